#!/bin/sh
# cpu.sh - configure tells the family and level of a CPU from what compilers
# define: the words of m4/ks_cpu.m4, with what some are known to define

work=cpu.$$
trap 'rm -rf $work' 0
trap 'exit 1' 1 2 15
mkdir $work || exit 1
status=0

sed -n '/^\/\* begin/,/^\/\* end/p' $top_srcdir/m4/ks_cpu.m4 >$work/cpu.c
test -s $work/cpu.c || exit 1

# What this compiler says of its own CPU is not to be tried: none of the names
# that are asked for.
hide=`tr -c 'A-Za-z0-9_' '[\012*]' <$work/cpu.c | grep '^[A-Za-z_]' |
    grep -v '^defined$' | sort -u | sed 's/^/-U/'`

# NAME DEFINED...: what is told where that is defined
while read name defined; do
	flags=
	for d in $defined; do
		flags="$flags -D$d"
	done
	got=`$CC -E $hide $flags $work/cpu.c 2>/dev/null |
	    sed -n 's/^ks_cpu *//p' | sed -e 's/"//g' -e 's/ *$//' \
	    -e 's/\([rv]\) \([0-9]\)/\1\2/' -e 's/ /_/g'`
	test "$got" = "$name" || echo "$defined: $got, not $name"
done >$work/bad <<'EOF'
x86-64 __x86_64__ __SSE2__
x86_386 __i386__
x86_486 __i386__ __i486__
x86_Pentium __i386__ __i586__
x86_Pentium_Pro __i386__ __i686__
x86_Pentium_III __i386__ __i686__ __SSE__
x86_Pentium_4 __i386__ __SSE__ __SSE2__
MIPS_? mips
MIPS_? __mips__ __mips=1
MIPS_I __mips__ __mips=1 _MIPS_ISA=1
MIPS_II __mips=2
MIPS_III __mips=3
MIPS_IV __mips=4
MIPS32 __mips=32
MIPS32r2 __mips=32 __mips_isa_rev=2
MIPS64 __mips=64
MIPS64r6 __mips=64 __mips_isa_rev=6
m68k_? mc68000
m68k_? __m68k__
m68k_68020 mc68000 mc68020
m68k_68030 __m68k__ __mc68030__ __mc68020__
m68k_68040 __m68k__ __mc68040__
m68k_68060 __m68k__ __mc68060__
ColdFire __m68k__ __mcoldfire__
ARM_? __arm__
ARMv3 __arm__ __ARM_ARCH_3M__
ARMv4 __arm__ __ARM_ARCH_4T__
ARMv5 __arm__ __ARM_ARCH_5TE__
ARMv5_XScale __arm__ __ARM_ARCH_5TE__ __XSCALE__
ARMv6 __arm__ __ARM_ARCH_6J__
ARMv7 __arm__ __ARM_ARCH_7A__
ARMv7 __arm__ __ARM_ARCH=7
ARMv8,_64_bits __aarch64__
SPARC_? sparc
SPARC_V8 __sparc__ __sparc_v8__
SPARC_V9 __sparc__ __sparc_v9__
SPARC_V9,_64_bits __sparc__ __arch64__
VAX vax
VAX __vax__
Alpha_EV4 __alpha__
Alpha_EV56 __alpha__ __alpha_bwx__
Alpha_EV6 __alpha__ __alpha_bwx__ __alpha_ev6__
PowerPC __powerpc__
PowerPC,_64_bits __powerpc__ __powerpc64__
POWER _POWER
PA-RISC_1.1 __hppa__ _PA_RISC1_1
RISC-V __riscv __riscv_xlen=32
RISC-V,_64_bits __riscv __riscv_xlen=64
z/Architecture __s390__ __s390x__
Itanium __ia64__
LoongArch __loongarch__
SuperH __sh__
unknown none
EOF
cat $work/bad
test -s $work/bad && status=1

# What was found here is in the program.
name=`sed -n 's/^#define KS_CPU_NAME "\(.*\)"/\1/p' $top_builddir/config.h`
test -n "$name" || {
	echo "config.h names no CPU"
	status=1
}
$TARGET_RUN $KS info | grep "^  compiled for  *$name\$" >/dev/null || {
	echo "kernstone info does not say: compiled for $name"
	status=1
}
exit $status
