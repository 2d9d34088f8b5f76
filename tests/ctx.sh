#!/bin/sh
# ctx.sh - context switches against the round trip of a pipe
exec $TARGET_RUN ./t_ctx
