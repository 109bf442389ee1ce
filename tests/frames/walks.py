"""walks: the rules of the algorithms that walk at random."""
from frames import joined, open_passages, require


def line(frames):
    """The only maze of one row or column."""
    frames.begin()
    for k, cell in enumerate(frames.cells[1:]):
        f = frames.step()
        require(f and f.at == cell and frames.grown(f) == frames.cells[k], "not in order")
        frames.marks(f, {cell}, frames.cells[:k + 1])
    frames.same()


def aldous_broder(frames):
    frames.begin()
    at, visited = frames.root, {frames.root}
    while f := frames.step():
        passage = frames.opened()
        require(f.at in frames.around(at), "the walk jumps")
        require(passage == (None if f.at in visited else {at, f.at}), "the passage is not the move")
        at = f.at
        visited.add(at)
        frames.marks(f, {at}, visited)
    require(visited == frames.inside, "ends too early")
    frames.same()


def first_cell(frames, x, y):
    """Returns the first cell of the maze from (x, y) on, in reading order."""
    return min(frames.cells, key=lambda c: ((c[1], c[0]) < (y, x), c[1], c[0]))


def loop_erased(frames, walk, root):
    """Walks of wilson. walk: a path to the root that is added first, without the root, or []."""
    tree, loops, hit, end = {root}, set(), bool(walk), root
    while f := frames.step():
        passage = frames.opened()
        if hit:
            require(f.at == walk[0], "the walk is not added from its start on")
            require(passage == {walk[0], walk[1] if len(walk) > 1 else end}, "leaves the walk")
            tree.add(walk.pop(0))
            hit = bool(walk)
        else:
            require(not passage, "a passage during a walk")
            walk = walk or [next(c for c in frames.cells if c not in tree)]
            require(f.at in frames.around(walk[-1]), "the walk jumps")
            if f.at in tree:
                hit, end = True, f.at
            elif f.at in walk:
                loops |= set(walk[walk.index(f.at) + 1:])
                walk = walk[:walk.index(f.at) + 1]
            else:
                walk.append(f.at)
            loops -= set(walk)
        frames.marks(f, walk, tree | loops)
    require(tree == frames.inside, "ends too early")
    frames.same()


def houston(frames):
    frames.begin()
    target = first_cell(frames, frames.width // 4, frames.height // 4)
    at, visited, back, path = frames.root, {frames.root}, {}, []
    while target not in visited:
        f = frames.step()
        require(f and not frames.opened() and f.at in frames.around(at), "the walk jumps")
        if f.at not in visited:
            back[f.at] = at
        at = f.at
        visited.add(at)
        frames.marks(f, {at}, visited)
    while target != frames.root:
        path.append(target)
        target = back[target]
    loop_erased(frames, path, frames.root)


def main_path(frames):
    frames.begin()
    start, goal = frames.header.start, frames.header.goal
    path, entered = [start], {start}
    while path[-1] != goal:
        f = frames.step()
        require(f and not frames.opened() and f.at not in entered, "does not reach the goal")
        while f.at not in frames.around(path[-1]):
            require(entered.issuperset(frames.around(path[-1])), "steps back too early")
            path.pop()
        path.append(f.at)
        entered.add(f.at)
        frames.marks(f, path, entered)
    loop_erased(frames, path[:0:-1], start)


def has_hole(frames):
    """Returns whether cells outside the maze are cut off from its border, diagonally too."""
    outside = {(x, y) for x in range(-1, frames.width + 1)
               for y in range(-1, frames.height + 1)} - frames.inside
    reached = [(-1, -1)]
    for x, y in reached:
        near = {(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)} & outside
        outside -= near
        reached += near
    return bool(outside)


def corners(cell):
    x, y = cell
    return {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}


def wall_path(walls, start, tree):
    """Returns the corners from `start` to the tree along walls, which must be a simple path."""
    ends, path = {}, [start]
    for a, b in walls:  # a wall is between the two corners that its cells share
        a, b = corners(a) & corners(b)
        ends.setdefault(a, set()).add(b)
        ends.setdefault(b, set()).add(a)
    while path[-1] not in tree:
        following = ends[path[-1]] - set(path)
        require(len(following) == 1, "the walls are not a path")
        path += following
    require(len(path) == len(walls) + 1, "not all walls are on the path")
    return path


def wilson(frames):
    frames.begin(open_passages(frames.cells))
    if not frames.key("dual", 1) or has_hole(frames):
        frames.begin()
        root = first_cell(frames, frames.width // 2, frames.height // 2)
        require(frames.root in (None, root), "root is %s" % (frames.root,))
        loop_erased(frames, [], root)
        return
    outside = {(x, y) for x in range(-1, frames.width + 1)
               for y in range(-1, frames.height + 1)} - frames.inside
    tree = set().union(*(corners(c) for c in outside))
    every = set().union(*(corners(c) for c in frames.cells))
    while f := frames.step():
        require(frames.before > frames.passages, "the walk builds no wall")
        walls = frames.before - frames.passages
        start = min(every - tree, key=lambda c: (c[1], c[0]))
        require(f.at == start, "the walk does not begin at the first corner")
        tree.update(wall_path(walls, start, tree))
        frames.marks(f, joined(walls), {c for c in frames.cells if corners(c) <= tree})
    require(tree >= every, "ends too early")
    frames.same()
