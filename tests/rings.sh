#!/bin/sh
# rings.sh - rings of pointers, and loops over memory: the unit test
exec $TARGET_RUN ./t_rings
