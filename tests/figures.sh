#!/bin/sh
# figures.sh - how figures are written, and the layouts: the unit test
exec $TARGET_RUN ./t_figures
