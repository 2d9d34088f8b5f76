/* compat.h - the C library we write for, whatever the host has */

#ifndef COMPAT_H
#define COMPAT_H

#include "config.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

/* memmove.c */
void	*ks_memmove(void *, const void *, size_t);
#ifndef HAVE_MEMMOVE
#define memmove	ks_memmove
#endif

extern const char *const ks_compat_used[];	/* compat.c */

#endif
