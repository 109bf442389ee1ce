"""growing: the rules of the algorithms that grow trees from cells."""
from film import components, count_sets, require


def backtracker(film):
    film.begin()
    stack, entered = [film.root], {film.root}
    depth, forks = film.key("depth", 0), film.key("forks", 1)

    def stuck():
        return (depth and len(stack) - 1 == depth) or entered.issuperset(film.around(stack[-1]))
    while f := film.step():
        source = film.grown(f)
        require(f.at not in entered, "the cell is not fresh")
        while stack[-1] != source:
            require(forks and stuck(), "steps back although there is a fresh neighbour")
            stack.pop()
            require(stack, "continues at a cell that is not on the stack")
        require(not depth or len(stack) - 1 < depth, "the cell is too deep")
        stack.append(f.at)
        entered.add(f.at)
        film.marks(f, stack, entered)
    film.same()
    if len(entered) == film.key("cells", len(film.cells)):
        return
    while len(stack) > 1 and forks and stuck():
        stack.pop()
    require(stuck(), "ends too early")


def stack(film):
    film.begin()
    groups = []  # what visited cells have pushed and is still on the stack; the top comes last
    here = set()  # the same for the current cell
    current, visited, entered = film.root, {film.root}, {film.root}
    while f := film.step():
        new = film.grown(f)
        require(new not in entered, "the neighbour is not fresh")
        if f.at != current:
            require(entered.issuperset(film.around(current)), "leaves a cell too early")
            groups.append(here)
            here = set()
            taken = set().union(*groups) - f.active
            for cell in taken - {f.at}:
                require(entered.issuperset(film.around(cell)), "a visit pushes nothing")
            while current != f.at:
                while groups and not groups[-1]:
                    groups.pop()
                top = groups[-1] & taken if groups else set()
                require(top, "the current cell is not the top of the stack")
                groups[-1] -= top
                visited |= top
                current = f.at if f.at in top else current
                require(current == f.at or not groups[-1], "the order is not that of a stack")
        entered.add(new)
        here.add(new)
        film.marks(f, set().union(here, *groups), visited)
    require(entered == film.inside, "ends too early")
    film.same()


def prim(film):
    film.begin()
    tree = {film.root}
    while f := film.step():
        source = film.grown(f)
        require(source in tree and f.at not in tree, "the passage does not leave the tree")
        tree.add(f.at)
        film.marks(f, {c for t in tree for c in film.around(t)} - tree, tree)
    require(len(tree) == film.key("cells", len(film.cells)), "ends too early")
    film.same()


def growing_tree(film):
    film.begin()
    order, entered, depth = [film.root], {film.root}, {film.root: 0}
    weights = (("newest", 70), ("random", 30), ("oldest", 0), ("middle", 0))
    rules = [rule for rule, default in weights if film.key(rule, default)]
    while f := film.step():
        source = film.grown(f)
        require(source in order and f.at not in entered, "does not grow from the list")
        gone = set(order) - f.active
        require(all(entered.issuperset(film.around(c)) for c in gone), "removes a cell too early")
        order = [c for c in order if c not in gone]
        require(rules != ["newest"] or source == order[-1], "the cell is not the newest")
        require(rules != ["oldest"] or source == order[0], "the cell is not the oldest")
        entered.add(f.at)
        depth[f.at] = depth[source] + 1
        if depth[f.at] != film.key("depth", 0):
            order.append(f.at)
        film.marks(f, order, entered)
    require(len(entered) == film.key("cells", len(film.cells)) or
            all(entered.issuperset(film.around(c)) for c in order), "ends too early")
    film.same()


def growing_forest(film):
    film.begin()
    trees = min(film.key("trees", 10), len(film.cells) // 4 + 1)
    entered = active = None
    while f := film.step():
        source = film.grown(f)
        if entered is None:  # the first trees are known only now
            marked = f.active | f.finished
            entered = marked - {f.at} if len(marked) == trees + 1 else marked
            require(len(entered) == trees, "there are %d trees" % len(entered))
            active = set(entered)
        of = components(film.cells, film.before)
        require(source in active, "does not grow from the list")
        require(of[source] is not of[f.at], "closes a cycle")
        for cell in active - f.active:
            require(all(of[to] is of[cell] for to in film.around(cell)),
                    "removes a cell too early")
        active = (active & f.active) | ({f.at} - entered)
        entered.add(f.at)
        film.marks(f, active, entered)
        require(f.sets == count_sets(film.cells, f.passages), "sets is %s" % f.sets)
    require(count_sets(film.cells, film.passages) == 1, "ends too early")
    film.same()


def hunt_and_kill(film):
    film.begin()
    walk, visited = [film.root], {film.root}

    def fresh(cell):
        return not visited.issuperset(film.around(cell))
    while f := film.step():
        source = film.grown(f)
        require(f.at not in visited, "the cell is not fresh")
        if not fresh(walk[-1]):
            k = film.cells.index(walk[-1])
            walk = [next(c for c in film.cells[k:] + film.cells[:k] if c in visited and fresh(c))]
        require(source == walk[-1], "the walk does not continue at %s" % (walk[-1],))
        walk.append(f.at)
        visited.add(f.at)
        film.marks(f, walk, visited)
    require(len(visited) == film.key("cells", len(film.cells)), "ends too early")
    film.same()


def spiral(film):
    film.begin()
    cell, entered, ahead = (0, 0), {(0, 0)}, 0
    while len(entered) < len(film.cells):
        f = film.step()
        to = film.header.beside(*cell, "ESWN"[ahead])
        if to not in film.inside or to in entered:
            ahead = (ahead + 1) % 4
            to = film.header.beside(*cell, "ESWN"[ahead])
        require(f and film.grown(f) == cell and f.at == to, "not a spiral")
        cell = to
        entered.add(cell)
        film.marks(f, {cell}, entered)
