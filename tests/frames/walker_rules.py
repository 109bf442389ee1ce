"""walker_rules: plain implementations of the walkers, for search_rules.py.

A step is a move. A rule returns whether it has reached the goal.
"""
from search_frames import DIRS, check, is_random

LEFT, RIGHT = (3, 0, 1, 2), (1, 0, 3, 2)  # the turns to try in order, to the right
MOUSE_STEPS = 400  # the limit of the run


class Walker:
    def __init__(self, frames, marks):
        self.frames, self.marks, self.at = frames, marks, frames.start
        self.path, self.states = [frames.start], set()
        self.heading = 0
        marks[frames.start] = 4
        for k, d in enumerate(DIRS):
            if not frames.maze.has(*frames.maze.beside(*frames.start, d)) and \
                    not frames.maze.wall(*frames.start, d):
                self.heading = (k + 2) % 4

    def can(self, turn):
        """Whether it can move, after a turn of so many right angles to the right."""
        return DIRS[(self.heading + turn) % 4] in self.frames.next[self.at]

    def ahead(self, turn):
        return self.frames.maze.beside(*self.at, DIRS[(self.heading + turn) % 4])

    def move(self, turn):
        self.at = self.ahead(turn)
        self.heading = (self.heading + turn) % 4

    def step(self):
        check(self.frames.at() == self.at, "at is %s instead of %s" % (self.frames.at(), self.at))
        self.frames.step(self.marks)

    def go(self, turn):
        """Moves, and removes the loop that this closes from the path."""
        self.move(turn)
        while self.at in self.path:
            self.marks[self.path.pop()] = 8
        self.path.append(self.at)
        self.marks[self.at] = 4
        self.step()

    def is_around(self):
        """Whether it has been here before, facing the same way."""
        again = (self.at, self.heading) in self.states
        self.states.add((self.at, self.heading))
        return again

    def first(self, turns):
        return next((turn for turn in turns if self.can(turn)), None)


def follow(turns):
    def walk(frames, marks):
        w = Walker(frames, marks)
        while w.at != frames.goal:
            turn = w.first(turns)
            if turn is None:
                return False
            w.go(turn)
            if w.is_around():
                return False
        return True
    return walk


def pledge(frames, marks):
    w, left_at = Walker(frames, marks), set()
    while w.at != frames.goal:
        if w.can(0):
            w.go(0)
            continue
        turned, w.states = 0, set()  # to the right minus to the left
        turns = ((1, 1), (2, 2), (3, 3))
        while True:
            found = next(((turn, angle) for turn, angle in turns if w.can(turn)), None)
            if found is None:
                return False
            turn, angle = found
            turned += angle
            if turned == 0:
                w.heading = (w.heading + turn) % 4
                break
            w.go(turn)
            if w.at == frames.goal:
                return True
            if w.is_around():
                return False
            turns = ((3, -1), (0, 0), (1, 1), (2, 2))
        if w.at in left_at:
            return False
        left_at.add(w.at)
    return True


def line(start, goal):
    """The cells along the row, then along the column."""
    x, y = 1 if goal[0] > start[0] else -1, 1 if goal[1] > start[1] else -1
    return [(c, start[1]) for c in range(start[0], goal[0], x)] + \
        [(goal[0], r) for r in range(start[1], goal[1], y)] + [goal]


def chain(frames, marks):
    w, cells = Walker(frames, marks), line(frames.start, frames.goal)
    while w.at != frames.goal:
        here = cells.index(w.at)
        turn = next(k for k in range(4) if w.ahead(k) == cells[here + 1])
        if w.can(turn):
            w.go(turn)
            continue
        w.heading = (w.heading + turn) % 4
        scouts = []
        for first, hand in (((1, 2, 3), LEFT), ((3, 2, 1), RIGHT)):
            scout = Walker(frames, {})
            scout.at, scout.heading, scout.hand, scout.turns = w.at, w.heading, hand, first
            scout.moves, scout.around = [], False
            scouts.append(scout)
        found = None
        while not found:
            if scouts[1].around:
                return False
            for scout in scouts:
                turn = scout.first(scout.turns)
                scout.turns = scout.hand
                if turn is None:
                    scout.around = True
                    continue
                scout.moves.append(turn)
                scout.move(turn)
                if marks.get(scout.at) != 4:
                    marks[scout.at] = 8
                scout.marks = marks
                scout.step()
                scout.around = scout.is_around()
                if scout.at in cells[here + 1:]:
                    found = scout
                    break
        for turn in found.moves:
            w.go(turn)
            if w.at == found.at:
                break
    return True


def mouse(frames, marks):
    w = Walker(frames, marks)
    back = None
    while w.at != frames.goal and frames.number < MOUSE_STEPS:
        turns = [turn for turn in range(4) if w.can(turn)]
        if not turns:
            return False
        choice = [turn for turn in turns if (w.heading + turn) % 4 != back] or turns
        check(frames.left(), "the frames end too early")
        found = [turn for turn in choice if w.ahead(turn) == frames.at()]
        check(found, "%s is no neighbour, or behind" % (frames.at(),))
        w.go(found[0])
        back = (w.heading + 2) % 4
    return w.at == frames.goal


def tremaux(frames, marks):
    count, here, before, visited = {}, frames.start, None, {frames.start}
    marks[here] = 4
    while here != frames.goal:
        ways = [frames.next[here][d] for d in DIRS if d in frames.next[here]]
        once, new = ([to for to in ways if count.get(frozenset((here, to)), 0) == n] for n in (1, 0))
        is_old = here in visited and before is not None
        visited.add(here)
        if is_old and before in once:
            choice = [before]
        else:
            choice = new or once
        if not choice:
            return False
        to = choice[0] if not is_random(frames) else frames.at()
        check(to in choice, "%s does not follow the rule" % (to,))
        count[frozenset((here, to))] = count.get(frozenset((here, to)), 0) + 1
        before, here = here, to
        for cell in (before, here):
            marked = {count.get(frozenset((cell, n)), 0) for n in frames.both[cell]}
            marks[cell] = (4 if 1 in marked or cell == here else 0) + (8 if 2 in marked else 0)
        check(frames.at() == here, "at is %s instead of %s" % (frames.at(), here))
        frames.step(marks)
    return True


def walk_from(walk):
    """A walker cannot re-enter an obstacle where it starts, so it tries each of its sides in turn."""
    def rule(frames):
        marks, sides = {}, frames.next[frames.start]
        if not frames.maze.obstacle(*frames.start):
            walk(frames, marks)
            return
        for d in DIRS:
            frames.next[frames.start] = {d: sides[d]} if d in sides else {}
            for cell in marks:
                marks[cell] = 8 if marks[cell] & 4 else marks[cell]
            if walk(frames, marks):
                return
    return rule
