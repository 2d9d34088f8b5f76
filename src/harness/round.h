/* round.h - a round, in its own process */

#ifndef ROUND_H
#define ROUND_H

/* Carry out the order in argv (see order.h) in the working directory and
   print one line of a results file: 0, or 2 if the order makes no sense. */
int	ks_round_main(int argc, char **argv);

#endif
