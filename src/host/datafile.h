/* datafile.h - files of benchmarks that read files */

#ifndef KS_DATAFILE_H
#define KS_DATAFILE_H

struct ks_round;

/* datafile.c: make a file of the size in the working directory, every word of
   it the value, and so in memory: its descriptor, open for both; -1 with
   errno, or with the reason noted; KS_DATA_SKIP, with the reason noted, if it
   has more than the round may have of memory. */
#define KS_DATA_SKIP	(-2)
int	ks_data_file(struct ks_round *, const char *name, unsigned long size,
	    unsigned long value);

/* datafile.c: write all of it: 0, or -1 with errno. */
int	ks_put(struct ks_round *, int fd, const char *, size_t);

/* map.c: map that much of a file, shared: NULL with errno. */
char	*ks_map(int fd, size_t, int writing);
int	 ks_unmap(char *, size_t);		/* 0, or -1 with errno */

/* map.c: can it be mapped here?  0; KS_SKIP, with the reason noted, where
   files cannot; -1 with errno. */
int	ks_can_map(struct ks_round *, int fd, size_t, int writing);

#endif
