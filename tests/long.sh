#!/bin/sh
# long.sh - sourced by tests that take long and do not depend on the compiler:
# KERNSTONE_TESTS=short leaves them out

if test "$KERNSTONE_TESTS" = short; then
	echo "left out, as it takes long"
	exit 77
fi
