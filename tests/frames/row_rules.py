"""row_rules: the rules of the generators that join sets, work row by row, divide, or carve blocks."""
from gen_rules import Growth, components, count_sets, grow, joined, open_passages


# ---- sets ----

def join(frames):
    """Opens walls between different sets until the sets of the maze are its components."""
    while frames.left():
        passage, after = frames.opened(), frames.next().passages
        assert passage and passage <= set(frames.cells), "no passage in the maze"
        of = components(frames.cells, frames.open)
        a, b = passage
        assert of[a] is not of[b], "closes a cycle"
        frames.step(passage, joined(after), count_sets(frames.cells, after), has_place=False)
    for cell, s in components(frames.cells, frames.open).items():
        assert s.issuperset(frames.around(cell)), "ends too early"


def boruvka(frames):
    """In the first round each cell opens its lightest wall, in reading order."""
    join(frames)
    last, passages = -1, set()
    for f in frames.records:
        owners = sorted(k for k in map(frames.all.index, joined(f.passages - passages)) if k > last)
        if not owners:
            break
        last, passages = owners[0], f.passages
    assert all(c in joined(passages) or not frames.around(c) for c in frames.cells), \
        "a cell opens no wall in the first round"


def every(frames):
    """Each cell opens a wall to one of the cells before it, or two, along the shorter side."""
    order = sorted(frames.cells) if frames.width > frames.height else frames.cells
    last = 0
    while frames.left():
        k = order.index(frames.at())
        assert k >= last and order.index(frames.grown()) < k, "not in order"
        last = k
        frames.step({frames.at()}, order[:k])
    assert count_sets(frames.cells, frames.open) == 1, "ends too early"


# ---- algorithms that ignore a mask ----

def cut(rule, finish=join):
    """The maze is cut to the mask, then finished in the mask."""
    def cut_rule(frames):
        cells, frames.cells = frames.cells, frames.all
        rule(frames)
        frames.cells, frames.open = cells, {p for p in frames.open if p <= set(cells)}
        finish(frames)
    return cut_rule


def by_rows(rule, finish=join):
    """rule(frames, y, west, north) checks a row: the columns with a passage to the west and to the north.
    It returns the number of sets, if the frame says it."""
    def rows_rule(frames):
        for y in range(frames.height):
            after = frames.next().passages
            assert after >= frames.open, "a passage was closed"
            for passage in after - frames.open:
                assert max(c[1] for c in passage) == y, "a passage of another row"
            west = {x for x in range(frames.width) if {(x, y), (x - 1, y)} in after}
            north = {x for x in range(frames.width) if {(x, y), (x, y - 1)} in after}
            sets = rule(frames, y, west, north)
            frames.step({c for c in frames.all if c[1] == y}, {c for c in frames.all if c[1] < y}, sets,
                        has_place=False)
    return cut(rows_rule, finish)


def eller(frames, y, west, north):
    cells, after = [c for c in frames.all if c[1] <= y], frames.next().passages
    for s in components([c for c in cells if c[1] < y], frames.open).values():
        assert any((x, y - 1) in s for x in north), "a set is left behind"
    sets = count_sets(cells, after)
    assert len(after) + sets == len(cells), "closes a cycle"
    assert y + 1 < frames.height or sets == 1, "the last row does not join all sets"
    return sets


def sidewinder(frames, y, west, north):
    runs = []
    for x in range(frames.width):
        if x not in west:
            runs.append(set())
        runs[-1].add(x)
    assert all(len(run & north) == (y > 0) for run in runs), "not one passage north per run"
    assert y > 0 or len(runs) == 1, "the first row is not one run"


def binary_tree(frames, y, west, north):
    for x in range(frames.width):
        assert (x in west) + (x in north) == (x > 0 or y > 0), "not one passage per cell"


def serpentine(frames, y, west, north):
    assert len(west) == frames.width - 1, "the row is not one run"
    assert north == (set() if y == 0 else {frames.width - 1} if y % 2 else {0}), "the wrong end"


def rows(frames, y, west, north):
    upper, lower = sorted((frames.start, frames.goal), key=lambda c: c[1])
    passages = frames.next().passages
    assert len(north) == (upper[1] < y <= lower[1]), "not one step to the next row"
    assert not west or len(west) == max(west) - min(west) + 1, "not one run"
    assert joined(passages) <= components(frames.all, passages)[upper], "not one passage"
    assert upper[1] <= y <= lower[1] or not west, "a run above or below the doors"
    assert not passages or len(passages) + 1 == len(joined(passages)), "a cycle"


def percolation(frames, y, west, north):
    """Every passage is possible."""


def spiral(frames):
    path, dirs = [(0, 0)], ["E", "S", "W", "N"]

    def active(tree, source, cell):
        ahead = frames.maze.beside(*path[-1], dirs[0])
        if ahead in tree or ahead not in frames.cells:
            dirs.append(dirs.pop(0))
        assert (source, cell) == (path[-1], frames.maze.beside(*path[-1], dirs[0])), "not a spiral"
        path.append(cell)
        return {cell}
    assert len(grow(frames, active, path[0])) == len(frames.cells), "ends too early"


