"""search_rules: plain implementations of the solvers, which the frames of maze-solve --trace must
follow; walker_rules.py has those of the walkers.

The rules are those of maze(7) and of the table of marks in maze-solve(1). A rule goes through the
frames of one maze; see search_frames.py. Where it leaves a choice, such as the order of cells that entered a
queue in one step, it follows the frames.
"""
from search_frames import DIRS, check, is_random
from walker_rules import LEFT, RIGHT, chain, follow, mouse, pledge, tremaux, walk_from

BATCH = 16  # bfs notices the end of its search only after each batch of cells
EVERY_PATHS = 20  # the limit of the run


class Queue:
    """A breadth-first search: cells leave the queue in the order of the step in which they entered
    it."""

    def __init__(self, frames, cells, marks):
        self.frames, self.marks, self.entered, self.steps = frames, marks, {}, 0
        self.seen = set()
        self.add(cells)

    def add(self, cells):
        for cell in cells:
            self.entered[cell] = self.steps
            self.seen.add(cell)
            self.marks[cell] = 4
        self.steps += 1

    def first(self):
        least = min(self.entered.values())
        return {cell for cell, step in self.entered.items() if step == least}

    def take(self, known=(), taken=8):
        """Takes the cell of the next frame, and adds its neighbours that are not known."""
        at = self.frames.at()
        check(at in self.first(), "%s is not the first of the queue" % (at,))
        del self.entered[at]
        self.marks[at] = taken
        self.add([to for to in self.frames.both[at] if to not in self.seen and to not in known])
        self.frames.step(self.marks)


def bfs_until(frames, goal, is_over):
    """The search of bfs from the goal to `goal`; is_over says whether the next frame is another's."""
    queue, extra = Queue(frames, [frames.goal], {}), 0
    while queue.entered and frames.left() and not (goal in queue.seen and is_over(queue)):
        extra += goal in queue.seen
        queue.take()
    check(extra < BATCH, "the search does not end")
    check(goal in queue.seen or not queue.entered, "the search ends too early")
    return queue


def bfs(frames):
    if frames.start != frames.goal:
        bfs_until(frames, frames.start, lambda queue: False)


def all_shortest(frames):
    queue, level = Queue(frames, [frames.goal], {}), 0
    away = frames.distances(frames.goal)
    while frames.start not in queue.seen and queue.entered:
        while any(away[cell] == level for cell in queue.entered):
            queue.take()
        level += 1
    if frames.start not in queue.seen:
        return
    marks = dict.fromkeys(queue.marks, 8)
    order = [frames.start]  # the marked cells
    while True:
        marks[order[-1]] = 4
        if len(order) > 1:
            frames.step(marks)
        parent = {}
        for number, cell in enumerate(order):
            for to in frames.both[cell]:
                if away.get(to) == away[cell] - 1 and marks[to] != 4:
                    parent.setdefault(to, number)
        if not parent:
            return
        check(frames.at() in parent and parent[frames.at()] == min(parent.values()),
              "%s is not one move nearer to the goal" % (frames.at(),))
        order.append(frames.at())


def astar(frames):
    open_set, marks, away = {frames.goal: 0}, {}, frames.distances(frames.goal)
    marks[frames.goal] = 4

    def f(cell):
        return open_set[cell] + abs(cell[0] - frames.start[0]) + abs(cell[1] - frames.start[1])

    while frames.left():
        at = frames.at()
        check(at in open_set and at != frames.start and f(at) == min(map(f, open_set)),
              "%s is not a best cell of the open set" % (at,))
        g = open_set.pop(at)
        check(g == away[at], "%s is taken along a path that is not shortest" % (at,))
        marks[at] = 8
        for to in frames.both[at]:
            if marks.get(to) != 8:
                marks[to] = 4
                open_set[to] = min(open_set.get(to, g + 1), g + 1)
        frames.step(marks)
    check(not open_set or (frames.start in open_set and f(frames.start) == min(map(f, open_set))),
          "the search ends too early")


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
                check(touching, "the search ends too early")
                return
            check(frames.at() not in touching, "%s touches the other search" % (frames.at(),))
            level.discard(frames.at())
            side.take(other.seen)


