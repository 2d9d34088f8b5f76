#!/bin/sh
# ctx.sh - context switches against the round trip of a pipe

. $srcdir/long.sh
exec $TARGET_RUN ./t_ctx
