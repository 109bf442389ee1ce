# maze-render on a terminal, which script makes: colours, binary output, and --animate. tmux.sh has
# what only a window and the shell in it show.
. "$TOP/tests/lib.sh"

maze-gen -n 3 -s 1 -w 12 -h 9 -b 0.2 | maze-solve --visited >mazes
sed '/^$/q' mazes >one
maze-gen -w 6 -h 4 -s 1 --trace=5 >frames
maze-gen -w 3 -h 1 -s 1 --trace >short
sed '/^# .* frame=/,/^$/d' frames >last
errors <<'X'
maze-render: --animate requires a terminal; -f cast makes a recording|TERM=xterm maze-render --animate one
maze-render: --animate must be an integer from 1 to 1000, not 'key'|maze-render --animate=key one
|maze-render -f pbm --animate one
X
the_rest_needs 'a terminal' script
escape=$(printf '\033')
TERM=xterm
export TERM
tty() { script -qec "stty rows 30 cols 80; $1" /dev/null </dev/null 2>/dev/null; }
# drawn: prints how many mazes were drawn; cursor: the sequences that hide or show it.
drawn() { tr "$escape" '\n' <shown | grep -c '^\[H'; }
cursor() { tr "$escape" '\n' <shown | sed -n 's/^\(\[?25.\).*/\1/p' | xargs; }
# error: prints the message on the terminal.
error() { tr -d '\r' <shown | sed -n 's/.*\(maze-render: \)/\1/p'; }

# --- width, and input ---
maze-gen -w 20 -h 2 -s 1 >wide
maze-gen -w 40 -h 2 -s 1 >wider
while IFS='|' read -r want command; do
    is "a terminal of 80 columns: $command" "$want" "$(tty "$command" | tr -d '\r' |
        awk '{ gsub(/\033\[[0-9;]*m/, "") } /^maze/ { sub(/[|] less/, "; less"); said = " " $0; next } length($0) > n { n = length($0) } END { print n + 0 said }')"
done <<'X'
49|maze-render one
41|maze-render wide
49|maze-render one wide
81|maze-render -q -c 3 wide
161 maze-render: the drawing has 161 columns, the terminal 80: use -f braille, or append ; less -S|maze-render -c 3 wider wider
243 maze-render: the drawing has 81 columns, the terminal 80: use -f braille, or append ; less -S|maze-render -f half wider
81 maze-render: the drawing has 81 columns, the terminal 80: use -c 1, or append ; less -S|maze-render -c 3 wide
0 maze-solve: reading from the terminal; end the input with ^D|maze-solve -f none
0|maze-solve -q -f none
0 maze-solve: reading from the terminal; end the input with ^D|maze-solve -f none --queries - one
0 maze-gen: reading from the terminal; end the input with ^D|maze-gen --given -
X
maze-gen -w 80 -h 1 -s 1 >widest
tty 'maze-render -f braille widest' >shown
is 'nothing is narrower than braille' \
    'maze-render: the drawing has 81 columns, the terminal 80: append | less -S' "$(error)"

# --- the format without -f: that of an option, for each locale ---
while IFS='|' read -r want variables command; do
    is "the locale $variables: $command" "$(maze-render $want)" \
        "$(tty "env NO_COLOR=1 $variables $command" | tr -d '\r')"
done <<'X'
-f unicode one|LC_ALL=C.UTF-8|maze-render one
-f unicode one|LC_ALL= LC_CTYPE=de_DE.utf8@euro LANG=C|maze-render one
-f unicode one|LC_ALL= LC_CTYPE= LANG=en_US.Utf-8|maze-render one
-f ascii one|LC_ALL=C LC_CTYPE=C.UTF-8 LANG=C.UTF-8|maze-render one
-f ascii one|LC_ALL= LC_CTYPE=de_DE.ISO8859-1 LANG=C.UTF-8|maze-render one
-f ascii one|LC_ALL= LC_CTYPE= LANG=|maze-render one
-f ascii one|LC_ALL=C.UTF-8|maze-render -f ascii one
-f ascii one|LC_ALL=C.UTF-8|maze-render one | cat
-f unicode -c 1 wide|LC_ALL=C.UTF-8|maze-render wide
X

