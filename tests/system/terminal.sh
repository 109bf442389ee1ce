# maze-render on a terminal: colours and --animate. script makes the terminal.
. "$TOP/tests/lib.sh"

maze-gen -n 3 -s 1 -w 12 -h 9 -b 0.2 | maze-solve --visited >mazes
sed '/^$/q' mazes >one
maze-gen -w 6 -h 4 -s 1 --trace=5 >frames
is 'no colours in a pipe' 0 "$(TERM=xterm maze-render one | grep -c "$(printf '\033')")"
status '--animate in a pipe is an error' 2 'maze-render --animate one'
status '--animate together with -f pbm is an error' 2 'maze-render -f pbm --animate one'
if ! has_tty; then
    skip 'a terminal' script
    plan
    exit
fi
tty() { script -qec "$1" /dev/null </dev/null 2>/dev/null; }
escape=$(printf '\033')
# last_cursor: prints the last sequence that hides or shows the cursor.
last_cursor() { tr "$escape" '\n' <shown | sed -n 's/^\(\[?25.\).*/\1/p' | tail -n 1; }
is 'colours on a terminal' yes "$(TERM=xterm tty 'maze-render one' | grep -q "$escape" && echo yes)"
is 'no colours if TERM is dumb' no "$(TERM=dumb tty 'maze-render one' | grep -q "$escape" || echo no)"
is 'no colours if NO_COLOR is set' no \
    "$(NO_COLOR=1 TERM=xterm tty 'maze-render one' | grep -q "$escape" || echo no)"
is '--color always comes before NO_COLOR and TERM' yes \
    "$(NO_COLOR=1 TERM=dumb tty 'maze-render --color always one' | grep -q "$escape" && echo yes)"
TERM=xterm tty 'stty rows 30 cols 80; maze-render --animate=200 frames' >shown
is '--animate draws every maze from the upper left corner' "$(grep -c '^#' frames)" \
    "$(tr "$escape" '\n' <shown | grep -c '^\[H')"
TERM=xterm tty 'stty rows 30 cols 80;
    { sed 2q one; sleep 0.1; sed -n 3p one | tr -d "\n"; sleep 0.1; echo; sed 1,3d one; } | maze-render --animate=200' >shown
is 'a maze that arrives in parts is drawn once, when it is whole' 1 "$(tr "$escape" '\n' <shown | grep -c '^\[H')"
TERM=xterm tty 'stty rows 30 cols 80; maze-render --animate=200 frames' >shown
is '--animate hides the cursor and shows it again' "?25l ?25h" \
    "$(tr "$escape" '\n' <shown | sed -n 's/^\(\[?25.\).*/\1/p' | tr -d '[' | tr '\n' ' ' | sed 's/ $//')"
is '--animate in a window that is too small is an error' \
    'maze-render: frames:2:1: the window is 20x5, the maze needs 25x10; enlarge it, or use -f half or -f braille2' \
    "$(TERM=xterm tty 'stty rows 5 cols 20; maze-render --animate=200 frames; printf %s $?' | tr -d '\r\n')"
TERM=xterm tty 'printf "# maze block 30 9\n000000000000000000000000000000\nx" | maze-render --animate' >shown
is 'the cursor stays where it is if the first maze is wrong' '' "$(tr "$escape" '\n' <shown | grep '^\[')"
TERM=xterm tty '{ cat one; printf "# maze block 30 9\n000000000000000000000000000000\nx"; } | maze-render --animate' >shown
is 'the cursor comes back after a maze that is cut off' "[?25h" "$(last_cursor)"
is 'which is not shown' 1 "$(tr "$escape" '\n' <shown | grep -c '^\[H')"
TERM=xterm tty '{ cat one; echo 12x; } | maze-render --animate' >shown
is 'the cursor comes back after an error' "[?25h" "$(last_cursor)"
# sized COMMANDS: what --animate says about a window, after COMMANDS.
sized() {
    TERM=xterm tty "$1; maze-gen -w 80 -h 30 -s 1 -a serpentine | maze-render --animate=200" |
        sed -n 's/.*\(the window is [0-9]*x[0-9]*\),.*/\1/p'
}
is 'a terminal without a size: COLUMNS and LINES' 'the window is 20x5' "$(sized 'stty rows 0 cols 0; export COLUMNS=20 LINES=5')"
is 'neither, or none: 80x24' 'the window is 80x24' "$(sized 'stty rows 0 cols 0; export COLUMNS=0 LINES=x')"
is 'not even variables: 80x24' 'the window is 80x24' "$(sized 'stty rows 0 cols 0; unset COLUMNS LINES')"
is 'a terminal with columns only' 'the window is 80x24' "$(sized 'stty rows 0 cols 33; unset COLUMNS LINES')"
is '--animate names TERM if it is not set' 1 \
    "$(tty 'unset TERM; maze-render --animate one' | grep -c 'but TERM is not set')"