def collision(frames):
    away, marks, taken = frames.distances(frames.start), {}, set()
    queue = Queue(frames, [frames.start], marks)

    def prune():
        at = frames.at()
        check(at != frames.goal and marks.get(at) == 4 and
              not any(marks.get(to) == 4 and away[to] > away[at] for to in frames.both[at]),
              "%s may not be pruned" % (at,))
        marks[at] = 8
        frames.step(marks)

    level = 0
    while frames.goal not in queue.seen and queue.entered:
        while any(away[cell] == level for cell in queue.entered):
            if frames.at() in queue.entered:
                taken.add(frames.at())
                queue.take(taken=4)
            else:
                check(frames.at() in taken, "%s is pruned too early" % (frames.at(),))
                prune()
        level += 1
    while frames.left():
        prune()
    if frames.goal in queue.seen:
        back = frames.distances(frames.goal)
        for cell in queue.seen:
            check((marks[cell] == 4) == (away[cell] + back[cell] == away[frames.goal]),
                  "%s in the end" % (cell,))


def bottleneck(frames):
    start, goal = frames.start, frames.goal
    if start == goal:
        frames.step({start: 4})
        return
    queue = bfs_until(frames, start, lambda q: frames.at() == start and frames.shown().get(start) == 4)
    if start not in queue.seen:
        return
    away, shown = frames.distances(goal), frames.shown()
    path = sorted((cell for cell in shown if shown[cell] == 4), key=lambda cell: -away[cell])
    check([away[cell] for cell in path] == list(range(away[start], -1, -1)) and path[0] == start and
          all(to in frames.both[cell] for cell, to in zip(path, path[1:])), "the path is not shortest")
    marks = {cell: 4 if cell in path else 8 for cell in queue.marks}
    seen = set()
    for number, cell in enumerate(path):
        bypassed = cell not in (start, goal) and goal in frames.distances(start, without={cell})
        check(frames.at() == cell, "%s does not follow the path" % (frames.at(),))
        marks[cell] = 8 if bypassed else 4
        frames.step(marks)
        if cell == goal:
            break
        beside = [to for to in frames.both[cell] if to not in path and to not in seen]
        search = Queue(frames, beside, marks)
        search.seen |= seen
        while search.entered:
            search.take(path)
        seen = search.seen


def dfs(frames):
    path, marks, seen = [frames.start], {frames.start: 4}, {frames.start}
    while path[-1] != frames.goal:
        fresh = [frames.next[path[-1]][d] for d in DIRS
                 if frames.next[path[-1]].get(d, frames.start) not in seen]
        if fresh:
            to = frames.at() if is_random(frames) else fresh[0]
            check(to in fresh, "%s is not a fresh neighbour" % (to,))
            path.append(to)
            seen.add(to)
            marks[to] = 4
        elif len(path) == 1:
            return
        else:
            marks[path.pop()] = 8
        check(frames.at() == path[-1], "at is %s instead of %s" % (frames.at(), path[-1]))
        frames.step(marks)


def every(frames):
    """Each path is continued in the first direction that leads on to the goal."""
    path, marks = [frames.start], {frames.start: 4}

    def dirs():
        if path[-1] == frames.goal:
            return []
        rest = frames.distances(frames.goal, without=set(path))
        return [frames.next[path[-1]][d] for d in DIRS if frames.next[path[-1]].get(d) in rest
                and frames.next[path[-1]][d] not in path]

    if frames.start not in frames.distances(frames.goal):
        return
    left, found = [dirs()], 0
    while True:
        found += path[-1] == frames.goal
        if found == EVERY_PATHS:
            return
        if left[-1]:
            path.append(left[-1].pop(0))
            marks[path[-1]] = 4
            left.append(dirs())
        elif len(path) == 1:
            return
        else:
            marks[path.pop()] = 8
            left.pop()
        check(frames.at() == path[-1], "at is %s instead of %s" % (frames.at(), path[-1]))
        frames.step(marks)