def division(frames):
    frames.open = open_passages(frames.cells)
    most = frames.key("rooms", 1)

    def is_whole(room):
        return min(room[2:]) == 1 or max(room[2:]) <= most

    def inside(room):
        x, y, w, h = room
        return {(i, j) for i in range(x, x + w) for j in range(y, y + h)}
    whole, waiting = [], [(0, 0, frames.width, frames.height)]
    while waiting:
        room = x, y, w, h = waiting.pop()
        if is_whole(room):
            whole.append(room)
            continue
        after, halves = frames.next().passages, None
        walls = frames.open - after
        assert walls and after < frames.open, "builds no wall"
        pairs = [((x, y, k, h), (x + k, y, w - k, h)) for k in range(1, w)]
        pairs += [((x, y, w, k), (x, y + k, w, h - k)) for k in range(1, h)]
        for a, b in pairs:
            between = {p for p in open_passages(inside(room)) if p & inside(a) and p & inside(b)}
            if walls < between and len(between - walls) == 1:
                halves = sorted((a, b), key=lambda r: r[2] * r[3])
        assert halves, "no wall with one gap divides room %s" % (room,)
        rest = [r for r in waiting + whole if is_whole(r)]
        waiting += halves[::-1]  # the smaller one is next
        frames.step(inside(room), set().union(*map(inside, rest)), has_place=False)


# ---- boards ----

def inner_blocks(frames):
    return {(x, y) for x, y in frames.cells if 0 < x < frames.width - 1 and 0 < y < frames.height - 1}


class Board:
    """Trees of carved blocks, each with the path from its root to where it carves next."""

    def __init__(self, frames, paths):
        self.frames, self.inner = frames, inner_blocks(frames)
        self.paths, self.trees = paths, list(map(set, paths))

    def free(self):
        return set().union(*self.trees)

    def choices(self, tree, block):
        """The blocks beside a block that touch no other block of its tree."""
        return [to for to in self.frames.around(block) if to in self.inner - self.free() and
                len(self.trees[tree].intersection(self.frames.around(to))) == 1]

    def replay(self, may_end=False):
        """Replays the frames; if may_end, up to a frame that carves more than the current block."""
        while self.frames.left():
            f, free = self.frames.next(), self.free()
            if may_end and f.free != free | {f.at}:
                return
            assert f.free == free | {f.at}, "does not carve the current block"
            assert f.at in self.inner - free, "carves a block of the border, or twice"
            beside = free.intersection(self.frames.around(f.at))
            assert len(beside) == 1, "the block touches %d free blocks" % len(beside)
            tree = next(k for k, t in enumerate(self.trees) if t & beside)
            for other, path in enumerate(self.paths):
                while path[-1] not in (beside if other == tree else f.active):
                    assert not self.choices(other, path[-1]), "steps back too early"
                    assert len(path) > 1, "steps back from its root"
                    path.pop()
            self.trees[tree].add(f.at)
            self.paths[tree].append(f.at)
            self.frames.step(set().union(*self.paths), self.free())


def inside_opening(frames, place):
    """The block inside an opening."""
    return (min(max(place[0], 1), frames.width - 2), min(max(place[1], 1), frames.height - 2))


def corridor_path(frames, free, start, goal):
    """The path from start to goal that the free blocks are."""
    path = [start]
    while path[-1] != goal:
        following = free.intersection(frames.around(path[-1])) - set(path[-2:])
        assert len(following) == 1, "the corridor is not a path"
        path += following
    assert set(path) == free, "there is more than the corridor"
    return path


def carve(frames):
    """If an exit was asked for, a corridor leads there first."""
    path = [frames.root]
    if "exit" in frames.maze.fields:
        goal = inside_opening(frames, frames.goal)
        Board(frames, [[frames.root], [goal]]).replay(may_end=True)
        path = corridor_path(frames, frames.next().free - {frames.at()}, frames.root, goal)
    board = Board(frames, [path])
    board.replay()
    assert not any(board.choices(0, block) for block in board.trees[0]), "ends too early"
    assert frames.result.free - {frames.start, frames.goal} == board.trees[0], \
        "the board is not that of the last frame"


def corridor(frames):
    roots = [[inside_opening(frames, frames.start)], [inside_opening(frames, frames.goal)]]
    if frames.maze.fields.get("exit") in ("north", "east", "south", "west"):
        roots.pop()  # the exit is where the side is reached
    board = Board(frames, roots)
    board.replay()
    assert frames.key("ends", 1) == 2 or all(len(t) == 1 for t in board.trees[1:]), "the exit digs, too"
    free = frames.result.free
    dead_ends = {c for c in free if len(free.intersection(frames.around(c))) == 1}
    assert frames.key("branches", 0) or dead_ends == {frames.start, frames.goal}, \
        "the corridor has branches"


def cave(frames):
    before, inner = None, inner_blocks(frames)
    for _ in range(int(frames.key("steps", 5))):
        f = frames.next()
        frames.step(f.active, has_place=False)
        last = f.free ^ f.active
        assert before in (None, last), "the marks are not the changed blocks"
        before = {(x, y) for x, y in inner if sum((x + i, y + j) in last for i in (-1, 0, 1)
                                                  for j in (-1, 0, 1)) > 4}
        assert f.free == before, "not what most of the nine blocks were"
    assert before is None or frames.result.free >= before, "the maze has fewer free blocks"


def obstacles(frames):
    free = set(inner_blocks(frames) if frames.key("border", 0) else frames.cells)
    while frames.left():
        f = frames.next()
        assert f.at in free, "an obstacle outside, or twice"
        free.remove(f.at)
        frames.step([f.at], [(x, y) for x, y in frames.all if (y, x) < (f.at[1], f.at[0])])
        assert f.free == free, "not only the current block has become an obstacle"
    assert frames.result.free == free, "the maze is not that of the last frame"


RULES = {
    "binary-tree": by_rows(binary_tree), "boruvka": boruvka, "carve": carve, "cave": cave,
    "corridor": corridor, "division": cut(division), "eller": by_rows(eller), "every": every,
    "kruskal": join, "obstacles": obstacles, "percolation": by_rows(percolation, Growth.end), "rows": by_rows(rows, Growth.end),
    "serpentine": by_rows(serpentine), "sidewinder": by_rows(sidewinder), "spiral": cut(spiral),
}
