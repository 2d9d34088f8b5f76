#!/bin/sh
# queue.sh - runs the unit tests of t_queue.c
exec $TARGET_RUN ./t_queue
