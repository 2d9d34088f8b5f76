#!/bin/sh
# indata.sh - sourced by tests of files in data/, where it goes: $ks is the
# program, $w what names of files of theirs begin with, which are removed in
# the end, and $bad a file for what is wrong

ks=`cd $top_builddir/src && pwd`/kernstone
w=`pwd`/`basename $0 .sh`.$$
bad=$w.bad
trap 'rm -f $w.*' 0
trap 'exit 1' 1 2 15
>$bad
cd $srcdir/data || exit 1
