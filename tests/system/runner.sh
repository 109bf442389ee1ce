# tests/run itself, on tests made for the purpose: what it prints, that several tests run at once, and that
# it ends those that hang or are interrupted.
. "$TOP/tests/lib.sh"

mkdir -p fake/cli tmp
unset JOBS KEEP LIMIT LONG SANITIZED
export TESTS="$PWD/fake" TMPDIR="$PWD/tmp" HERE="$PWD"

# fake NAME: writes the test fake/cli/NAME.sh, whose text is standard input.
fake() {
    { echo '. "$TOP/tests/lib.sh"' && cat; } >"fake/cli/$1.sh"
}

# run [VARIABLE=VALUE ...] [ARGUMENT ...]: runs the runner. Leaves its output in
# the file got, with relative paths, and its exit status in $status.
run() {
    (
        while :; do
            case $1 in
            [A-Z]*=*) export "${1?}" && shift ;;
            *) break ;;
            esac
        done
        sh "$TOP/tests/run" "$@"
    ) >printed 2>&1
    status=$?
    sed "s,$PWD/fake/,,g; s,$PWD/,,g" printed >got
}

# hold: makes the pipe that the processes of the test "hang" keep open.
hold() {
    rm -f held released
    mkfifo held
    : >holders
    {
        cat held >>holders
        : >released
    } &
}

# holders: prints how many processes had the pipe open, and whether the last of
# them has ended. Waits for that, but not for more than ten seconds.
holders() {
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        [ -e released ] || sleep 1
    done
    echo "$(($(wc -l <holders))) processes, $(ls released)"
}

fake good <<'X'
is 'one is one' 1 1
pass 'a name with  two blanks, a \n and a - b'
plan
X
fake skipping <<'X'
pass 'a case'
skip 'a picture' netpbm
skip 'another picture' 'pngtopnm and numpy'
plan
X
run good skipping
cat >want <<'X'
cli/good.sh: 2 passed, 0 failed, 0 skipped
cli/skipping.sh: 1 passed, 0 failed, 2 skipped
skipped: needs netpbm (1)
skipped: needs pngtopnm and numpy (1)
packages that have what is missing: netpbm python3-numpy
3 passed, 0 failed, 2 skipped
X
same 'without -v: a line for each test, what is missing, the sum' want got
is 'status 0 if no case failed' 0 $status
run skipping --verbose good
cat >want <<'X'
ok       cli/good.sh: one is one
ok       cli/good.sh: a name with  two blanks, a \n and a - b
cli/good.sh: 2 passed, 0 failed, 0 skipped
ok       cli/skipping.sh: a case
skipped  cli/skipping.sh: a picture
skipped  cli/skipping.sh: another picture
cli/skipping.sh: 1 passed, 0 failed, 2 skipped
skipped: needs netpbm (1)
skipped: needs pngtopnm and numpy (1)
packages that have what is missing: netpbm python3-numpy
3 passed, 0 failed, 2 skipped
X
same '-v: a line for each case' want got
fake bad <<'X'
pass 'a case'
expect 'two words' 1 'echo one two >&2; echo three' <<'W'
one 2
three
W
echo 'a warning' >&2
is 'two texts' a b
status 'a status' 0 'echo why; exit 4'
echo a >a
same 'two files' a /dev/null
pass 'a later case'
echo left behind >note
plan
X
run bad
cat >want <<'X'
cli/bad.sh: 2 passed, 4 failed, 0 skipped
not ok 2 - two words
# command: echo one two >&2; echo three
# status 0, wanted 1
# - is wanted, + is what was printed
# @@ -1,2 +1,2 @@
# -one 2
# +one two
#  three
not ok 3 - two texts
# got 'b', wanted 'a'
not ok 4 - a status
# command: echo why; exit 4
# status 4, wanted 0; printed:
# why
not ok 5 - two files
# - is wanted, + is what was printed
# @@ -1 +0,0 @@
# -a
# standard error: a warning
2 passed, 4 failed, 0 skipped
X
same 'a failed case: its name, its command, the difference' want got
is 'status 1 if a case failed' 1 $status
is 'nothing is left in the temporary folder' '' "$(ls tmp)"
run -v bad
is '-v shows failed cases once, in their order' 'ok not ok not ok not ok not ok ok' \
    "$(sed -n 's/ *cli\/bad.sh: .*//p' got | tr '\n' ' ' | sed 's/  *$//')"
