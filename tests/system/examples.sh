# The examples of --help, of the README and of the manual work and print what is shown. Those of the manual
# can be copied from a terminal of 80 columns. gallery.sh, tutorial.sh and datasets.sh do the same for their
# pages, clusters.sh and languages.sh run theirs.
. "$TOP/tests/lib.sh"

for page in README.md man/maze-gen.1 man/maze-solve.1 man/maze-render.1 man/maze.1 man/maze.5 \
    man/maze-algorithms.7; do
    mkdir "${page##*/}"
    cd "${page##*/}" || exit
    shows "$page"
    cd ..
done
is 'there are more than 90 examples' yes "$([ "$(cat ./*/results | wc -l)" -gt 90 ] && echo yes)"
for tool in maze-gen maze-solve maze-render; do
    $tool --help | sed -n '/^examples:/,$s/^  //p'
done >examples
while read -r command; do
    status "--help: $command" 0 "$command"
done <examples

# The recipes of maze-gen(1), measured: from easy to hard, the mean difficulty at least doubles.
for level in easy medium hard; do
    maze-solve -f stats:add=difficulty --no-header maze-gen.1/$level.txt |
        awk -F '\t' -v level=$level '{ sum += $NF } END { if (NR == 6) print level, sum / NR }'
done >levels
is 'easy, medium and hard: the difficulty at least doubles' 'medium hard' \
    "$(awk 'NR > 1 && $2 >= 2 * last { printf "%s%s", s, $1; s = " " } { last = $2 }' levels)"

# The shards of the README, also if maze-gen fails after some of the mazes of the third one.
status 'README: the shards are the mazes of one process' 0 'maze-gen -s 7 -n 1000 | maze-solve | cmp - README.md/mazes.txt'
sed -n '/^seq .*xargs/,/ cat /p' "$TOP/README.md" >shards
mkdir failing
printf '%s\n' '#!/bin/sh' "$BUILD/maze-gen \"\$@\" | case \$* in *' 3/8') head -n 190; exit 1 ;; *) cat ;; esac" >failing/maze-gen
chmod +x failing/maze-gen
status 'README: a shard that fails is noticed' 0 '! PATH=$PWD/failing:$PATH sh shards && [ -s 3.gen ] && [ ! -e mazes.txt ]'

# What maze-render says to use for the formats of other programs.
for format in jpg gif bmp tiff ps eps; do
    use=$(maze-render -f $format 2>&1 | sed 's/.*; use //; s/,.*//')
    converter=${use#*| }
    needs "-f $format: $use" "${converter%% *}" && status "-f $format: $use" 0 "maze-gen | $use"
done

# shown_by FORMATTER NAME: passes if FORMATTER shows the page NAME at 80 columns, where 78 are for text:
# no line is wider, its examples are those that the tests run, in whole lines, and groff has no warning.
shown_by() {
    if [ $1 = mandoc ]; then
        mandoc -T ascii -O width=78 "$page"
    else
        groff -mandoc -T ascii -P -cbou -rLL=78n "$page" 2>errors
    fi | sed "s/.$(printf '\b')//g" >rendered
    sed 's/^ *//' rendered >unindented
    shown_examples "$page" $1 >got
    same "$2: $1 shows the examples that the tests run" lines got
    is "$2: $1 shows every example line whole" "" "$(sed 's/^ *//' got | grep -v -x -F -f unindented)"
    is "$2: $1 shows no line wider than 78 columns" "" "$(awk 'length > 78' rendered)"
    # Not in ASCII, which lacks characters of maze-formats(5).
    [ $1 = mandoc ] ||
        is "$2: groff has no warning" "" "$(groff -mandoc -T utf8 -z -rLL=78n "$page" 2>&1)"
}
for page in "$TOP"/man/*.?; do
    shown_examples "$page" >lines
    for formatter in mandoc groff; do
        if needs "${page##*/}: $formatter shows every example line whole" $formatter; then
            shown_by $formatter "${page##*/}"
        fi
    done
done

# Each message of DIAGNOSTICS is one that these commands print. In it, capitals and ... stand for anything.
maze-gen -s 1 -w 6 -h 6 >maze
maze-gen -a carve --board 6x6 >board
maze-gen -e none -x none | maze-render -f pgm -c 16 -t 5 | pamscale 0.8 >scan 2>said
if needs 'DIAGNOSTICS quotes messages of the programs' script pamscale; then
    while read -r command; do
        sh -c "$command" </dev/null
    done 2>messages >/dev/null <<'X'
maze-gen -b 5; maze-gen FILE; maze-gen -a bfs; maze-gen -a eller:x=1; maze-gen -w 1e9 -h 1e9; maze-gen -a prim -h inf
echo 1010 | maze-gen -m -; echo 101 | maze-gen -m - -a kruskal -w 5; maze-gen -e inside -x inside:min=900
echo '# maze walls 4 4' | maze-gen --again
maze-gen -a percolation:p=0 | maze-solve; maze-gen -a percolation:p=0 | maze-solve -a left; maze-solve -k length maze
maze-solve -s 9,9 maze; maze-render -f block maze | maze-solve -s 0,0; head -n 5 maze | maze-solve; sed 5s/.// maze | maze-solve
echo hello | maze-solve; printf '1 0 2\n3 1 5\n' | maze-solve; maze-render -f pdf maze | maze-solve; maze-solve scan
maze-solve --check maze; maze-solve maze >>maze
maze-render -f jpg maze; maze-render --sheet 1x1 maze; script -qec 'maze-render -f png maze' typescript >&2
script -qec 'stty rows 9 cols 9; maze-render maze' typescript >&2; maze-render --animate maze; cat maze maze | maze-render -f png
maze-render -f pdf /dev/null; maze-gen -n 9 -w 5-9 | maze-render -f npy:count=9; maze-render -f npy:count=auto maze | cat
maze-render -f walls board; maze-render --caption {x} maze; maze-render -f pdf --caption Ж maze
X
    for tool in maze-gen maze-solve maze-render; do
        sed -n '/^\.Sh DIAG/,/^\.Sh SEE/s/^\.It //p' "$TOP/man/$tool.1" |
            sed "s/\\\\(aq/'/g; s/\\.\\.\\./A/g; s/[$.*^[]/\\\\&/g; s/[A-Z][A-Z]*/.*/g" >quoted
        is "$tool(1): DIAGNOSTICS quotes messages of the programs" '' "$(while IFS= read -r message; do
            grep -q -e "^$tool: \(.*:[0-9]*:[0-9]*: \|.*: \)\{0,1\}$message" messages || echo "$message"
        done <quoted)"
        is "$tool(1): DIAGNOSTICS quotes at least 8" yes "$([ "$(wc -l <quoted)" -ge 8 ] && echo yes)"
    done
