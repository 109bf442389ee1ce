"""mazes: reads a maze stream as maze(5) describes it, for tests that compare with the programs.

    for maze in mazes.read("file"):
        maze.header, maze.kind, maze.width, maze.height, maze.fields
        maze.text               the record
        maze.moves(x, y)        the directions in which a cell can be left: {"N": (x, y - 1), ...}
        maze.wall(x, y, d)      whether there is a wall in that direction, at openings too
        maze.distances()        the moves from the start to each cell that can be reached
        maze.components()       the first cell of the connected component of each cell, None for a cell alone
        maze.path()             the cells from start to goal along the marks, or None
"""


class Maze:
    def __init__(self, header, rows):
        words = header.split()
        self.header, self.kind, self.width, self.height = header, words[2], int(words[3]), int(words[4])
        self.fields = {}
        for word in words[5:]:
            key, value = word.split("=", 1)
            self.fields.setdefault(key, value)
        self.rows = [[int(c, 16) for c in row] for row in rows]
        self.start, self.goal = self.place("start"), self.place("goal")

    @property
    def text(self):
        rows = ["".join("%x" % digit for digit in row) for row in self.rows]
        return "\n".join([self.header, *rows, "", ""])

    def place(self, key):
        value = self.fields.get(key)
        return tuple(int(n) for n in value.split(",")) if value else None

    def has(self, x, y):
        return 0 <= x < self.width and 0 <= y < self.height

    def obstacle(self, x, y):
        return self.kind == "block" and self.has(x, y) and self.rows[y][x] & 1 == 1

    def marked(self, x, y):
        return self.has(x, y) and self.rows[y][x] & 4 == 4

    def wall(self, x, y, d):
        if self.kind == "block":
            return self.obstacle(x, y) or self.obstacle(*self.beside(x, y, d))
        return {"N": self.rows[y][x] & 2, "W": self.rows[y][x] & 1, "S": self.rows[y + 1][x] & 2,
                "E": self.rows[y][x + 1] & 1}[d] != 0

    @staticmethod
    def beside(x, y, d):
        return {"N": (x, y - 1), "E": (x + 1, y), "S": (x, y + 1), "W": (x - 1, y)}[d]

    def moves(self, x, y):
        leave = self.obstacle(x, y) and (x, y) == self.start
        found = {}
        for d in "NESW":
            to = self.beside(x, y, d)
            if self.has(*to) and (not self.obstacle(*to) if leave else not self.wall(x, y, d)):
                found[d] = to
        return found

    def cells(self):
        return [(x, y) for y in range(self.height) for x in range(self.width)]

    def solid(self, x, y):
        if self.kind == "block":
            return self.obstacle(x, y)
        return self.width * self.height > 1 and all(self.wall(x, y, d) for d in "NESW")

    def distances(self):
        free = [cell for cell in self.cells() if not self.solid(*cell)]
        return distances([self.start] if self.start else free[:1], lambda cell: self.moves(*cell).values())

    def components(self):
        first = {}
        for cell in self.cells():
            if cell not in first:
                found = distances([cell], lambda at: self.moves(*at).values())
                first.update(dict.fromkeys(found, cell if len(found) > 1 else None))
        return first

    def path(self):
        marks = {cell for cell in self.cells() if self.marked(*cell)}
        if self.start not in marks or self.goal not in marks:
            return None
        if "moves" in self.fields:
            cells = [self.start]
            for d in self.fields["moves"]:
                cells.append(self.moves(*cells[-1])[d])
            return cells
        cells = [self.start]
        while cells[-1] != self.goal:
            on = [to for to in self.moves(*cells[-1]).values() if to in marks and to not in cells[-2:]]
            if len(on) != 1:
                return None
            cells += on
        return cells if set(cells) == marks and len(cells) == len(marks) else None


def distances(sources, neighbours):
    """Returns the number of moves from the sources to each cell that can be reached. neighbours(cell) are the cells one
    move away."""
    found, queue = dict.fromkeys(sources, 0), list(sources)
    for cell in queue:
        for to in neighbours(cell):
            if to not in found:
                found[to] = found[cell] + 1
                queue.append(to)
    return found


def records(name, kind=Maze):
    """Yields the mazes of a file; of standard input if its name is 0."""
    with open(name) as file:
        lines = []
        for line in file.read().split("\n"):
            if line and (lines or line.startswith("# maze")):
                lines.append(line)
            elif lines:
                yield kind(lines[0], [l for l in lines[1:] if not l.startswith("#")])
                lines = []


def read(name, kind=Maze):
    return list(records(name, kind))
