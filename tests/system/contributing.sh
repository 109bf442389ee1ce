# The places that CONTRIBUTING.md names exist.
. "$TOP/tests/lib.sh"

tr '`' '\n' <"$TOP/CONTRIBUTING.md" | grep -x '[a-z]*/[A-Za-z0-9_./-]*' | grep -v NAME | sort -u >places
while IFS= read -r place; do
    case $place in
    common/* | tests/* | man/*) is "$place exists" yes "$([ -e "$TOP/$place" ] && echo yes)" ;;
    esac
done <places
is 'there are places' yes "$([ "$count" -ge 15 ] && echo yes)"
plan
