"""gen_rules: the rules of the generators, each in its plainest form. A new one gets a row in RULES."""
from frames import DIRS, Frames


class Growth(Frames):
    """The frames of a generator. open: the passages so far; cells: those of the maze, in reading order."""

    def __init__(self, records, mask=None):
        super().__init__(records)
        self.cells = [cell for cell in self.all if mask is None or cell in mask]

    def around(self, cell):
        """The cells of the maze beside a cell."""
        return [to for to in (self.maze.beside(*cell, d) for d in DIRS) if to in self.cells]

    def wanted(self):
        """The number of cells to reach."""
        return self.key("cells", len(self.cells))

    def opened(self):
        """The only change in the next frame, a passage; None if there is no change."""
        assert self.next().passages >= self.open, "a passage was closed"
        new = list(self.next().passages - self.open)
        assert len(new) < 2, "two passages in a step"
        return new[0] if new else None

    def grown(self):
        """The other cell of the passage that is opened beside the current cell."""
        passage = self.opened()
        assert passage and self.at() in passage, "no passage at the current cell"
        return next(cell for cell in passage if cell != self.at())

    def end(self):
        assert self.result.passages == self.open, "the maze is not that of the last frame"


def components(cells, passages):
    """The connected component of each cell, as a set that its cells share."""
    of = {cell: {cell} for cell in cells}
    for a, b in passages:
        if of[a] is not of[b]:
            of[a] |= of[b]
            for cell in of[b]:
                of[cell] = of[a]
    return of


def count_sets(cells, passages):
    return len({id(s) for s in components(cells, passages).values()})


def joined(passages):
    return {cell for passage in passages for cell in passage}


def open_passages(cells):
    """The passages of a maze without inner walls."""
    return {frozenset(((x, y), to)) for x, y in cells for to in ((x + 1, y), (x, y + 1)) if to in cells}


# ---- trees that grow from cells ----

def grow(frames, active, root=None):
    """Each step adds a cell to a tree. active(tree, source, cell) checks the step from `source` to
    `cell`, which is not in the tree yet, and returns the active cells. Returns the tree."""
    tree = {root or frames.root}
    while frames.left() and len(tree) < frames.wanted():
        source, cell = frames.grown(), frames.at()
        assert source in tree and cell not in tree, "the passage does not leave the tree"
        marked = active(tree, source, cell)
        tree.add(cell)
        frames.step(marked, tree)
    return tree


def backtracker(frames):
    stack = [frames.root]
    depth, forks = frames.key("depth", 0), frames.key("forks", 1)

    def is_stuck(tree):
        return len(stack) - 1 == (depth or -1) or tree.issuperset(frames.around(stack[-1]))

    def active(tree, source, cell):
        while stack[-1] != source:
            assert forks and is_stuck(tree), "steps back although there is a fresh neighbour"
            assert len(stack) > 1, "continues at a cell that is not on the stack"
            stack.pop()
        assert not depth or len(stack) - 1 < depth, "the cell is too deep"
        stack.append(cell)
        return stack
    tree = grow(frames, active)
    if len(tree) < frames.wanted():
        while len(stack) > 1 and forks and is_stuck(tree):
            stack.pop()
        assert is_stuck(tree), "ends too early"


def prim(frames):
    def active(tree, source, cell):
        after = tree | {cell}
        return {to for of in after for to in frames.around(of)} - after
    assert len(grow(frames, active)) == frames.wanted(), "ends too early"


def growing_tree(frames):
    order, depth = [frames.root], {frames.root: 0}
    weights = (("newest", 70), ("random", 30), ("oldest", 0), ("middle", 0))
    rules = [rule for rule, default in weights if frames.key(rule, default)]

    def active(tree, source, cell):
        for gone in set(order) - frames.next().active:
            assert tree.issuperset(frames.around(gone)), "removes a cell too early"
            order.remove(gone)
        assert source in order, "does not grow from the list"
        assert rules != ["newest"] or source == order[-1], "the cell is not the newest"
        assert rules != ["oldest"] or source == order[0], "the cell is not the oldest"
        depth[cell] = depth[source] + 1
        if depth[cell] != frames.key("depth", 0):
            order.append(cell)
        return order
    tree = grow(frames, active)
    assert len(tree) == frames.wanted() or all(tree.issuperset(frames.around(c)) for c in order), \
        "ends too early"


