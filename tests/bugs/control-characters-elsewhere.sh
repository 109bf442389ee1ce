# Comments of drawings, lists of passages and numbers, and the fields of JSON, passed control
# characters on to standard output.
. "$TOP/tests/lib.sh"

# The name of a format, the place of the bad byte, and the input for printf, with @ for that byte.
while IFS='~' read -r name place text; do
    for bytes in '\033[2J' '\2332J' '\302\2332J'; do
        byte=$(printf "$bytes" | od -An -tx1 | awk '{ print $1; exit }')
        # ESC in a drawing means colours, which have a message of their own.
        case $name$byte in drawing1b | numbers1b) continue ;; esac
        printf "${text%@*}$bytes${text#*@}" >bad
        expect "$byte in a comment of $name" 2 'maze-render -f block bad' <<E
maze-render: bad:$place: byte 0x$byte is a control character
E
        printf "${text%@*}x${text#*@}" >good
        is "a comment of $name stays" 1 "$(maze-render -f block good | grep -c '^#.*words x')"
    done
done <<'X'
edges~2:9~# maze walls 2 1\n# words @\n0,0 1,0\n
drawing~1:9~# words @\n###\n#.#\n###\n
numbers~1:9~# words @\n1,0\n1,0\n
X

for bytes in '\\u001b' '\\u0080' '\\u009f' '\\u007f' '\233' '\302\233'; do
    printf '{"rows":["321","220"],"a":"%b","b":"\\u00e9"}' "$bytes" >member
    is "a JSON member with $bytes is skipped" '# maze walls 2 1 b=é' \
        "$(maze-render -f walls member | head -n 1)"
done
plan
