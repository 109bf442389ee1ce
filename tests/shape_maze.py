"""shape_maze: the graph of a maze with a shape, from its definition in maze(5), for tests that compare with the programs.
Beside what mazes.Maze has:

    maze.parts          the parts of each cell, by the first of them, which stands for it; in reading order
    maze.first          by part (x, y): its cell
    maze.sides          (cell, cell, wall) for each wall between cells or, with None, beside one; wall is (x, y, bit)
    maze.edges          those between two cells
    maze.outside        by wall in the border that may be a door: its cell
    maze.open           the open walls of edges
    maze.passages       by cell: (cell, wall) for each of these
    maze.solids()       the cells without an open wall
    maze.problems()     what is wrong with the other walls

Maze(HEADER) is a maze whose walls are all closed.
"""
import functools
import math
from fractions import Fraction

import mazes

WEST, NORTH = 1, 2


def ring_cells(inner, rings):
    """Returns the number of cells of each ring, the outermost first."""
    counts = [inner]
    while len(counts) < rings:
        wide = 2 * math.pi * (len(counts) + 1.5) / counts[-1]
        counts.append(counts[-1] * (2 if wide > 1.5 else 1))
    return counts[::-1]


class Maze(mazes.Maze):
    def __init__(self, header, rows=()):
        super().__init__(header, rows)
        self.shape, _, keys = self.fields.get("shape", "squares").partition(":")
        self.wraps = self.fields.get("wrap") == "x"
        self.wide = [2 if self.shape == "hex" else 1] * self.height
        if self.shape == "rings":
            counts = ring_cells(int(keys.split("=")[1]), self.height)
            self.wide = [self.width // n for n in counts]
            assert counts[0] == self.width and self.wraps
        assert self.shape != "hex" or self.width % 2 == 1
        self.first, self.parts, self.sides, self.inner, self.outside = {}, {}, [], [], {}
        self.find_cells(not rows)
        self.find_walls()
        self.edges = [side for side in self.sides if None not in side]

    def closed(self, wall):
        x, y, bit = wall
        return self.rows[y][x] & bit != 0

    def open_wall(self, wall):
        x, y, bit = wall
        for at in (x, 0) if self.wraps and x == self.width else (x,):
            self.rows[y][at] &= ~bit

    def find_cells(self, is_new):
        """A cell whose parts are separated is none: it was cut off by a mask."""
        if is_new:
            self.rows = [[(y < self.height) + 2 * (x < self.width) for x in range(self.width + 1)]
                         for y in range(self.height + 1)]
        for y, n in enumerate(self.wide):
            shift = y % 2 if self.shape == "hex" else 0
            for x in range(shift, self.width - n + 1, n):
                parts = [(k, y) for k in range(x, x + n)]
                for part in parts[1:] if is_new else ():
                    self.open_wall((*part, WEST))
                if not any(self.closed((*part, WEST)) for part in parts[1:]):
                    self.parts[x, y] = parts
                    self.first.update(dict.fromkeys(parts, (x, y)))

    def add(self, a, b, wall):
        a, b = self.first.get(a), self.first.get(b)
        if a == b:
            self.inner += [wall] * (a is not None)
            return
        self.sides.append((a, b, wall))
        if None in (a, b) and (wall[0] in (0, self.width) if wall[2] == WEST else wall[1] in (0, self.height)):
            self.outside[wall] = a or b

    def find_walls(self):
        for y in range(self.height):
            for x in range(1 if self.wraps else 0, self.width + 1):
                self.add((x - 1, y), (0 if x == self.width and self.wraps else x, y), (x, y, WEST))
        for y in range(self.height + 1):
            for x in range(self.width):
                wide = self.wide[y - 1] if y else 1
                if not (self.shape == "triangles" and (x + y) % 2 == 0) and not (self.shape == "rings" and x % wide):
                    self.add((x, y - 1), (x, y), (x, y, NORTH))

    def problems(self):
        may = {wall for _, _, wall in self.edges} | set(self.outside) | set(self.inner)
        for y in range(self.height + 1):
            for x in range(self.width + 1):
                for bit in (WEST, NORTH):
                    wall, is_none = (x, y, bit), (y if bit == WEST else x) == (self.height if bit == WEST else self.width)
                    seam = self.wraps and bit == WEST and x == 0
                    if not is_none and not seam and wall not in may and not self.closed(wall):
                        return "a wall that stays is open: %s" % (wall,)
            if self.wraps and y < self.height and self.closed((0, y, WEST)) != self.closed((self.width, y, WEST)):
                return "the seam differs in row %d" % y
        return None

    @property
    def open(self):
        return {wall for _, _, wall in self.edges if not self.closed(wall)}

    @functools.cached_property
    def passages(self):
        beside = {cell: [] for cell in self.parts}
        for a, b, wall in self.edges:
            if not self.closed(wall):
                beside[a].append((b, wall))
                beside[b].append((a, wall))
        return beside

    def distances(self, sources, without=()):
        return mazes.distances(sources, lambda at: [to for to, wall in self.passages[at] if wall not in without])

    def solids(self):
        joined = {cell for a, b, wall in self.sides if not self.closed(wall) for cell in (a, b)}
        return set(self.parts) - joined if len(self.parts) > 1 else set()

    def is_tree(self):
        return len(self.distances(list(self.parts)[:1])) == len(self.parts) == len(self.open) + 1

    def trees(self):
        """Counts the spanning trees of all edges, after Kirchhoff."""
        n = len(self.parts) - 1
        at = {cell: k for k, cell in enumerate(self.parts)}
        m = [[Fraction(0)] * (n + 1) for _ in range(n + 1)]
        for a, b, _ in self.edges:
            for i, j in ((at[a], at[b]), (at[b], at[a])):
                m[i][i] += 1
                m[i][j] -= 1
        product = Fraction(1)
        for k in range(n):  # if the graph is connected, no pivot is 0
            product *= m[k][k]
            for i in range(k + 1, n):
                factor = m[i][k] / m[k][k]
                for j in range(k, n):
                    m[i][j] -= factor * m[k][j]
        return int(product)
