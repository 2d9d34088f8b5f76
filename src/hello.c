/* hello.c - a program that does nothing, for the benchmarks that run one */

#include "compat.h"

int
main(void)
{
	return 0;
}
