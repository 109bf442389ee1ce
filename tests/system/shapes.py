"""shapes: mazes with a shape, and what maze-solve must say about them, from the rules in common/maze/shape.h alone.

    shapes.py make COUNT SEED LOOPS     prints random mazes with at most so many loops
    shapes.py check SOLVER MAZES STATS MOVES CELLS
        compares what maze-solve has written about them with --visited, for all these formats; prints what is wrong
"""
import collections
import random
import re
import sys

import mazes
from shape_maze import Maze, ring_cells

FIELDS = ("cells walls dead_ends corridors junctions crossroads components loops solvable unique perfect length turns"
          " visited steps choices apart detour branches hidden farthest difficulty canonical canonical_ends").split()
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def make(count, seed, most):
    r = random.Random(seed)
    for number in range(count):
        shape = r.choice(["hex", "rings", "triangles", "squares"])
        inner, height, width = r.randint(1, 5), r.randint(1, 5), r.randint(1, 7)
        width = {"hex": 2 * width + 1, "rings": ring_cells(inner, height)[0]}.get(shape, width)
        fields = {"hex": " shape=hex", "rings": " shape=rings:inner=%d wrap=x" % inner,
                  "triangles": " shape=triangles", "squares": " wrap=x"}[shape]
        places = ["%d,%d" % (r.randrange(width), r.randrange(height)) for _ in range(4)]
        fields += r.choices(["", " goals=" + "+".join(places), " start=%s goal=%s" % tuple(places[:2])], [3, 3, 14])[0]
        m = Maze("# maze walls %d %d id=%d%s" % (width, height, number, fields))
        gone = {cell for cell in m.parts if r.random() < 0.2} if r.random() < 0.3 else set()
        for x, y in [part for cell in gone for part in m.parts[cell][1:]]:
            m.rows[y][x] |= 1
        border = [wall for wall, cell in m.outside.items() if cell not in gone]
        for wall in r.sample(border, min(len(border), r.randint(0, 3))):
            m.open_wall(wall)
        piece, loops, left = {cell: cell for cell in m.parts}, r.choice([0, 0.1, 0.5, 1]), most
        whole = r.random() < 0.8
        for a, b, wall in r.sample(m.edges, len(m.edges)):
            if {a, b} & gone:
                continue
            if piece[a] != piece[b] and (whole or r.random() < 0.9):
                m.open_wall(wall)
                piece = {cell: piece[a] if k == piece[b] else k for cell, k in piece.items()}
            elif piece[a] == piece[b] and left > 0 and r.random() < loops:
                m.open_wall(wall)
                left -= 1
        print(m.text, end="")


def count_paths(maze, cell, goal, on=frozenset()):
    return 1 if cell == goal else sum(
        count_paths(maze, to, goal, on | {cell}) for to, _ in maze.passages[cell] if to not in on)


def marked(maze, bit):
    """Returns the cells with a mark, which must be in all of their parts and nowhere else."""
    parts = {(x, y) for y in range(maze.height) for x in range(maze.width) if maze.rows[y][x] & bit}
    cells = {maze.first[part] for part in parts if part in maze.first}
    assert parts == {part for cell in cells for part in maze.parts[cell]}, "marks of a part alone"
    return cells


def follow(maze, moves):
    """Returns the cells of a path and the number of walls that it passes, from its moves in the matrix."""
    (x, y), cells = maze.start, [maze.first[maze.start]]
    for letter in moves:
        dx, dy = STEP[letter]
        wall = (x + (dx > 0), y + (dy > 0), 1 if dx else 2)
        x, y = x + dx, y + dy
        if maze.wraps and not 0 <= x < maze.width:
            x, wall = x % maze.width, (maze.width, y, 1)
        assert not maze.closed(wall), "the moves pass a wall"
        if maze.first[x, y] != cells[-1]:
            cells.append(maze.first[x, y])
    assert (x, y) == maze.goal and len(set(cells)) == len(cells), "not a simple path to the goal"
    return cells


def prune(maze, keep):
    left = set(maze.parts) - maze.solids()
    while True:
        ends = {cell for cell in left - keep if sum(to in left for to, _ in maze.passages[cell]) < 2}
        if not ends:
            return left
        left -= ends


