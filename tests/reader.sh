#!/bin/sh
# reader.sh - files of results, whole and broken: the unit test
exec $TARGET_RUN ./t_reader
