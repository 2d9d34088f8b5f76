/* t_host.c - what the host is asked, and what it answers */

#include "compat.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "check.h"
#include "host/ask.h"
#include "host/host.h"

static void
put(const char *path, const char *text, size_t n)
{
	FILE *f = fopen(path, "w");

	if (f == NULL || fwrite(text, 1, n, f) != n || fclose(f) != 0) {
		perror(path);
		exit(1);
	}
}

/* What /proc/cpuinfo looks like on the architectures of Linux. */
static const struct {
	const char	*text;
	double		 mhz;
	const char	*name;
} cpuinfo[] = {
	{ "processor\t: 0\nvendor_id\t: GenuineIntel\ncpu family\t: 6\n"
	  "model\t\t: 85\nmodel name\t: Intel(R) Xeon(R) CPU @ 2.20GHz\n"
	  "cpu MHz\t\t: 2200.174\nbogomips\t: 4400.34\n\n"
	  "processor\t: 1\ncpu MHz\t\t: 800.000\n",
	  2200.174, "Intel(R) Xeon(R) CPU @ 2.20GHz" },
	{ "processor\t: 0\ncpu\t\t: 7447A, altivec supported\n"
	  "clock\t\t: 1420.000000MHz\nrevision\t: 0.1 (pvr 8003 0101)\n"
	  "bogomips\t: 83.20\ntimebase\t: 41620997\n",
	  1420, "7447A, altivec supported" },
	{ "cpu\t\t\t: Alpha\ncpu model\t\t: EV56\ncpu variation\t\t: 7\n"
	  "cycle frequency [Hz]\t: 599999994 est.\n"
	  "timer frequency [Hz]\t: 1024.00\nBogoMIPS\t\t: 1195.56\n",
	  599.999994, "EV56" },
	{ "cpu\t\t: TI UltraSparc IIi (Sabre)\nfpu\t\t: UltraSparc IIi FPU\n"
	  "ncpus probed\t: 1\nCpu0ClkTck\t: 000000001ad27480\n",
	  450, "TI UltraSparc IIi (Sabre)" },
	{ "cpu\t\t: UltraSparc M8\nCpu0ClkTck\t: 000000012a05f200\n",
	  5000, "UltraSparc M8" },
	{ "CPU:\t\t68040\nMMU:\t\t68040\nFPU:\t\t68040\n"
	  "Clocking:\t32.6MHz\nBogoMips:\t21.77\n",
	  32.6, "68040" },
	{ "processor\t: 0\nmodel name\t: ARMv7 Processor rev 4 (v7l)\n"
	  "BogoMIPS\t: 38.40\nFeatures\t: half thumb\n"
	  "CPU implementer\t: 0x41\n",
	  0, "ARMv7 Processor rev 4 (v7l)" },
	{ "processor\t: 0\nBogoMIPS\t: 108.00\nCPU implementer\t: 0x41\n"
	  "CPU part\t: 0xd08\n",
	  0, "0xd08" },
	{ "system type\t\t: Digital DECstation 5000/1xx\nprocessor\t\t: 0\n"
	  "cpu model\t\t: R3000A V3.0  FPU V4.0\nBogoMIPS\t\t: 24.85\n",
	  0, "R3000A V3.0  FPU V4.0" },
	{ "processor\t: 0\nhart\t\t: 1\nisa\t\t: rv64imafdc\n"
	  "uarch\t\t: sifive,u74-mc\n",
	  0, "sifive,u74-mc" },
	{ "vendor_id       : IBM/S390\ncpu number      : 0\n"
	  "cpu MHz dynamic : 5200\ncpu MHz static  : 5200\n",
	  5200, NULL },
	{ "machine\t\t: RTS7751R2D\ncpu type\t: SH7751R\n"
	  "cpu clock\t: 240.00MHz\n",
	  240, "SH7751R" },
	{ "cpu MHz\t\t: unknown\ncpu MHz\t:\n: 12\nno colon\n", 0, NULL },
	{ "", 0, NULL }
};

static void
test_cpuinfo(void)
{
	char	name[100];
	size_t	i;
	int	found;

	for (i = 0; i < sizeof cpuinfo / sizeof cpuinfo[0]; i++) {
		put("cpuinfo", cpuinfo[i].text, strlen(cpuinfo[i].text));
		NEAR(ks_cpuinfo_mhz("cpuinfo"), cpuinfo[i].mhz, 1e-6);
		found = ks_cpuinfo_name("cpuinfo", name, sizeof name) == 0;
		CHECK(found == (cpuinfo[i].name != NULL));
		if (found && cpuinfo[i].name != NULL &&
		    !CHECK(strcmp(name, cpuinfo[i].name) == 0))
			printf("\"%s\" is not \"%s\"\n", name,
			    cpuinfo[i].name);
	}
	put("cpuinfo", cpuinfo[0].text, strlen(cpuinfo[0].text));
	CHECK(ks_cpuinfo_name("cpuinfo", name, 6) == 0);
	CHECK(strcmp(name, "Intel") == 0);
	CHECK(ks_cpuinfo_mhz("nothing") <= 0);
	CHECK(ks_cpuinfo_name("nothing", name, sizeof name) == -1);
}

