/* div64.c - what gcc calls for numbers of 64 bits, in place of its own
   library, which is for newer CPUs than MIPS I */

__extension__ typedef unsigned long long u64;
__extension__ typedef long long s64;

u64	__udivmoddi4(u64, u64, u64 *);
u64	__udivdi3(u64, u64);
u64	__umoddi3(u64, u64);
s64	__divdi3(s64, s64);
s64	__moddi3(s64, s64);
int	__clzsi2(unsigned);
int	__clzdi2(u64);
int	__ctzsi2(unsigned);
int	__ctzdi2(u64);
u64	__fixunsdfdi(double);
s64	__fixdfdi(double);
double	__floatundidf(u64);
double	__floatdidf(s64);
float	__floatundisf(u64);
float	__floatdisf(s64);

#define TWO32	4294967296.0

/* Bit by bit. */
u64
__udivmoddi4(u64 n, u64 d, u64 *rest)
{
	u64	q = 0, r = 0;
	int	i;

	for (i = 63; i >= 0; i--) {
		r = r << 1 | (n >> i & 1);
		q <<= 1;
		if (r >= d) {
			r -= d;
			q |= 1;
		}
	}
	*rest = r;
	return q;
}

u64
__udivdi3(u64 a, u64 b)
{
	u64	r;

	return __udivmoddi4(a, b, &r);
}

u64
__umoddi3(u64 a, u64 b)
{
	u64	r;

	__udivmoddi4(a, b, &r);
	return r;
}

static u64
size(s64 a)
{
	return a < 0 ? -(u64)a : (u64)a;
}

s64
__divdi3(s64 a, s64 b)
{
	u64	q = __udivdi3(size(a), size(b));

	return (s64)((a < 0) != (b < 0) ? -q : q);
}

s64
__moddi3(s64 a, s64 b)
{
	u64	r = __umoddi3(size(a), size(b));

	return (s64)(a < 0 ? -r : r);
}

int
__clzsi2(unsigned x)
{
	int	n = 0;

	for (; n < 32 && (x & 0x80000000U) == 0; x <<= 1)
		n++;
	return n;
}

int
__clzdi2(u64 x)
{
	unsigned	hi = (unsigned)(x >> 32);

	return hi != 0 ? __clzsi2(hi) : 32 + __clzsi2((unsigned)x);
}

int
__ctzsi2(unsigned x)
{
	int	n = 0;

	for (; n < 32 && (x & 1) == 0; x >>= 1)
		n++;
	return n;
}

int
__ctzdi2(u64 x)
{
	unsigned	lo = (unsigned)x;

	return lo != 0 ? __ctzsi2(lo) : 32 + __ctzsi2((unsigned)(x >> 32));
}

u64
__fixunsdfdi(double d)
{
	unsigned	hi, lo;

	if (d <= 0)
		return 0;
	hi = (unsigned)(d / TWO32);
	lo = (unsigned)(d - (double)hi * TWO32);
	return (u64)hi << 32 | lo;
}

s64
__fixdfdi(double d)
{
	return d < 0 ? -(s64)__fixunsdfdi(-d) : (s64)__fixunsdfdi(d);
}

double
__floatundidf(u64 x)
{
	return (double)(unsigned)(x >> 32) * TWO32 + (double)(unsigned)x;
}

double
__floatdidf(s64 x)
{
	return x < 0 ? -__floatundidf(size(x)) : __floatundidf((u64)x);
}

float
__floatundisf(u64 x)
{
	return (float)__floatundidf(x);
}

float
__floatdisf(s64 x)
{
	return (float)__floatdidf(x);
}
