"""solve_rules: the rules of the solvers: maze-algorithms(7) and the table of marks in maze-solve(1), in the plainest
form. A new solver gets a row in RULES.

A rule leaves open what the manual leaves open, such as the order of cells that entered a queue in one step.
"""
import mazes
from frames import ACTIVE, DIRS, FINISHED, Frames
from walker_rules import WALKERS

BATCH = 16  # bfs notices the end of its search only after each batch of cells
EVERY_PATHS = 20  # the limit of the run


class Search(Frames):
    """The frames of a solver. moves[cell]: {"N": cell, ...}; both[cell]: the cells from or to which there
    is a move."""

    def __init__(self, records):
        super().__init__(records)
        self.free = [cell for cell in self.all if not self.maze.solid(*cell)]
        self.moves = {cell: dict(self.maze.moves(*cell)) for cell in self.all}
        self.both = {cell: set(self.moves[cell].values()) for cell in self.all}
        for cell in self.both[self.start]:  # an obstacle can be left; a search backwards enters it
            self.both[cell].add(self.start)
        self.is_random, self.is_set = "seed" in self.keys, False

    def distances(self, source, without=()):
        return mazes.distances([source], lambda cell: self.both[cell].difference(without))

    def marks_at_end(self, cells):
        """Checks the set of cells that the result marks."""
        assert self.result.active == set(cells), "the result does not mark %s" % sorted(cells)
        self.is_set = len(cells) != self.distances(self.start)[self.goal] + 1

    def end(self):
        for f in self.records:
            assert (f.passages, f.free) == (self.result.passages, self.result.free), "other walls"
        fields = self.maze.fields
        assert (fields["solution"] == "set") == self.is_set, "solution=%s" % fields["solution"]
        assert int(fields.get("steps", self.number)) == self.number, "steps=%s" % fields["steps"]


class Queue:
    """A breadth-first search: cells leave the queue in the order of the step in which they entered it."""

    def __init__(self, frames, cells, marks):
        self.frames, self.marks, self.entered, self.steps = frames, marks, {}, 0
        self.seen = set()
        self.add(cells)

    def add(self, cells):
        self.entered.update(dict.fromkeys(cells, self.steps))
        self.marks.update(dict.fromkeys(cells, ACTIVE))
        self.seen.update(cells)
        self.steps += 1

    def first(self):
        least = min(self.entered.values())
        return {cell for cell, step in self.entered.items() if step == least}

    def take(self, known=(), taken=FINISHED):
        """Takes the cell of the next frame, and adds its neighbours that are not known."""
        at = self.frames.at()
        assert at in self.first(), "%s is not the first of the queue" % (at,)
        del self.entered[at]
        self.marks[at] = taken
        self.add([to for to in self.frames.both[at] if to not in self.seen and to not in known])
        self.frames.step_marks(self.marks)


def bfs(frames, is_over=lambda: False):
    """The search from the goal to the start; is_over says whether the next frame is not part of it."""
    queue, extra = Queue(frames, [frames.goal], {}), 0
    while frames.start != frames.goal and queue.entered and frames.left() and \
            not (frames.start in queue.seen and is_over()):
        extra += frames.start in queue.seen
        queue.take()
    assert extra < BATCH, "the search does not end"
    assert frames.start in queue.seen or not queue.entered, "the search ends too early"
    return queue


def shortest_cells(frames):
    """The cells of all shortest paths."""
    away, back = frames.distances(frames.start), frames.distances(frames.goal)
    return [cell for cell in away if away[cell] + back.get(cell, 0) == away.get(frames.goal)]


def all_shortest(frames):
    queue, level = Queue(frames, [frames.goal], {}), 0
    away = frames.distances(frames.goal)
    while frames.start not in queue.seen and queue.entered:
        while any(away[cell] == level for cell in queue.entered):
            queue.take()
        level += 1
    if frames.start not in queue.seen:
        return
    order = [frames.start]  # the marked cells
    while len(order) < len(shortest_cells(frames)):
        parent = {}
        for number, cell in enumerate(order):
            for to in frames.both[cell]:
                if away.get(to) == away[cell] - 1 and to not in order:
                    parent.setdefault(to, number)
        at = frames.at()
        assert at in parent and parent[at] == min(parent.values()), \
            "%s is not one move nearer to the goal" % (at,)
        order.append(at)
        frames.step(order, queue.seen)
    frames.marks_at_end(order)


