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
        NR == 1 { n = length($0); print "P1", int((n + 1) / 2) * a + int(n / 2) * b, (n == 4 ? 2 * (c + d) : 3 * c + 2 * d) }
        { line = ""
          for (x = 1; x <= n; x++) for (i = 0; i < (x % 2 ? a : b); i++) line = line substr($0, x, 1)
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
# Which crossings of strips the path of --over leads through, by the colours of their middles, which are pixels. A post
# is missing, so it is no maze of walls.
printf '1111111\n1000101\n1110001\n1010001\n1111111\n' >lattice
while read -r a b c d; do
    strips "$a" "$b" "$c" "$d" >picture
    maze-solve picture >solved
    maze-render --over picture -f ppm solved | sed 1,3d | od -An -v -tu1 | tr -s ' ' '\n' |
        awk -v a="$a" -v b="$b" -v c="$c" -v d="$d" '
            function middle(k, a, b) { return int(k / 2) * (a + b) + (k % 2 ? a + (b - 1) / 2 : (a - 1) / 2) }
            NF { byte[n++] = $1 }
            END { for (y = 0; y < 5; y++) { line = ""
                for (x = 0; x < 7; x++) { at = 3 * (middle(y, c, d) * (4 * a + 3 * b) + middle(x, a, b))
                    line = line (byte[at] != byte[at + 1] ? 4 : byte[at] ? 0 : 1) }
                print line } }' >got
    is "--over draws the path through strips: $a $b $c $d" "$(sed '1d; /^$/d' solved)" "$(cat got)"
done <<'X'
3 7 3 7
1 3 3 1
5 3 5 3
X

printf '1111\n0101\n1001\n1111\n' >lattice
is 'four strips are too few' '# maze block 12 12 picture=0,0,1' "$(strips 1 5 1 5 | maze-render -f block | head -n 1)"

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

# A mask, a ring around two cells, in grey: cells and walls are one pixel wide, o is outside, s the start, g the goal. A
# start or goal may have gaps, another cell not; then the picture is a board, a block per pixel.
ring() { # MIRROR MIDDLE NORTH WEST SOUTH SOUTH-WEST: a pixel of or beside the left one each; MIRROR: of the right one
    printf '%s\n' '#############' '#...........#' '#.#########.#' '#.#ooooooo#.#' "#.#o#$3###o#.#" "#.#o$4$2..#o#.#" \
        "#.#o$6$5###o#.#" '#.#ooooooo#.#' '#.#########.#' '#...........#' '#############' |
        awk -v mirror="$1" 'BEGIN { print "P2 13 11 255"; n = split("o 254 # 0 . 255 s 30 g 100 v 222 p 140", v)
            for (k = 1; k < n; k += 2) value[v[k]] = v[k + 1] }
        { for (x = 1; x <= 13; x++) printf " %d", value[substr($0, mirror == "left" ? x : 14 - x, 1)]; print "" }' |
        maze-render -f walls:blocks=1 | sed -n '1s/^# maze walls //; 1s/ picture=[^ ]*//p'
}
while read -r want name pixels; do
    # shellcheck disable=SC2086 # one pixel per word
    is "$name: $pixels" "$(echo "$want" | tr _ ' ')" "$(ring $pixels)"
done <<'X'
6_5_start=2,2 no_gap left s # # # #
6_5_start=2,2 north_of_the_start left s . # # #
6_5_start=2,2 west_of_the_start left s # . # #
6_5_start=2,2 south_of_the_start left s # # . #
6_5_start=3,2 east_of_the_start right s # . # #
6_5_goal=2,2 north_of_the_goal left g . # # #
6_5_start=2,2 two_gaps left s # . . .
6_5_start=3,2 two_gaps right s # . . .
6_5_start=2,2 the_post_is_visited left s # . . v
13_11 the_post_is_a_wall left s # . . #
13_11 north_of_another_cell left . . # # #
13_11 west_of_another_cell left . # . # #
13_11 south_of_another_cell left . # # . #
13_11 the_gap_is_visited left s v # # #
13_11 the_post_is_outside left s # . . o
13_11 the_post_is_on_the_path left s # . . p
X
plan
