/* callee.c - a procedure that does nothing */

#include "compat.h"

#include "host/callee.h"

/* Nothing. It is in a file of its own, and configure says how to keep
   compilers out that see through files. */
KS_NOIPA void
ks_callee(void)
{
}