/* The firmware's tree: 4 or 8 bytes, the highest first. */
static void
test_devtree(void)
{
	char name[40];

	CHECK(mkdir("cpus", 0700) == 0 && mkdir("cpus/cpu@0", 0700) == 0);
	put("cpus/name", "cpus", 5);
	CHECK(ks_devtree_hz("cpus") <= 0);
	CHECK(ks_devtree_name("cpus", name, sizeof name) == -1);
	put("cpus/cpu@0/clock-frequency", "\004\303\300\100", 4);
	NEAR(ks_devtree_hz("cpus"), 79937600.0, 0);
	put("cpus/cpu@0/clock-frequency", "\0\0\0\001\052\005\362\0", 8);
	NEAR(ks_devtree_hz("cpus"), 5e9, 0);
	put("cpus/cpu@0/clock-frequency", "\001\002\003", 3);
	CHECK(ks_devtree_hz("cpus") <= 0);
	put("cpus/cpu@0/compatible", "arm,cortex-a72\0arm,armv8", 24);
	CHECK(ks_devtree_name("cpus", name, sizeof name) == 0);
	CHECK(strcmp(name, "arm,cortex-a72") == 0);
	CHECK(ks_devtree_hz("nothing") <= 0);
}

static void
test_bytes(void)
{
	static const unsigned char b[] = { 1, 2, 3, 4, 5, 6, 7, 8 };

	NEAR(ks_bytes_number(b, 2, 1), 258.0, 0);
	NEAR(ks_bytes_number(b, 2, 0), 513.0, 0);
	NEAR(ks_bytes_number(b, 8, 1) / 72623859790382856.0, 1, 1e-15);
	put("number", " 1800000\n", 9);
	NEAR(ks_file_number("number"), 1800000.0, 0);
	put("number", "none\n", 5);
	NEAR(ks_file_number("number"), 0, 0);
	NEAR(ks_file_number("nothing"), 0, 0);
	NEAR(ks_text_mhz("CY7C601 @ 40 MHz, TMS390C602A FPU"), 40, 0);
	NEAR(ks_text_mhz("AlphaPC 164LX 599 MHz"), 599, 0);
	NEAR(ks_text_mhz("SA-110 (233.5MHz)"), 233.5, 0);
	NEAR(ks_text_mhz("25MHz"), 25, 0);
	NEAR(ks_text_mhz("no MHz"), 0, 0);
	NEAR(ks_text_mhz("MHz"), 0, 0);
	NEAR(ks_text_mhz("Sun 3/260"), 0, 0);
}

/* Whatever the host is, its answers must make sense. */
static void
test_answers(void)
{
	struct ks_who	 w;
	const char	*origin = NULL;
	double		 mhz = ks_system_mhz(&origin);

	CHECK(origin != NULL && (mhz > 0) == (origin[0] != '\0'));
	CHECK(mhz < 100000);
	ks_who(&w);
	CHECK(w.host[0] != '\0' && strlen(w.host) < sizeof w.host);
	CHECK(strchr(w.cpu, '\n') == NULL && strstr(w.cpu, "  ") == NULL);
	CHECK(ks_physical_memory() == 0 || ks_physical_memory() > 1e5);
	CHECK(ks_resident() == 0 || ks_resident() > 10);
	CHECK(ks_load() >= -1 && ks_load() < 1e5);
	CHECK(ks_pagesize() >= 512 && ks_pagesize() % 512 == 0);
	printf("%s, %s, %s, %s: %.6g MHz (%s), %.0f MB, %.0f kB, load %.2f\n",
	    w.host, w.os, w.machine, w.cpu, mhz, origin,
	    ks_physical_memory() / 1e6, ks_resident(), ks_load());
}

static void
test_descriptors(void)
{
	long n = ks_descriptors(40);

	CHECK(n == 0 || (n > 3 && n <= 40));
}

/* The CPU this process was last on, -1 if the host does not say.  Emulators
   (qemu-user) make up the file: of a process without memory. */
static int
current(void)
{
	FILE	*f = fopen("/proc/self/stat", "r");
	double	 size = 0;
	int	 cpu = -1, i;

	if (f == NULL)
		return -1;
	while ((i = getc(f)) != ')' && i != EOF)
		;
	for (i = 0; i < 20; i++)
		if (fscanf(f, "%*s") == EOF)
			break;
	if (i == 20 && fscanf(f, "%lf", &size) == 1 && size > 0)
		for (; i < 35; i++)
			if (fscanf(f, "%*s") == EOF)
				break;
	if (i < 35 || fscanf(f, "%d", &cpu) != 1)
		cpu = -1;
	fclose(f);
	return cpu;
}

/* In a child, for there is no way back: on the CPU it was told, and so are
   its own children. */
static int
pinned(int cpu)
{
	int only[2], on;

	CHECK(ks_pin(cpu) == 0);
	CHECK(ks_cpus(only, 2) == 1 && only[0] == cpu);
	on = current();
	CHECK(on == -1 || on == cpu);
	if (fork() == 0)
		_exit((on = current()) != -1 && on != cpu);
	CHECK(wait(&on) > 0 && on == 0);
	return check_status();
}

static void
test_pin(void)
{
	int cpu[16], n, i, st;

	CHECK(ks_pin(-1) == -1);
	CHECK(ks_pin(100000) == -1);
	CHECK(ks_cpus(cpu, 0) == 0);
	n = ks_cpus(cpu, 16);
	CHECK(n >= 0 && n <= 16);
	printf("%d CPUs to be pinned to\n", n);
	if (n == 0)
		CHECK(ks_pin(0) == -1);
	fflush(stdout);
	for (i = 0; i < n; i++) {
		CHECK(i == 0 || cpu[i] > cpu[i - 1]);
		if (fork() == 0)
			_exit(pinned(cpu[i]));
		CHECK(wait(&st) > 0 && st == 0);
	}
}

int
main(void)
{
	test_cpuinfo();
	test_devtree();
	test_bytes();
	test_answers();
	test_descriptors();
	test_pin();
	return check_status();
}
