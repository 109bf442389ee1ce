# What others make of our formats: each is given to a reader that is not ours, where it is
# installed.
. "$TOP/tests/lib.sh"

# A terminal to run things on.
has_tty() {
    script -qec true /dev/null </dev/null >/dev/null 2>&1
}

maze-gen -n 3 -s 1 -w 12 -h 9 -b 0.2 | maze-solve --visited >mazes
maze-gen -a cave -w 6 -h 5 -n 2 -s 1 | maze-solve -q >boards
sed '/^$/q' mazes >one

# The python that has these modules, if any.
python_with() {
    for p in python3 /usr/bin/python3; do
        for module in "$@"; do
            "$p" -c "import $module" 2>/dev/null || continue 2
        done
        echo "$p"
        return
    done
}

if has pamfile; then
    for f in pbm pgm ppm ppm:color=distance; do
        maze-render -f $f -c 5 -t 2 --margin 3 mazes >picture
        is "$f: pamfile sees three pictures of 92x71" 3 "$(pamfile -allimages picture | grep -c '92 by 71')"
    done
    maze-render -f ppm -c 1 mazes | pamtopnm >/dev/null
    is "pamtopnm reads them" 0 $?
else
    skip "pictures" netpbm
fi
if has pnmtopng && has pngtopnm; then
    maze-render -f pbm -c 4 -t 4 one | pnmtopng 2>/dev/null >maze.png
    is "a maze through a picture file" "$(maze-render -f block --no-header one | sed 's/[489cd]/0/g' | tr -d '\n')" \
        "$(pngtopnm maze.png | pgmtopbm -threshold 2>/dev/null | maze-render -f block --no-header | awk 'NR % 4 == 2' |
            sed 's/\(.\).../\1/g' | tr -d '\n')"
else
    skip "a picture file" netpbm
fi

if has jq; then
    maze-render -f json mazes boards >lines
    is "jq: a line a maze" 5 "$(jq -c . lines | wc -l | tr -d ' ')"
    is "jq: rows" "$(maze-render -f walls --no-header mazes | grep . | tr -d '\n')" \
        "$(jq -r 'select(.kind == "walls") | .rows[]' lines | tr -d '\n')"
    maze-solve -q -f moves mazes boards >moves
    jq -r '.moves // "-"' lines >got
    same "jq: moves" moves got
    is "jq: numbers, pairs, the seed as text" '["number","array","string"]' \
        "$(jq -c 'select(.index == 1 and .kind == "walls") | [(.length|type), (.start|type), (.seed|type)]' lines)"
    printf '# maze walls 1 1 a="b\\c x=\303\244 y=\377 seed=9 n=007 m=7 m=8 k=12345678901234567 moves=\n321\n220\n\n' >odd
    is "jq: odd fields" '{"a":"\"b\\c","x":"ä","y":"�","seed":"9","n":"007","m":7,"k":"12345678901234567"}' \
        "$(sed 's/321/31/;s/220/20/' odd | maze-render -f json | jq -c 'del(.kind,.width,.height,.rows,.moves)')"
else
    skip json jq
fi

python=$(python_with numpy)
if [ "$python" ]; then
    maze-render -f npy mazes boards >many.npy
    maze-render -f npy:count=3 mazes >one.npy
    cat >check.py <<'P'
import json, sys
import numpy as np
mazes = [json.loads(line)["rows"] for line in open("lines.json")]
f = open("many.npy", "rb")
ok = True
for rows in mazes:
    a = np.load(f)
    ok = ok and a.dtype == np.uint8 and a.shape == (len(rows), len(rows[0]))
    ok = ok and all("".join("%x" % d for d in a[y]) == rows[y] for y in range(len(rows)))
ok = ok and not f.read()
a = np.load("one.npy")
ok = ok and a.shape == (3, 10, 13)
ok = ok and all("".join("%x" % d for d in a[k][y]) == mazes[k][y] for k in range(3) for y in range(10))
head = open("one.npy", "rb").read(10)
ok = ok and (10 + head[8] + 256 * head[9]) % 64 == 0
print("ok" if ok else "wrong")
P
    maze-render -f json mazes boards >lines.json
    is "numpy: an array a maze, and all in one" ok "$("$python" check.py)"
else
    skip npy numpy
fi
status 2 'maze-render -f npy:count=2 mazes'
status 2 'maze-render -f npy:count=4 mazes'
status 2 'maze-render -f npy:count=5 mazes boards'

python=$(python_with networkx)
if [ "$python" ]; then
    cat >check.py <<'P'
