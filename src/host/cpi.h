/* cpi.h - clocks per instruction */

#ifndef KS_CPI_H
#define KS_CPI_H

/* cpi.c: the clocks that an add of two registers takes which waits for the
   one before; 0 if unknown. */
double	ks_add_clocks(void);

/* cpi.c: MHz of a CPU on which one turn of a loop takes ns more than one of
   another with that many adds less; 0 if ns is no time. */
double	ks_mhz_of_adds(double ns, int adds, double clocks);

#endif
