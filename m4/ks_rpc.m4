# ks_rpc.m4 - remote procedure calls as Sun defined them (ONC RPC)
# serial 1

# KS_RPC
# ------
# Where they are: in libc, in libtirpc, or in a library of their own, with
# headers where all headers are or in a directory of the library's.  Sets
# KS_RPC_CPPFLAGS and KS_RPC_LIBS for the helper rpc-partner, which alone is
# linked with it, and the Automake conditional KS_RPC, and defines KS_RPC_WHY
# as the reason why LatRPC is missing, or NULL.  ks_cv_rpc_cppflags and
# ks_cv_rpc_libs may be given; "no" as the latter does without.
AC_DEFUN([KS_RPC],
[AC_CACHE_CHECK([for the library of remote procedure calls],
    [ks_cv_rpc_libs],
    [ks_save_CPPFLAGS=$CPPFLAGS
    ks_save_LIBS=$LIBS
    ks_cv_rpc_libs=no
    for ks_lib in '' -ltirpc -lrpcsvc -lrpc '-lrpclib' '-lrpcsvc -lnsl'; do
	for ks_flag in '' -I/usr/include/tirpc; do
		test "$ks_cv_rpc_libs" = no || continue
		CPPFLAGS="$ks_save_CPPFLAGS $ks_flag"
		LIBS="$ks_lib $ks_save_LIBS"
		AC_LINK_IFELSE([AC_LANG_PROGRAM([[
#include <stdio.h>
#include <sys/types.h>
#include <sys/time.h>
#include <sys/socket.h>
#include <netinet/in.h>
#include <rpc/rpc.h>
static void dispatch(struct svc_req *q, SVCXPRT *x)
{
	svc_sendreply(x, (xdrproc_t)xdr_char, (void *)q);
}
]], [[
	struct sockaddr_in a;
	struct timeval t;
	fd_set set;
	int fd = 0;
	SVCXPRT *u = svcudp_create(fd), *s = svctcp_create(fd, 0, 0);
	t.tv_sec = t.tv_usec = 1;
	svc_register(s, 1, 1, dispatch, 0);
	set = svc_fdset;
	svc_getreqset(&set);
	return u == 0 || clntudp_create(&a, 1, 1, t, &fd) == 0 ||
	    clnttcp_create(&a, 1, 1, &fd, 0, 0) == 0;]])],
		    [ks_cv_rpc_libs=$ks_lib
		    ks_cv_rpc_cppflags=$ks_flag])
	done
    done
    CPPFLAGS=$ks_save_CPPFLAGS
    LIBS=$ks_save_LIBS])
AC_CACHE_CHECK([for the directory of its headers], [ks_cv_rpc_cppflags],
    [ks_cv_rpc_cppflags=])
AM_CONDITIONAL([KS_RPC], [test "x$ks_cv_rpc_libs" != xno])
AS_IF([test "x$ks_cv_rpc_libs" = xno], [
    ks_why='"no RPC library was found when kernstone was built"'
    KS_MISSING([LatRPC], [no RPC library])
    KS_RPC_CPPFLAGS=
    KS_RPC_LIBS=], [
    ks_why=NULL
    KS_RPC_CPPFLAGS=$ks_cv_rpc_cppflags
    KS_RPC_LIBS=$ks_cv_rpc_libs])
AC_SUBST([KS_RPC_CPPFLAGS])
AC_SUBST([KS_RPC_LIBS])
AC_DEFINE_UNQUOTED([KS_RPC_WHY], [$ks_why],
    [Why there is no helper of LatRPC, or NULL.])
])
