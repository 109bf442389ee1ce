# Memory given back while a maze is written, so that the next program of a pipe can have
# it: what is resident when so much of it has been read.
. "$TOP/tests/lib.sh"

# resident BYTES COMMAND ...: the kilobytes that the command still holds when BYTES of its
# output have been read and it waits for somebody to read on.
resident() {
    bytes=$1
    shift
    rm -f pipe
    mkfifo pipe
    "$@" >pipe &
    pid=$!
    exec 3<pipe
    head -c "$bytes" <&3 >/dev/null
    sleep 1
    awk '/^VmRSS:/ { print $2 }' /proc/$pid/status
    cat <&3 >/dev/null
    exec 3<&-
    wait $pid
}

# less NAME KILOBYTES FOUND
less() {
    if [ "${3:-$2}" -lt "$2" ]; then
        pass "$1"
    else
        fail "$1: $3 kB"
    fi
}

# Sanitizers keep freed memory.
if [ "$SANITIZED" ]; then
    plan
    exit
fi
if [ ! -r /proc/$$/status ]; then
    skip 'memory is given back' /proc/PID/status
    plan
    exit
fi
# 64 MB of cells; of the last 4 MB it may hold what it gives back at a time
maze-gen -a spiral -w 8000 -h 8000 >maze
less 'maze-gen gives rows back' 24000 "$(resident 60000000 maze-gen -a spiral -w 8000 -h 8000)"
less 'maze-gen -f block gives rows back' 24000 \
    "$(resident 140000000 maze-gen -a spiral -w 6000 -h 6000 -f block)"
less 'maze-solve gives rows back' 28000 "$(resident 60000000 maze-solve -a dead-end maze)"
rm maze
# 9 MB of cells, and 110 to find them
less 'maze-gen -a boruvka gives its sets back' 20000 \
    "$(resident 1000 maze-gen -a boruvka -w 3000 -h 3000)"
plan
