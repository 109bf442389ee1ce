# difficulty.py: reads solved mazes and prints apart, detour, branches, hidden, farthest and
# difficulty of each, computed from maze-solve(1) alone, with exact fractions and a logarithm of 50
# digits. Start and goal come from the header, the path from its marks.
import decimal
import sys
from fractions import Fraction

import mazes

decimal.getcontext().prec = 50


def rounded(number):
    """Returns a number with two decimals, halves rounded up."""
    hundredths = int(number * 100 + Fraction(1, 2))
    return '%d.%02d' % (hundredths // 100, hundredths % 100)


def gamma(cells):
    """Returns the complexity of a hallway, the cells from one end to the other."""
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(cells, cells[1:])]
    runs = []
    for k, step in enumerate(steps):
        if k and steps[k - 1] == step:
            runs[-1] += 1
        else:
            runs.append(1)
    turns = sum(Fraction(a + b, a * b) for a, b in zip(runs, runs[1:]))
    return Fraction(len(steps) * turns, 4)


def hallways(branch, graph, path):
    """Returns the hallways of a branch, each in both directions."""
    ends = {cell for cell in branch if len(graph[cell]) != 2}
    begin = [(a, b) for a in ends for b in graph[a]]
    begin += [(a, b) for b in branch for a in graph[b] if a in path]
    found = []
    for hallway in begin:
        hallway = list(hallway)
        while hallway[-1] not in path and hallway[-1] not in ends:
            hallway += [to for to in graph[hallway[-1]] if to != hallway[-2]]
        found.append(hallway)
    return found


def close(maze):
    """Closes the openings of a board that the path does not use, and makes the start free."""
    border = [(x, y) for x, y in maze.cells() if x in (0, maze.width - 1) or y in (0, maze.height - 1)]
    free = [cell for cell in border if not maze.obstacle(*cell)]
    if maze.width >= 3 <= maze.height and len(free) <= 2:
        for x, y in free:
            maze.rows[y][x] |= not maze.marked(x, y)
    maze.rows[maze.start[1]][maze.start[0]] &= 14


def measures(maze):
    if maze.kind == 'block':
        close(maze)
    graph = {cell: list(maze.moves(*cell).values()) for cell in maze.cells()}
    path = maze.path() if maze.fields['solution'] == 'path' else None
    apart = abs(maze.start[0] - maze.goal[0]) + abs(maze.start[1] - maze.goal[1])
    length = maze.fields.get('length')
    detour = rounded(Fraction(int(length), apart)) if length and apart else '-'
    if not path:
        return [apart, detour, '-', '-', '-', '-']
    count = sum(len(graph[cell]) for cell in path) - 2 * (len(path) - 1)
    product = gamma(path) + 1
    on, seen = set(path), set()
    for cell in [to for cell in path for to in graph[cell]]:
        if cell not in on and cell not in seen:
            branch = set(mazes.distances([cell], lambda c: set(graph[c]) - on))
            seen |= branch
            product *= sum((gamma(h) for h in hallways(branch, graph, on)), Fraction(0)) / 2 + 1
    far = max(mazes.distances(path, graph.get).values())
    log = (decimal.Decimal(product.numerator) / decimal.Decimal(product.denominator)).ln()
    return [apart, detour, count, len(seen), far, rounded(Fraction(log))]


for solved in mazes.read(sys.argv[1]):
    print(*measures(solved), sep='\t')
