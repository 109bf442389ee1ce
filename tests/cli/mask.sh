# -m FILE: mazes of the free cells of a mask, and the hash of the mask in the header.
. "$TOP/tests/lib.sh"

printf '1 0 0 1\n0 0 1 1\n1 0 0 0\n' >mask
expect 'the cells outside the mask are solid' 0 'maze-gen -s 1 -m mask' <<'X'
# maze walls 4 3 v=1 seed=1 index=0 algorithm=backtracker mask=52a4d8ee684837ce start=1,0 goal=3,2
31231
30331
31221
22200

X
# Any maze or board is a mask: its solid cells are outside.
maze-gen -s 1 -m mask -e none -x none >maze
maze-gen -s 1 -m maze -e none -x none >again
same 'a maze in a mask is that mask again' maze again
maze-gen -s 1 -m - -e none -x none <mask >again
same '-m - reads standard input' maze again
printf '# a comment\r\n1001\r\n' >crlf
is 'a mask of two cells, with carriage returns' "start=1,0 goal=2,0" "$(maze-gen -m crlf | sed -n 's/.*\(start=.*\)/\1/p')"

# Doors in a mask with a hole. tests/prop/gens.c tests the masks of every algorithm.
awk 'BEGIN { for (y = -9; y <= 9; y++) { for (x = -11; x <= 11; x++)
    printf ((x * x / 1.5 + y * y > 90) || (x * x + y * y < 10)); print "" } }' >ring
maze-gen --list >names
while read -r name _; do
    maze-gen -n 3 -s 1 -a "$name" -m ring -e far -x far -b 0.5 >>rings 2>message
    case $(cat message) in
    '' | *'does not support masks'* | *'obstacles cannot be combined with -b'*) ;;
    *) echo "$name: $(cat message)" ;;
    esac
done <names >wrong
for doors in '-e 4,4 -x 12,16' '-e random -x random' '-e north -x south'; do
    for name in backtracker main-path eller; do
        maze-gen -n 3 -s 1 -a $name -m ring $doors >>rings || echo "$name $doors" >>wrong
    done
done
is 'doors in a ring, with every algorithm that takes a mask' '' "$(cat wrong)"
status 'their mazes can be solved' 0 'maze-solve -q rings >/dev/null; [ $? -lt 2 ]'

printf '000\n100\n' >corner
is 'the entrance leaves room for an exit that has one place' 0 \
    "$(maze-gen -m corner -e north -x west -s 1 -n 50 --headers | grep -c 'start=0,0 ')"

# Masks of one cell, and far doors.
for lone in '0,1 1\n0\n1\n1' '2,1 11111\n11011\n11111' '0,0 0'; do
    printf "${lone#* }\n" >one
    for a in backtracker eller percolation houston; do
        maze-gen -a $a -m one -s 2 -e far -x far --headers >got
        read -r header <got
        is "$a in a mask of one cell: ${lone#* }" "start=${lone%% *} goal=${lone%% *}" "start=${header#*start=}"
    done
done

# A carved board with an exit stays in its mask, even where the board around it could be carved.
printf '1111111\n1000001\n1010101\n1000001\n1111111\n' >rings
is 'carve: a corridor to the exit, and branches, in a mask' '20 0' "$(maze-gen -n 20 -s 1 -a carve -m rings \
    -e 1,1 -x 5,3 --no-header | awk '/^$/ { boards++; n = 0; next }
        { n++; if (n == 3) outside += substr($0, 3, 1) + substr($0, 5, 1) != 2 } END { print boards, outside + 0 }')"

printf '111\n111\n' >none
printf '00\n00\n\n00\n' >two
printf '00\n0x\n' >bad
printf '010\n010\n' >components
: >empty
for wrong in '-m none' '-m two' '-m empty' '-m nosuch' '-m mask -h 4' '-m mask -a rows' '-m mask -a every' \
    '-m mask -a eller -h inf' '-m mask -e 0,0' '-m mask -x west:0'; do
    status "maze-gen $wrong is an error" 2 "maze-gen $wrong"
done
for board in '00\n00\n00' '000\n000'; do
    is "a mask that is smaller than a board: $board" 'maze-gen: -m: the mask of a board must have at least 3x3 blocks' \
        "$(printf "$board\n" | maze-gen -a carve -m - 2>&1)"
done
printf '111\n101\n111\n' >least
status 'the smallest mask of a board' 0 'maze-gen -a carve -m least -e none -x none'
errors maze-gen <<'X'
bad:2:2: what is 'x' (1 time); the start: --input text:start=x; the goal: --input text:goal=x; free: --input text:free=x; walls: --input text:wall=x (convert it first: maze-render --input ... -f json)|-m bad
-m: the mask has 2 connected components, but this algorithm supports only one; use kruskal|-m components
X
printf '01110\n01110\n' >sides
status 'doors in sides that the mask touches' 0 'maze-gen -a kruskal -m sides -e west -x east'

# Masks of several connected components; tests/prop/gens.c tests their mazes.
for a in kruskal boruvka eller spiral; do
    status "$a takes a mask of several components" 0 "maze-gen -a $a -m components"
done
printf '0111\n1111\n1111\n1111\n' >first
is 'houston looks for a cell of the mask from the middle on, and comes to the first one' '03331,33331,33331,33331,22220,' \
    "$(maze-gen -a houston -m first --no-header | paste -sd , -)"
printf '0000000\n0001000\n0001000\n0000000\n' >joined # connected only by the border
status 'cells of the border connect a mask of walls' 0 'maze-gen -m joined'
for a in carve corridor; do
    status "$a: blocks of the border do not connect a mask" 2 "maze-gen -a $a -m joined"
done
printf 'P2 3 2 9 0 4 5 6 5 9\n' >picture
is 'a picture as wide as the mask, but not as high' '# maze walls 3 4' \
    "$(maze-gen -a kruskal -m picture -w 3 -h 4 -s 1 -e none -x none | sed -n '1s/ v=.*//p')"
status '--unicursal refuses a mask of several components' 2 'maze-gen -a kruskal --unicursal -m components'
plan
