# make install and uninstall. With LONG also make dist, whose source archive builds and passes its
# tests of files that it must have.
. "$TOP/tests/lib.sh"

# make install installs what make has copied to the top: not every build that is tested.
if ! cmp -s "$BUILD/maze-gen" "$BUILD/../../maze-gen"; then
    plan
    exit
fi
MAKE=${MAKE:-make}
here=$PWD/'a root'
# built COMMAND ...: runs make in the folder whose build is tested: that of the sources, or another one.
built() {
    if [ -e "$BUILD/../../Makefile" ]; then
        (cd "$BUILD/../.." && $MAKE "$@")
    else
        (cd "$BUILD/../.." && $MAKE -f "$TOP/Makefile" "$@")
    fi
}
# make_here TARGET ...: runs make for a root whose name has a blank.
make_here() { built -s DESTDIR="$here" PREFIX=/opt/tools MANDIR='/opt/the man' "$@" >log 2>&1; }

(umask 077 && make_here install)
is 'make install: status' 0 $?
(cd "$here" && find . -type f | sort) >got
cat >want <<'X'
./opt/the man/man1/maze-gen.1
./opt/the man/man1/maze-render.1
./opt/the man/man1/maze-solve.1
./opt/the man/man5/maze.5
./opt/the man/man7/maze-clusters.7
./opt/the man/man7/maze-datasets.7
./opt/the man/man7/maze-languages.7
./opt/the man/man7/maze-tutorial.7
./opt/the man/man7/maze.7
./opt/tools/bin/maze-gen
./opt/tools/bin/maze-render
./opt/tools/bin/maze-solve
./opt/tools/share/bash-completion/completions/maze-gen
./opt/tools/share/bash-completion/completions/maze-render
./opt/tools/share/bash-completion/completions/maze-solve
./opt/tools/share/fish/vendor_completions.d/maze-gen.fish
./opt/tools/share/fish/vendor_completions.d/maze-render.fish
./opt/tools/share/fish/vendor_completions.d/maze-solve.fish
./opt/tools/share/zsh/site-functions/_maze-gen
./opt/tools/share/zsh/site-functions/_maze-render
./opt/tools/share/zsh/site-functions/_maze-solve
X
same 'make install: the files, in a folder with a blank in its name' want got
is 'make install: nothing else is left' 'a root got log want' "$(echo *)"
is 'umask 077: everybody can read the files and folders' "" \
    "$(find "$here" ! -perm -444 -print; find "$here" -type d ! -perm -111 -print)"
is 'umask 077: everybody can run the programs' 3 "$(find "$here/opt/tools/bin" -type f -perm -111 | wc -l | tr -d ' ')"
old=$PATH PATH=$here/opt/tools/bin:/usr/bin:/bin
expect 'the installed programs work' 0 'maze-gen -s 42 -w 5 -h 3 | maze-solve | maze-render' <<'X'
+   +---+---+---+---+
| S | * * * |       |
+ * + * + * +   +   +
| * | * | * |   |   |
+ * + * + * +---+   +
| * * * | * * * * G |
+---+---+---+---+   +
X
PATH=$old
for file in bash-completion/completions/maze-gen zsh/site-functions/_maze-solve fish/vendor_completions.d/maze-render.fish; do
    tool=$(basename "$file" .fish) shell=${file%%[/-]*}
    "${tool#_}" --completion "$shell" | cmp -s - "$here/opt/tools/share/$file" || echo "$file"
done >wrong
is 'the shells find the completions that the programs write' "" "$(cat wrong)"
mkdir "$here/opt/tools/lib"
make_here uninstall
is 'make uninstall: status' 0 $?
is 'make uninstall leaves only what was there' './opt/tools/lib' "$(cd "$here" && find . ! -path . ! -path ./opt ! -path ./opt/tools)"
rmdir "$here/opt/tools/lib"
make_here install && make_here uninstall
is 'make uninstall leaves no empty folder' "" "$(cd "$here" && find . ! -path .)"
make_here uninstall
is 'make uninstall again: status' 0 $?
make_here install ZSHDIR= FISHDIR= BASHDIR=/etc/completions
is 'make install ZSHDIR= FISHDIR= BASHDIR=/etc/completions' '3 0' \
    "$(cd "$here" && echo "$(ls etc/completions | wc -l | tr -d ' ') $(ls opt/tools/share 2>/dev/null | wc -l | tr -d ' ')")"
make_here uninstall ZSHDIR= FISHDIR= BASHDIR=/etc/completions

# Programs of another machine: here, files that cannot be run. Make reads no Makefile by a path with blanks.
case $TOP in
*' '*) skip 'programs that cannot be run' 'a path without blanks' ;;
*)
    mkdir other
    (
        cd other || exit
        for tool in maze-gen maze-solve maze-render; do
            printf '\177ELF of another machine' >$tool
            chmod +x $tool
        done
        $MAKE -s -f "$TOP/Makefile" DO=: DESTDIR="$here" PREFIX=/opt/tools install 2>&1
        find "$here" -type f -path '*share*' ! -path '*share/man*'
    ) >got
    is 'programs that cannot be run are installed without completions, and without empty files' \
        'make install: the programs do not run here; no completions are installed' "$(cat got)"
    cmp -s other/maze-gen "$here/opt/tools/bin/maze-gen"
    is 'the program itself is installed' 0 $?
    ;;
esac
rm -rf "$here"

# A shell that does not know ~ in the middle of a word leaves it there.
for wrong in 'PREFIX=~/.local' PREFIX=rel 'MANDIR=~/man'; do
    for target in install uninstall; do
        built -s $target DESTDIR="$here" "$wrong" >log 2>&1
        is "make $target $wrong: status, message, folders" '1 1 0' \
            "$(($? > 0)) $(grep -c 'PREFIX and MANDIR must be absolute paths' log) $([ ! -e "$here" ]; echo $?)"
    done
