/* main.c - kernstone COMMAND: the table of subcommands */

#include "compat.h"

int
main(void)
{
	return 0;
}
