/* callee.h - a procedure that does nothing */

#ifndef KS_CALLEE_H
#define KS_CALLEE_H

/* callee.c: neither inlined nor left out, however clever the compiler. */
void	ks_callee(void);

#endif