def astar(frames):
    open_set, marks, away = {frames.goal: 0}, {frames.goal: ACTIVE}, frames.distances(frames.goal)

    def f(cell):
        return open_set[cell] + abs(cell[0] - frames.start[0]) + abs(cell[1] - frames.start[1])

    while frames.left():
        at = frames.at()
        assert at in open_set and at != frames.start and f(at) == min(map(f, open_set)), \
            "%s is not a best cell of the open set" % (at,)
        g = open_set.pop(at)
        assert g == away[at], "%s is taken along a path that is not shortest" % (at,)
        marks[at] = FINISHED
        for to in frames.both[at]:
            if marks.get(to) != FINISHED:
                marks[to] = ACTIVE
                open_set[to] = min(open_set.get(to, g + 1), g + 1)
        frames.step_marks(marks)
    assert not open_set or (frames.start in open_set and f(frames.start) == min(map(f, open_set))), \
        "the search ends too early"


def jump(frames):
    entries, marks = [(frames.start, "", 0)], {frames.start: ACTIVE}  # cell, direction, moves
    # Cells with the direction of the jump, or "" if they were entered along their column; so is all outside.
    taken = {((x, y), "") for x in range(-1, frames.width + 1) for y in range(-1, frames.height + 1)
             if (x, y) not in frames.both}

    def beside(cell, d):
        """The neighbour in this direction, if it can be entered; outside everything can."""
        to = cell and frames.maze.beside(*cell, d)
        if to in frames.both and cell in frames.both:
            return to if to in frames.both[cell] else None
        return to if cell and (cell not in frames.both or not frames.maze.wall(*cell, d)) else None

    def f(entry):
        return entry[2] + abs(entry[0][0] - frames.goal[0]) + abs(entry[0][1] - frames.goal[1])

    def turns(cell, d):
        """The turns after a move in direction d that could not be made a cell before."""
        before = frames.maze.beside(*cell, "W" if d == "E" else "E")
        return [t for t in "NS" if beside(cell, t) and not beside(beside(before, t), d)]

    def take(cell, d, g):
        """Returns what is added, and whether a jump reaches the goal."""
        added = []
        for to in d if d in ("E", "W") else "EW":
            end, moves = cell, g
            while beside(end, to) and (beside(end, to), "") not in taken:
                end, moves = beside(end, to), moves + 1
                if end == frames.goal:
                    return added, True
                if turns(end, to) or end[0] % 64 == 0:
                    added += [(end, to, moves)] * ((end, to) not in taken)
                    break
        for to in "NS" if d == "" else turns(cell, d) if d in "EW" else d:
            if beside(cell, to) and (beside(cell, to), "") not in taken:
                added.append((beside(cell, to), to, g + 1))
        return added, False

    def left(entries):
        return [e for e in entries if not taken & {e[:2], (e[0], "")}]

    over = False
    while frames.left():
        entries = left(entries)
        assert not over, "the search does not end"
        best = [e for e in entries if f(e) == min(map(f, entries)) and e[0] == frames.at() != frames.goal]
        assert best, "%s is not a best cell of the lists" % (frames.at(),)
        entry = best[-1]  # a list is a stack
        taken.add((entry[0], entry[1].strip("NS")))
        added, over = take(*entry)
        entries = [e for e in entries if e != entry] + added
        marks.update({**{e[0]: ACTIVE for e in added}, entry[0]: FINISHED})
        frames.step_marks(marks)
    assert over or not left(entries) or frames.goal in [e[0] for e in entries], "the search ends too early"


