"""The same as boost.cpp, by scipy.sparse.csgraph."""
import sys
import time
import numpy as np
import scipy
from scipy.sparse import csgraph, csr_matrix

if len(sys.argv) < 4:
    sys.exit(print('scipy scipy', scipy.__version__, '(Python)'))
method, w = sys.argv[1], int(sys.argv[2])
random = np.random.default_rng(int(sys.argv[3]))
rows = np.zeros((w + 1, w + 2), np.uint8)
if method == 'bfs':
    sys.stdin.buffer.readline()
    rows = np.frombuffer(sys.stdin.buffer.read(rows.size), np.uint8).reshape(rows.shape)
there = np.stack([rows[:w, 1:-1] & 1, rows[1:, :w] & 2, rows[:w, :w] & 1, rows[:w, :w] & 2], -1) == 0
there[:, -1, 0] = there[-1, :, 1] = there[:, 0, 2] = there[0, :, 3] = False
there = there.reshape(w * w, 4)
there[:, 2:] &= method != 'kruskal'
to = np.arange(w * w, dtype=np.int32)[:, None] + np.array([1, w, -1, -w], np.int32)
if method == 'dfs':
    order = random.random(there.shape, np.float32).argsort(1)
    there, to = np.take_along_axis(there, order, 1), np.take_along_axis(to, order, 1)
weights = (1 - random.random(there.sum())) if method == 'kruskal' else np.ones(there.sum())
graph = csr_matrix((weights, to[there], np.append(0, there.sum(1).cumsum()).astype(np.int32)), (w * w, w * w))
call = {'dfs': csgraph.depth_first_order, 'bfs': csgraph.breadth_first_order, 'kruskal': csgraph.minimum_spanning_tree}[method]
start = time.process_time_ns()
tree = call(graph, 0)
print('scipy', method, 'alone - -', time.process_time_ns() - start, file=sys.stderr)
path = [w * w - 1]
while method == 'bfs' and path[-1] > 0:
    path.append(int(tree[1][path[-1]]))
print(len(path) - 1)
