#!/bin/sh
# ranks.sh - rank tests and their intervals: the unit test
exec $TARGET_RUN ./t_ranks
