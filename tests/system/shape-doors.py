"""shape-doors: reads mazes with a shape; prints what is wrong with their walls and marks, and with entrances and exits that
the header says are far, dead ends or at least so many moves apart. Of frames, whether each has one passage more than the
one before, marks exactly the cells that have passages or are current, and the last one is the maze."""
import mazes
import shape_maze


def wrong(maze):
    entrance, leave = (maze.fields.get(key, "") for key in ("entrance", "exit"))
    start, goal = maze.first[maze.start], maze.first[maze.goal]
    doors = [cell for wall, cell in maze.outside.items() if not maze.closed(wall)]
    found = maze.distances([start])
    farthest = max(found.values())
    if entrance == "far":
        farthest = max(max(maze.distances([cell]).values()) for cell in maze.parts)
    least = int(leave.partition("min=")[2] or 0)
    yield maze.problems()
    yield len(found) < len(maze.parts) and "it is not connected"
    yield not set(doors) <= {start, goal} and "an opening that is neither start nor goal"
    yield leave == "far" and found[goal] < farthest and "the exit is not the farthest cell"
    yield found[goal] < least and "the doors are too near"
    yield entrance == "deadend" and len(maze.passages[start]) != 1 and "the entrance is no dead end"
    yield "braid" in maze.fields and any(
        len(beside) == 1 and sum(cell in edge[:2] for edge in maze.edges) > 1 for cell, beside in maze.passages.items()
    ) and "a dead end is left"


def wrong_frame(frame, before):
    marked = {cell for part, cell in frame.first.items() if frame.rows[part[1]][part[0]] & 12}
    joined = {cell for cell, beside in frame.passages.items() if beside}
    yield frame.problems()
    yield len(frame.open) != len(before) + 1 and "not one passage more"
    yield not before <= frame.open and "a passage was closed"
    yield marked != joined and "the marks are not the cells with passages"


before = set()
for maze in mazes.records(0, shape_maze.Maze):
    found = wrong_frame(maze, before) if "frame" in maze.fields else wrong(maze)
    marks = {(cell, maze.rows[part[1]][part[0]] & 12) for part, cell in maze.first.items()}
    if "frame" not in maze.fields and before and before != maze.open:
        print(maze.header, "the last frame has other passages")
    before = maze.open if "frame" in maze.fields else set()
    for text in filter(None, list(found) + [len(marks) != len(maze.parts) and "a cell with different marks"]):
        print(maze.header, text)
