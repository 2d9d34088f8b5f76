#!/bin/sh
# quickstart.sh - scripts/quickstart with pretended package managers, as root
# or not, in a PATH of its own, in a tree that only notes what is done

. $srcdir/long.sh

work=`pwd`/quickstart.$$
LOG=$work/log
export LOG
trap 'rm -rf $work' 0
trap 'exit 1' 1 2 15
mkdir $work $work/bin $work/fakes || exit 1
bad=$work/bad
>$bad

# What the script needs of the system, to be found in $work/bin only.
for tool in sh basename dirname mkdir rm cat cp chmod true env; do
	for dir in /usr/bin /bin; do
		test -f $dir/$tool && ln -s $dir/$tool $work/bin/$tool
	done 2>/dev/null
done

# The package managers: they note how they were called, and "install".
cat >$work/fakes/manager <<EOF
#!$SHELL
me=\`basename \$0\`
echo \$me \$* >>\$LOG
test -f $work/stale && case \$* in
*update*)
	rm -f $work/stale ;;
*)
	exit 1 ;;
esac
for package in "\$@"; do
	case \$me:\$package in
	*:gcc | *:gcc12)	tool=gcc ;;
	*:make | *:automake)	tool=\$package ;;
	*:autoconf)		tool=autoreconf ;;
	*)			tool= ;;
	esac
	test -z "\$tool" || cp $work/fakes/\$tool $work/path/\$tool
done
EOF
cat >$work/fakes/gcc <<EOF
#!$SHELL
echo >try
EOF
for tool in make autoreconf automake; do
	(echo "#!$SHELL"
	echo "echo $tool \$* >>\$LOG") >$work/fakes/$tool
done
cat >$work/fakes/id <<EOF
#!$SHELL
cat $work/uid
EOF
cat >$work/fakes/sudo <<EOF
#!$SHELL
test -f $work/sudoer || exit 1
shift
case \$1 in
true)
	;;
*)
	echo "sudo \$*" >>\$LOG
esac
"\$@"
EOF
cat >$work/fakes/bootstrap <<EOF
#!$SHELL
echo bootstrap >>\$LOG
cp $work/fakes/configure configure
EOF
cat >$work/fakes/configure <<EOF
#!$SHELL
echo configure >>\$LOG
mkdir src
echo >config.status
cp $work/fakes/kernstone src/kernstone
EOF
cat >$work/fakes/kernstone <<EOF
#!$SHELL
echo "kernstone \$*" >>\$LOG
EOF
chmod +x $work/fakes/*

# Each case: its name, the tools that are there, the user (root, sudoer or
# user), the goal and the status; then what is to be done, up to a dot.
cat >$work/cases <<'EOF'
apt-get|apt-get|root|run|0
	apt-get -q -y install gcc libc6-dev make autoconf automake
	bootstrap
	configure
	make
	kernstone run --quick
.
stale|apt-get stale|root|run|0
	apt-get -q -y install gcc libc6-dev make autoconf automake
	apt-get -q update
	apt-get -q -y install gcc libc6-dev make autoconf automake
	bootstrap
	configure
	make
	kernstone run --quick
.
some|apt-get gcc make automake|root|check|0
	apt-get -q -y install autoconf
	bootstrap
	configure
	make
	make check
.
sudo|apt-get gcc make autoreconf|sudoer|check|0
	sudo env DEBIAN_FRONTEND=noninteractive apt-get -q -y install automake
	apt-get -q -y install automake
	bootstrap
	configure
	make
	make check
.
user|apt-get|user|run|2
.
dnf|dnf|root|check|0
	dnf -q -y install gcc make autoconf automake
	bootstrap
	configure
	make
	make check
.
apk|apk|root|check|0
	apk add -q gcc musl-dev make autoconf automake
	bootstrap
	configure
	make
	make check
.
pkg|pkg gcc make|root|check|0
	pkg install -y autoconf automake
	bootstrap
	configure
	make
	make check
.
pkgin|pkgin pkg make|root|check|0
	pkgin -y install gcc12 autoconf automake
	bootstrap
	configure
	make
	make check
.
brew|brew gcc make|user|check|0
	brew install autoconf automake
	bootstrap
	configure
	make
	make check
.
none|gcc make|root|check|2
.
tools|gcc make autoreconf automake|user|run|0
	bootstrap
	configure
	make
	kernstone run --quick
.
tarball|gcc make configure|user|run|0
	configure
	make
	kernstone run --quick
.
built|gcc make configure built|user|run|0
	make
	kernstone run --quick
.
EOF

IFS='|'
while read name tools user goal code; do
	IFS=' 	'
	while read step; do
		test "$step" = . && break
		echo $step
	done >$work/steps
	rm -rf $work/path $work/tree $work/stale $work/sudoer
	mkdir $work/path $work/tree $work/tree/scripts
	cp $top_srcdir/scripts/quickstart $work/tree/scripts
	cp $work/fakes/bootstrap $work/tree
	for tool in $tools; do
		case $tool in
		stale)
			>$work/stale ;;
		configure)
			cp $work/fakes/configure $work/tree ;;
		built)
			mkdir $work/tree/build
			(cd $work/tree/build && ../configure) ;;
		gcc | make | auto*)
			cp $work/fakes/$tool $work/path ;;
		*)
			cp $work/fakes/manager $work/path/$tool ;;
		esac
	done
	cp $work/fakes/id $work/fakes/sudo $work/path
	case $user in
	root)
		echo 0 >$work/uid ;;
	*)
		echo 1000 >$work/uid ;;
	esac
	test $user = sudoer && >$work/sudoer
	>$LOG
	(CC= MAKE=make
	PATH=$work/path:$work/bin
	export PATH MAKE CC
	exec $SHELL $work/tree/scripts/quickstart $goal) \
	    >$work/out 2>$work/err </dev/null
	got=$?
	if test $got -ne $code; then
		echo "$name: status $got, not $code"
		cat $work/err
	fi >>$bad
	if cmp $LOG $work/steps >/dev/null; then
		:
	else
		echo "$name: done (<) and expected (>):" >>$bad
		diff $LOG $work/steps >>$bad
	fi
	case $name in
	user)
		grep 'not root.*apt-get.* gcc .*automake' $work/err ;;
	none)
		grep 'C compiler, make, autoconf and automake' $work/err ;;
	*)
		: ;;
	esac >/dev/null || echo "$name: the packages are not named" >>$bad
	IFS='|'
done <$work/cases
IFS=' 	'

$SHELL $top_srcdir/scripts/quickstart --help | grep '^usage: ' >/dev/null ||
	echo "no --help" >>$bad
for args in '' start '--run'; do
	$SHELL $top_srcdir/scripts/quickstart $args >$work/out 2>$work/err
	test $? -eq 2 || echo "quickstart $args: not status 2" >>$bad
	test -s $work/out && echo "quickstart $args: output" >>$bad
	test `wc -l <$work/err` -eq 1 || echo "not one line" >>$bad
done

cat $bad
test -s $bad && exit 1
exit 0
