#!/bin/sh
# estimate.sh - what the rounds of a point come to: the unit test
exec $TARGET_RUN ./t_estimate
