# Pictures, byte for byte. Each format has a file, render-NAME, with the mazes of input.maze:
# a solved maze of walls with loops, visited and solid cells; the board of blocks that is
# its lattice; another board that can be a lattice, too; a single cell. Formats that have
# room for one maze, or for walls only, draw the first alone. GOLDEN=new writes the files
# that are missing.
. "$TOP/tests/lib.sh"

maze-render --list | cut -f1 >names
sed '/^$/q' "$TOP/tests/golden/input.maze" >first
while read -r name; do
    file=$TOP/tests/golden/render-$name
    maze-render -f "$name" "$TOP/tests/golden/input.maze" >got 2>refused || maze-render -f "$name" first >got
    is "$name draws the mazes" 0 $?
    if [ "$GOLDEN" = new ] && [ ! -f "$file" ]; then
        cp got "$file"
    fi
    same "$name draws the same picture as ever" "$file" got
done <names
plan
