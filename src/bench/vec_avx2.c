/* vec_avx2.c - memory in vectors of 32 bytes, of the x86 */

#include "compat.h"

#include "bench/libvec.h"

#ifdef HAVE_VEC_AVX2
#include <immintrin.h>

#define BYTES		32
#define TARGET		__attribute__((target("avx2")))
#define STREAM(p, v) \
	_mm256_stream_si256((__m256i *)(void *)(p), (__m256i)(v))
#define FENCE		_mm_sfence()
#include "bench/vec.h"

static int
here(void)
{
	return __builtin_cpu_supports("avx2") != 0;
}

const struct ks_vec ks_vec_avx2 = {
	"avx2", here, vec_read, vec_write, STREAMS(vec_stream), vec_copy,
	STREAMS(vec_scopy)
};
#else
const struct ks_vec ks_vec_avx2 = {
	"avx2", NULL, NULL, NULL, NULL, NULL, NULL
};
#endif
