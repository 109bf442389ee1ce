# maze-render --animate showed the cursor twice after malformed input.
. "$TOP/tests/lib.sh"

if ! has_tty; then
    skip 'a terminal' script
    plan
    exit
fi
maze-gen -s 1 -w 3 -h 3 >one
printf '# maze wall 3 3\n' >bad
printf '# maze walls 3 1\n3221\n' >cut
escape=$(printf '\033')
# cursor FILE...: animates the files; prints h for each time the cursor is shown, l for hidden.
cursor() {
    TERM=xterm script -qec "maze-render --animate=1000 $*" /dev/null </dev/null 2>/dev/null |
        tr "$escape" '\n' | sed -n 's/^\[?25\(.\).*/\1/p' | tr -d '\n'
}
is 'a maze' lh "$(cursor one)"
is 'a malformed header: the cursor was not hidden yet' '' "$(cursor bad)"
is 'a malformed header after a maze' lh "$(cursor one bad)"
is 'a maze that is cut off: nor here' '' "$(cursor cut)"
is 'a maze that is cut off after a maze' lh "$(cursor one cut)"
is 'a message between two mazes: the cursor is shown for it' lhlh "$(cursor one bad one)"
plan
