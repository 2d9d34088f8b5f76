#!/bin/sh
# faults.sh - what LatPagefault touches is a page fault: the unit test

dir=faults.$$
mkdir $dir || exit 1
trap 'rm -rf $dir' 0
trap 'exit 1' 1 2 15
unit=`pwd`/t_faults
(cd $dir && exec $TARGET_RUN $unit)
