# The Makefile, with a small source tree: what is compiled again and when, flags, hardening, make -n, make help.
. "$TOP/tests/lib.sh"
unset MAKEFLAGS MFLAGS MAKELEVEL MODE
MAKE=${MAKE:-make}
mkdir -p 'a tree/common/base'
cd 'a tree' || exit
cp "$TOP/Makefile" .
echo '#include "common/base/two.h"' >common/base/one.h
echo 'int one(void);' >common/base/two.h
printf '#include "common/base/one.h"\nint one(void) { return 1; }\n' >common/base/one.c
for tool in maze-gen maze-solve maze-render; do
    printf '#include "common/base/one.h"\nint main(void) { return one() - RESULT; }\n' >$tool.c
done
one='CPPFLAGS=-DRESULT=1'
cat >want <<'X'
  AR libmaze.a
  CC common/base/one.o
  CC maze-gen.o
  CC maze-render.o
  CC maze-solve.o
  LD maze-gen
  LD maze-render
  LD maze-solve
X
$MAKE $one 2>&1 | LC_ALL=C sort >got
same 'make prints a short line per file, in a folder whose name has a blank' want got
./maze-gen && ./maze-solve && ./maze-render
is 'the programs run' 0 $?
is 'make again does nothing' "make: Nothing to be done for 'all'." "$($MAKE $one 2>&1)"
printf '#!/bin/sh\necho " $* " | sed "s/.* -o //; s/ .*//" >>written\nexec cc "$@"\n' >named
chmod +x named
$MAKE -s CC=./named $one 2>&1
is 'a file has its name when it is complete, as another make may build it at once' '7 of 7 have other names' \
    "$(grep -v /probe written | while read -r file; do [ -e "$file" ] || echo; done | wc -l | tr -d ' ') of $(grep -c -v /probe written) have other names"
is 'make -s prints nothing' '' "$($MAKE -s CPPFLAGS=-DRESULT=2 2>&1)"
./maze-gen
is 'other flags: everything is built again' 255 $?
$MAKE V=1 $one LDLIBS=-lm LDFLAGS=-L. CFLAGS=-O1 CC='cc -g0' >log 2>&1
is 'V=1 prints commands, with CC and CFLAGS' 4 "$(grep -c 'cc -g0 .* -O1 -c -o build/release/.*\.o ' log)"
is 'LDFLAGS first, LDLIBS last' 1 "$(grep -c '^cc -g0 .* -O1 -L\. -o [^ ]*/maze-gen.* .*libmaze\.a.* -lm' log)"

# compile OPTION ...: runs make for one object file. Prints yes if it compiles, no if not. A mark at the end of
# the old object shows it.
compile() {
    object=build/m/common/base/one.o
    [ ! -e $object ] || echo mark >>$object
    touch -t 200001010002 $object 2>/dev/null
    $MAKE MODE=m CFLAGS=-nostdinc "$@" $object >log 2>&1 || { echo "status $?" && return; }
    if grep -q mark $object; then echo no; else echo yes; fi
    find . -type f -exec touch -t 200001010001 {} +
}
is 'make compiles' yes "$(compile)"
touch common/base/two.h
is 'a header that is included by another changes: make compiles' yes "$(compile)"
echo 'int one(void);' >common/base/one.h
rm common/base/two.h
is 'a header is no longer included, and removed: make compiles' yes "$(compile)"
is 'after that, it does not' no "$(compile)"
is 'quotes in flags: make compiles' yes "$(compile CPPFLAGS="-DNAME='\"a name\"'")"
is 'the same flags, with quotes: it does not' no "$(compile CPPFLAGS="-DNAME='\"a name\"'")"

# A compiler that does not know some flags: it warns, fails, or says that a name is defined twice. It also
# warns of everything.
cat >compiler <<'X'
#!/bin/sh
echo 'warning: this compiler is old'
case $* in *-mbranch-protection* | *-falign-loops*) exit 1 ;; esac
case $* in *-D_FORTIFY_SOURCE=3*) echo 'warning: unknown level' ;; esac
case $* in *-D_FORTIFY_SOURCE*-D_FORTIFY_SOURCE*) echo 'warning: redefined' ;; esac
case $* in *-z,relro*) echo 'ld: unknown option'; exit 1 ;; esac
X
chmod +x compiler
accepted() {
    $MAKE -s MODE=f CC=./compiler "$@" build/f/settings && cat build/f/accepted
}
flags='-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 -fstack-protector-strong -fstack-clash-protection -fcf-protection -fPIE -pie -Wl,-z,now -falign-functions=64'
is 'make finds the flags that the compiler accepts' "$flags" "$(accepted)"
grep -v level compiler >newer && cat newer >compiler
is 'the highest level of FORTIFY_SOURCE' "$(echo "$flags" | sed s/=2/=3/)" "$(accepted VERSION=2)"
is 'make HARDEN= ALIGN= takes none' '' "$(accepted HARDEN= ALIGN=)"

# No recipe runs under make -n, whatever it calls; nor is any target missing in make help.
sed -n '/^\.PHONY:/,$p' Makefile | tr ' \\' '\n\n' | grep '^[a-z]' | grep -v -x -e all -e tests -e fuzzers -e help >targets
mkdir tests bin
for tool in sh cp python3; do # rm and cat: make tries flags
    printf '#!/bin/sh\necho %s >>ran\nPATH=%s exec %s "$@"\n' $tool "$PATH" $tool >bin/$tool
    chmod +x bin/$tool
done
while read -r target; do
    PATH=$PWD/bin:$PATH $MAKE -n MODE=m $target >>log 2>&1
done <targets
is 'make -n runs nothing; all targets' '' "$(sort -u ran 2>/dev/null)"
$MAKE -s help >help
is 'make help lists all targets' '' "$(tr ';' '\n' <help | sed -n 's/^.*make \([a-z-]*\).*/\1/p' | grep -v -x -F -f - targets)"
$MAKE clean >log 2>&1
is 'make clean leaves nothing' '' "$(find . -name 'maze-???*' ! -name '*.c' -o -name build)"

# The programs that are tested. A static program cannot show most of it; tcc accepts -f... and ignores it.
# shows FLAG WHAT OPTION PATTERN: with FLAG, what readelf OPTION prints for a program has PATTERN.
shows() {
    grep -q -e "$1" "$BUILD/accepted" 2>/dev/null || return
    if needs "the programs: $2" readelf; then
        is "the programs: $2" yes "$(readelf -W "$3" "$BUILD/maze-gen" 2>/dev/null | grep -q -e "$4" && echo yes)"
    fi
}
grep -q -e ' -static' -e 'tcc ' "$BUILD/settings" 2>/dev/null && end
shows ' -pie' 'position-independent' -h 'Type: *DYN'
shows '-z,relro' 'relocations are read-only' -l 'GNU_RELRO'
shows '-z,now' 'all symbols are bound at the start' -d 'NOW'
shows '-fstack-protector' 'canaries on the stack' --syms '__stack_chk'
if has readelf && readelf -W --syms "$BUILD/maze-gen" 2>/dev/null | grep -q GLIBC; then
    shows '-D_FORTIFY' 'checked functions of the library' --syms '_chk@'
fi
plan
