"""search_rules: plain implementations of the solvers, which the films of maze-solve --trace must
follow; walker_rules.py has those of the walkers.

The rules are those of maze(7) and of the table of marks in maze-solve(1). A rule goes through the
film of one maze; see search_film.py. Where it leaves a choice, such as the order of cells that entered a
queue in one step, it follows the film.
"""
from search_film import DIRS, check, is_random
from walker_rules import LEFT, RIGHT, chain, follow, mouse, pledge, tremaux, walk_from

BATCH = 16  # bfs notices the end of its search only after each batch of cells
EVERY_PATHS = 20  # the limit of the run


class Queue:
    """A breadth-first search: cells leave the queue in the order of the step in which they entered
    it."""

    def __init__(self, film, cells, marks):
        self.film, self.marks, self.entered, self.steps = film, marks, {}, 0
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
        at = self.film.at()
        check(at in self.first(), "%s is not the first of the queue" % (at,))
        del self.entered[at]
        self.marks[at] = taken
        self.add([to for to in self.film.both[at] if to not in self.seen and to not in known])
        self.film.step(self.marks)


def bfs_until(film, goal, is_over):
    """The search of bfs from the goal to `goal`; is_over says whether the next frame is another's."""
    queue, extra = Queue(film, [film.goal], {}), 0
    while queue.entered and film.left() and not (goal in queue.seen and is_over(queue)):
        extra += goal in queue.seen
        queue.take()
    check(extra < BATCH, "the search does not end")
    check(goal in queue.seen or not queue.entered, "the search ends too early")
    return queue


def bfs(film):
    if film.start != film.goal:
        bfs_until(film, film.start, lambda queue: False)


def all_shortest(film):
    queue, level = Queue(film, [film.goal], {}), 0
    away = film.distances(film.goal)
    while film.start not in queue.seen and queue.entered:
        while any(away[cell] == level for cell in queue.entered):
            queue.take()
        level += 1
    if film.start not in queue.seen:
        return
    marks = dict.fromkeys(queue.marks, 8)
    order = [film.start]  # the marked cells
    while True:
        marks[order[-1]] = 4
        if len(order) > 1:
            film.step(marks)
        parent = {}
        for number, cell in enumerate(order):
            for to in film.both[cell]:
                if away.get(to) == away[cell] - 1 and marks[to] != 4:
                    parent.setdefault(to, number)
        if not parent:
            return
        check(film.at() in parent and parent[film.at()] == min(parent.values()),
              "%s is not one move nearer to the goal" % (film.at(),))
        order.append(film.at())


def astar(film):
    open_set, marks, away = {film.goal: 0}, {}, film.distances(film.goal)
    marks[film.goal] = 4

    def f(cell):
        return open_set[cell] + abs(cell[0] - film.start[0]) + abs(cell[1] - film.start[1])

    while film.left():
        at = film.at()
        check(at in open_set and at != film.start and f(at) == min(map(f, open_set)),
              "%s is not a best cell of the open set" % (at,))
        g = open_set.pop(at)
        check(g == away[at], "%s is taken along a path that is not shortest" % (at,))
        marks[at] = 8
        for to in film.both[at]:
            if marks.get(to) != 8:
                marks[to] = 4
                open_set[to] = min(open_set.get(to, g + 1), g + 1)
        film.step(marks)
    check(not open_set or (film.start in open_set and f(film.start) == min(map(f, open_set))),
          "the search ends too early")


def bidirectional(film):
    if film.start == film.goal:
        return
    marks = {}
    sides = [Queue(film, [film.start], marks), Queue(film, [film.goal], marks)]
    while sides[0].entered and sides[1].entered:
        side, other = sides if len(sides[0].entered) <= len(sides[1].entered) else sides[::-1]
        level = set(side.entered)
        while level & set(side.entered):
            touching = [cell for cell in side.first() if film.both[cell] & other.seen]
            if not film.left():
                check(touching, "the search ends too early")
                return
            check(film.at() not in touching, "%s touches the other search" % (film.at(),))
            level.discard(film.at())
            side.take(other.seen)


def collision(film):
    away, marks, taken = film.distances(film.start), {}, set()
    queue = Queue(film, [film.start], marks)

    def prune():
        at = film.at()
        check(at != film.goal and marks.get(at) == 4 and
              not any(marks.get(to) == 4 and away[to] > away[at] for to in film.both[at]),
              "%s may not be pruned" % (at,))
        marks[at] = 8
        film.step(marks)

    level = 0
    while film.goal not in queue.seen and queue.entered:
        while any(away[cell] == level for cell in queue.entered):
            if film.at() in queue.entered:
                taken.add(film.at())
                queue.take(taken=4)
            else:
                check(film.at() in taken, "%s is pruned too early" % (film.at(),))
                prune()
        level += 1
    while film.left():
        prune()
    if film.goal in queue.seen:
        back = film.distances(film.goal)
        for cell in queue.seen:
            check((marks[cell] == 4) == (away[cell] + back[cell] == away[film.goal]),
                  "%s in the end" % (cell,))


