/* par_ops.c - how many operations of a kind the CPU does at a time */

#include "compat.h"

#include <limits.h>

#include "bench.h"
#include "bench/libtime.h"

/*
 * One, two, four or eight chains of the same operation; n turns of as many
 * steps in each chain.  All go round with eight steps, so that what a loop
 * costs besides is the same in each.  KS_KEEP_* keeps compilers from making
 * one vector of several chains.
 */
#define LOOP(name, type, from, chains, body)				\
static int								\
name(struct ks_round *r, unsigned long n)				\
{									\
	type s = from.a, t = from.a, u = from.a, v = from.a;		\
	type w = from.a, x = from.a, y = from.a, z = from.a;		\
	type b = from.b, c = from.c, d = from.d;			\
									\
	(void)r;							\
	for (n *= chains; n > 0; n--) {					\
		body							\
	}								\
	from.end = s + t + u + v + w + x + y + z + b + c + d;		\
	return 0;							\
}

#define TWICE(x)	x x

#define PARALLEL(name, type, from, STEP)				\
LOOP(name##_1, type, from, 1, TWICE(TWICE(TWICE(STEP(s)))))		\
LOOP(name##_2, type, from, 2, TWICE(TWICE(STEP(s) STEP(t))))		\
LOOP(name##_4, type, from, 4, TWICE(STEP(s) STEP(t) STEP(u) STEP(v)))	\
LOOP(name##_8, type, from, 8, STEP(s) STEP(t) STEP(u) STEP(v)		\
    STEP(w) STEP(x) STEP(y) STEP(z))					\
									\
static int								\
name(struct ks_round *r, ks_time *time, double *most)			\
{									\
	static const struct ks_chains loops[] = {			\
		{ name##_1, 1 }, { name##_2, 2 }, { name##_4, 4 },	\
		{ name##_8, 8 }, { NULL, 0 }				\
	};								\
									\
	return ks_parallel(r, time, loops, most);			\
}

#define IBIT(x)	x ^= b; KS_KEEP_INT(x); x |= c; KS_KEEP_INT(x);
#define IADD(x)	x += b; KS_KEEP_INT(x); x += c; KS_KEEP_INT(x);
#define IMUL(x)	x *= b; KS_KEEP_INT(x); x *= c; KS_KEEP_INT(x);
#define IDIV(x)	x = d / x; KS_KEEP_INT(x);
#define IMOD(x)	x = (x | d) % b; KS_KEEP_INT(x);

#define INTEGERS(prefix, type, from)					\
PARALLEL(prefix##_bit, type, from, IBIT)				\
PARALLEL(prefix##_add, type, from, IADD)				\
PARALLEL(prefix##_mul, type, from, IMUL)				\
PARALLEL(prefix##_div, type, from, IDIV)				\
PARALLEL(prefix##_mod, type, from, IMOD)

/* b and c are odd, and d is about a times itself, so that no chain comes to
   0. */
static volatile struct {
	unsigned	a, b, c, d, end;
} words = { 46337, 46341, 3, 46337U * 46341U, 0 };

INTEGERS(int, unsigned, words)

#if ULONG_MAX / 65536 / 65536 > 0
#define IF64(x)		x
#define MISSING64	NULL

static volatile struct {
	unsigned long	a, b, c, d, end;
} longs = { 3037000493UL, 3037000453UL, 3, 3037000493UL * 3037000453UL, 0 };

INTEGERS(long, unsigned long, longs)
#else
#define IF64(x)		NULL
#define MISSING64	"long has fewer than 64 bits"
#endif

#define FADD(x)	x += b; KS_KEEP_FP(x); x += c; KS_KEEP_FP(x);
#define FMUL(x)	x *= b; KS_KEEP_FP(x); x *= d; KS_KEEP_FP(x);
#define FDIV(x)	x = b / x; KS_KEEP_FP(x);

#define FLOATS(prefix, type, from)					\
PARALLEL(prefix##_add, type, from, FADD)				\
PARALLEL(prefix##_mul, type, from, FMUL)				\
PARALLEL(prefix##_div, type, from, FDIV)

/* b + c is 0, b d is 1. */
static volatile struct {
	float	a, b, c, d, end;
} floats = { 1.625F, 2, -2, 0.5F, 0 };
static volatile struct {
	double	a, b, c, d, end;
} doubles = { 1.625, 2, -2, 0.5, 0 };

FLOATS(float, float, floats)
FLOATS(double, double, doubles)

#define POINT(name, what, derive, missing) \
	{ "ParOps/" name, what, NULL, "parallelism", KS_HIGHER, \
	    KS_REPEATABLE, 0, 5, NULL, NULL, NULL, NULL, NULL, derive, NULL, \
	    NULL, "par_ops, whose loops compilers merge", missing }

#define CHAINS(of) \
	of " that 2, 4 or 8 chains make in the time that one takes for one"

const struct ks_bench ks_par_ops[] = {
	POINT("integer/bit", CHAINS("exclusive ors and ors of ints"), int_bit,
	    NULL),
	POINT("integer/add", CHAINS("additions of ints"), int_add, NULL),
	POINT("integer/mul", CHAINS("multiplications of ints"), int_mul, NULL),
	POINT("integer/div", CHAINS("divisions of ints"), int_div, NULL),
	POINT("integer/mod", CHAINS("remainders of ints"), int_mod, NULL),
	POINT("int64/bit", CHAINS("the same of 64 bits"), IF64(long_bit),
	    MISSING64),
	POINT("int64/add", CHAINS("the same of 64 bits"), IF64(long_add),
	    MISSING64),
	POINT("int64/mul", CHAINS("the same of 64 bits"), IF64(long_mul),
	    MISSING64),
	POINT("int64/div", CHAINS("the same of 64 bits"), IF64(long_div),
	    MISSING64),
	POINT("int64/mod", CHAINS("the same of 64 bits"), IF64(long_mod),
	    MISSING64),
	POINT("float/add", CHAINS("additions of floats"), float_add, NULL),
	POINT("float/mul", CHAINS("multiplications of floats"), float_mul,
	    NULL),
	POINT("float/div", CHAINS("divisions of floats"), float_div, NULL),
	POINT("double/add", CHAINS("additions of doubles"), double_add, NULL),
	POINT("double/mul", CHAINS("multiplications of doubles"), double_mul,
	    NULL),
	POINT("double/div", CHAINS("divisions of doubles"), double_div, NULL),
	{ 0 }
};
