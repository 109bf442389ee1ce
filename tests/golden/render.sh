# Pictures, byte for byte. Each format has a file, render-NAME, with the mazes of input.maze:
# a solved maze of walls with loops, visited and solid cells; the board of blocks that is
# its lattice; another board that can be a lattice, too; a single cell. Formats that have
# room for one maze, or for walls only, draw the first alone. GOLDEN=new writes the files.
. "$TOP/tests/lib.sh"

maze-render --list | cut -f1 >names
sed '/^$/q' "$TOP/tests/golden/input.maze" >first
while read -r name; do
    maze-render -f "$name" "$TOP/tests/golden/input.maze" >got 2>refused || maze-render -f "$name" first >got
    is "$name draws the mazes" 0 $?
    golden "$name draws the same picture as ever" "render-$name"
done <names
plan
