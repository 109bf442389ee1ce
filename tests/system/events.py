"""Checks the events of a search against the maze: events.py astar|bfs|dfs [random] MAZES < EVENTS

Replays each search as maze-solve(1) describes it: which cell is closed next, which cells are created then, in which
order, with which costs, and the plan. random: ties and directions may come in any order. Prints what is wrong.
"""
import sys

import mazes


def check(maze, events, solver, is_random):
    def heuristic(cell):
        return abs(cell[0] - maze.goal[0]) + abs(cell[1] - maze.goal[1]) if solver == "astar" else 0

    def rank(cell):
        g, number, _ = opened[cell]
        return {"astar": (g + heuristic(cell), *cell[::-1]), "bfs": number, "dfs": -number}[solver]

    def take(what, cell, *costs):
        assert events, "it ends too early"
        got = events.pop(0)
        want = " ".join(map(str, (what, *cell, *costs)))
        assert got == want, "%s instead of %s" % (got, want)

    opened, closed, created = {}, {}, 0
    children = [(maze.start, 0, None)] if not maze.solid(*maze.goal) else []
    while True:
        while children:
            if is_random:
                children.sort(key=lambda child: events[0].split()[1:3] != list(map(str, child[0])) if events else 0)
            cell, g, parent = children.pop(0)
            take("create", cell, g, heuristic(cell))
            opened[cell] = g, created, parent
            created += 1
        if not opened:
            break
        cell = min(opened, key=rank)
        if is_random and solver == "astar" and events:
            other = tuple(map(int, events[0].split()[1:3]))
            cell = other if other in opened and rank(other)[0] == rank(cell)[0] else cell
        g, _, parent = opened.pop(cell)
        take("close", cell, g, heuristic(cell))
        closed[cell] = parent
        if cell == maze.goal:
            plan = []
            while cell:
                plan.insert(0, cell)
                cell = closed[cell]
            assert solver == "dfs" or len(plan) == maze.distances()[maze.goal] + 1, "not a shortest path"
            for cell in plan:
                take("plan", cell)
            break
        moves = maze.moves(*cell)
        for to in (moves[d] for d in "SNWE" if d in moves):
            if to in closed or (to in opened and (solver == "bfs" or (solver == "astar" and opened[to][0] <= g + 1))):
                continue
            children.append((to, g + 1, cell))
    assert not events, "more events than " + events[0]


solver, is_random = sys.argv[1], "random" in sys.argv
records = [record.split("\n") for record in sys.stdin.read().split("\n\n")[:-1]]
read = mazes.read(sys.argv[-1])
wrong = ["%d mazes, but %d lists" % (len(read), len(records))] if len(read) != len(records) else []
for n, (maze, events) in enumerate(zip(read, records)):
    try:
        check(maze, [event for event in events if event], solver, is_random)
    except AssertionError as error:
        wrong.append("maze %d: %s" % (n, error))
print("\n".join(wrong[:5]))
