/* clocktab.h - THE list of clocks, in order of preference */
/* no include guard: clocktab.c reads it twice */

/* Of the system. */
CLOCK(raw)
CLOCK(mono)
CLOCK(mach)
CLOCK(hrtime)
CLOCK(rrt)
CLOCK(gtod)

/* Counters. */
CLOCK(tsc)
CLOCK(cntvct)
CLOCK(armvct)
CLOCK(armpmc)
CLOCK(xscale)
CLOCK(ppctb)
CLOCK(sparctick)
CLOCK(rpcc)
CLOCK(rdhwr)
CLOCK(rdtime)
CLOCK(stck)
CLOCK(cr16)
CLOCK(loong)
