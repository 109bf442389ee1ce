# Memory that is released while a maze is written, so that the next program of a pipeline
# can have it.
. "$TOP/tests/lib.sh"

# resident BYTES COMMAND ...: prints the kilobytes that COMMAND still holds after BYTES of
# its output, or a few lines more, have been read, when it waits for the rest to be read. A pipe may hold 1 MB.
resident() {
    bytes=$1
    shift
    rm -f pipe
    mkfifo pipe
    "$@" >pipe &
    pid=$!
    exec 3<pipe
    awk -v left="$bytes" '{ left -= length($0) + 1; if (left <= 0) exit }' <&3
    sleep 1
    awk '/^VmRSS:/ { print $2 }' /proc/$pid/status
    cat <&3 >/dev/null
    exec 3<&-
    wait $pid
}

# less NAME KILOBYTES FOUND: passes if FOUND is less than KILOBYTES.
less() {
    is "$1" "less than $2 kB" "$([ "$3" -lt "$2" ] && echo "less than $2 kB" || echo "$3 kB")"
}

# Sanitizers keep freed memory.
[ ! "$SANITIZED" ] || end
[ -r /proc/$$/status ] || { skip 'memory is released' /proc/PID/status && end; }
# 36 MB of cells. The last 16 MB may still be there: memory is released in pieces of that size.
maze-gen -a spiral -w 6000 -h 6000 >maze
less 'maze-gen releases rows' 24000 "$(resident 34000000 maze-gen -a spiral -w 6000 -h 6000)"
less 'maze-gen -f block releases rows' 24000 \
    "$(resident 140000000 maze-gen -a spiral -w 6000 -h 6000 -f block)"
less 'maze-solve releases rows' 28000 "$(resident 34000000 maze-solve -a dead-end maze)"
rm maze
# 4 MB of cells. Finding them takes 20 MB.
less 'maze-gen -a boruvka releases its working memory' 12000 \
    "$(resident 1000 maze-gen -a boruvka -w 2000 -h 2000)"
plan
