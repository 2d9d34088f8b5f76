#!/bin/sh
# changes.sh - changes of level in a series: the unit test
exec $TARGET_RUN ./t_changes
