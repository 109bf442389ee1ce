"""shape-doors: reads mazes with a shape; prints what is wrong with their walls, and with entrances and exits that the
header says are far, dead ends or at least so many moves apart."""
import sys

import shapes


def distances(maze, cell):
    beside, found, todo = maze.passages(), {cell: 0}, [cell]
    for at in todo:
        for to, _ in beside[at]:
            if to not in found:
                found[to] = found[at] + 1
                todo.append(to)
    return found


def wrong(maze):
    entrance, leave = (maze.fields.get(key, "") for key in ("entrance", "exit"))
    start, goal = (maze.first[tuple(map(int, maze.fields[key].split(",")))] for key in ("start", "goal"))
    doors = [cell for wall, cell in maze.outside.items() if not maze.closed(wall)]
    found = distances(maze, start)
    farthest = max(found.values())
    if entrance == "far":
        farthest = max(max(distances(maze, cell).values()) for cell in maze.cells)
    least = int(leave.partition("min=")[2] or 0)
    yield maze.problems()
    yield len(found) < len(maze.cells) and "it is not connected"
    yield not set(doors) <= {start, goal} and "an opening that is neither start nor goal"
    yield leave == "far" and found[goal] < farthest and "the exit is not the farthest cell"
    yield found[goal] < least and "the doors are too near"
    yield entrance == "deadend" and len(maze.passages()[start]) != 1 and "the entrance is no dead end"
    yield "braid" in maze.fields and any(
        len(beside) == 1 and sum(cell in edge[:2] for edge in maze.edges) > 1 for cell, beside in maze.passages().items()
    ) and "a dead end is left"


for maze in shapes.read(sys.stdin):
    for text in filter(None, wrong(maze)):
        print(maze.header, text)
