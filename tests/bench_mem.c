/* bench_mem.c - what memory gives to kernstone's loops and to others, in the
   same minute: for "make bench" */

#include "compat.h"

#include <sys/time.h>

#include "bench/libmem.h"
#include "bench/libvec.h"
#include "host/host.h"

#define SMALL	16384UL			/* fits most first caches, twice */
#define LARGE	(256UL << 20)		/* where the last one is unknown */
#define PIECE	65536UL
#define BATCH	(8UL << 20)		/* bytes that are timed together, */
#define TIMES	8			/* so often in the first cache */
#define TRIES	100
#define MOST	16			/* candidates */

typedef ks_word	reader(const ks_word *, const ks_word *);
typedef void	writer(ks_word *, const ks_word *, ks_word);
typedef void	copier(ks_word *, const ks_word *, const ks_word *);

struct candidate {
	const char	*name;
	int		 ours;		/* one of kernstone's */
	reader		*read;
	writer		*write;
	copier		*copy;
	double		 us;		/* the least */
};

static struct candidate	all[MOST];
static int		count;
static char		*from, *to;
static size_t		size, where;
static volatile ks_word	sink;

/* The others: loops as short as can be, of the widest vectors there are. */
#ifdef HAVE_VEC_AVX512
#define BYTES	64
#define WIDE	__attribute__((target("avx512f")))
#define HERE	__builtin_cpu_supports("avx512f")
#elif defined(HAVE_VEC_AVX2)
#define BYTES	32
#define WIDE	__attribute__((target("avx2")))
#define HERE	__builtin_cpu_supports("avx2")
#elif defined(HAVE_VEC_16)
#define BYTES	16
#define WIDE
#define HERE	1
#endif

#ifdef BYTES
typedef unsigned long wide
    __attribute__((vector_size(BYTES), __may_alias__));

static WIDE ks_word
wide_read(const ks_word *p, const ks_word *end)
{
	const wide	*q = (const wide *)(const void *)p;
	wide		 s[8];
	ks_word		 sum = 0;
	size_t		 n = (size_t)(end - p) * sizeof *p / BYTES, i;

	memset(s, 0, sizeof s);
	for (i = 0; i < n; i += 8) {
		s[0] += q[i];
		s[1] += q[i + 1];
		s[2] += q[i + 2];
		s[3] += q[i + 3];
		s[4] += q[i + 4];
		s[5] += q[i + 5];
		s[6] += q[i + 6];
		s[7] += q[i + 7];
	}
	s[0] += s[1] + s[2] + s[3] + s[4] + s[5] + s[6] + s[7];
	for (i = 1; i < BYTES / sizeof sum; i++)
		sum += s[0][i];
	return sum + s[0][0];
}

static WIDE void
wide_write(ks_word *p, const ks_word *end, ks_word value)
{
	wide	*q = (wide *)(void *)p, v;
	size_t	 n = (size_t)(end - p) * sizeof *p / BYTES, i;

	for (i = 0; i < BYTES / sizeof value; i++)
		v[i] = value;
	for (i = 0; i < n; i += 2) {
		q[i] = v;
		q[i + 1] = v;
	}
}

static WIDE void
wide_copy(ks_word *d, const ks_word *p, const ks_word *end)
{
	const wide	*s = (const wide *)(const void *)p;
	wide		*q = (wide *)(void *)d;
	size_t		 n = (size_t)(end - p) * sizeof *p / BYTES, i;

	for (i = 0; i < n; i += 2) {
		q[i] = s[i];
		q[i + 1] = s[i + 1];
	}
}
#endif

static void
libc_write(ks_word *p, const ks_word *end, ks_word value)
{
	memset(p, (int)(value & 0xff), (size_t)(end - p) * sizeof *p);
}

static void
libc_copy(ks_word *q, const ks_word *p, const ks_word *end)
{
	memcpy(q, p, (size_t)(end - p) * sizeof *p);
}

static void
add(const char *name, int ours, reader *r, writer *w, copier *c)
{
	all[count].name = name;
	all[count].ours = ours;
	all[count].read = r;
	all[count].write = w;
	all[count++].copy = c;
}

