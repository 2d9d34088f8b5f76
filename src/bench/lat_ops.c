/* lat_ops.c - operations of the CPU, each of which waits for the one before */

#include "compat.h"

#include <limits.h>

#include "bench.h"

/*
 * The operands are volatile, but are read before the loop only; no compiler
 * knows them.  Each step gives what the next one takes, and what comes out is
 * known and looked at.  A turn is KS_UNROLL operations; a step is two.
 */
#define FOUR(x)		x x x x
#define TURN(step)	FOUR(FOUR(step))

/* name(), which makes n turns, and name_twice(), of twice as long turns. */
#define OPERATION(name, type, from, step, good)				\
static int								\
name(struct ks_round *r, unsigned long n)				\
{									\
	type a = from.a, b = from.b, c = from.c, d = from.d;		\
	unsigned long pairs = n * (KS_UNROLL / 2);			\
									\
	for (; n > 0; n--) {						\
		TURN(step)						\
	}								\
	from.end = a + b + c + d + (type)pairs;				\
	return (good) ? 0 : wrong(r);					\
}									\
									\
static int								\
name##_twice(struct ks_round *r, unsigned long n)			\
{									\
	type a = from.a, b = from.b, c = from.c, d = from.d;		\
	unsigned long pairs = n * KS_UNROLL;				\
									\
	for (; n > 0; n--) {						\
		TURN(step)						\
		TURN(step)						\
	}								\
	from.end = a + b + c + d + (type)pairs;				\
	return (good) ? 0 : wrong(r);					\
}

static int
wrong(struct ks_round *r)
{
	return ks_why(r, -1, "the CPU computed something else");
}

/* What a is after so many times a += b, b += a: by the matrix of one such
   step, squared again and again. */
static unsigned long
fibonacci(unsigned long a, unsigned long b, unsigned long times)
{
	unsigned long p = 1, q = 1, s = 2, t;	/* { { p, q }, { q, s } } */

	for (; times > 0; times /= 2) {
		if (times % 2 != 0) {
			t = p * a + q * b;
			b = q * a + s * b;
			a = t;
		}
		t = q * q;
		q *= p + s;
		p = p * p + t;
		s = s * s + t;
	}
	return a;
}

/* Of integers a and b are odd, c is their product, and a what (a | c) leaves
   when divided by d: how long a division takes depends on its operands. */
#define INTEGERS(prefix, type, from)					\
OPERATION(prefix##_bit, type, from,					\
	a ^= b; a |= c;, a == (from.a | c))				\
OPERATION(prefix##_add, type, from,					\
	a += b; b += a;, a == (type)fibonacci(from.a, from.b, pairs))	\
OPERATION(prefix##_mul, type, from,					\
	a *= b; b *= a;, (a & b & 1) != 0)				\
OPERATION(prefix##_div, type, from,					\
	a = c / a; a = c / a;, a == from.a)				\
OPERATION(prefix##_mod, type, from,					\
	a = (a | c) % d; a = (a | c) % d;, a == from.a)

static volatile struct {
	unsigned	a, b, c, d, end;
} words = { 46337, 46341, 46337U * 46341U, 525781, 0 };

INTEGERS(int, unsigned, words)

#if ULONG_MAX / 65536 / 65536 > 0
#define IF64(x)		x
#define MISSING64	NULL

static volatile struct {
	unsigned long	a, b, c, d, end;
} longs = { 3037000493UL, 3037000453UL, 3037000493UL * 3037000453UL,
    5298401398UL, 0 };

INTEGERS(long, unsigned long, longs)
#else
#define IF64(x)		NULL
#define MISSING64	"long has fewer than 64 bits"
#endif

/* b + c is 0, b d is 1; and an a that it is no short work to divide by. */
#define FLOATS(prefix, type, from)					\
OPERATION(prefix##_add, type, from,					\
	a += b; a += c;, a == from.a)					\
OPERATION(prefix##_mul, type, from,					\
	a *= b; a *= d;, a == from.a)					\
OPERATION(prefix##_div, type, from,					\
	a = b / a; a = b / a;, a > from.a - d / 1024 &&			\
	a < from.a + d / 1024)

