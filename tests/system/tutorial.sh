# The commands of maze-tutorial(7), one after another, print what the page shows, and their files are
# what it says.
. "$TOP/tests/lib.sh"

shows man/maze-tutorial.7
is 'the page shows the output of more than ten commands' yes \
    "$([ "$(grep -c '^\.Bd -literal' "$TOP/man/maze-tutorial.7")" -gt 10 ] && echo yes)"

is 'long.txt has five long mazes' '5 0' "$(maze-solve -f stats --no-header long.txt |
    awk -F '\t' '$17 < 150 || $8 >= 40 { bad++ } END { print NR, bad + 0 }')"
is 'one.txt has an easy maze' 1 "$(maze-solve -f stats:add=difficulty --no-header one.txt |
    awk -F '\t' '$NF < 22 { n++ } END { print n }')"

# The booklets: pages, and difficulties that rise.
if needs 'the pages of the booklets' pdfinfo; then
    is 'pages of mazes.pdf, booklet.pdf and film.pdf' '4 4 1' "$(for file in mazes booklet film; do
        pdfinfo $file.pdf | sed -n 's/^Pages: *//p'
    done | tr '\n' ' ' | sed 's/ $//')"
    has gs && has qpdf && is 'book.pdf: a cover, 54 puzzles and their solutions, all fonts embedded' '64 0' \
        "$(pdfinfo book.pdf | sed -n 's/^Pages: *//p') $(pdffonts book.pdf | awk 'NR > 2 && $(NF - 4) != "yes" { n++ } END { print n + 0 }')"
fi
if needs 'booklet.pdf has twelve puzzles of rising difficulty' pdftotext; then
    pdftotext -layout booklet.pdf - | tr -s ' ' '\n' | awk '/^[0-9]+\.$/ { n = $0 + 0 } /^[0-9]+\.[0-9]+$/ { print n, $0 }' |
        head -n 12 >order
    is 'booklet.pdf has twelve puzzles of rising difficulty' '12 12' \
        "$(awk '$1 == NR && $2 >= last { n++ } { last = $2 } END { print NR, n }' order)"
    is 'the last one is at least twice as difficult as the first' yes \
        "$(awk 'NR == 1 { first = $2 } END { print ($2 >= 2 * first ? "yes" : first " " $2) }' order)"
fi

# Games and machines: other programs find the blocks of board.txt.
sed -n '/^[01]/p' board.txt >rows
if needs 'maze.tmx: tmxrasterizer draws every block as its tile' tmxrasterizer pngtopnm; then
    QT_QPA_PLATFORM=offscreen tmxrasterizer maze.tmx tiled.png 2>said
    pngtopnm tiled.png | ppmtopgm -plain | tr -s ' ' '\n' | awk '
        NR == 2 { width = $1 }
        NR > 4 {
            x = int((NR - 5) % width / 16) + 1
            y = int((NR - 5) / width / 16)
            digit = $1 == 227 ? 0 : $1 == 57 ? 1 : "?"
            if ((y, x) in tile && tile[y, x] != digit) digit = "?"
            tile[y, x] = digit
        }
        END { for (r = 0; r <= y; r++) { for (c = 1; c <= x; c++) printf "%s", tile[r, c]; print "" } }' >got
    same 'maze.tmx: tmxrasterizer draws every block as its tile' rows got
fi
if needs 'board.gd: Godot sets every block' godot3-server; then
    cat >read.gd <<'X'
extends SceneTree
func _init():
    var map = load("res://board.gd").new()
    root.add_child(map)
    var area = map.get_used_rect()
    print("from ", area.position)
    for y in range(area.position.y, area.end.y):
        var row = ""
        for x in range(area.position.x, area.end.x):
            row += str(map.get_cell(x, y))
        print(row)
    quit()
X
    { echo 'from (0, 0)' && cat rows; } >want
    HOME=$PWD godot3-server --quit --script read.gd 2>said | sed -n '/^from/,$p' >got
    same 'board.gd: Godot sets every block' want got
fi
if needs 'maze.stl: one closed solid, its size and its volume' openscad admesh; then
    is 'maze.stl: one closed solid, its size and its volume' \
        "$(awk 'NR == 1 { w = $4; h = $5 } NR > 1 { walls += gsub(/1/, "") }
            END { print 1, 0, w * 5, h * 5, 9, 25 * (2 * w * h + 7 * walls) }' board.txt)" \
        "$(admesh maze.stl | awk -F '[=,:] *' '
            /^Min/ { size = size " " $4 - $2 }
            /^Total disconnected/ { open = $2 + 0 }
            /^Number of parts/ { parts = $2 + 0; volume = $3 }
            END { printf "%s %s%s %.0f\n", parts, open, size, volume }')"
fi
if needs 'maze.stl: its walls, from above, are those of the board' openscad; then
    # A wall is where a triangle 9 mm high has the middle of the block, seen from above, with north upwards.
    awk '
        function side(a, b) { return (x[b] - x[a]) * (py - y[a]) - (y[b] - y[a]) * (px - x[a]) }
        NR == 1 { w = $4; h = $5 }
        $1 != "vertex" { next }
        { k = n++ % 3; x[k] = $2; y[k] = $3; low[k] = $4 < 9 }
        k < 2 || low[0] || low[1] || low[2] { next }
        {
            for (r = 0; r < h; r++) for (c = 0; c < w; c++) {
                px = 5 * c + 2.5
                py = 2.5 - 5 * r
                if (side(0, 1) >= 0 && side(1, 2) >= 0 && side(2, 0) >= 0) wall[r, c] = 1
            }
        }
        END { for (r = 0; r < h; r++) { for (c = 0; c < w; c++) printf "%d", wall[r, c]; print "" } }' board.txt maze.stl >got
    same 'maze.stl: its walls, from above, are those of the board' rows got
fi
if needs 'walls.svg draws the walls of loops.txt, and nothing else' python3; then
    maze-render -f svg:paper=fit loops.txt >drawn
    is 'walls.svg draws the walls of loops.txt, and nothing else' 'paper walls 0' \
        "$(sed -n 's/.* class="\([a-z]*\)".*/\1/p' walls.svg | tr '\n' ' ')$(
            py "$TOP/tests/system/strokes.py" 16 same drawn <walls.svg
            echo $?
        )"
fi

# What needs a terminal, with 500 frames per second.
command=$(sed -n 's/^\.D1 \$ //p' "$TOP/man/maze-tutorial.7" | tr -d '\\')
is 'one command needs a terminal' 1 "$(printf '%s\n' "$command" | grep -c .)"
the_rest_needs "$command" script
frames=$(maze-gen -w 12 -h 6 -a prim --trace | grep -c '^#')
is "$command: draws every frame" "$frames" "$(TERM=xterm script -qec "stty rows 30 cols 80; $command=500" /dev/null </dev/null |
    tr "$(printf '\033')" '\n' | grep -c '^\[H')"
plan
