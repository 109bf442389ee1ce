# Mazes as graphs are read: edges, dimacs, graph6, sparse6, dot. Malformed ones get a message with line and column, status 2.
. "$TOP/tests/lib.sh"

malformed <<'M'
edges|1:1: expected a header, # maze KIND WIDTH HEIGHT, before the passages|0,0 1,0\n
edges|2:1: expected a header, # maze KIND WIDTH HEIGHT|# a comment\n
edges|1:8: the kind must be walls or block, not 'wall'|# maze wall 3 2\n0,0 1,0\n
edges|2:1: a second header; an empty line ends a maze|# maze walls 3 2\n# maze walls 3 2\n0,0 1,0\n
edges|1:1: an endless maze (height inf) cannot be held whole|# maze walls 3 inf\n0,0 1,0\n
edges|3:1: the passage from 0,0 to 1,0 appears twice|# maze walls 3 2\n0,0 1,0\n1,0 0,0\n
edges|2:1: 0,0 and 2,0 are not neighbours|# maze walls 3 2\n0,0 2,0\n
edges|2:1: 0,0 and 1,1 are not neighbours|# maze walls 3 2\n0,0 1,1\n
edges|2:1: 1,1 and 1,1 are not neighbours|# maze walls 3 2\n1,1 1,1\n
edges|2:5: cell 0,2 is outside the maze|# maze walls 3 2\n0,1 0,2\n
edges|2:5: cell 3,0 is outside the maze|# maze walls 3 2\n2,0 3,0\n
edges|2:5: expected a cell x,y|# maze walls 3 2\n0,0 \n
edges|2:5: expected a cell x,y|# maze walls 3 2\n0,0 1\n
edges|2:1: expected a cell x,y|# maze walls 3 2\n0;0 1,0\n
edges|2:4: expected a blank and another cell|# maze walls 3 2\n0,0\n
edges|2:9: expected {'path': 1} or the end of the line|# maze walls 3 2\n0,0 1,0 {'weight': 2}\n
edges|2:1: expected a cell x,y|# maze walls 3 2\n99999999999999999999,0 1,0\n
edges|1:1: 300000x200000 cells are far more than the 35 bytes that describe them|# maze walls 300000 200000\n0,0 1,0\n
edges|1:1: no passage joins the free blocks 0,1 and 1,1|# maze block 2 2\n0,0 0,1\n0,0 1,0\n1,0 1,1\n
edges|1:1: no passage joins the free blocks 1,0 and 1,1|# maze block 2 2\n0,0 1,0\n0,0 0,1\n0,1 1,1\n
edges|1:1: no passage joins the free blocks 0,1 and 1,1|# maze block 3 2\n0,0 1,0\n0,0 0,1\n2,0 2,1\n1,1 2,1\n1,0 2,0\n
dimacs|2:1: a second line p; a file of dimacs holds one maze|p edge 2 0\np edge 2 0\n
dimacs|2:1: a second maze; a file of dimacs holds one|p edge 1 0\nc # maze walls 1 1\n
dimacs|1:1: expected the line p edge before the edges|e 1 2\n
dimacs|2:1: expected the line p edge|c a comment\n
dimacs|1:9: expected the numbers of vertices and edges|p edge 2\n
dimacs|1:12: expected the numbers of vertices and edges|p edge 2 1 1\n
dimacs|2:4: expected two vertices|p edge 2 1\ne 1\n
dimacs|3:4: expected two vertices|p edge 2 1\ne 1 2\ne 1\n
dimacs|2:5: expected two vertices|p edge 2 1\ne 1 x\n
dimacs|2:1: expected a line c (comment), p edge or e|p edge 2 1\nn 1 2\n
dimacs|2:1: vertex 3 is not one of 1 to 2|p edge 2 1\ne 2 3\n
dimacs|2:1: vertex 0 is not one of 1 to 2|p edge 2 1\ne 0 1\n
dimacs|3:1: fewer edges than the line p edge says|p edge 4 2\ne 1 3\n
dimacs|4:1: more edges than the line p edge says|p edge 4 1\ne 1 3\ne 2 4\n
dimacs|3:1: vertices 1 and 4 are not neighbours in rows of 2 cells|p edge 4 2\ne 1 3\ne 1 4\n
dimacs|3:1: vertices 2 and 3 are not neighbours in rows of 2 cells|p edge 4 2\ne 1 3\ne 2 3\n
dimacs|3:1: the passage from 0,0 to 0,1 appears twice|p edge 4 2\ne 1 3\ne 3 1\n
dimacs|1:1: 5 vertices are not rows of 2 cells, as the edges say|p edge 5 1\ne 1 3\n
dimacs|1:1: the edges do not show how long the rows of the maze are; name the width: --input dimacs:width=N|p edge 4 1\ne 1 2\n
dimacs:width=3|1:1: 4 vertices are not rows of 3 cells|p edge 4 1\ne 1 2\n
dimacs:width=4|1:1: width=4 contradicts the header|c # maze walls 2 2\np edge 4 1\ne 1 2\n
dimacs|1:1: 4 vertices are not the 3x2 cells of the header|c # maze walls 3 2\np edge 4 1\ne 1 2\n
dimacs|1:10: the kind must be walls or block, not 'wall'|c # maze wall 3 2\np edge 6 0\n
dimacs|2:1: expected a line c (comment), p edge or e|p edge 4 1\nex 1 3\n
dimacs|2:1: expected a line c (comment), p edge or e|p edge 4 1\ne\n
dimacs|1:9: expected one vertex, from 1, after c start or c goal|c start x\np edge 4 1\ne 1 3\n
dimacs|1:9: expected one vertex, from 1, after c start or c goal|c start 0\np edge 4 1\ne 1 3\n
dimacs|1:1: 6 vertices are not the 2x2 cells of the header|c # maze walls 2 2\np edge 6 0\n
dimacs|1:1: no passage joins the free blocks 0,1 and 1,1|c # maze block 2 2\np edge 4 3\ne 1 3\ne 1 2\ne 2 4\n
dimacs|1:1: start or goal is not one of the 4 vertices|c goal 5\np edge 4 1\ne 1 3\n
dimacs:width=1000000000|1:1: 400000000 vertices are far more than the 19 bytes that describe them|p edge 400000000 0\n
dimacs|1:1: start or goal is not one of the 4 vertices|c start 5\np edge 4 1\ne 1 3\n
graph6|1:2: expected a character from ? to ~, six bits of the graph|C!\n
graph6|1:2: 0 characters follow, but a graph of 4 vertices has 1|C\n
graph6|1:2: 2 characters follow, but a graph of 4 vertices has 1|CQQ\n
graph6|1:11: the line ends within the number of vertices|>>graph6<<\n
sparse6|1:12: expected a colon before a graph of sparse6|>>sparse6<<\n
graph6|1:2: the line ends within the number of vertices|~\n
graph6|1:2: expected a character from ? to ~, six bits of the graph|C\377\n
graph6|1:3: the line ends within the number of vertices|~?\n
graph6|1:5: 0 characters follow, but a graph of 63 vertices has 326|~??~\n
graph6|1:1: this is a graph of sparse6: --input sparse6|:C\n
graph6|1:1: incremental sparse6 is not read; convert it: copyg -g|;C\n
graph6|1:1: this is digraph6, a directed graph; a maze is not directed|&C\n
graph6|1:1: a graph without vertices is not a maze|?\n
graph6|1:1: the edges do not show how long the rows of the maze are; name the width: --input graph6:width=N|A_\n
graph6|1:2: the bits after the last edge must be 0|A`\n
graph6|2:2: vertices 1 and 2 are not neighbours in rows of 2 cells|\nCW\n
graph6:width=4|1:2: vertices 0 and 2 are not neighbours in rows of 4 cells|Cr\n
sparse6|1:1: expected a colon before a graph of sparse6|C\n
sparse6|1:3: expected a character from ? to ~, six bits of the graph|:C \n
sparse6|1:4: the line ends within the number of vertices|:~?\n
sparse6|1:1: a graph without vertices is not a maze|:?\n
sparse6:width=2|1:3: vertices 0 and 0 are not neighbours in rows of 2 cells|:C?\n
sparse6:width=1000|1:1: 68719476735 vertices are far more than the 9 bytes that describe them|:~~~~~~~~\n
sparse6|1:1: the edges do not show how long the rows of the maze are; name the width: --input sparse6:width=N|:C\n
sparse6|1:3: more bits follow the last vertex|:C~??\n
sparse6|1:6: the line ends within an edge|:~?@??\n
sparse6|1:1: incremental sparse6 is not read; convert it: copyg -g|;C\n
dot|1:1: expected graph NAME { as -f dot writes it|digraph a {\n}\n
dot|1:1: expected graph NAME { as -f dot writes it|graph a\n{\n}\n
dot|2:1: the input ends within a graph|graph a {\n
dot|2:3: expected a cell in quotes, "x,y", as -f dot writes it|graph a {\n  a -- b;\n}\n
dot|2:4: expected a cell x,y|graph a {\n  "a";\n}\n
dot|2:7: expected the closing quote of a cell|graph a {\n  "0,0;\n}\n
dot|2:9: expected the end of the line; every statement has a line of its own, as -f dot writes it|graph a {\n  "0,0" "1,0";\n}\n
dot|2:16: expected the end of the attributes, ]|graph a {\n  "0,0" [pos=x;\n}\n
dot|2:11: a directed graph; a maze is not directed|graph a {\n  "0,0" -> "1,0";\n}\n
dot|1:1: expected graph NAME { as -f dot writes it|graph{\n}\n
dot|2:7: expected the closing quote of a cell|graph a {\n  "0,0\n}\n
dot|2:12: expected a cell in quotes, "x,y", as -f dot writes it|graph a {\n  "0,0" -- x;\n}\n
dot|2:21: expected the end of the attributes, ]|graph a {\n  "0,0" -- "1,0" [x;\n}\n
dot:width=1|1:1: the graph has cells outside the size that was named: it needs 2x1|graph a {\n "1,0"\n}\n
dot:width=3|1:1: a graph without cells does not show how large the maze is; name its size: --input dot:width=N,height=N|graph a {\n}\n
dot|2:3: 0,0 and 1,1 are not neighbours|graph a {\n  "0,0" -- "1,1";\n}\n
dot|3:1: the passage from 0,0 to 1,0 appears twice|graph a {\n  "0,0" -- "1,0";\n  "0,0" -- "1,0";\n}\n
dot|3:1: cell 0,0 appears twice|graph a {\n  "0,0";\n  "0,0";\n}\n
dot|3:1: cell 1,0 is a second start|graph a {\n  "0,0" [xlabel="S"];\n  "1,0" [xlabel="S"];\n}\n
dot:width=2,height=1|1:1: the graph has cells outside the size that was named: it needs 1x2|graph a {\n "0,1"\n}\n
dot|1:1: a graph without cells does not show how large the maze is; name its size: --input dot:width=N,height=N|graph a {\n}\n
dot|1:1: 400000x400000 cells are far more than the 29 bytes that describe them|graph a {\n  "399999,399999";\n}\n
dot|2:3: expected the end of the line after }|graph a {\n} a\n
M

# A graph of 2x2 cells with the edges 0-2, 1-3, 2-3: one passage is missing.
printf 'c start 1\nc goal 2\nc a comment\np col 4 3\ne 1 3\ne 4 2\ne 3 4\n' >dimacs
expect 'dimacs of another program: its rows are as long as the edges say' 0 'maze-render -f walls dimacs' <<'X'
# maze walls 2 2 start=0,0 goal=1,0
# a comment
331
101
220

X
is 'dimacs: the width as a key' '31/11/11/11/20/' \
    "$(printf 'p edge 4 3\ne 1 2\ne 2 3\ne 3 4\n' | maze-render --input dimacs:width=1 -f walls --no-header | grep . | tr '\n' /)"

printf 'graph maze {\n\n  "0,1" [pos="0,-36"];\n"1,1" -- "0,1"\n\t"0,0" [xlabel="S"] ;\n"1,1"[xlabel="G"];"\n}\n' |
    sed 's/;"$/;/' >dot
expect 'dot: statements in any order' 0 'maze-render -f walls dot' <<'X'
# maze walls 2 2 start=0,0 goal=1,1
331
321
220

X
is 'dot: the size as keys' '3231/3131/2220/' \
    "$(printf 'graph a {\n"0,0" -- "1,0"\n"1,0" -- "1,1"\n}\n' | maze-render --input dot:width=3,height=2 -f walls --no-header | grep . | tr '\n' /)"

python=$(python_with networkx)
if [ "$python" ]; then
    cat >check.py <<'P'
import random, subprocess, networkx as nx
random.seed(1)
def rows(graph, width, height):
    wall = lambda a, b: not graph.has_edge(a, b)
    text = ""
    for y in range(height + 1):
        for x in range(width + 1):
            v = y * width + x
            west = y < height and (x in (0, width) or wall(v, v - 1))
            north = x < width and (y in (0, height) or wall(v, v - width))
            text += "%x" % (west + 2 * north)
        text += "\n"
    return text + "\n"
wrong = []
for width, height in (1, 1), (1, 4), (5, 1), (2, 2), (4, 4), (8, 8), (7, 9), (16, 16), (13, 21):
    for share in 0, 0.3, 1:
        graph = nx.Graph()
        graph.add_nodes_from(range(width * height))
        for v in range(width * height):
            for u in ([v - 1] if v % width else []) + ([v - width] if v >= width else []):
                if random.random() < share:
                    graph.add_edge(v, u)
        for name, file in ("graph6", nx.to_graph6_bytes(graph)), ("sparse6", nx.to_sparse6_bytes(graph)):
            for text in file, file.split(b"<<")[1]:
                got = subprocess.run(["maze-render", "-f", "walls", "--no-header", "--input", f"{name}:width={width}"],
                                     input=text, capture_output=True).stdout.decode()
                if got != rows(graph, width, height):
                    wrong.append((name, width, height, share))
print(*wrong)
P
    is 'graph6 and sparse6 that networkx writes' '' "$("$python" check.py)"
else
    skip 'graph6 and sparse6 of networkx' networkx
fi
if has nauty-copyg; then
    maze-gen -w 9 -h 7 -n 20 -s 1 -e none -x none >mazes
    maze-gen -w 9 -h 7 -n 20 -s 1 -a percolation:p=0.6 -e none -x none >>mazes
    grep -v '^#' mazes >want
    maze-render -f sparse6 mazes | nauty-copyg -qgh | maze-render -f walls --no-header >got
    same 'graph6 with a prefix, as nauty converts it from our sparse6' want got
    maze-render -f graph6 mazes | nauty-copyg -qsh | maze-render -f walls --no-header >got
    same 'sparse6 with a prefix, as nauty converts it from our graph6' want got
else
    skip 'graphs of nauty' nauty
fi

# Start and goal of a solution are on the path.
for fields in 'solution=set start=0,0 goal=0,0' 'solution=path' 'solution=pith start=0,0'; do
    is "edges with $fields: no path" '00' \
        "$(printf '# maze block 2 1 %s\n0,0 1,0\n' "$fields" | maze-render -f block --no-header --input edges 2>&1 | sed 1q)"
done
is 'edges with solution=path and start=1,0' '04' \
    "$(printf '# maze block 2 1 solution=path start=1,0\n0,0 1,0\n' | maze-render -f block --no-header --input edges | sed 1q)"
expect 'dot: statements about the whole graph, and ] in quotes' 0 \
    "printf 'graph a {\nedge [color=\"x]\"];\ngraph [label=\"]\"];\nnode [a=b];\n\"0,0\" [label=\"]\"];\n}\n' | maze-render -f walls" <<'X'
# maze walls 1 1
31
20

X
is 'dot: visited cells come back, unless they are on the path' '7661/9a41/2220/' "$(maze-gen -w 3 -h 2 -s 1 -b 1 |
    maze-solve --visited | maze-render -f dot | maze-render -f walls --no-header | grep . | tr '\n' /)"
is 'dimacs: an empty comment, the width twice' '#/331/220/' \
    "$(printf 'c # maze walls 2 1\nc\np edge 2 0\n' | maze-render --input dimacs:width=2 -f walls --no-header | grep . | tr '\n' /)"
is 'dimacs: tabs' '31/11/20/' \
    "$(printf 'p\tedge 2 1\n' | sed 's/p./p /' | { cat && printf 'e\t1\t2\n'; } | maze-render --input dimacs:width=1 -f walls --no-header | grep . | tr '\n' /)"
is 'edges: blanks at the end of a line' '321/220/' \
    "$(printf '# maze walls 2 1\n0,0 1,0 {} \t\n' | maze-render --input edges -f walls --no-header | grep . | tr '\n' /)"
is 'dimacs of one vertex' '31/20/' "$(printf 'p edge 1 0\n' | maze-render -f walls --no-header | grep . | tr '\n' /)"

printf '# maze walls 3 2 start=0,0 x=1\n# a comment\n1,1 1,0\n0,1 0,0 {}\n\n\n# maze block 2 2\r\n0,0 1,0\t{"path": 1}\r\n' >edges
expect 'edges: passages in any order, comments, several mazes' 0 "sed '/^$/q' edges | maze-render -f walls" <<'X'
# maze walls 3 2 start=0,0 x=1
# a comment
3331
1131
2220

X
expect 'edges: a board, with its path' 0 'tail -n 2 edges | maze-render -f block' <<'X'
# maze block 2 2
44
11

X
is 'edges: a list without passages must be named' '3331/2220/' \
    "$(printf '# maze walls 3 1\n' | maze-render --input edges -f walls --no-header | grep . | tr '\n' /)"
is 'edges: a header without rows is still an error of the maze stream' \
    'maze-render: stdin:2:1: no rows after the header (headers alone: maze-gen --again)' \
    "$(printf '# maze walls 3 1\n' | maze-render 2>&1)"
plan
