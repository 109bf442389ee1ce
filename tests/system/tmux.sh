# The line of progress, and maze-render --animate, in a real terminal and shell, those of tmux: what stands in the window,
# and the cursor, after each key, signal and change of the window's size.
#
# The programs read a FIFO that the test writes to, so a maze comes when the test says so. Nothing
# depends on how fast things happen: each case waits until the window shows what it should.
. "$TOP/tests/lib.sh"

the_rest_needs 'all cases' tmux mkfifo
# The shell of the cases, as sh. Others edit lines with settings of their own, or have other messages.
for shell in dash bash mksh; do
    has $shell && ln -s "$(command -v $shell)" sh && break
done
[ -e sh ] || { skip 'all cases' 'dash, bash or mksh' && end; }
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
soon start_session || { skip 'all cases' 'tmux 3.2 (tmux -D)' && end; }
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
# state: prints whether the cursor is shown, and whether the alternate screen is used.
state() {
    case $(ask cursor_flag) in 1) cursor=shown ;; *) cursor=hidden ;; esac
    echo "$cursor $(ask alternate_on)"
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

# --- progress ---
begin 60x20 'maze-solve <fifo >solved'
cat one >&3
soon says 'maze-solve: 1 maze, 9 cells, .*'
is 'a line of progress' 0 $?
exec 3>&-
shows 'it is erased at the end' <<'Y'
$ maze-solve <fifo >solved
$
Y
# What is written unasked would come after a second: this cannot fail because things are slow.
if needs 'less: nothing is written over its prompt' less; then
    begin 60x8 'maze-gen -n inf -s 1 | less'
    soon says :
    window >want
    sleep 2
    window >got
    same 'less: nothing is written over its prompt' want got
fi
begin 70x8 'maze-gen -n inf --no-header -s 1 -w 3 -h 1 | { sleep 2; head -n 1; }'
shows 'head: its line alone' <<'Y'
$ maze-gen -n inf --no-header -s 1 -w 3 -h 1 | { sleep 2; head -n 1; }
1221
$
Y

# --- the drawing without -f ---
maze-gen -s 1 -w 20 -h 20 | maze-solve | maze-render -f unicode -c 1 >squeezed
begin 80x50 'maze-gen -s 1 -w 20 -h 20 | maze-solve | LC_ALL=C.UTF-8 maze-render'
{ echo '$ maze-gen -s 1 -w 20 -h 20 | maze-solve | LC_ALL=C.UTF-8 maze-render' && cat squeezed && echo '$'; } | sed 's/ *$//' >drawing
shows 'in UTF-8: box-drawing characters, squeezed to the window' <drawing
maze-gen -s 1 -w 19 -h 11 | maze-render -f unicode >fitting
begin 80x24 'maze-gen -s 1 --fit --trace=20 | LC_ALL=C.UTF-8 maze-render --animate=1000'
left 'a film of --fit fills the window' fitting
ended 'a film of --fit' 0

# --- a fixed rate ---
begin 60x20 'maze-render --animate=1000 <fifo'
cat wide >&3
shows 'the window shows the maze, and nothing else' <wide.picture
in_state 'the cursor is hidden, the main screen is used' 'hidden 0'
cat one >&3
shows 'the next maze, a smaller one, replaces it' <one.picture
# resized SIZE NAME: sends a maze to a window of this size, and passes if it shows the standard input.
resized() {
    resize $1
    cat one >&3
    shows "$1: $2"
}
resized 13x20 'a picture that just fits' <one.picture
resized 12x20 'too narrow: a message' <<'Y'
the window i
s 12x20, the
 maze needs
13x8
Y
resized 40x8 'large enough again: the picture, and nothing else' <one.picture
resized 6x2 'what fits of the message' <<'Y'
the wi
ndow
Y
resize 60x20
cat one two >&3
shows 'the last of the mazes' <two.picture
sed 4q one >&3
exec 3>&-
left 'a maze that is cut off: the one before, a message, and the prompt below' two.picture \
    'maze-render: stdin:54:1: the maze ends after 3 of its 4 rows
 (height 3 and the south border)'
in_state 'at the end: the cursor' 'shown 0'
ended 'at the end' 2

begin 25x10 'maze-render --animate=1000 <fifo'
cat wide >&3
soon window_is wide.picture
resize 25x9
cat wide >&3
exec 3>&-
shows 'the input ends in a window that is too small' <<'Y'
the window is 25x9, the m
aze needs 25x10
$
Y
in_state 'the cursor comes back' 'shown 0'

# --- ^C and ^Z ---
begin 60x20 'maze-render --animate=1000 <fifo'
cat one >&3
shows 'before ^C: the maze' <one.picture
keys C-c
left '^C leaves the prompt below the picture' one.picture
in_state '^C shows the cursor' 'shown 0'
ended '^C' 130

begin 60x20 'maze-render --animate=1000 <fifo'
cat one >&3
soon window_is one.picture
keys C-z
in_state '^Z shows the cursor' 'shown 0'
soon says '\$'
enter bg
cat one >&3
soon stopped
is 'in the background, it stops again' 0 $?
in_state 'in the background, it leaves the cursor alone' 'shown 0'
enter 'echo rubbish'
soon says rubbish
enter fg
shows 'fg draws the maze again, and nothing else' <one.picture
in_state 'fg hides the cursor' 'hidden 0'
cat two >&3
shows 'after fg, the next maze' <two.picture
exec 3>&-
left 'after fg, the end' two.picture
in_state 'after fg, the end: the cursor' 'shown 0'
ended 'after fg' 0

# More comments than a FIFO holds: the program has read some when all are written.
begin 60x20 'maze-render --animate=1000 <fifo'
awk 'BEGIN { for (i = 0; i < 20000; i++) print "# a comment"; exit }' </dev/null >&3
keys C-z
soon says '.*Stopped.*'
resize 50x20
enter fg
resize 52x20
cat one >&3
shows '^Z and fg before the first maze' <one.picture

# --- signals ---
# animating BEFORE: starts maze-render --animate after BEFORE, and waits for its first maze.
animating() {
    begin 60x20 "$1 sh -c 'echo \$\$ >pid; exec maze-render --animate <fifo'"
    cat one >&3
    soon window_is one.picture
}
for signal in TERM:143 HUP:129 QUIT:131 INT:130; do
    animating
    kill -s ${signal%:*} "$(cat pid)"
    in_state "SIG${signal%:*}: the cursor" 'shown 0'
    ended "SIG${signal%:*}" ${signal#*:}
done
animating
kill -s STOP "$(cat pid)"
soon says '.*Stopped.*'
cat one >&3
kill -s CONT "$(cat pid)"
soon stopped
enter fg
shows 'SIGSTOP, SIGCONT and fg: the maze is drawn again' <one.picture
in_state 'SIGSTOP, SIGCONT and fg: the cursor' 'hidden 0'
gone() { ! kill -s 0 "$(cat pid)" 2>/dev/null; }
for before in '' "trap '' HUP;"; do
    animating "$before"
    tm respawn-pane -k './sh -i'
    [ ! "$before" ] || cat two two >&3 # writing ends it
    soon gone
    is "$before it ends when its window is closed" 0 $?
done
plan
