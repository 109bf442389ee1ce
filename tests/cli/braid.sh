# -b removes dead ends, --open opens walls.
. "$TOP/tests/lib.sh"

# ends FILE: prints the number of dead ends and of passages of the mazes in FILE.
ends() {
    maze-render -f block --no-header "$1" | awk '
        /^$/ { n = 0; next }
        { row[++n] = $0 }
        n > 2 && n % 2 == 1 { for (x = 2; x < length($0); x += 2) {
            open = 4 - substr(row[n-1], x-1, 1) - substr(row[n-1], x+1, 1) - substr(row[n-2], x, 1) - substr(row[n], x, 1)
            dead += open == 1; twice += open } }
        END { print dead + 0, twice / 2 }'
}
maze-gen -s 1 -e none -x none -w 50 -h 50 >plain
is 'a perfect maze of 2500 cells has 2499 passages' 2499 "$(ends plain | cut -d ' ' -f 2)"
maze-gen -s 1 -e none -x none -w 50 -h 50 -b 1 >braided
is '-b 1 leaves no dead end' 0 "$(ends braided | cut -d ' ' -f 1)"
maze-gen -s 1 -e none -x none -w 50 -h 50 --open 100 >opened
is '--open 100 opens a hundred walls' 2599 "$(ends opened | cut -d ' ' -f 2)"
maze-gen -s 1 -a eller -e none -x none -w 50 -h 50 --open 100 >opened
is '--open 100 opens a hundred walls of an algorithm that works row by row' 2599 "$(ends opened | cut -d ' ' -f 2)"
# About 5000 dead ends. -b 0.5 leaves about half of them, or fewer: two can disappear at once.
left=$(maze-gen -s 1 -n 20 -w 50 -h 50 -b 0.5 -e none -x none >half; ends half |
    cut -d ' ' -f 1)
is '-b 0.5 leaves about half of the dead ends' yes \
    "$([ "$left" -gt 1800 ] && [ "$left" -lt 2700 ] && echo yes || echo "$left")"
is '--open opens at most all walls' "0 40" "$(maze-gen --open 99999 -w 5 -h 5 -e none -x none >all && ends all)"
expect 'both are in the header' 0 'maze-gen -s 1 -w 2 -h 2 -b 0.25 --open 1 | head -n 1' <<'X'
# maze walls 2 2 v=1 seed=1 index=0 algorithm=backtracker braid=0.25 open=1 start=0,0 goal=1,1
X
for wrong in '-b 1.1' '-b -1' '-b x' '--open -1' '-a eller -h inf -b 1' '-a eller -h inf --open 1'; do
    status "maze-gen $wrong is an error" 2 "maze-gen $wrong"
done
plan