# --- maze-gen --fit: with one column or line less, the maze is smaller ---
while IFS='|' read -r want size command; do
    is "--fit, $size: $command" "$want" "$(tty "stty cols ${size%x*} rows ${size#*x}; $command" |
        tr -d '\r' | sed -n 's/^# maze walls \([0-9]*\) \([0-9]*\) .*/\1x\2/p; s/^# maze block \([0-9]* [0-9]*\) .*/blocks \1/p; s/^maze-gen: //p')"
done <<'X'
19x11|80x24|maze-gen --fit
19x11|80x25|maze-gen --fit | cat
20x12|81x26|maze-gen --fit 2>/dev/null | cat
19x11|80x24|setsid maze-gen --fit </dev/null | cat
1x1|5x4|maze-gen --fit
--fit: the window is 4x4, the smallest maze needs 5x4|4x4|maze-gen --fit
--fit: the window is 5x3, the smallest maze needs 5x4|5x3|maze-gen --fit
blocks 39 23|81x24|maze-gen --fit -f block
blocks 41 23|82x24|maze-gen --fit -a cave
--fit: the window is 5x4, the smallest maze needs 6x4|5x4|maze-gen --fit -f block
4x3|0x0|COLUMNS=17 LINES=8 maze-gen --fit
19x11|0x0|unset COLUMNS LINES; maze-gen --fit
--fit requires a terminal; use -w and -h (/dev/tty: No such device or address)|80x24|setsid maze-gen --fit 2>message </dev/null | cat; cat message
X
tty 'maze-gen -n 2 --fit >fitted'
maze-gen --again fitted >again
same '--again repeats the size of --fit' fitted again

# --- colours ---
while IFS='|' read -r want variables command; do
    tty "$variables; $command one" >shown
    grep -q "$escape\[[0-9;]*m" shown && got=yes || got=no
    is "colours with $variables; $command" "$want" "$got"
done <<'X'
yes|TERM=xterm|maze-render
no|TERM=xterm|maze-render one | cat; :
no|TERM=dumb|maze-render
no|unset TERM|maze-render
no|export NO_COLOR=1|maze-render
yes|export NO_COLOR=|maze-render
yes|export NO_COLOR=1 TERM=dumb|maze-render --color always
X

# --- binary output: it is refused before anything is read ---
for f in $(binary_formats) ppm:color=distance; do
    case $f in npy) append='> FILE' ;; pdf | png) append="> FILE.$f" ;; *) append='> FILE, or use -f png > FILE.png' ;; esac
    tty "maze-render -f $f one; echo \$?" >shown
    is "-f $f is refused on a terminal" \
        "maze-render: -f ${f%:*} is not text for a terminal; append $append (--force writes it anyway) 2" \
        "$(tr -d '\r' <shown | xargs)"
    maze-render -f $f one | tr -d '\r\n' >want
    tty "stty -opost; maze-render -f $f --force one" | tr -d '\r\n' >got
    same "-f $f --force writes to a terminal" want got
done
is '-f pbm:plain is text' P1 "$(tty 'maze-render -f pbm:plain one' | tr -d '\r' | sed 1q)"

# --- --animate at a rate ---
# plain: removes what moves the cursor, clears or colours.
plain() { sed "s/$escape\[[0-9;?]*[A-Za-z]//g; s/ *\r*$//; /^$/d"; }
# size: prints columns and lines of a picture in UTF-8, and the line of the cursor below it.
size() { tr -d '\200-\277' | awk '{ if (length($0) > n) n = length($0) } END { print n "x" NR + 1 }'; }
for f in $(text_formats); do
    tty "maze-render -f $f --animate=500 frames" >shown
    is "-f $f: every maze is drawn from the upper left corner, the cursor is hidden" \
        "$(grep -c '^#' frames) [?25l [?25h" "$(drawn) $(cursor)"
    maze-render -f $f --color always last | plain >want
    awk -v home="${escape}[H" '{ if (index($0, home)) n = 0; line[n++] = $0 }
        END { for (i = 0; i < n; i++) print line[i] }' shown | plain >got
    same "-f $f: it ends with the picture of the last maze" want got
    tty "stty rows 3 cols 80; maze-render -f $f --animate=500 last" >shown
    is "-f $f: the size of its pictures" "$(maze-render -f $f last | size)" \
        "$(sed -n 's/.*the maze needs \([0-9]*x[0-9]*\).*/\1/p' shown)"
