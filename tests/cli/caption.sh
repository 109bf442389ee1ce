# --caption in text and in recordings; pdf.sh tests it in pictures.
. "$TOP/tests/lib.sh"

maze-gen -w 3 -h 2 -s 1 -n 2 | sed 's/ start=/ by="a\\b" frame=4 start=/' >mazes
sed '/^$/q' mazes >one

for f in $(text_formats); do
    is "-f $f: a line below each maze" "$(maze-render -f $f mazes |
        awk '/^$/ { print ++n, "3x2 walls" } { print } END { print ++n, "3x2 walls" }')" \
        "$(maze-render -f $f --caption '{n} {width}x{height} {kind}' mazes)"
done
is 'an empty caption is none' "$(maze-render one)" "$(maze-render --caption '' one)"
expect 'within the margin' 0 'maze-render --margin 2 --caption x one | tail -n 3' <<'X'
  x


X
is 'fields of the header, and one that is missing' 'backtracker: 4 {- é' \
    "$(maze-render --caption '{algorithm}: {frame} {{{length} é' one | tail -n 1)"
{ cat mazes && sed 's/ frame=4//' one one && sed 's/frame=4/frame=18446744073709551615/' one && sed 's/ frame=4//' one; } >film
is 'the maze after the last frame counts on, up to 2^64 - 1' '4 4 5 - 18446744073709551615 -' \
    "$(maze-render --caption '{frame}' film | grep '^[0-9-]' | paste -s -d ' ' -)"
is 'one maze per page: each number once, with a caption that of the page, too' '1 2 x 1 x 2' \
    "$(for caption in '{n}' x; do
        [ $caption = x ] && set -- --caption x
        maze-render -f svg --sheet 1x1 "$@" mazes | sed -n 's,.*>\(.*\)</text>,\1,p'
    done | paste -s -d ' ' -)"
is 'an endless maze' 'inf' "$(maze-gen -a eller -w 3 -h inf -s 1 | head -n 9 | maze-render --caption '{height}' 2>/dev/null | tail -n 1)"

maze-render -f cast:color=0 --caption 'by {by}' one >cast
is 'in a recording: the text as JSON' 1 "$(grep -c -F 'by \"a\\b\"\r\n' cast)"
is 'and the window is a line higher' "$(maze-render -f cast one | sed -n '1s/.*height": \([0-9]*\).*/\1 1/p' | awk '{ print $1 + $2 }')" \
    "$(sed -n '1s/.*height": \([0-9]*\).*/\1/p' cast)"
plan
