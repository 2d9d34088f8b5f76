#!/bin/sh
# choose.sh - the clocks of this machine: the unit test

if test "$KERNSTONE_TESTS" = short; then
	echo "left out, as it takes long"
	exit 77
fi
exec $TARGET_RUN ./t_choose
