#!/bin/sh
# gate.sh - runs the unit tests of t_gate.c
exec $TARGET_RUN ./t_gate
