# Output that cannot be written, for every output format: message, status 2, and what was written is
# the beginning of the output. Closed standard descriptors.
. "$TOP/tests/lib.sh"

maze-gen -n 5000 -s 1 -w 5 -h 5 >many
maze-gen -s 1 -w 120 -h 100 >large
for at in 4 3 2; do echo "0 0 $at $at"; done >queries
maze-gen -a percolation:p=1 -w 5 -h 5 >room
# outputs: prints one command per output format. Each output fills a buffer (65536 bytes), except
# those of sparse formats.
outputs() {
    echo 'maze-gen -n 5000 -s 1 -w 5 -h 5'
    echo 'maze-gen -a eller -s 1 -w 500 -h 200'
    echo 'maze-solve --queries queries many'
    echo 'maze-solve -a every -f moves room'
    maze-solve --help | sed -n '/^formats:/,/^$/s/^  \([a-z][a-z]*\) .*/\1/p' | grep -v -x none |
        sed 's/.*/maze-solve -f & many/'
    maze-render --list | cut -f1 | sed 's/.*/maze-render -f & large/; s/ graph6 large/ graph6 many/'
}
# ended NAME COMMAND STATUS MESSAGE: passes if COMMAND, whose status and messages are in the files
# status and messages, ended with STATUS and, on one line, MESSAGE.
ended() {
    is "$1: $2" "$3 $4" "$(cat status) $(cat messages)"
}
# Descriptor 4 writes to a pipe whose reader is gone.
mkfifo pipe
exec 3<>pipe 4>pipe 3<&-
outputs >commands
is 'every output format' $(($(maze-render --list | wc -l) + 8)) "$(wc -l <commands | tr -d ' ')"
while IFS= read -r command; do
    cannot="${command%% *}: cannot write to standard output:"
    if [ -w /dev/full ]; then
        $command >/dev/full 2>messages
        echo $? >status
        ended 'a full disk' "$command" 2 "$cannot No space left on device"
    else
        skip "a full disk: $command" /dev/full
    fi
    $command 2>messages >&-
    echo $? >status
    ended 'a closed output' "$command" 2 "$cannot Bad file descriptor"
    # The limit is not for the profile that `make coverage` wants of each program.
    (export LLVM_PROFILE_FILE=/dev/null && ulimit -f 4 && $command >got 2>messages; echo $? >status)
    ended 'a limit on the size of files' "$command" 2 "$cannot File too large"
    $command >want
    is "a limit on the size of files: $command: its beginning is written" yes \
        "$(cmp want got 2>&1 | grep -q 'EOF on got' && [ -s got ] && echo yes)"
    (trap '' PIPE; $command 2>messages >&4; echo $? >status)
    ended 'the reader is gone, SIGPIPE is ignored' "$command" 2 "$cannot Broken pipe"
done <commands

for tool in 'maze-gen --help' 'maze-solve --list' 'maze-render --version'; do
    [ -w /dev/full ] && expect "a full disk: $tool" 2 "$tool >/dev/full" <<X
${tool%% *}: cannot write to standard output: No space left on device
X
done
[ -w /dev/full ] && expect 'a full disk ends an endless stream' 2 'maze-gen -n inf >/dev/full' <<X
maze-gen: cannot write to standard output: No space left on device
X
for tool in 'maze-gen -n inf' 'maze-solve endless' 'maze-render endless'; do
    maze-gen -n 40000 -s 1 >endless
    { $tool 2>messages; echo $? >status; } | :
    ended 'the reader is gone, SIGPIPE is not ignored' "$tool" 141 ''
done
status 'a closed output that nothing is written to' 0 'maze-solve -f none many >&-'

# With a closed descriptor, a file that is opened gets its number.
printf '1 1 2 2\n' >queries
sed '/^$/q' many >one
for command in 'maze-gen -s 1 -m one' 'maze-solve one' 'maze-solve --queries queries one' 'maze-render one'; do
    $command >want
    $command >got 2>messages <&-
    echo $? >status
    ended 'a closed input that is not read' "$command" 0 ''
    same "a closed input that is not read: $command: the output" want got
    $command >got 2>&-
    is "a closed standard error: $command" 0 $?
    same "a closed standard error: $command: the output" want got
done
while IFS='|' read -r command name; do
    $command >got 2>messages <&-
    echo $? >status
    ended 'a closed input' "$command" 2 "${command%% *}: ${name}cannot read: Bad file descriptor"
done <<'X'
maze-gen -m -|stdin: 
maze-solve|stdin: 
maze-solve -|stdin: 
maze-solve --queries - one|stdin: 
maze-render -f svg|stdin: 
X
status 'closed input and output' 2 'maze-solve one <&- >&-'
status 'all descriptors closed' 2 'maze-solve one missing <&- >&- 2>&-'
plan
