#!/usr/bin/env python3
"""scans: draws mazes, treats the pictures as a pen, a scanner or a camera would, and asks a reader of pictures to
solve them. The script knows where each cell is in the final picture, so it can tell whether the path of blocks that
the reader answers crosses a wall of the drawing.

    scans.py [--count N] [--seed S] [--first K] [--only TREATMENT] [--reader COMMAND] [--keep DIR [--keep-all]]

Of 8 pictures one must be refused; of the others every second has one treatment, in turn, and the rest have three.
It prints a line for each picture that is refused or wrong, then a table. The status is 1 if a picture is wrong, or if
fewer than 98 percent are solved. Picture K of a seed is always the same. Needs rsvg-convert, the font DejaVu Sans,
netpbm and numpy, and tests in $PYTHONPATH.
"""
import argparse
import collections
import functools
import itertools
import math
import multiprocessing
import os
import random
import subprocess
import sys

import numpy

import mazes

WORDS = ["MAZE", "Labyrinth", "Find the way", "Puzzle No. 8", "Start here", "Level 3"]


def run(command, data=b""):
    """Runs a program with data on its standard input and returns what it writes."""
    return subprocess.run([str(word) for word in command], input=data, capture_output=True, check=True).stdout


# Shapes: mazes to be drawn. The unit of length is the distance between two neighbouring cells.
# sides    the places for walls: (cell, neighbour or None outside, points)
# links    the neighbours of each cell that can be reached from it
# doors    the sides of the outline that are open
# locate   a function of x and y that names the cell there, or something else outside
# loops    whether there may be several paths

Shape = collections.namedtuple("Shape", "name sides links doors locate loops")
SQUARE = {"N": [(0, 0), (1, 0)], "W": [(0, 0), (0, 1)], "S": [(0, 1), (1, 1)], "E": [(1, 0), (1, 1)]}


def walls(shape):
    """Returns the walls, each a list of points. A door in an arc leaves some of it on both sides."""
    doors = [side[2] for side in shape.doors]
    closed = [points for cell, neighbour, points in shape.sides if neighbour not in shape.links[cell]]
    posts = [piece for points in doors if len(points) > 2 for piece in (points[:4], points[-4:])]
    return [points for points in closed if points not in doors] + posts


def choose_doors(rng, sides, count):
    """Chooses sides of the outline that are a third of the maze apart."""
    outline = [side for side in sides if side[1] is None]
    apart = max(math.dist(outline[0][2][0], points[0]) for _, _, points in outline) / 3
    while True:
        doors = rng.sample(outline, count)
        if all(math.dist(a[2][0], b[2][0]) > apart for a, b in itertools.combinations(doors, 2)):
            return doors


def link(links, a, b):
    """Opens the side between two cells."""
    links[a].add(b)
    links[b].add(a)


