"""shape-doors: reads mazes with a shape; prints what is wrong with their walls and marks, and with entrances and exits that
the header says are far, dead ends or at least so many moves apart; that are one cell, though they need not be; or that are
those of an earlier pair. Of frames, whether each has one passage more than the one before, marks exactly the cells that have
passages or are current, and the last one is the maze."""
import mazes
import shape_maze


OPPOSITE = {"north": "south", "south": "north", "west": "east", "east": "west"}


def choices(maze, spec, cell):
    """Returns where a door can be that is at this cell, as (side or None, cell)."""
    name, _, place = spec.partition(":")
    if name in ("", "none", "far") or "," in name:
        return {(None, cell)} if "," in name or not name else {(None, cell) for cell in maze.parts}
    if name in ("inside", "deadend"):
        return {(None, cell) for cell in maze.parts if name == "inside" or len(maze.passages[cell]) == 1}
    found = set()
    for (x, y, bit), at in maze.outside.items():
        side = ("south" if y else "north") if bit == shape_maze.NORTH else ("east" if x else "west")
        if name in (side, "random", "opposite") and place in ("", str(x if bit == shape_maze.NORTH else y)):
            found.add((side, at))
    return found


def may_differ(maze, entrance, leave, start, goal):
    ends = [choices(maze, spec, cell) for spec, cell in ((entrance, start), (leave, goal))]
    is_opposite = "opposite" in entrance + leave
    return any(a != b and (not is_opposite or OPPOSITE.get(side) == other)
               for side, a in ends[0] for other, b in ends[1])


def wrong(maze):
    entrance, leave = (maze.fields.get(key, "") for key in ("entrance", "exit"))
    start, goal = maze.first[maze.start], maze.first[maze.goal]
    doors = [cell for wall, cell in maze.outside.items() if not maze.closed(wall)]
    found = maze.distances([start])
    farthest = max(found.values())
    if entrance == "far":
        farthest = max(max(maze.distances([cell]).values()) for cell in maze.parts)
    least = max(int(spec.partition("min=")[2] or 0) for spec in (entrance, leave))
    yield maze.problems()
    yield len(found) < len(maze.parts) and "it is not connected"
    yield not set(doors) <= {start, goal} and "an opening that is neither start nor goal"
    yield leave == "far" and found[goal] < farthest and "the exit is not the farthest cell"
    yield found[goal] < least and "the doors are too near"
    yield start == goal and may_differ(maze, entrance, leave, start, goal) and "start and goal are one cell"
    yield "pair" in maze.fields and not is_new(pairs, (maze.header.split(" pair=")[0], start, goal)) and "a pair twice"
    yield entrance == "deadend" and len(maze.passages[start]) != 1 and "the entrance is no dead end"
    yield "braid" in maze.fields and any(
        len(beside) == 1 and sum(cell in edge[:2] for edge in maze.edges) > 1 for cell, beside in maze.passages.items()
    ) and "a dead end is left"


def is_new(seen, key):
    return key not in seen and not seen.add(key)


def wrong_frame(frame, before):
    marked = {cell for part, cell in frame.first.items() if frame.rows[part[1]][part[0]] & 12}
    joined = {cell for cell, beside in frame.passages.items() if beside}
    yield frame.problems()
    yield len(frame.open) != len(before) + 1 and "not one passage more"
    yield not before <= frame.open and "a passage was closed"
    yield marked != joined and "the marks are not the cells with passages"


before, pairs = set(), set()
for maze in mazes.records(0, shape_maze.Maze):
    found = wrong_frame(maze, before) if "frame" in maze.fields else wrong(maze)
    marks = {(cell, maze.rows[part[1]][part[0]] & 12) for part, cell in maze.first.items()}
    if "frame" not in maze.fields and before and before != maze.open:
        print(maze.header, "the last frame has other passages")
    before = maze.open if "frame" in maze.fields else set()
    for text in filter(None, list(found) + [len(marks) != len(maze.parts) and "a cell with different marks"]):
        print(maze.header, text)
