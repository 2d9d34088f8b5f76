/* syscall.h - a system call that does next to nothing */

#ifndef KS_SYSCALL_H
#define KS_SYSCALL_H

/* ks_getppid(): as getppid(), and sure to enter the kernel every time. */
#ifdef HAVE_SYS_GETPPID
#include <sys/syscall.h>
#define ks_getppid()	syscall(SYS_getppid)
#else
#define ks_getppid()	((long)getppid())
#endif

#endif
