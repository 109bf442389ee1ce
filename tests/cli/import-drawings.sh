# Drawings in Unicode are read. Malformed ones get a message with line and column, status 2.
. "$TOP/tests/lib.sh"

malformed <<'M'
unicode|2:4: this character is not part of such a drawing|┌───┐\n│x  │\n└───┘\n
unicode|2:6: this character is not part of such a drawing|┌───┐\n│  ▀│\n└───┘\n
unicode|1:1: cells of 1 or 3 characters fit; name the width: --input unicode:cell=N|┌───┐\n│   │\n└───┘\n
unicode:cell=2|1:1: expected walls in box-drawing characters|┌───┐\n│   │\n└───┘\n
unicode|1:4: expected a wall or a gap|┌•  ┐\n│   │\n└───┘\n
unicode:cell=4|3:8: the wall has a gap|┌────┐\n│    │\n│\n└────┘\n
unicode:cell=3|1:4: the characters of a block differ; name how many it has: --input unicode:cell=N|█ █\n
unicode:cell=3|1:1: the characters of a block differ; name how many it has: --input unicode:cell=N|•••\n
unicode|3:1: this corner does not show the walls that meet there|┌───┐\n│ S │\n┌───┘\n
unicode|1:10: the wall has a gap|┌── ┐\n│ S │\n└───┘\n
unicode|2:7: expected a wall or a gap|┌───┐\n│ S ·\n└───┘\n
unicode:cell=3|2:4: expected a blank, or a mark in the middle of a cell|┌───┐\n│S  │\n└───┘\n
unicode:cell=3|2:5: expected a blank, or a mark in the middle of a cell|┌───┐\n│ ─ │\n└───┘\n
unicode|2:9: a second start; a drawing has only one|┌───────┐\n│ S   S │\n└───────┘\n
unicode|2:4: expected either walls in box-drawing characters or full blocks|┌───┐\n│█  │\n└───┘\n
unicode:cell=2|2:6: the characters of a block differ; name how many it has: --input unicode:cell=N|██  \n  █ \n
unicode:cell=2|1:4: the characters of a block differ; name how many it has: --input unicode:cell=N|█ ██\n
unicode:cell=4|1:1: the drawing ends within a row of blocks|████\n
unicode|2:1: a second start; a drawing has only one|S ██\nS ██\n
unicode|1:1: the drawing has colours; draw it with --color never|\033[32mS\033[m ██\n
unicode:cell=2|1:2: the characters of a block differ; name how many it has: --input unicode:cell=N| █\n
M
expect 'colours that no format matches' 2 "printf '##\\033[32mS\\033[m#\\n' | maze-render" <<'X'
maze-render: stdin: the input has colours (escape sequences); write drawings with --color never
X
maze-gen -w 5 -h 4 -s 1 | maze-solve >solved
for f in ascii unicode; do
    case $(maze-render -f $f --color always solved | maze-render 2>&1) in
    *'--color never'*) pass "$f in colours is refused" ;;
    *) fail "$f in colours is refused" ;;
    esac
done

cat >drawing <<'X'

  ╷   ╶───────┐
  │ S • •     │
  ├───┐   ╶───┤
  │ · │ • • G │
  └───┴───────┘
X
expect 'walls with a margin, marks and an opening' 0 'maze-render -f walls drawing' <<'X'
# maze walls 3 2 start=0,0 goal=2,1
5621
b561
2220

X
sed 's/•/ /g' drawing >unmarked
is 'without a path, start and goal are not marked' 0 "$(maze-render -f walls --no-header unmarked | grep -c '[4-7]')"
expect 'boards of pairs' 0 "printf '████\\n S •·G •\\n████\\n' | sed 's/^ S •·G •/S • · G /' | maze-render -f block" <<'X'
# maze block 4 3 start=0,1 goal=3,1
1100
4484
1100

X
is 'a board of single characters' '11/00/' \
    "$(printf '█ \n █\n' | sed 's/.*/&&/;1s/█ █ /██/;2s/.*/  /' | maze-render --input unicode:cell=1 -f block --no-header | grep . | tr '\n' /)"
