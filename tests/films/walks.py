"""walks: the rules of the algorithms that walk at random."""
from film import joined, open_passages, require


def line(film):
    """The only maze of one row or column."""
    film.begin()
    for k, cell in enumerate(film.cells[1:]):
        f = film.step()
        require(f and f.at == cell and film.grown(f) == film.cells[k], "not in order")
        film.marks(f, {cell}, film.cells[:k + 1])
    film.same()


def aldous_broder(film):
    film.begin()
    at, visited = film.root, {film.root}
    while f := film.step():
        passage = film.opened()
        require(f.at in film.around(at), "the walk jumps")
        require(passage == (None if f.at in visited else {at, f.at}), "the passage is not the move")
        at = f.at
        visited.add(at)
        film.marks(f, {at}, visited)
    require(visited == film.inside, "ends too early")
    film.same()


def first_cell(film, x, y):
    """Returns the first cell of the maze from (x, y) on, in reading order."""
    return min(film.cells, key=lambda c: ((c[1], c[0]) < (y, x), c[1], c[0]))


def loop_erased(film, walk, root):
    """Walks of wilson. walk: a path to the root that is added first, without the root, or []."""
    tree, loops, hit, end = {root}, set(), bool(walk), root
    while f := film.step():
        passage = film.opened()
        if hit:
            require(f.at == walk[0], "the walk is not added from its start on")
            require(passage == {walk[0], walk[1] if len(walk) > 1 else end}, "leaves the walk")
            tree.add(walk.pop(0))
            hit = bool(walk)
        else:
            require(not passage, "a passage during a walk")
            walk = walk or [next(c for c in film.cells if c not in tree)]
            require(f.at in film.around(walk[-1]), "the walk jumps")
            if f.at in tree:
                hit, end = True, f.at
            elif f.at in walk:
                loops |= set(walk[walk.index(f.at) + 1:])
                walk = walk[:walk.index(f.at) + 1]
            else:
                walk.append(f.at)
            loops -= set(walk)
        film.marks(f, walk, tree | loops)
    require(tree == film.inside, "ends too early")
    film.same()


def houston(film):
    film.begin()
    target = first_cell(film, film.width // 4, film.height // 4)
    at, visited, back, path = film.root, {film.root}, {}, []
    while target not in visited:
        f = film.step()
        require(f and not film.opened() and f.at in film.around(at), "the walk jumps")
        if f.at not in visited:
            back[f.at] = at
        at = f.at
        visited.add(at)
        film.marks(f, {at}, visited)
    while target != film.root:
        path.append(target)
        target = back[target]
    loop_erased(film, path, film.root)


def main_path(film):
    film.begin()
    start, goal = film.header.start, film.header.goal
    path, entered = [start], {start}
    while path[-1] != goal:
        f = film.step()
        require(f and not film.opened() and f.at not in entered, "does not reach the goal")
        while f.at not in film.around(path[-1]):
            require(entered.issuperset(film.around(path[-1])), "steps back too early")
            path.pop()
        path.append(f.at)
        entered.add(f.at)
        film.marks(f, path, entered)
    loop_erased(film, path[:0:-1], start)


def has_hole(film):
    """Returns whether cells outside the maze are cut off from its border, diagonally too."""
    outside = {(x, y) for x in range(-1, film.width + 1)
               for y in range(-1, film.height + 1)} - film.inside
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


def wilson(film):
    film.begin(open_passages(film.cells))
    if not film.key("dual", 1) or has_hole(film):
        film.begin()
        root = first_cell(film, film.width // 2, film.height // 2)
        require(film.root in (None, root), "root is %s" % (film.root,))
        loop_erased(film, [], root)
        return
    outside = {(x, y) for x in range(-1, film.width + 1)
               for y in range(-1, film.height + 1)} - film.inside
    tree = set().union(*(corners(c) for c in outside))
    every = set().union(*(corners(c) for c in film.cells))
    while f := film.step():
        require(film.before > film.passages, "the walk builds no wall")
        walls = film.before - film.passages
        start = min(every - tree, key=lambda c: (c[1], c[0]))
        require(f.at == start, "the walk does not begin at the first corner")
        tree.update(wall_path(walls, start, tree))
        film.marks(f, joined(walls), {c for c in film.cells if corners(c) <= tree})
    require(tree >= every, "ends too early")
    film.same()
