/* hello.c - a program that does nothing, for the benchmarks that run one */

int
main(void)
{
	return 0;
}
