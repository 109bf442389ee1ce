"""painter: draws mazes as maze-render(1) defines the pictures of ppm and pgm, each pixel by itself, and
compares.

    painter.py MAZES PICTURES CELL WALL MARGIN PALETTE SHADES

PICTURES holds the picture of each maze in MAZES, in type P5 or P6. Prints the pixels that differ, at
most one per maze, and how many mazes there are. SHADES is path, distance or sets. With the last two, the
colours are not known here: the pixels of a cell must have one colour, and cells of the same distance, or
the same component, too.

A pixel belongs to what its centre is in. All lengths here are in half pixels, so centres are whole.
"""
import sys

import mazes

PARTS = "free wall visited path start goal margin outside at".split()
LIGHT = [255, 0, 222, 140, 30, 100, 255, 254, 190]
COLORS = {
    "default": "255,255,255 0,0,0 205,225,250 225,50,40 20,150,60 120,50,200 255,255,255 254,254,254 245,170,0",
    "print": " ".join("%d,%d,%d" % (v, v, v) for v in LIGHT),
    "colour-blind": "255,255,255 0,0,0 200,230,245 213,94,0 0,114,178 204,121,167 255,255,255 254,254,254 "
                    "240,228,66",
    "dark": "24,26,32 168,172,182 44,62,92 255,176,32 70,200,120 240,90,90 24,26,32 24,27,32 120,200,255",
}
GREYS = {name: LIGHT for name in COLORS}
GREYS["dark"] = [24, 220, 56, 140, 176, 245, 24, 26, 90]


def gap(maze, place, field, usual):
    """Returns the wall of the start or goal that is not drawn, as a cell and a direction."""
    asked = maze.fields.get(field, "")
    made_whole = "algorithm" in maze.fields and not {"mask", "given"} & set(maze.fields)
    if maze.kind == "block" or made_whole or place is None or maze.solid(*place) or \
            asked == "none" or asked.startswith(("inside", "deadend")):
        return None
    if any(not maze.has(*maze.beside(*place, d)) and not maze.wall(*place, d) for d in "NESW"):
        return None
    names = {"north": "N", "east": "E", "south": "S", "west": "W"}
    sides = [d for name, d in names.items() if asked.startswith(name)] + [usual] + list("NESW")
    for d in sides:
        beside = maze.beside(*place, d)
        if maze.has(*beside) and maze.solid(*beside):
            return place, d
    return None