import subprocess, networkx as nx
def run(f, *files): return subprocess.run(["maze-render", "-f", f, *files], capture_output=True, check=True).stdout
ok, n = True, 0
records = run("edges", "mazes", "boards").decode().split("\n\n")
six, sparse = run("graph6", "mazes", "boards").splitlines(), run("sparse6", "mazes", "boards").splitlines()
ok = len(records) == len(six) == len(sparse) == 5
for text, a, b in zip(records, six, sparse):
    lines = [l for l in text.split("\n") if l]
    width, height = map(int, lines[0].split()[3:5])
    g = nx.parse_edgelist(lines)
    length = [f for f in lines[0].split() if f.startswith("length=")]
    path = [e for e in g.edges(data=True) if e[2].get("path")]
    if length:
        ok = ok and len(path) == int(length[0][7:])
        ends = [dict(f.split("=") for f in lines[0].split() if "=" in f)[k] for k in ("start", "goal")]
        ok = ok and nx.shortest_path_length(g, *ends) == len(path)
    number = lambda v: int(v.split(",")[1]) * width + int(v.split(",")[0])
    edges = {frozenset(map(number, e)) for e in g.edges}
    for h in (nx.from_graph6_bytes(a), nx.from_sparse6_bytes(b)):
        ok = ok and h.number_of_nodes() == width * height and {frozenset(e) for e in h.edges} == edges
print("ok" if ok else "wrong")
P
    is "networkx: edges, graph6 and sparse6 are one graph, its way a shortest one" ok "$("$python" check.py)"
else
    skip "edges, graph6, sparse6" networkx
fi
if has nauty-copyg; then
    for size in '1 -h 1' '2 -h 1' '2 -h 2' '4 -h 4' '8 -h 4' '8 -h 8' '9 -h 7' '16 -h 16'; do
        for a in kruskal percolation:p=0.1 percolation:p=0.6; do
            maze-gen -w $size -a $a -s 2 -n 9 >some
            maze-render -f graph6 some | nauty-copyg -qs >want
            maze-render -f sparse6 some | cmp -s want - || echo "$size $a"
        done
    done >wrong
    is "nauty writes the same sparse6 of our graph6" "" "$(cat wrong)"
else
    skip "graph6 and sparse6" nauty
fi
is "dimacs: as many edges as it says" "" "$(maze-render -f dimacs one | awk '/^p/ { n = $4 } /^e/ { k++ } END { if (n != k) print n, k }')"
if has neato && has xmllint; then
    maze-render -f dot one | neato -n2 -Tsvg >graph.svg
    is "graphviz draws it" 0 "$(xmllint --noout --nonet graph.svg 2>/dev/null; echo $?)"
    is "every cell, once" 108 "$(grep -c 'class="node"' graph.svg)"
    is "three graphs in a stream" 3 "$(maze-render -f dot mazes | gvpr 'BEG_G { print("g") }' | grep -c g)"
else
    skip dot graphviz
fi

maze-render -f svg mazes >pages.svg
maze-render -f svg --sheet 2x1 mazes >sheet.svg
maze-render -f svg boards >boards.svg
maze-gen -n 0 | maze-render -f svg >none.svg
if has xmllint; then
    for f in pages sheet boards none; do
        is "xmllint: $f.svg" 0 "$(xmllint --noout $f.svg; echo $?)"
    done
else
    skip svg xmllint
fi
is "svg: a page a maze" 3 "$(grep -c '<g id="page' pages.svg)"
is "svg: two sheets, and two with answers" 4 "$(grep -c '<g id="page' sheet.svg)"
is "svg: none on the first" 2 "$(awk '/id="page/ { page++ } /#d33/ { n[page]++ } END { print (n[1] ? "wrong" : n[2]) }' sheet.svg)"
is "svg: nor what was visited" "0 2 0 1" "$(awk '/id="page/ { page++ } /#cfe1fa/ { n[page]++ }
    END { print n[1] + 0, n[2] + 0, n[3] + 0, n[4] + 0 }' sheet.svg)"
is "svg: one page of them" 1 "$(maze-render -f svg:page=2 --sheet 2x1 mazes | grep -c '<g id="page2"')"
status 2 'maze-render -f svg:page=5 --sheet 2x1 mazes'
is "svg: nothing where the input is wrong" "" "$(printf x | maze-render -f svg 2>/dev/null)"
if has rsvg-convert; then
    is "a page by its name is A4 in a PDF" "595 841" "$(rsvg-convert -f pdf --export-id=page1 sheet.svg |
        tr -d '\0' | LC_ALL=C sed -n 's/.*MediaBox \[ *0 0 \([0-9]*\)[0-9.]* \([0-9]*\).*/\1 \2/p' | head -n 1)"
