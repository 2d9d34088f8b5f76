# ks_claims.m4 - is every function there that was said to be?
# serial 1

# KS_CLAIMS
# ---------
# One program that refers to every function which configure found or was
# told of, linked with the libraries it found.  When it cannot be linked, a
# cached or given answer is a lie (or two libraries do not go together), and
# configure ends here and names it, rather than make ending somewhere.
AC_DEFUN([KS_CLAIMS],
[AC_REQUIRE([AC_PROG_CC])dnl
for ks_func in $ks_asked; do
	AS_VAR_IF([ac_cv_func_$ks_func], [yes],
	    [ks_claims="$ks_claims $ks_func"])
done
AC_MSG_CHECKING([that the functions found can be linked])
KS_LINK_ALL([$ks_claims], [AC_MSG_RESULT([yes])], [
	AC_MSG_RESULT([no])
	ks_lies=
	for ks_claim in $ks_claims; do
		KS_LINK_ALL([$ks_claim], [],
		    [ks_lies="$ks_lies $ks_claim"])
	done
	AC_MSG_ERROR([the answer for these functions was yes, but programs dnl
that use them do not link:$ks_lies (see config.log).
    Correct the answers where they came from: the file that CONFIG_SITE dnl
names (${CONFIG_SITE-none}), config.cache, or the arguments.])])
])

# KS_LINK_ALL(SHELL-LIST, IF-LINKED, IF-NOT)
# ------------------------------------------
m4_define([KS_LINK_ALL],
[ks_decls=
ks_addresses=
for ks_func in $1; do
	ks_decls="$ks_decls
char $ks_func (void);"
	ks_addresses="$ks_addresses
$ks_func,"
done
AC_LINK_IFELSE([AC_LANG_SOURCE([$ks_decls
char (*ks_functions[[]])(void) = {$ks_addresses
0
};
int main (void) { return ks_functions[[0]] == 0; }])], [$2], [$3])])
