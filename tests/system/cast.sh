# The format cast: a recording of frames, read by jq and asciinema.
. "$TOP/tests/lib.sh"

maze-gen -w 6 -h 4 -s 1 --trace=5 >frames
maze-render -f cast frames >frames.cast
# event_times OPTIONS INPUT ...: prints the time of each event.
event_times() { maze-render -f cast:fps=20 "$@" | sed -n 's/^\[\([0-9.]*\)0000, .*/\1/p' | xargs; }
maze-gen -s 1 -w 3 -h 1 --trace >film
maze-gen -s 1 -w 3 -h 1 >still
is 'the maze after frames stays a second longer' '0.00 0.05 0.10 1.15 1.20 1.25 2.30 2.35' "$(event_times film film still)"
is '--hold' '0.00 0.05 0.10 2.65 2.70 2.75 5.30' "$(event_times --hold 2.5 film film)"
is '--hold 0' '0.00 0.05 0.10 0.15 0.20 0.25 0.30' "$(event_times --hold 0 film film)"
is '--hold without frames' '0.00 0.55 1.10' "$(event_times --hold .5 still still)"
errors maze-render <<'X'
--hold must be a number from 0 to 3600 with at most 3 decimals, not '1.2345'|-f cast --hold 1.2345 film
--hold requires --animate or -f cast, not -f ascii|--hold 1 film
X
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
