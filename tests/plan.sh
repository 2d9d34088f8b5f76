#!/bin/sh
# plan.sh - runs the unit tests of t_plan.c
exec $TARGET_RUN ./t_plan
