#!/bin/sh
# levels.sh - what is derived from several times: the unit test

if test "$KERNSTONE_TESTS" = short; then
	echo "left out, as it takes long"
	exit 77
fi
exec $TARGET_RUN ./t_levels
