#!/bin/sh
# failmem.sh - files and memory: what cannot be had gives the reason and never
# a number

. $srcdir/long.sh
. $srcdir/benchdir.sh
check=$srcdir/expect.sh
status=0
bench="$TARGET_RUN ./t_bench"

# A file that is cut short, or becomes another, or is gone.
want=1; reason='read moved 0 bytes, not 65536'
run="$bench BwFileRead/io_only/size=512K 20 ': >file'"; . $check
run="$bench BwFileRead/open2close/size=512K 20 ': >file'"; . $check
reason='what is read is not what was written'
cut="dd if=/dev/zero of=file bs=1024 count=512 conv=notrunc 2>/dev/null"
run="$bench BwFileRead/io_only/size=512K 20 '$cut'"; . $check
if $bench BwMmapRead/mmap_only/size=512K >/dev/null 2>&1
then
	run="$bench BwMmapRead/mmap_only/size=512K 20 '$cut'"; . $check
	# Pages behind the end of a file raise a signal.
	$bench BwMmapRead/mmap_only/size=512K 20 ': >file' >$dir/out 2>&1
	if test $? = 0
	then
		echo "a map of a file that was cut gave a figure"
		status=1
	fi
	# The shell that started it, and its own directory, are left.
	rm -rf $TMPDIR/*
fi
reason='File exists'
run="$bench LatFS/create/size=0K 20 'mkdir 005'"; . $check
reason='No such file'
run="$bench BwFileRead/open2close/size=512K 20 'rm file'"; . $check

# The directory itself goes.
want=2; reason='^FAIL: .*No such file'
for point in LatFS/create/size=0K LatFS/delete/size=1K
do
	run="$bench $point 9 'rm -rf \"\$PWD\"'"; . $check
done

# A file system whose files cannot be mapped: the first map of a file that is
# shared, and those after it, are refused.
if (. $srcdir/needstrace.sh)
then
	want=77; reason='files cannot be mapped here: No such device'
	for point in LatMmap/size=512K BwMmapRead/mmap_only/size=512K \
	    BwMmapRead/open2close/size=512K LatPagefault/size=512K
	do
		strace -f -o $dir/trace -e trace=mmap $bench $point 1 \
		    >/dev/null 2>&1
		n=`grep -n MAP_SHARED $dir/trace | sed -e 's/:.*//' -e 1q`
		run="strace -f -o $dir/trace \
		    -e inject=mmap:error=ENODEV:when=$n+ $bench $point 9"
		. $check
	done
fi

# More than may be had of memory is skipped.
want=77; reason='wants .* of memory, and may have 4096K'
for point in BwMem/read/size=8M BwMem/copy/size=8M Stream/copy/size=8M \
    LatMem/stride=128/size=8M LatMem/random/size=8M ParMem/size=8M \
    BwFileRead/io_only/size=8M BwMmapRead/mmap_only/size=8M \
    LatMmap/size=8M LatPagefault/size=8M BwMem/read-best/size=8M
do
	run="$bench $point"; . $check
done

# A full disk.
full="mount -t tmpfs -o size=64k none $TMPDIR"
if unshare -rm sh -c "$full" >/dev/null 2>&1
then
	want=1; reason='No space left'
	for point in LatFS/create/size=10K LatFS/delete/size=10K \
	    BwFileRead/io_only/size=512K BwMmapRead/open2close/size=512K \
	    LatMmap/size=512K LatPagefault/size=512K
	do
		run="unshare -rm sh -c '$full; $bench $point 20'"
		. $check
	done
else
	echo "cannot mount a full disk"
fi

# Nothing is left behind.
if test -n "`ls -A $TMPDIR 2>/dev/null`"
then
	echo "left behind:"
	ls $TMPDIR
	status=1
fi
exit $status
