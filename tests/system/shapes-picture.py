# shapes-picture.py SEED N: writes N random mazes of each shape, with a path from start to goal and visited cells, to
# files SHAPE, and what maze-render -f distance and -f edges print of them to SHAPE.distance and SHAPE.edges.
#
# shapes-picture.py check SHAPE PIXEL WALL MARGIN MARKS < PICTURES: reads the pictures (P6) of these mazes, cells of
# PIXEL and walls of WALL pixels. Labels the pixels that are not dark, and checks that two cells, or a cell and the
# outside or the middle, have one label if and only if they are connected. With MARKS=1, checks that the path is
# connected, from start to goal, and that the middles of cells have their colours.
import math
import random
import sys

NORTH, WEST, PATH, VISITED = 2, 1, 4, 8


class Maze:
    """The graph of a maze: cells by their first part, 'outside' and 'middle'."""

    def __init__(self, shape, width, height, rows):
        self.shape, self.width, self.height, self.rows = shape, width, height, rows
        self.wraps = shape.startswith('rings')
        self.cells = sorted({self.cell(x, y) for y in range(height) for x in range(width)} - {'outside'},
                            key=lambda c: (c[1], c[0]))

    def parts(self, y):
        if self.shape == 'hex':
            return 2
        if not self.wraps:
            return 1
        cells = int(self.shape.split('=')[1])
        for ring in range(1, self.height - y):
            cells *= 2 if 2 * math.pi * (ring + 1.5) / cells > 1.5 else 1
        return self.width // cells

    def cell(self, x, y):
        x = x % self.width if self.wraps else x
        if y == self.height and self.wraps:
            return 'middle'
        if not 0 <= x < self.width or not 0 <= y < self.height:
            return 'outside'
        shift = y % 2 if self.shape == 'hex' else 0
        if self.shape == 'hex' and not shift <= x < self.width - 1 + shift:
            return 'outside'
        return x - (x - shift) % self.parts(y), y

    def walls(self):
        """Yields each wall of the matrix: x, y, its bit, its two cells, and whether it always stays."""
        for y in range(self.height + 1):
            for x in range(self.width + 1):
                here = self.cell(x, y)
                inside = 0 < x < self.width
                half = self.shape == 'hex' and (here == 'outside' or self.cell(x - 1, y) == 'outside')
                if y < self.height and (x or not self.wraps):
                    yield x, y, WEST, self.cell(x - 1, y), here, inside and half
                if x < self.width:
                    stays = self.wraps and y > 0 and x % self.parts(y - 1) != 0
                    stays |= self.shape == 'triangles' and (x + y) % 2 == 0
                    half = self.shape == 'hex' and 0 < y < self.height
                    stays |= half and 'outside' in (here, self.cell(x, y - 1))
                    yield x, y, NORTH, self.cell(x, y - 1), here, stays

    def passages(self):
        return sorted({(a, b) for x, y, bit, a, b, _ in self.walls() if a != b and not self.rows[y][x] & bit},
                      key=lambda p: str(p))

    def distances(self, start):
        found, queue = {start: 0}, [start]
        beside = {}
        for a, b in self.passages():
            if 'outside' not in (a, b) and 'middle' not in (a, b):
                beside.setdefault(a, []).append(b)
                beside.setdefault(b, []).append(a)
        back = {}
        for a in queue:
            for b in beside.get(a, []):
                if b not in found:
                    found[b], back[b] = found[a] + 1, a
                    queue.append(b)
        return found, back, queue[-1]

    def middle(self, cell, size, wall, margin):
        """Returns the pixel in the middle of a cell."""
        x, y = cell
        if self.shape == 'hex':
            px, py = (x + 1) / 2, (1.5 * y + 1) / math.sqrt(3)
        elif self.shape == 'triangles':
            px, py = (x + 1) / math.sqrt(3), y + (2 if (x + y) % 2 == 0 else 1) / 3
        else:
            turn, radius = 2 * math.pi * (x + self.parts(y) / 2) / self.width, self.height + 0.5 - y
            px, py = self.height + 1 + radius * math.sin(turn), self.height + 1 - radius * math.cos(turn)
        return tuple(int((size + wall) * p + wall / 2 + margin) for p in (px, py))


def random_maze(rng, shape):
    """Returns a maze with its marks, its start and its goal."""
    height, width = rng.randint(1, 6), rng.randint(1, 6)
    width = 2 * width + 1 if shape == 'hex' else width + 2
    if shape == 'rings':
        inner = width = rng.randint(1, 8)
        shape = 'rings:inner=%d' % inner
        for ring in range(1, height):
            width *= 2 if 2 * math.pi * (ring + 1.5) / width > 1.5 else 1
    maze = Maze(shape, width, height, [[0] * (width + 1) for _ in range(height + 1)])
    share = rng.choice([0.2, 0.4, 0.6, 0.8])
    for x, y, bit, a, b, stays in maze.walls():
        border = 'outside' in (a, b) or 'middle' in (a, b)
        if stays or (a != b and rng.random() >= (0.1 * share if border else share)) or (a == b and (x == width or a == 'outside')):
            maze.rows[y][x] |= bit
    for y in range(height if maze.wraps else 0):
        maze.rows[y][0] |= maze.rows[y][width] & WEST
    start = rng.choice(maze.cells)
    found, back, goal = maze.distances(start)
    path = [goal]
    while path[-1] != start:
        path.append(back[path[-1]])
    for y in range(height):
        for x in range(width):
            cell = maze.cell(x, y)
            maze.rows[y][x] |= PATH if cell in path else VISITED if cell in found else 0
    return maze, start, goal


