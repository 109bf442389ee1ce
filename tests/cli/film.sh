# maze-gen --trace and --unicursal.
. "$TOP/tests/lib.sh"

maze-gen -s 3 -w 4 -h 3 >plain
maze-gen -s 3 -w 4 -h 3 --trace >film
is "11 passages, 11 frames, and the maze" 12 "$(grep -c '^# maze' film)"
is "numbered" "1 2 3 4 5 6 7 8 9 10 11" "$(sed -n 's/.* frame=//p' film | tr '\n' ' ' | sed 's/ $//')"
tail -n 6 film >last
same "the last one is the maze" plain last
is "each has one passage more" "1 2 3 4 5 6 7 8 9 10 11" "$(grep -v '^# ' film | awk '
    /^$/ { if (k++ < 11) printf "%s%d", (k > 1 ? " " : ""), n; n = y = 0; next }
    { if (y < 3) for (x = 1; x <= 4; x++) { d = substr($0, x, 1)
          n += (x > 1 && d % 2 == 0) + (y > 0 && d < 2) } y++ }')"
is "frames of --unicursal are not doubled" "3 2 3 2 3 2 3 2 3 2 6 4" \
    "$(maze-gen -s 3 -w 3 -h 2 --unicursal --trace | maze-render -f walls | awk '/^#/ { printf "%s%s %s", s, $4, $5; s = " " }')"
is "--trace=4: every fourth" 3 "$(maze-gen -s 3 -w 4 -h 3 --trace=4 | grep -c '^# maze')"
maze-gen -s 3 -w 4 -h 3 --trace=100 >got
same "--trace=100: none" plain got
maze-gen -s 3 -w 4 -h 3 | maze-solve >want
maze-gen -s 3 -w 4 -h 3 --trace | maze-solve >solved
tail -n 6 solved >got
same "maze-solve solves the maze at the end" want got
sed '$d' film | head -n 60 >want
head -n 60 solved >got
same "and passes the frames on" want got
is "-f moves has the maze alone" 1 "$(maze-gen -s 3 -w 4 -h 3 --trace | maze-solve -f moves | wc -l | tr -d ' ')"
maze-gen --list | cut -f1 | while read -r name; do
    for f in walls block; do
        maze-gen -a "$name" -w 3 -h 4 -n 2 -s 1 -f $f >want 2>/dev/null || continue
        maze-gen -a "$name" -w 3 -h 4 -n 2 -s 1 -f $f --trace=2 -1 | grep -v frame= | tr / '\n' >got
        cmp -s want got || echo "$name $f"
    done
done >wrong
is "less the frames, the same mazes" "" "$(cat wrong)"
for wrong in --trace=0 --trace=x --trace= '-a eller -h inf --trace'; do
    status 2 "maze-gen $wrong"
done

# --trace of a search: the maze at the end as without, frames numbered before it.
maze-gen -s 5 -w 8 -h 6 -b 0.3 -n 2 >two
maze-solve --list | cut -f1 | while read -r name; do
    maze-solve -q -a "$name" -l 3 two >want
    maze-solve -q -a "$name" -l 3 --trace two >film
    tr '\n' / <film | sed 's,//,/@,g' | tr @ '\n' | grep -v ' frame=' | sed 's,/$,//,' | tr / '\n' | sed '/^$/d' >got
    sed '/^$/d' want | cmp -s - got || echo "$name: other mazes"
    sed -n 's/.* frame=//p' film | awk '$1 != 1 && $1 != last + 1 { exit 1 } { last = $1 }
        END { exit NR < 2 }' || echo "$name: frames"
    grep ' frame=' film | grep -v 'start=0,0 goal=7,5 solver='"$name"' frame=[0-9]*$' | sed "s/^/$name: /"
done >wrong
is "--trace of every solver: less the frames the same mazes, frames numbered" "" "$(cat wrong)"
maze-gen -s 3 -w 3 -h 1 | maze-solve --trace >film
is "its frames are passed on, and drawn" "$(grep -c '^#' film)" \
    "$(maze-solve --trace=100 film | maze-render | grep -c '^|')"
is "--trace=3: a third of the frames of each maze" "$(maze-solve two --trace -1 |
    awk '/frame=/ { n++ } !/frame=/ { k += int(n / 3); n = 0 } END { print k }')" \
    "$(maze-solve two --trace=3 -1 | grep -c frame=)"
maze-solve -a every --trace -l 2 -s 0,0 -g 7,5 two >film
is "every: frames before each path" 2 "$(grep -c 'length=.*moves=' film)"
is "no frame has what is known later" 0 "$(grep frame= film | grep -c 'length=\|moves=\|solution=')"
expect 2 'maze-solve --trace -f moves two' <<'X'
maze-solve: --trace: -f moves has no frames
X
for wrong in '-f stats' '-f none' '--check' "-k length=3"; do
    status 2 "maze-solve --trace $wrong two"
done
for wrong in --trace=0 --trace=x --trace=; do
    status 2 "maze-solve $wrong two"
done

# One way through every cell: as many moves as cells, less one, and no cell with a
# third passage, or a second way would be there.
maze-gen --list | cut -f1 >names
while read -r name; do
    maze-gen -a "$name" -w 4 -h 4 --unicursal -n 0 2>/dev/null || continue
    for size in '4 -h 4' '4 -h 1' '1 -h 4' '4 -h 3'; do
        maze-gen -a "$name" -w $size --unicursal -n 4 -s 2 >ways
        cells=$(awk 'NR == 1 { print $4 * $5 }' ways)
        is "$name: all $cells cells in one way" "$((cells - 1))" \
            "$(maze-solve -f moves ways | awk '{ print length($0) }' | sort -u)"
        is "$name: $cells cells have $((cells - 1)) passages" "$((cells - 1))" \
            "$(maze-render -f block --no-header ways | awk '
                /^$/ { print twice / 2; twice = n = 0; next }
                { row[++n] = $0 }
                n > 2 && n % 2 { for (x = 2; x < length($0); x += 2)
                    twice += 4 - substr(row[n-1], x-1, 1) - substr(row[n-1], x+1, 1) - \
                             substr(row[n-2], x, 1) - substr(row[n], x, 1) }' | awk '{ print $1 - 1 }' | sort -u)"
    done
    for e in random north south:2 west:1 east 0,0 2,1; do
        is "$name -e $e: all 48 cells" 47 "$(maze-gen -a "$name" -n 1 -w 4 -h 3 --unicursal -e $e -s 2 |
            maze-solve -f moves | tr -d '\n' | wc -c | tr -d ' ')"
    done
done <names
is "it is done for many" yes "$([ "$(maze-gen --list | cut -f1 | while read -r a; do
    maze-gen -a "$a" -w 4 -h 4 --unicursal -n 0 2>/dev/null && echo; done | wc -l)" -gt 15 ] && echo yes)"
expect 0 'maze-gen -s 1 -w 1 -h 1 --unicursal' <<'X'
# maze walls 2 2 v=1 seed=1 index=0 algorithm=backtracker unicursal=1 start=0,0 goal=1,0
111
101
220

X
for wrong in '-a percolation' '-a rows' '-b 1' '--open 1' '-x 3,3' '-e far' '-a division:rooms=5' '-a eller -h inf'; do
    status 2 "maze-gen --unicursal $wrong"
done
plan
