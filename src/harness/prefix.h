/* prefix.h - what a round is run under: "env X=1", "chrt -f 1" ... */

#ifndef PREFIX_H
#define PREFIX_H

#define KS_PREFIXWORDS	32
#define KS_PREFIXTEXT	1000

struct ks_prefix {
	char	 text[KS_PREFIXTEXT];
	char	*word[KS_PREFIXWORDS];
	int	 n;
	int	 program;	/* the last word is a kernstone, which is run
				   instead of this one */
};

/* Split the text of a prefix at blanks; there is no quoting.  A last word
   whose file name begins with "kernstone" is a program to be run.  0, or -1
   with the reason in err. */
int	ks_prefix_split(struct ks_prefix *, const char *text, char *err,
	    size_t);

#endif