def write(seed, n):
    for shape in 'hex', 'rings', 'triangles':
        rng = random.Random('%s %s' % (seed, shape))
        with open(shape, 'w') as file, open(shape + '.distance', 'w') as table, open(shape + '.edges', 'w') as edges:
            for k in range(n):
                maze, start, goal = random_maze(rng, shape)
                head = '# maze walls %d %d shape=%s%s start=%d,%d goal=%d,%d' % (
                    maze.width, maze.height, maze.shape, ' wrap=x' * maze.wraps, *start, *goal)
                print(head, *(''.join('%x' % d for d in row) for row in maze.rows), '', sep='\n', file=file)
                found = maze.distances(start)[0]
                print('\n' * (k > 0) + head, *(' '.join(str(found.get(maze.cell(x, y), -1)) for x in range(maze.width))
                                               for y in range(maze.height)), sep='\n', file=table)
                print('\n' * (k > 0) + head, file=edges)
                for a, b in maze.passages():
                    if 'outside' not in (a, b) and 'middle' not in (a, b):
                        a, b = sorted((a, b), key=lambda c: (c[1], c[0]))
                        both = all(maze.rows[y][x] & PATH for x, y in (a, b))
                        print('%d,%d %d,%d' % (a + b) + " {'path': 1}" * both, file=edges)


def read(shape):
    """Yields the mazes of a file, each with its start and its goal."""
    for record in open(shape).read().strip('\n').split('\n\n'):
        head, *rows = record.split('\n')
        words = head.split()
        fields = dict(word.split('=', 1) for word in words[5:])
        places = [tuple(map(int, fields[key].split(','))) for key in ('start', 'goal')]
        yield Maze(fields['shape'], int(words[3]), int(words[4]), [[int(d, 16) for d in row] for row in rows]), *places


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


def check(shape, size, wall, margin, marks):
    data, at = sys.stdin.buffer.read(), 0
    side = [(1, 0), (-1, 0), (0, 1), (0, -1)]
    for number, (maze, start, goal) in enumerate(read(shape)):
        head, width, height, most = data[at:].split(None, 4)[:4]
        at = data.index(most, at + 2 + len(width) + len(height)) + len(most) + 1
        width, height = int(width), int(height)
        pixels = [tuple(data[k:k + 3]) for k in range(at, at + 3 * width * height, 3)]
        at += 3 * width * height
        spot = {c: (lambda p: p[1] * width + p[0])(maze.middle(c, size, wall, margin)) for c in maze.cells}
        passages = maze.passages()
        joined = {c for pair in passages for c in pair}
        solid = {c for c in maze.cells if c not in joined and len(maze.cells) > 1}
        group = {c: c for c in maze.cells + ['outside', 'middle'][:1 + maze.wraps]}

        def top(c):
            while group[c] != c:
                c = group[c]
            return c
        for x, y, bit, a, b, stays in maze.walls():
            out = [c in solid or c in ('outside', 'middle') for c in (a, b)]
            if ((a, b) in passages and not maze.rows[y][x] & bit) or (all(out) and (maze.shape == 'hex' or not stays)):
                group[top(a)] = top(b)
        label, count = labels(width, height, [sum(p) >= 200 for p in pixels], side)
        spot['outside'] = 0
        if maze.wraps:
            spot['middle'] = height // 2 * width + width // 2
        found = {}
        for c in group:
            found.setdefault(top(c), set()).add(label[spot[c]])
        if any(len(s) != 1 or 0 in s for s in found.values()) or not len(set().union(*found.values())) == len(found) == count:
            print(shape, number, 'connected:', found, count)
        if not marks:
            continue
        red = [p in ((225, 50, 40), (20, 150, 60), (120, 50, 200)) for p in pixels]
        label, count = labels(width, height, red, side + [(1, 1), (1, -1), (-1, 1), (-1, -1)])
        if start not in solid and (count != 1 or not label[spot[start]] or not label[spot[goal]]):
            print(shape, number, 'the path has %d parts' % count)
        for c in maze.cells:
            mark = maze.rows[c[1]][c[0]]
            if c not in solid and not mark & PATH and pixels[spot[c]] != ((205, 225, 250) if mark & VISITED else (255, 255, 255)):
                print(shape, number, c, pixels[spot[c]])


if sys.argv[1] == 'check':
    check(sys.argv[2], *map(float, sys.argv[3:6]), sys.argv[6] == '1')
else:
    write(sys.argv[1], int(sys.argv[2]))
