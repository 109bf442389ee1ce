# The source archive, .ci/dist: the same files give the same bytes, and tar unpacks them.
. "$TOP/tests/lib.sh"
unset SOURCE_DATE_EPOCH TAR
umask 022
tar --version 2>/dev/null | grep -q 'GNU tar' || { skip 'the source archive' 'GNU tar' && end; }

# A project that has what an archive needs.
mkdir -p project/.ci project/common/base project/man project/tests
cp "$TOP/.ci/dist" project/.ci
for file in Makefile README.md LICENSE .clang-format .gitignore maze-gen.c maze-solve.c maze-render.c \
    common/base/a.c man/maze.5; do
    echo "$file" >"project/$file"
done
printf 'one\r\ntwo\n' >project/tests/lines
printf '#!/bin/sh\n' >project/tests/run
chmod 755 project/tests/run project/.ci/dist
printf '%s\n' 'no date' '## 2.3.4 2000-02-29' '## 2.3.3 1999-01-01' >project/CHANGELOG

# dist FOLDER: prints the archive of the project in FOLDER.
dist() { (cd "$1" && sh .ci/dist maze-2.3.4); }
# kinds FILE: prints modes, owners and dates of the files in the archive, and how many have these.
kinds() { TZ=UTC0 tar --numeric-owner -t -v -f "$1" | awk '{ print $1, $2, $4, $5 }' | sort | uniq -c | xargs; }

dist project >archive
is 'status' 0 $?
tar xf archive
rm -rf project/build
is 'tar unpacks the same files' '' "$(diff -r project maze-2.3.4)"
is 'modes, owner, group, the day of CHANGELOG' \
    '12 -rw-r--r-- 0/0 2000-02-29 00:00 2 -rwxr-xr-x 0/0 2000-02-29 00:00' "$(kinds archive)"
is 'the files are sorted' '' "$(tar tf archive | LC_ALL=C sort -c 2>&1)"
(cd project && SOURCE_DATE_EPOCH=1234567890 sh .ci/dist a) >second
is 'SOURCE_DATE_EPOCH' '12 -rw-r--r-- 0/0 2009-02-13 23:31 2 -rwxr-xr-x 0/0 2009-02-13 23:31' "$(kinds second)"

# Nothing else matters: folder, dates, umask, language, time zone, user.
mkdir 'another place'
cp -R project 'another place/p'
find 'another place' -exec touch -t 201001010000 {} +
chmod 700 'another place/p/tests/run'
chmod 600 'another place/p/README.md'
(cd 'another place' && umask 077 && TZ=Asia/Kathmandu LC_ALL=C.UTF-8 HOME=/nonexistent sh p/.ci/dist maze-2.3.4) >second
same 'another folder, umask, time zone and language: the same bytes' archive second
dist maze-2.3.4 >second
same 'the archive of an unpacked archive: the same bytes' archive second

if needs 'git: the files of the last commit' git; then
    (cd project && rm -rf build && git init -q . && git config user.name a && git config user.email a@b.c &&
        echo /build/ >.gitignore && git add -f . && git commit -q -m first) >log 2>&1
    dist project >archive 2>said
    same 'git: nothing has changed: no warning' /dev/null said
    echo untracked >project/common/untracked.c
    echo changed >project/README.md
    (cd project && git add README.md && git config core.autocrlf true && git config tar.umask 0077)
    dist project >second 2>said
    same 'git: settings, a change and a file that are not committed: the same bytes' archive second
    is 'git: it warns' 'dist: warning: what is not committed is not in the archive' "$(cat said)"
    is 'git: the change is still to be committed' README.md "$(cd project && git diff --cached --name-only)"
fi

rm -rf project/.git
printf '#!/bin/sh\n' >tar
chmod +x tar
cp tar gtar
errors <<'X'
dist: which NAME?|sh "$TOP/.ci/dist"
dist: SOURCE_DATE_EPOCH must be a number of seconds, not 'now'|cd project && SOURCE_DATE_EPOCH=now sh .ci/dist a
dist: CHANGELOG has no version with a date|cd project && echo >CHANGELOG && sh .ci/dist a
dist: needs GNU tar; TAR=NAME says what it is called|PATH=$PWD:$PATH; cd project && sh .ci/dist a
X
plan