is 'no colours if TERM is not set' no "$(tty 'unset TERM; maze-render one' | grep -q "$escape" || echo no)"
is 'colours if NO_COLOR is empty' yes "$(NO_COLOR='' TERM=xterm tty 'maze-render one' | grep -q "$escape" && echo yes)"
for term in dumb ''; do
    is "--animate refuses the terminal '$term' and names TERM" 1 \
        "$(TERM=$term tty 'maze-render --animate one' |
        grep -c "requires a terminal that can move its cursor, but TERM is ${term:-not set}")"
done
# plain: removes what moves the cursor, clears or colours.
plain() { sed "s/$escape\[[0-9;?]*[A-Za-z]//g" | tr -d '\r'; }
# size: prints columns and lines of a picture in UTF-8, and the line of the cursor below it.
size() { tr -d '\200-\277' | awk '{ if (length($0) > n) n = length($0) } END { print n "x" NR + 1 }'; }
sed '/^# .* frame=/,/^$/d' frames >last
for f in ascii unicode half braille tree; do
    TERM=xterm tty "stty rows 30 cols 80; maze-render -f $f --animate=500 frames" >shown
    is "--animate -f $f draws every maze" "$(grep -c '^#' frames)" "$(tr "$escape" '\n' <shown | grep -c '^\[H')"
    TERM=xterm tty "maze-render -f $f --color always last" | plain | sed 's/ *$//' >want_picture
    awk -v home="${escape}[H" '{ if (index($0, home)) n = 0; line[n++] = $0 }
        END { for (i = 0; i < n; i++) print line[i] }' shown |
        plain | sed 's/ *$//; /^$/d' >got_picture
    same "--animate -f $f ends with the picture of the last maze" want_picture got_picture
    TERM=xterm tty "stty rows 3 cols 9; maze-render -f $f --animate=500 last" >shown
    is "--animate -f $f knows the size of its pictures" "$(maze-render -f $f last | size)" \
        "$(sed -n 's/.*the maze needs \([0-9]*x[0-9]*\).*/\1/p' shown)"
done

# Binary output is refused before anything is read; the terminal shows the message only.
for f in pbm pgm ppm ppm:color=distance npy; do
    case $f in
    npy) append='> FILE' ;;
    *) append='| pnmtopng > maze.png or > FILE' ;;
    esac
    is "-f $f is refused on a terminal" \
        "maze-render: -f ${f%:*} is not text for a terminal; append $append (--force writes it anyway)2" \
        "$(tty "maze-render -f $f one; printf %s \$?" | tr -d '\r\n')"
    maze-render -f $f one | tr -d '\r\n' >want_bytes
    tty "stty -opost; maze-render -f $f --force one" | tr -d '\r\n' >got_bytes
    same "-f $f --force writes to a terminal" want_bytes got_bytes
    status "-f $f in a pipe" 0 "maze-render -f $f one | cat"
done
is '-f pbm:plain is text' P1 "$(tty 'maze-render -f pbm:plain one' | tr -d '\r' | sed 1q)"
if has timeout; then
    TERM=xterm tty 'maze-gen -n inf -w 9 -h 9 | timeout -s INT 1 maze-render --animate=50' >shown
    is 'the cursor comes back after a signal' "[?25h" "$(last_cursor)"
    is '--animate refuses an endless maze' 1 \
        "$(TERM=xterm tty 'maze-gen -a eller -h inf | timeout 5 maze-render --animate' | grep -c 'cannot take an endless maze')"
else
    skip '--animate, interrupted' timeout
fi
plan
