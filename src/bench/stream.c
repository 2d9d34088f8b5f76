/* stream.c - bandwidths of arrays of doubles, after STREAM and lmbench */

#include "compat.h"

#include "bench.h"
#include "host/buffer.h"

#define CHUNK	2048UL		/* elements of an operation, at most: of longer
				   arrays the next, as in bw_mem.c */

static struct ks_buffer	buffer;
static double		*a, *b, *c;
static unsigned long	length, chunk, where;

/* Three arrays of size bytes, one after the other. */
static int
setup(struct ks_round *r, int words)
{
	unsigned long size = ks_number(r, "size"), i;

	if (ks_memory_for(r, 3, size) != 0)
		return KS_SKIP;
	if (ks_buffer(&buffer, 3 * size, 0) != 0)
		return -1;
	length = size / sizeof *a;
	chunk = length < CHUNK ? length : CHUNK;
	where = 0;
	a = (double *)(void *)buffer.at;
	b = a + length;
	c = b + length;
	for (i = 0; i < length; i++) {
		a[i] = 1;
		b[i] = 2;
		c[i] = 3;
	}
	r->bytes = (double)chunk * words * sizeof *a;
	return 0;
}

static int
one(struct ks_round *r)
{
	return setup(r, 1);
}

static int
two(struct ks_round *r)
{
	return setup(r, 2);
}

static int
three(struct ks_round *r)
{
	return setup(r, 3);
}

static void
finish(struct ks_round *r)
{
	(void)r;
	ks_buffer_free(&buffer);
}

static int
wrong(struct ks_round *r)
{
	return ks_why(r, -1, "what is in the array is not what was computed");
}

/* Are the first and the last of m elements what they should be? */
static int
check(struct ks_round *r, const double *x, unsigned long m, double want)
{
	return x[0] == want && x[m - 1] == want ? 0 : wrong(r);
}

/* A function that does step to m elements from x, y and z on. */
#define KERNEL(name, step)						\
static KS_NOINLINE void							\
name(double *x, const double *y, const double *z, double s,		\
    unsigned long m)							\
{									\
	unsigned long i;						\
									\
	(void)y;							\
	(void)z;							\
	(void)s;							\
	for (i = 0; i < m; i++)						\
		step;							\
}

KERNEL(copy, x[i] = y[i])
KERNEL(scale, x[i] = s * y[i])
KERNEL(add, x[i] = y[i] + z[i])
KERNEL(triad, x[i] = y[i] + s * z[i])
KERNEL(fill, x[i] = s)
KERNEL(daxpy, x[i] = x[i] + s * y[i])

/* Four sums, so that no addition waits for the one before. */
static KS_NOINLINE double
sum(const double *x, unsigned long m)
{
	double		p = 0, q = 0, s = 0, t = 0;
	unsigned long	i;

	for (i = 0; i < m; i += 4) {
		p += x[i];
		q += x[i + 1];
		s += x[i + 2];
		t += x[i + 3];
	}
	p += q + s + t;
	KS_KEEP_FP(p);
	return p;
}

/* The loop of a kernel, whose array x is known before and after: it was want,
   or is made other than that first. */
#define LOOP(name, x, y, z, s, want)					\
static int								\
name##_loop(struct ks_round *r, unsigned long n)			\
{									\
	unsigned long last = where;					\
									\
	x[where] = x[where + chunk - 1] = 9;				\
	for (; n > 0; n--) {						\
		name(x + where, y + where, z + where, s, chunk);	\
		last = where;						\
		where = where + chunk < length ? where + chunk : 0;	\
	}								\
	return check(r, x + last, chunk, want);				\
}

LOOP(copy, a, b, c, 1, 2)
LOOP(scale, a, b, c, 3, 6)
LOOP(add, a, b, c, 1, 5)
LOOP(triad, a, b, c, 3, 11)
LOOP(fill, a, b, c, 4, 4)

/* With a factor that turns about each time, a[] is 1 and 3 in turn, so that
   it never overflows. */
static int
daxpy_loop(struct ks_round *r, unsigned long n)
{
	unsigned long	last = where;
	double		s = 1;

	for (; n > 0; n--) {
		s = a[where] == 1 ? 1 : -1;
		daxpy(a + where, b + where, c, s, chunk);
		last = where;
		where = where + chunk < length ? where + chunk : 0;
	}
	return check(r, a + last, chunk, s > 0 ? 3 : 1);
}

static int
sum_loop(struct ks_round *r, unsigned long n)
{
	for (; n > 0; n--) {
		if (sum(a + where, chunk) != (double)chunk)
			return wrong(r);
		where = where + chunk < length ? where + chunk : 0;
	}
	return 0;
}

#define POINT(name, what, setup, loop, lmbench) \
	{ name, what, "size=128K,8M,128M|4K,16K,512K,2M,32M,512M", "MB/s", \
	    KS_HIGHER, KS_REPEATABLE, KS_MEMORY, 5, setup, loop, NULL, NULL, \
	    finish, NULL, NULL, NULL, lmbench, NULL }

const struct ks_bench ks_stream[] = {
	POINT("Stream/copy", "a[i] = b[i], of doubles; 16 bytes each",
	    two, copy_loop, "STREAM copy bandwidth (stream)"),
	POINT("Stream/scale", "a[i] = s b[i]; 16 bytes each",
	    two, scale_loop, "STREAM scale bandwidth"),
	POINT("Stream/add", "a[i] = b[i] + c[i]; 24 bytes each",
	    three, add_loop, "STREAM add bandwidth"),
	POINT("Stream/triad", "a[i] = b[i] + s c[i]; 24 bytes each",
	    three, triad_loop, "STREAM triad bandwidth"),
	POINT("Stream/fill", "a[i] = s; 8 bytes each",
	    one, fill_loop, "STREAM2 fill bandwidth (stream -v 2)"),
	POINT("Stream/daxpy", "a[i] = a[i] + s b[i]; 24 bytes each",
	    three, daxpy_loop, "STREAM2 daxpy bandwidth"),
	POINT("Stream/sum", "s = s + a[i]; 8 bytes each",
	    one, sum_loop, "STREAM2 sum bandwidth"),
	{ 0 }
};
