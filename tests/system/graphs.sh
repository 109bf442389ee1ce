# networkx, nauty and graphviz read our graphs: edges, graph6, sparse6, dimacs, dot.
. "$TOP/tests/lib.sh"

maze-gen -n 3 -s 1 -w 12 -h 9 -b 0.2 | maze-solve --visited >mazes
maze-gen -a cave -w 6 -h 5 -n 2 -s 1 | maze-solve -q >boards
sed '/^$/q' mazes >one
if needs 'edges, graph6, sparse6' networkx; then
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
    is 'edges, graph6 and sparse6 are the same graph, its path a shortest one' ok "$(py check.py)"
fi
if needs 'graph6 and sparse6' nauty-copyg; then
    # After vertices without an edge, a line needs one bit more or less (2, 4, 8 and 16 vertices).
    for size in '1 -h 1' '2 -h 1' '2 -h 2' '4 -h 2' '8 -h 2' '8 -h 4' '8 -h 8' '9 -h 7' '16 -h 16'; do
        for a in kruskal percolation:p=0.1 percolation:p=0.4 percolation:p=0.6; do
            maze-gen -w $size -a $a -s 2 -n 99 -e none -x none >some
            maze-render -f graph6 some | nauty-copyg -qs >want
            maze-render -f sparse6 some | cmp -s want - || echo "$size $a"
        done
    done >wrong
    is 'nauty turns our graph6 into our sparse6' "" "$(cat wrong)"
fi
is 'dimacs has as many edges as it says' "" \
    "$(maze-render -f dimacs one | awk '/^p/ { n = $4 } /^e/ { k++ } END { if (n != k) print n, k }')"
the_rest_needs dot neato xmllint
maze-render -f dot one | neato -n2 -Tsvg >graph.svg
is 'graphviz draws dot' 0 "$(xmllint --noout --nonet graph.svg 2>/dev/null; echo $?)"
is 'dot has every cell once' 108 "$(grep -c 'class="node"' graph.svg)"
is 'three mazes are three graphs of dot' 3 \
    "$(maze-render -f dot mazes | gvpr 'BEG_G { print("g") }' | grep -c g)"
plan
