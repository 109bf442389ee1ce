# Output that cannot be written: message, status 2, and what was written is the beginning of the output.
# Closed standard descriptors.
. "$TOP/tests/lib.sh"

maze-gen -n 5000 -s 1 -w 5 -h 5 >many
maze-gen -s 1 -w 120 -h 100 >large
for at in 4 3 2; do echo "0 0 $at $at"; done >queries
maze-gen -a percolation:p=1 -w 5 -h 5 >room
# outputs: prints one command per output format. Each output fills a buffer (65536 bytes), except
# those of sparse formats.
outputs() {
    echo 'maze-gen -n 5000 -s 1 -w 5 -h 5'
    echo 'maze-solve --queries queries many'
    echo 'maze-render -f svg large'
    echo 'maze-gen -a eller -s 1 -w 500 -h 200'
    echo 'maze-solve -a every -f moves room'
    maze-solve --help | sed -n '/^formats:/,/^$/s/^  \([a-z][a-z]*\) .*/\1/p' | grep -v -x none |
        sed 's/.*/maze-solve -f & many/'
    maze-render --list | cut -f1 | sed 's/.*/maze-render -f & large/; s/ graph6 large/ graph6 many/'
}
outputs >commands
# cannot WAY SETTING REDIRECTION MESSAGE: passes each command of the standard input if it ends with
# status 2 and this message, run after SETTING, with its output redirected.
cannot() {
    while IFS= read -r command; do
        expect "$1: $command" 2 "$2 $command $3" <<X
${command%% *}: cannot write to standard output: $4
X
    done
}
if [ -w /dev/full ]; then
    cannot 'a full disk' '' '>/dev/full' 'No space left on device' <commands
    cannot 'a full disk' '' '>/dev/full' 'No space left on device' <<'X'
maze-gen --help
maze-solve --list
maze-render --version
maze-gen -n inf
maze-gen -w 3-5 -n inf
maze-gen --again many
maze-gen --given - <many
maze-gen -e inside -w 100 -h 100 --pairs 1e8
X
else
    skip 'a full disk' /dev/full
fi
# Descriptor 4 writes to a pipe whose reader is gone.
mkfifo pipe
exec 3<>pipe 4>pipe 3<&-
few_unless_long 3 <commands >some
cannot 'a closed output' '' '>&-' 'Bad file descriptor' <some
cannot 'the reader is gone, SIGPIPE is ignored' 'trap "" PIPE;' '>&4' 'Broken pipe' <some
# The limit is not for the profile that `make coverage` wants of each program.
limit='export LLVM_PROFILE_FILE=/dev/null; ulimit -f 4;'
cannot 'a limit on the size of files' "$limit" '>part' 'File too large' <some
while IFS= read -r command; do
    (eval "$limit $command >part" 2>messages)
    $command >whole
    is "a limit on the size of files: $command: its beginning is written" yes \
        "$(cmp whole part 2>&1 | grep -q 'EOF on part' && [ -s part ] && echo yes)"
done <some

maze-gen -n 40000 -s 1 >endless
for tool in 'maze-gen -n inf' 'maze-solve endless' 'maze-render endless'; do
    { $tool 2>messages; echo $? >status; } | :
    is "the reader is gone, SIGPIPE is not ignored: $tool" '141 ' "$(cat status messages | tr '\n' ' ')"
done
status 'a closed output that nothing is written to' 0 'maze-solve -f none many >&-'

# With a closed descriptor, a file that is opened gets its number.
printf '1 1 2 2\n' >queries
sed '/^$/q' many >one
for command in 'maze-gen -s 1 -m one' 'maze-solve one' 'maze-solve --queries queries one' 'maze-render one'; do
    $command >whole
    expect "a closed input that is not read: $command" 0 "$command <&-" <whole
    expect "a closed standard error: $command" 0 "$command 2>&-" <whole
done
errors <<'X'
maze-gen: stdin: cannot read: Bad file descriptor|maze-gen -m - <&-
maze-solve: stdin: cannot read: Bad file descriptor|maze-solve <&-
maze-solve: stdin: cannot read: Bad file descriptor|maze-solve - <&-
maze-solve: stdin: cannot read: Bad file descriptor|maze-solve --queries - one <&-
maze-render: stdin: cannot read: Bad file descriptor|maze-render -f svg <&-
X
status 'closed input and output' 2 'maze-solve one <&- >&-'
status 'all descriptors closed' 2 'maze-solve one missing <&- >&- 2>&-'
plan
