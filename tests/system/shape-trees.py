"""shape-trees ALGORITHM: reads mazes of one shape and size that ALGORITHM generated. Checks that each is a spanning tree of
the graph of the shape, and compares how often each tree appears with the distribution of the algorithm on that graph,
computed from its definition. Prints the number of trees and "as often", or by how many standard deviations chi-square is
off its mean, or what else is wrong."""
import sys
from collections import Counter
from fractions import Fraction
from functools import lru_cache

import mazes
import shape_maze


def uniform(maze):
    count = maze.trees()
    return count, lambda tree: Fraction(1, count)


def by_random_order(maze):
    """Kruskal's and Prim's algorithms: the next wall is any of those that separate two sets of cells."""
    edges = {wall: (a, b) for a, b, wall in maze.edges}
    chances = Counter()

    def sets(forest):
        of = {cell: cell for cell in maze.parts}
        for wall in forest:
            a, b = (of[cell] for cell in edges[wall])
            of = {cell: a if root == b else root for cell, root in of.items()}
        return of

    layer = {frozenset(): Fraction(1)}
    while layer:
        after = Counter()
        for forest, chance in layer.items():
            of = sets(forest)
            walls = [wall for wall, (a, b) in edges.items() if of[a] != of[b]]
            if not walls:
                chances[forest] += chance
            for wall in walls:
                after[forest | {wall}] += chance / len(walls)
        layer = after
    return len(chances), chances.__getitem__


def depth_first(maze):
    """A search from a random cell through random walls."""
    beside = {cell: [] for cell in maze.parts}
    for a, b, wall in maze.edges:
        beside[a].append((b, wall))
        beside[b].append((a, wall))
    chances = Counter()

    def go(stack, seen, tree, chance):
        while stack:
            fresh = [(cell, wall) for cell, wall in beside[stack[-1]] if cell not in seen]
            if fresh:
                for cell, wall in fresh:
                    go(stack + [cell], seen | {cell}, tree | {wall}, chance / len(fresh))
                return
            stack = stack[:-1]
        chances[tree] += chance

    for cell in maze.parts:
        go([cell], frozenset([cell]), frozenset(), Fraction(1, len(maze.parts)))
    return len(chances), lambda tree: chances.get(tree, Fraction(0))


def main():
    laws = {"wilson": uniform, "kruskal": by_random_order, "prim": by_random_order, "backtracker": depth_first}
    seen, first = Counter(), None
    for maze in mazes.records(0, shape_maze.Maze):
        first = first or maze
        bad = maze.problems() or (None if maze.is_tree() else "no spanning tree")
        if bad:
            print(maze.header, bad)
            return
        seen[frozenset(maze.open)] += 1
    count, chance = laws[sys.argv[1]](first)
    n, square = sum(seen.values()), Fraction(0)
    for tree, times in seen.items():
        if not chance(tree):
            print("a tree that the algorithm cannot make:", sorted(tree))
            return
        square += Fraction(times * times) / (n * chance(tree))
    square -= n
    off = (float(square) - (count - 1)) / (2 * (count - 1)) ** 0.5
    print(first.trees(), "as often" if abs(off) < 4 else "%.1f" % off)


main()
