# ks_check_funcs.m4 - functions, with a note that they were claimed
# serial 1

# KS_CHECK_FUNCS(FUNCTION...)
# KS_REPLACE_FUNCS(FUNCTION...)
# KS_SEARCH_LIBS(FUNCTION, LIBRARIES, [IF-FOUND], [IF-NOT], [OTHER-LIBRARIES])
# ---------------------------------------------------------------------------
# Autoconf's macros of these names with AC_ in front.  They also note which
# functions were found or, what may be a lie, answered for by CONFIG_SITE or
# the command line; KS_CLAIMS tries them all in the end.
AC_DEFUN([KS_CHECK_FUNCS],
[AC_CHECK_FUNCS([$1])
ks_asked="$ks_asked m4_normalize(m4_bpatsubst([[$1]], [\\
], [ ]))"
])

AC_DEFUN([KS_REPLACE_FUNCS],
[AC_REPLACE_FUNCS([$1])
ks_asked="$ks_asked m4_normalize(m4_bpatsubst([[$1]], [\\
], [ ]))"
])

AC_DEFUN([KS_SEARCH_LIBS],
[AC_SEARCH_LIBS([$1], [$2], [ks_claims="$ks_claims $1"
$3], [$4], [$5])
])
