"""shape_maze: the graph of a maze with a shape, from its definition in maze(5), for tests that compare with the programs.

    for maze in read(stream):
        maze.header, maze.fields, maze.width, maze.height, maze.rows
        maze.cells          the first part of each cell, in reading order
        maze.first          by part (x, y): the first part of its cell
        maze.edges          (cell, cell, wall) for each wall that may be open; wall is (x, y, bit)
        maze.open           the walls that are open, of these
        maze.outside        by wall in the border that may be a door: its cell
        maze.problems()     what is wrong with the other walls
"""
import math
from fractions import Fraction

WEST, NORTH = 1, 2


def ring_cells(inner, rings):
    """Returns the number of cells of each ring, the outermost first."""
    counts = [inner]
    while len(counts) < rings:
        wide = 2 * math.pi * (len(counts) + 1.5) / counts[-1]
        counts.append(counts[-1] * (2 if wide > 1.5 else 1))
    return counts[::-1]


class Maze:
    def __init__(self, header, rows):
        words = header.split()
        self.header, self.width, self.height = header, int(words[3]), int(words[4])
        self.fields = dict(word.split("=", 1) for word in words[5:])
        self.rows = [[int(c, 16) for c in row] for row in rows]
        self.shape, _, keys = self.fields.get("shape", "squares").partition(":")
        self.wraps = self.fields.get("wrap") == "x"
        self.parts = [1] * self.height
        if self.shape == "rings":
            counts = ring_cells(int(keys.split("=")[1]), self.height)
            self.parts = [self.width // n for n in counts]
            assert counts[0] == self.width and self.wraps
        elif self.shape == "hex":
            self.parts = [2] * self.height
            assert self.width % 2 == 1
        self.first, self.edges, self.outside, self.inner = {}, [], {}, []
        self.find_cells()
        self.find_walls()
        self.open = {wall for _, _, wall in self.edges if not self.closed(wall)}

    def closed(self, wall):
        x, y, bit = wall
        return self.rows[y][x] & bit != 0

    def find_cells(self):
        """A cell whose parts are separated is none: it was cut off by a mask."""
        for y, n in enumerate(self.parts):
            shift = y % 2 if self.shape == "hex" else 0
            for x in range(shift, self.width - n + 1, n):
                if not any(self.rows[y][k] & WEST for k in range(x + 1, x + n)):
                    self.first.update({(k, y): (x, y) for k in range(x, x + n)})
        self.cells = sorted(set(self.first.values()), key=lambda c: (c[1], c[0]))

    def add(self, a, b, wall):
        a, b = self.first.get(a), self.first.get(b)
        if a and b and a != b:
            self.edges.append((a, b, wall))
        elif a == b:
            self.inner.append(wall)
        elif (a or b) and (wall[0] in (0, self.width) if wall[2] == WEST else wall[1] in (0, self.height)):
            self.outside[wall] = a or b

    def find_walls(self):
        for y in range(self.height):
            for x in range(1 if self.wraps else 0, self.width + 1):
                self.add((x - 1, y), (0 if x == self.width and self.wraps else x, y), (x, y, WEST))
        for y in range(self.height + 1):
            for x in range(self.width):
                wide = self.parts[y - 1] if y else 1
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

    def passages(self):
        """Returns the cells beside each cell, with the walls between: one entry per open wall."""
        beside = {cell: [] for cell in self.cells}
        for a, b, wall in self.edges:
            if wall in self.open:
                beside[a].append((b, wall))
                beside[b].append((a, wall))
        return beside

    def is_tree(self):
        beside = self.passages()
        seen, todo = {self.cells[0]}, [self.cells[0]]
        while todo:
            for cell, _ in beside[todo.pop()]:
                if cell not in seen:
                    seen.add(cell)
                    todo.append(cell)
        return len(seen) == len(self.cells) == len(self.open) + 1

    def trees(self):
        """Counts the spanning trees of all edges, after Kirchhoff."""
        n = len(self.cells) - 1
        at = {cell: k for k, cell in enumerate(self.cells)}
        m = [[Fraction(0)] * (n + 1) for _ in range(n + 1)]
        for a, b, _ in self.edges:
            for i, j in ((at[a], at[b]), (at[b], at[a])):
                m[i][i] += 1
                m[i][j] -= 1
        product = Fraction(1)
        for k in range(n):
            pivot = next((i for i in range(k, n) if m[i][k]), None)
            if pivot is None:
                return 0
            if pivot != k:
                m[k], m[pivot], product = m[pivot], m[k], -product
            product *= m[k][k]
            for i in range(k + 1, n):
                factor = m[i][k] / m[k][k]
                for j in range(k, n):
                    m[i][j] -= factor * m[k][j]
        return int(product)


def read(stream):
    header, rows = None, []
    for line in list(stream) + [""]:
        line = line.rstrip("\n")
        if line.startswith("#"):
            header = line if line.startswith("# maze ") else header
        elif line:
            rows.append(line)
        elif header and rows:
            yield Maze(header, rows)
            header, rows = None, []
