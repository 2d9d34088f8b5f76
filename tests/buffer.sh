#!/bin/sh
# buffer.sh - memory, files and file systems of benchmarks: the unit test

trap 'rm -f t_buffer.file' 0
trap 'exit 1' 1 2 15
$TARGET_RUN ./t_buffer
