#!/bin/sh
# needstrace.sh - sourced by tests that trace system calls: without strace, they
# are skipped
#
# An emulator would be seen instead; a sanitizer wants to trace as well.

if test -n "$TARGET_RUN"
then
	echo "SKIP: emulated, strace would show the emulator"
	exit 77
fi
if (strace -f $top_builddir/src/hello) >/dev/null 2>&1
then
	:
else
	echo "SKIP: no strace, or no permission to use it, or a sanitizer"
	exit 77
fi
