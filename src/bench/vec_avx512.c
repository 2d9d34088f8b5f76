/* vec_avx512.c - memory in vectors of 64 bytes, of the x86 */

#include "compat.h"

#include "bench/libvec.h"

#ifdef HAVE_VEC_AVX512
#include <immintrin.h>

#define BYTES		64
#define TARGET		__attribute__((target("avx512f")))
#define STREAM(p, v) \
	_mm512_stream_si512((__m512i *)(void *)(p), (__m512i)(v))
#define FENCE		_mm_sfence()
#include "bench/vec.h"

static int
here(void)
{
	return __builtin_cpu_supports("avx512f") != 0;
}

const struct ks_vec ks_vec_avx512 = {
	"avx512", here, vec_read, vec_write, STREAMS(vec_stream), vec_copy,
	STREAMS(vec_scopy)
};
#else
const struct ks_vec ks_vec_avx512 = {
	"avx512", NULL, NULL, NULL, NULL, NULL, NULL
};
#endif
