# Lists of passages are read. Malformed ones get a message with line and column, status 2.
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
M

# Start and goal of a solution are on the path.
for fields in 'solution=set start=0,0 goal=0,0' 'solution=path' 'solution=pith start=0,0'; do
    is "edges with $fields: no path" '00' \
        "$(printf '# maze block 2 1 %s\n0,0 1,0\n' "$fields" | maze-render -f block --no-header --input edges 2>&1 | sed 1q)"
done
is 'edges with solution=path and start=1,0' '04' \
    "$(printf '# maze block 2 1 solution=path start=1,0\n0,0 1,0\n' | maze-render -f block --no-header --input edges | sed 1q)"
is 'edges: blanks at the end of a line' '321/220/' \
    "$(printf '# maze walls 2 1\n0,0 1,0 {} \t\n' | maze-render --input edges -f walls --no-header | grep . | tr '\n' /)"

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
