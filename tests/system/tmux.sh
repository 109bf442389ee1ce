# maze-render --animate in a real terminal and shell, those of tmux: what stands in the window, the
# cursor and the settings of the terminal, after each key, signal and change of the window's size.
#
# The animation reads a FIFO that the test writes to, so a maze comes when the test says so. Nothing
# depends on how fast things happen: each case waits until the window shows what it should.
. "$TOP/tests/lib.sh"

has tmux && has mkfifo || { skip 'all cases' tmux && plan && exit; }
# The shell of the cases, as sh. Others edit lines with settings of their own, or have other messages.
for shell in dash bash mksh; do
    has $shell && ln -s "$(command -v $shell)" sh && break
done
[ -e sh ] || { skip 'all cases' 'dash, bash or mksh' && plan && exit; }
unset TMUX TMUX_PANE
tm() { tmux -u -N -S socket "$@"; }
# Without editing of lines, a shell leaves the settings of the terminal alone.
cat >profile <<'Y'
PS1='$ '
for editor in emacs vi; do (set +o $editor) 2>/dev/null && set +o $editor; done
Y
ENV=$PWD/profile HOME=$PWD
export ENV HOME
unset COLUMNS LINES
# The server does not leave this process, so whoever ends the test ends it, too.
tmux -u -S socket -D -f /dev/null >server 2>&1 &
server=$!
trap 'kill $server; wait $server' EXIT
# soon COMMAND ...: waits until COMMAND succeeds, for at most 15 seconds.
soon() {
    tries=0
    until "$@"; do
        [ $((tries += 1)) -lt 300 ] || return 1
        sleep 0.05
    done
}
start_session() { tm new-session -d -x 60 -y 20 './sh -i' 2>/dev/null; }
if ! soon start_session; then
    skip 'all cases' 'tmux 3.2 (tmux -D)'
    plan
    exit
fi
tm set-option -g remain-on-exit on
tm set-option -g window-size manual

# window: prints what the window shows, without blanks and empty lines at the end.
window() {
    tm capture-pane -p | awk '{ sub(/ +$/, "") } /./ { printf "%s%s\n", gap, $0; gap = ""; next } { gap = gap "\n" }'
}
window_is() { window >got && cmp -s "$1" got; }
says() { window | grep -q -x -e "$1"; }
# shows NAME: passes if the window shows, soon, what stands in the standard input.
shows() {
    cat >want
    soon window_is want
    same "$1" want got
}
ask() { tm display-message -p "#{$1}"; }
has_size() { [ "$(stty size <"$(ask pane_tty)")" = "$1" ]; } # tmux tells the terminal its size late
settings() { stty -g <"$(ask pane_tty)"; }
# state: prints whether the cursor is shown, whether the settings of the terminal are those of the
# shell, and whether the alternate screen is used.
state() {
    case $(ask cursor_flag) in 1) cursor=shown ;; *) cursor=hidden ;; esac
    [ "$(settings)" = "$before" ] && set=same || set=keys
    echo "$cursor $set $(ask alternate_on)"
}
state_is() { [ "$(state)" = "$1" ]; }
# ended NAME STATUS: passes if the last command of the shell ended with STATUS.
ended() {
    enter 'echo "status $?"'
    soon says 'status [0-9]*'
    is "$1: status $2" "status $2" "$(window | grep '^status ')"
}
in_state() {
    soon state_is "$2"
    is "$1" "$2" "$(state)"
}
keys() { tm send-keys "$@"; }
enter() { keys -l "$1" && keys Enter; }

# resize SIZE: gives the window another size.
resize() {
    tm resize-window -x "${1%x*}" -y "${1#*x}"
    soon has_size "${1#*x} ${1%x*}"
}

mkfifo fifo
# begin SIZE COMMAND: starts COMMAND in a shell in an empty window of this size. It can read mazes from
# the FIFO, descriptor 3 of the test.
begin() {
    exec 3>&-
    tm respawn-pane -k './sh -i'
    resize $1
    tm clear-history
    echo '$' >want
    soon window_is want
    before=$(settings)
    exec 3<>fifo
    enter "$2"
}
# left NAME PICTURE LINE ...: passes if the window shows the picture, the LINEs and the prompt. Some
# shells write an empty line, or a message, when a signal has ended a command.
left() {
    name=$1
    sed 's/ *$//' "$2" >want
    shift 2
    printf '%s\n' "$@" '$' >>want
    soon left_is
    same "$name" want got
}
left_is() {
    window | sed '/^Terminated/d; /^$/d' >got
    cmp -s want got
}
stopped_by_key() { window | grep -q 'Stopped'; }
# stopped: succeeds if the shell says that it has a job that wanted to use the terminal.
stopped() {
    enter jobs
    window | grep -q -E 'Stopped ?\((tty output|SIGTTOU)\)'
}
# Three mazes, two of them of one size: 7 lines of 13 characters, 9 of 25.
maze-gen -s 1 -w 3 -h 3 | maze-solve >one
maze-gen -s 2 -w 3 -h 3 | maze-solve >two
maze-gen -s 3 -w 6 -h 4 >wide
for maze in one two wide; do maze-render $maze >$maze.picture; done