def bidirectional(frames):
    if frames.start == frames.goal:
        return
    marks = {}
    sides = [Queue(frames, [frames.start], marks), Queue(frames, [frames.goal], marks)]
    while sides[0].entered and sides[1].entered:
        side, other = sides if len(sides[0].entered) <= len(sides[1].entered) else sides[::-1]
        level = set(side.entered)
        while level & set(side.entered):
            touching = [cell for cell in side.first() if frames.both[cell] & other.seen]
            if not frames.left():
                assert touching, "the search ends too early"
                return
            assert frames.at() not in touching, "%s touches the other search" % (frames.at(),)
            level.discard(frames.at())
            side.take(other.seen)


def collision(frames):
    away, marks, taken = frames.distances(frames.start), {}, set()
    queue = Queue(frames, [frames.start], marks)

    def prune():
        at = frames.at()
        assert at != frames.goal and marks.get(at) == ACTIVE and \
            not any(marks.get(to) == ACTIVE and away[to] > away[at] for to in frames.both[at]), \
            "%s may not be pruned" % (at,)
        marks[at] = FINISHED
        frames.step_marks(marks)

    level = 0
    while frames.goal not in queue.seen and queue.entered:
        while any(away[cell] == level for cell in queue.entered):
            if frames.at() in queue.entered:
                taken.add(frames.at())
                queue.take(taken=ACTIVE)
            else:
                assert frames.at() in taken, "%s is pruned too early" % (frames.at(),)
                prune()
        level += 1
    while frames.left():
        prune()
    if frames.goal in queue.seen:
        frames.marks_at_end(shortest_cells(frames))
        assert frames.result.active == {cell for cell in marks if marks[cell] == ACTIVE}, "prunes too little"


def bottleneck(frames):
    start, goal = frames.start, frames.goal
    queue = bfs(frames, lambda: frames.at() == start and start in frames.next().active)
    if start not in queue.seen:
        return
    away = frames.distances(goal)
    path = [start] if start == goal else sorted(frames.next().active, key=lambda cell: -away[cell])
    assert [away[cell] for cell in path] == list(range(away[start], -1, -1)) and path[0] == start and \
        all(to in frames.both[cell] for cell, to in zip(path, path[1:])), "the path is not shortest"
    marks = {cell: ACTIVE if cell in path else FINISHED for cell in queue.marks}
    seen = set()
    for cell in path:
        is_bypassed = cell not in (start, goal) and goal in frames.distances(start, without={cell})
        assert frames.at() == cell, "%s does not follow the path" % (frames.at(),)
        marks[cell] = FINISHED if is_bypassed else ACTIVE
        frames.step_marks(marks)
        beside = [to for to in frames.both[cell] if to not in path and to not in seen]
        search = Queue(frames, beside if cell != goal else [], marks)
        search.seen |= seen
        while search.entered:
            search.take(path)
        seen = search.seen
    frames.marks_at_end({cell for cell in path if marks[cell] == ACTIVE})


def contract(frames):
    marks, away = {}, frames.distances(frames.start)
    for y in range(frames.left()):
        assert frames.at() == (0, y), "row %s is read instead of %d" % (frames.at(), y)
        marks.update((cell, ACTIVE) for cell in frames.free if cell[1] == y)
        frames.step_marks(marks)
    rest = frames.distances(frames.start, without=set(frames.all) - set(marks))
    assert rest.get(frames.goal) == away.get(frames.goal), "the rows that were read do not decide"


def path_search(frames, choices, is_over):
    """Extends a path by the first of its choices, or steps back if it has none. choices(path, marks):
    `marks` has all cells entered so far."""
    path, marks = [frames.start], {frames.start: ACTIVE}
    while not is_over(path):
        found = choices(path, marks)
        if found:
            path.append(frames.at() if frames.is_random and frames.at() in found else found[0])
            marks[path[-1]] = ACTIVE
        elif len(path) == 1:
            return
        else:
            marks[path.pop()] = FINISHED
        assert frames.at() == path[-1], "at is %s instead of %s" % (frames.at(), path[-1])
        frames.step_marks(marks)


def dfs(frames):
    path_search(frames, lambda path, marks: [to for to in frames.moves[path[-1]].values() if to not in marks],
                lambda path: path[-1] == frames.goal)


