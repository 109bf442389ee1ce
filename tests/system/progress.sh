# --progress and SIGUSR1: lines that say how far a program is, whatever it does.
. "$TOP/tests/lib.sh"

mkfifo in out
# shapes: prints each line of err as a shape: its numbers and units as N.
shapes() { sed 's/[0-9][0-9.]*\( [kMGTPE]\)\{0,1\}/N/g; s/ N min/ T/g; s/ N [sh]/ T/g; s/maze,/mazes,/; s/  *@/@/g; s/ N cells\/s,//g' err; }
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
cat >parts.sh <<'X'
# starts COMMAND: starts COMMAND, which reads a FIFO and writes to a file, and gives it mazes. It has solved them all when
# it waits for more.
starts() {
    exec 4<>in
    "$@" <in 4>&- >solved &
    cat mazes >&4
    while ! [ -s solved ]; do sleep 0.01; done
}
until_said() { while ! grep -q "$1" err; do sleep 0.05; done; }
# Only the second signal shows a line, whichever is handled first.
both() { kill -ALRM $! && kill -USR1 $! && until_said cells && kill $!; wait $!; }
X
awk 'BEGIN { for (i = 0; i < 20000; i++) print "# a comment"; exit }' </dev/null >comments # more than a FIFO holds
# on_terminal COMMANDS: runs COMMANDS on a terminal; what it shows goes to the file err.
on_terminal() {
    printf '. ./parts.sh\n%s\n' "$1" >run.sh
    : >err
    rm -f solved
    script -qfec 'sh run.sh' err </dev/null >/dev/null 2>&1
    sed '/^Script /d' err | tr '\r' '@' >shown
    mv shown err
}
# A line that the timer has repeated counts once.
while IFS='|' read -r name want commands; do
    on_terminal "$commands"
    is "on a terminal: $name" "$want" "$(shapes | sed -n 's/^^D//; s/\(@maze[^@]*\)\1*/\1/; /cells/p' | paste -s -d / -)"
done <<'X'
the last line ends|maze-gen: N of N mazes, N cells, after T@|maze-gen -n 5 --progress >/dev/null
a fast run shows nothing||maze-gen -n 5 >made; maze-gen -n 5 2>/dev/null >made; maze-gen -n 0
the line is erased at the end|@maze-solve: N mazes, N cells, after T@@end@|starts maze-solve; until_said cells; exec 4>&-; wait $!; echo end
... before a message|@maze-solve: N mazes, N cells, after T@@maze-solve: stdin:N:N: 'x' is not the start of a maze; --help inputs lists other formats@|starts maze-solve; until_said cells; echo x >&4; exec 4>&-; wait $!
a signal keeps it|@maze-solve: N mazes, N cells, after T@|starts maze-solve; until_said cells; kill $!; wait $!
SIGUSR1 ends it|@maze-solve: N mazes, N cells, after T@|starts maze-solve; until_said cells; kill -USR1 $!; until_said "cells.*maze-solve.*$(printf '\r')$"; kill $!; wait $!
no line before there are cells|maze-solve: N mazes, N cells, after T@|exec 4<>in; maze-solve <in 4>&- >solved & cat comments >&4; both
no line while another program edits lines|maze-solve: N mazes, N cells, after T@|stty -icanon; starts maze-solve; both
... nor is it erased|@maze-solve: N mazes, N cells, after T@|starts maze-solve; until_said cells; stty -icanon; exec 4>&-; wait $!; echo
--progress shows it there, too|@maze-solve: N mazes, N cells, after T@|cat; maze-solve --progress mazes - </dev/tty >solved & until_said cells; kill $!; wait $!
no line while it reads the terminal|maze-solve: N mazes, N cells, after T@|cat; maze-solve mazes - </dev/tty >solved & until_said reading; both
X
for command in 'starts maze-solve -q' 'maze-gen -n inf >out & exec 3<out; read -r line <&3'; do
    on_terminal "$command; kill -ALRM \$!; kill \$!; wait \$!; echo \$? >status"
    is "on a terminal: no timer: $command" 142 "$(cat status)"
done
on_terminal 'stty rows 9 cols 30; starts maze-solve; until_said maze-solve; kill $!; wait $!'
is 'in a narrow window the line is cut' 29 "$(tr '@' '\n' <err | awk 'length > n { n = length } END { print n }')"
plan
