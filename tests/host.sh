#!/bin/sh
# host.sh - what the host is asked: t_host and t_files, each in an empty
# directory, t_files also as a plain user if we are root; and t_pins

$TARGET_RUN ./t_pins || exit 1

status=0
for test in host files
do
	dir=host.$$
	mkdir $dir || exit 1
	trap 'rm -rf $dir' 0
	trap 'exit 1' 1 2 15
	(cd $dir && $TARGET_RUN ../t_$test) || status=1
	rm -rf $dir
done

plain='setpriv --reuid=65534 --regid=65534 --clear-groups'
mkdir $dir || exit 1
chmod 777 $dir
if test -w / && (cd $dir && $plain ../t_files) >/dev/null 2>&1
then
	echo "as a plain user too"
elif test -w / && $plain sh -c "cd $dir && test -w ." >/dev/null 2>&1
then
	echo "t_files fails as a plain user"
	status=1
fi
exit $status
