# Without its header, a maze whose digits all lack the value 2 was read back as a board of blocks, for
# example a maze one cell wide with an entrance in the north and an exit in the south.
. "$TOP/tests/lib.sh"

# shape: the kind, the size and the digits of the mazes of a stream, one line each.
shape() { maze-render -f json | sed 's/\("height":[0-9]*\),.*\("rows":[^]]*\]\).*/\1,\2/'; }

# Every maze of walls of these sizes, with every opening in the border.
awk 'function put(w, h, n,    x, y, v) {
        printf "# maze walls %d %d\n", w, h
        for (y = 0; y <= h; y++) {
            for (x = 0; x <= w; x++) {
                v = 0
                if (y < h) { v += n % 2; n = int(n / 2) }
                if (x < w) { v += 2 * (n % 2); n = int(n / 2) }
                printf "%d", v
            }
            print ""
        }
        print ""
    }
    BEGIN {
        for (n = 0; n < 16; n++) put(1, 1, n)
        for (n = 0; n < 128; n++) { put(2, 1, n); put(1, 2, n) }
        for (n = 0; n < 1024; n++) { put(3, 1, n); put(1, 3, n) }
        for (n = 0; n < 4096; n++) put(2, 2, n)
    }' >all
shape <all >want
is 'all mazes up to four cells' 6416 "$(wc -l <want | tr -d ' ')"
maze-render -f walls --no-header all | shape >got
same 'maze-render --no-header: read back as they are' want got
maze-render -f walls --no-header -1 all | shape >got
same 'maze-render --no-header -1: read back as they are' want got
maze-solve -q all | shape >want
maze-solve -q --no-header all | shape >got
same 'maze-solve --no-header: read back as they are' want got
maze-render -f block all | shape >want
maze-render -f block --no-header all | shape >got
same 'maze-render -f block --no-header: read back as they are' want got
is 'no header that is not needed' 0 \
    "$(maze-render -f walls --no-header all | awk '/^#/ { getline; if (/[2367]/) n++ } END { print n + 0 }')"

# What maze-gen writes, with doors anywhere.
for size in '-w 1 -h 1' '-w 1 -h 2' '-w 2 -h 1' '-w 6 -h 1' '-w 2 -h 3'; do
    for maze in '-a backtracker' '-a sidewinder -x random' '-a main-path -x random' '-a percolation:p=1 -x south' \
        '--unicursal' '-a eller -f block -x random'; do
        maze-gen -s 1 -n 30 $size $maze -e random >>with
        maze-gen -s 1 -n 30 $size $maze -e random --no-header >>without
    done
done
shape <with >want
shape <without >got
same 'maze-gen --no-header: read back as they are' want got
expect 'one cell wide' 0 'maze-gen -w 1 -h 2 -s 1 --no-header' <<'X'
# maze walls 1 2
11
11
00

X
# The last row that was written is not a south border.
for a in eller sidewinder; do
    status "$a: an endless maze without its header is not read as a finite one" 2 \
        "maze-gen -s 1 -a $a -w 1 -h inf -e west:3 -x east:3 --no-header | head -n 4 | maze-solve"
done

# Its digits were taken for those of A-Maze-ing, with an opening in each row.
printf '# maze block 1 2\nd\nd\n' | maze-render -f block --no-header >drawn
is 'a board of one column, with marks: read back' '{"kind":"block","width":1,"height":2,"rows":["d","d"]}' \
    "$(maze-render -f json drawn | sed 's/ //g; s/,"moves":null//')"
plan
