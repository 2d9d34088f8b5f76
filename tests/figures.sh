#!/bin/sh
# figures.sh - figures and what they are made of: the unit test
exec $TARGET_RUN ./t_figures