class Drawing:
    def __init__(self, maze, cell, wall):
        self.maze, self.cell, self.wall = maze, cell, 0 if maze.kind == "block" else wall
        self.pitch = self.cell + self.wall
        self.width = self.pitch * maze.width + self.wall
        self.height = self.pitch * maze.height + self.wall
        self.band = cell if cell < 3 else cell // 3
        self.gaps = {gap(maze, maze.start, "entrance", "N"), gap(maze, maze.goal, "exit", "S")}
        self.at = maze.place("at")
        self.part = [["?"] * self.width for y in range(self.height)]
        self.cells = {}  # by pixel: the cell whose shade it has
        for y in range(self.height):
            for x in range(self.width):
                self.paint_ground(x, y)
        self.paint_path()
        if self.wall:
            self.paint_walls()
        for place, name in ((maze.goal, "goal"), (maze.start, "start")):
            if place:
                middle = [2 * (n * self.pitch + self.wall) + cell for n in place]
                self.paint(name, lambda x, y: 4 * ((x - middle[0]) ** 2 + (y - middle[1]) ** 2) <= (cell + 2) ** 2,
                           [n * self.pitch for n in place], [(n + 1) * self.pitch for n in place])

    def paint(self, name, has, low, past):
        """Paints the pixels, in a part of the picture, whose centres a shape has."""
        for y in range(max(low[1], 0), min(past[1], self.height)):
            for x in range(max(low[0], 0), min(past[0], self.width)):
                if has(2 * x + 1, 2 * y + 1):
                    self.part[y][x] = name

    def is_outside(self, x, y):
        return not self.maze.has(x, y) or self.maze.solid(x, y)

    def paint_ground(self, x, y):
        """Paints a pixel by the one, two or four cells it touches."""
        def touched(n):
            return [n // self.pitch - 1, n // self.pitch] if n % self.pitch < self.wall else [n // self.pitch]
        cells = [(a, b) for a in touched(x) for b in touched(y)]
        maze, self.cells[x, y] = self.maze, cells[-1]
        outside = [self.is_outside(*c) for c in cells]
        if maze.kind == "block" and maze.solid(*cells[0]):
            part = "wall"
        elif all(outside):
            part = "outside"
        elif any(outside):
            part = "margin"
        elif all(maze.rows[b][a] & 8 for a, b in cells):
            part = "visited"
        else:
            part = "free"
        self.part[y][x] = "at" if cells == [self.at] else part

    def band_middle(self, x, y):
        return [2 * (n * self.pitch + self.wall + (self.cell - self.band) // 2) + self.band for n in (x, y)]

    def paint_path(self):
        maze, band = self.maze, self.band
        for x, y in maze.cells():
            if not maze.marked(x, y):
                continue
            a = self.band_middle(x, y)
            low, past = [x * self.pitch, y * self.pitch], [(x + 2) * self.pitch, (y + 2) * self.pitch]
            self.paint("path", lambda u, v: (u - a[0]) ** 2 + (v - a[1]) ** 2 <= band ** 2, low, past)
            for d in "ES":
                to = maze.beside(x, y, d)
                if maze.marked(*to) and not maze.wall(x, y, d):
                    b = self.band_middle(*to)
                    east = d == "E"
                    self.paint("path", lambda u, v: (a[0] <= u <= b[0] and abs(v - a[1]) <= band) if east else
                               (a[1] <= v <= b[1] and abs(u - a[0]) <= band), low, past)

    def paint_walls(self):
        maze = self.maze
        gaps = [(maze.beside(*g[0], g[1]), {"N": "S", "E": "W", "S": "N", "W": "E"}[g[1]]) for g in self.gaps if g]
        gaps += [g for g in self.gaps if g]
        for x, y in maze.cells():
            for d in "NESW":
                to = maze.beside(x, y, d)
                if maze.wall(x, y, d) and ((x, y), d) not in gaps and \
                        not (self.is_outside(x, y) and self.is_outside(*to)):
                    low = [x * self.pitch + (self.pitch if d == "E" else 0),
                           y * self.pitch + (self.pitch if d == "S" else 0)]
                    past = [low[0] + self.wall, low[1] + self.pitch + self.wall] if d in "EW" else \
                           [low[0] + self.pitch + self.wall, low[1] + self.wall]
                    self.paint("wall", lambda u, v: True, low, past)


def pictures(data):
    at = 0
    while at < len(data):
        kind, size, top = data[at:].split(b"\n", 3)[:3]
        at += len(kind) + len(size) + len(top) + 3
        width, height = map(int, size.split())
        n = 3 if kind == b"P6" else 1
        yield n, width, height, data[at:at + n * width * height]
        at += n * width * height


def difference(maze, picture, cell, wall, margin, palette, shades):
    """Returns the first pixel that is wrong, as a text, or None."""
    n, width, height, data = picture
    if shades == "path" and n == 3 and "sets" in maze.fields:
        shades = "sets"
    drawing = Drawing(maze, cell, wall)
    if (width, height) != (drawing.width + 2 * margin, drawing.height + 2 * margin):
        return "the size is %dx%d" % (width, height)
    group = maze.components() if shades == "sets" else maze.distances() if shades == "distance" else {}
    groups = {}
    for y in range(height):
        for x in range(width):
            a, b = x - margin, y - margin
            inside = 0 <= a < drawing.width and 0 <= b < drawing.height
            part = drawing.part[b][a] if inside else "margin"
            at = PARTS.index(part)
            got = tuple(data[n * (y * width + x):][:n])
            want = (GREYS[palette][at],) if n == 1 else tuple(map(int, COLORS[palette].split()[at].split(",")))
            if shades == "distance" and part == "path":
                want = (255, 255, 255)
            if part in ("free", "visited") and shades != "path":
                shade = group.get(drawing.cells[a, b])
                if shade is not None or shades == "distance":
                    want = groups.setdefault(shade, got)
            if got != want:
                return "pixel %d,%d is %s, not %s %s" % (x, y, got, part, want)
    return None


def main():
    streams, images, cell, wall, margin, palette, shades = sys.argv[1:]
    count = 0
    data = open(images, "rb").read()
    found = mazes.read(streams)
    for maze, picture in zip(found, pictures(data)):
        wrong = difference(maze, picture, int(cell), int(wall), int(margin), palette, shades)
        if wrong:
            print("maze %d: %s" % (count + 1, wrong))
        count += 1
    print(count if count == len(found) else "missing")


main()
