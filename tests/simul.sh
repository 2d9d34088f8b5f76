#!/bin/sh
# simul.sh - what comparisons say of made-up runs, 2000 of each kind, with a
# fixed seed: wrong verdicts, changes found, intervals that hold the truth

if test "$KERNSTONE_TESTS" = short; then
	echo "left out, as it takes long"
	exit 77
fi
exec $TARGET_RUN ./t_simul
