#!/bin/sh
# simul.sh - what comparisons say of made-up runs, 2000 of each kind, with a
# fixed seed: wrong verdicts, changes found, intervals that hold the truth

. $srcdir/long.sh
exec $TARGET_RUN ./t_simul
