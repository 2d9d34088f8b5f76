#!/bin/sh
# owndir.sh - sourced by tests that leave files: goes to a directory of their
# own, $own, which is removed in the end; $KS is the program from there

own=`pwd`/`basename $0 .sh`.$$
mkdir $own || exit 1
trap 'cd ..; chmod -R u+w $own; rm -rf $own' 0
trap 'exit 1' 1 2 15
cd $own || exit 1
case $KS in
/*) ;;
*) KS=../$KS ;;
esac
