#!/bin/sh
# compat.sh - the shims of compat/: their unit tests
status=0
for unit in t_getopt t_memmove t_snprintf t_strerror t_strtoul t_waitpid; do
	echo "$unit:"
	$TARGET_RUN ./$unit || status=1
done
exit $status
