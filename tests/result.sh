#!/bin/sh
# result.sh - results in memory, and their writer: the unit test
exec $TARGET_RUN ./t_result
