"""search_film: the frames of one maze, for tests that replay what an algorithm does.

    film.at()           the cell of the next frame; None after the last one
    film.step(marks)    compares the next frame with marks, {cell: 4, 8 or 12}, and goes on
    film.left()         the number of frames to come
    film.next[cell]     the moves from a cell, {"N": cell, ...}
    film.both[cell]     the cells from which or to which there is a move
"""


DIRS = "NESW"


class Wrong(Exception):
    pass


def check(ok, what):
    if not ok:
        raise Wrong(what)


class Film:
    """The frames of one maze, and what a rule knows of the maze."""

    def __init__(self, maze, frames):
        self.maze, self.frames, self.number = maze, frames, 0
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
        return self.frames[self.number].place("at") if self.number < len(self.frames) else None

    def left(self):
        return len(self.frames) - self.number

    def shown(self):
        frame = self.frames[self.number]
        return {cell: frame.rows[cell[1]][cell[0]] & 12 for cell in frame.cells()
                if frame.rows[cell[1]][cell[0]] & 12}

    def step(self, marks):
        check(self.number < len(self.frames), "the film ends too early")
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


def is_random(film):
    """Whether the solver has a seed, so that it chooses at random."""
    return bool(film.frames) and ":seed=" in film.frames[0].fields["solver"]