fi

# Their length.
is 'README: at most 650 words outside code' yes "$(awk '/^```/ { code = !code } !code && !/^(    |```)/ { for (k = 1; k <= NF; k++) n += $k ~ /[A-Za-z0-9]/ }
    END { print n <= 650 ? "yes" : n }' "$TOP/README.md")"
needs 'the manual: at most 5800 lines' mandoc &&
    is 'the manual: at most 5800 lines' yes "$(mandoc -T utf8 -O width=80 "$TOP"/man/*.? | awk 'END { print NR <= 5800 ? "yes" : NR }')"

# A page that shows something else, drawn anew.
cat >page.7 <<'X'
.Dd January 1, 2026
.Dt PAGE 7
.Os
.Dl $ printf '%s\en' \(dqa\e\e\(dq '' .b-c \e
.Dl "  'd '"
.Bd -literal
old
.Ed
.Bd -literal
no output
.Ed
.\" $ printf '%s\n' x |
.\"   cat
.Bd -literal
.Ed
.Dl $ echo; false
.Bd -literal
stays
.Ed
X
expect 'what a page shows is replaced, except where a command fails' 1 \
    'sh "$TOP/tests/redraw" page.7 drawn; diff page.7 drawn/page.7' <<'X'
0	printf '%s\n' "a\\" '' .b-c \ 'd '
0	printf '%s\n' x | cat
1	echo; false
7c7,10
< old
---
> a\e
> 
> \&.b\-c
> d
14a18
> x
X
printf '%s\n' '```console' "$ printf 'x\\ny\\n'" old '$ true' old '$ echo z' '```' >page.md
expect 'also in Markdown' 1 'sh "$TOP/tests/redraw" page.md drawn >log; diff page.md drawn/page.md' <<'X'
3c3,4
< old
---
> x
> y
5d5
< old
6a7
> z
X
plan
