#!/bin/sh
# measure.sh - runs the unit tests of t_measure.c
exec $TARGET_RUN ./t_measure
