# The source archive, .ci/dist: the same files give the same bytes, and tar unpacks them.
. "$TOP/tests/lib.sh"
unset SOURCE_DATE_EPOCH TAR
umask 022
if ! tar --version 2>/dev/null | grep -q 'GNU tar'; then
    skip 'the source archive' 'GNU tar'
    plan
    exit
fi

# A project that has what an archive needs.
mkdir -p project/.ci project/common/base project/man project/tests
cp "$TOP/.ci/dist" project/.ci
for file in Makefile README.md LICENSE .clang-format .gitignore maze-gen.c maze-solve.c maze-render.c \
    common/base/a.c man/maze.5; do
    echo "$file" >"project/$file"
done
: >project/man/empty
awk 'BEGIN { for (i = 0; i < 512; i++) printf "x"; exit }' </dev/null >project/man/block
printf 'one\r\ntwo\n' >project/tests/lines
printf '#!/bin/sh\n' >project/tests/run
chmod 755 project/tests/run project/.ci/dist
echo 'no date' >project/CHANGELOG
echo '## 2.3.4 2000-02-29' >>project/CHANGELOG

# dist FOLDER: prints the archive of the project in FOLDER.
dist() { (cd "$1" && sh .ci/dist maze-2.3.4); }
# bytes FROM COUNT FILE: prints COUNT bytes of FILE, without zeros.
bytes() { dd bs=1 skip="$1" count="$2" if="$3" 2>/dev/null | tr -d '\0'; }
# date_of FILE: prints the date of the first file in the archive, in seconds.
date_of() { echo "$((0$(bytes 136 12 "$1")))"; }

dist project >archive
is 'status' 0 $?
tar xf archive
is 'tar unpacks it: status' 0 $?
rm -rf project/build
same 'tar unpacks the same files' /dev/null "$(diff -r project maze-2.3.4 >differences 2>&1; echo differences)"
is 'what can be executed' './.ci/dist ./tests/run' \
    "$(cd maze-2.3.4 && find . -type f -perm -111 | LC_ALL=C sort | tr '\n' ' ' | sed 's/ $//')"
is 'all can be read, and changed by the owner alone' "" "$(find maze-2.3.4 -type f ! -perm -644 -o -type f -perm -020)"
is 'the files are sorted' '' "$(tar tf archive | LC_ALL=C sort -c 2>&1)"
is 'the size is a multiple of 10240' 0 $(($(wc -c <archive) % 10240))
# The first header: mode, user, group, size, date, in octal.
is 'mode of a script, user, group' 0000755,0000000,0000000 \
    "$(bytes 100 8 archive),$(bytes 108 8 archive),$(bytes 116 8 archive)"
is 'its date is the day of CHANGELOG, 951782400 seconds' 951782400 "$(date_of archive)"
for day in 1970-01-02=86400 2024-12-31=1735603200 2026-11-23=1795392000 2100-03-01=4107542400; do
    echo "## 1.0 ${day%=*}" >maze-2.3.4/CHANGELOG
    dist maze-2.3.4 >second
    is "the date $day" "${day#*=}" "$(date_of second)"
done
(cd project && SOURCE_DATE_EPOCH=1234567890 sh .ci/dist a) >second
is 'SOURCE_DATE_EPOCH' 1234567890 "$(date_of second)"

# Nothing else matters: folder, dates, umask, language, time zone, user.
mkdir 'another place'
cp -R project 'another place/p'
find 'another place' -exec touch -t 201001010000 {} +
chmod 700 'another place/p/tests/run'
chmod 600 'another place/p/README.md'
(umask 077 && TZ=Asia/Kathmandu LC_ALL=C.UTF-8 HOME=/nonexistent dist 'another place/p') >second
same 'another folder, umask, time zone and language: the same bytes' archive second
(cd 'another place' && sh p/.ci/dist maze-2.3.4) >second
same 'from another folder: the same bytes' archive second
rm -rf maze-2.3.4 && tar xf archive && dist maze-2.3.4 >second
same 'the archive of an unpacked archive: the same bytes' archive second

if has git; then
    (cd project && rm -rf build && git init -q . && git config user.name a && git config user.email a@b.c &&
        echo /build/ >.gitignore && git add -f . && git commit -q -m first) >log 2>&1
    dist project >archive
    echo untracked >project/common/untracked.c
    (cd project && git config core.autocrlf true && git config tar.umask 0077)
    dist project >second 2>said
    same 'git: settings and files that are not tracked: the same bytes' archive second
    is 'git: it warns' 'dist: warning: what is not committed is not in the archive' "$(cat said)"
    rm project/common/untracked.c
    (cd project && git config core.autocrlf false && dist .) >second 2>said
    same 'git: nothing has changed: no warning' /dev/null said
    echo changed >project/README.md
    (cd project && git add README.md && dist .) >second 2>said
    same 'git: a change that is not committed: the same bytes' archive second
    is 'git: it is still to be committed' 'M  README.md' "$(cd project && git status --porcelain)"
    rm -rf maze-2.3.4 && tar xf archive && dist maze-2.3.4 >second
    same 'git: the archive of an unpacked archive: the same bytes' archive second
else
    skip 'git: the files of the last commit' git
fi

expect 'no name: status 2' 2 "sh '$TOP/.ci/dist'" <<'X'
dist: which NAME?
X
rm -rf project/.git
expect 'SOURCE_DATE_EPOCH that is no number: status 2' 2 'cd project && SOURCE_DATE_EPOCH=now sh .ci/dist a' <<'X'
dist: SOURCE_DATE_EPOCH must be a number of seconds, not 'now'
X
echo >project/CHANGELOG
expect 'no date: status 2' 2 'cd project && sh .ci/dist a' <<'X'
dist: CHANGELOG has no version with a date
X
printf '#!/bin/sh\n' >tar
chmod +x tar
cp tar gtar
expect 'another tar: status 2' 2 'PATH=$PWD:$PATH; cd project && sh .ci/dist a' <<'X'
dist: needs GNU tar; TAR=NAME says what it is called
X
plan
