# The Makefile: what includes a changed header is compiled again; the programs are hardened as far as
# the compiler allows.
. "$TOP/tests/lib.sh"

# compile OPTION ...: runs make for one object file, with the files of this folder. Prints yes if it
# compiles, no if not, and its status if it fails. A mark at the end of the old object file shows it.
# Some makes compare whole seconds, so everything gets old before; the headers of the system do not.
compile() {
    object=b/common/base/a.o
    [ ! -e $object ] || echo mark >>$object
    touch -t 200001010002 $object 2>/dev/null
    $MAKE B=b CFLAGS=-nostdinc "$@" FILES=$object files >log 2>&1 || { echo "status $?" && return; }
    if grep -q mark $object; then echo no; else echo yes; fi
    find . -type f -exec touch -t 200001010001 {} +
}

MAKE=${MAKE:-make}
mkdir -p common/base
cp "$TOP/Makefile" .
cp "$TOP/common/rules.sh" common
echo 'int a(void);' >common/base/a.h
echo '#include "b.h"' >>common/base/a.h
echo 'int b(void);' >common/base/b.h
printf '#include "common/base/a.h"\nint a(void) { return 1; }\n' >common/base/a.c
is 'make compiles' yes "$(compile)"
is 'make again does nothing' no "$(compile)"
touch common/base/a.h
is 'a header changes: make compiles' yes "$(compile)"
touch common/base/b.h
is 'a header that it includes changes: make compiles' yes "$(compile)"
echo 'int a(void);' >common/base/a.h
rm common/base/b.h
is 'a header is no longer included, and removed: make compiles' yes "$(compile)"
is 'after that, make does nothing' no "$(compile)"
is 'other flags: make compiles' yes "$(compile CPPFLAGS=-DOTHER)"
is 'the same flags: make does nothing' no "$(compile CPPFLAGS=-DOTHER)"
is 'quotes in flags: make compiles' yes "$(compile CPPFLAGS="-DNAME='\"a name\"'")"
is 'the same flags, with quotes: make does nothing' no "$(compile CPPFLAGS="-DNAME='\"a name\"'")"

# Targets that the user runs: make help lists each of them. Nothing follows .PHONY in the Makefile.
sed -n '/^\.PHONY:/,$p' Makefile | tr ' \\' '\n\n' | grep -v -e '^\.PHONY' -e '^$' |
    grep -v -x -e all -e rules -e tests -e here -e fuzzers -e fuzz-build >targets
(unset MAKEFLAGS MAKELEVEL && $MAKE -s help) >help
is 'make help prints the head of the Makefile' 'The maze tools.' "$(sed 's/\..*/./; q' help)"
tr '(;,' '\n\n\n' <help | sed -n -e 's/^.*make \([a-z-]*\).*/\1/p' -e 's/^ *\([a-z-]*\):.*/\1/p' >listed
is 'make help lists all targets' '' "$(grep -v -x -F -f listed targets)"
is 'the list of targets was found' yes "$([ "$(wc -l <targets)" -gt 25 ] && echo yes)"

# A compiler that does not know some flags: it warns, fails, or says that a name is defined twice.
# It also warns of everything.
cat >compiler <<'X'
#!/bin/sh
echo 'warning: this compiler is old'
case $* in *-mbranch-protection*) exit 1 ;; esac
case $* in *-D_FORTIFY_SOURCE=3*) echo 'warning: unknown level' ;; esac
case $* in *-D_FORTIFY_SOURCE*-D_FORTIFY_SOURCE*) echo 'warning: redefined' ;; esac
case $* in *-z,relro*) echo 'ld: unknown option'; exit 1 ;; esac
X
chmod +x compiler
# flags OPTION ...: prints the flags that make finds.
flags() {
    (unset MAKEFLAGS && $MAKE -s B=f CC=./compiler "$@" rules) && cat f/hardened
}
accepted='-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 -fstack-protector-strong -fstack-clash-protection -fcf-protection -fPIE -pie -Wl,-z,now'
is 'make finds the flags that the compiler accepts' "$accepted" "$(flags)"
grep -v level compiler >newer && cat newer >compiler
is 'the highest level of FORTIFY_SOURCE' "$(echo "$accepted" | sed s/=2/=3/)" "$(flags VERSION=2)"
is 'make HARDEN= hardens nothing' "" "$(flags HARDEN=)"
is 'sanitizers: hardens nothing' "" "$(flags CFLAGS='-O1 -fsanitize=address')"

# The programs themselves. A static program cannot show most of it; tcc accepts -f... and ignores it.
case "$(cat "$BUILD/hardened" 2>/dev/null) $(cat "$BUILD/flags" 2>/dev/null)" in
*' -static'* | *' tcc '* | *'/tcc '*) plan && exit ;;
esac
# shows FLAG WHAT OPTION PATTERN: with FLAG, what readelf OPTION prints for each program has PATTERN.
shows() {
    grep -q -e "$1" "$BUILD/hardened" 2>/dev/null || return
    for program in maze-gen maze-solve maze-render; do
        if has readelf; then
            readelf -W "$3" "$BUILD/$program" >elf 2>/dev/null
            is "$program: $2" yes "$(grep -q -e "$4" elf && echo yes)"
        else
            skip "$program: $2" readelf
        fi
    done
}
shows ' -pie' 'position-independent' -h 'Type: *DYN'
shows '-z,relro' 'relocations are read-only' -l 'GNU_RELRO'
shows '-z,now' 'all symbols are bound at the start' -d 'NOW'
shows '-fstack-protector' 'canaries on the stack' --syms '__stack_chk'
if has readelf && readelf -W --syms "$BUILD/maze-gen" 2>/dev/null | grep -q GLIBC; then
    shows '-D_FORTIFY' 'checked functions of the library' --syms '_chk@'
fi
plan
