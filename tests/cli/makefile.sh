# The Makefile: it compiles again what includes a changed header.
. "$TOP/tests/lib.sh"

# compile OPTION ...: runs make for one object file, with the files of this folder.
compile() { make -f "$TOP/Makefile" B=b "$@" b/common/base/a.o >log 2>&1; }

mkdir -p common/base
echo 'int a(void);' >common/base/a.h
echo '#include "b.h"' >>common/base/a.h
echo 'int b(void);' >common/base/b.h
printf '#include "common/base/a.h"\nint a(void) { return 1; }\n' >common/base/a.c
compile
is 'make compiles: status' 0 $?
is 'make compiles' 1 "$(grep -c -- '-o b/common/base/a.o' log)"
compile
is 'make again does nothing' 0 "$(grep -c -- '-o b/' log)"
for header in a b; do
    compile -W common/base/$header.h
    is "$header.h changes: make compiles" 1 "$(grep -c -- '-o b/common/base/a.o' log)"
done
echo 'int a(void);' >common/base/a.h
rm common/base/b.h
compile -W common/base/a.h
is 'a header is no longer included, and removed: status' 0 $?
compile CPPFLAGS=-DOTHER
is 'other flags: make compiles' 1 "$(grep -c -- '-DOTHER .*-o b/common/base/a.o' log)"

plan