fi
if has rsvg-convert && has pngtopnm; then
    is "rsvg-convert: A4 at 96 dots an inch" "794x3368" \
        "$(rsvg-convert pages.svg | pngtopnm 2>/dev/null | pamfile | sed 's/.*, \([0-9]*\) by \([0-9]*\).*/\1x\2/')"
    # the walls of a maze at 1 pixel a place of its lattice: those of -f pbm
    rsvg-convert --export-id=page1 -w 2100 pages.svg | pngtopnm 2>/dev/null | ppmtopgm | pgmtopbm -threshold -value 0.3 2>/dev/null |
        pnmcrop -white 2>/dev/null >printed.pbm
    maze-render -f pbm -c 70 -t 10 one | pamfile | sed 's/.*, \([0-9]*\) by \([0-9]*\).*/\1 \2/' >size
    is "as wide against its height as the maze" "" "$(pamfile printed.pbm | sed 's/.*, \([0-9]*\) by \([0-9]*\).*/\1 \2/' |
        cat size - | awk 'NR == 1 { want = $1 / $2 } NR == 2 && ($1 / $2 > want * 1.01 || $1 / $2 < want * 0.99) { print want, $1 / $2 }')"
else
    skip "svg as pixels" "rsvg-convert and netpbm"
fi

maze-gen -w 6 -h 4 -s 1 --trace=5 >film
maze-render -f cast film >film.cast
if has jq; then
    is "cast: a header and an event a maze, and one more" "$(($(grep -c '^#' film) + 2))" "$(jq -c . film.cast | wc -l | tr -d ' ')"
    is "cast: the last frame is the last maze" "$(tail -n 7 film | maze-render -f unicode)" \
        "$(tail -n 2 film.cast | head -n 1 | jq -r '.[2]' | tr -d '\r' | sed 's/\x1b\[[0-9;?]*[A-Za-z]//g')"
    is "cast: ten a second" 0.4 "$(sed -n 6p film.cast | jq '.[0]')"
fi
if has asciinema && has_tty; then
    is "asciinema plays it" yes "$(LC_ALL=C.UTF-8 script -qec "TERM=xterm asciinema cat film.cast" /dev/null </dev/null 2>/dev/null | grep -q '┌' && echo yes)"
else
    skip cast asciinema
fi

# On a terminal, in colours and as a film.
if has_tty; then
    tty() { script -qec "$1" /dev/null </dev/null 2>/dev/null; }
    escape=$(printf '\033')
    is "colours on a terminal" yes "$(TERM=xterm tty 'maze-render one' | grep -q "$escape" && echo yes)"
    is "none for TERM=dumb" no "$(TERM=dumb tty 'maze-render one' | grep -q "$escape" || echo no)"
    is "none with NO_COLOR" no "$(NO_COLOR=1 TERM=xterm tty 'maze-render one' | grep -q "$escape" || echo no)"
    is "as --color says" yes "$(NO_COLOR=1 TERM=dumb tty 'maze-render --color always one' | grep -q "$escape" && echo yes)"
    TERM=xterm tty 'stty rows 30 cols 80; maze-render --animate=200 film' >shown
    is "--animate: every maze from the corner on" "$(grep -c '^#' film)" "$(tr "$escape" '\n' <shown | grep -c '^\[H')"
    is "the cursor goes and comes back" "?25l ?25h" "$(tr "$escape" '\n' <shown | grep -o '^\[?25.' | tr -d '[' | tr '\n' ' ' | sed 's/ $//')"
    TERM=xterm tty 'stty rows 5 cols 20; maze-render --animate=200 film' >shown
    is "a window too small is said" yes "$(grep -q 'the window is 20x5, the maze needs 25x10' shown && echo yes)"
    TERM=xterm tty 'stty rows 5 cols 20; printf "# maze block 30 9\n000000000000000000000000000000\nx" | maze-render --animate' >shown
    is "nor is it lost when such a maze is cut off" "[?25h" "$(tr "$escape" '\n' <shown | grep -o '^\[?25.' | tail -n 1)"
    TERM=xterm tty 'maze-gen -n inf | timeout -s INT 0.3 maze-render --animate=50' >shown
    is "the cursor comes back after a signal" "[?25h" "$(tr "$escape" '\n' <shown | grep -o '^\[?25.' | tail -n 1)"
    TERM=xterm tty 'printf "12x\n" | maze-render --animate' >shown
    is "and after an error" "[?25h" "$(tr "$escape" '\n' <shown | grep -o '^\[?25.' | tail -n 1)"
else
    skip "a terminal" script
fi
is "no colours in a pipe" 0 "$(TERM=xterm maze-render one | grep -c "$(printf '\033')")"
if has_tty; then
    is "--animate: not for an endless maze" 1 "$(TERM=xterm tty 'maze-gen -a eller -h inf | timeout 5 maze-render --animate' | grep -c 'needs to know the height')"
    is "nor for a dumb terminal" 1 "$(TERM=dumb tty 'maze-render --animate one' | grep -c 'needs a terminal')"
fi
status 2 'maze-render --animate one'
status 2 'maze-render -f pbm --animate one'
plan