is 'a passage drawing is refused' 'maze-render: stdin:1:1' \
    "$(maze-gen -w 9 -h 5 -s 2 | maze-render -f tree | maze-render 2>&1 | cut -d: -f1-4)"
for size in '9 -h 5' '30 -h 20' '1 -h 6' '7 -h 1'; do
    for a in backtracker spiral binary-tree serpentine sidewinder; do
        for c in 1 2 3 4; do
            maze-gen -w $size -a $a -s 2 | maze-render -f tree -c $c | maze-render >/dev/null 2>&1 && echo "$size $a $c"
        done
    done
done >read
is 'drawings of passages are never read as walls' '' "$(cat read)"

# rows KIND TEXT: the board that the drawing shows.
rows() { printf "$2" | maze-render --input "$1" -f block --no-header | grep . | tr '\n' ' ' | sed 's/ $//'; }
for f in half braille; do
    for options in '' '--color always' '--margin 3'; do
        is "-f $f $options is refused" 'maze-render: stdin: this is a drawing in half blocks or Braille patterns' \
            "$(maze-render -f $f $options solved | maze-render 2>&1 | sed 's/,.*//')"
    done
done
is 'unicode: a drawing of blanks' '0' "$(rows unicode '  \n')"
is 'unicode: pairs of characters, carriage returns' '111 101 111' "$(rows unicode '██████\r\n██  ██\r\n██████\r\n')"
is 'unicode: single characters, carriage returns' '111 101 111' "$(rows unicode '███\r\n█ █\r\n███\r\n')"
is 'unicode: a mark between single characters' '1811' "$(rows unicode '█·██\n')"
is 'unicode: two marks side by side' '1881' "$(rows unicode '█··█\n')"
for c in 1 2 3 4; do
    case $c in # a single character would be S alone
    1) printf '# maze block 3 3 start=0,1\n111\n441\n111\n\n' ;;
    *) printf '# maze block 3 3 start=0,0\n511\n441\n111\n\n' ;;
    esac >board
    maze-render -f unicode -c $c board | maze-render --input unicode:cell=$c -f block | sed 's/ goal.*//' >got
    same "unicode: a path in blocks of $c characters" board got
done
printf '╷       ╷\n│ S     │\n╵       ╵\n' >open
expect 'unicode: a drawing whose border is open may show passages' 2 'maze-render -f walls open' <<'X'
maze-render: open:1:1: most of the border is open; drawings of passages (-f tree) are not read; if these are walls: --input unicode
X
expect 'unicode: --input says that these are walls' 0 'maze-render -f walls --input unicode open' <<'X'
# maze walls 2 1 start=0,0
101
000

X
is 'unicode: a mark on a full block, of two characters' '111' "$(rows unicode '██S███\n')"
is 'unicode: marks of different kinds side by side' '1801' "$(rows unicode '█·S█\n')"
is 'unicode: a mark, then a full block' '1011' "$(rows unicode '█S██\n')"
expect 'unicode: single characters and carriage returns are recognized' 0 \
    "printf '███\r\n█ █\r\n███\r\n' | maze-render -f block --no-header" <<'X'
111
101
111

X
expect 'ascii: a path to a goal, without a start' 0 \
    "printf '+---+---+\n| *   G |\n+---+---+\n' | maze-render -f walls --no-header" <<'X'
761
220

X
is 'unicode: marks of two kinds first' '8011' "$(rows unicode '·S██\n')"
for free in . 0 _ ' '; do
    is "art: two characters of its own, '$free' is free" '010 001' \
        "$(printf "${free}w${free}\\n${free}${free}w\\n" | maze-render --input art -f block --no-header | xargs)"
done
is 'art: blanks behind one line of a closed board are a margin' '1111 1001 1111' \
    "$(printf '####  \n#SG#\n####\n' | maze-render --input art -f block --no-header | xargs)"
plan