def hunt_and_kill(frames):
    walk = [frames.root]

    def active(tree, source, cell):
        def is_next(c):
            return c in tree and not tree.issuperset(frames.around(c))
        if not is_next(walk[-1]):
            k = frames.cells.index(walk[-1])
            walk[:] = [next(filter(is_next, frames.cells[k:] + frames.cells[:k]))]
        assert source == walk[-1], "the walk does not continue at %s" % (walk[-1],)
        walk.append(cell)
        return walk
    assert len(grow(frames, active)) == frames.wanted(), "ends too early"


def stack(frames):
    groups = []  # what visited cells have pushed and is still on the stack; the top comes last
    here = set()  # the same for the current cell
    current, visited, entered = frames.root, {frames.root}, {frames.root}
    while frames.left():
        at, active, new = frames.at(), frames.next().active, frames.grown()
        assert new not in entered, "the neighbour is not fresh"
        if at != current:
            assert entered.issuperset(frames.around(current)), "leaves a cell too early"
            groups.append(here)
            here = set()
            taken = set().union(*groups) - active
            for cell in taken - {at}:
                assert entered.issuperset(frames.around(cell)), "a visit pushes nothing"
            while current != at:
                while groups and not groups[-1]:
                    groups.pop()
                top = groups[-1] & taken if groups else set()
                assert top, "the current cell is not the top of the stack"
                groups[-1] -= top
                visited |= top
                current = at if at in top else current
                assert current == at or not groups[-1], "the order is not that of a stack"
        entered.add(new)
        here.add(new)
        frames.step(set().union(here, *groups), visited)
    assert len(entered) == len(frames.cells), "ends too early"


