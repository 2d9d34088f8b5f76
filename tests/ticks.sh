#!/bin/sh
# ticks.sh - timing with a coarse clock: the unit test
exec $TARGET_RUN ./t_ticks