# --- a fixed rate ---
begin 60x20 'maze-render --animate=1000 <fifo'
cat wide >&3
shows 'the window shows the maze, and nothing else' <wide.picture
in_state 'the cursor is hidden, the main screen is used' 'hidden same 0'
cat one >&3
shows 'the next maze, a smaller one, replaces it' <one.picture
resize 14x20
cat one >&3
shows 'in a narrower window: the picture' <one.picture
resize 12x20
cat one >&3
shows 'in a window that is too narrow: a message' <<'Y'
the window i
s 12x20, the
 maze needs
13x8
Y
resize 40x8
cat one >&3
shows 'in a larger one: the picture, and nothing else' <one.picture
resize 40x7
cat one >&3
shows 'in a window that is too low: a message' <<'Y'
the window is 40x7, the maze needs 13x8
Y
resize 6x2
cat two >&3
shows 'in a tiny window: what fits of the message' <<'Y'
the wi
ndow
Y
resize 60x20
cat one two >&3
shows 'in a large window: the last of the mazes' <two.picture
exec 3>&-
left 'at the end: the prompt below the picture' two.picture
in_state 'at the end: the cursor' 'shown same 0'
ended 'at the end' 0

begin 25x10 'maze-render --animate=1000 <fifo'
cat wide >&3
shows 'a picture that just fits' <wide.picture
resize 25x9
cat wide >&3
shows 'one line less' <<'Y'
the window is 25x9, the m
aze needs 25x10
Y
exec 3>&-
shows 'the input ends in a window that is too small' <<'Y'
the window is 25x9, the m
aze needs 25x10
$
Y
in_state 'the cursor comes back' 'shown same 0'

begin 120x9 'maze-render --animate=1000 wide; echo ended $?'
shows 'a window that is too small from the start: a message, and status 2' <<'Y'
$ maze-render --animate=1000 wide; echo ended $?
maze-render: wide:2:1: the window is 120x9, the maze needs 25x10; enlarge it, or use -f half or -f braille
ended 2
$
Y

# interrupts OPTION SETTINGS: the cases of ^C and ^Z for --animate=OPTION, in which the settings are as
# `state` prints them.
interrupts() {
    begin 60x20 "maze-render --animate=$1 <fifo"
    cat one >&3
    shows "=$1: the maze" <one.picture
    in_state "=$1: the settings" "hidden $2 0"
    keys C-c
    left "=$1: ^C leaves the prompt below the picture" one.picture
    in_state "=$1: ^C restores the cursor and the settings" 'shown same 0'
    ended "=$1: ^C" 130

    begin 60x20 "maze-render --animate=$1 <fifo"
    cat one >&3
    soon window_is one.picture
    keys C-z
    in_state "=$1: ^Z restores the cursor and the settings" 'shown same 0'
    soon says '\$'
    enter bg
    [ $1 = key ] || cat one >&3
    soon stopped
    is "=$1: in the background, it stops again" 0 $?
    in_state "=$1: in the background, it leaves the cursor and the settings alone" 'shown same 0'
    enter 'echo rubbish'
    soon says rubbish
    enter fg
    shows "=$1: fg draws the maze again, and nothing else" <one.picture
    in_state "=$1: fg hides the cursor and sets the settings" "hidden $2 0"
    cat two >&3
    [ $1 != key ] || keys x
    shows "=$1: after fg, the next maze" <two.picture
    exec 3>&-
    [ $1 != key ] || keys x
    left "=$1: after fg, the end" two.picture
    in_state "=$1: after fg, the end: the cursor and the settings" 'shown same 0'
    ended "=$1: after fg" 0
}
interrupts 1000 same
interrupts key keys

begin 60x20 'maze-render --animate=key <fifo'
cat one >&3
soon window_is one.picture
resize 40x7
shows '=key: in a smaller window, without a key: a message' <<'Y'
the window is 40x7, the maze needs 13x8
Y
resize 40x8
shows '=key: in a larger one, without a key: the picture' <one.picture

# More comments than a FIFO holds: the program has read some when all are written.
begin 60x20 'maze-render --animate=1000 <fifo'
awk 'BEGIN { for (i = 0; i < 20000; i++) print "# a comment"; exit }' </dev/null >&3
keys C-z
soon stopped_by_key
resize 50x20
enter fg
resize 52x20
cat one >&3
shows '^Z and fg before the first maze' <one.picture

