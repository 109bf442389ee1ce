# The programs confine themselves (common/base/confine.h) before they read input, and still open what
# is named on the command line, whatever kind of file it is. tests/unit/confine.c and
# confine-allowed.c test what a confined process can and cannot do, and animate-key.sh the terminal.
. "$TOP/tests/lib.sh"

maze-gen -s 1 -w 4 -h 3 >maze
printf '0 0 3 2\n' >queries
mkdir folder
cp maze folder/maze
ln -s folder/maze link
mkfifo fifo
maze-solve -f moves maze >moves
maze-solve -f moves --queries queries maze >asked
maze-gen -s 2 -m maze >masked
maze-gen -s 2 --given maze >completed

# confined COMMAND: starts COMMAND, which reads ./fifo, and prints the state of its process: "1 2" if
# it cannot gain privileges and has a filter of system calls. The FIFO opens when COMMAND opens it.
confined() {
    "$@" >/dev/null 2>&1 &
    exec 3>fifo
    awk '/^NoNewPrivs:/ { a = $2 } /^Seccomp:/ { b = $2 } END { print a, b }' /proc/$!/status
    exec 3>&-
    wait $!
}
case $SANITIZED$(confined maze-solve fifo 2>/dev/null) in
'1 2')
    is 'maze-render is confined before it reads' '1 2' "$(confined maze-render fifo)"
    is 'maze-solve is confined before it reads queries' '1 2' "$(confined maze-solve --queries fifo maze)"
    is 'maze-gen is confined before it reads its mask' '1 2' "$(confined maze-gen -m fifo)"
    is 'maze-gen is confined before it reads a given maze' '1 2' "$(confined maze-gen --given fifo)"
    ;;
1*) ;;
*) skip 'the programs are confined' 'a kernel, and a build, that confine' ;;
esac

# An option that takes a file needs confine_read in its program and a line below.
for tool in maze-gen maze-solve maze-render; do
    $tool --help | sed -n 's/^ *\(.*FILE\]*\)  .*/\1/p'
done >options
is 'the options that take a file' '-m, --mask FILE --given FILE --resume FILE --queries FILE' "$(sed 's/^ *//' options | paste -sd ' ' -)"

# The same result whatever kind of file is named: NAME, and what feeds or opens it.
each() {
    same "$1: maze-solve" moves got_solve
    same "$1: --queries" asked got_asked
    same "$1: -m" masked got_masked
    same "$1: --again" maze got_again
    same "$1: --given" completed got_completed
}
for name in ./maze folder/maze link "$PWD/link"; do
    maze-solve -f moves "$name" >got_solve 2>&1
    cp queries asking
    maze-solve -f moves --queries asking "$name" >got_asked 2>&1
    maze-gen -s 2 -m "$name" >got_masked 2>&1
    maze-gen --again "$name" >got_again 2>&1
    maze-gen -s 2 --given "$name" >got_completed 2>&1
    each "$name"
    is "$name: --resume" '' "$(maze-gen -s 1 -w 4 -h 3 --resume "$name" 2>&1)"
done
cat maze >fifo & maze-solve -f moves fifo >got_solve 2>&1
cat queries >fifo & maze-solve -f moves --queries fifo maze >got_asked 2>&1
cat maze >fifo & maze-gen -s 2 -m fifo >got_masked 2>&1
cat maze >fifo & maze-gen --again fifo >got_again 2>&1
cat maze >fifo & maze-gen -s 2 --given fifo >got_completed 2>&1
wait
each 'a FIFO'
cat maze | maze-solve -f moves /dev/stdin >got_solve 2>&1
cat queries | maze-solve -f moves --queries /dev/stdin maze >got_asked 2>&1
cat maze | maze-gen -s 2 -m /dev/stdin >got_masked 2>&1
cat maze | maze-gen --again /dev/stdin >got_again 2>&1
cat maze | maze-gen -s 2 --given /dev/stdin >got_completed 2>&1
each 'a pipe as /dev/stdin'
maze-solve -f moves /dev/fd/5 5<maze >got_solve 2>&1
maze-solve -f moves --queries /dev/fd/5 maze 5<queries >got_asked 2>&1
maze-gen -s 2 -m /dev/fd/5 5<maze >got_masked 2>&1
maze-gen --again /dev/fd/5 5<maze >got_again 2>&1
maze-gen -s 2 --given /dev/fd/5 5<maze >got_completed 2>&1
each 'a file as /dev/fd/5'
cp maze gone && exec 5<gone && rm gone
maze-solve -f moves /dev/fd/5 >got_solve 2>&1
is 'a removed file as /dev/fd/5' "$(cat moves)" "$(cat got_solve)"
exec 5<&-

expect 'a folder of queries' 2 'maze-solve --queries folder maze' <<'M'
maze-solve: folder: cannot read: Is a directory
M
expect 'a folder as mask' 2 'maze-gen -m folder' <<'M'
maze-gen: folder: cannot read: Is a directory
M
expect 'a missing mask' 2 'maze-gen -m nosuch/file' <<'M'
maze-gen: nosuch/file: No such file or directory
M
expect 'a file that is used as a folder' 2 'maze-solve maze/file' <<'M'
maze-solve: maze/file: Not a directory
M
yes maze | head -n 1500 | xargs maze-solve -f moves >got_solve 2>&1
is '1500 operands' 1500 "$(grep -c -x "$(cat moves)" got_solve)"
expect 'as few descriptors as without a sandbox' 0 'ulimit -n 4; maze-solve -f moves maze' <moves
plan
