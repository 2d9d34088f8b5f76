#!/bin/sh
# levels.sh - what is derived from several times: the unit test

. $srcdir/long.sh
exec $TARGET_RUN ./t_levels
