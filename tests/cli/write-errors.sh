# Output that cannot be written: message and status 2.
. "$TOP/tests/lib.sh"

maze-gen -n 10000 -s 1 -w 5 -h 5 >many
if [ -w /dev/full ]; then
    for tool in 'maze-gen' 'maze-solve many' 'maze-render many' 'maze-render -f pbm many' \
        'maze-gen --help' 'maze-solve --list' 'maze-render --version' 'maze-solve -f moves many'; do
        expect "a full disk: $tool" 2 "$tool >/dev/full" <<X
${tool%% *}: cannot write to standard output: No space left on device
X
    done
    expect 'a full disk ends an endless stream' 2 'maze-gen -n inf >/dev/full' <<X
maze-gen: cannot write to standard output: No space left on device
X
else
    skip 'a full disk' /dev/full
fi
for tool in 'maze-gen' 'maze-solve many' 'maze-render many'; do
    expect "a closed output: $tool" 2 "$tool >&-" <<X
${tool%% *}: cannot write to standard output: Bad file descriptor
X
done
status 'a closed output that nothing is written to' 0 'maze-solve -f none many >&-'
plan