# --- signals ---
for signal in TERM:143 HUP:129 QUIT:131 INT:130; do
    begin 60x20 "sh -c 'echo \$\$ >pid; exec maze-render --animate <fifo'"
    cat one >&3
    soon window_is one.picture
    kill -s ${signal%:*} "$(cat pid)"
    in_state "SIG${signal%:*}: the cursor and the settings" 'shown same 0'
    ended "SIG${signal%:*}" ${signal#*:}
done
begin 60x20 "sh -c 'echo \$\$ >pid; exec maze-render --animate=key <fifo'"
cat one >&3
soon window_is one.picture
kill -s STOP "$(cat pid)"
soon says '.*Stopped.*'
kill -s CONT "$(cat pid)"
soon stopped
enter fg
shows 'SIGSTOP, SIGCONT and fg: the maze is drawn again' <one.picture
in_state 'SIGSTOP, SIGCONT and fg: the settings' 'hidden keys 0'
gone() { ! kill -s 0 "$(cat pid)" 2>/dev/null; }
tm respawn-pane -k './sh -i'
soon gone
is '=key: it ends when its window is closed' 0 $?
begin 60x20 "sh -c 'echo \$\$ >pid; exec maze-render --animate=1000 <fifo'"
cat one >&3
soon window_is one.picture
tm respawn-pane -k './sh -i'
soon gone
is '=1000: it ends when its window is closed' 0 $?
for mode in 1000 key; do
    begin 60x20 "trap '' HUP; sh -c 'echo \$\$ >pid; exec maze-render --animate=$mode <fifo'"
    cat one >&3
    soon window_is one.picture
    tm respawn-pane -k './sh -i'
    cat two two >&3 # writing ends it, or reading keys
    soon gone
    is "=$mode: it ends even if it ignores SIGHUP" 0 $?
done

the_rest_is_long

# --- other ways to start it ---
begin 60x20 'exec maze-render --animate=1000 <fifo'
cat one >&3
soon window_is one.picture
keys C-z
cat two >&3
shows 'without a shell that could continue it, ^Z does not stop it' <two.picture

if has bash; then
    # At its prompt, bash has settings of its own, which must not become those of the terminal.
    begin 60x20 'exec bash --norc --noprofile'
    soon says 'bash-[0-9.]*[$#]'
    enter 'PS1="$ "; clear; stty -g >before; maze-render --animate=key one &'
    keys Enter
    soon says '.*Stopped.*'
    enter fg
    shows '=key &: stopped until it is in the foreground' <one.picture
    keys x
    soon says '\$'
    enter 'stty -g >after; echo saved'
    soon says saved
    same '=key &: the settings are restored' before after
else
    skip '=key &' bash
fi

# colours: prints how many characters of the window are coloured.
colours() { tm capture-pane -p -e | grep -c "$(printf '\033\\[[0-9;]*[1-9]')"; }
coloured() { [ "$(colours)" -gt 0 ]; }
for term in xterm-256color screen linux vt100; do
    begin 60x20 "TERM=$term maze-render --animate=1000 one"
    left "TERM=$term" one.picture
    soon coloured
    is "TERM=$term: coloured" 0 $?
done
begin 60x20 'NO_COLOR=1 maze-render --animate=1000 one'
left 'NO_COLOR' one.picture
is 'NO_COLOR: no colours' 0 "$(colours)"
for format in unicode half braille tree; do
    begin 60x20 "LC_ALL=C maze-render -f $format --color never --animate=1000 one two"
    maze-render -f $format two >two.format
    left "-f $format is UTF-8, whatever the locale" two.format
done

# --- the pipe ---
rm -f pid
begin 60x20 "sh -c 'cat one; sed 4q two; echo \$\$ >pid; exec cat fifo' | maze-render --animate=1000"
has_pid() { [ -s pid ]; }
soon has_pid
soon window_is one.picture
kill "$(cat pid)"
left 'the writer is killed inside a maze: the last whole maze, and a message below it' one.picture \
    'maze-render: stdin:11:1: the maze ends after 3 of its 4 rows'
in_state 'the writer is killed: the cursor and the settings' 'shown same 0'
ended 'the writer is killed' 2

# --- the line of --progress ---
begin 30x9 "sh -c 'echo \$\$ >pid; exec maze-gen -n inf --progress' >fifo"
for k in 1 2 3; do
    read -r _ <&3
    kill -s ALRM "$(cat pid)"
    soon says 'maze-gen: .*'
    is "--progress in a narrow window, $k: one line" 4 "$(window | wc -l | tr -d ' ')"
done
kill "$(cat pid)"
soon says '\$'
is '--progress: the prompt is below the only line' '1 $' "$(window | grep -c '^maze-gen:') $(window | tail -n 1)"

# --- asciinema ---
if has asciinema; then
    maze-gen -w 4 -h 3 -s 1 -a prim --trace >frames
    maze-render -f cast:fps=1000 frames >frames.cast
    maze-gen -w 4 -h 3 -s 1 -a prim | maze-render -f unicode --color never >last.picture
    begin 60x20 'export LC_ALL=C.UTF-8; asciinema play frames.cast; clear; asciinema cat frames.cast'
    left 'asciinema plays the recordings of -f cast' last.picture
    begin 60x20 "LC_ALL=C.UTF-8 asciinema rec -q -c 'maze-render --animate=1000 -f unicode frames' our.cast; echo recorded"
    soon says recorded
    begin 60x20 'clear; LC_ALL=C.UTF-8 asciinema cat our.cast'
    left 'asciinema records --animate' last.picture
    is 'every frame is in the recording' "$(grep -c '^#' frames)" "$(tr '[' '\n' <our.cast | grep -c '^H')"
else
    skip 'asciinema' asciinema
fi

plan
