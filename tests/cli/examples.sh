# The examples of --help, of the manual and of the README work.
. "$TOP/tests/lib.sh"

# example COMMAND: passes if COMMAND ends with status 0. Skips it if it needs a program that
# is not installed.
example() {
    for need in parallel shuf pnmtopng rsvg-convert jq; do
        case $1 in *"$need "*) has $need || { skip "$1" $need; return; } ;; esac
    done
    status "$1" 0 "$1"
}
for tool in maze-gen maze-solve maze-render; do
    $tool --help | sed -n '/^examples:/,$s/^  //p'
done >examples
sed -n 's/^\.Dl \$ //p' "$TOP"/man/*.? | sed 's/\\&//g; s/\\e/\\/g' >>examples
sed -n '/^```sh/,/^```/p' "$TOP/README.md" | grep -v -e '^```' -e '^make' >>examples
while IFS= read -r line; do
    example "$line"
done <examples
is 'there are more than 20 examples' yes "$([ "$(wc -l <examples)" -gt 20 ] && echo yes)"
plan