def growing_forest(frames):
    trees = min(frames.key("trees", 10), len(frames.cells) // 4 + 1)
    entered = order = None
    while frames.left():
        f, source, cell = frames.next(), frames.grown(), frames.at()
        if entered is None:  # the first trees are known only now
            entered = set(f.marks) - ({cell} if len(f.marks) == trees + 1 else set())
            assert len(entered) == trees, "there are %d trees" % len(entered)
            order = set(entered)
        of = components(frames.cells, frames.open)
        assert source in order, "does not grow from the list"
        assert of[source] is not of[cell], "closes a cycle"
        for gone in order - f.active:
            assert all(of[to] is of[gone] for to in frames.around(gone)), "removes a cell too early"
        order = (order & f.active) | ({cell} - entered)
        entered.add(cell)
        frames.step(order, entered, count_sets(frames.cells, f.passages))
    assert count_sets(frames.cells, frames.open) == 1, "ends too early"


# ---- random walks ----

def first_cell(frames, x, y):
    """The first cell of the maze from (x, y) on, in reading order."""
    return min(frames.cells, key=lambda c: ((c[1], c[0]) < (y, x), c[1], c[0]))


def walk_once(frames, is_over, opens):
    """One random walk, which opens the passage to each new cell if `opens`. Returns for each cell the
    one from which it was entered first."""
    at, back = frames.root, {frames.root: None}
    while not is_over(back):
        to = frames.at()
        passage = frames.opened()
        assert to in frames.around(at), "the walk jumps"
        assert passage == ({at, to} if opens and to not in back else None), "the passage is not the move"
        back.setdefault(to, at)
        at = to
        frames.step({at}, back)
    return back


def loop_erased(frames, walk, root):
    """Walks until all cells are in the tree. walk: a path to the root that is added first, without the
    root, or []."""
    tree, loops, is_added, end, kept = {root}, set(), bool(walk), root, set()
    while frames.left():
        at = frames.at()
        if is_added:
            assert at == walk[0], "the walk is not added from its start on"
            kept.add(frozenset((at, walk[1] if len(walk) > 1 else end)))
            tree.add(walk.pop(0))
            is_added = bool(walk)
        else:
            walk = walk or [next(c for c in frames.cells if c not in tree)]
            assert at in frames.around(walk[-1]), "the walk jumps"
            if at in tree:
                is_added, end = True, at
            elif at in walk:
                loops |= set(walk[walk.index(at) + 1:])
                walk = walk[:walk.index(at) + 1]
            else:
                walk.append(at)
            loops -= set(walk)
        line = walk + [end] if is_added else walk
        assert frames.next().passages == kept | {frozenset(pair) for pair in zip(line, line[1:])}, \
            "other passages than those of tree and walk"
        frames.step(walk, tree | loops)
    assert len(tree) == len(frames.cells), "ends too early"


def or_line(rule):
    """A maze of one row or column has one tree, which is opened in order."""
    def line_rule(frames):
        if 1 not in (frames.width, frames.height):
            rule(frames)
            return
        for before, cell in zip(frames.cells, frames.cells[1:]):
            assert (frames.at(), frames.grown()) == (cell, before), "not in order"
            frames.step({cell}, frames.cells[:frames.cells.index(cell)])
    return line_rule


def aldous_broder(frames):
    walk_once(frames, lambda visited: len(visited) == len(frames.cells), True)


def houston(frames):
    cell, path = first_cell(frames, frames.width // 4, frames.height // 4), []
    back = walk_once(frames, lambda visited: cell in visited, False)
    while cell != frames.root:
        path.append(cell)
        cell = back[cell]
    loop_erased(frames, path, frames.root)


def main_path(frames):
    path, entered = [frames.start], {frames.start}
    while path[-1] != frames.goal:
        cell = frames.at()
        assert not frames.opened() and cell not in entered, "does not reach the goal"
        while cell not in frames.around(path[-1]):
            assert entered.issuperset(frames.around(path[-1])), "steps back too early"
            path.pop()
        path.append(cell)
        entered.add(cell)
        frames.step(path, entered)
    loop_erased(frames, path[:0:-1], frames.start)


def wilson_cells(frames):
    root = first_cell(frames, frames.width // 2, frames.height // 2)
    assert frames.root in (None, root), "root is %s" % (frames.root,)
    loop_erased(frames, [], root)


def corners(cell):
    x, y = cell
    return {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}


def wall_path(walls, start, tree):
    """The corners from `start` to the tree along walls, which must be a simple path."""
    ends, path = {}, [start]
    for a, b in walls:  # a wall is between the two corners that its cells share
        a, b = corners(a) & corners(b)
        ends.setdefault(a, set()).add(b)
        ends.setdefault(b, set()).add(a)
    while path[-1] not in tree:
        following = ends[path[-1]] - set(path)
        assert len(following) == 1, "the walls are not a path"
        path += following
    assert len(path) == len(walls) + 1, "not all walls are on the path"
    return path


def wilson(frames):
    """Walks along walls, unless the keys forbid it or cells outside the maze are cut off from its
    border, diagonally too."""
    rest = {(x, y) for x in range(-1, frames.width + 1)
            for y in range(-1, frames.height + 1)} - set(frames.cells)
    tree = set().union(*map(corners, rest))
    reached = [(-1, -1)]
    for x, y in reached:
        near = {(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)} & rest
        rest -= near
        reached += near
    if not frames.key("dual", 1) or rest:
        or_line(wilson_cells)(frames)
        return
    frames.open = open_passages(frames.cells)
    every_corner = set().union(*map(corners, frames.cells))
    while frames.left():
        walls = frames.open - frames.next().passages
        assert walls and frames.open >= frames.next().passages, "the walk builds no wall"
        start = min(every_corner - tree, key=lambda c: (c[1], c[0]))
        assert frames.at() == start, "the walk does not begin at the first corner"
        tree.update(wall_path(walls, start, tree))
        frames.step(joined(walls), {c for c in frames.cells if corners(c) <= tree})
    assert tree >= every_corner, "ends too early"


RULES = {
    "aldous-broder": or_line(aldous_broder), "backtracker": backtracker, "growing-forest": growing_forest,
    "growing-tree": growing_tree, "houston": or_line(houston), "hunt-and-kill": hunt_and_kill,
    "main-path": main_path, "prim": prim, "prim-modified": prim, "prim-simple": prim, "stack": stack,
    "wilson": wilson,
}