def bottleneck(film):
    start, goal = film.start, film.goal
    if start == goal:
        film.step({start: 4})
        return
    queue = bfs_until(film, start, lambda q: film.at() == start and film.shown().get(start) == 4)
    if start not in queue.seen:
        return
    away, shown = film.distances(goal), film.shown()
    path = sorted((cell for cell in shown if shown[cell] == 4), key=lambda cell: -away[cell])
    check([away[cell] for cell in path] == list(range(away[start], -1, -1)) and path[0] == start and
          all(to in film.both[cell] for cell, to in zip(path, path[1:])), "the path is not shortest")
    marks = {cell: 4 if cell in path else 8 for cell in queue.marks}
    seen = set()
    for number, cell in enumerate(path):
        bypassed = cell not in (start, goal) and goal in film.distances(start, without={cell})
        check(film.at() == cell, "%s does not follow the path" % (film.at(),))
        marks[cell] = 8 if bypassed else 4
        film.step(marks)
        if cell == goal:
            break
        beside = [to for to in film.both[cell] if to not in path and to not in seen]
        search = Queue(film, beside, marks)
        search.seen |= seen
        while search.entered:
            search.take(path)
        seen = search.seen


def dfs(film):
    path, marks, seen = [film.start], {film.start: 4}, {film.start}
    while path[-1] != film.goal:
        fresh = [film.next[path[-1]][d] for d in DIRS
                 if film.next[path[-1]].get(d, film.start) not in seen]
        if fresh:
            to = film.at() if is_random(film) else fresh[0]
            check(to in fresh, "%s is not a fresh neighbour" % (to,))
            path.append(to)
            seen.add(to)
            marks[to] = 4
        elif len(path) == 1:
            return
        else:
            marks[path.pop()] = 8
        check(film.at() == path[-1], "at is %s instead of %s" % (film.at(), path[-1]))
        film.step(marks)


def every(film):
    """Each path is continued in the first direction that leads on to the goal."""
    path, marks = [film.start], {film.start: 4}

    def dirs():
        if path[-1] == film.goal:
            return []
        rest = film.distances(film.goal, without=set(path))
        return [film.next[path[-1]][d] for d in DIRS if film.next[path[-1]].get(d) in rest
                and film.next[path[-1]][d] not in path]

    if film.start not in film.distances(film.goal):
        return
    left, found = [dirs()], 0
    while True:
        found += path[-1] == film.goal
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
        check(film.at() == path[-1], "at is %s instead of %s" % (film.at(), path[-1]))
        film.step(marks)


# ---- fillers: all cells are marked with 4 at first, those that are filled with 8 ----

class Filling:
    def __init__(self, film):
        self.film, self.marks = film, dict.fromkeys(film.free, 4)
        self.closed = set()

    def open(self, cell):
        return [to for to in self.film.both[cell] if to not in self.closed]

    def may_fill(self, cell):
        return cell not in (self.film.start, self.film.goal) and cell in self.marks and \
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
        at = self.film.at()
        self.closed.add(at)
        self.marks[at] = 8
        self.film.step(self.marks)


def dead_end(film):
    filling = Filling(film)
    while film.left():
        check(filling.is_dead_end(film.at()), "%s is no dead end" % (film.at(),))
        filling.fill()
    check(not any(map(filling.is_dead_end, film.free)), "a dead end remains")


def cul_de_sac(film):
    filling, nooses = Filling(film), False
    if film.goal not in film.distances(film.start):
        return
    while film.left():
        at = film.at()
        if not filling.is_dead_end(at):
            check(filling.is_noose(at), "%s is neither a dead end nor in a noose" % (at,))
            check(nooses or not any(map(filling.is_dead_end, film.free)), "a noose is filled early")
            nooses = True
        filling.fill()
    check(not any(map(filling.is_dead_end, film.free)), "a dead end remains")
    check(not any(map(filling.is_noose, film.distances(film.goal))), "a noose remains")


def blind_alley(film):
    """A stem is a passage without which the maze falls into two parts, one with start and goal."""
    if film.goal not in film.distances(film.start):
        return
    sealed = []
    for cell in film.distances(film.start):
        for to in list(film.both[cell]):
            film.both[cell].discard(to)
            film.both[to].discard(cell)
            parts = film.distances(film.start)
            if film.goal in parts and (cell not in parts or to not in parts):
                sealed.append((cell, to))
            film.both[cell].add(to)
            film.both[to].add(cell)
    for cell, to in sealed:
        film.both[cell].discard(to)
        film.both[to].discard(cell)
    rest = set(film.free) - set(film.distances(film.start))
    marks = dict.fromkeys(film.free, 4)
    while film.left():
        check(film.at() in rest, "%s is not in a blind alley" % (film.at(),))
        rest.discard(film.at())
        marks[film.at()] = 8
        film.step(marks)
    check(not rest, "a blind alley remains: %s" % rest)


def contract(film):
    marks, away = {}, film.distances(film.start)
    for y in range(film.left()):
        check(film.at() == (0, y), "row %s is read instead of %d" % (film.at(), y))
        marks.update((cell, 4) for cell in film.free if cell[1] == y)
        film.step(marks)
    rest = film.distances(film.start, without={cell for cell in film.next if cell not in marks})
    check(rest.get(film.goal) == away.get(film.goal), "the rows that were read do not decide")


RULES = {
    "bfs": bfs, "bidirectional": bidirectional, "astar": astar, "contract": contract, "dfs": dfs,
    "all-shortest": all_shortest, "dead-end": dead_end, "cul-de-sac": cul_de_sac,
    "blind-alley": blind_alley, "collision": collision, "bottleneck": bottleneck, "every": every,
    "tremaux": walk_from(tremaux), "left": walk_from(follow(LEFT)),
    "right": walk_from(follow(RIGHT)), "pledge": walk_from(pledge), "chain": walk_from(chain),
    "mouse": walk_from(mouse),
}
