"""growing: the rules of the algorithms that grow trees from cells."""
from frames import components, count_sets, require


def backtracker(frames):
    frames.begin()
    stack, entered = [frames.root], {frames.root}
    depth, forks = frames.key("depth", 0), frames.key("forks", 1)

    def stuck():
        return (depth and len(stack) - 1 == depth) or entered.issuperset(frames.around(stack[-1]))
    while f := frames.step():
        source = frames.grown(f)
        require(f.at not in entered, "the cell is not fresh")
        while stack[-1] != source:
            require(forks and stuck(), "steps back although there is a fresh neighbour")
            stack.pop()
            require(stack, "continues at a cell that is not on the stack")
        require(not depth or len(stack) - 1 < depth, "the cell is too deep")
        stack.append(f.at)
        entered.add(f.at)
        frames.marks(f, stack, entered)
    frames.same()
    if len(entered) == frames.key("cells", len(frames.cells)):
        return
    while len(stack) > 1 and forks and stuck():
        stack.pop()
    require(stuck(), "ends too early")


def stack(frames):
    frames.begin()
    groups = []  # what visited cells have pushed and is still on the stack; the top comes last
    here = set()  # the same for the current cell
    current, visited, entered = frames.root, {frames.root}, {frames.root}
    while f := frames.step():
        new = frames.grown(f)
        require(new not in entered, "the neighbour is not fresh")
        if f.at != current:
            require(entered.issuperset(frames.around(current)), "leaves a cell too early")
            groups.append(here)
            here = set()
            taken = set().union(*groups) - f.active
            for cell in taken - {f.at}:
                require(entered.issuperset(frames.around(cell)), "a visit pushes nothing")
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
        frames.marks(f, set().union(here, *groups), visited)
    require(entered == frames.inside, "ends too early")
    frames.same()


def prim(frames):
    frames.begin()
    tree = {frames.root}
    while f := frames.step():
        source = frames.grown(f)
        require(source in tree and f.at not in tree, "the passage does not leave the tree")
        tree.add(f.at)
        frames.marks(f, {c for t in tree for c in frames.around(t)} - tree, tree)
    require(len(tree) == frames.key("cells", len(frames.cells)), "ends too early")
    frames.same()


def growing_tree(frames):
    frames.begin()
    order, entered, depth = [frames.root], {frames.root}, {frames.root: 0}
    weights = (("newest", 70), ("random", 30), ("oldest", 0), ("middle", 0))
    rules = [rule for rule, default in weights if frames.key(rule, default)]
    while f := frames.step():
        source = frames.grown(f)
        require(source in order and f.at not in entered, "does not grow from the list")
        gone = set(order) - f.active
        require(all(entered.issuperset(frames.around(c)) for c in gone), "removes a cell too early")
        order = [c for c in order if c not in gone]
        require(rules != ["newest"] or source == order[-1], "the cell is not the newest")
        require(rules != ["oldest"] or source == order[0], "the cell is not the oldest")
        entered.add(f.at)
        depth[f.at] = depth[source] + 1
        if depth[f.at] != frames.key("depth", 0):
            order.append(f.at)
        frames.marks(f, order, entered)
    require(len(entered) == frames.key("cells", len(frames.cells)) or
            all(entered.issuperset(frames.around(c)) for c in order), "ends too early")
    frames.same()


def growing_forest(frames):
    frames.begin()
    trees = min(frames.key("trees", 10), len(frames.cells) // 4 + 1)
    entered = active = None
    while f := frames.step():
        source = frames.grown(f)
        if entered is None:  # the first trees are known only now
            marked = f.active | f.finished
            entered = marked - {f.at} if len(marked) == trees + 1 else marked
            require(len(entered) == trees, "there are %d trees" % len(entered))
            active = set(entered)
        of = components(frames.cells, frames.before)
        require(source in active, "does not grow from the list")
        require(of[source] is not of[f.at], "closes a cycle")
        for cell in active - f.active:
            require(all(of[to] is of[cell] for to in frames.around(cell)),
                    "removes a cell too early")
        active = (active & f.active) | ({f.at} - entered)
        entered.add(f.at)
        frames.marks(f, active, entered)
        require(f.sets == count_sets(frames.cells, f.passages), "sets is %s" % f.sets)
    require(count_sets(frames.cells, frames.passages) == 1, "ends too early")
    frames.same()


def hunt_and_kill(frames):
    frames.begin()
    walk, visited = [frames.root], {frames.root}

    def fresh(cell):
        return not visited.issuperset(frames.around(cell))
    while f := frames.step():
        source = frames.grown(f)
        require(f.at not in visited, "the cell is not fresh")
        if not fresh(walk[-1]):
            k = frames.cells.index(walk[-1])
            walk = [next(c for c in frames.cells[k:] + frames.cells[:k] if c in visited and fresh(c))]
        require(source == walk[-1], "the walk does not continue at %s" % (walk[-1],))
        walk.append(f.at)
        visited.add(f.at)
        frames.marks(f, walk, visited)
    require(len(visited) == frames.key("cells", len(frames.cells)), "ends too early")
    frames.same()


def spiral(frames):
    frames.begin()
    cell, entered, ahead = (0, 0), {(0, 0)}, 0
    while len(entered) < len(frames.cells):
        f = frames.step()
        to = frames.header.beside(*cell, "ESWN"[ahead])
        if to not in frames.inside or to in entered:
            ahead = (ahead + 1) % 4
            to = frames.header.beside(*cell, "ESWN"[ahead])
        require(f and frames.grown(f) == cell and f.at == to, "not a spiral")
        cell = to
        entered.add(cell)
        frames.marks(f, {cell}, entered)
