#!/bin/sh
# choose.sh - the clocks of this machine: the unit test
exec $TARGET_RUN ./t_choose
