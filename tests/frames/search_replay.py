"""search_replay: compares the frames of maze-solve --trace with plain implementations of the solvers.

    search_replay.py make SEED COUNT     prints mazes with random starts and goals
    search_replay.py FILE SOLVER...      runs maze-solve -a SOLVER --trace on these mazes, and prints
                                        "SOLVER: ..." for each frames that does not follow the rule

A SOLVER may have keys. Each maze has a number, the field frames.
"""
import os
import random
import resource
import subprocess
import sys

sys.path[:0] = [os.path.dirname(os.path.abspath(__file__)), os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")]
import search_frames
import mazes
from search_rules import EVERY_PATHS, RULES
from walker_rules import MOUSE_STEPS

FRAMES_BYTES, MORE_BYTES = 50000, 1000000  # of the frames of a maze, on average, and of all together
KINDS = {"perfect": 0, "loops": 0.2, "sparse": 0.5, "room": 1, "blocks": None}


def random_walls(rng, width, height, chance):
    """The rows of a maze; chance: of an inner wall to be missing. At most 0.2: of a perfect maze."""
    digits = [[(3 if x < width and y < height else 1 if y < height else 2 if x < width else 0)
               for x in range(width + 1)] for y in range(height + 1)]
    group = {(x, y): {(x, y)} for x in range(width) for y in range(height)}
    walls = [(x, y, bit) for x, y in group for bit in (1, 2) if (x if bit == 1 else y) > 0]
    rng.shuffle(walls)
    for x, y, bit in walls:
        a, b = group[x, y], group[(x - 1, y) if bit == 1 else (x, y - 1)]
        if rng.random() < chance or (chance < 0.5 and a is not b):
            digits[y][x] -= bit
            a |= b
            for cell in a:
                group[cell] = a
    for x in range(width):
        for y in (0, height):
            digits[y][x] -= 2 * (rng.random() < 0.1)
    for y in range(height):
        for x in (0, width):
            digits[y][x] -= rng.random() < 0.1
    return digits


def random_maze(rng, kind, number):
    width, height = rng.randint(1, 7), rng.randint(1, 7)
    if kind == "blocks":
        chance = rng.random() * 0.6
        digits = [[int(rng.random() < chance) for _ in range(width)] for _ in range(height)]
    else:
        digits = random_walls(rng, width, height, KINDS[kind])
    header = "# maze %s %d %d" % ("block" if kind == "blocks" else "walls", width, height)
    rows = ["".join("%x" % digit for digit in row) for row in digits]
    maze = mazes.Maze(header, rows)
    free = [cell for cell in maze.cells() if not maze.solid(*cell)]
    # An obstacle can be a start, except on a board that may be a lattice.
    starts = maze.cells() if kind == "blocks" and width % 2 == 0 and number % 2 else free
    if not free:
        return random_maze(rng, kind, number)
    fields = " start=%d,%d goal=%d,%d frames=%d" % (rng.choice(starts) + rng.choice(free) + (number,))
    return "\n".join([header + fields] + rows + ["", ""])


def make(seed, count):
    rng = random.Random(seed)
    for number in range(count):
        sys.stdout.write(random_maze(rng, list(KINDS)[number % len(KINDS)], number))


def run(solver, options, name, count):
    """The records that maze-solve writes, by the number of the frames."""
    def limit():  # a solver with a defect may never end
        most = count * FRAMES_BYTES + MORE_BYTES
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    with open("frames", "w") as out:
        subprocess.run(["maze-solve", "-q", "-a", solver, "--trace"] + options + [name], stdout=out,
                       preexec_fn=limit, check=False, timeout=60)
    found = {}
    for record in mazes.read("frames"):
        found.setdefault(record.fields["frames"], []).append(record)
    return found


def records(solver, name, originals):
    if solver != "every":
        return run(solver, [], name, len(originals))
    found = {}  # there are too many paths: a run for each maze, with a limit
    for maze in originals:
        with open("one", "w") as out:
            out.write(maze.text)
        found.update(run(solver, ["-l", str(EVERY_PATHS)], "one", 1))
    return found


def replay(rule, maze, found):
    records = [record for record in found if "frame" in record.fields]
    search_frames.check(len(found) > len(records), "there is no result")
    search_frames.check(all(("frame" in record.fields) == ("at" in record.fields) for record in found),
                        "a frame has a place at, the result has none")
    frames = search_frames.Frames(maze, records)
    rule(frames)
    search_frames.check(frames.left() == 0, "the frames go on")
    return len(records)


def main(solver, name):
    rule, total = RULES.get(solver.split(":")[0]), 0
    if not rule:
        print("%s: there is no rule" % solver)
        return
    originals = mazes.read(name)
    found = records("mouse:steps=%d" % MOUSE_STEPS if solver == "mouse" else solver, name, originals)
    for maze in originals:
        number = maze.fields["frames"]
        try:
            total += replay(rule, maze, found.get(number, []))
        except search_frames.Wrong as wrong:
            print("%s: frames %s: %s" % (solver, number, wrong))
    if total < len(originals):
        print("%s: only %d frames" % (solver, total))


if sys.argv[1] == "make":
    make(int(sys.argv[2]), int(sys.argv[3]))
else:
    for solver in sys.argv[2:]:
        main(solver, sys.argv[1])
