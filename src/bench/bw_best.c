/* bw_best.c - the most that memory gives, whatever asks for it */

#include "compat.h"

#include "bench.h"
#include "host/buffer.h"
#include "bench/libmem.h"
#include "bench/libpiece.h"
#include "bench/libvec.h"

typedef void	writer(ks_word *, const ks_word *, ks_word);
typedef void	copier(ks_word *, const ks_word *, const ks_word *);
typedef ks_word	reader(const ks_word *, const ks_word *);

static const struct ks_vec *const vecs[] = {
	&ks_vec_16, &ks_vec_avx2, &ks_vec_avx512, NULL
};

/* The candidate at work. */
static reader	*read_it;
static writer	*write_it;
static copier	*copy_it;
static ks_word	 value;

/* libc's: a word of which all bytes are the same. */
static void
libc_write(ks_word *p, const ks_word *end, ks_word word)
{
	memset(p, (int)(word & 0xff), (size_t)((const char *)end - (char *)p));
}

static void
libc_copy(ks_word *q, const ks_word *p, const ks_word *end)
{
	memcpy(q, p, (size_t)((const char *)end - (const char *)p));
}

static int
read_loop(struct ks_round *r, unsigned long n)
{
	ks_word want = ks_pieces.piece / sizeof want * KS_FIRST;

	for (; n > 0; n--, KS_NEXT)
		if (read_it(KS_P, KS_END) != want)
			return ks_pieces_wrong(r);
	return 0;
}

static int
write_loop(struct ks_round *r, unsigned long n)
{
	size_t last = ks_pieces_spoil(ks_pieces.from, n);

	value = (value + 1) & 0x3f;
	value *= (ks_word)-1 / 0xff;
	for (; n > 0; n--, KS_NEXT)
		write_it(KS_P, KS_END, value);
	return ks_pieces_check(r, ks_pieces.from, last, value, 1);
}

static int
copy_loop(struct ks_round *r, unsigned long n)
{
	size_t last = ks_pieces_spoil(ks_pieces.to, n);

	for (; n > 0; n--, KS_NEXT)
		copy_it(KS_Q, KS_P, KS_END);
	return ks_pieces_check(r, ks_pieces.to, last, KS_FIRST, 1);
}

/* What derive gives is a rate as it is. */
static int
one(struct ks_round *r)
{
	int got = ks_pieces_one(r);

	r->bytes = 0;
	return got;
}

static int
two(struct ks_round *r)
{
	int got = ks_pieces_two(r);

	r->bytes = 0;
	return got;
}

/* Time a candidate, note what it gives, and keep the best. */
static int
candidate(struct ks_round *r, ks_time *time, const char *name,
    const char *how, int (*loop)(struct ks_round *, unsigned long),
    double *best)
{
	char	unit[24];
	double	ns, rate;

	if (time(r, loop, &ns) != 0)
		return -1;
	rate = (double)ks_pieces.piece / ns * 1e3;
	sprintf(unit, "%s%s-MB/s", name, how);
	ks_note(r, unit, rate);
	if (rate > *best)
		*best = rate;
	return 0;
}

static int
try_read(struct ks_round *r, ks_time *time, const char *name, const char *how,
    reader *f, double *best)
{
	read_it = f;
	return f == NULL ? 0 : candidate(r, time, name, how, read_loop, best);
}

static int
try_write(struct ks_round *r, ks_time *time, const char *name,
    const char *how, writer *f, double *best)
{
	write_it = f;
	return f == NULL ? 0 : candidate(r, time, name, how, write_loop, best);
}

static int
try_copy(struct ks_round *r, ks_time *time, const char *name, const char *how,
    copier *f, double *best)
{
	copy_it = f;
	return f == NULL ? 0 : candidate(r, time, name, how, copy_loop, best);
}

static int
usable(const struct ks_vec *v)
{
	return v->here != NULL && v->here();
}

static int
best_read(struct ks_round *r, ks_time *time, double *best)
{
	int i;

	*best = 0;
	if (try_read(r, time, "c", "", ks_mem_read, best) != 0)
		return -1;
	for (i = 0; vecs[i] != NULL; i++)
		if (usable(vecs[i]) && try_read(r, time, vecs[i]->name, "",
		    vecs[i]->read, best) != 0)
			return -1;
	return 0;
}

static int
best_write(struct ks_round *r, ks_time *time, double *best)
{
	int i;

	*best = 0;
	if (try_write(r, time, "c", "", ks_mem_write, best) != 0 ||
	    try_write(r, time, "memset", "", libc_write, best) != 0)
		return -1;
	for (i = 0; vecs[i] != NULL; i++)
		if (usable(vecs[i]) && (try_write(r, time, vecs[i]->name, "",
		    vecs[i]->write, best) != 0 || try_write(r, time,
		    vecs[i]->name, "-stream", vecs[i]->stream, best) != 0))
			return -1;
	return 0;
}

static int
best_copy(struct ks_round *r, ks_time *time, double *best)
{
	int i;

	*best = 0;
	if (try_copy(r, time, "c", "", ks_mem_copy, best) != 0 ||
	    try_copy(r, time, "memcpy", "", libc_copy, best) != 0)
		return -1;
	for (i = 0; vecs[i] != NULL; i++)
		if (usable(vecs[i]) && (try_copy(r, time, vecs[i]->name, "",
		    vecs[i]->copy, best) != 0 || try_copy(r, time,
		    vecs[i]->name, "-stream", vecs[i]->scopy, best) != 0))
			return -1;
	return 0;
}

#define POINT(name, what, setup, derive) \
	{ name, what, "size=8K,512K,8M,128M|512,2K,32K,128K,2M,32M,512M", \
	    "MB/s", KS_HIGHER, KS_REPEATABLE, KS_MEMORY, 5, setup, NULL, \
	    NULL, NULL, ks_pieces_finish, derive, NULL, NULL, NULL, NULL }

const struct ks_bench ks_bw_best[] = {
	POINT("BwMem/read-best",
	    "memory read by the fastest of C and the CPU's vectors",
	    one, best_read),
	POINT("BwMem/write-best",
	    "memory written by the fastest of C, memset(3) and vectors, also "
	    "past the caches", one, best_write),
	POINT("BwMem/copy-best",
	    "memory copied by the fastest of C, memcpy(3) and vectors, also "
	    "past the caches", two, best_copy),
	{ 0 }
};
