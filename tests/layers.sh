#!/bin/sh
# layers.sh - who includes whom: data flows one way
#
#   compat/        sees nothing of src/
#   src/clock/     compat.h and its own
#   src/stat/      compat.h and its own
#   src/bench/     compat.h, bench.h and src/host/: it cannot read a clock,
#                  nor print
#   src/host/      compat.h, bench.h, util.h and its own
#   src/result/    compat.h, util.h and its own
#   src/report/    that, stat/ and result/, bench.h, and its own
#   src/compare/   that, and report/
#   src/harness/   all but report/ and compare/
#   src/           the rest: all
#
# The first include of every C file is "compat.h".  Our headers include none
# of ours, and each compiles alone after compat.h.

. $srcdir/long.sh

status=0
work=`pwd`/layers.$$
trap 'rm -rf $work' 0
trap 'exit 1' 1 2 15
mkdir $work || exit 1

# DIRECTORY HEADER...: the only headers of ours that it may include
cat >$work/rules <<'EOF'
compat compat\.h
src/clock compat\.h clock/.*
src/stat compat\.h stat/.*
src/bench compat\.h bench\.h host/.* bench/.*
src/host compat\.h bench\.h util\.h host/.*
src/result compat\.h util\.h result/.*
src/report compat\.h bench\.h util\.h stat/.* result/.* report/.*
src/compare compat\.h bench\.h util\.h stat/.* result/.* report/.* compare/.*
src/harness [a-z]*\.h clock/.* stat/.* host/.* result/.* harness/.*
EOF
while read dir headers; do
	pattern=
	for h in $headers; do
		pattern="$pattern -e \,:#include..$h\",d"
	done
	for f in $top_srcdir/$dir/*.c; do
		test -f $f || continue
		grep -n '^#[ 	]*include[ 	]*"' $f /dev/null
	done | sed $pattern -e 's/^/may not include this: /'
done <$work/rules >$work/bad
cat $work/bad
test -s $work/bad && status=1

for f in `find $top_srcdir/compat $top_srcdir/src $top_srcdir/tests \
    -name '*.c' -print`; do
	case `sed -n '/^#[ 	]*include/{p;q;}' $f` in
	'#include "compat.h"')
		;;
	*)
		echo "$f: the first include is not \"compat.h\""
		status=1
	esac
done

for f in `cd $top_srcdir && find src compat -name '*.h' -print`; do
	if grep -n '^#[ 	]*include[ 	]*"' $top_srcdir/$f |
	    grep -v 'compat/compat.h' | grep -v '"config.h"'; then
		echo "$f: a header of ours includes one of ours"
		status=1
	fi
	if grep 'no include guard' $top_srcdir/$f >/dev/null; then
		continue
	fi
	name=`echo $f | sed -e 's:^src/::' -e 's:^compat/::'`
	(echo '#include "compat.h"'
	echo "#include \"$name\"") >$work/try.c
	if (cd $work && $CC $CPPFLAGS -I$abs_top_builddir \
	    -I$abs_top_srcdir/compat -I$abs_top_srcdir/src -c try.c) \
	    >$work/out 2>&1; then
		:
	else
		echo "$f does not compile alone after compat.h:"
		cat $work/out
		status=1
	fi
done
exit $status
