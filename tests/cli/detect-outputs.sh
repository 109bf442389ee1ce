# Every output of maze-render that can be read is detected by its first bytes, and none is taken for
# another format: without --input it gives the same as with its name.
. "$TOP/tests/lib.sh"

maze-gen -w 9 -h 6 -s 1 -b 0.3 | maze-solve --visited >walls
maze-gen -a carve --board 13x9 -s 2 2>/dev/null | maze-solve --visited >board

# detected NAME COMMAND: passes if the output of COMMAND is read in the same way with and without
# --input NAME.
detected() {
    sh -c "$2" >drawn
    maze-render --input "$1" -f walls:blocks=1 drawn >want 2>messages || cat messages >>want
    maze-render -f walls:blocks=1 drawn >got 2>messages || cat messages >>got
    if cmp -s want got && grep -q '^# maze' want; then
        pass "$1 is detected: $2"
    else
        fail "$1 is detected: $2"
        difference want got
    fi
}
for file in walls board; do
    for name in json npy edges unicode map; do
        detected $name "maze-render -f $name $file"
    done
    detected maze "maze-render -f block $file"
    detected unicode "maze-render -f unicode --margin 2 $file"
    detected npy "maze-render -f npy:count=1 $file"
    detected edges "maze-render -f edges $file | awk '{ print } NR == 1 { print \"# a comment\" }'"
    detected json "maze-render -f json $file | sed 's/[{:]/ & /g'"
done
for c in 1 2 5; do
    detected unicode "maze-render -f unicode -c $c walls"
done
detected ascii 'maze-render -f ascii walls'
detected ascii 'maze-render -f micromouse walls'
detected art 'maze-render -f ascii board'
detected art 'maze-render -f unicode -c 1 board'
for f in dimacs dot graph6 sparse6 half braille tree cast svg tokens distance; do
    status "$f is not read" 2 "maze-render -f $f walls | maze-render"
done
plan
