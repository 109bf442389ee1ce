# numpy reads our npy.
. "$TOP/tests/lib.sh"

maze-gen -n 3 -s 1 -w 12 -h 9 -b 0.2 | maze-solve --visited >mazes
maze-gen -a cave -w 6 -h 5 -n 2 -s 1 | maze-solve -q >boards
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
    is 'one array per maze, and one array of all mazes' ok "$("$python" check.py)"
else
    skip npy numpy
fi
status 'count=2 with three mazes is an error' 2 'maze-render -f npy:count=2 mazes'
status 'count=4 with three mazes is an error' 2 'maze-render -f npy:count=4 mazes'
status 'mazes of different sizes in one array are an error' 2 'maze-render -f npy:count=5 mazes boards'
plan
