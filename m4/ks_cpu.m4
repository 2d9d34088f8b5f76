# ks_cpu.m4 - which family of CPUs, and which level of it, we compile for
# serial 1

# KS_CPU
# ------
# Set ks_cv_cpu, and define KS_CPU_NAME as its text, for kernstone info and the
# head of a results file: "MIPS I" and "MIPS32r2" of one machine are figures of
# two programs.  It is what the compiler says by the macros that it defines;
# where those of old compilers name the family only, it is the best
# instruction that the compiler accepts.  $host_cpu is not asked: it knows
# nothing of flags.  The words between the two marks are C.
AC_DEFUN([KS_CPU],
[AC_REQUIRE([AC_PROG_CPP])dnl
AC_CACHE_CHECK([which CPU this is compiled for], [ks_cv_cpu],
[AC_LANG_CONFTEST([AC_LANG_SOURCE([[
/* begin */
#if defined __x86_64__ || defined __amd64__
ks_cpu "x86-64"
#elif defined __i386__ || defined __i386 || defined i386
#if defined __SSE2__ || defined __pentium4__
ks_cpu "x86 Pentium 4"
#elif defined __SSE__ || defined __pentium3__
ks_cpu "x86 Pentium III"
#elif defined __i686__ || defined __pentiumpro__ || defined __athlon__
ks_cpu "x86 Pentium Pro"
#elif defined __i586__ || defined __pentium__ || defined __k6__
ks_cpu "x86 Pentium"
#elif defined __i486__
ks_cpu "x86 486"
#else
ks_cpu "x86 386"
#endif
#elif defined __mips__ || defined __mips || defined mips
#if __mips == 64 && __mips_isa_rev > 1
ks_cpu "MIPS64r" __mips_isa_rev
#elif __mips == 64
ks_cpu "MIPS64"
#elif __mips == 32 && __mips_isa_rev > 1
ks_cpu "MIPS32r" __mips_isa_rev
#elif __mips == 32
ks_cpu "MIPS32"
#elif __mips == 4
ks_cpu "MIPS IV"
#elif __mips == 3
ks_cpu "MIPS III"
#elif __mips == 2
ks_cpu "MIPS II"
#elif defined __mips__ && __mips == 1 && defined _MIPS_ISA
ks_cpu "MIPS I"
#else
ks_cpu "MIPS ?"
#endif
#elif defined __mcoldfire__
ks_cpu "ColdFire"
#elif defined __m68k__ || defined __mc68000__ || defined mc68000
#if defined __mc68060__ || defined mc68060
ks_cpu "m68k 68060"
#elif defined __mc68040__ || defined mc68040
ks_cpu "m68k 68040"
#elif defined __mc68030__ || defined mc68030
ks_cpu "m68k 68030"
#elif defined __mc68020__ || defined mc68020
ks_cpu "m68k 68020"
#else
ks_cpu "m68k ?"
#endif
#elif defined __aarch64__
ks_cpu "ARMv8, 64 bits"
#elif defined __arm__ || defined __arm
#if defined __XSCALE__
ks_cpu "ARMv5 XScale"
#elif defined __ARM_ARCH
ks_cpu "ARMv" __ARM_ARCH
#elif defined __ARM_ARCH_7__ || defined __ARM_ARCH_7A__
ks_cpu "ARMv7"
#elif defined __ARM_ARCH_6__ || defined __ARM_ARCH_6J__ || \
    defined __ARM_ARCH_6K__ || defined __ARM_ARCH_6ZK__
ks_cpu "ARMv6"
#elif defined __ARM_ARCH_5__ || defined __ARM_ARCH_5T__ || \
    defined __ARM_ARCH_5E__ || defined __ARM_ARCH_5TE__ || \
    defined __ARM_ARCH_5TEJ__
ks_cpu "ARMv5"
#elif defined __ARM_ARCH_4__ || defined __ARM_ARCH_4T__
ks_cpu "ARMv4"
#elif defined __ARM_ARCH_3__ || defined __ARM_ARCH_3M__
ks_cpu "ARMv3"
#else
ks_cpu "ARM ?"
#endif
#elif defined __sparc__ || defined __sparc || defined sparc
#if defined __arch64__ || defined __sparcv9
ks_cpu "SPARC V9, 64 bits"
#elif defined __sparc_v9__
ks_cpu "SPARC V9"
#elif defined __sparc_v8__ || defined __sparcv8
ks_cpu "SPARC V8"
#else
ks_cpu "SPARC ?"
#endif
#elif defined __vax__ || defined __vax || defined vax
ks_cpu "VAX"
#elif defined __alpha__ || defined __alpha
#if defined __alpha_cix__ || defined __alpha_ev6__
ks_cpu "Alpha EV6"
#elif defined __alpha_bwx__
ks_cpu "Alpha EV56"
#else
ks_cpu "Alpha EV4"
#endif
#elif defined __powerpc64__ || defined __ppc64__
ks_cpu "PowerPC, 64 bits"
#elif defined __powerpc__ || defined __ppc__ || defined __PPC__ || \
    defined _ARCH_PPC
ks_cpu "PowerPC"
#elif defined _POWER || defined _IBMR2
ks_cpu "POWER"
#elif defined __hppa__ || defined __hppa
#if defined _PA_RISC2_0
ks_cpu "PA-RISC 2.0"
#elif defined _PA_RISC1_1
ks_cpu "PA-RISC 1.1"
#else
ks_cpu "PA-RISC 1.0"
#endif
#elif defined __riscv && __riscv_xlen > 32
ks_cpu "RISC-V, 64 bits"
#elif defined __riscv
ks_cpu "RISC-V"
#elif defined __s390x__
ks_cpu "z/Architecture"
#elif defined __s390__
ks_cpu "S/390"
#elif defined __ia64__ || defined __ia64
ks_cpu "Itanium"
#elif defined __loongarch__
ks_cpu "LoongArch"
#elif defined __sh__
ks_cpu "SuperH"
#else
ks_cpu "unknown"
#endif
/* end */
]])])
ks_cv_cpu=`$CPP $CPPFLAGS $CFLAGS conftest.$ac_ext 2>&AS_MESSAGE_LOG_FD |
    sed -n 's/^ks_cpu *//p' |
    sed -e 's/"//g' -e 's/ *$//' -e 's/\(@<:@rv@:>@\) \(@<:@0-9@:>@\)/\1\2/'`
rm -f conftest.$ac_ext
AS_CASE([$ks_cv_cpu],
[MIPS*'?'], [
	ks_cv_cpu='MIPS I'
	KS_CPU_TRY([MIPS II], [ll @S|@2, 0(@S|@4)])
	KS_CPU_TRY([MIPS III], [daddu @S|@2, @S|@2, @S|@2])],
[m68k*'?'], [
	ks_cv_cpu='m68k 68000'
	KS_CPU_TRY([m68k 68020], [extbl %d0])
	KS_CPU_TRY([m68k 68040], [move16 %a0@+, %a1@+])],
[ARM*'?'], [
	ks_cv_cpu='ARMv3'
	KS_CPU_TRY([ARMv4], [ldrh r0, @<:@r1@:>@])
	KS_CPU_TRY([ARMv5], [clz r0, r1])
	KS_CPU_TRY([ARMv7], [movw r0, #1])],
[SPARC*'?'], [
	ks_cv_cpu='SPARC V7'
	KS_CPU_TRY([SPARC V8], [umul %g1, %g1, %g1])],
[''], [ks_cv_cpu=unknown])])
AC_DEFINE_UNQUOTED([KS_CPU_NAME], ["$ks_cv_cpu"],
    [Which CPU this is compiled for.])
])

# KS_CPU_TRY(NAME, INSTRUCTION)
# -----------------------------
AC_DEFUN([KS_CPU_TRY],
[AC_COMPILE_IFELSE([AC_LANG_PROGRAM([],
    [[__asm__ __volatile__("$2");]])], [ks_cv_cpu='$1'])])
