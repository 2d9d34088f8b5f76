#!/bin/sh
# trend.sh - other tests of samples and series: the unit test
exec $TARGET_RUN ./t_trend
