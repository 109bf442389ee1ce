"""frames: the frames of one maze, as the rules in gen_rules.py and solve_rules.py read them.

A rule goes through all frames. It works out from the manual what the next one should be, and compares
it. Where an algorithm may choose, the rule follows the frame.
"""
ACTIVE, FINISHED = 4, 8
DIRS = "NESW"


class Frame:
    """A frame, or the maze at the end: its marks and fields, its free cells and passages."""

    def __init__(self, maze):
        cells = maze.cells()
        self.number, self.sets = maze.fields.get("frame"), maze.fields.get("sets")
        self.at = maze.place("at")
        self.marks = {(x, y): maze.rows[y][x] & 12 for x, y in cells if maze.rows[y][x] & 12}
        self.active = {cell for cell, mark in self.marks.items() if mark == ACTIVE}
        self.free = {cell for cell in cells if not maze.obstacle(*cell)}
        self.passages = {frozenset((cell, to)) for cell in cells if maze.kind == "walls"
                         for to in maze.moves(*cell).values()}


class Frames:
    """The frames of a maze, and that maze, all of them in `records`; -a every has more mazes than one."""

    def __init__(self, records):
        self.maze = [m for m in records if "frame" not in m.fields][-1]
        self.records = [Frame(m) for m in records if "frame" in m.fields]
        self.result, self.number, self.open = Frame(self.maze), 0, set()
        self.algorithm = self.maze.fields.get("solver", self.maze.fields.get("algorithm"))
        self.name, _, keys = self.algorithm.partition(":")
        self.keys = dict(key.split("=") for key in keys.split(",") if key)
        self.start, self.goal, self.root = self.maze.start, self.maze.goal, self.maze.place("root")
        self.width, self.height, self.all = self.maze.width, self.maze.height, self.maze.cells()

    def key(self, name, default):
        return float(self.keys.get(name, default))

    def left(self):
        """The number of frames to come."""
        return len(self.records) - self.number

    def next(self):
        assert self.left(), "ends too early"
        return self.records[self.number]

    def at(self):
        """The current cell of the next frame; None after the last one."""
        return self.next().at if self.left() else None

    def step(self, active, finished=(), sets=None, has_place=True):
        """Compares the next frame with these marks and fields. A cell that is active and finished
        is active."""
        marks = {**dict.fromkeys(finished, FINISHED), **dict.fromkeys(active, ACTIVE)}
        self.step_marks(marks, sets, has_place)

    def step_marks(self, marks, sets=None, has_place=True):
        f = self.next()
        self.number, self.open = self.number + 1, f.passages
        assert f.number == str(self.number), "the number is %s" % f.number
        for cell in sorted(set(marks) | set(f.marks)):
            assert marks.get(cell, 0) == f.marks.get(cell, 0), \
                "the mark of %s is %s, not %s" % (cell, f.marks.get(cell), marks.get(cell))
        assert f.sets == (sets and str(sets)), "sets is %s, not %s" % (f.sets, sets)
        assert f.at in self.all if has_place else f.at is None, "at is %s" % (f.at,)
