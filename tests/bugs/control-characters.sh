# ESC in comments and the bytes 0x80 to 0x9f in headers, which many terminals obey, were passed on to
# standard output.
. "$TOP/tests/lib.sh"

# comment TEXT, field TEXT: a maze with TEXT, for printf, in a comment or a field.
comment() { printf "# maze walls 1 1\n# $1\n31\n20\n\n"; }
field() { printf "# maze walls 1 1 name=$1\n31\n20\n\n"; }

# The name of a character, its bytes, and what the message names.
while read -r name bytes byte; do
    field "a$bytes" >bad
    expect "$name in a field" 2 'maze-render -f walls bad' <<X
maze-render: bad:1:24: byte 0x$byte is a control character
X
    [ "$name" = TAB ] && continue
    comment "a$bytes" >bad
    expect "$name in a comment" 2 'maze-render -f walls bad' <<X
maze-render: bad:2:4: byte 0x$byte is a control character
X
done <<'X'
NUL \000 00
TAB \011 09
BEL \007 07
CR \rx 0d
ESC \033[2J 1b
DEL \177 7f
CSI \2332J 9b
0x80 \200 80
0x9f \237 9f
U+0080 \302\200 c2
U+009B \302\2332J c2
U+009F \302\237 c2
X

# Text in UTF-8 has bytes from 0x80 to 0x9f, and Latin-1 bytes from 0xa0.
while read -r name bytes; do
    for place in field comment; do
        $place "$bytes" >want
        maze-render -f walls want >got
        same "$name in a $place stays" want got
    done
done <<'X'
U+00C0 \303\200
U+00A0 \302\240
U+2026 \342\200\246
U+1F600 \360\237\230\200
Latin-1 \374
X
comment 'a\tb' >want
maze-render -f walls want >got
same 'a tab in a comment stays' want got
printf '\357\277\275\302\233x\n' >bad
sed 's/^/# /' bad | cat - want >first
expect 'the first line of a stream' 2 'maze-render -f walls first' <<'X'
maze-render: first:1:6: byte 0xc2 is a control character
X
plan
