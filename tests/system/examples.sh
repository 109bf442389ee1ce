# The examples of --help, of the manual and of the README work, and those of the manual can be copied
# from a terminal of 80 columns.
. "$TOP/tests/lib.sh"

# example COMMAND: passes if COMMAND, of one or more lines, ends with status 0. Skips it if it
# needs a program that is not installed.
example() {
    name=$(printf '%s' "$1" | tr '\n' ' ' | tr -s ' ')
    for need in parallel shuf pnmtopng pngtopnm rsvg-convert jq; do
        case $1 in *"$need "*) has $need || { skip "$name" $need; return; } ;; esac
    done
    case $1 in python3*) [ "$python" ] || { skip "$name" numpy; return; } ;; esac
    status "$name" 0 "$(printf '%s\n' "$1" | sed "s,^python3,$python,")"
}
python=$(python_with numpy)

# shown_by FORMATTER NAME: passes if FORMATTER shows the page NAME at 80 columns, where 78 are for text:
# no line is wider, the lines in the file lines are whole, and groff has no warning.
shown_by() {
    if [ $1 = mandoc ]; then
        mandoc -T ascii -O width=78 "$page"
    else
        groff -mandoc -T ascii -P -cbou -rLL=78n "$page" 2>errors
    fi | sed "s/.$(printf '\b')//g" >rendered
    sed 's/^ *//' rendered >unindented
    sed 's/^ *//' lines | grep -v -x -F -f unindented >wrapped
    is "$2: $1 shows every example line whole" "" "$(cat wrapped)"
    is "$2: $1 shows no line wider than 78 columns" "" "$(awk 'length > 78' rendered)"
    # Not in ASCII, which lacks characters of maze(5).
    [ $1 = mandoc ] ||
        is "$2: groff has no warning" "" "$(groff -mandoc -T utf8 -z -rLL=78n "$page" 2>&1)"
}

for tool in maze-gen maze-solve maze-render; do
    $tool --help | sed -n '/^examples:/,$s/^  /$ /p'
done >examples
for page in "$TOP"/man/*.?; do
    shown_examples "$page" >lines
    # These pages have tests of their own: tests/system/clusters.sh, tests/clusters, tests/system/languages.sh.
    case $page in */maze-clusters.7 | */maze-languages.7) ;; *) cat lines >>examples ;; esac
    is "$(basename "$page"): an example line has at most 67 characters, so that it is not wrapped" "" \
        "$(awk 'length > 67' lines)"
    for formatter in mandoc groff; do
        if has $formatter; then
            shown_by $formatter "$(basename "$page")"
        else
            skip "$(basename "$page"): $formatter shows every example line whole" $formatter
        fi
    done
done
sed -n '/^```sh/,/^```/p' "$TOP/README.md" | grep -v -e '^```' -e '^make' | sed 's/^/$ /' >>examples

# The picture that some examples read.
printf 'P2 9 8 3 %s' '0 0 0 0 0 0 0 0 0  0 0 3 3 0 3 3 0 0  0 3 3 3 3 3 3 3 0  0 3 3 3 3 3 3 3 0
    0 0 3 3 3 3 3 0 0  0 0 0 3 3 3 0 0 0  0 0 0 0 3 0 0 0 0  0 0 0 0 0 0 0 0 0' >heart.pgm
has pnmtopng && pnmtopng heart.pgm >heart.png 2>error

# An example begins with a prompt and continues in the lines that begin with blanks.
awk '/^\$ / { if (n) close(file); file = "example." ++n; sub(/^\$ /, "") }
    /^# maze / { close(file); file = "header." ++headers }
    { print > file }' examples
n=1
while [ -f example.$n ]; do
    example "$(cat example.$n)"
    n=$((n + 1))
done
is 'there are more than 60 examples' yes "$([ $n -gt 60 ] && echo yes)"

# Of the header in maze-gen(1), the options beside it make the same one.
is 'the manual regenerates the maze of its header' \
    "$(sed 's/^  / /' "$(grep -l 'v=1' header.*)" | tr -d '\n')" \
    "$(sh -c "$(cat example.* | grep '^maze-gen .* -i 12 ')" | sed -n '/^#/p')"

# The recipes of maze-gen(1), measured: from easy to hard, the mean difficulty at least doubles.
for level in easy medium hard; do
    maze-solve -f stats:add=difficulty --no-header $level.txt |
        awk -F '\t' -v level=$level '{ sum += $NF } END { if (NR == 6) print level, sum / NR }'
done >levels
is 'easy, medium and hard: the difficulty at least doubles' 'medium hard' \
    "$(awk 'NR > 1 && $2 >= 2 * last { printf "%s%s", s, $1; s = " " } { last = $2 }' levels)"
plan
