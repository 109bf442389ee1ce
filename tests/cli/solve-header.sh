# What maze-solve changes in a maze: its own marks and header fields, nothing else.
. "$TOP/tests/lib.sh"

expect 'a solved maze: other fields and comments stay, in their order' 0 \
    "printf '# maze walls 2 2 a=1 length=9 goal=1,1 b=2 solution=none x=é\n# said\nfe1\nde1\n220\n' |
    maze-solve" <<'X'
# maze walls 2 2 a=1 length=2 goal=1,1 b=2 solution=path x=é start=0,0 solver=bfs
# said
721
561
220

X
expect 'a maze without a path: old marks and the old length are removed' 1 \
    "printf '# maze walls 2 2 start=0,0 length=9 solution=path solver=x\\n771\\n301\\n220\\n' |
    maze-solve -q" <<'X'
# maze walls 2 2 start=0,0 solution=none solver=bfs goal=1,1
331
301
220

X
maze-gen -n 20 -s 3 | maze-solve >once
maze-solve <once >twice
same 'solving a solved maze changes nothing' once twice
maze-gen -n 20 -s 3 -1 | maze-solve -1 | tr / '\n' >twice
same 'one line per maze, in and out' once twice
plan
