#!/bin/sh
# ports.sh - clocks of systems we are not on: the unit test
exec $TARGET_RUN ./t_ports
