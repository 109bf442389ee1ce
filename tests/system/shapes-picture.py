# shapes-picture.py SEED N: writes N random mazes of each shape, squares and cylinders, with a path from start to goal
# and visited cells, to files SHAPE, and what maze-render -f distance and -f edges print of them to SHAPE.distance and
# SHAPE.edges.
#
# shapes-picture.py graphs SHAPE: checks that the passages in SHAPE.npy, the layer of that name, and in SHAPE.json are
# those of the mazes.
#
# shapes-picture.py check SHAPE PIXEL WALL MARGIN COLORS < PICTURES: reads the pictures (P6 or P5) of these mazes, cells
# of PIXEL and walls of WALL pixels. Labels the pixels that are not dark, and checks that two cells, or a cell and the
# outside or the middle, have one label if and only if they are connected. With COLORS=path, checks that the path is
# connected, from start to goal, and that the middles of cells have their colours; with distance and sets, their shades.
#
# shapes-picture.py page FILE < PICTURES: the same for the mazes and boards in FILE, as pages of -f html draw them. A
# picture is a line PIXEL MARGIN WIDTH HEIGHT and its rows, 0 for a dark pixel.
import json
import math
import random
import sys

import mazes
from shape_maze import WEST, Maze, ring_cells

PATH, VISITED = 4, 8
SIDES = [(1, 0), (-1, 0), (0, 1), (0, -1)]


def middle(maze, cell, size, wall, margin):
    """Returns the pixel in the middle of a cell."""
    x, y = cell
    if maze.shape == 'hex':
        px, py = (x + 1) / 2, (1.5 * y + 1) / math.sqrt(3)
    elif maze.shape == 'triangles':
        px, py = (x + 1) / math.sqrt(3), y + (2 if (x + y) % 2 == 0 else 1) / 3
    elif maze.shape == 'squares':
        px, py = x + 0.5, y + 0.5
    else:
        turn, radius = 2 * math.pi * (x + maze.wide[y] / 2) / maze.width, maze.height + 0.5 - y
        px, py = maze.height + 1 + radius * math.sin(turn), maze.height + 1 - radius * math.cos(turn)
    return tuple(int((size + wall) * p + wall / 2 + margin) for p in (px, py))


def random_maze(rng, shape):
    """Returns a maze with its marks; a mask has cut off some of its cells."""
    height, width, inner = rng.randint(1, 6), rng.randint(1, 6), rng.randint(1, 8)
    width = {'hex': 2 * width + 1, 'rings': ring_cells(inner, height)[0], 'squares': width, 'cylinder': width}.get(shape, width + 2)
    fields = {'rings': ' shape=rings:inner=%d wrap=x' % inner, 'squares': '', 'cylinder': ' wrap=x'}.get(shape, ' shape=' + shape)
    maze, share = Maze('# maze walls %d %d%s' % (width, height, fields)), rng.choice([0.2, 0.4, 0.6, 0.8])
    gone = set(rng.sample(list(maze.parts), int(rng.choice([0, 0.1, 0.3, 0.6]) * len(maze.parts))))
    for x, y in [part for cell in gone for part in maze.parts[cell][1:]]:
        maze.rows[y][x] |= WEST
    for wall in [wall for a, b, wall in maze.edges if not {a, b} & gone and rng.random() < share] + \
            [wall for wall, cell in maze.outside.items() if cell not in gone and rng.random() < 0.1 * share]:
        maze.open_wall(wall)
    start = rng.choice([cell for cell in maze.parts if cell not in gone])
    found = maze.distances([start])
    goal = max(found, key=found.get)
    path = [goal]
    while path[-1] != start:
        path.append(next(to for to, _ in maze.passages[path[-1]] if found[to] < found[path[-1]]))
    for (x, y), cell in maze.first.items():
        maze.rows[y][x] |= PATH if cell in path else VISITED if cell in found else 0
    maze.header += ' start=%d,%d goal=%d,%d' % (start + goal)
    return maze, found


def write(seed, n):
    for shape in 'hex', 'rings', 'triangles', 'squares', 'cylinder':
        rng = random.Random('%s %s' % (seed, shape))
        with open(shape, 'w') as file, open(shape + '.distance', 'w') as table, open(shape + '.edges', 'w') as edges:
            for k in range(n):
                maze, found = random_maze(rng, shape)
                print(maze.text, end='', file=file)
                rows = [[found.get(maze.first.get((x, y)), -1) for x in range(maze.width)] for y in range(maze.height)]
                print('\n' * (k > 0) + maze.header, *(' '.join(map(str, row)) for row in rows), sep='\n', file=table)
                print('\n' * (k > 0) + maze.header, file=edges)
                for *pair, between in maze.edges:
                    if maze.closed(between):
                        continue
                    both = all(maze.rows[y][x] & PATH for x, y in pair)
                    print('%d,%d %d,%d' % sum(sorted(pair, key=lambda c: c[::-1]), ()) + " {'path': 1}" * both, file=edges)


