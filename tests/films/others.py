"""others: the rules of the algorithms that join sets, work row by row, divide, or carve blocks."""
from film import components, count_sets, joined, open_passages, require


# ---- sets ----

def join(film):
    """Opens walls between different sets until the sets of the maze are its components."""
    while f := film.step():
        passage = film.opened()
        require(passage and passage <= film.inside, "no passage in the maze")
        of = components(film.cells, film.before)
        a, b = passage
        require(of[a] is not of[b], "closes a cycle")
        require(f.sets == count_sets(film.cells, f.passages), "sets is %s" % f.sets)
        film.marks(f, passage, joined(f.passages))
    for cell, s in components(film.cells, film.passages).items():
        require(s.issuperset(film.around(cell)), "ends too early")
    film.same()


def kruskal(film):
    film.begin()
    join(film)


def boruvka(film):
    """In the first round each cell opens its lightest wall, in reading order."""
    kruskal(film)
    last, passages = -1, set()
    for f in film.frames:
        owners = sorted(k for k in map(film.all.index, joined(f.passages - passages)) if k > last)
        if not owners:
            break
        last, passages = owners[0], f.passages
    require(all(c in joined(passages) or not film.around(c) for c in film.cells),
            "a cell opens no wall in the first round")


# ---- row by row ----

def by_rows(rule):
    """Returns the rule of an algorithm from the rule of a row: rule(film, f, y, west, north), with
    the columns of the row that have a passage to the west and to the north."""
    def rows_rule(film):
        film.begin()
        for y in range(film.height):
            f = film.step()
            require(f and film.passages >= film.before, "a passage was closed")
            for passage in film.passages - film.before:
                require(max(c[1] for c in passage) == y, "a passage of another row")
            film.marks(f, {c for c in film.all if c[1] == y}, {c for c in film.all if c[1] < y})
            west = {x for x in range(film.width) if {(x, y), (x - 1, y)} in f.passages}
            north = {x for x in range(film.width) if {(x, y), (x, y - 1)} in f.passages}
            rule(film, f, y, west, north)
    return rows_rule


def eller(film, f, y, west, north):
    cells = [c for c in film.all if c[1] <= y]
    for s in components([c for c in cells if c[1] < y], film.before).values():
        require(any((x, y - 1) in s for x in north), "a set is left behind")
    require(len(f.passages) + count_sets(cells, f.passages) == len(cells), "closes a cycle")
    require(f.sets == count_sets(cells, f.passages), "sets is %s" % f.sets)
    require(y + 1 < film.height or f.sets == 1, "the last row does not join all sets")


def sidewinder(film, f, y, west, north):
    runs = []
    for x in range(film.width):
        if x not in west:
            runs.append(set())
        runs[-1].add(x)
    require(all(len(run & north) == (y > 0) for run in runs), "not one passage north per run")
    require(y > 0 or len(runs) == 1, "the first row is not one run")


def binary_tree(film, f, y, west, north):
    for x in range(film.width):
        require((x in west) + (x in north) == (x > 0 or y > 0), "not one passage per cell")


def serpentine(film, f, y, west, north):
    require(len(west) == film.width - 1, "the row is not one run")
    require(north == (set() if y == 0 else {film.width - 1} if y % 2 else {0}), "the wrong end")


def rows(film, f, y, west, north):
    upper, lower = sorted((film.header.start, film.header.goal), key=lambda c: c[1])
    require(len(north) == (upper[1] < y <= lower[1]), "not one step to the next row")
    require(not west or len(west) == max(west) - min(west) + 1, "not one run")
    require(joined(f.passages) <= components(film.all, f.passages)[upper], "not one passage")
    require(upper[1] <= y <= lower[1] or not west, "a run above or below the doors")
    require(len(f.passages) == 0 or len(f.passages) + 1 == len(joined(f.passages)), "a cycle")


def percolation(film, f, y, west, north):
    """Every passage is possible."""


# ---- walls and ranks ----

def division(film):
    film.begin(open_passages(film.cells))
    most = film.key("rooms", 1)

    def goes_on(room):
        return room[2] > 1 and room[3] > 1 and max(room[2:]) > most

    def inside(room):
        return {(x, y) for x in range(room[0], room[0] + room[2])
                for y in range(room[1], room[1] + room[3])}
    done, waiting = [], [(0, 0, film.width, film.height)]
    while waiting:
        room = x, y, w, h = waiting.pop()
        if not goes_on(room):
            done.append(room)
            continue
        f = film.step()
        require(f and f.passages < film.before, "builds no wall")
        walls, halves = film.before - f.passages, None
        pairs = [((x, y, k, h), (x + k, y, w - k, h)) for k in range(1, w)]
        pairs += [((x, y, w, k), (x, y + k, w, h - k)) for k in range(1, h)]
        for a, b in pairs:
            between = {p for p in open_passages(inside(room)) if p & inside(a) and p & inside(b)}
            if walls < between and len(between - walls) == 1:
                halves = a, b
        require(halves, "no wall with one gap divides room %s" % (room,))
        a, b = halves
        waiting += [a, b] if a[2] * a[3] > b[2] * b[3] else [b, a]  # the smaller one is next
        rest = [r for r in waiting[:-2] + done if not goes_on(r)]
        film.marks(f, inside(room), set().union(*map(inside, rest)))