def grow_maze(rng, name, sides, locate, doors):
    """Returns a shape whose links are a spanning tree, grown from the newest or a random cell; some have loops."""
    near, links = collections.defaultdict(set), collections.defaultdict(set)
    inner = [side[:2] for side in sides if side[1] is not None]
    for pair in inner:
        link(near, *pair)
    steps, newest, loops = [(min(near), min(near))], rng.choice([0.5, 0.9, 1]), rng.random() < 0.25
    while steps:
        cell, to = steps.pop(-1 if rng.random() < newest else rng.randrange(len(steps)))
        if to not in links:
            link(links, cell, to)
            steps += [(to, beyond) for beyond in rng.sample(sorted(near[to]), len(near[to]))]
    for pair in rng.sample(inner, len(inner) // 20 if loops else 0):
        link(links, *pair)
    return Shape(name, sides, links, choose_doors(rng, sides, doors), locate, loops)


def squares(rng, doors, mask=""):
    """Makes a rectangular maze, or one in the shape of a mask, with maze-gen, which also finds two doors."""
    loops, width = rng.random() < 0.25, round(8 * 7.5 ** rng.random())
    algorithm = rng.choice("backtracker kruskal wilson prim hunt-and-kill division growing-tree eller".split())
    options = ["-s", rng.randrange(10 ** 6), "-b", 0.7 if loops else 0, "-a", algorithm]
    options += ["-m", "-"] if mask else ["-w", width, "-h", min(max(6, round(width * rng.uniform(0.6, 0.75))), 40)]
    lines = run(["maze-gen"] + options, mask.encode()).decode().split("\n")
    maze = mazes.Maze(lines[0], [line for line in lines[1:] if line])
    links = {cell: set(maze.moves(*cell).values()) for cell in maze.cells() if not maze.solid(*cell)}
    sides, opened = [], []
    for (x, y), d in itertools.product(links, SQUARE):
        neighbour = maze.beside(x, y, d)
        if neighbour not in links or d in "NW":
            sides.append(((x, y), neighbour if neighbour in links else None, [(x + i, y + j) for i, j in SQUARE[d]]))
            opened += [] if neighbour in links or maze.wall(x, y, d) else sides[-1:]
    return Shape("heart" if mask else "rectangle", sides, links, opened if doors == 2 else choose_doors(rng, sides, doors),
                 lambda x, y: (math.floor(x), math.floor(y)), loops)


def heart(rng, doors):
    """Makes a maze in the shape of a heart."""
    half = rng.randrange(9, 22)
    places = [(i + 0.5) / half - 1 for i in range(2 * half)]
    rows = ["".join("01"[(1.4 * x * x + y * y - 1) ** 3 > 1.4 * x * x * y ** 3] for x in places)
            for y in [0.12 - 1.1 * place for place in places]]
    return squares(rng, doors, "\n".join(row for row in rows if "0" in row) + "\n")


def arc(radius, angle, step):
    """Returns points along a part of a circle around 0,0."""
    return [(radius * math.cos(angle + step * i / 16), radius * math.sin(angle + step * i / 16)) for i in range(17)]


def circle(rng, doors):
    """Makes a circular maze: rings of cells, whose number doubles outwards, around a round cell."""
    rings, count, sides = rng.randrange(4, 15), [1, 6], []
    for ring in range(1, rings + 1):
        step = 2 * math.pi / count[ring]
        for k in range(count[ring]):
            sides.append(((ring, k), (ring - 1, k * count[ring - 1] // count[ring]), arc(ring, step * k, step)))
            sides.append(((ring, k), (ring, (k - 1) % count[ring]), [arc(r, step * k, 0)[0] for r in (ring, ring + 1)]))
        count.append(count[ring] * (2 if step * (ring + 1) >= 2 else 1))
    sides += [((rings, k), None, arc(rings + 1, step * k, step)) for k in range(count[rings])]

    def locate(x, y):
        """Names the ring, and the number of the cell in it."""
        ring = math.floor(math.hypot(x, y))
        return (ring, math.floor(math.atan2(y, x) / (2 * math.pi) % 1 * count[ring])) if ring <= rings else None

    return grow_maze(rng, "circle", sides, locate, doors)


def hexagon(rng, doors):
    """Makes a maze of hexagonal cells, with a hexagon or a parallelogram as the outline."""
    sides, width, height, high = [], rng.randrange(7, 26), rng.randrange(6, 20), math.sqrt(0.75)
    cut = rng.choice([0, min(width, height) // 2])  # this much of two corners
    cells = {(q, r) for q in range(width) for r in range(height) if cut <= q + r <= width + height - 2 - cut}
    for q, r in sorted(cells):
        corners = [(q + r / 2 + math.sin(a) / math.sqrt(3), r * high - math.cos(a) / math.sqrt(3))
                   for a in [math.pi / 3 * (i + 1) for i in range(7)]]
        for i, (dq, dr) in enumerate([(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]):
            neighbour = (q + dq, r + dr)
            if neighbour not in cells or neighbour > (q, r):
                sides.append(((q, r), neighbour if neighbour in cells else None, corners[i:i + 2]))

    def locate(x, y):
        """Names the nearest cell, of those in the row above and the row below."""
        near = [(round(x - r / 2), r) for r in (math.floor(y / high), math.ceil(y / high))]
        return min(near, key=lambda cell: math.hypot(cell[0] + cell[1] / 2 - x, cell[1] * high - y))

    return grow_maze(rng, "hexagon", sides, locate, doors)


# Drawing. Lengths are in cells, but for cell, in pixels.

class Page:
    """A page with a maze on it: how it is drawn, then the pixels, and the matrix from a place in the shape to a pixel."""

    def __init__(self, rng, shape):
        self.rng, self.shape = rng, shape
        points = [point for side in shape.sides for point in side[2]]
        (self.left, self.top), (self.right, self.bottom) = numpy.min(points, axis=0), numpy.max(points, axis=0)
        area = (self.right - self.left + 4) * (self.bottom - self.top + 4)
        self.cell = min(max(math.sqrt(200000 * 6.5 ** rng.random() / area), 10), 36)  # in the final picture
        self.line, self.cap = max(rng.uniform(0.08, 0.2), 1.3 / self.cell), "square"
        self.uneven, self.wobble, self.zoom = 0, 0, 1
        self.ink, self.paper, self.words = "#000000", "#ffffff", []
        self.margin = [rng.uniform(1, 2.5) for _ in range(4)]  # left, top, right, bottom
        self.fields = [smooth(rng) for _ in range(3)]

    def moved(self, x, y):
        """Returns where the wobble of the hand puts a point."""
        return x + self.wobble * self.fields[0](x, y), y + self.wobble * self.fields[1](x, y)

    def size(self):
        """Returns width and height in pixels."""
        return self.pixels.shape[1], self.pixels.shape[0]

    def ppm(self):
        """Returns the picture as a PPM file."""
        return b"P6\n%d %d\n255\n" % self.size() + self.pixels.tobytes()

    def netpbm(self, *command):
        """Puts the pixels through a program of netpbm."""
        self.pixels = pixels_of_ppm(run(command, self.ppm()))

    def set(self, pixels):
        """Takes pixels of any numbers, within the range of a byte."""
        self.pixels = numpy.clip(numpy.rint(pixels), 0, 255).astype(numpy.uint8)


def smooth(rng):
    """Returns a smooth random function of x and y, between -1 and 1."""
    waves = [(rng.gauss(0, 1.2), rng.gauss(0, 1.2), rng.uniform(0, 6.3)) for _ in range(4)]
    return lambda x, y: sum(math.sin(a * x + b * y + c) for a, b, c in waves) / 4


def pixels_of_ppm(data):
    """Returns the pixels of a PPM file (P6, with a maximum of 255)."""
    width, height = [int(number) for number in data.split(None, 3)[1:3]]
    return numpy.frombuffer(data[-3 * width * height:], numpy.uint8).reshape(height, width, 3)


def pixels_of_svg(width, height, paper, elements):
    """Returns the pixels of an SVG drawing."""
    svg = ('<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" font-family="DejaVu Sans">'
           '<rect width="100%%" height="100%%" fill="%s"/>%s</svg>' % (width + 1, height + 1, paper, "".join(elements)))
    return pixels_of_ppm(run(["pngtopnm"], run(["rsvg-convert"], svg.encode())))


def pen(page, wall):
    """Returns the pieces of a wall as the hand draws them: (width, from, to)."""
    points = [(a[0] + (b[0] - a[0]) * i / 4, a[1] + (b[1] - a[1]) * i / 4)
              for a, b in zip(wall, wall[1:]) for i in range(4)] + wall[-1:]
    return [(page.line * (1 + page.uneven * round(4 * page.fields[2](*a)) / 4), page.moved(*a), page.moved(*b))
            for a, b in zip(points, points[1:])]


def draw(page):
    """Draws the shape and the words, and scales the pixels if there is a zoom."""
    paths = collections.defaultdict(list)
    for line, a, b in [piece for wall in walls(page.shape) for piece in pen(page, wall)]:
        paths[line].append("M%.3f,%.3f %.3f,%.3f" % (*a, *b))
    page.matrix = page.cell * numpy.array([[1, 0, page.margin[0] - page.left], [0, 1, page.margin[1] - page.top],
                                           [0, 0, 1 / page.cell]])
    elements = ['<g transform="matrix(%f %f %f %f %f %f)" fill="%s" stroke-linecap="%s" text-anchor="middle">'
                % (*page.matrix[:2].T.ravel() / page.zoom, page.ink, page.cap)]
    elements += ['<path stroke="%s" stroke-width="%.3f" d="%s"/>' % (page.ink, line, " ".join(paths[line])) for line in paths]
    elements += ['<text x="%.2f" y="%.2f" font-size="%.2f">%s</text>' % words for words in page.words] + ["</g>"]
    size = page.matrix @ [page.right + page.margin[2], page.bottom + page.margin[3], 1] / page.zoom
    page.pixels = pixels_of_svg(size[0], size[1], page.paper, elements)
    if page.zoom != 1:
        page.netpbm("pamscale", "%.4f" % page.zoom)


def write(page, side, text, size, share=0.5):
    """Writes a text above (side 1) or below the maze (side 3), and makes room for it."""
    y = page.top - page.margin[1] - 0.8 if side == 1 else page.bottom + page.margin[3] + size
    page.words.append((page.left + share * (page.right - page.left), y, size, text))
    page.margin[side] += 1.4 * size + 0.8


# Treatments of the drawing.

def zoom(page):
    """Draws smaller or larger, and later scales the pixels by any factor."""
    page.zoom = min(page.rng.uniform(0.6, 2.7), page.cell / 6)


def thick_lines(page):
    """Draws with a thick pen."""
    page.line = {"hexagon": 0.18, "circle": 0.28}.get(page.shape.name, 0.33) * page.rng.uniform(1, 1.35)


def thin_lines(page):
    """Draws lines of 1 to 1.8 pixels."""
    page.line = page.rng.uniform(1, 1.8) / page.cell


def round_caps(page):
    """Draws with a round pen."""
    page.cap = "round"


def uneven_lines(page):
    """Presses the pen more and less."""
    page.uneven = page.rng.uniform(0.4, 0.7)


def wobble(page):
    """Draws by hand."""
    page.wobble = page.rng.uniform(0.12, 0.2)


def coloured_walls(page):
    """Draws with a coloured pen."""
    page.ink = page.rng.choice(["#c8141e", "#143cc8", "#007828", "#82148c", "#e66e00", "#008296"])


def yellow_walls(page):
    """Draws with a yellow pen."""
    page.ink = "#ffe100"


def grey_paper(page):
    """Draws in dark grey on grey paper."""
    page.paper, page.ink = page.rng.choice([("#c4c4c4", "#787878"), ("#ababab", "#606060"), ("#8f8f8f", "#484848")])


def large_margin(page):
    """Leaves much of the page empty."""
    page.margin = [page.rng.uniform(3, 9) for _ in range(4)]


def no_margin(page):
    """Cuts the page at the outline."""
    page.margin = [page.line / 2] * 4


def title(page):
    """Writes a title above or below the maze."""
    write(page, page.rng.choice([1, 3]), page.rng.choice(WORDS), min(page.rng.uniform(1, 2.2), (page.right - page.left) / 10))


def page_number(page):
    """Writes a number below the maze."""
    write(page, 3, str(page.rng.randrange(2, 400)), 0.9, page.rng.choice([0.1, 0.5, 0.9]))


# Treatments of the picture.

def frame(page):
    """Draws a line around everything."""
    line, ink = page.rng.randrange(1, 4), [int(page.ink[k:k + 2], 16) for k in (1, 3, 5)]
    page.pixels = page.pixels.copy()
    page.pixels[:line] = page.pixels[-line:] = page.pixels[:, :line] = page.pixels[:, -line:] = ink


def quarter_turn(page):
    """Turns the page by 90, 180 or 270 degrees."""
    for _ in range(page.rng.randrange(1, 4)):
        page.matrix = numpy.array([[0, 1, 0], [-1, 0, page.size()[0]], [0, 0, 1]]) @ page.matrix
        page.netpbm("pamflip", "-rotate90")


def turn(page):
    """Turns the page by 1 to 5 degrees."""
    angle = page.rng.choice([-1, 1]) * page.rng.uniform(1, 5)
    c, s, (x, y) = math.cos(math.radians(angle)), math.sin(math.radians(angle)), page.size()
    page.netpbm("pnmrotate", "-background=" + page.paper, "%.3f" % angle)
    u, v = page.size()
    page.matrix = numpy.array([[c, s, (u - c * x - s * y) / 2], [-s, c, (v + s * x - c * y) / 2], [0, 0, 1]]) @ page.matrix


def perspective(page):
    """Looks at the page from a side: adds a margin, whose corners come nearer by up to 7 percent of the page."""
    pad = round(0.08 * max(page.size()))
    page.netpbm("pnmmargin", "-color", page.paper, pad)
    width, height = page.size()
    corners = [(abs(x - page.rng.uniform(0, 0.9 * pad)), abs(y - page.rng.uniform(0, 0.9 * pad)))
               for y in (0, height) for x in (0, width)]
    page.netpbm("pamperspective", "--interpolation=linear", "--width=%d" % width, "--height=%d" % height,
                *["%.2f" % number for corner in corners for number in corner])
    page.matrix[:2] += pad * page.matrix[2]
    page.matrix = homography(corners, [(0, 0), (width, 0), (0, height), (width, height)]) @ page.matrix


def homography(old, new):
    """Returns the matrix that takes four points to four others."""
    rows = [row for (x, y), (u, v) in zip(old, new)
            for row in ([x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y])]
    return numpy.append(numpy.linalg.solve(rows, numpy.ravel(new)), 1).reshape(3, 3)


def shadow(page):
    """Darkens the page towards one side, and more beyond the soft edge of a shadow."""
    y, x = numpy.mgrid[-1:1:page.pixels.shape[0] * 1j, -1:1:page.pixels.shape[1] * 1j]
    angle, edge = page.rng.uniform(0, 6.3), page.rng.uniform(-0.5, 0.5)
    along = x * math.cos(angle) + y * math.sin(angle)
    fade = 1 - page.rng.uniform(0.15, 0.25) * (along + 1.4) / 2.8
    fade *= 1 - page.rng.uniform(0.2, 0.35) / (1 + numpy.exp((edge - along) * 12))
    page.set(page.pixels * fade[:, :, None])


def inverted(page):
    """Turns dark on light into light on dark."""
    page.netpbm("pnminvert")


def blur(page):
    """Puts the lens out of focus."""
    sigma = page.rng.uniform(0.8, max(1, min(0.07, page.line) * page.cell))
    half = math.ceil(2.5 * sigma)
    bell = [math.exp(-(i / sigma) ** 2 / 2) for i in range(-half, half + 1)]
    page.netpbm("pnmconvol", "-normalize", "-matrix=" + ";".join(",".join("%.5f" % (a * b) for a in bell) for b in bell))


def noise(page):
    """Adds noise to each pixel; pamaddnoise takes numbers below 0 for white."""
    source = numpy.random.RandomState(page.rng.randrange(10 ** 6))
    page.set(page.pixels + source.normal(0, page.rng.uniform(8, 25), page.pixels.shape))


def salt_and_pepper(page):
    """Makes 2 percent of the pixels white or black."""
    dice = numpy.random.RandomState(page.rng.randrange(10 ** 6)).random_sample(page.pixels.shape[:2])[:, :, None]
    page.set(numpy.where(dice < 0.01, 0, numpy.where(dice > 0.99, 255, page.pixels)))


def jpeg(page):
    """Stores the picture as JPEG of quality 40 to 60."""
    page.netpbm("sh", "-c", "pnmtojpeg -quality=%d | jpegtopnm" % page.rng.randrange(40, 61))


DRAWING = [zoom, thick_lines, thin_lines, round_caps, uneven_lines, wobble, coloured_walls, yellow_walls, grey_paper,
           large_margin, no_margin, title, page_number]
TREATING = [frame, quarter_turn, turn, perspective, shadow, inverted, blur, noise, salt_and_pepper, jpeg]
NAMES = [treatment.__name__ for treatment in DRAWING + TREATING]
EXCLUDE = [{"thick_lines", "thin_lines"}, {"thin_lines", "uneven_lines"},
           {"coloured_walls", "yellow_walls", "grey_paper"}, {"large_margin", "no_margin"}, {"no_margin", "frame"}]
SHAPES = {"rectangle": squares, "circle": circle, "hexagon": hexagon, "heart": heart}
DOORS = {"closed": 0, "grid": 0, "one_door": 1, "three_doors": 3, "four_doors": 4}
REFUSE = ["noise", "clouds", "text", "plain", *DOORS]


# Pictures.

def choose_treatments(rng, index, only):
    """Chooses one treatment, each in its turn and then none, or three. only, if given, is among them."""
    if index % 2 == 0:
        return [only] if only else NAMES[index // 2 % (len(NAMES) + 1):][:1]
    names = []
    while len(set(names)) < 3 or any(len(group & set(names)) > 1 for group in EXCLUDE):
        names = [only or rng.choice(NAMES)] + rng.sample(NAMES, 2)
    return names


def no_maze(rng, kind):
    """Returns the pixels of a picture without a maze: noise, clouds, text or plain."""
    if kind == "clouds":
        return pixels_of_ppm(run(["ppmforge", "-clouds", "-seed", rng.randrange(1, 10 ** 6), "-xsize", 700, "-ysize", 500]))
    if kind == "text":
        size = rng.randrange(12, 60)
        lines = [(y, size, " ".join(rng.choices(WORDS, k=12))) for y in range(2 * size, 480, round(1.4 * size))]
        return pixels_of_svg(700, 500, "white", ['<text x="20" y="%d" font-size="%d">%s</text>' % line for line in lines])
    grey = rng.randrange(256)
    least, most = (0, 256) if kind == "noise" else (grey, grey + 1)
    return numpy.random.RandomState(grey).randint(least, most, (500, 700, 3)).astype(numpy.uint8)


def make(seed, number, only=None):
    """Makes picture number: (whether it must be refused, kind, treatments, page)."""
    rng = random.Random("%d %d" % (seed, number))
    refuse = REFUSE[number // 8 % len(REFUSE)] if number % 8 == 7 and not only else ""
    names = choose_treatments(rng, number if only else number - number // 8, only)
    kind = rng.choices(list(SHAPES), [10, 4, 4, 2])[0]
    shape = SHAPES[kind](rng, DOORS.get(refuse, 2))
    if refuse == "grid":
        shape = shape._replace(links={cell: set() for cell in shape.links})
    page = Page(rng, shape)
    for treatment in DRAWING + [draw] + TREATING:
        if treatment is draw or treatment.__name__ in names:
            treatment(page)
    if refuse and refuse not in DOORS:
        names, page.pixels = [], no_maze(rng, refuse)
    return refuse != "", refuse or kind, names, page


# Judging.

def path_points(page, text):
    """Returns the middles of the blocks of the path, as places in the shape; nothing if there is no path. A maze without
    the field picture is a lattice, two blocks to a cell."""
    lines = [line for line in text.split("\n") if line] or [""]
    maze = mazes.Maze(lines[0], [line for line in lines[1:] if line[0] != "#"])
    if maze.path() is None:
        return []
    if "picture" not in maze.fields:
        return [(column / 2, row / 2) for column, row in maze.path()]
    x, y, size = [float(number) for number in maze.fields["picture"].split(",")]
    pixels = numpy.array([[x + size * (column + 0.5), y + size * (row + 0.5), 1] for column, row in maze.path()])
    places = [(u / w, v / w) for u, v, w in pixels @ numpy.linalg.inv(page.matrix).T]
    moved = [page.moved(*place) for place in places]  # what the wobble moved goes back
    return [(2 * x - u, 2 * y - v) for (x, y), (u, v) in zip(places, moved)]


def is_left(a, b, c):
    """Returns whether point c lies to the left of the line from a to b."""
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


def crosses(a, b, line):
    """Returns whether the line from a to b crosses a line of several points."""
    return any(is_left(a, b, c) != is_left(a, b, d) and is_left(c, d, a) != is_left(c, d, b)
               for c, d in zip(line, line[1:]))


def fault(shape, points):
    """Returns what is wrong with a path, if anything. It must lead from door to door and cross no wall. Without loops
    its cells must be those of the only path; it may enter cells beside them, as many paths of blocks are shortest.
    Outside of the outline it may only be beside a door."""
    found = [shape.locate(*point) for point in points]
    for point, cell in zip(points, found):
        if cell not in shape.links and min(math.dist(point, door[2][0]) for door in shape.doors) > 2:
            return "the path is outside of the maze at %.1f,%.1f" % point
    steps = list(zip(points, found))
    for (p, a), (q, b) in zip(steps, steps[1:]):
        if a in shape.links and b in shape.links and a != b and b not in shape.links[a]:
            if any(crosses(p, q, line) for line in walls(shape)):
                return "the path crosses a wall between %s and %s" % (a, b)
    cells = [cell for cell, _ in itertools.groupby(cell for cell in found if cell in shape.links)]
    doors = [door[0] for door in shape.doors]
    near = [{door} | shape.links[door] for door in doors]
    if not cells or not any(cells[0] in near[i] and cells[-1] in near[1 - i] for i in (0, 1)):
        return "the path goes from %s to %s, the doors are at %s" % (cells[:1], cells[-1:], doors)
    first, last = [mazes.distances([door], shape.links.get) for door in doors]
    way = {cell for cell in first if first[cell] + last[cell] == first[doors[1]]}
    strays = {cell for cell in cells if not ({cell} | shape.links[cell]) & way}
    if not shape.loops and (strays or way - set(cells) - set(doors)):
        return "the path misses cells %s and strays to %s" % (way - set(cells), strays)
    return ""


def judge(page, must_refuse, reader):
    """Asks the reader for the path: returns whether a picture is solved, refused or wrong, and why."""
    answer = subprocess.run(["bash", "-o", "pipefail", "-c", reader], input=page.ppm(), capture_output=True, check=False)
    message = " ".join(answer.stderr.decode().split())
    exact = answer.returncode == 1 or answer.stdout.startswith(b"# maze walls")  # a drawing that is read as ours are
    if answer.returncode == 2 or (must_refuse and exact):
        return "refused", message
    if must_refuse or answer.returncode:
        return "wrong", "status %d %s" % (answer.returncode, message)
    why = fault(page.shape, path_points(page, answer.stdout.decode()))
    return "wrong" if why else "solved", why


def test(given, number):
    """Makes a picture and asks the reader about it. Returns the rows of the table that it belongs to, the result, and
    a line for it if it is not as it should be."""
    must_refuse, kind, names, page = make(given.seed, number, given.only)
    result, why = judge(page, must_refuse, given.reader)
    failed = result != ("refused" if must_refuse else "solved")
    if given.keep and (given.keep_all or failed):
        with open("%s/%04d-%s.ppm" % (given.keep, number, "-".join([kind] + names)), "wb") as file:
            file.write(page.ppm())
    line = "%d %s: %s %dx%d %s: %s" % (number, result, kind, *page.size(), ", ".join(names), why)
    return ["to be refused"] if must_refuse else [*(names or ["none"]), "a " + kind, "all"], result, line if failed else ""


def main():
    """Reads the command line, asks the reader about each picture, and prints the table."""
    parser = argparse.ArgumentParser()
    for name, default in [("count", 200), ("seed", 1), ("first", 0), ("reader", "maze-solve"), ("keep", "")]:
        parser.add_argument("--" + name, type=type(default), default=default)
    parser.add_argument("--only", choices=NAMES)
    parser.add_argument("--keep-all", action="store_true")
    given, table = parser.parse_args(), collections.defaultdict(collections.Counter)
    with multiprocessing.Pool(int(os.environ.get("JOBS") or os.cpu_count())) as pool:
        numbers = range(given.first, given.first + given.count)
        for rows, result, line in pool.imap(functools.partial(test, given), numbers):
            for row in rows:
                table[row][result] += 1
            if line:
                print(line, flush=True)
    print("%-16s %8s %8s %8s %8s" % ("treatment", "pictures", "solved", "refused", "wrong"))
    for row in NAMES + ["none"] + ["a " + kind for kind in SHAPES] + ["to be refused", "all"]:
        print("%-16s %8d %8d %8d %8d" % (row, sum(table[row].values()),
                                         *[table[row][result] for result in ("solved", "refused", "wrong")]))
    wrong, solved = table["all"]["wrong"] + table["to be refused"]["wrong"], table["all"]["solved"]
    return 1 if wrong or solved < 0.98 * sum(table["all"].values()) else 0


if __name__ == "__main__":
    sys.exit(main())
