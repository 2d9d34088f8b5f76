/* t_reader.c - files of results, whole and broken */

#include "compat.h"

#include "result/result.h"

#include "check.h"

#define TMP	"t_reader.tmp"
#define HEAD	"# kernstone 0.1.0 results, format 1\n"

static char	err[300];

/* Read text as a file of n bytes. */
static int
read_bytes(struct ks_results *r, const char *text, size_t n)
{
	FILE	*f = fopen(TMP, "wb");
	int	 status;

	if (f == NULL || fwrite(text, 1, n, f) != n || fclose(f) != 0)
		exit(1);
	ks_results_init(r);
	strcpy(err, "");
	status = ks_results_read(r, TMP, err, sizeof err);
	remove(TMP);
	return status;
}

static int
read_text(struct ks_results *r, const char *text)
{
	return read_bytes(r, text, strlen(text));
}

/* The text, behind a header, must be refused with that message. */
static void
refused(const char *text, const char *message)
{
	struct ks_results	r;
	char			file[400], want[300];

	sprintf(file, HEAD "%s\n", text);
	sprintf(want, TMP ":2: %s", message);
	CHECK(read_text(&r, file) == -1);
	CHECK(r.nsystem == 0);
	if (!CHECK(strcmp(err, want) == 0))
		printf("%s\n gave %s\n  not %s\n", text, err, want);
	ks_results_free(&r);
}

static void
refusals(void)
{
	refused("Benchmark 1 2 ns/op",
	    "expected a name behind Benchmark, not \"\"");
	refused("BenchmarkX",
	    "expected a count of operations, but the line ends");
	refused("BenchmarkX -1 2 ns/op",
	    "expected a count of operations, not \"-1\"");
	refused("BenchmarkX 1.5 2 ns/op",
	    "expected a count of operations, not \"1.5\"");
	refused("BenchmarkX 99999999999999999999 2 ns/op",
	    "expected a count of operations, not \"99999999999999999999\"");
	refused("BenchmarkX 1", "expected a number, but the line ends");
	refused("BenchmarkX 1 2", "expected a unit, but the line ends");
	refused("BenchmarkX 1 x ns/op", "expected a number, not \"x\"");
	refused("BenchmarkX 1 nan ns/op", "expected a number, not \"nan\"");
	refused("BenchmarkX 1 inf ns/op", "expected a number, not \"inf\"");
	refused("BenchmarkX 1 -Inf ns/op", "expected a number, not \"-Inf\"");
	refused("BenchmarkX 1 1e999 ns/op", "expected a number, not \"1e999\"");
	refused("BenchmarkX 1 0x10 ns/op", "expected a number, not \"0x10\"");
	refused("BenchmarkX 1 4e ns/op", "expected a number, not \"4e\"");
	refused("BenchmarkX 1 4,5 ns/op", "expected a number, not \"4,5\"");
	refused("BenchmarkX 1 2 ns/op 3", "expected a unit, but the line ends");
	refused("BenchmarkX 1 2 ns/op 3 a b c",
	    "expected a number, not \"b\"");
}

static const char	sample[] =
    "# kernstone 0.1.0 results, format 1\n"
    "# date: 2026-11-30T12:00:00Z\n"
    "# a remark, no key\n"
    "host: pmax1\n"
    "os: NetBSD 1.4.1\n"
    "empty:\n"
    "host: pmax2\n"
    "Unit ns/op better=lower\n"
    "PASS\n"
    "BenchmarkLatSyscall/null 20480 412.3 ns/op 1 round 409.8 p10-ns/op\n"
    "BenchmarkBwPipe 12\t 34.5 MB/s\n"
    "--- SKIP: BenchmarkLatRPC/udp: no RPC library: none\n"
    "--- FAIL: BenchmarkBwPipe\n"
    "BenchmarkLatSyscall/null 20481 -0.5 ns/op 2 round 1e3 x 2 x\n";

static void
reads(const struct ks_system *s)
{
	struct ks_point	*p = ks_point(s, "LatSyscall/null");
	double		 x;

	CHECK(strcmp(s->version, "0.1.0") == 0);
	CHECK(strcmp(ks_key(s, "host"), "pmax2") == 0);
	CHECK(strcmp(ks_key(s, "empty"), "") == 0);
	CHECK(ks_key(s, "hos") == NULL && ks_key(s, "a") == NULL);
	CHECK(s->key[0].volat && !s->key[1].volat);
	CHECK(s->npoint == 3 && ks_point(s, "LatSyscall") == NULL);
	if (!CHECK(p != NULL && p->nround == 2))
		return;
	NEAR(p->round[0].n, 20480, 0);
	NEAR(p->round[0].value, 412.3, 0);
	NEAR(p->round[1].value, -0.5, 0);
	CHECK(ks_metric(&p->round[0], "p10-ns/op", &x) == 0 && x == 409.8);
	CHECK(ks_metric(&p->round[1], "x", &x) == 0 && x == 1000);
	CHECK(ks_metric(&p->round[0], "x", &x) == -1);
	p = ks_point(s, "BwPipe");
	CHECK(strcmp(p->unit, "MB/s") == 0 && p->skip == NULL);
	CHECK(strcmp(p->fail, "no reason is given") == 0);
	p = ks_point(s, "LatRPC/udp");
	CHECK(p->nround == 0 && p->unit == NULL);
	CHECK(strcmp(p->skip, "no RPC library: none") == 0);
}

