# ks_mmap.m4 - what mmap(2) can map
# serial 1

# KS_MMAP
# -------
# ks_cv_mmap is none, devices, files or anonymous, each able to do what is
# before it.  Ultrix maps devices only, which no program for another machine
# can find out; but it has no msync(2) either, as there is nothing to write
# back.  Define HAVE_MMAP if files can be mapped, and KS_MAP_WHY as the
# reason why not, or NULL.
AC_DEFUN([KS_MMAP],
[AC_CACHE_CHECK([what mmap can map], [ks_cv_mmap],
    [KS_TRY_MMAP([devices], [])
    AS_IF([test $ks_cv_mmap = devices],
	[KS_TRY_MMAP([files], [+ msync(p, 1, 0)])])
    AS_IF([test $ks_cv_mmap = files],
	[AC_COMPILE_IFELSE([AC_LANG_SOURCE([[
#include <sys/types.h>
#include <sys/mman.h>
#ifdef MAP_ANONYMOUS
int anonymous = MAP_ANONYMOUS;
#else
int anonymous = MAP_ANON;
#endif]])], [ks_cv_mmap=anonymous])])])
AS_CASE([$ks_cv_mmap],
[none], [ks_why='no mmap(2)'],
[devices], [ks_why='mmap(2) maps devices only'],
[ks_why=])
AS_IF([test -z "$ks_why"],
    [ks_claims="$ks_claims mmap munmap"
    AC_DEFINE([HAVE_MMAP], [1],
	[Define to 1 if files can be mapped into memory.])
    AC_DEFINE([KS_MAP_WHY], [NULL],
	[Why files cannot be mapped into memory, or NULL.])],
    [AC_DEFINE_UNQUOTED([KS_MAP_WHY], ["$ks_why"])
    KS_MISSING([BwMmapRead], [$ks_why])
    KS_MISSING([LatMmap], [$ks_why])
    KS_MISSING([LatPagefault], [$ks_why])])
])

# KS_TRY_MMAP(KIND, EXPRESSION)
AC_DEFUN([KS_TRY_MMAP],
[test "$1" = files || ks_cv_mmap=none
AC_LINK_IFELSE([AC_LANG_PROGRAM([[
#include <sys/types.h>
#include <sys/mman.h>]], [[
char *p = (char *)mmap((char *)0, 1, PROT_READ, MAP_SHARED, 0, (off_t)0);
return munmap(p, 1) $2;]])], [ks_cv_mmap=$1])])
