"""others: the rules of the algorithms that join sets, work row by row, divide, or carve blocks."""
from frames import components, count_sets, joined, open_passages, require


# ---- sets ----

def join(frames):
    """Opens walls between different sets until the sets of the maze are its components."""
    while f := frames.step():
        passage = frames.opened()
        require(passage and passage <= frames.inside, "no passage in the maze")
        of = components(frames.cells, frames.before)
        a, b = passage
        require(of[a] is not of[b], "closes a cycle")
        require(f.sets == count_sets(frames.cells, f.passages), "sets is %s" % f.sets)
        frames.marks(f, passage, joined(f.passages))
    for cell, s in components(frames.cells, frames.passages).items():
        require(s.issuperset(frames.around(cell)), "ends too early")
    frames.same()


def kruskal(frames):
    frames.begin()
    join(frames)


def boruvka(frames):
    """In the first round each cell opens its lightest wall, in reading order."""
    kruskal(frames)
    last, passages = -1, set()
    for f in frames.records:
        owners = sorted(k for k in map(frames.all.index, joined(f.passages - passages)) if k > last)
        if not owners:
            break
        last, passages = owners[0], f.passages
    require(all(c in joined(passages) or not frames.around(c) for c in frames.cells),
            "a cell opens no wall in the first round")


# ---- row by row ----

def by_rows(rule):
    """Returns the rule of an algorithm from the rule of a row: rule(frames, f, y, west, north), with
    the columns of the row that have a passage to the west and to the north."""
    def rows_rule(frames):
        frames.begin()
        for y in range(frames.height):
            f = frames.step()
            require(f and frames.passages >= frames.before, "a passage was closed")
            for passage in frames.passages - frames.before:
                require(max(c[1] for c in passage) == y, "a passage of another row")
            frames.marks(f, {c for c in frames.all if c[1] == y}, {c for c in frames.all if c[1] < y})
            west = {x for x in range(frames.width) if {(x, y), (x - 1, y)} in f.passages}
            north = {x for x in range(frames.width) if {(x, y), (x, y - 1)} in f.passages}
            rule(frames, f, y, west, north)
    return rows_rule


def eller(frames, f, y, west, north):
    cells = [c for c in frames.all if c[1] <= y]
    for s in components([c for c in cells if c[1] < y], frames.before).values():
        require(any((x, y - 1) in s for x in north), "a set is left behind")
    require(len(f.passages) + count_sets(cells, f.passages) == len(cells), "closes a cycle")
    require(f.sets == count_sets(cells, f.passages), "sets is %s" % f.sets)
    require(y + 1 < frames.height or f.sets == 1, "the last row does not join all sets")


def sidewinder(frames, f, y, west, north):
    runs = []
    for x in range(frames.width):
        if x not in west:
            runs.append(set())
        runs[-1].add(x)
    require(all(len(run & north) == (y > 0) for run in runs), "not one passage north per run")
    require(y > 0 or len(runs) == 1, "the first row is not one run")


def binary_tree(frames, f, y, west, north):
    for x in range(frames.width):
        require((x in west) + (x in north) == (x > 0 or y > 0), "not one passage per cell")


def serpentine(frames, f, y, west, north):
    require(len(west) == frames.width - 1, "the row is not one run")
    require(north == (set() if y == 0 else {frames.width - 1} if y % 2 else {0}), "the wrong end")


def rows(frames, f, y, west, north):
    upper, lower = sorted((frames.header.start, frames.header.goal), key=lambda c: c[1])
    require(len(north) == (upper[1] < y <= lower[1]), "not one step to the next row")
    require(not west or len(west) == max(west) - min(west) + 1, "not one run")
    require(joined(f.passages) <= components(frames.all, f.passages)[upper], "not one passage")
    require(upper[1] <= y <= lower[1] or not west, "a run above or below the doors")
    require(len(f.passages) == 0 or len(f.passages) + 1 == len(joined(f.passages)), "a cycle")


def percolation(frames, f, y, west, north):
    """Every passage is possible."""


# ---- walls and ranks ----

def division(frames):
    frames.begin(open_passages(frames.cells))
    most = frames.key("rooms", 1)

    def goes_on(room):
        return room[2] > 1 and room[3] > 1 and max(room[2:]) > most

    def inside(room):
        return {(x, y) for x in range(room[0], room[0] + room[2])
                for y in range(room[1], room[1] + room[3])}
    done, waiting = [], [(0, 0, frames.width, frames.height)]
    while waiting:
        room = x, y, w, h = waiting.pop()
        if not goes_on(room):
            done.append(room)
            continue
        f = frames.step()
        require(f and f.passages < frames.before, "builds no wall")
        walls, halves = frames.before - f.passages, None
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
        frames.marks(f, inside(room), set().union(*map(inside, rest)))


