/* libmem.h - loops over memory, for BwMem */

#ifndef LIBMEM_H
#define LIBMEM_H

/* Sizes are multiples of so many words, see libread.c. */
#define KS_WORDS	32

typedef unsigned long ks_word;

/* libread.c: the sum of all words from p up to end, or of one in four. */
ks_word	ks_mem_read(const ks_word *p, const ks_word *end);
ks_word	ks_mem_read4(const ks_word *p, const ks_word *end);

/* libwrite.c: make all words the value, or one in four. */
void	ks_mem_write(ks_word *p, const ks_word *end, ks_word value);
void	ks_mem_write4(ks_word *p, const ks_word *end, ks_word value);

/* librdwr.c: read each word (one in four), then make it the value: the sum of
   what was read. */
ks_word	ks_mem_rdwr(ks_word *p, const ks_word *end, ks_word value);
ks_word	ks_mem_rdwr4(ks_word *p, const ks_word *end, ks_word value);

/* libcopy.c: copy all words from p up to end to q, or one in four. */
void	ks_mem_copy(ks_word *q, const ks_word *p, const ks_word *end);
void	ks_mem_copy4(ks_word *q, const ks_word *p, const ks_word *end);

#endif
