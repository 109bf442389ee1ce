# The format cast: a recording of frames, read by jq and asciinema.
. "$TOP/tests/lib.sh"

maze-gen -w 6 -h 4 -s 1 --trace=5 >frames
maze-render -f cast frames >frames.cast
if needs 'cast' jq; then
    is 'a header, one event per maze, and one at the end' \
        "$(($(grep -c '^#' frames) + 2))" "$(jq -c . frames.cast | wc -l | tr -d ' ')"
    is 'the last picture is the last maze' "$(tail -n 7 frames | maze-render -f unicode)" \
        "$(tail -n 2 frames.cast | head -n 1 | jq -r '.[2]' | tr -d '\r' | sed "s/$(printf '\033')\[[0-9;?]*[A-Za-z]//g")"
    is 'ten pictures per second' 0.4 "$(sed -n 6p frames.cast | jq '.[0]')"
fi
needs cast asciinema script &&
    is 'asciinema plays it' yes \
        "$(LC_ALL=C.UTF-8 script -qec "TERM=xterm asciinema cat frames.cast" /dev/null </dev/null 2>/dev/null | grep -q '┌' && echo yes)"
plan
