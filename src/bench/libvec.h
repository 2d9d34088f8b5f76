/* libvec.h - loops over memory with vectors, as wide as the CPU has */

#ifndef LIBVEC_H
#define LIBVEC_H

/*
 * vec_*.c: read gives the sum of the words from p up to end, write makes them
 * the value, copy copies them to q; stream and scopy do so past the caches.
 * All begin at a multiple of 512 bytes, and end at one.  What a compiler or
 * a CPU lacks is NULL.
 */
struct ks_vec {
	const char	*name;
	int		(*here)(void);	/* has this CPU them? */
	unsigned long	(*read)(const unsigned long *p,
			    const unsigned long *end);
	void		(*write)(unsigned long *p, const unsigned long *end,
			    unsigned long value);
	void		(*stream)(unsigned long *p, const unsigned long *end,
			    unsigned long value);
	void		(*copy)(unsigned long *q, const unsigned long *p,
			    const unsigned long *end);
	void		(*scopy)(unsigned long *q, const unsigned long *p,
			    const unsigned long *end);
};

extern const struct ks_vec ks_vec_16, ks_vec_avx2, ks_vec_avx512;

#endif
