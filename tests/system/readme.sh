# The README shows what its commands print. tests/system/gallery.sh tests its pictures.
. "$TOP/tests/lib.sh"

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
        same "$command" shown printed
        ;;
    *) printf '%s\n' "$line" >>shown ;;
    esac
done <console
is 'two commands with their output' 2 $n

# counts NAME TOOL WORD: the README says how many names --list prints.
counts() {
    is "the README counts the $1" "$($2 --list | wc -l | tr -d ' ')" \
        "$(sed -n "s/.*[^0-9]\([0-9][0-9]*\) that $3.*/\1/p" "$TOP/README.md")"
}
counts algorithms maze-gen generate
counts solvers maze-solve solve
plan
