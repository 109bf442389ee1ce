# --help, --list and --version, and that the manual says the same: every option
# and every name of a table, with its summary, and no other; every example of
# the help, the manual and the README works.
. "$TOP/tests/lib.sh"

version=$(sed -n 's/^VERSION = //p' "$TOP/Makefile")
for tool in maze-gen maze-solve maze-render; do
    man=$TOP/man/$tool.1
    expect 0 "$tool --version" <<X
$tool $version
X
    status 0 "$tool --help"
    is "$tool --help says nothing on stderr" "" "$($tool --help 2>&1 >/dev/null)"
    $tool --help >help
    $tool --list >list
    is "$tool --list: names, tabs, summaries" "$(wc -l <list)" "$(grep -c "^[a-z0-9-]*	." list)"

    # Options: "  -w, --width N   ..." must stand as ".It Fl w , Fl -width Ar N".
    sed -n 's/^  \(-[^ ]*,\)\{0,1\} *\(--[a-z-]*[^ ]*\)\( [^ ][^ ]*\)\{0,1\} .*/\1\2\3/p' help |
        sed 's/^-\(.\),--\([^ ]*\)/.It Fl \1 , Fl -\2/; s/^--\([^ ]*\)/.It Fl -\1/; s/\(-[a-z-]*\) \([A-Zx,\/]*\)$/\1 Ar \2/; s/\[=\(.*\)\]$/ Ns Oo = Ns Ar \1 Oc/' |
        sort >want_options
    grep '^\.It Fl' "$man" | sort >man_options
    same "$tool: the options of the manual" want_options man_options

    # Names and summaries: .It Cm NAME, then the summary as a line or its
    # beginning.
    sed '/^examples:$/,$d' help |
        sed -n '/^[a-z]*s:$/,/^$/s/^  \([a-z0-9-][a-z0-9-]*\)  *\([^ ].*\)/\1	\2/p' |
        sed '/^--*/d' >names
    while IFS='	' read -r name summary; do
        first=$(sed -n "/^\.It Cm $name\$/{n;p;}" "$man" | tr -d '\\' | tr 'A-Z' 'a-z')
        if printf '%s\n' "$first" | awk -v s="$(echo "$summary" | tr 'A-Z' 'a-z')." \
            'index($0, s) == 1 { found = 1 } END { exit !found }'; then
            pass "$tool: $name in the manual"
        else
            fail "$tool: $name in the manual" && echo "# '$first', not '$summary.'"
        fi
    done <names
    cut -f1 names | sort >want_names
    sed -n '/^\.Ss [AFS][a-z]*s$/,/^\.Sh/s/^\.It Cm \([a-z0-9-]*\)$/\1/p' "$man" |
        sort >man_names
    same "$tool: no other name in the manual" want_names man_names
    sed -n 's/^  *:\([a-z]*\)=.*/\1/p' help | while read -r key; do
        grep -q "^\.Cm $key=" "$man" || echo "$key"
    done >missing
    is "$tool: all keys in the manual" "" "$(cat missing)"
done

# maze(7): a section for each algorithm, in the order of --list, with the picture
# that the tools draw (of 2x2 cells where 16x5 are too many), and the dead ends that
# 20 mazes of 100x100 have, or boards of 102x102 blocks: their mean has a deviation
# of less than 0.1 percent, or 0.2.
page=$TOP/man/maze.7
maze-gen --list | cut -f1 >want_names
sed -n 's/^\.Ss //p' "$page" >man_names
same "maze.7 has all algorithms" want_names man_names
while read -r name; do
    size='-w 16 -h 5'
    maze-gen -a "$name" $size -n 0 2>/dev/null || size='-w 2 -h 2'
    sed -n "/^\.Ss $name\$/,/^\.Ed/{/^\.Bd/,/^\.Ed/{/^\./!p;};}" "$page" | tr -d '\\' >picture
    maze-gen -a "$name" -s 1 $size -e none -x none | maze-render >want_picture
    same "maze.7 shows a maze of $name" want_picture picture
    rows=$(sed -n "/^\.Ss $name\$/,/^\.Ss /{/^Memory: a few rows/p;}" "$page" | grep -c .)
    is "maze.7: $name goes row by row, or not" "$rows" \
        "$(maze-gen -a "$name" -w 3 -h inf 2>/dev/null | head -n 1 | grep -c ' 3 inf ')"
    said=$(sed -n "/^\.Ss $name\$/,/^\.Ss /s/^Dead ends: \(.*\) percent\.\$/\1/p" "$page")
    [ "$said" ] || continue
    size='-w 100 -h 100' pace=2
    maze-gen -a "$name" -f walls -n 0 2>/dev/null || { size='--board 102x102' pace=1; }
    is "maze.7: $said percent dead ends in $name" yes "$(maze-gen -a "$name" -s 9 -n 20 $size \
        -e none -x none -f block --no-header | awk -v said="$said" -v pace=$pace '
            /^$/ { n = 0; next }
            { row[++n] = $0 }
            n > 2 && (pace == 1 || n % 2) { for (x = 2; x < length($0); x += pace)
                if (substr(row[n-1], x, 1) == 0) {
                    free++
                    dead += substr(row[n-1], x-1, 1) + substr(row[n-1], x+1, 1) + \
                            substr(row[n-2], x, 1) + substr(row[n], x, 1) == 3 } }
            END { off = 100 * dead / free - said; print (off * off < 0.16 ? "yes" : 100 * dead / free) }')"
done <want_names

# Examples. One that needs a program that is not here is skipped.
example() {
    for need in parallel shuf pnmtopng rsvg-convert jq; do
        case $1 in *"$need "*) has $need || { skip "$1" $need; return; } ;; esac
    done
    status 0 "$1"
}
for tool in maze-gen maze-solve maze-render; do
    $tool --help | sed -n '/^examples:/,$s/^  //p'
done >examples
sed -n 's/^\.Dl \$ //p' "$TOP"/man/*.? | sed 's/\\&//g; s/\\e/\\/g' >>examples
sed -n '/^```sh/,/^```/p' "$TOP/README.md" | grep '^maze-' >>examples
while IFS= read -r line; do
    example "$line"
done <examples
is "there are examples" yes "$([ "$(wc -l <examples)" -gt 20 ] && echo yes)"

# The README shows what its commands print.
sed -n '/^```console/,/^```$/p' "$TOP/README.md" | sed '/^```console/d' >console
n=0
while IFS= read -r line; do
    case $line in
    '$ '*)
        command=${line#??}
        : >shown
        ;;
    '```')
        n=$((n + 1))
        sh -c "$command" >printed
        same "README: $command" shown printed
        ;;
    *) printf '%s\n' "$line" >>shown ;;
    esac
done <console
is "the README shows something" 2 $n

# Its pictures are what the commands beside them make.
tab=$(printf '\t')
sed -n "s/^<!-- \([a-z/.-]*\): \(.*\) -->$/\1$tab\2/p" "$TOP/README.md" >pictures
while IFS=$tab read -r file command; do
    sh -c "$command" >made
    same "README: $file" "$TOP/$file" made
done <pictures
is "the README has pictures" 1 "$(grep -c '^!\[' "$TOP/README.md")"

# The manual is clean.
if has mandoc; then
    for page in "$TOP"/man/*.?; do
        is "mandoc -T lint $(basename "$page")" "" \
            "$(mandoc -T lint -W warning "$page" 2>&1 | grep -v 'outdated mandoc.db')"
    done
else
    skip "mandoc -T lint" mandoc
fi
plan
