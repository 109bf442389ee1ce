# npy:count=auto replaces the count at the end, in a file only.
. "$TOP/tests/lib.sh"

maze-gen -n 12 -s 1 -w 9 -h 6 | maze-solve >mazes
for n in 1 12; do
    maze-solve -l $n mazes >some
    maze-render -f npy:count=auto some >auto
    is "$n mazes: status 0" 0 $?
    is "$n mazes: the shape" "($n, 7, 10)," "$(sed -n "1s/.*'shape': \(([0-9, ]*),\) .*/\1/p" auto)"
    maze-render -f npy:count=$n some | tail -c +129 >want
    tail -c +193 auto >got
    same "$n mazes: the data" want got
done
maze-render -f npy:count=12 mazes >want
{ echo before; maze-render -f npy:count=auto mazes; echo behind; } >file
is 'output before and behind the array stays' 'before behind' "$(sed -n '1p; $p' file | tr -d '\000-\011\013-\037' | tr '\n' ' ' | sed 's/ $//')"
is 'and the count is right' 1 "$(grep -c -a 'shape.: (12, 7, 10)' file)"
python=$(python_with numpy)
if [ "$python" ]; then
    maze-render -f npy:count=auto mazes >auto
    is 'numpy reads the same array' True "$("$python" -c 'import numpy
print((numpy.load("auto") == numpy.load("want")).all())' 2>&1)"
else
    skip 'numpy reads the same array' numpy
fi
maze-gen -n 3 -s 1 -w 9 -h 6 | sed '25,$d' >cut
maze-render -f npy:count=auto cut >part 2>message
is 'a maze that is cut off: status 2' 2 $?
is 'and no count that is not true' 1 "$(grep -c -a 'shape.: (0, 7, 10)' part)"
{ cat mazes; printf '# maze walls 2 2\n'; } >bad
maze-render -f npy:count=auto bad >part 2>message
is 'an error before a maze begins: status 2' 2 $?
is 'and the mazes before it are counted' 1 "$(grep -c -a 'shape.: (12, 7, 10)' part)"

why='npy:count=auto: the output must be a file, as in > FILE; for a pipe, name the count'
expect 'a pipe' 0 'maze-render -f npy:count=auto mazes 2>&1 | cat' <<X
maze-render: mazes:2:1: $why
X
expect 'a device' 2 'maze-render -f npy:count=auto mazes >/dev/null' <<X
maze-render: mazes:2:1: $why
X
(export LLVM_PROFILE_FILE=/dev/null && ulimit -f 1 && maze-render -f npy:count=auto mazes >limited 2>message)
is 'a limit on the size of files: status 2' 2 $?
is 'the message of the first failure' 'maze-render: cannot write to standard output: File too large' "$(cat message)"
printf 'x\n' >appended
maze-render -f npy:count=auto mazes >>appended 2>message
is 'a file that is appended to: status 2' 2 $?
is 'nothing is written to it' x "$(cat appended)"
is 'the message' "maze-render: mazes:2:1: $why" "$(cat message)"
expect 'no maze' 2 'maze-render -f npy:count=auto /dev/null >x' <<'X'
maze-render: npy:count=auto: there are no mazes
X
expect 'another word' 2 'maze-render -f npy:count=all mazes' <<'X'
maze-render: npy:count must be a whole number from 0 to 18446744073709551614, not 'all'
X
plan
