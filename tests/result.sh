#!/bin/sh
# result.sh - results in memory and their reader: the unit test
exec $TARGET_RUN ./t_result