static void
candidates(void)
{
	static const struct ks_vec *const vec[] = {
		&ks_vec_16, &ks_vec_avx2, &ks_vec_avx512
	};
	int i;

#ifdef BYTES
	if (HERE)
		add("wide", 0, wide_read, wide_write, wide_copy);
#endif
	add("libc", 0, NULL, libc_write, libc_copy);
	add("c", 1, ks_mem_read, ks_mem_write, ks_mem_copy);
	add("libc", 1, NULL, libc_write, libc_copy);
	for (i = 0; i < 3; i++)
		if (vec[i]->here != NULL && vec[i]->here()) {
			add(vec[i]->name, 1, vec[i]->read, vec[i]->write,
			    vec[i]->copy);
			add("-stream", 1, NULL, vec[i]->stream,
			    vec[i]->scopy);
		}
}

static double
us(void)
{
	struct timeval t;

	(void)gettimeofday(&t, NULL);
	return (double)t.tv_sec * 1e6 + (double)t.tv_usec;
}

static size_t
batch(void)
{
	return size == SMALL ? TIMES * BATCH : BATCH;
}

/* Once over the next bytes: kind 'r', 'w' or 'c'. */
static void
go(const struct candidate *c, int kind)
{
	size_t	piece = size < PIECE ? size : PIECE, done;
	ks_word	*p, *q;

	for (done = 0; done < batch(); done += piece) {
		p = (ks_word *)(void *)(from + where);
		q = (ks_word *)(void *)(to + where);
		if (kind == 'r')
			sink = c->read(p, p + piece / sizeof *p);
		else if (kind == 'w')
			c->write(q, q + piece / sizeof *p, sink);
		else
			c->copy(q, p, p + piece / sizeof *p);
		where = where + piece < size ? where + piece : 0;
	}
}

static int
can(const struct candidate *c, int kind)
{
	return kind == 'r' ? c->read != NULL : kind == 'w' ?
	    c->write != NULL : c->copy != NULL;
}

/* All of them, in turn, many times; print what each gives. */
static void
compare(const char *what, int kind)
{
	double	t, best[2];
	int	i, k;

	for (i = 0; i < count; i++)
		all[i].us = 0;
	for (k = 0; k < TRIES; k++)
		for (i = 0; i < count; i++) {
			if (!can(&all[i], kind))
				continue;
			t = us();
			go(&all[i], kind);
			t = us() - t;
			if (all[i].us <= 0 || t < all[i].us)
				all[i].us = t;
		}
	best[0] = best[1] = 0;
	printf("%-6s %8luK:", what, (unsigned long)size / 1024);
	for (i = 0; i < count; i++) {
		if (!can(&all[i], kind))
			continue;
		t = (double)batch() / all[i].us;
		printf(" %s%s %.0f", all[i].ours ? "" : "other ",
		    all[i].name, t);
		if (t > best[all[i].ours])
			best[all[i].ours] = t;
	}
	printf("\n%16s kernstone's best is %.1f %% of the other's\n", "",
	    100 * best[1] / best[0]);
}

static void
sizes(size_t bytes)
{
	size = bytes;
	where = 0;
	compare("read", 'r');
	compare("write", 'w');
	compare("copy", 'c');
}

/* Four times the last cache, but at most a sixteenth of the memory. */
static size_t
large(void)
{
	double bytes = 0, most = ks_physical_memory() / 16;

#ifdef _SC_LEVEL3_CACHE_SIZE
	bytes = 4 * (double)sysconf(_SC_LEVEL3_CACHE_SIZE);
#endif
	if (bytes <= 0)
		bytes = (double)LARGE;
	if (most > 0 && bytes > most)
		bytes = most;
	return (size_t)(bytes / PIECE) * PIECE;
}

int
main(void)
{
	size_t most = large();

	from = malloc(most + 4096);
	to = malloc(most + 4096);
	if (from == NULL || to == NULL) {
		printf("no memory for %lu bytes\n", (unsigned long)most);
		return 77;
	}
	from += 4096 - (size_t)from % 4096;
	to += 4096 - (size_t)to % 4096;
	memset(from, 1, most);
	memset(to, 2, most);
	candidates();
	printf("MB/s, the most of %d times:\n", TRIES);
	sizes(SMALL);
	sizes(most);
	return 0;
}
