/* errlist.h - a program that prints sys_errlist and sys_nerr, in C, with the
   texts of this host; scripts/pretend makes a library of it */

#include <stdio.h>
#include <string.h>

int
main(void)
{
	int	i;

	printf("char *sys_errlist[] = {\n");
	for (i = 0; i < 134; i++)
		printf("\t\"%s\",\n", strerror(i));
	printf("};\nint sys_nerr = %d;\n", i);
	return 0;
}
