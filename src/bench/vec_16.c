/* vec_16.c - memory in vectors of 16 bytes, of whatever CPU it is */

#include "compat.h"

#include "bench/libvec.h"

#ifdef HAVE_VEC_16
#define BYTES	16
#define TARGET
#include "bench/vec.h"

static int
here(void)
{
	return 1;
}

const struct ks_vec ks_vec_16 = {
	"vector", here, vec_read, vec_write, STREAMS(vec_stream), vec_copy,
	STREAMS(vec_scopy)
};
#else
const struct ks_vec ks_vec_16 = {
	"vector", NULL, NULL, NULL, NULL, NULL, NULL
};
#endif
