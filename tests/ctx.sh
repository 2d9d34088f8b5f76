#!/bin/sh
# ctx.sh - context switches against the round trip of a pipe

if test "$KERNSTONE_TESTS" = short; then
	echo "left out, as it takes long"
	exit 77
fi
exec $TARGET_RUN ./t_ctx