def every(film):
    film.begin()
    order = sorted(film.cells) if film.width > film.height else film.cells
    last = 0
    while f := film.step():
        k = order.index(f.at)
        require(k >= last and order.index(film.grown(f)) < k, "not in order")
        last = k
        film.marks(f, {f.at}, order[:k])
    require(count_sets(film.cells, film.passages) == 1, "ends too early")
    film.same()


# ---- boards ----

class Board:
    """Trees of carved blocks, each with the path from its root to where it carves next."""

    def __init__(self, film, roots):
        film.begin()
        self.film = film
        self.inner = {c for c in film.cells
                      if 0 < c[0] < film.width - 1 and 0 < c[1] < film.height - 1}
        self.trees = [{root} for root in roots]
        self.paths = [[root] for root in roots]

    def free(self):
        return set().union(*self.trees)

    def choices(self, tree, block):
        """Returns the blocks beside a block that touch no other block of its tree."""
        return [to for to in self.film.around(block) if to in self.inner - self.free() and
                len(self.trees[tree].intersection(self.film.around(to))) == 1]

    def step_back(self, tree):
        require(not self.choices(tree, self.paths[tree][-1]), "steps back too early")
        require(len(self.paths[tree]) > 1, "steps back from its root")
        self.paths[tree].pop()

    def replay(self, may_end=False):
        """Replays the film; if may_end, up to a frame that carves more than the current block."""
        while f := self.film.step():
            free = self.free()
            if may_end and f.free != free | {f.at}:
                self.film.next -= 1
                return
            require(f.free == free | {f.at}, "does not carve the current block")
            require(f.at in self.inner - free, "carves a block of the border, or twice")
            beside = free.intersection(self.film.around(f.at))
            require(len(beside) == 1, "the block touches %d free blocks" % len(beside))
            tree = next(k for k, t in enumerate(self.trees) if t & beside)
            for other, path in enumerate(self.paths):
                while path[-1] not in (beside if other == tree else f.active):
                    self.step_back(other)
            self.trees[tree].add(f.at)
            self.paths[tree].append(f.at)
            self.film.marks(f, set().union(*self.paths), self.free())


def inner(film, place):
    """Returns the block inside an opening."""
    return (min(max(place[0], 1), film.width - 2), min(max(place[1], 1), film.height - 2))


def corridor_path(film, free, start, goal):
    """Returns the path from start to goal that the free blocks are."""
    path = [start]
    while path[-1] != goal:
        following = free.intersection(film.around(path[-1])) - set(path[-2:])
        require(len(following) == 1, "the corridor is not a path")
        path += following
    require(set(path) == free, "there is more than the corridor")
    return path


def carve(film):
    """If an exit was asked for, a corridor leads there first."""
    board = Board(film, [film.root])
    if "exit" in film.header.fields:
        goal = inner(film, film.header.goal)
        Board(film, [film.root, goal]).replay(may_end=True)
        require(film.next < len(film.frames), "carves the corridor alone")
        f = film.frames[film.next]
        board.paths = [corridor_path(film, f.free - {f.at}, film.root, goal)]
        board.trees = [set(board.paths[0])]
    board.replay()
    require(not any(board.choices(0, block) for block in board.trees[0]), "ends too early")
    require(film.result.free - {film.header.start, film.header.goal} == board.trees[0],
            "the board is not that of the last frame")


def corridor(film):
    roots = [inner(film, film.header.start), inner(film, film.header.goal)]
    if film.header.fields.get("exit") in ("north", "east", "south", "west"):
        roots.pop()  # the exit is where the side is reached
    board = Board(film, roots)
    board.replay()
    require(film.key("ends", 1) == 2 or all(len(t) == 1 for t in board.trees[1:]),
            "the exit digs, too")
    free = film.result.free
    dead_ends = {c for c in free if len(free.intersection(film.around(c))) == 1}
    require(film.key("branches", 0) or dead_ends == {film.header.start, film.header.goal},
            "the corridor has branches")


def cave(film):
    film.begin()
    before = None
    inner = {c for c in film.cells if 0 < c[0] < film.width - 1 and 0 < c[1] < film.height - 1}
    for _ in range(int(film.key("steps", 5))):
        f = film.step()
        film.marks(f, f.active, set())
        last = f.free ^ f.active
        require(before in (None, last), "the marks are not the changed blocks")
        before = {(x, y) for x, y in inner if sum((x + i, y + j) in last for i in (-1, 0, 1)
                                                  for j in (-1, 0, 1)) > 4}
        require(f.free == before, "not what most of the nine blocks were")
    require(before is None or film.result.free >= before, "the maze has fewer free blocks")