/* A whole file, one that is cut, two joined, one with CRLF, one with what
   Windows puts first. */
static void
files(void)
{
	static const char	crlf[] =
	    "\357\273\277# kernstone 0.1.0 results, format 1\r\n"
	    "host: a\r\nBenchmarkX 1 2 ns/op\r\n# end\r\n";
	struct ks_results	r;
	char			two[2 * sizeof sample + 10];

	CHECK(read_text(&r, sample) == 0 && r.nsystem == 1);
	reads(r.system);
	CHECK(!r.system->complete && r.system->nodd == 1);
	CHECK(r.system->odd[0].line == 9);
	CHECK(strcmp(r.system->odd[0].text, "PASS") == 0);
	ks_results_free(&r);
	CHECK(read_bytes(&r, sample, sizeof sample - 2) == 0);
	CHECK(ks_point(r.system, "LatSyscall/null")->nround == 1);
	ks_results_free(&r);
	sprintf(two, "%s# end\n%s", sample, sample);
	CHECK(read_text(&r, two) == 0 && r.nsystem == 2);
	CHECK(r.system->complete && !r.system[1].complete);
	CHECK(r.system[1].line == 16);
	reads(&r.system[0]);
	reads(&r.system[1]);
	ks_results_free(&r);
	CHECK(read_text(&r, crlf) == 0 && r.system->complete);
	CHECK(strcmp(ks_key(r.system, "host"), "a") == 0);
	CHECK(strcmp(ks_point(r.system, "X")->unit, "ns/op") == 0);
	ks_results_free(&r);
}

/* Wherever a file is cut, the whole lines before are used. */
static void
cuts(void)
{
	struct ks_results	r;
	size_t			n;
	int			i, lines;

	for (n = sizeof HEAD - 1; n < sizeof sample; n++) {
		for (i = lines = 0; i < (int)n; i++)
			lines += sample[i] == '\n';
		CHECK(read_bytes(&r, sample, n) == 0 && r.nsystem == 1);
		CHECK(r.system->nkey == (lines > 6 ? 5 : lines > 3 ?
		    lines - 2 : lines > 1));
		CHECK((ks_point(r.system, "BwPipe") != NULL) == (lines > 10));
		ks_results_free(&r);
	}
	for (n = 0; n < sizeof HEAD - 1; n++) {
		CHECK(read_bytes(&r, sample, n) == -1 && r.nsystem == 0);
		ks_results_free(&r);
	}
}

/* A point keeps its unit; formats of the future are refused. */
static void
conflicts(void)
{
	struct ks_results	r;

	CHECK(read_text(&r, HEAD "BenchmarkX 1 2 ns/op\n"
	    "BenchmarkX 1 2 MB/s\n") == -1);
	CHECK(strcmp(err, TMP ":3: expected the unit this point had before, "
	    "not \"MB/s\"") == 0);
	ks_results_free(&r);
	CHECK(read_text(&r, "# kernstone 9 results, format 2\nhost: a\n")
	    == -1);
	CHECK(strcmp(err, TMP ":1: expected format 1: this file is for "
	    "another kernstone") == 0);
	ks_results_free(&r);
	CHECK(read_text(&r, HEAD "BenchmarkX 1 2 ns/op\n"
	    "# kernstone 9 results, format 11\n") == -1);
	CHECK(r.nsystem == 0);
	ks_results_free(&r);
}

/* Lines of a megabyte; zero bytes. */
static void
monsters(void)
{
	static char		big[1100000];
	struct ks_results	r;
	size_t			n = sizeof HEAD - 1;

	memset(big, 'a', sizeof big);
	memcpy(big, HEAD, n);
	big[sizeof big - 1] = '\n';
	CHECK(read_bytes(&r, big, sizeof big) == -1);
	CHECK(strcmp(err, TMP ":2: expected at most 65535 bytes in a line")
	    == 0);
	ks_results_free(&r);
	CHECK(read_bytes(&r, big + n, sizeof big - n) == -1);
	CHECK(strncmp(err, TMP ":1: not results", 20) == 0);
	memset(big + n, '\0', sizeof big - n);
	big[n + 10] = '\n';
	CHECK(read_bytes(&r, big, sizeof big) == 0);
	CHECK(r.system->nodd == 1);
	ks_results_free(&r);
}

int
main(void)
{
	refusals();
	files();
	cuts();
	conflicts();
	monsters();
	return check_status();
}
