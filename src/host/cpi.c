/* cpi.c - the clocks that an add of two registers takes */

#include "compat.h"


#include "host/cpi.h"
#include "host/host.h"

/*
 * Sources: the manufacturers' manuals: M68000 User's Manual, section 8; MC68020
 * User's Manual, 8.2 (cache case); 80386 Programmer's Reference Manual,
 * chapter 17; Intel 80200 Developer's Manual, B.5.2; Fog, Instruction tables,
 * for the Pentium 4; IBM, The POWER4 Processor Introduction and Tuning Guide;
 * Abu-Nofal et al., A three-million-transistor microprocessor (ISSCC 1992),
 * for the SuperSPARC, whose adders work in pairs.
 */

/* CPUs that differ from others of their kind, as systems name them. */
static const struct {
	const char	*name;
	double		 clocks;
} named[] = {
	{ "POWER4", 2 },
	{ "POWER5", 2 },
	{ "PPC970", 2 },
	{ "SuperSPARC", 0.5 },
	{ "SuperSparc", 0.5 },
	{ "TMS390Z5", 0.5 },
	{ NULL, 0 }
};

#if defined(__GNUC__) && (defined(__m68k__) || defined(__mc68000__) || \
    defined(mc68000))

/* An instruction of the 68020 and up, and one of the 68040 and up. */
static void
extb(void)
{
	__asm__ __volatile__(".word 0x49c0" : : : "d0");
}

static void
move16(void)
{
	static char	 memory[64];
	char		*p = memory + 16 - (unsigned long)memory % 16;

	__asm__ __volatile__("movel %0,%%a0\n\tmovel %0,%%a1\n\t"
	    ".word 0xf620,0x9000" : : "r" (p) : "a0", "a1", "memory");
}

/* Does a child survive it? */
static int
has(void (*instruction)(void))
{
	int	st;
	pid_t	pid;

	if ((pid = fork()) == 0) {
		instruction();
		_exit(0);
	}
	return pid != -1 && ks_waitpid(pid, &st, 0) == pid && st == 0;
}

static double
by_kind(void)
{
	return has(move16) ? 1 : has(extb) ? 2 : 8;
}

#elif defined(__GNUC__) && defined(__i386__)

/* Can this bit of the flags be changed? */
static int
flag(unsigned long bit)
{
	unsigned long a, b;

	__asm__ __volatile__("pushfl\n\tpopl %0\n\tmovl %0,%1\n\t"
	    "xorl %2,%0\n\tpushl %0\n\tpopfl\n\tpushfl\n\tpopl %0\n\t"
	    "pushl %1\n\tpopfl" : "=&r" (a), "=&r" (b) : "r" (bit) : "cc");
	return ((a ^ b) & bit) != 0;
}

/* The 386 lacks the flag of alignment checks, some 486 that of cpuid; the
   family of the Pentium 4 is 15, and its first three models add twice a
   clock. */
static double
by_kind(void)
{
	unsigned long a, b, c, d;

	if (!flag(1UL << 18))
		return 2;
	if (!flag(1UL << 21))
		return 1;
	__asm__ __volatile__("movl %%ebx,%1\n\tcpuid\n\txchgl %%ebx,%1"
	    : "=a" (a), "=&S" (b), "=c" (c), "=d" (d) : "0" (1));
	return (a & 0x0ff00fc0) == 0xf00 && (a >> 4 & 15) < 3 ? 0.5 : 1;
}

#elif defined(__x86_64__) || defined(__i386__) || defined(__mips__) || \
    defined(__mips) || defined(mips) || defined(__alpha__) || \
    defined(__alpha) || defined(__sparc__) || defined(__sparc) || \
    defined(sparc) || defined(__arm__) || defined(__aarch64__) || \
    defined(__powerpc__) || defined(__ppc__) || defined(__PPC__) || \
    defined(_POWER) || defined(__hppa__) || defined(__hppa) || \
    defined(__riscv) || defined(__s390__) || defined(__ia64__) || \
    defined(__sh__) || defined(__loongarch__)

static double
by_kind(void)
{
	return 1;
}

#else

static double
by_kind(void)
{
	return 0;
}

#endif

/* The clocks that an add of two registers takes which waits for the one
   before; 0 if unknown. */
double
ks_add_clocks(void)
{
	struct ks_who	who;
	int		i;

	ks_who(&who);
	for (i = 0; named[i].name != NULL; i++)
		if (strstr(who.cpu, named[i].name) != NULL)
			return named[i].clocks;
	return by_kind();
}

/* MHz of a CPU on which one turn of a loop takes ns more than one of another
   with that many adds less. */
double
ks_mhz_of_adds(double ns, int adds, double clocks)
{
	return ns > 0 ? adds * clocks / ns * 1000 : 0;
}
