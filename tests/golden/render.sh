# Pictures, byte for byte: a file a format, render-NAME, of the mazes of
# input.maze: a solved one of walls with loops, visited and solid cells, a
# board of blocks that is its lattice, one that is any board but can be a
# lattice too, and a single cell. Of the first alone where a format has room for one, or
# for walls only. GOLDEN=new writes the files that are missing.
. "$TOP/tests/lib.sh"

maze-render --list | cut -f1 >names
while read -r name; do
    file=$TOP/tests/golden/render-$name
    case $name in
    dimacs | map | micromouse) sed '/^$/q' "$TOP/tests/golden/input.maze" >input ;;
    *) cp "$TOP/tests/golden/input.maze" input ;;
    esac
    maze-render -f "$name" input >got
    is "$name draws them" 0 $?
    if [ "$GOLDEN" = new ] && [ ! -f "$file" ]; then
        cp got "$file"
    fi
    same "$name draws what it drew" "$file" got
done <names
plan
