"""shapes: mazes with a shape, and what maze-solve must say about them, from the rules in common/maze/shape.h alone.

    shapes.py make COUNT SEED LOOPS     prints random mazes with at most so many loops
    shapes.py check SOLVER MAZES STATS MOVES CELLS
        compares what maze-solve has written about them with --visited, for all these formats; prints what is wrong
"""
import collections
import math
import random
import re
import sys

FIELDS = ("cells walls dead_ends corridors junctions crossroads components loops solvable unique perfect length turns"
          " visited steps choices apart detour branches hidden farthest difficulty canonical canonical_ends").split()
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def rings(inner, height):
    """Returns the number of cells in each ring, the outermost first: halved where they would be too wide."""
    count = [inner]
    for ring in range(1, height):
        count.append(count[-1] * (2 if 2 * math.pi * (ring + 1.5) / count[-1] > 1.5 else 1))
    return count[::-1]


class Matrix:
    """cells: a list of their parts; edges: (cell, cell, (x, y, bit)); border: the other walls that may be open."""

    def __init__(self, shape, inner, width, height, gone=()):
        self.shape, self.width, self.height = shape, width, height
        self.wraps = shape in ("rings", "squares")
        self.cells, self.of, self.edges, self.border = [], {}, [], []
        counts = rings(inner, height)
        for y in range(height):
            parts = width // counts[y] if shape == "rings" else 2 if shape == "hex" else 1
            shift = y % 2 if shape == "hex" else 0
            for x in range(shift, width - parts + 1, parts):
                if (x, y) not in gone:
                    self.of.update(dict.fromkeys([(x + k, y) for k in range(parts)], len(self.cells)))
                    self.cells.append([(x + k, y) for k in range(parts)])
        for y in range(height + 1):
            for x in range(width + 1):
                if y < height and (x or not self.wraps):
                    self.add((x % width if self.wraps else x, y), (x - 1, y), (x, y, 1))
                up = shape == "triangles" and (x + y) % 2 == 0
                wide = shape == "rings" and y > 0 and x % (width // counts[y - 1]) > 0
                if x < width and not up and not wide:
                    self.add((x, y), (x, y - 1), (x, y, 2))

    def add(self, a, b, wall):
        a, b = self.of.get(a), self.of.get(b)
        side = wall[0] in (0, self.width) and not self.wraps if wall[2] == 1 else wall[1] in (0, self.height)
        if a is not None and b is not None and a != b:
            self.edges.append((a, b, wall))
        elif side and (a is None) != (b is None):
            self.border.append(wall)

    def rows(self, is_open):
        """Returns the matrix as text: all walls closed but those within a cell and those in is_open."""
        at = [[1 * (y < self.height) + 2 * (x < self.width) for x in range(self.width + 1)]
              for y in range(self.height + 1)]
        for parts in self.cells:
            for x, y in parts[1:]:
                at[y][x] -= 1
        for x, y, bit in is_open:
            at[y][x] -= bit
            if self.wraps and bit == 1 and x == self.width:
                at[y][0] -= 1
        return "".join("".join("%x" % d for d in row) + "\n" for row in at)


def make(count, seed, most):
    r = random.Random(seed)
    for number in range(count):
        shape = r.choice(["hex", "rings", "triangles", "squares"])
        inner, height = r.randint(1, 5), r.randint(1, 5)
        width = r.randint(1, 7)
        width = {"hex": 2 * width + 1, "rings": rings(inner, height)[0]}.get(shape, width)
        m = Matrix(shape, inner, width, height)
        if r.random() < 0.3:
            gone = {parts[0] for parts in m.cells if r.random() < 0.2}
            m = Matrix(shape, inner, width, height, gone)
        r.shuffle(m.edges)
        piece, loops, left = list(range(len(m.cells))), r.choice([0, 0.1, 0.5, 1]), most
        is_open = set(r.sample(m.border, min(len(m.border), r.randint(0, 3))))
        whole = r.random() < 0.8
        for a, b, wall in m.edges:
            if piece[a] == piece[b]:
                left -= left > 0 and r.random() < loops and not is_open.add(wall)
            elif whole or r.random() < 0.9:
                is_open.add(wall)
                piece = [piece[a] if k == piece[b] else k for k in piece]
        fields = " id=%d" % number + {"hex": " shape=hex", "rings": " shape=rings:inner=%d wrap=x" % inner,
                  "triangles": " shape=triangles", "squares": " wrap=x"}[shape]
        any_part = lambda: "%d,%d" % (r.randrange(width), r.randrange(height))
        if r.random() < 0.7:
            fields += " start=%s goal=%s" % (any_part(), any_part())
        elif r.random() < 0.5:
            fields += " goals=" + "+".join(any_part() for _ in range(4))
        print("# maze walls %d %d%s\n%s" % (width, height, fields, m.rows(is_open)))


class Maze:
    """A record, as a graph with parallel edges: at[cell] is a list of (wall, cell)."""

    def __init__(self, text):
        lines = text.split("\n")
        words = lines[0].split()
        self.fields = dict(word.split("=", 1) for word in words[5:])
        self.width, self.height = int(words[3]), int(words[4])
        self.rows = [[int(c, 16) for c in line] for line in lines[1:]]
        shape = self.fields.get("shape", "squares").split(":")[0]
        inner = int(self.fields.get("shape", "=1").split("=")[-1]) if shape == "rings" else 1
        full = Matrix(shape, inner, self.width, self.height)
        gone = {parts[0] for parts in full.cells if any(self.rows[y][x] & 1 for x, y in parts[1:])}
        self.m = m = Matrix(shape, inner, self.width, self.height, gone)
        self.at = [[] for _ in m.cells]
        for a, b, wall in m.edges:
            if not self.rows[wall[1]][wall[0]] & wall[2]:
                self.at[a].append((wall, b))
                self.at[b].append((wall, a))
        for wall in m.border:
            if not self.rows[wall[1]][wall[0]] & wall[2]:
                for part in ((wall[0], wall[1]), (wall[0] - (wall[2] == 1), wall[1] - (wall[2] == 2))):
                    if part in m.of:
                        self.at[m.of[part]].append((wall, None))
        self.solid = {k for k, to in enumerate(self.at) if not to and len(m.cells) > 1}
        self.at = [[step for step in to if step[1] is not None] for to in self.at]

    def place(self, key):
        return tuple(int(n) for n in self.fields[key].split(",")) if key in self.fields else None

    def distances(self, sources, without=()):
        distance, queue = dict.fromkeys(sources, 0), collections.deque(sources)
        while queue:
            k = queue.popleft()
            for wall, to in self.at[k]:
                if to not in distance and wall not in without:
                    distance[to] = distance[k] + 1
                    queue.append(to)
        return distance

    def count_paths(self, k, goal, on=frozenset()):
        return 1 if k == goal else sum(self.count_paths(to, goal, on | {k}) for _, to in self.at[k] if to not in on)

    def marked(self, bit):
        """Returns the cells with a mark, which must be in all of their parts and nowhere else."""
        parts = {(x, y) for y in range(self.height) for x in range(self.width) if self.rows[y][x] & bit}
        cells = {self.m.of[part] for part in parts if part in self.m.of}
        assert parts == {part for k in cells for part in self.m.cells[k]}, "marks of a part alone"
        return cells

    def follow(self, moves, start, goal):
        """Returns the cells and the walls of a path, from its moves in the matrix."""
        (x, y), cells, walls = start, [self.m.of[start]], []
        for letter in moves:
            dx, dy = STEP[letter]
            wall = (x + (dx > 0), y + (dy > 0), 1 if dx else 2)
            x, y = x + dx, y + dy
            if self.m.wraps and not 0 <= x < self.width:
                x, wall = x % self.width, (self.width, y, 1)
            assert not self.rows[wall[1]][wall[0]] & wall[2], "the moves pass a wall"
            if self.m.of[x, y] != cells[-1]:
                cells.append(self.m.of[x, y])
                walls.append(wall)
        assert (x, y) == goal and len(set(cells)) == len(cells), "not a simple path to the goal"
        return cells, walls


def prune(maze, keep):
    left = {k for k in range(len(maze.at)) if k not in maze.solid}
    while True:
        ends = {k for k in left - keep if sum(to in left for _, to in maze.at[k]) < 2}
        if not ends:
            return left
        left -= ends


def check(solver, maze, stats, moves, cells):
    n, at, m = dict.fromkeys(FIELDS, "-"), maze.at, maze.m
    degrees = [len(to) for k, to in enumerate(at) if k not in maze.solid]
    passages = sum(degrees) // 2
    n["cells"], n["walls"], n["dead_ends"], n["corridors"] = (
        len(degrees), len(m.edges) - passages, degrees.count(1), degrees.count(2))
    n["junctions"], n["crossroads"] = sum(d > 2 for d in degrees), sum(d > 3 for d in degrees)
    n["components"] = len({min(maze.distances([k])) for k in range(len(at)) if k not in maze.solid})
    n["loops"] = passages - len(degrees) + n["components"]
    n["perfect"] = int(n["components"] == 1 and n["loops"] == 0)
    marked, visited = maze.marked(4), maze.marked(8)
    n["visited"] = len(visited)
    start, goal = maze.place("start"), maze.place("goal")
    s, g = m.of.get(start), m.of.get(goal)
    nearer = maze.distances([g]) if g is not None and g not in maze.solid else {}
    length, solution = nearer.get(s), maze.fields["solution"]
    assert solution == "none" if length is None else solution != "none", solution
    assert {"none": "-", "set": "?"}.get(solution, moves) == moves, moves
    n["solvable"], n["unique"] = int(length is not None), 0
    if "goals" in maze.fields and s is not None:
        goals = [m.of.get(tuple(map(int, place.split(",")))) for place in maze.fields["goals"].split("+")]
        far = maze.distances([s]) if s not in maze.solid else {}
        assert length == min([far[k] for k in goals if k in far], default=None), "not the nearest goal"
    if length is None:
        assert not marked and cells == [], "marks without a path"
    else:
        further = maze.distances([s])
        shortest = {k for k in further if further[k] + nearer[k] == length}
        if solver == "all-shortest":
            assert marked == shortest, "not all cells on a shortest path"
        if solver == "dead-end":
            left = prune(maze, {s, g})
            assert marked == {k for k in left if k in further and k in nearer}, "not all dead ends"
            assert visited == set(range(len(at))) - maze.solid - left, "not the filled cells"
        if solution == "path":
            path, walls = maze.follow(moves, start, goal)
            assert set(path) == marked and cells == [m.cells[k][0] for k in path], "other cells"
            assert solver in ("dfs", "every", "dead-end") or len(walls) == length, "not a shortest path"
            length, beside = len(walls), maze.distances(path)
            n["choices"], n["branches"] = sum(len(at[k]) > 2 for k in path), sum(len(at[k]) for k in path) - 2 * length
            n["hidden"], n["farthest"] = len(beside) - len(path), max(beside.values())
        else:
            assert cells == [m.cells[k][0] for k in sorted(marked)] and len(marked) != length + 1, "not a set"
        bridges = [wall for a, b, wall in m.edges if s not in maze.distances([g], {wall})]
        n["unique"] = int(len(bridges) == nearer[s])
        n["length"] = length
        assert int(maze.fields["length"]) == length, "length in the header"
    for key in FIELDS:
        assert stats[key] == str(n[key]), "%s is %s, not %s" % (key, stats[key], n[key])
    return maze.fields.get("solution"), s, g


def main(solver, *names):
    texts = [open(name).read() for name in names]
    records = [text for text in texts[0].split("\n\n") if text]
    rows = [line.split("\t") for line in texts[1].splitlines()]
    moves = texts[2].splitlines()
    cells = [[tuple(map(int, p.split(","))) for p in block.split()] for block in re.findall(r"((?:\d+,\d+\n)*)\n", texts[3])]
    assert len(records) == len(rows) - 1 == len(moves) == len(cells), "not as many of all"
    paths = collections.defaultdict(set)
    for k, text in enumerate(records):
        try:
            maze = Maze(text)
            solution, s, g = check(solver, maze, dict(zip(rows[0], rows[k + 1])), moves[k], cells[k])
            if solver == "every" and solution == "path":
                number = maze.fields["id"]
                assert moves[k] == maze.fields["moves"] and moves[k] not in paths[number], "a path twice"
                paths[number].add(moves[k])
                last = k + 1 == len(records) or " id=%s " % number not in records[k + 1]
                assert not last or len(paths[number]) == maze.count_paths(s, g), "not all paths"
        except AssertionError as problem:
            print("%s: %s\n%s" % (solver, problem, text))


if __name__ == "__main__":
    if sys.argv[1] == "make":
        make(*map(int, sys.argv[2:]))
    else:
        main(*sys.argv[2:])