is '-v shows the difference, too' 1 "$(grep -c '^# +one two' got)"
run KEEP=1 bad good
kept=$(sed -n 's/^kept: //p' got)
is 'KEEP=1 keeps the work folder of a failed test' 'left behind' "$(cat "$kept/note")"
is 'and no other' "$kept" "$(find tmp -name work)"
rm -rf tmp/*

fake crash <<'X'
pass 'a case before'
kill -s SEGV $$
plan
X
fake early <<'X'
exit 3
X
fake unplanned <<'X'
pass 'a case'
X
fake short <<'X'
pass 'a case'
echo 1..2
X
run crash early unplanned short
grep '^not ok' got >lines
cat >want <<'X'
not ok - cli/crash.sh: ended by signal SEGV
not ok - cli/early.sh: ended with exit status 3, not 0
not ok - cli/short.sh: planned 2 cases
not ok - cli/unplanned.sh: ended without its plan
X
same 'a crash, an exit status, a wrong plan and a missing one are failures' want lines
is 'the last case before a crash' '# cases that ended: 1, the last one: a case before' \
    "$(sed -n '/SEGV/{n;p;}' got)"
is 'each is counted' '3 passed, 4 failed, 0 skipped' "$(tail -n 1 got)"

# Wrong calls, and a NAME without a test beside one that has some.
run --nosuch
is 'an unknown option: status, message' "2 tests/run: unknown option '--nosuch'" "$status $(head -n 1 got)"
run good nosuch
is 'a NAME that no path contains: the others are run' "1 cli/good.sh: 2 passed, 0 failed, 0 skipped
no test has 'nosuch' in its path
2 passed, 0 failed, 0 skipped" "$status $(cat got)"
run nosuch
is 'no test' "2 tests/run: no test has 'nosuch' in its path (for help: sh tests/run --help)" "$status $(cat got)"
run LIMIT=1.5 good
is 'LIMIT=1.5' "2 tests/run: LIMIT must be a whole number from 1, not '1.5' (for help: sh tests/run --help)" "$status $(cat got)"

# A test that hangs in a grandchild, which ignores SIGTERM.
fake hang <<'X'
pass 'before it hangs'
cat >deaf <<'D'
trap '' TERM INT
echo grandchild
sleep 600
D
exec >"$HERE/held"
sh -c 'echo child; sh deaf; :'
plan
X
hold
run LIMIT=1 hang good
is 'a test that hangs is ended' 1 $status
cat >want <<'X'
cli/good.sh: 2 passed, 0 failed, 0 skipped
cli/hang.sh: 1 passed, 1 failed, 0 skipped
not ok - cli/hang.sh: killed, because it still ran after 1 s (LIMIT)
# cases that ended: 1, the last one: before it hangs
3 passed, 1 failed, 0 skipped
X
same 'its message names the last case, and the other tests are run' want got
is 'with all its processes' '2 processes, released' "$(holders)"

# Two tests that wait for each other need two workers.
for n in 1 2; do
    fake pair$n <<X
touch "\$HERE/here$n"
while [ ! -e "\$HERE/here$((3 - n))" ]; do sleep 1; done
pass 'met the other one'
plan
X
done
run JOBS=2 LIMIT=60 pair
is 'JOBS=2 runs two tests at once' '2 passed, 0 failed, 0 skipped' "$(tail -n 1 got)"
fake a_slow <<'X'
sleep 1
pass 'a slow case'
plan
X
run JOBS=1 -v a_slow good bad skipping crash
mv got got1
run JOBS=4 -v a_slow good bad skipping crash
same 'JOBS=4 prints the same as JOBS=1, with a slow first test' got1 got

# interrupt SIGNAL COMMAND ...: sends SIGNAL to COMMAND, which runs the test "hang", as
# soon as it hangs.
interrupt() {
    signal=$1
    shift
    hold
    (JOBS=2 exec "$@" hang good >printed 2>&1) &
    runner=$!
    while [ "$(wc -l <holders)" -lt 2 ]; do sleep 1; done
    kill -s "$signal" $runner
    wait $runner
    is "SIG$signal ends the run with status 2" 2 $?
    is "SIG$signal ends all its processes" '2 processes, released' "$(holders)"
    is "SIG$signal removes its folder" '' "$(ls tmp)"
    is "SIG$signal: message" 'tests/run: interrupted' "$(tail -n 1 printed)"
}
# A killed runner cannot do so: its watchers notice.
hold
(JOBS=2 exec sh "$TOP/tests/run" hang >printed 2>&1) &
runner=$!
while [ "$(wc -l <holders)" -lt 2 ]; do sleep 1; done
kill -s KILL $runner
wait $runner
is 'SIGKILL: its processes end, too' '2 processes, released' "$(holders)"
rm -rf tmp/*
interrupt TERM sh "$TOP/tests/run"
# A background job ignores SIGINT, but not if timeout starts it. As ^C does, timeout
# sends the signal to all processes of the run.
if has timeout; then
    interrupt INT timeout 60 sh "$TOP/tests/run"
else
    skip '^C' timeout
fi
plan
