/* vec.h - the loops of a width of vectors; vec_*.c read it */
/* no include guard: it is a template for BYTES, TARGET and, if it can write
   past the caches, STREAM and FENCE */

typedef unsigned long vec
    __attribute__((vector_size(BYTES), __may_alias__));

#define LANES	(BYTES / sizeof(unsigned long))

static TARGET KS_NOINLINE unsigned long
vec_read(const unsigned long *from, const unsigned long *end)
{
	const vec	*p = (const vec *)(const void *)from;
	vec		 a = { 0 }, b = { 0 }, c = { 0 }, d = { 0 };
	unsigned long	 sum = 0;
	unsigned int	 i;

	for (; p < (const vec *)(const void *)end; p += 8) {
		a += p[0];
		b += p[1];
		c += p[2];
		d += p[3];
		a += p[4];
		b += p[5];
		c += p[6];
		d += p[7];
	}
	a += b + c + d;
	for (i = 0; i < LANES; i++)
		sum += a[i];
	KS_KEEP_INT(sum);
	return sum;
}

#define WRITE(name, store, last)					\
static TARGET KS_NOINLINE void						\
name(unsigned long *to, const unsigned long *end, unsigned long value)	\
{									\
	vec		*p = (vec *)(void *)to, v = { 0 };		\
	unsigned int	 i;						\
									\
	for (i = 0; i < LANES; i++)					\
		v[i] = value;						\
	for (; p < (const vec *)(const void *)end; p += 4) {		\
		store(p, v);						\
		store(p + 1, v);					\
		store(p + 2, v);					\
		store(p + 3, v);					\
	}								\
	last;								\
}

#define COPY(name, store, last)						\
static TARGET KS_NOINLINE void						\
name(unsigned long *to, const unsigned long *from,			\
    const unsigned long *end)						\
{									\
	const vec	*p = (const vec *)(const void *)from;		\
	vec		*q = (vec *)(void *)to, a, b, c, d;		\
									\
	for (; p < (const vec *)(const void *)end; p += 4, q += 4) {	\
		a = p[0];						\
		b = p[1];						\
		c = p[2];						\
		d = p[3];						\
		store(q, a);						\
		store(q + 1, b);					\
		store(q + 2, c);					\
		store(q + 3, d);					\
	}								\
	last;								\
}

#define STORE(p, v)	(*(p) = (v))

WRITE(vec_write, STORE, (void)0)
COPY(vec_copy, STORE, (void)0)
#ifdef STREAM
WRITE(vec_stream, STREAM, FENCE)
COPY(vec_scopy, STREAM, FENCE)
#define STREAMS(f)	f
#else
#define STREAMS(f)	NULL
#endif
