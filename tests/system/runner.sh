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

# run [VARIABLE=VALUE ...] [-v] [NAME ...]: runs the runner. Leaves its output in the file got, with relative
# paths, and its exit status in $status.
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
run skipping -v good
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
same '-v: a line for each case, what is missing, the sum' want got
run good skipping
sed '/^ok  /d; /^skipped  /d' want >less
same 'without -v: only a line for each test' less got
is 'status 0 if no case failed' 0 $status
fake bad <<'X'
pass 'a case'
expect 'two words' 1 'echo one two >&2; echo three' <<'W'
one 2
three
W
echo 'a warning' >&2
is 'two texts' a b
status 'a status' 0 'echo why; exit 4'
pass 'a later case'
echo left behind >note
plan
X
run bad
cat >want <<'X'
cli/bad.sh: 2 passed, 3 failed, 0 skipped
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
# standard error: a warning
2 passed, 3 failed, 0 skipped
X
same 'a failed case: its name, its command, the difference' want got
is 'status 1 if a case failed' 1 $status
is 'nothing is left in the temporary folder' '' "$(ls tmp)"
run KEEP=1 -v bad good
is '-v shows failed cases once, in their order' 'ok not ok not ok not ok ok' \
    "$(sed -n 's/ *cli\/bad.sh: .*//p' got | tr '\n' ' ' | sed 's/  *$//')"
kept=$(sed -n 's/^kept: //p' got)
is 'KEEP=1 keeps the work folder of a failed test, and no other' "left behind, $kept" \
    "$(cat "$kept/note"), $(find tmp -name work)"
rm -rf tmp/*
printf '%s\n' "expect 'a case' 0 'echo new' <<'X'" old X plan | fake drawn
run GOLDEN=new drawn
run drawn
is 'GOLDEN=new: the test wants what was printed' '1 passed, 0 failed, 0 skipped' "$(tail -n 1 got)"

echo '"$BUILD/tests/bench/measure"' | fake measured
run BUILD= MAKE=echo MODE=release measured
is 'what a script runs is built' 'build/release/tests/bench/measure' "$(sed -n '1s/.* //p' got)"

fake crash <<'X'
pass 'a case before'
kill -s SEGV $$
plan
X
echo 'exit 3' | fake early
echo "pass 'a case'" | fake unplanned
echo "pass 'a case'; echo 1..2" | fake short
run crash early unplanned short
sed -n '/^not ok/p; $p' got >lines
cat >want <<'X'
not ok - cli/crash.sh: ended by signal SEGV
not ok - cli/early.sh: ended with exit status 3, not 0
not ok - cli/short.sh: planned 2 cases
not ok - cli/unplanned.sh: ended without its plan
3 passed, 4 failed, 0 skipped
X
same 'a crash, an exit status, a wrong plan and a missing one are failures' want lines

# wrong WANT ARGUMENT ...: with these arguments, the runner ends with this status and output.
wrong() {
    want=$1
    shift
    run "$@"
    is "tests/run $*" "$want" "$status $(cat got)"
}
wrong "2 tests/run: unknown option '--nosuch' (for help: sh tests/run --help)" --nosuch
wrong "2 tests/run: no test has 'nosuch' in its path (for help: sh tests/run --help)" nosuch
wrong "1 cli/good.sh: 2 passed, 0 failed, 0 skipped
no test has 'nosuch' in its path
2 passed, 0 failed, 0 skipped" good nosuch

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
hold
run LIMIT=1 hang good
cat >want <<'X'
cli/good.sh: 2 passed, 0 failed, 0 skipped
cli/hang.sh: 1 passed, 1 failed, 0 skipped
not ok - cli/hang.sh: killed, because it still ran after 1 s (LIMIT)
# cases that ended: 1, the last one: before it hangs
3 passed, 1 failed, 0 skipped
X
same 'a test that hangs is ended, and the other tests are run' want got
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
printf '%s\n' 'sleep 1' "pass 'a slow case'" plan | fake a_slow
run JOBS=1 -v a_slow good bad skipping crash
mv got got1
run JOBS=4 -v a_slow good bad skipping crash
same 'JOBS=4 prints the same as JOBS=1, with a slow first test' got1 got

# interrupt SIGNAL COMMAND ...: sends SIGNAL to COMMAND, which runs the test "hang", as soon as it hangs. Leaves its
# last line and status in $ended. Passes if all its processes end.
interrupt() {
    signal=$1
    shift
    hold
    (JOBS=2 exec "$@" hang good >printed 2>&1) &
    runner=$!
    while [ "$(wc -l <holders)" -lt 2 ]; do sleep 1; done
    kill -s "$signal" $runner
    wait $runner
    ended="$? $(tail -n 1 printed), $(ls tmp)"
    is "SIG$signal ends all its processes" '2 processes, released' "$(holders)"
}
interrupt KILL sh "$TOP/tests/run" # its watchers notice
rm -rf tmp/*
interrupt TERM sh "$TOP/tests/run"
is 'SIGTERM: status 2, a message, and nothing is left' '2 tests/run: interrupted, ' "$ended"
# A background job ignores SIGINT, but not if timeout starts it. As ^C does, timeout
# sends the signal to all processes of the run.
if has timeout; then
    interrupt INT timeout 60 sh "$TOP/tests/run"
    is '^C: status 2, a message, and nothing is left' '2 tests/run: interrupted, ' "$ended"
else
    skip '^C' timeout
fi
plan
