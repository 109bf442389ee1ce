# The solver every: all simple paths, one record per path.
. "$TOP/tests/lib.sh"

# Their number from corner to corner of an open room is known (OEIS A007764).
for n in '1 1' '2 2' '3 12' '4 184' '5 8512'; do
    maze-gen -a percolation:p=1 -w ${n% *} -h ${n% *} | maze-solve -a every -f moves >ways
    is "${n#* } paths through ${n% *}x${n% *} cells, all different" "${n#* } ${n#* }" \
        "$(grep -c '' ways) $(sort -u ways | grep -c '')"
done
is '-l 5 ends after five paths' 5 \
    "$(maze-gen -a percolation:p=1 -w 30 -h 30 | maze-solve -a every -l 5 -1 | grep -c '')"
expect 'both paths of 2x2 cells, with their moves, which come last in both headers' 0 \
    "maze-gen -s 1 -a percolation:p=1 -w 2 -h 2 | maze-solve -a every -f maze:add=apart" <<'X'
# maze walls 2 2 v=1 seed=1 index=0 algorithm=percolation:p=1 start=0,0 goal=1,1 solver=every solution=path length=2 apart=2 moves=ES
561
141
200

# maze walls 2 2 v=1 seed=1 index=0 algorithm=percolation:p=1 start=0,0 goal=1,1 solver=every solution=path length=2 apart=2 moves=SE
521
541
200

X
is '-k length=8: only paths of that length' "$(awk 'length($0) == 8' ways | grep -c '')" \
    "$(maze-gen -a percolation:p=1 -w 5 -h 5 | maze-solve -a every -k length=8 -1 | grep -c '')"
maze-gen -s 3 -a backtracker -w 400 -h 400 >large
is 'the only path through 400x400 cells, with nothing more to search for' \
    "$(maze-solve -f moves large)" "$(maze-solve -a every -f moves large)"
status 'no path: status 1' 1 'printf "101\n111\n101\n" | maze-solve -a every'
plan
