/* buffer.h - memory of benchmarks that measure memory */

#ifndef KS_BUFFER_H
#define KS_BUFFER_H

struct ks_round;

/* Memory that begins with a page. */
struct ks_buffer {
	char	*at;
	size_t	 size;
	void	*whole;		/* what free(3) takes */
};

/* buffer.c: may the round allocate that many times that many bytes?  0, which
   it is taken to do then, or KS_SKIP with the limit as the reason. */
int	ks_memory_for(struct ks_round *, unsigned long times,
	    unsigned long bytes);

/* buffer.c: get one, every word of which is then the value, so that it has
   pages of its own: 0, or -1 with errno; and give it back, if there is one. */
int	ks_buffer(struct ks_buffer *, size_t, unsigned long value);
void	ks_buffer_free(struct ks_buffer *);

/* hugebuf.c: the same in pages as large as the kernel has: 0, -1 with errno,
   or KS_SKIP, with the reason, where a program cannot ask for them. */
int	ks_buffer_large(struct ks_round *, struct ks_buffer *, size_t,
	    unsigned long value);

/* buffer.c: fill with one word. */
void	ks_buffer_fill(const struct ks_buffer *, unsigned long value);

#endif
