#!/bin/sh
# fuzz.sh - every file there is in data/, and what a fuzzer has found, is
# read and used in every way, or refused in one line: the unit test
exec $TARGET_RUN ./t_fuzz $srcdir/data/*.ks $srcdir/data/*.txt
