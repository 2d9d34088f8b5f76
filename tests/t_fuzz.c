/* t_fuzz.c - any bytes at all are read, reported and written, or refused in
   one line; run with files, or built with -DKS_LIBFUZZER (see HACKING) */

#include "compat.h"

#include "report/report.h"
#include "result/result.h"

#include "check.h"

#define TMP	"t_fuzz.tmp"

static FILE	*out;

/* One of the things that can be done with results, by its number. */
static void
use(struct ks_results *r, int what)
{
	static const char *const	layouts[] = {
		"1.0", "1.1", "1.9", "2", "3", "best"
	};
	char				err[700];

	if (what < 6)
		(void)ks_report(out, r, ks_layout(layouts[what]));
	else if (what < 12)
		(void)ks_report_relative(out, r, ks_layout(layouts[what - 6]),
		    what % 2 == 0 ? KS_BEST : 0);
	else if (what == 12)
		ks_listing(out, r);
	else if (what == 13)
		(void)ks_export("go")->print(out, r, err, sizeof err);
	else {
		ks_results_cut(r, 1);
		ks_fix_known_errors(r);
		(void)ks_export("lmbench")->print(out, r, err, sizeof err);
	}
	rewind(out);
}

#define USES	15

/* What the bytes in TMP come to. */
static void
read_it(int what)
{
	struct ks_results	r;
	char			err[700];

	ks_results_init(&r);
	strcpy(err, "");
	if (ks_results_read(&r, TMP, err, sizeof err) == 0) {
		CHECK(r.nsystem > 0);
		use(&r, what);
	} else
		CHECK(r.nsystem == 0 && err[0] != '\0' &&
		    strchr(err, '\n') == NULL);
	ks_results_free(&r);
}

int	LLVMFuzzerTestOneInput(const unsigned char *, size_t);

int
LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
	FILE	*f = fopen(TMP, "wb");

	if (out == NULL && (out = tmpfile()) == NULL)
		exit(1);
	if (f == NULL || fwrite(data, 1, size, f) != size || fclose(f) != 0)
		exit(1);
	read_it((int)(size % USES));
	if (check_failed)
		abort();
	return 0;
}

#ifndef KS_LIBFUZZER
static unsigned char	data[1000000];

/* A file all but whole, so that each thing is done with it, and half of
   it. */
static void
pieces(size_t size)
{
	size_t	k;

	for (k = 0; k < USES && k < size; k++)
		(void)LLVMFuzzerTestOneInput(data, size - k);
	(void)LLVMFuzzerTestOneInput(data, size / 2);
}

int
main(int argc, char **argv)
{
	FILE	*f;
	size_t	 size;
	int	 i;

	for (i = 1; i < argc; i++) {
		f = fopen(argv[i], "rb");
		if (!CHECK(f != NULL))
			continue;
		size = fread(data, 1, sizeof data, f);
		fclose(f);
		pieces(size);
	}
	CHECK(argc > 1);
	remove(TMP);
	return check_status();
}
#endif
