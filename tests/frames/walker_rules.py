"""walker_rules: the rules of the walkers, for solve_rules.py. A step is a move. A rule returns whether the
walk has reached the goal."""
from frames import ACTIVE, DIRS, FINISHED

LEFT, RIGHT = (3, 0, 1, 2), (1, 0, 3, 2)  # the turns to try in order, to the right


class Walker:
    """It knows its heading and, for is_around, where it has been. go() keeps the path without its loops."""

    def __init__(self, frames, marks):
        self.frames, self.marks, self.at = frames, marks, frames.start
        self.path, self.states = [frames.start], set()
        self.heading = 0
        marks[frames.start] = ACTIVE
        for k, d in enumerate(DIRS):  # at an opening, its back is to it
            if not frames.maze.has(*frames.maze.beside(*frames.start, d)) and \
                    not frames.maze.wall(*frames.start, d):
                self.heading = (k + 2) % 4

    def can(self, turn):
        """Whether it can move, after a turn of so many right angles to the right."""
        return DIRS[(self.heading + turn) % 4] in self.frames.moves[self.at]

    def ahead(self, turn):
        return self.frames.maze.beside(*self.at, DIRS[(self.heading + turn) % 4])

    def move(self, turn):
        self.at = self.ahead(turn)
        self.heading = (self.heading + turn) % 4

    def step(self):
        assert self.frames.at() == self.at, "at is %s instead of %s" % (self.frames.at(), self.at)
        self.frames.step_marks(self.marks)

    def go(self, turn):
        self.move(turn)
        while self.at in self.path:
            self.marks[self.path.pop()] = FINISHED
        self.path.append(self.at)
        self.marks[self.at] = ACTIVE
        self.step()

    def is_around(self):
        """Whether it has been here before, facing the same way."""
        again = (self.at, self.heading) in self.states
        self.states.add((self.at, self.heading))
        return again

    def along_wall(self, first, hand):
        """Yields the turns that follow a wall; the caller moves. first: the turns to try at first."""
        turns = first
        while any(map(self.can, turns)):
            yield next(filter(self.can, turns))
            turns = hand


def follow(hand):
    def walk(frames, marks):
        w = Walker(frames, marks)
        for turn in w.along_wall(hand, hand):
            w.go(turn)
            if w.at == frames.goal or w.is_around():
                break
        return w.at == frames.goal
    return walk


def pledge(frames, marks):
    w, left_at = Walker(frames, marks), set()
    while w.at != frames.goal:
        if w.can(0):
            w.go(0)
            continue
        turned = None  # to the right minus to the left
        w.states = set()
        for turn in w.along_wall((1, 2, 3), LEFT):
            turned = turn if turned is None else turned + (-1 if turn == 3 else turn)
            if turned == 0:
                w.heading = (w.heading + turn) % 4
                break
            w.go(turn)
            if w.at == frames.goal or w.is_around():
                return w.at == frames.goal
        if turned != 0 or w.at in left_at:
            return False
        left_at.add(w.at)
    return True


def line(start, goal):
    """The cells along the row, then along the column."""
    x, y = 1 if goal[0] > start[0] else -1, 1 if goal[1] > start[1] else -1
    return [(c, start[1]) for c in range(start[0], goal[0], x)] + \
        [(goal[0], r) for r in range(start[1], goal[1], y)] + [goal]


def scout_back(w, marks, rest):
    """Two scouts go around the wall, a move of each in turn, until one is at a cell of `rest`. Returns
    its turns, or None."""
    scouts = []
    for first, hand in (((1, 2, 3), LEFT), ((3, 2, 1), RIGHT)):
        scout = Walker(w.frames, {})
        scout.at, scout.heading, scout.marks = w.at, w.heading, marks
        scouts.append((scout, scout.along_wall(first, hand), []))
    is_around = False  # the second scout
    while not is_around:
        for scout, turns, moves in scouts:
            turn = next(turns, None)
            is_around = turn is None
            if turn is not None:
                moves.append(turn)
                scout.move(turn)
                marks.setdefault(scout.at, FINISHED)
                scout.step()
                is_around = scout.is_around()
                if scout.at in rest:
                    return moves
    return None


def chain(frames, marks):
    w, cells = Walker(frames, marks), line(frames.start, frames.goal)
    while w.at != frames.goal:
        rest = cells[cells.index(w.at) + 1:]
        turn = next(k for k in range(4) if w.ahead(k) == rest[0])
        if w.can(turn):
            w.go(turn)
            continue
        w.heading = (w.heading + turn) % 4
        moves = scout_back(w, marks, rest)
        if not moves:
            return False
        for turn in moves:
            w.go(turn)
    return True


def mouse(frames, marks):
    w, back = Walker(frames, marks), None
    while w.at != frames.goal and frames.number < frames.key("steps", 0):
        turns = [turn for turn in range(4) if w.can(turn)]
        if not turns:
            return False
        choice = [turn for turn in turns if (w.heading + turn) % 4 != back] or turns
        found = [turn for turn in choice if w.ahead(turn) == frames.at()]
        assert found, "%s is no neighbour, or behind" % (frames.at(),)
        w.go(found[0])
        back = (w.heading + 2) % 4
    return w.at == frames.goal


def tremaux(frames, marks):
    count, here, before, visited = {}, frames.start, None, {frames.start}
    marks[here] = ACTIVE
    while here != frames.goal:
        once, new = ([to for to in frames.moves[here].values() if count.get(frozenset((here, to)), 0) == n]
                     for n in (1, 0))
        choice = [before] if here in visited and before in once else new or once
        visited.add(here)
        if not choice:
            return False
        to = frames.at() if frames.is_random else choice[0]
        assert to in choice and to == frames.at(), "%s does not follow the rule" % (frames.at(),)
        passage = frozenset((here, to))
        count[passage] = count.get(passage, 0) + 1
        before, here = here, to
        for cell in passage:
            marked = {count.get(frozenset((cell, n)), 0) for n in frames.both[cell]}
            marks[cell] = (ACTIVE if 1 in marked or cell == here else 0) + (FINISHED if 2 in marked else 0)
        frames.step_marks(marks)
    return True


def walk_from(walk):
    """A walker cannot re-enter an obstacle where it starts, so it tries each of its sides in turn."""
    def rule(frames):
        marks, sides = {}, frames.moves[frames.start]
        if not frames.maze.obstacle(*frames.start):
            return frames.start == frames.goal or walk(frames, marks)
        for d in DIRS:
            frames.moves[frames.start] = {d: sides[d]} if d in sides else {}
            for cell in marks:
                marks[cell] = FINISHED if marks[cell] & ACTIVE else marks[cell]
            if walk(frames, marks):
                return True
        return False
    return rule


WALKERS = {name: walk_from(walk) for name, walk in {
    "tremaux": tremaux, "left": follow(LEFT), "right": follow(RIGHT), "pledge": pledge, "chain": chain,
    "mouse": mouse}.items()}