done
is 'make install says what it installs' "  INSTALL $here/opt/tools/bin/maze-gen" \
    "$(unset MAKEFLAGS; built install DESTDIR="$here" PREFIX=/opt/tools 2>&1 | grep 'bin/maze-gen$')"
rm -rf "$here"
is 'make -s install says nothing' '' "$(built -s install DESTDIR="$here" PREFIX=/opt/tools 2>&1)"
rm -rf "$here"
mkdir full
printf '#!/bin/sh\necho half of it >"$2"\nexit 1\n' >full/cp
chmod +x full/cp
(PATH=$PWD/full:$PATH && built -s install DESTDIR="$here" PREFIX=/opt/tools) >log 2>&1
is 'a file that cannot be written whole: status, and it is not there' '1 0' \
    "$(($? > 0)) $(find "$here" -type f | wc -l | tr -d ' ')"
rm -rf "$here" full

# Names, and what is there already.
root="$PWD/it's a \\ root"
make_root() { built -s DESTDIR="$root" PREFIX=/usr "$@" >log 2>&1; }
(umask 000 && make_root install)
is 'umask 000: status, in a folder with a quote and a backslash' 0 $?
is 'umask 000: only the owner can write' "" "$(find "$root" -perm -020 -print -o -perm -002 -print)"
(cd "$root" && find . -type f | sort) >all
echo foreign >foreign
bin=$root/usr/bin
rm "$bin/maze-gen"
ln -s "$PWD/foreign" "$bin/maze-gen"
echo old >"$bin/maze-solve"
chmod 400 "$bin/maze-solve"
echo old >"$root/usr/share/man/man5/maze.5"
echo other >"$bin/maze-other"
mkfifo pipe
"$bin/maze-render" <pipe >/dev/null &
exec 3>pipe
make_root install
is 'files that are there, one of them running: status' 0 $?
exec 3>&-
is 'files that are there are replaced' "" "$(cmp "$BUILD/maze-gen" "$bin/maze-gen" 2>&1
    cmp "$BUILD/maze-solve" "$bin/maze-solve" 2>&1; cmp "$TOP/man/maze.5" "$root/usr/share/man/man5/maze.5" 2>&1)"
is 'a link that is there is replaced, not followed' foreign "$(cat foreign)"
# From the folder of the build up to /, and down to this folder.
up=$(cd "$BUILD/../.." && pwd -P | sed 's,/[^/]*,../,g')
built -s DESTDIR="$up${PWD#/}/relative/" PREFIX=/usr/ install >log 2>&1
is 'a relative DESTDIR, slashes at the end: status' 0 $?
(cd relative && find . -type f | sort) >got
same 'a relative DESTDIR, slashes at the end: the files' all got
built -s DESTDIR="$up${PWD#/}/relative/" PREFIX=/usr/ uninstall >log 2>&1
is 'a relative DESTDIR, slashes at the end: make uninstall leaves nothing' "" "$(ls -A relative)"
make_root uninstall
is 'make uninstall keeps the files of others' './usr/bin/maze-other' "$(cd "$root" && find . -type f)"
mkdir "$bin/maze-solve"
make_root install
is 'what cannot be replaced: status is not 0' yes "$([ $? -ne 0 ] && echo yes)"
: >file
built -s DESTDIR="$PWD/file" install >log 2>&1
is 'a folder that cannot be made: status is not 0' yes "$([ $? -ne 0 ] && echo yes)"

the_rest_is_long

# make dist, in a copy: twice the same bytes, and nothing that is not tracked.
if [ -e "$TOP/.git" ] && has git; then
    git clone -q "$TOP" clone 2>log
    cp "$TOP/Makefile" clone
    cp "$TOP/common/rules.sh" clone/common
    cp "$TOP/.ci/dist" clone/.ci
    archive() {
        (cd "$1" && $MAKE -s dist) >>log 2>&1
        mv "$1"/maze-tools-*.tar.gz "$2"
    }
    archive clone first
    sleep 1
    touch clone/README.md
    echo >clone/common/untracked.c
    (umask 077 && archive clone second)
    same 'make dist twice: the same bytes' first second
    gzip -dc first | tar tf - | sed 's,^[^/]*/,,; /\/$/d; /^$/d' | sort >got
    git -C "$TOP" ls-tree -r --name-only HEAD | sort >want
    same 'make dist packs the files that git tracks' want got
    # An unpacked archive, without git, makes this archive, too.
    gzip -dc first | tar xf -
    archive "$(echo maze-tools-*)" third
    same 'make dist without git: the same bytes' first third
    rm -rf maze-tools-*
else
    skip 'make dist twice' 'git and its folder'
fi
built -s dist >log 2>&1
is 'make dist: status' 0 $?
gzip -dc "$BUILD"/../../maze-tools-*.tar.gz | tar xf -
(cd maze-tools-* && unset LONG BUILD && $MAKE && $MAKE -s tests &&
    sh tests/run tests/unit tests/golden readme gallery tutorial contributing manual) >log 2>&1
is 'the source archive builds, and passes its tests of files that it must have' 0 $?
tail -n 1 log | sed 's/^/# /'
mkdir 'another place'
cp -R maze-tools-* 'another place'
(cd 'another place'/maze-tools-* && unset LONG BUILD && umask 077 && $MAKE clean &&
    TZ=Asia/Kathmandu LC_ALL=C.UTF-8 $MAKE) >log 2>&1
is 'another build of it: status' 0 $?
for program in maze-gen maze-solve maze-render; do
    same "two builds, in other folders: the same $program" maze-tools-*/$program 'another place'/maze-tools-*/$program
done
plan
