# The recipes of maze-datasets(7) for runs that were cut off: the result has the bytes of the whole run,
# wherever it was cut.
. "$TOP/tests/lib.sh"

sed -n '1,3p; /^\.Sh RESUMING A RUN/,/^\.Sh TASKS/p' "$TOP/man/maze-datasets.7" >section
shown_examples section | sed -n '/grep .* cut)/,/maze-gen.*begun/{s/^\$ //;p;}' >records
is 'the recipe has three lines' 3 "$(wc -l <records | tr -d ' ')"
{ sed -n "s/\\\\&//g; s/^\.Ql \(sed .*\)/\1/p; s/^\.Ql \(n=.*begun)\) \.$/\1/p" section; sed -n 3p records; } >lines

maze-gen -s 1 -w 3 -h 2 -a percolation >given
printf '001\n000\n' >mask
for awk in mawk gawk original-awk busybox; do
    has $awk || continue
    mkdir -p with/$awk
    ln -s "$(command -v $awk)" with/$awk/awk
done

# continued RECIPE STEP COUNT OPTIONS: cuts the output with -n COUNT at every STEP-th byte, and passes if
# the recipe, with these options and each of $awks, gives the whole each time.
continued() {
    recipe=$1 step=$2 mazes=$3
    shift 3
    sed "s/ -1 >/ >/; s/-s 7/-s 3/; s/1000/$mazes/; s,-w 16 -h 16,$*,; s/ -i 500//" "$recipe" >recipe.sh
    maze-gen -s 3 -n "$mazes" "$@" >whole
    size=$(wc -c <whole)
    for folder in $awks; do
        at=0
        while [ $at -lt $((size + step)) ]; do
            : >cut
            [ $at = 0 ] || dd if=whole of=cut bs=$at count=1 2>dd
            PATH=$PWD/$folder:$PATH sh recipe.sh 2>>messages && cmp begun whole 2>>messages >&2 ||
                echo "${folder#*/}: cut at byte $at" >>messages
            at=$((at + step))
        done
    done
    is "$recipe, cut at every $step bytes: -n $mazes $*" '' "$(cat messages)"
    rm -f messages
}
[ "$LONG" ] && every=1
awks=$(echo with/*)
continued records 1 3 -w 2 -h 1 --no-header
[ "$LONG" ] || awks=$PWD # the awk of the system
continued records "${every:-7}" 2 -w 2 -h 1
continued records "${every:-97}" 3 -f block -w 2 -h 1
continued records "${every:-97}" 3 -m mask -a kruskal
continued records "${every:-97}" 3 --given given
continued records 1 0 -w 2 -h 1
continued records 120011 4 -w 250 -h 250
continued lines 1 3 -w 2 -h 1 --no-header -1
continued lines "${every:-17}" 2 -w 2 -h 2 -1
continued lines "${every:-47}" 3 --headers
continued lines 1 0 -w 2 -h 1 -1

# changed RECIPE FROM TO: prints the recipe with the text TO, which the page has, for FROM.
changed() {
    grep -q -F -e "$3" section || fail "the page says $3"
    awk -v from="$2" -v to="$3" '{
            at = index($0, from)
            print at ? substr($0, 1, at - 1) to substr($0, at + length(from)) : $0
        }' "$1"
}
changed records '-i $n' '-i $((500 + n))' >records-from-500
continued records-from-500 "${every:-97}" 3 -w 2 -h 1 -i 500
awk 'NR == 2 { print "before" } { print } NR == 2 { print "after" }' records >whole-pairs
changed whole-pairs before 'n=$((n / 3 * 3))' >records-of-whole
changed records-of-whole after 'n=$((n / 3))' >records-of-pairs
continued records-of-pairs "${every:-43}" 2 -w 2 -h 2 --pairs 3 -e inside

expect 'the option that did this' 2 'maze-gen --resume cut' <<'X'
maze-gen: unknown option --resume; maze-gen --resume left in version 2: count the complete records and use -i, see maze-datasets(7)
X
plan
