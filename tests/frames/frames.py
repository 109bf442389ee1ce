"""frames: the frames of maze-gen --trace, as the rules read them; see replay.py."""

ACTIVE, FINISHED = 4, 8


class Wrong(Exception):
    pass


def require(condition, what):
    if not condition:
        raise Wrong(what)


class Frame:
    """A frame, or the maze at the end: its free cells or passages, its marks and its fields."""

    def __init__(self, maze):
        cells = maze.cells()
        self.number = int(maze.fields.get("frame", 0))
        self.active = {c for c in cells if maze.rows[c[1]][c[0]] & ACTIVE}
        self.finished = {c for c in cells if maze.rows[c[1]][c[0]] & FINISHED}
        self.at = maze.place("at")
        self.sets = int(maze.fields["sets"]) if "sets" in maze.fields else None
        self.free = {c for c in cells if not maze.obstacle(*c)}
        self.passages = {frozenset((c, to)) for c in cells if maze.kind == "walls"
                         for to in maze.moves(*c).values()}


class Frames:
    """The frames of a maze. A rule calls begin, then step until it returns None."""

    def __init__(self, mazes, mask):
        self.header = last = mazes[-1]
        self.name, *keys = last.fields["algorithm"].split(":")
        self.keys = dict(key.split("=") for key in (keys[0].split(",") if keys else []))
        self.width, self.height = last.width, last.height
        self.all = last.cells()
        self.cells = [c for c in self.all if mask is None or c in mask]
        self.records = [Frame(m) for m in mazes[:-1]]
        self.result = Frame(last)
        self.root = last.place("root")
        self.next = 0  # the number of frames that were replayed

    def key(self, name, default):
        return float(self.keys.get(name, default))

    def around(self, cell):
        """The cells of the maze beside a cell."""
        return [to for to in (self.header.beside(*cell, d) for d in "NESW") if to in self.inside]

    def begin(self, passages=()):
        self.inside = set(self.cells)
        self.passages = set(passages)

    def step(self):
        """Goes to the next frame. Returns it, or None after the last one."""
        if self.next == len(self.records):
            return None
        f = self.records[self.next]
        self.next += 1
        require(f.number == self.next, "the frames are not numbered")
        require(f.at is None or f.at in self.inside, "at is outside the maze")
        self.before, self.passages = self.passages, f.passages
        return f

    def opened(self):
        """Returns the only change in this frame, a passage; None if there is no change."""
        require(self.passages >= self.before, "a passage was closed")
        new = list(self.passages - self.before)
        require(len(new) < 2, "two passages in a step")
        return new[0] if new else None

    def grown(self, f):
        """Returns the other cell of the passage that was opened beside the current cell."""
        passage = self.opened()
        require(passage and f.at in passage, "no passage at the current cell")
        return next(c for c in passage if c != f.at)

    def marks(self, f, active, finished):
        """Checks the marks of a frame. A cell that is active and finished is active."""
        active, finished = set(active), set(finished) - set(active)
        for what, got, want in (("active", f.active, active), ("finished", f.finished, finished)):
            require(got == want, "%s: %s is extra, %s is missing" % (
                what, sorted(got - want), sorted(want - got)))

    def same(self):
        require(self.result.passages == self.passages, "the maze is not that of the last frame")


def components(cells, passages):
    """Returns the connected component of each cell, as a set that its cells share."""
    of = {c: {c} for c in cells}
    for a, b in passages:
        if of[a] is not of[b]:
            of[a] |= of[b]
            for c in of[b]:
                of[c] = of[a]
    return of


def count_sets(cells, passages):
    return len({id(s) for s in components(cells, passages).values()})


def joined(passages):
    return {c for passage in passages for c in passage}


def open_passages(cells):
    """Returns the passages of a maze without inner walls."""
    inside = set(cells)
    return {frozenset(((x, y), to)) for x, y in cells for to in ((x + 1, y), (x, y + 1))
            if to in inside}
