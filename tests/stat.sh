#!/bin/sh
# stat.sh - statistics: the unit test
exec $TARGET_RUN ./t_stat
