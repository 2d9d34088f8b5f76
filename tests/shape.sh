#!/bin/sh
# shape.sh - files of at most 300 lines, functions of at most 60, 80 columns,
# tabs; a first line that says what the file is for; short unique names

. $srcdir/long.sh

bad=shape.$$
trap 'rm -f $bad' 0
trap 'exit 1' 1 2 15

files=`cd $top_srcdir && find compat scripts src tests -name '*.[ch]' -print |
    sort`
scripts=`cd $top_srcdir && find bootstrap configure.ac Makefile.am \
    */Makefile.am m4/ks_*.m4 scripts tests \( -name '*.sh' -o -name '*.m4' \
    -o -name '*.ac' -o -name '*.am' -o -name '*.awk' -o -name '*.site' \
    -o -name bootstrap -o -name quickstart \) -print | sort`

(for f in $files $scripts; do
	awk -f $srcdir/shape.awk file=$f $top_srcdir/$f
done
for f in $files; do
	base=`echo $f | sed 's:.*/::'`
	case `sed 1q $top_srcdir/$f` in
	"/* $base - "*)
		;;
	*)
		echo "$f: line 1 does not begin with /* $base - "
	esac
	sed -e "s/'\"'//g" -e 's/\\"//g' -e 's/"[^"]*"/""/g' \
	    $top_srcdir/$f | awk -f $srcdir/code.awk file=$f - |
	    grep '//' | sed 's/^/no comment in C89: /'
done
# old ar(1) holds 14 characters with ".o", and linkers want names to differ
echo "$files" | sed -n 's:.*/\(.*\)\.c$:\1:p' | sort >$bad.names
uniq -d $bad.names | sed 's/^/two files are called /'
awk 'length($0) > 12 { print $0 ".c: a name of over 12 characters" }' \
    $bad.names
rm -f $bad.names) >$bad

cat $bad
test -s $bad && exit 1
exit 0
