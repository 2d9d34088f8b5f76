#!/bin/sh
# ticks.sh - timing with a coarse clock: the unit test

few=
if test "$KERNSTONE_TESTS" = short && test -n "$TARGET_RUN"; then
	echo "emulated, half of the reading costs are left out"
	few=few
fi
exec $TARGET_RUN ./t_ticks $few
