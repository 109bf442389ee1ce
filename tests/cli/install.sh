# make install and uninstall. With LONG, the source archive builds and passes its tests.
. "$TOP/tests/lib.sh"

# make install installs the release build.
case $BUILD in
*/release) ;;
*) plan && exit 0 ;;
esac
here=$PWD
(cd "$TOP" && make -s install DESTDIR="$here/root" PREFIX=/opt MANDIR=/opt/man) >log 2>&1
is 'make install: status' 0 $?
(cd root && find . -type f | sort) >got
cat >want <<'X'
./opt/bin/maze-gen
./opt/bin/maze-render
./opt/bin/maze-solve
./opt/man/man1/maze-gen.1
./opt/man/man1/maze-render.1
./opt/man/man1/maze-solve.1
./opt/man/man5/maze.5
./opt/man/man7/maze.7
X
same 'make install: the files' want got
PATH=$here/root/opt/bin:/usr/bin:/bin
expect 'the installed programs work' 0 'maze-gen -s 42 -w 5 -h 3 | maze-solve | maze-render' <<'X'
+   +---+---+---+---+
| S | * * * |       |
+ * + * + * +   +   +
| * | * | * |   |   |
+ * + * + * +---+   +
| * * * | * * * * G |
+---+---+---+---+   +
X
(cd "$TOP" && make -s uninstall DESTDIR="$here/root" PREFIX=/opt MANDIR=/opt/man) >log 2>&1
is 'make uninstall leaves no file' "" "$(find root -type f)"
if [ "$LONG" ]; then
    (cd "$TOP" && make -s dist) >log 2>&1
    is 'make dist: status' 0 $?
    gzip -dc "$TOP"/maze-tools-*.tar.gz | tar xf -
    (cd maze-tools-* && unset LONG BUILD && make && make check) >log 2>&1
    is 'the source archive builds and passes its tests' 0 $?
    tail -n 1 log | sed 's/^/# /'
fi
plan