def every(frames):
    """Each path is continued in the first direction that leads to the goal."""
    tried, found = set(), []

    def choices(path, _):
        tried.add(tuple(path))
        rest = {} if path[-1] == frames.goal else frames.distances(frames.goal, without=set(path))
        return [to for to in frames.moves[path[-1]].values() if to in rest and (*path, to) not in tried]

    def is_over(path):
        found.extend(path[-1:] if path[-1] == frames.goal else [])
        return len(found) == EVERY_PATHS
    path_search(frames, choices, is_over)


# ---- fillers: all cells are active at first, those that are filled are finished ----

class Filling:
    def __init__(self, frames):
        self.frames, self.closed = frames, set()

    def open(self, cell):
        return [to for to in self.frames.both[cell] if to not in self.closed]

    def may_fill(self, cell):
        return cell not in (self.frames.start, self.frames.goal) and cell in self.frames.free and \
            cell not in self.closed

    def is_dead_end(self, cell):
        return self.may_fill(cell) and len(self.open(cell)) <= 1

    def ends(self, cell):
        """The cells where the corridor through a cell with two neighbours ends."""
        ends = []
        for to in self.open(cell):
            before = cell
            while self.may_fill(to) and len(self.open(to)) == 2 and to != cell:
                before, to = to, next(n for n in self.open(to) if n != before)
            ends.append(to)
        return ends

    def is_noose(self, cell):
        return self.may_fill(cell) and len(self.open(cell)) == 2 and \
            len(set(self.ends(cell))) == 1 and self.ends(cell)[0] != cell

    def fill(self):
        self.closed.add(self.frames.at())
        self.frames.step(set(self.frames.free) - self.closed, self.closed)

    def end(self):
        assert not any(map(self.is_dead_end, self.frames.free)), "a dead end remains"
        rest = self.frames.distances(self.frames.start, without=self.closed)
        if self.frames.goal in rest:
            self.frames.marks_at_end(rest)


def dead_end(frames):
    filling = Filling(frames)
    while frames.left():
        assert filling.is_dead_end(frames.at()), "%s is no dead end" % (frames.at(),)
        filling.fill()
    filling.end()


def cul_de_sac(frames):
    filling, fills_nooses = Filling(frames), False
    if frames.goal not in frames.distances(frames.start):
        return
    while frames.left():
        at = frames.at()
        if not filling.is_dead_end(at):
            assert filling.is_noose(at), "%s is neither a dead end nor in a noose" % (at,)
            assert fills_nooses or not any(map(filling.is_dead_end, frames.free)), "a noose is filled early"
            fills_nooses = True
        filling.fill()
    filling.end()
    assert not any(map(filling.is_noose, frames.distances(frames.goal))), "a noose remains"


def blind_alley(frames):
    """A stem is a passage without which the maze falls into two parts, one with start and goal."""
    if frames.goal not in frames.distances(frames.start):
        return

    def close(cell, to):
        frames.both[cell].discard(to)
        frames.both[to].discard(cell)
    stems = []
    for cell in frames.distances(frames.start):
        for to in list(frames.both[cell]):
            close(cell, to)
            parts = frames.distances(frames.start)
            if frames.goal in parts and (cell not in parts or to not in parts):
                stems.append((cell, to))
            frames.both[cell].add(to)
            frames.both[to].add(cell)
    for cell, to in stems:
        close(cell, to)
    left, sealed = frames.distances(frames.start), set()
    while frames.left():
        assert frames.at() in set(frames.free) - set(left) - sealed, "%s is not in a blind alley" % (frames.at(),)
        sealed.add(frames.at())
        frames.step(set(frames.free) - sealed, sealed)
    assert len(sealed) + len(left) == len(set(frames.free) | set(left)), "a blind alley remains"
    frames.marks_at_end(left)


RULES = {
    "bfs": bfs, "bidirectional": bidirectional, "astar": astar, "jump": jump, "contract": contract,
    "dfs": dfs, "all-shortest": all_shortest, "dead-end": dead_end, "cul-de-sac": cul_de_sac,
    "blind-alley": blind_alley, "collision": collision, "bottleneck": bottleneck, "every": every,
    **WALKERS,
}
