#!/bin/sh
# result.sh - results in memory, and numbers as text: the unit test
exec $TARGET_RUN ./t_result