def graphs(shape):
    at, steps = 0, ((0, -1), (1, 0), (0, 1), (-1, 0))
    with open(shape + '.npy', 'rb') as file, open(shape + '.json') as lines:
        data, records = file.read(), [json.loads(line) for line in lines]
    for number, maze in enumerate(mazes.read(shape, Maze)):
        want, moves = sorted(sorted(pair) for *pair, wall in maze.edges if not maze.closed(wall)), set()
        at += 10 + data[at + 8] + 256 * data[at + 9]
        for k in [k for k in range(4 * maze.width * maze.height) if data[at + k]]:
            (x, y), (dx, dy) = (k // 4 % maze.width, k // 4 // maze.width), steps[k % 4]
            moves.add((maze.first[x, y], maze.first[(x + dx) % maze.width if maze.wraps else x + dx, y + dy]))
        at += 4 * maze.width * maze.height
        if {(a, b) for a, b in moves if a != b} != {pair for a, b in want for pair in ((a, b), (b, a))}:
            print(shape, number, 'npy:', moves)
        got = [[tuple(records[number]['cells'][k]) for k in pair] for pair in records[number]['passages']]
        if sorted(map(sorted, got)) != want:
            print(shape, number, 'json:', got)


def labels(width, height, is_free, steps):
    """Returns a label for each free pixel, 0 for the others, and the number of labels."""
    label, count = [0] * (width * height), 0
    for first in range(width * height):
        if not is_free[first] or label[first]:
            continue
        count += 1
        label[first], stack = count, [first]
        while stack:
            at = stack.pop()
            for dx, dy in steps:
                x, y = at % width + dx, at // width + dy
                if 0 <= x < width and 0 <= y < height and is_free[y * width + x] and not label[y * width + x]:
                    label[y * width + x] = count
                    stack.append(y * width + x)
    return label, count


def gap(maze, solid, cell, usual, door=''):
    """Returns the wall that a picture omits at a start or goal without an opening: the first one of a solid cell, on the
    side of the header field `door` if it can be there."""
    if door.startswith(('none', 'inside', 'deadend')):
        return None
    found, order = [(9, 0, None)], door[:1].upper() + usual + 'NESW'
    for a, b, wall in maze.sides:
        if cell not in (a, b) or cell in solid or (wall[0] == maze.width and maze.wraps):
            continue
        if wall not in maze.outside and {a, b} & (solid | {None}):
            side = ('EW', 'SN')[wall[2] == 2][cell == b]
            found.append((order.index(side), wall[0], wall))
        elif wall in maze.outside and not maze.closed(wall):
            return None
    return min(found)[2]


def drawn_sides(maze):
    """Yields maze.sides; the seam of a cylinder of squares is drawn as two borders."""
    for a, b, wall in maze.sides:
        seam = maze.shape == 'squares' and maze.wraps and wall[0] == maze.width and wall[2] == 1
        yield from ((a, None, wall), (b, None, wall)) if seam else ((a, b, wall),)


def check_connections(name, maze, spot, solid, gaps, width, height, is_free):
    """Prints what is connected in the picture, where the cells are at the pixels `spot`, but not in the maze."""
    spot['outside'] = 0
    if maze.shape == 'rings':
        spot['middle'] = height // 2 * width + width // 2
    group, found = {c: c for c in spot}, {}

    def top(c):
        while group[c] != c:
            c = group[c]
        return c
    for a, b, between in drawn_sides(maze):
        a, b = a or 'outside', b or ('middle' if 'middle' in spot and between[2] == 2 else 'outside')
        if not maze.closed(between) or between in gaps or {a, b} <= solid | {'outside', 'middle'}:
            group[top(a)] = top(b)
    label, count = labels(width, height, is_free, SIDES)
    for c in group:
        found.setdefault(top(c), set()).add(label[spot[c]])
    if any(len(s) != 1 or 0 in s for s in found.values()) or not len(set().union(*found.values())) == len(found) == count:
        print(name, 'connected:', found, count)


def whole(cut):
    """Returns a maze with the cells that a mask has cut off, and the set of its solid cells."""
    maze = Maze(cut.header)
    maze.rows = cut.rows
    return maze, set(maze.parts) - set(cut.parts) | cut.solids()


def check(shape, size, wall, margin, colors):
    data, at = sys.stdin.buffer.read(), 0
    shades = {None: (230, 230, 230), 'alone': (255, 255, 255)}
    for number, cut in enumerate(mazes.read(shape, Maze)):
        maze, solid = whole(cut)
        start, goal = maze.first[maze.start], maze.first[maze.goal]
        head, width, height, most = data[at:].split(None, 4)[:4]
        at = data.index(most, at + 2 + len(width) + len(height)) + len(most) + 1
        width, height, depth = int(width), int(height), 3 if head == b'P6' else 1
        pixels = [tuple(data[k:k + depth]) for k in range(at, at + depth * width * height, depth)]
        at += depth * width * height
        spot = {c: (lambda p: p[1] * width + p[0])(middle(maze, c, size, wall, margin)) for c in maze.parts}
        check_connections((shape, number), maze, spot, solid, (gap(maze, solid, start, 'N'), gap(maze, solid, goal, 'S')), width,
                          height, [sum(p) > (0 if depth == 1 or colors == 'distance' else 199) for p in pixels])
        walk = maze.distances([start])
        for c in [c for c in maze.parts if c not in solid and not maze.rows[c[1]][c[0]] & PATH]:
            shade = 255 * walk[c] // (max(walk.values()) or 1) if c in walk else None
            if colors == 'sets':
                shade = (number, min(maze.distances([c]))) if maze.passages[c] else 'alone'
            if colors in ('distance', 'sets') and shades.setdefault(shade, pixels[spot[c]]) != pixels[spot[c]]:
                print(shape, number, 'shade:', c, shade, pixels[spot[c]])
        if colors != 'path':
            continue
        red = [p in ((225, 50, 40), (20, 150, 60), (120, 50, 200)) for p in pixels]
        label, count = labels(width, height, red, SIDES + [(1, 1), (1, -1), (-1, 1), (-1, -1)])
        if start not in solid and (count != 1 or not label[spot[start]] or not label[spot[goal]]):
            print(shape, number, 'the path has %d parts' % count)
        for c in maze.parts:
            mark = maze.rows[c[1]][c[0]]
            if c not in solid and not mark & PATH and pixels[spot[c]] != ((205, 225, 250) if mark & VISITED else (255, 255, 255)):
                print(shape, number, c, pixels[spot[c]])


class Board(mazes.Maze):
    """A board in the form of shape_maze.Maze: its parts are the free blocks."""
    shape, wraps = 'squares', False

    def __init__(self, header, rows):
        super().__init__(header, rows)
        self.parts = [cell for cell in self.cells() if not self.solid(*cell)]
        self.sides = [(cell, self.beside(*cell, d) if self.has(*self.beside(*cell, d)) else None, (*cell, d))
                      for cell in self.parts for d in 'NESW' if not self.obstacle(*self.beside(*cell, d))]

    def closed(self, wall):
        return False


def check_page(file):
    unit = {'hex': math.sqrt(3), 'triangles': math.sqrt(3) / 2}
    for maze in mazes.read(file, lambda *record: (Board if ' block ' in record[0] else Maze)(*record)):
        size, margin, width, height = map(float, sys.stdin.readline().split())
        width, height, gaps = int(width), int(height), []
        maze, solid = whole(maze) if maze.kind == 'walls' else (maze, set())
        is_free = [c == '1' for _ in range(height) for c in sys.stdin.readline().strip()]
        spot = {c: (lambda p: p[1] * width + p[0])(middle(maze, c, size * unit.get(maze.shape, 1), 0, margin)) for c in maze.parts}
        if maze.kind == 'walls' and ('mask' in maze.fields or 'given' in maze.fields or 'algorithm' not in maze.fields):
            gaps = [gap(maze, solid, maze.first[at], usual, maze.fields.get(key, '')) for at, usual, key in
                    ((maze.start, 'N', 'entrance'), (maze.goal, 'S', 'exit')) if at in maze.first]
        check_connections(maze.header, maze, spot, solid, gaps, width, height, is_free)


if sys.argv[1] == 'graphs':
    graphs(sys.argv[2])
elif sys.argv[1] == 'check':
    check(sys.argv[2], *map(float, sys.argv[3:6]), sys.argv[6])
elif sys.argv[1] == 'page':
    check_page(sys.argv[2])
else:
    write(sys.argv[1], int(sys.argv[2]))
