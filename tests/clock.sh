#!/bin/sh
# clock.sh - clocks of virtual time, good and bad: the unit test
exec $TARGET_RUN ./t_clock
