"""Reads the files of KNOWN DATA SETS in maze-datasets(7) as their loaders do: learners.py NAME ..."""
import csv
import json
import os
import re
import sys
import mazes


def near(cell):
    x, y = cell
    return (x, y + 1), (x, y - 1), (x - 1, y), (x + 1, y)


def shortest(free, start, goal):
    return mazes.distances([start], lambda cell: [to for to in near(cell) if to in free])[goal]


def places(rows, values):
    """Returns the places of each of the values, which are all that there are."""
    found = {value: set() for value in values}
    assert len({len(row) for row in rows}) == 1
    for y, row in enumerate(rows):
        for x, value in enumerate(row):
            found[value].add((x, y))
    return found.values()


def hrm():
    head, *lines = csv.reader(open("known/far.csv", newline=""))
    assert head == ["source", "question", "answer", "rating"] and len(lines) == 20
    for _, question, answer, rating in lines:
        assert len(question) == len(answer) == 900 and answer.replace("o", " ") == question
        _, free, (s,), (g,), path = places([answer[k:k + 30] for k in range(0, 900, 30)], "# SGo")
        assert shortest(free | path | {s, g}, s, g) == shortest(path | {s, g}, s, g) == len(path) + 1 == int(rating) > 110


def searchformer():
    """Also writes the boards of the prompts as a maze stream, and the traces as -f events."""
    words = {str(k) for k in range(10)} | {"c%d" % k for k in range(100)} | set("start goal wall create close plan".split())
    for folder in "known", "random":
        lines, boards = open(folder + "/traces").read().splitlines(), set()
        with open(folder + "/stream", "w") as stream, open(folder + "/events", "w") as events:
            for line in lines:
                start, board, trace = re.fullmatch(r"(start . . goal . .)((?: wall . .)*) ((?:c.*) plan .*)", line).groups()
                walls = [(int(x), int(y)) for x, y in re.findall("wall (.) (.)", board)]
                assert walls == sorted(set(walls), key=lambda w: w[::-1]) and 30 <= len(walls) <= 50
                assert set(line.split()) <= words and trace.count("plan") >= 10
                boards.add(board)
                print("# maze block 10 10", re.sub("(start|goal) (.) (.)", r"\1=\2,\3", start), file=stream)
                print(*("".join("01"[(x, y) in walls] for x in range(10)) for y in range(10)), "", sep="\n", file=stream)
                print(re.sub(r" (c[lr]|plan)", r"\n\1", re.sub(r" c(\d+) c(\d+)", r" \1 \2", trace)) + "\n", file=events)
        assert len(boards) < len(lines) and len({board.count("wall") for board in boards}) > 10
    assert sum(a == b for a, b in zip(open("known/traces"), open("random/traces"))) < len(lines) / 2


def pointmaze():
    assert len(open("known/d4rl").readlines()) == 99
    for maze, lists, string in zip(mazes.read("known/sizes"), open("known/pointmaze"), open("known/d4rl")):
        wall, free, start, goal = places(json.loads(lists), [1, 0, "r", "g"])
        assert (start, goal) == ({maze.start}, {maze.goal}) and wall == {c for c in maze.cells() if maze.obstacle(*c)}
        assert list(places(string.rstrip("\n").split("\\"), "#OG")) == [wall, free | start, goal]


def questions():
    lines, sizes = [json.loads(line) for line in open("known/qa.jsonl")], set()
    for line in lines:
        rows = line["question"].split("\n")
        wall, free, (s,), (g,) = places(rows, "# SG")
        sizes.add((len(rows[0]), len(rows)))
        assert len(line["answer"]) == shortest(free | {s, g}, s, g)
        for move in line["answer"]:
            s = dict(zip("SNWE", near(s)))[move]
            assert s not in wall
        assert s == g
    assert len(lines) == 99 and len(sizes) > 20 and {n for size in sizes for n in size} == set(range(9, 22, 2))


def movingai():
    *head, grid = open("known/m.map").read().split("\n", 4)
    assert head == ["type octile", "height 41", "width 41", "map"]
    free, wall = places(grid.splitlines(), ".@")
    version, *lines = [line.rstrip("\n").split("\t") for line in open("known/m.map.scen")]
    assert version == ["version 1"] and len(lines) == 99 and len(free | wall) == 41 * 41
    # A diagonal move that cuts no corner lies in a square of four free blocks: without one, all paths are orthogonal.
    assert not any({(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)} <= free for x, y in free)
    for bucket, name, width, height, sx, sy, gx, gy, length in lines:
        assert [name, width, height, int(bucket)] == ["m.map", "41", "41", int(length) // 4]
        assert int(length) == shortest(free, (int(sx), int(sy)), (int(gx), int(gy)))


def easy_to_hard():
    import numpy
    files = [numpy.load("known/%s.npy" % name) for name in ("inputs", "solutions")]
    assert [a.shape for a in files] == [(300, 3, 24, 24), (300, 24, 24)]
    blocks = [a[..., 1:-1:2, 1:-1:2] for a in files]
    for a, b in zip(files, blocks):
        assert a.max() == 1 and a.sum() == 4 * b.sum() and (a[..., 1:-1, 1:-1] == b.repeat(2, -1).repeat(2, -2)).all()
    for image, path in zip(*blocks):
        wall, free, (s,), (g,) = places((image[0] + 2 * image[1] + 4 * image[2]).tolist(), [0, 7, 2, 1])
        _, path = places(path.tolist(), [0, 1])
        assert len(path) == shortest(free | {s, g}, s, g) + 1 == shortest(path, s, g) + 1


def maze_dataset():
    import numpy
    page = open(os.environ["TOP"] + "/man/maze-datasets.7").read()
    lists = eval(re.search(r"^\.Ql (a\[.*)", page, re.M).group(1), {"a": numpy.load("passages.npy")})
    assert lists.dtype == bool and len(lists) == 20
    for line, connections in zip(open("tokens"), lists):
        want = numpy.zeros((2, 5, 7), bool)
        for r, c, r2, c2 in re.findall(r"\((\d),(\d)\) <--> \((\d),(\d)\)", line):
            want[int(r == r2), int(r), int(c)] = True
        assert (want == connections).all()


for name in sys.argv[1:]:
    globals()[name]()
