"""replay: replays the frames of --trace by the rules of the algorithms.

    replay.py FILE [MASK]    checks the frames in FILE; each maze follows its frames. maze-gen needs --root
    replay.py --mazes SEED COUNT      prints mazes with random starts and goals, a line each

A rule is an algorithm in its plainest form. It goes through the frames, from the first step to the
maze, and says what may have changed in each one and how it must be marked. It knows the manual and
nothing else. Prints one line for each maze that breaks a rule.
"""
import itertools
import random
import sys

import gen_rules
import mazes
import row_rules
import solve_rules

GENERATORS = {**gen_rules.RULES, **row_rules.RULES}


def same_maze(maze):
    """What the frames of a maze have in common with it, but not with the next maze."""
    return maze.width, maze.height, [maze.fields.get(key) for key in ("algorithm", "seed", "index", "number")]


def replay(records, mask):
    """Returns what is wrong with the frames of a maze, or None."""
    fields, frames = records[-1].fields, None
    is_search = "solver" in fields
    name = fields["solver" if is_search else "algorithm"]
    rules, files = (solve_rules.RULES, "solve_rules.py or walker_rules.py") if is_search else (GENERATORS, "gen_rules.py or row_rules.py")
    try:
        assert any("frame" not in m.fields for m in records), "there is no maze with the frames"
        assert name.partition(":")[0] in rules, "no rule; add one to RULES in tests/frames/%s" % files
        frames = solve_rules.Search(records) if is_search else gen_rules.Growth(records, mask)
        rules[frames.name](frames)
        assert not frames.left(), "there are more frames"
        frames.end()
        return None
    except Exception as error:  # a record that is wrong can confuse a rule
        what = str(error) if isinstance(error, AssertionError) else repr(error)
        return "%s after frame %d of %s: %s" % (name, frames.number if frames else 0, records[-1].text, what)


def read_mask(name):
    with open(name) as file:
        return {(x, y) for y, row in enumerate(file) for x, c in enumerate(row) if c == "0"}


def random_maze(rng, number):
    """A maze, a board every other time, whose walls or obstacles are drawn one by one."""
    width, height, chance = rng.randint(1, 7), rng.randint(1, 7), rng.choice((0, 0.4, 0.55))
    if number % 2:
        kind, rows = "block", [[rng.random() < chance for _ in range(width)] for _ in range(height)]
    else:
        kind, rows = "walls", [[0] * (width + 1) for _ in range(height + 1)]
        for y, row in enumerate(rows):
            for x in range(width + 1):
                west, north = 0.9 if x in (0, width) else chance, 0.9 if y in (0, height) else chance
                row[x] = (y < height and rng.random() < west) + 2 * (x < width and rng.random() < north)
    rows = ["".join("%d" % digit for digit in row) for row in rows]
    header = "# maze %s %d %d" % (kind, width, height)
    maze = mazes.Maze(header, rows)
    free = [cell for cell in maze.cells() if not maze.solid(*cell)]
    if not free:
        return random_maze(rng, number)
    # An obstacle can be a start, except on a board that may be a lattice.
    starts = maze.cells() if kind == "block" and width % 2 == 0 else free
    fields = " start=%d,%d goal=%d,%d number=%d" % (rng.choice(starts) + rng.choice(free) + (number,))
    return "/".join([header + fields] + rows + ["\n"])


if sys.argv[1] == "--mazes":
    rng = random.Random(int(sys.argv[2]))
    print("".join(random_maze(rng, number) for number in range(int(sys.argv[3]))), end="")
else:
    mask = read_mask(sys.argv[2]) if sys.argv[2:] else None
    for _, group in itertools.groupby(mazes.read(sys.argv[1]), same_maze):
        wrong = replay(list(group), mask)
        if wrong:
            print(wrong)
