/* counter.h - for the files of cycle counters: 64 bits into two words */

#ifndef COUNTER_H
#define COUNTER_H

/* v is unsigned and has 64 bits. */
#define KS_SPLIT(s, v) \
	((s)->hi = (long)((v) >> 32), (s)->lo = (long)((v) & 0xffffffffUL))

/* What a word is worth if the low one counts at hz. */
#define KS_WORTH(hi, lo, hz) \
	(*(lo) = (hz) > 0 ? 1e9 / (double)(hz) : 0, \
	    *(hi) = *(lo) * 4294967296.0)

#endif
