# maze-render --animate=key: the next maze at a key press, q quits, the terminal is restored.
. "$TOP/tests/lib.sh"

maze-gen -n 3 -s 1 -w 5 -h 3 >three
expect '--animate=key in a pipe is an error' 2 'TERM=xterm maze-render --animate=key three' <<'X'
maze-render: --animate requires a terminal; -f cast makes a recording
X
expect '--animate takes key or a number' 2 'maze-render --animate=keys three' <<'X'
maze-render: --animate must be key or a whole number from 1 to 1000, not 'keys'
X
if ! has_tty; then
    skip 'a terminal' script
    plan
    exit
fi
escape=$(printf '\033')
# drawn.sh N: waits until N mazes have been drawn, for at most ten seconds.
cat >drawn.sh <<X
tries=0
until [ "\$(tr "$escape" '\\n' <shown | grep -c '^\[H')" -ge \$1 ] || [ \$((tries += 1)) -gt 200 ]; do
    sleep 0.05
done
X
# press KEYS COMMAND: runs COMMAND on a terminal and presses KEYS when the first maze has been drawn. shown
# is its output; before and after are the settings of the terminal. Input ends with COMMAND, or ten seconds
# later.
press() {
    cat >run.sh <<X
stty -a >before
$2
echo "status \$?"
stty -a >after
: >finished
X
    rm -f finished
    : >shown
    {
        [ ! "$1" ] || sh drawn.sh 1
        printf "$1"
        tries=0
        while [ ! -e finished ] && [ $((tries += 1)) -lt 200 ]; do sleep 0.05; done
    } | TERM=xterm script -qec 'sh run.sh' /dev/null >>shown 2>/dev/null
}
# result: prints how many mazes were drawn, the last state of the cursor, the exit status, and
# whether the settings of the terminal are what they were.
result() {
    tr "$escape" '\n' <shown >lines
    echo "$(grep -c '^\[H' lines) $(sed -n 's/^\(\[?25.\).*/\1/p' lines | tail -n 1)" \
        "$(sed -n 's/.*status \([0-9]*\).*/\1/p' shown) $(cmp -s before after && echo restored)"
}

press '' 'maze-render --animate=key three & sh drawn.sh 1; stty -a >during; kill $!; wait $!'
is 'SIGTERM ends it, the cursor comes back and the terminal is restored' '1 [?25h 143 restored' "$(result)"
is 'while it waits, keys are read at once and not echoed' '-echo -icanon' \
    "$(tr ' ;' '\n\n' <during | grep -x -e '-echo' -e '-icanon' | sort | paste -sd ' ' -)"
press q 'maze-render --animate=key three'
is 'q quits after the first maze' '1 [?25h 0 restored' "$(result)"
press Q 'maze-render --animate=key three'
is 'Q quits, too' '1 [?25h 0 restored' "$(result)"
press '\033OAaq' 'maze-render --animate=key three'
is 'an arrow in its other form is one key' '3 [?25h 0 restored' "$(result)"
press '\033xaq' 'maze-render --animate=key three'
is 'a letter with Alt is one key' '3 [?25h 0 restored' "$(result)"
press 'aa\033[' 'maze-render --animate=key three'
is 'so is an arrow that is cut off' '3 [?25h 0 restored' "$(result)"
if has setsid; then
    press '' 'setsid -w maze-render --animate=key three'
    is 'a process without a terminal of its own cannot read keys' 1 \
        "$(grep -c 'requires a terminal to read keys from: /dev/tty: ' shown)"
else
    skip 'a process without a terminal of its own' setsid
fi
press 'a q' 'maze-render --animate=key three'
is 'q quits after two other keys' '3 [?25h 0 restored' "$(result)"
press ' x\r' 'maze-render --animate=key three'
is 'three keys for three mazes' '3 [?25h 0 restored' "$(result)"
press '\033' 'maze-render --animate=key three'
is 'Esc quits' '1 [?25h 0 restored' "$(result)"
press '\033[1;2Baq' 'maze-render --animate=key three'
is 'an arrow is one key, not Esc' '3 [?25h 0 restored' "$(result)"
press q 'maze-gen -n inf -w 5 -h 3 | maze-render --animate=key'
is 'mazes come from a pipe, keys from the terminal' '1 [?25h 0 restored' "$(result)"
press q 'maze-gen -n inf -w 5 -h 3 | maze-render --animate=key three - three'
is 'q ends all files' '1 [?25h 0 restored' "$(result)"
press 'aaa' '{ cat three; echo 12x; } | maze-render --animate=key'
is 'after an error the terminal is restored' '3 [?25h 2 restored' "$(result)"
press 'aaa' '{ cat three; echo 12x; } | maze-render --animate=key 2>&1 >/dev/tty | :'
is 'after a message that nobody reads, too' '3 [?25h 0 restored' "$(result)"
maze-gen -w 4 -h 2 -s 1 | maze-solve -a tremaux --trace >frames
press 'aaaaaaaaaaaaaaaaaaaaaaaa' 'maze-render --animate=key -f unicode frames'
is 'frames by key' "$(grep -c '^#' frames) [?25h 0 restored" "$(result)"
press '' 'maze-render --animate=key three & sh drawn.sh 1; kill -TSTP $!; sh drawn.sh 2; kill $!; wait $!'
is 'no stop without a shell that could continue it: the maze is drawn again' '2 [?25h 143 restored' "$(result)"
press '' 'maze-render --animate=key three & sh drawn.sh 1; kill -WINCH $!; sh drawn.sh 2; kill $!; wait $!'
is 'in a window of a new size the maze is drawn again' '2 [?25h 143 restored' "$(result)"
press '' 'maze-render --animate=key'
is 'mazes cannot come from the terminal' 1 "$(grep -c 'maze-render: stdin: a terminal; --animate=key reads keys there' shown)"
is 'then the terminal is restored' '2 restored' "$(result | cut -d ' ' -f 3-)"
plan
