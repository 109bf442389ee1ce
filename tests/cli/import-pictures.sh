# Pictures that are read block by block, or not: sizes of blocks, strips of two widths, margins.
. "$TOP/tests/lib.sh"

# board OPTION ...: the board that a picture shows.
board() { maze-render "$@" -f block --no-header | grep . | tr '\n' ' ' | sed 's/ $//'; }
# again NAME BOARD FORMAT CELL OPTION ...: passes if a board is read from a picture of it.
again() {
    printf '# maze block %d %d\n' $(($(echo "$2" | sed 's/ .*//' | wc -c) - 1)) "$(echo "$2" | wc -w)" >maze
    echo "$2" | tr ' ' '\n' >>maze
    name=$1 want=$2 format=$3 cell=$4
    shift 4
    is "$name" "$want" "$(maze-render -f "$format" -c "$cell" maze | board "$@")"
}
again 'obstacles of two blocks, a marked block' '1100 1100 0004 0000' ppm 3
again 'a path to the east' '1111 1441 1111' pbm 3
again 'a path of one block' '111 141 111' pbm 3
again 'a path, and the size is named' '1111 1001 1441 1111' pbm 5 --input pbm:scale=5

# strips A B C D: a picture of a lattice whose columns are A and B pixels wide, its rows C and D high.
printf '1111111\n1000101\n1011101\n1010001\n1111111\n' >lattice
strips() {
    awk -v a="$1" -v b="$2" -v c="$3" -v d="$4" '
        BEGIN { print "P1", 4 * a + 3 * b, 3 * c + 2 * d }
        { line = ""
          for (x = 1; x <= 7; x++) for (i = 0; i < (x % 2 ? a : b); i++) line = line substr($0, x, 1)
          for (k = 0; k < (NR % 2 ? c : d); k++) print line }' lattice
}
while read -r widths; do
    is "strips of the same widths across and down: $widths" "$(paste -sd ' ' lattice)" "$(strips $widths | board)"
done <<'X'
1 2 1 2
2 1 2 1
2 5 2 5
1 2 2 1
X
while read -r widths; do
    is "strips of other widths down than across: $widths" "$(strips $widths | sed 1d | paste -sd ' ' -)" "$(strips $widths | board)"
done <<'X'
1 2 1 3
1 2 3 4
2 3 2 4
X

# A margin is on all sides.
maze-gen -s 1 -w 3 -h 3 | maze-render -f pbm:plain=1 -c 3 | sed 1,2d >pixels
beside() { # LEFT RIGHT BELOW: the pixels with free ones at the left, at the right, below and above
    sed "s/^/$1/; s/\$/$2/" pixels >wide
    { sed -n '1s/./0/gp' wide; cat wide; [ -z "$3" ] || sed -n '1s/./0/gp' wide; } >around
    { echo "P1 $(sed -n 1p around | tr -d '\n' | wc -c) $(wc -l <around)"; cat around; } | board
}
maze-gen -s 1 -w 3 -h 3 | maze-render -f block --no-header | grep . | paste -sd ' ' - >want
is 'a margin on all sides' "$(cat want)" "$(beside 0 0 0)"
for sides in '0||0' '|0|0' '0|0|'; do
    got=$(beside "$(echo "$sides" | cut -d '|' -f 1)" "$(echo "$sides" | cut -d '|' -f 2)" "$(echo "$sides" | cut -d '|' -f 3)")
    is "a margin on three sides is a part of the board: $sides" "$(paste -sd ' ' around)" "$got"
done
plan
