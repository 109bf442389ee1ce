# The programs confine themselves (common/base/confine.h) before they read input, and still open what
# is named on the command line, whatever kind of file it is. tests/unit/confine.c
# tests what a confined process can and cannot do, and terminal.sh the terminal.
. "$TOP/tests/lib.sh"

maze-gen -s 1 -w 4 -h 3 >maze
printf '0 0 3 2\n' >queries
mkdir folder
maze-render -f pbm maze >picture
cp maze queries picture folder
ln -s folder/maze link.maze
ln -s folder/queries link.queries
ln -s folder/picture link.picture
mkfifo fifo
maze-solve -f moves maze >moves
maze-solve -f moves --queries queries maze >asked
maze-gen -s 2 -m maze >masked
maze-gen -s 2 --given maze >completed
maze-solve picture >from && maze-render -f ppm --over picture from >drawn

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

# An option that takes a file has the type SETTING_FILE, and needs a line below.
for tool in maze-gen maze-solve maze-render; do
    $tool --help | sed -n 's/^ *\(.*FILE\]*\)  .*/\1/p'
done >options
is 'the options that take a file' '-m, --mask FILE --given FILE --queries FILE --over FILE' "$(sed 's/^ *//' options | paste -sd ' ' -)"

# each KIND NAME [FEED [LINK]]: passes if a maze and queries are read from NAME. FEED is the command in
# front of the program and LINK what follows it; in them and in NAME, $file is the name of the file.
each() {
    while read -r want file command; do
        eval "name=\"$2\""
        expect "$1 $file: $command" 0 "$3$command$4" <"$want"
    done <<'X'
moves maze maze-solve -f moves "$name"
asked queries maze-solve -f moves --queries "$name" maze
masked maze maze-gen -s 2 -m "$name"
maze maze maze-gen --again "$name"
completed maze maze-gen -s 2 --given "$name"
drawn picture maze-render -f ppm --over "$name" from
X
}
# shellcheck disable=SC2016 # each expands $file
for name in './$file' 'folder/$file' 'link.$file' '$PWD/link.$file'; do
    each "$name:" "$name"
done
# shellcheck disable=SC2016
each 'a FIFO' fifo 'cat $file >fifo & '
# shellcheck disable=SC2016
each 'a pipe' /dev/stdin 'cat $file | '
# shellcheck disable=SC2016
each 'a descriptor' /dev/fd/5 '' ' 5<$file'
cp maze gone && exec 5<gone && rm gone
is 'a removed file as /dev/fd/5' "$(cat moves)" "$(maze-solve -f moves /dev/fd/5 2>&1)"
exec 5<&-

errors <<'M'
maze-solve: folder: cannot read: Is a directory|maze-solve --queries folder maze
maze-gen: folder: cannot read: Is a directory|maze-gen -m folder
M
yes maze | head -n 1500 | xargs maze-solve -f moves >got 2>&1
is '1500 operands' 1500 "$(grep -c -x "$(cat moves)" got)"
expect 'as few descriptors as without a sandbox' 0 'ulimit -n 4; maze-solve -f moves maze' <moves

plan
