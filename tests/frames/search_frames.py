"""search_frames: the frames of one maze, for tests that replay what an algorithm does.

    frames.at()           the cell of the next frame; None after the last one
    frames.step(marks)    compares the next frame with marks, {cell: 4, 8 or 12}, and goes on
    frames.left()         the number of frames to come
    frames.next[cell]     the moves from a cell, {"N": cell, ...}
    frames.both[cell]     the cells from which or to which there is a move
"""


DIRS = "NESW"


class Wrong(Exception):
    pass


def check(ok, what):
    if not ok:
        raise Wrong(what)


class Frames:
    """The frames of one maze, and what a rule knows of the maze."""

    def __init__(self, maze, frames):
        self.maze, self.records, self.number = maze, frames, 0
        self.start, self.goal = maze.start, maze.goal
        self.free = [cell for cell in maze.cells() if not maze.solid(*cell)]
        self.next = {cell: dict(maze.moves(*cell)) for cell in maze.cells()}
        self.both = {cell: set(self.next[cell].values()) for cell in maze.cells()}
        for cell in self.both[self.start]:  # an obstacle can be left; a search backwards enters it
            self.both[cell].add(self.start)
        for number, frame in enumerate(frames, 1):
            check(frame.fields["frame"] == str(number), "frames are numbered")
            check([[digit & 3 for digit in row] for row in frame.rows] ==
                  [[digit & 3 for digit in row] for row in maze.rows], "a frame has the same walls")

    def at(self):
        return self.records[self.number].place("at") if self.number < len(self.records) else None

    def left(self):
        return len(self.records) - self.number

    def shown(self):
        frame = self.records[self.number]
        return {cell: frame.rows[cell[1]][cell[0]] & 12 for cell in frame.cells()
                if frame.rows[cell[1]][cell[0]] & 12}

    def step(self, marks):
        check(self.number < len(self.records), "the frames end too early")
        want, got = {cell: m for cell, m in marks.items() if m}, self.shown()
        for cell in sorted(set(want) | set(got)):
            check(want.get(cell) == got.get(cell),
                  "%s is %s instead of %s" % (cell, got.get(cell), want.get(cell)))
        self.number += 1

    def distances(self, source, without=()):
        found, level = {source: 0}, [source]
        for cell in level:
            for to in self.both[cell]:
                if to not in found and to not in without:
                    found[to] = found[cell] + 1
                    level.append(to)
        return found


def is_random(frames):
    """Whether the solver has a seed, so that it chooses at random."""
    return bool(frames.records) and ":seed=" in frames.records[0].fields["solver"]
