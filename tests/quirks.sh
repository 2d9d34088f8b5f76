#!/bin/sh
# quirks.sh - all compiles with headers that have the quirks of old systems
# (tests/ports/): not twice, in one order only, functions not declared,
# sprintf() that gives a pointer ...  scripts/pretend runs what comes of it.

. $srcdir/long.sh

work=`pwd`/quirks.$$
trap 'rm -rf $work' 0
trap 'exit 1' 1 2 15
mkdir $work || exit 1
cd $work || exit 1
status=0
src=$abs_top_srcdir/src
flags="-I$work -I$abs_top_srcdir/compat -I$src -DKS_LIBEXECDIR=\"x\""

cat >next.c <<'EOF'
#if !defined __INCLUDE_LEVEL__ || !defined __GNUC__
not a compiler that counts how deep it is in headers
#endif
#include_next <stdio.h>
int x;
EOF
$CC $CPPFLAGS -c next.c >/dev/null 2>&1 || {
	echo "wants a compiler with #include_next and __INCLUDE_LEVEL__"
	exit 77
}

# What configure would find out there.
sed -e '/^#define HAVE_PSELECT /d' -e '/^#define HAVE_SYS_SYSCTL_H /d' \
    -e '/HAVE_DECL_\(GETCWD\|GETENV\|STRTOD\|STRTOL\|STRTOUL\) /s/1$/0/' \
    -e 's/^#define KS_SA_RESTART .*/#define KS_SA_RESTART 0/' \
    -e '/^#define HAVE_[A-Z_]*SETAFFINITY /d' \
    $abs_top_builddir/config.h >config.h
echo '#define socklen_t int' >>config.h

ports=$abs_top_srcdir/tests/ports
ultrix="-I$ports/ultrix -I$ports/old" sunos="-I$ports/sunos -I$ports/old"
bsd=-I$ports/bsd
for system in ultrix sunos bsd; do
	eval "headers=\$$system"
	$CC $CPPFLAGS -w -fno-builtin -fsyntax-only $headers $flags \
	    `grep -l '<sys/\|<signal\|<fcntl\|<ctype\|sprintf\|getcwd\|strto' \
	    $src/*.c $src/*/*.c $abs_top_srcdir/compat/*.c |
	    sed -e '/rpcpartner\.c$/d'` >out 2>&1 || {
		echo "$system:"
		grep 'error' out || cat out
		status=1
	}
done

# The headers do have the quirks: SYSTEM TEXT, which does not compile there,
# but here.
cat >quirks <<'EOF'
ultrix#include <sys/socket.h>@#include <sys/socket.h>
ultrix#include <sys/un.h>@#include <sys/un.h>
ultrix#include <sys/resource.h>
ultrix#include <sys/sem.h>
ultrix#include <sys/select.h>
ultrix#include <sys/wait.h>@int f(void) { return WIFEXITED(0); }
ultrix#include <stdio.h>@int f(char *s) { return 1 * sprintf(s, ""); }
sunos#include <stdio.h>@int f(char *s) { return 1 * sprintf(s, ""); }
ultrix#include <signal.h>@int f = SA_RESTART;
ultrix#include <signal.h>@int f = SA_NODEFER;
ultrix#include <sys/mman.h>@int f = MAP_ANON;
ultrix#include <sys/resource.h>@int f = RLIMIT_NOFILE;
sunos#include <stdlib.h>@int f = EXIT_SUCCESS;
sunos#include <signal.h>@int f = SA_RESTART;
sunos#include <stdlib.h>@char *f = (char *)&strtol;
sunos#include <string.h>@char *f = (char *)&memmove;
bsd#include <sys/wait.h>@#include <sys/wait.h>
bsd#include <sys/resource.h>
bsd#include <sys/mount.h>
bsd#include <sys/select.h>
EOF
while read line; do
	system=`echo "$line" | sed 's/#.*//'`
	(echo '#include <sys/types.h>'
	echo "$line" | sed 's/^[a-z]*//' | tr '@' '\012') >quirk.c
	$CC $CPPFLAGS -w -fsyntax-only quirk.c 2>/dev/null || {
		echo "does not compile here: $line"
	}
	eval "headers=\$$system"
	$CC $CPPFLAGS -w -fno-builtin -fsyntax-only $headers \
	    quirk.c 2>/dev/null && {
		echo "compiles, and should not: $line"
	}
done <quirks >bad
cat bad
test -s bad && status=1
exit $status
