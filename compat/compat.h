/* compat.h - the C library we write for, whatever the host has */

#ifndef COMPAT_H
#define COMPAT_H

#include "config.h"

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>
#ifdef HAVE_STDINT_H
#include <stdint.h>
#endif

/* What the headers of old systems forget, see m4/ks_decls.m4. */
#if !HAVE_DECL_GETCWD
char	*getcwd();
#endif
#if !HAVE_DECL_GETENV
char	*getenv();
#endif
#if !HAVE_DECL_LSEEK
off_t	 lseek();
#endif
#if !HAVE_DECL_STRTOD
double	 strtod();
#endif
#if !HAVE_DECL_STRTOL
long	 strtol();
#endif
#if defined(HAVE_STRTOUL) && !HAVE_DECL_STRTOUL
unsigned long	strtoul();
#endif

/* The largest number of bytes; half of it where that is a negative one. */
#ifdef SIGNED_SIZE_T
#define KS_MAXSIZE	((((size_t)1 << (sizeof(size_t) * 8 - 2)) - 1) * 2 + 1)
#else
#define KS_MAXSIZE	((size_t)-1)
#endif

/* getopt_long.c */
struct ks_option {
	const char	*name;
	int		 has_arg;	/* 0 or 1 */
	int		*flag;		/* not used */
	int		 val;
};
extern char	*ks_optarg;
extern int	 ks_optind, ks_opterr, ks_optopt;
int	ks_getopt_long(int, char *const *, const char *,
	    const struct ks_option *, int *);
#ifdef HAVE_GETOPT_LONG
#include <getopt.h>
#else
#define option		ks_option
#define optarg		ks_optarg
#define optind		ks_optind
#define opterr		ks_opterr
#define optopt		ks_optopt
#define getopt_long	ks_getopt_long
#endif

/* memmove.c */
void	*ks_memmove(void *, const void *, size_t);
#ifndef HAVE_MEMMOVE
#define memmove	ks_memmove
#endif

/* snprintf.c */
int	ks_snprintf(char *, size_t, const char *, ...);
#ifndef HAVE_SNPRINTF
#define snprintf	ks_snprintf
#endif

/* strerror.c */
char	*ks_strerror(int);
#ifndef HAVE_STRERROR
#define strerror	ks_strerror
#endif

/* strtoul.c */
unsigned long	ks_strtoul(const char *, char **, int);
#ifndef HAVE_STRTOUL
#define strtoul	ks_strtoul
#endif

/* vsnprintf.c */
int	ks_vsnprintf(char *, size_t, const char *, va_list);
#ifndef HAVE_VSNPRINTF
#define vsnprintf	ks_vsnprintf
#endif

/* waitpid.c: as waitpid(2), but signals do not end it, and the status is an
   int on all hosts; it may be NULL. */
pid_t	ks_waitpid(pid_t, int *, int);

extern const char *const ks_compat_used[];	/* compat.c */

#endif
