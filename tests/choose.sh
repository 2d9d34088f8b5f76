#!/bin/sh
# choose.sh - the clocks of this machine: the unit test

. $srcdir/long.sh
exec $TARGET_RUN ./t_choose