# ---- fillers: all cells are marked with 4 at first, those that are filled with 8 ----

class Filling:
    def __init__(self, frames):
        self.frames, self.marks = frames, dict.fromkeys(frames.free, 4)
        self.closed = set()

    def open(self, cell):
        return [to for to in self.frames.both[cell] if to not in self.closed]

    def may_fill(self, cell):
        return cell not in (self.frames.start, self.frames.goal) and cell in self.marks and \
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
        at = self.frames.at()
        self.closed.add(at)
        self.marks[at] = 8
        self.frames.step(self.marks)


def dead_end(frames):
    filling = Filling(frames)
    while frames.left():
        check(filling.is_dead_end(frames.at()), "%s is no dead end" % (frames.at(),))
        filling.fill()
    check(not any(map(filling.is_dead_end, frames.free)), "a dead end remains")


def cul_de_sac(frames):
    filling, nooses = Filling(frames), False
    if frames.goal not in frames.distances(frames.start):
        return
    while frames.left():
        at = frames.at()
        if not filling.is_dead_end(at):
            check(filling.is_noose(at), "%s is neither a dead end nor in a noose" % (at,))
            check(nooses or not any(map(filling.is_dead_end, frames.free)), "a noose is filled early")
            nooses = True
        filling.fill()
    check(not any(map(filling.is_dead_end, frames.free)), "a dead end remains")
    check(not any(map(filling.is_noose, frames.distances(frames.goal))), "a noose remains")


def blind_alley(frames):
    """A stem is a passage without which the maze falls into two parts, one with start and goal."""
    if frames.goal not in frames.distances(frames.start):
        return
    sealed = []
    for cell in frames.distances(frames.start):
        for to in list(frames.both[cell]):
            frames.both[cell].discard(to)
            frames.both[to].discard(cell)
            parts = frames.distances(frames.start)
            if frames.goal in parts and (cell not in parts or to not in parts):
                sealed.append((cell, to))
            frames.both[cell].add(to)
            frames.both[to].add(cell)
    for cell, to in sealed:
        frames.both[cell].discard(to)
        frames.both[to].discard(cell)
    rest = set(frames.free) - set(frames.distances(frames.start))
    marks = dict.fromkeys(frames.free, 4)
    while frames.left():
        check(frames.at() in rest, "%s is not in a blind alley" % (frames.at(),))
        rest.discard(frames.at())
        marks[frames.at()] = 8
        frames.step(marks)
    check(not rest, "a blind alley remains: %s" % rest)


def contract(frames):
    marks, away = {}, frames.distances(frames.start)
    for y in range(frames.left()):
        check(frames.at() == (0, y), "row %s is read instead of %d" % (frames.at(), y))
        marks.update((cell, 4) for cell in frames.free if cell[1] == y)
        frames.step(marks)
    rest = frames.distances(frames.start, without={cell for cell in frames.next if cell not in marks})
    check(rest.get(frames.goal) == away.get(frames.goal), "the rows that were read do not decide")


RULES = {
    "bfs": bfs, "bidirectional": bidirectional, "astar": astar, "contract": contract, "dfs": dfs,
    "all-shortest": all_shortest, "dead-end": dead_end, "cul-de-sac": cul_de_sac,
    "blind-alley": blind_alley, "collision": collision, "bottleneck": bottleneck, "every": every,
    "tremaux": walk_from(tremaux), "left": walk_from(follow(LEFT)),
    "right": walk_from(follow(RIGHT)), "pledge": walk_from(pledge), "chain": walk_from(chain),
    "mouse": walk_from(mouse),
}
