/* t_rings.c - unit tests of rings of pointers, and of loops over memory */

#include "compat.h"

#include "bench.h"
#include "bench/libchase.h"
#include "bench/libmem.h"
#include "bench/libvec.h"
#include "check.h"

#define SIZE	(1UL << 20)
#define WORDS	256		/* of a kernel's memory, */
#define GUARD	8		/* and around it; a vector's alignment */

static unsigned long	memory[SIZE / sizeof(unsigned long)];
static char		*ring = (char *)memory;

/* Is it one ring of n elements, each in the memory? */
static int
one_ring(char **first, unsigned long n, size_t size)
{
	char		**p = first;
	unsigned long	 i;

	for (i = 0; i < n; i++) {
		if ((char *)p < ring || (char *)p >= ring + size)
			return 0;
		p = (char **)(void *)*p;
	}
	return p == first && ks_ring_length(first, n) == n;
}

static void
forward(void)
{
	char **first = ks_ring_forward(ring, 4096, 128);

	CHECK(one_ring(first, 32, 4096));
	CHECK(*first == ring + 128);
	CHECK(ks_ring_length(first, 10) == 11);
	CHECK(one_ring(ks_ring_forward(ring, 512, 512), 1, 512));
}

/* How many steps go to another group. */
static unsigned long
changes(char **first, unsigned long n, size_t group)
{
	char		**p = first, *next;
	unsigned long	 i, count = 0;

	for (i = 0; i < n; i++, p = (char **)(void *)next) {
		next = *p;
		count += (size_t)(next - ring) / group !=
		    (size_t)((char *)p - ring) / group;
	}
	return count;
}

static void
in_random_order(void)
{
	size_t		size;
	unsigned long	n;
	char		**first;

	for (size = KS_STEP; size <= SIZE; size += size / 3 / KS_STEP *
	    KS_STEP + KS_STEP) {
		n = size / KS_STEP;
		first = ks_ring_random(ring, size, KS_STEP, size);
		if (!CHECK(first != NULL && one_ring(first, n, size)))
			return;
		n = changes(first, n, KS_GROUP);
		CHECK(n == (size <= KS_GROUP ? 0 :
		    (size + KS_GROUP - 1) / KS_GROUP));
	}
	first = ks_ring_random(ring, 4096, KS_STEP, 1);
	n = (unsigned long)(*first - ring);
	first = ks_ring_random(ring, 4096, KS_STEP, 2);
	CHECK(n != (unsigned long)(*first - ring));
}

static void
through_pages(void)
{
	unsigned long	n = SIZE / 4096;
	char		**first = ks_ring_pages(ring, SIZE, 4096, 32, 3);

	CHECK(one_ring(first, n * 32, SIZE));
	CHECK(changes(first, n * 32, 4096) == n * 32);
	first = ks_ring_pages(ring, SIZE, 4096, 1, 3);
	CHECK(one_ring(first, n, SIZE));
	CHECK(changes(first, n, 4096) == n);
}

/* The kernels: each word is met once, and none beside them. */

static ks_word	*from, *to;

static void
prepare(void)
{
	int i;

	from = (ks_word *)memory + GUARD;
	to = from + WORDS + GUARD;
	for (i = -GUARD; i < WORDS + GUARD; i++)
		from[i] = 1000 + (ks_word)i;
	for (i = 0; i < WORDS + GUARD; i++)
		to[i] = 7;
}

static ks_word
sum(int step)
{
	ks_word	s = 0;
	int	i;

	for (i = 0; i < WORDS; i += step)
		s += from[i];
	return s;
}

/* How many of the words from p on are so. */
static int
words(const ks_word *p, int n, ks_word value)
{
	int i, count = 0;

	for (i = 0; i < n; i++)
		count += p[i] == value;
	return count;
}

static void
reads(ks_word (*f)(const ks_word *, const ks_word *), int step)
{
	prepare();
	CHECK(f(from, from + WORDS) == sum(step));
}

static void
writes(void (*f)(ks_word *, const ks_word *, ks_word), int step)
{
	prepare();
	f(from, from + WORDS, 5);
	CHECK(words(from, WORDS, 5) == WORDS / step);
	CHECK(from[0] == 5 && from[WORDS - step] == 5);
	CHECK(from[-1] == 999 && from[WORDS] == 1000 + WORDS);
}

static void
changes_and_reads(ks_word (*f)(ks_word *, const ks_word *, ks_word),
    int step)
{
	ks_word want;

	prepare();
	want = sum(step);
	CHECK(f(from, from + WORDS, 5) == want);
	CHECK(words(from, WORDS, 5) == WORDS / step);
}

static void
copies(void (*f)(ks_word *, const ks_word *, const ks_word *), int step)
{
	int i, same = 0;

	prepare();
	f(to, from, from + WORDS);
	for (i = 0; i < WORDS; i++)
		same += to[i] == from[i];
	CHECK(same == WORDS / step);
	CHECK(words(to, WORDS, 7) == WORDS - WORDS / step);
	CHECK(words(to + WORDS, GUARD, 7) == GUARD);
}

static void
vectors(const struct ks_vec *v)
{
	if (v->here == NULL || !v->here()) {
		printf("no %s here\n", v->name);
		return;
	}
	reads(v->read, 1);
	writes(v->write, 1);
	copies(v->copy, 1);
	if (v->stream != NULL)
		writes(v->stream, 1);
	if (v->scopy != NULL)
		copies(v->scopy, 1);
}

static void
kernels(void)
{
	reads(ks_mem_read, 1);
	reads(ks_mem_read4, 4);
	writes(ks_mem_write, 1);
	writes(ks_mem_write4, 4);
	changes_and_reads(ks_mem_rdwr, 1);
	changes_and_reads(ks_mem_rdwr4, 4);
	copies(ks_mem_copy, 1);
	copies(ks_mem_copy4, 4);
	vectors(&ks_vec_16);
	vectors(&ks_vec_avx2);
	vectors(&ks_vec_avx512);
}

int
main(void)
{
	forward();
	in_random_order();
	through_pages();
	kernels();
	return check_status();
}
