# --progress and SIGUSR1: lines that say how far a program is, whatever it does.
. "$TOP/tests/lib.sh"

mkfifo in out
# shapes: prints each line of err as a shape: its numbers and units as N.
shapes() { sed 's/[0-9][0-9.]*\( [kMGTPE]\)\{0,1\}/N/g; s/ N min/ T/; s/ N [sh]/ T/; s/maze,/mazes,/; s/  *@/@/g; s/ N cells\/s,//' err; }
# until_said: waits until there is a message.
until_said() { while ! [ -s err ]; do sleep 0.01; done; }

maze-gen -n 5 -s 1 -w 4 -h 4 >mazes
for command in 'maze-gen -n 5 -s 1 -w 4 -h 4' 'maze-solve mazes' 'maze-render mazes'; do
    $command >want
    $command --progress 2>err >got
    same "$command --progress: the output stays the same" want got
    is "$command --progress" 1 "$(shapes | grep -c "^${command%% *}: N \(of N \)\{0,1\}mazes, N cells, after T$")"
done
# The last row has more mazes than a number holds.
while IFS='|' read -r want options; do
    # shellcheck disable=SC2086 # several words
    is "counted: $options" "$want" \
        "$(maze-gen -s 1 -w 4 -h 4 $options --progress 2>&1 >/dev/null | sed -n 's/maze-gen: \(.*\) cells, .*after.*/\1/p')"
done <<'X'
5 of 5 mazes, 80|-n 5 -a eller
5 of 5 mazes, 80|-n 5 -a eller --headers
5 of 5 mazes, 80|-n 5 --unicursal
10 of 10 mazes, 160|-n 5 -e random --pairs 2
0 mazes, 0|-n 1e19 --pairs 9 -e inside:min=999
X
errors <<'X'
maze-gen: -q prints errors only; omit it or --progress|maze-gen -q --progress
maze-render: --animate fills the terminal; omit it or --progress|maze-render --animate --progress mazes
X

# waiting OPTIONS: starts maze-gen, whose reader has read 60 lines and waits. The program then fills
# the pipe and waits, too; whether it already does makes no difference.
waiting() {
    : >err
    maze-gen -s 1 "$@" 2>err >out &
    exec 3<out
    n=0
    while [ $n -lt 60 ]; do
        read -r line <&3
        printf '%s\n' "$line"
        n=$((n + 1))
    done >got
}
# signalled SIGNAL WANT OPTIONS: passes if maze-gen, while it waits, says WANT after the signal and goes on.
signalled() {
    signal=$1
    want=$2
    shift 2
    waiting "$@"
    kill -$signal $!
    until_said
    head -n 900 <&3 >>got
    exec 3<&-
    wait $!
    is "SIG$signal while the reader of maze-gen $* waits" "maze-gen: $want" "$(shapes)"
}
signalled USR1 'N of N mazes, N cells, T left' -n 100000
maze-gen -s 1 -n 100000 | head -n 960 >want
same 'SIGUSR1 while the reader waits: the output stays the same' want got
signalled USR1 'N of N mazes, N cells, after T' -w 9 -h inf -a eller
signalled ALRM 'N mazes, N cells, after T' -n inf --progress
waiting -n inf
kill -ALRM $!
wait $! 2>/dev/null
is 'no timer without --progress' 142 $?
exec 3<&-

# In the midst of the input, after the first maze.
for tool in maze-solve maze-render; do
    $tool mazes >want
    : >err
    $tool <in >out 2>err &
    exec 4>in 3<out
    sed '/^$/q' mazes >&4
    read -r first <&3
    kill -USR1 $!
    until_said
    sed '1,/^$/d' mazes >&4
    exec 4>&-
    { printf '%s\n' "$first"; cat <&3; } >got
    wait $!
    is "$tool: SIGUSR1 while it waits for input: status" 0 $?
    exec 3<&-
    same "$tool: SIGUSR1 while it waits for input: the output stays the same" want got
    is "$tool: SIGUSR1 while it waits for input" "$tool: N mazes, N cells, after T" "$(shapes)"
done

# A program that ignores the signal goes on ignoring it.
is 'SIGUSR1 is ignored' '' "$(trap '' USR1; maze-gen -n 9 2>&1 >/dev/null & kill -USR1 $!; wait $!)"

the_rest_needs 'a terminal' script
# on_terminal COMMANDS: runs COMMANDS on a terminal; what it shows goes to the file err.
on_terminal() {
    printf '%s\n' "$1" >run.sh
    : >err
    script -qfec 'sh run.sh' err </dev/null >/dev/null 2>&1
    sed '/^Script /d' err | tr '\r' '@' >shown
    mv shown err
}
on_terminal 'maze-gen -n 5 --progress >/dev/null'
is 'on a terminal: the last line ends' 'maze-gen: N of N mazes, N cells, after T@' "$(shapes)"
on_terminal 'maze-gen -n 5 >/dev/null; maze-gen -n 5 2>/dev/null >mazes; maze-gen -n 0'
is 'on a terminal: a fast run shows nothing' '' "$(cat err)"
on_terminal 'maze-gen -n inf -q >out & exec 3<out; read -r line <&3; kill -ALRM $!; wait $!; echo $? >status'
is 'on a terminal: no timer with -q' 142 "$(cat status)"
# The pipe is full long before the timer comes.
run='maze-gen -n inf >out & exec 4<out; read -r line <&4
    while ! grep -q "cells/s" err; do sleep 0.05; done'
on_terminal "$run
    kill \$!; wait \$!; echo end"
is 'on a terminal: a signal ends the line' '@maze-gen: N mazes, N cells, after T@' "$(shapes | sed 's/.*@maze/@maze/; q')"
on_terminal 'stty rows 9 cols 30; maze-gen -n inf >out & exec 4<out; read -r line <&4; kill -ALRM $!
    while ! grep -q maze-gen: err; do sleep 0.05; done; kill $!; wait $!'
is 'in a narrow window the line is cut' 29 "$(tr '@' '\n' <err | awk 'length > n { n = length } END { print n }')"
on_terminal "$run
    kill -USR1 \$!
    while ! grep -q \"cells/s.*\$(printf '\\r')$\" err; do sleep 0.05; done
    kill \$!; wait \$!"
is 'on a terminal: SIGUSR1 ends the line' yes "$(grep -q '@maze-gen: [^@]*@maze-gen: [^@]*@$' err && echo yes)"
plan