def check(solver, maze, stats, moves, cells):
    n, at, solid = dict.fromkeys(FIELDS, "-"), maze.passages, maze.solids()
    degrees = [len(at[cell]) for cell in at if cell not in solid]
    passages = sum(degrees) // 2
    n["cells"], n["walls"], n["dead_ends"], n["corridors"] = (
        len(degrees), len(maze.edges) - passages, degrees.count(1), degrees.count(2))
    n["junctions"], n["crossroads"] = sum(d > 2 for d in degrees), sum(d > 3 for d in degrees)
    n["components"] = len({min(maze.distances([cell])) for cell in at if cell not in solid})
    n["loops"] = passages - len(degrees) + n["components"]
    n["perfect"] = int(n["components"] == 1 and n["loops"] == 0)
    marks, visited = marked(maze, 4), marked(maze, 8)
    n["visited"] = len(visited)
    s, g = maze.first.get(maze.start), maze.first.get(maze.goal)
    nearer = maze.distances([g]) if g and g not in solid else {}
    length, solution = nearer.get(s), maze.fields["solution"]
    assert solution == "none" if length is None else solution != "none", solution
    assert {"none": "-", "set": "?"}.get(solution, moves) == moves, moves
    n["solvable"], n["unique"] = int(length is not None), 0
    if "goals" in maze.fields and s:
        goals = [maze.first.get(tuple(map(int, place.split(",")))) for place in maze.fields["goals"].split("+")]
        far = maze.distances([s]) if s not in solid else {}
        assert length == min([far[cell] for cell in goals if cell in far], default=None), "not the nearest goal"
    if length is None:
        assert not marks and cells == [], "marks without a path"
    else:
        further = maze.distances([s])
        shortest = {cell for cell in further if further[cell] + nearer[cell] == length}
        if solver == "all-shortest":
            assert marks == shortest, "not all cells on a shortest path"
        if solver == "dead-end":
            left = prune(maze, {s, g})
            assert marks == {cell for cell in left if cell in further}, "not all dead ends"
            assert visited == set(at) - solid - left, "not the filled cells"
        if solution == "path":
            path = follow(maze, moves)
            assert set(path) == marks and cells == path, "other cells"
            length, beside = len(path) - 1, maze.distances(path)
            assert solver in ("dfs", "every", "dead-end") or length == nearer[s], "not a shortest path"
            n["choices"] = sum(len(at[cell]) > 2 for cell in path)
            n["branches"] = sum(len(at[cell]) for cell in path) - 2 * length
            n["hidden"], n["farthest"] = len(beside) - len(path), max(beside.values())
        else:
            assert cells == [cell for cell in at if cell in marks] and len(marks) != length + 1, "not a set"
        bridges = [wall for _, _, wall in maze.edges if s not in maze.distances([g], {wall})]
        n["unique"] = int(len(bridges) == nearer[s])
        n["length"] = length
        assert int(maze.fields["length"]) == length, "length in the header"
    for key in FIELDS:
        assert stats[key] == str(n[key]), "%s is %s, not %s" % (key, stats[key], n[key])
    return solution, s, g


def main(solver, streams, stats, moves, cells):
    records = mazes.read(streams, Maze)
    rows, moves = ([line.split("\t") for line in open(name).read().splitlines()] for name in (stats, moves))
    cells = [[tuple(map(int, p.split(","))) for p in block.split()]
             for block in re.findall(r"((?:\d+,\d+\n)*)\n", open(cells).read())]
    assert len(records) == len(rows) - 1 == len(moves) == len(cells), "not as many of all"
    paths = collections.defaultdict(set)
    for k, maze in enumerate(records):
        try:
            solution, s, g = check(solver, maze, dict(zip(rows[0], rows[k + 1])), *moves[k], cells[k])
            if solver == "every" and solution == "path":
                number = maze.fields["id"]
                assert moves[k] == [maze.fields["moves"]] and moves[k][0] not in paths[number], "a path twice"
                paths[number].update(moves[k])
                last = k + 1 == len(records) or records[k + 1].fields["id"] != number
                assert not last or len(paths[number]) == count_paths(maze, s, g), "not all paths"
        except AssertionError as problem:
            print("%s: %s\n%s" % (solver, problem, maze.text))


if __name__ == "__main__":
    if sys.argv[1] == "make":
        make(*map(int, sys.argv[2:]))
    else:
        main(*sys.argv[2:])
