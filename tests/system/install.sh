# make install, uninstall and dist.
. "$TOP/tests/lib.sh"

# make install installs what make has copied to the top: not every build that is tested.
cmp -s "$BUILD/maze-gen" "$TOP/maze-gen" || end
unset MAKEFLAGS MFLAGS MAKELEVEL MODE
MAKE=${MAKE:-make}
here="$PWD/it's a \\ root"
# make_here TARGET ...: runs make for a root whose name has a blank, a quote and a backslash.
make_here() {
    (cd "$TOP" && $MAKE -s -o all DESTDIR="$here" PREFIX=/opt/tools MANDIR='/opt/the man' "$@") >log 2>&1
}
files() { (cd "$here" && find . -type f | LC_ALL=C sort); }

(umask 077 && make_here install)
is 'make install: status' 0 $?
{
    for page in "$TOP"/man/*.[0-9]; do
        echo "./opt/the man/man${page##*.}/${page##*/}"
    done
    for tool in maze-gen maze-render maze-solve; do
        echo "./opt/tools/bin/$tool"
        echo "./opt/tools/share/bash-completion/completions/$tool"
        echo "./opt/tools/share/fish/vendor_completions.d/$tool.fish"
        echo "./opt/tools/share/zsh/site-functions/_$tool"
    done
} | LC_ALL=C sort >want
files >got
same 'make install: the files' want got
is 'umask 077: the modes are the usual ones' "" "$(cd "$here" && find . -path '*/bin*' ! -perm 755 -o -type d ! -perm 755 -o \
    -type f ! -path '*/bin/*' ! -perm 644)"
is 'the completions are what the programs print' '' "$(for file in "$here"/opt/tools/share/*/*/*maze-*; do
    shell=${file#"$here"/opt/tools/share/} tool=$(basename "$file" .fish)
    "${tool#_}" --completion "${shell%%[-/]*}" | cmp - "$file" 2>&1
done)"
mkdir "$here/opt/tools/lib"
make_here uninstall
is 'make uninstall leaves only what was there' './opt/tools/lib' "$(cd "$here" && find . ! -path . ! -path ./opt ! -path ./opt/tools)"
rmdir "$here/opt/tools/lib"

# What is there already, one of it running. Without a folder, no completions.
make_here install ZSHDIR= FISHDIR= BASHDIR=/etc/completions
bin=$here/opt/tools/bin
echo foreign >foreign
ln -sf "$PWD/foreign" "$bin/maze-gen"
echo old >"$bin/maze-solve"
chmod 400 "$bin/maze-solve"
echo other >"$bin/maze-other"
mkfifo pipe
"$bin/maze-render" <pipe >/dev/null &
exec 3>pipe
make_here install ZSHDIR= FISHDIR= BASHDIR=/etc/completions
is 'files that are there, one of them running: status' 0 $?
exec 3>&-
is 'files that are there are replaced; a link is not followed' foreign "$(cat foreign; cmp "$BUILD/maze-gen" "$bin/maze-gen" 2>&1
    cmp "$BUILD/maze-solve" "$bin/maze-solve" 2>&1)"
is 'ZSHDIR= FISHDIR= BASHDIR=/etc/completions' 3 "$(files | grep -c -e completions -e share)"
make_here uninstall ZSHDIR= FISHDIR= BASHDIR=/etc/completions
is 'make uninstall keeps the files of others' './opt/tools/bin/maze-other' "$(files)"
mkdir "$bin/maze-solve"
make_here install
is 'what cannot be replaced: status' 1 $(($? > 0))
rm -rf "$here"

# A shell that does not know ~ in the middle of a word leaves it there.
for target in install uninstall; do
    make_here $target 'MANDIR=~/man'
    is "make $target MANDIR=~/man: status, message, folders" '1 1 0' \
        "$(($? > 0)) $(grep -c 'PREFIX and MANDIR must be absolute paths' log) $([ ! -e "$here" ]; echo $?)"
done

# Programs of another machine: here, files that cannot be run.
mkdir other
cp -R "$TOP/Makefile" "$TOP/man" other
for tool in maze-gen maze-solve maze-render; do
    printf '\177ELF of another machine' >other/$tool
    chmod +x other/$tool
done
(cd other && $MAKE -s -o all DESTDIR="$here" PREFIX=/opt install) >log 2>&1
is 'programs that cannot be run: status, messages, no empty completions' '0 9 3' \
    "$? $(grep -c '^make install: without .*: ./maze-.* does not run here$' log) $(files | grep -c -v /man/)"

# make dist: the source archive builds, and passes its tests of files that it must have.
(cd "$TOP" && $MAKE -s dist) >log 2>&1
is 'make dist: status' 0 $?
gzip -dc "$TOP"/maze-tools-*.tar.gz | tar xf -
(cd maze-tools-* && unset BUILD && $MAKE -s CFLAGS=-O1 && BUILD=build/release sh tests/run tests/golden) >log 2>&1
is 'the source archive builds, and passes its tests' 0 $?
tail -n 1 log | sed 's/^/# /'
plan