static volatile struct {
	float	a, b, c, d, end;
} floats = { 1.625F, 2, -2, 0.5F, 0 };
static volatile struct {
	double	a, b, c, d, end;
} doubles = { 1.625, 2, -2, 0.5, 0 };

FLOATS(float, float, floats)
FLOATS(double, double, doubles)

/* Of 1 and 1.5: x = (1 + x) (1.5 - x) / x, which is 1 where x is 1. */
#define ELEMENTS	1024

#define BOGOMFLOPS(prefix, type, from)					\
static type prefix##_x[ELEMENTS];					\
									\
static int								\
prefix##_setup(struct ks_round *r)					\
{									\
	int i;								\
									\
	for (i = 0; i < ELEMENTS; i++)					\
		prefix##_x[i] = 1;					\
	r->ops = ELEMENTS;						\
	return 0;							\
}									\
									\
static int								\
prefix##_bogo(struct ks_round *r, unsigned long n)			\
{									\
	type *x = prefix##_x, one = from.b * from.d;			\
	type more = one + from.d;					\
	int i;								\
									\
	for (; n > 0; n--)						\
		for (i = 0; i < ELEMENTS; i++)				\
			x[i] = (one + x[i]) * (more - x[i]) / x[i];	\
	return x[0] == one && x[ELEMENTS - 1] == one ? 0 : wrong(r);	\
}

BOGOMFLOPS(float, float, floats)
BOGOMFLOPS(double, double, doubles)

#define POINT(name, what, setup, loop, twice, lmbench, missing) \
	{ name, what, NULL, "ns/op", KS_LOWER, KS_REPEATABLE, 0, 2, setup, \
	    loop, NULL, twice, NULL, NULL, NULL, NULL, lmbench, missing }
#define INT(name, what, loop, lmbench) \
	POINT("LatOps/integer/" name, what, NULL, loop, loop##_twice, \
	    lmbench, NULL)
#define INT64(name, what, loop, lmbench) \
	POINT("LatOps/int64/" name, what, NULL, IF64(loop), \
	    IF64(loop##_twice), lmbench, MISSING64)
#define FP(name, what, loop, lmbench) \
	POINT("LatOps/" name, what, NULL, loop, loop##_twice, lmbench, NULL)

const struct ks_bench ks_lat_ops[] = {
	INT("bit", "an exclusive or, or an or, of ints, in turn", int_bit,
	    "integer bit"),
	INT("add", "an addition of ints", int_add, "integer add"),
	INT("mul", "a multiplication of ints", int_mul,
	    "integer mul; theirs subtracts additions"),
	INT("div", "a division of ints", int_div, "integer div"),
	INT("mod", "a remainder of ints, and an or", int_mod,
	    "integer mod; theirs subtracts the or"),
	INT64("bit", "the same of 64 bits", long_bit, "int64 bit"),
	INT64("add", "the same of 64 bits", long_add, "int64 add"),
	INT64("mul", "the same of 64 bits", long_mul, "int64 mul"),
	INT64("div", "the same of 64 bits", long_div, "int64 div"),
	INT64("mod", "the same of 64 bits", long_mod, "int64 mod"),
	FP("float/add", "an addition of floats", float_add, "float add"),
	FP("float/mul", "a multiplication of floats", float_mul, "float mul"),
	FP("float/div", "a division of floats", float_div, "float div"),
	POINT("LatOps/float/bogomflops",
	    "(1 + x) (1.5 - x) / x of floats in an array",
	    float_setup, float_bogo, NULL, "float bogomflops",
	    NULL),
	FP("double/add", "an addition of doubles", double_add, "double add"),
	FP("double/mul", "a multiplication of doubles", double_mul,
	    "double mul"),
	FP("double/div", "a division of doubles", double_div, "double div"),
	POINT("LatOps/double/bogomflops",
	    "(1 + x) (1.5 - x) / x of doubles in an array",
	    double_setup, double_bogo, NULL,
	    "double bogomflops", NULL),
	{ 0 }
};
