/* benchtab.c - makes the list in benchtab.h a table */

#include "compat.h"
#include "bench.h"

#define BENCH(family)	extern const struct ks_bench ks_##family[];
#include "benchtab.h"
#undef BENCH

#define BENCH(family)	ks_##family,
const struct ks_bench *const ks_benchtab[] = {
#include "benchtab.h"
	NULL
};
