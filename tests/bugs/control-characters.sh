# ESC and the bytes 0x80 to 0x9f in comments and headers, which many terminals obey, were passed on to
# standard output.
. "$TOP/tests/lib.sh"

# Inputs of each format, with @ for the byte, and its place.
inputs() {
    cat <<'X'
a field~1:23~# maze walls 1 1 name=@\n31\n20\n\n
a comment~2:3~# maze walls 1 1\n# @\n31\n20\n\n
edges~2:9~# maze walls 2 1\n# words @\n0,0 1,0\n
a drawing~1:9~# words @\n###\n#.#\n###\n
numbers~1:9~# words @\n1,0\n1,0\n
X
}
inputs >inputs
: >messages
number=100
while read -r name bytes byte; do
    while IFS='~' read -r format place text; do
        case "$name $format" in
        'TAB a comment' | 'TAB edges' | 'TAB a drawing' | 'TAB numbers' | 'CR edges') continue ;; # stay
        'ESC a drawing' | 'ESC numbers') continue ;; # colours, which have a message of their own
        esac
        number=$((number + 1))
        printf "${text%@*}$bytes${text#*@}" >$number
        echo "maze-render: $number:$place: byte 0x$byte is a control character" >>messages
    done <inputs
done <<'X'
NUL \000 00
TAB \011 09
CR \rx 0d
ESC \033[2J 1b
DEL \177 7f
0x80 \200 80
0x9f \237 9f
U+0080 \302\200 c2
U+009F \302\237 c2
X
expect 'control characters are errors' 2 'maze-render -f walls 1??' <messages

# Text in UTF-8 has bytes from 0x80 to 0x9f, and Latin-1 bytes from 0xa0.
text='\303\200 \302\240 \342\200\246 \360\237\230\200 \374'
printf "# maze walls 1 1 a=\303\200 b=\302\240 c=\342\200\246 d=\360\237\230\200 e=\374\n# \t$text\n31\n20\n\n" >want
maze-render -f walls want >got
same 'other text stays' want got
while IFS='~' read -r format _ text; do
    printf "${text%@*}x${text#*@}" >good
    is "$format: what is no control character stays" 1 "$(maze-render -f walls:blocks=1 good | grep -c '^#.*x')"
done <inputs
{ printf '# \357\277\275\302\233x\n' && cat want; } >first
is 'the first line of a stream' 'maze-render: first:1:6: byte 0xc2 is a control character' "$(maze-render -f walls first 2>&1)"

for bytes in '\\u001b' '\\u0080' '\\u009f' '\\u007f' '\233' '\302\233'; do
    printf '{"rows":["321","220"],"a":"%b","b":"\\u00e9"}' "$bytes"
done >members
expect 'JSON members with control characters are skipped' 0 "maze-render -f walls members | grep '^#' | uniq -c | sed 's/^ *//'" <<'X'
6 # maze walls 2 1 b=é
X
for frame in '"x"' 0 '"0"' 1.5 7; do
    printf '{"frame":%s,"rows":["0"]}\n' "$frame"
done >frames
expect 'a JSON member "frame" that is no number from 1 is skipped' 0 \
    "maze-render --input json -f block frames | maze-render -f block | sed -n '/^#/p'" <<'X'
# maze block 1 1
# maze block 1 1
# maze block 1 1
# maze block 1 1
# maze block 1 1 frame=7
X

printf '# maze walls 2 1 note=\377\357\277\277x\n131\n220\n' >raw
is 'a field in a caption: bytes that are not UTF-8, and what is no character' "$(printf '\357\277\275\357\277\275x')" \
    "$(maze-render -f ascii --caption '{note}' raw | tail -n 1)"
plan
