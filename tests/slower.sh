#!/bin/sh
# slower.sh - a kernstone whose LatSyscall/null calls getppid() once more per
# 20 operations is found slower, and the interval of the ratio reaches 1.05

. $srcdir/long.sh
if test -n "$TARGET_RUN"; then
	echo "a prefix is run by this system, the rounds by another"
	exit 77
fi

mkdir slower.$$ || exit 1
trap 'rm -rf slower.$$' 0
trap 'exit 1' 1 2 15

# On a busy machine once may not be enough.
for rounds in 25 41 61; do
	rm -f slower.$$/*
	$KS ab -r $rounds -o slower.$$/x --dir=slower.$$ \
	    --b ./kernstone-slower LatSyscall/null > slower.$$/out \
	    2> slower.$$/err || cat slower.$$/err
	awk '/^    slower/ { slower = 1 }
	/ratio [0-9]/ {
		gsub(/[][,]/, " ")
		for (i = 1; i < NF; i++)
			if ($i == "ratio")
				at = i
		lo = at + 2
		hi = at + 3
		ok = $lo <= 1.055 && $hi >= 1.045
	}
	END { exit !(slower && ok) }' slower.$$/out && exit 0
done
cat slower.$$/out
exit 1