def every(frames):
    frames.begin()
    order = sorted(frames.cells) if frames.width > frames.height else frames.cells
    last = 0
    while f := frames.step():
        k = order.index(f.at)
        require(k >= last and order.index(frames.grown(f)) < k, "not in order")
        last = k
        frames.marks(f, {f.at}, order[:k])
    require(count_sets(frames.cells, frames.passages) == 1, "ends too early")
    frames.same()


# ---- boards ----

class Board:
    """Trees of carved blocks, each with the path from its root to where it carves next."""

    def __init__(self, frames, roots):
        frames.begin()
        self.frames = frames
        self.inner = {c for c in frames.cells
                      if 0 < c[0] < frames.width - 1 and 0 < c[1] < frames.height - 1}
        self.trees = [{root} for root in roots]
        self.paths = [[root] for root in roots]

    def free(self):
        return set().union(*self.trees)

    def choices(self, tree, block):
        """Returns the blocks beside a block that touch no other block of its tree."""
        return [to for to in self.frames.around(block) if to in self.inner - self.free() and
                len(self.trees[tree].intersection(self.frames.around(to))) == 1]

    def step_back(self, tree):
        require(not self.choices(tree, self.paths[tree][-1]), "steps back too early")
        require(len(self.paths[tree]) > 1, "steps back from its root")
        self.paths[tree].pop()

    def replay(self, may_end=False):
        """Replays the frames; if may_end, up to a frame that carves more than the current block."""
        while f := self.frames.step():
            free = self.free()
            if may_end and f.free != free | {f.at}:
                self.frames.next -= 1
                return
            require(f.free == free | {f.at}, "does not carve the current block")
            require(f.at in self.inner - free, "carves a block of the border, or twice")
            beside = free.intersection(self.frames.around(f.at))
            require(len(beside) == 1, "the block touches %d free blocks" % len(beside))
            tree = next(k for k, t in enumerate(self.trees) if t & beside)
            for other, path in enumerate(self.paths):
                while path[-1] not in (beside if other == tree else f.active):
                    self.step_back(other)
            self.trees[tree].add(f.at)
            self.paths[tree].append(f.at)
            self.frames.marks(f, set().union(*self.paths), self.free())


def inner(frames, place):
    """Returns the block inside an opening."""
    return (min(max(place[0], 1), frames.width - 2), min(max(place[1], 1), frames.height - 2))


def corridor_path(frames, free, start, goal):
    """Returns the path from start to goal that the free blocks are."""
    path = [start]
    while path[-1] != goal:
        following = free.intersection(frames.around(path[-1])) - set(path[-2:])
        require(len(following) == 1, "the corridor is not a path")
        path += following
    require(set(path) == free, "there is more than the corridor")
    return path


def carve(frames):
    """If an exit was asked for, a corridor leads there first."""
    board = Board(frames, [frames.root])
    if "exit" in frames.header.fields:
        goal = inner(frames, frames.header.goal)
        Board(frames, [frames.root, goal]).replay(may_end=True)
        require(frames.next < len(frames.records), "carves the corridor alone")
        f = frames.records[frames.next]
        board.paths = [corridor_path(frames, f.free - {f.at}, frames.root, goal)]
        board.trees = [set(board.paths[0])]
    board.replay()
    require(not any(board.choices(0, block) for block in board.trees[0]), "ends too early")
    require(frames.result.free - {frames.header.start, frames.header.goal} == board.trees[0],
            "the board is not that of the last frame")


def corridor(frames):
    roots = [inner(frames, frames.header.start), inner(frames, frames.header.goal)]
    if frames.header.fields.get("exit") in ("north", "east", "south", "west"):
        roots.pop()  # the exit is where the side is reached
    board = Board(frames, roots)
    board.replay()
    require(frames.key("ends", 1) == 2 or all(len(t) == 1 for t in board.trees[1:]),
            "the exit digs, too")
    free = frames.result.free
    dead_ends = {c for c in free if len(free.intersection(frames.around(c))) == 1}
    require(frames.key("branches", 0) or dead_ends == {frames.header.start, frames.header.goal},
            "the corridor has branches")


def cave(frames):
    frames.begin()
    before = None
    inner = {c for c in frames.cells if 0 < c[0] < frames.width - 1 and 0 < c[1] < frames.height - 1}
    for _ in range(int(frames.key("steps", 5))):
        f = frames.step()
        frames.marks(f, f.active, set())
        last = f.free ^ f.active
        require(before in (None, last), "the marks are not the changed blocks")
        before = {(x, y) for x, y in inner if sum((x + i, y + j) in last for i in (-1, 0, 1)
                                                  for j in (-1, 0, 1)) > 4}
        require(f.free == before, "not what most of the nine blocks were")
    require(before is None or frames.result.free >= before, "the maze has fewer free blocks")