done
tty '{ sed 2q one; sleep 0.1; sed -n 3p one | tr -d "\n"; sleep 0.1; echo; sed 1,3d one; } | maze-render --animate=200' >shown
is 'a maze that arrives in parts is drawn once, when it is whole' 1 "$(drawn)"

# What is drawn, the cursor and the message, when something is wrong.
printf '# maze wall 3 3\n' >bad
half='# maze block 30 9\n000000000000000000000000000000\nx'
while IFS='|' read -r name want command; do
    tty "$command" >shown
    is "$name" "$want" "$(drawn) $(cursor) $(error | sed 's/.*\(the window is [^,]*\),.*/\1/; s/^maze-render: //' | tail -n 1)"
done <<X
the first maze is wrong: the cursor stays|0  stdin:3:1: 'x' is not a digit|printf "$half" | maze-render --animate
a maze that is wrong is not shown|1 [?25l [?25h stdin:15:1: 'x' is not a digit|{ cat one; printf "$half"; } | maze-render --animate
a message between two mazes: the cursor is shown for it|2 [?25l [?25h [?25l [?25h bad:1:8: the kind must be walls or block, not 'wall'|maze-render --animate=1000 one bad one
a window without a size: COLUMNS and LINES|0  the window is 20x5|stty rows 0 cols 0; COLUMNS=20 LINES=5 maze-render --animate one
neither is a size: 80x24|0  the window is 80x24|stty rows 0 cols 0; maze-gen -w 80 -h 9 | COLUMNS=0 LINES=x maze-render --animate
nor is set: 80x24|0  the window is 80x24|stty rows 0 cols 33; unset COLUMNS LINES; maze-gen -w 80 -h 9 | maze-render --animate
TERM is dumb|0  --animate requires a terminal that can move its cursor, but TERM is dumb|TERM=dumb maze-render --animate one
TERM is empty|0  --animate requires a terminal that can move its cursor, but TERM is not set|TERM= maze-render --animate one
TERM is not set|0  --animate requires a terminal that can move its cursor, but TERM is not set|unset TERM; maze-render --animate one
an endless maze|0  stdin:2:1: ascii cannot draw an endless maze|maze-gen -a eller -h inf | maze-render --animate
X
tty 'stty rows 5 cols 20; maze-render --animate frames; echo status $?' >shown
is 'a window that is too small is an error' \
    'maze-render: frames:2:1: the window is 20x5, the maze needs 13x10; enlarge it, use -f braille, or generate mazes with --fit status 2' \
    "$(tr -d '\r' <shown | xargs)"

# until_drawn.sh N: waits until N mazes have been drawn, for at most ten seconds.
cat >until_drawn.sh <<X
tries=0
until [ "\$(tr "$escape" '\\n' <shown | grep -c '^\[H')" -ge \$1 ] || [ \$((tries += 1)) -gt 200 ]; do
    sleep 0.05
done
X
# --hold: what comes after the pause is not drawn before it ends, and is if there is none.
while IFS='|' read -r want options; do
    script -qec "stty rows 30 cols 80; maze-render --animate=1000 $options & sh until_drawn.sh 3; sleep 0.3; kill \$!" /dev/null </dev/null >shown 2>/dev/null
    is "pauses: $options" "$want" "$(drawn)"
done <<'X'
3|--hold 60 short short
6|--hold 0 short short
1|--hold 60 one one
X
script -qec "stty rows 30 cols 80; maze-render --animate=1000 --hold 60 short & sh until_drawn.sh 3; sleep 0.3; kill \$! && echo held" \
    /dev/null </dev/null >shown 2>/dev/null
is 'the last maze is held' 1 "$(grep -c held shown)"
script -qec 'stty rows 30 cols 80; maze-gen -n inf -w 5 -h 3 | maze-render --animate=2 & sh until_drawn.sh 1; kill -TSTP $!; sh until_drawn.sh 2
    kill $!; wait $!; echo status $?' /dev/null </dev/null >shown 2>/dev/null
is 'no stop without a shell that could continue it: drawn again' 'status 143' "$(sed -n 's/.*\(status [0-9]*\).*/\1/p' shown)"
plan
