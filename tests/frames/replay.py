"""replay: replays the frames of maze-gen --trace by the rules of the algorithms.

    replay.py FILE [MASK]    checks the frames in FILE; each maze follows its frames, with --root
    replay.py --names        prints the algorithms that have a rule
    replay.py --thin K       checks that standard input, which has a frame every K steps, has the
              FILE           frames of FILE, which has all

A rule is an algorithm in its plainest form. It goes through the frames, from the first step to the
maze, and says what may have changed in each one and how it must be marked. It knows the manual and
nothing else. Prints what is wrong, and exits with status 1 then.
"""
import os
import sys

sys.path.insert(1, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

import growing  # noqa: E402
import others  # noqa: E402
import walks  # noqa: E402
from frames import Frames, Wrong, require  # noqa: E402
from mazes import read  # noqa: E402

RULES = {
    "aldous-broder": walks.aldous_broder,
    "backtracker": growing.backtracker,
    "binary-tree": others.by_rows(others.binary_tree),
    "boruvka": others.boruvka,
    "carve": others.carve,
    "cave": others.cave,
    "corridor": others.corridor,
    "division": others.division,
    "eller": others.by_rows(others.eller),
    "every": others.every,
    "growing-forest": growing.growing_forest,
    "growing-tree": growing.growing_tree,
    "houston": walks.houston,
    "hunt-and-kill": growing.hunt_and_kill,
    "kruskal": others.kruskal,
    "main-path": walks.main_path,
    "percolation": others.by_rows(others.percolation),
    "prim": growing.prim,
    "prim-modified": growing.prim,
    "prim-simple": growing.prim,
    "rows": others.by_rows(others.rows),
    "serpentine": others.by_rows(others.serpentine),
    "sidewinder": others.by_rows(others.sidewinder),
    "spiral": growing.spiral,
    "stack": growing.stack,
    "wilson": walks.wilson,
}
SETS = {"boruvka", "eller", "growing-forest", "kruskal"}
BY_ROWS = {"binary-tree", "eller", "percolation", "rows", "serpentine", "sidewinder"}
NOWHERE = {"boruvka", "cave", "division", "kruskal"} | BY_ROWS
CUT = {"division", "spiral"} | BY_ROWS  # ignore a mask: the maze is cut to it afterwards
LINES = {"aldous-broder", "every", "houston"}


def replay(frames):
    cells = frames.cells
    if frames.name in CUT:
        frames.cells = frames.all
    over_cells = frames.name in LINES or (frames.name == "wilson" and not frames.key("dual", 1))
    if over_cells and 1 in (frames.width, frames.height):
        walks.line(frames)
    else:
        RULES[frames.name](frames)
    for f in frames.records[:frames.next]:
        require((f.sets is None) == (frames.name not in SETS), "sets is %s" % f.sets)
        require((f.at is None) == (frames.name in NOWHERE), "at is %s" % (f.at,))
    if frames.name in CUT and frames.cells == cells:
        frames.same()
    elif frames.name in CUT:
        frames.cells, frames.inside = cells, set(cells)
        frames.passages = {p for p in frames.passages if p <= frames.inside}
        if frames.name == "percolation":
            frames.same()
        else:
            others.join(frames)
    require(frames.next == len(frames.records), "there are more frames")


def read_mask(name):
    with open(name) as file:
        return {(x, y) for y, row in enumerate(file) for x, c in enumerate(row) if c == "0"}


def check(name, mask=None):
    mazes, wrong, count = [], False, 0
    for maze in read(name):
        mazes.append(maze)
        if "frame" in maze.fields:
            continue
        frames, mazes, count = Frames(mazes, mask), [], count + 1
        try:
            replay(frames)
        except Wrong as error:
            wrong = True
            fields = frames.header.fields
            print("%s seed=%s index=%s frame=%d: %s" % (fields["algorithm"], fields["seed"],
                                                        fields["index"], frames.next, error))
    if not count or mazes:
        print("there is no maze after the frames")
    return wrong or not count or bool(mazes)


def thin(every, name):
    def shown(maze):
        fields = {key: value for key, value in maze.fields.items() if key != "frame"}
        return fields, maze.rows
    want, k = [], 0
    for maze in read(name):
        k = k + 1 if "frame" in maze.fields else 0
        if k % every == 0:
            want.append(shown(maze))
    got = [shown(maze) for maze in read("/dev/stdin")]
    if got != want:
        print("%d records, not %d, or other ones" % (len(got), len(want)))
    return got != want


if __name__ == "__main__":
    if sys.argv[1] == "--names":
        print("\n".join(RULES))
    elif sys.argv[1] == "--thin":
        sys.exit(thin(int(sys.argv[2]), sys.argv[3]))
    else:
        sys.exit(check(sys.argv[1], *map(read_mask, sys.argv[2:])))
