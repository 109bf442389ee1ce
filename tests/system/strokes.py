"""Reads the walls of a picture of svg as strokes. strokes.py PITCH [same FILE | edges FILE | bound] < SVG

same: exits with 1 unless they draw the same lines as those of another picture, each once.
edges: ... unless the points of them, PITCH apart, are joined as in the list of maze-render -f edges.
bound: prints the number of strokes of all pictures and the least possible: for each connected component, half of its
corners at which an odd number of lines ends, or 1.
PITCH: squares are cut at corners, PITCH apart; 0: lines are compared as they are.
"""
import collections
import re
import sys

import mazes


def strokes(text):
    """Yields the walls of each picture, as a list of strokes, each a list of points and of the control points before."""
    for d in re.findall(r'class="walls"[^>]* d="([^"]*)"', text):
        lines = []
        for how, numbers in re.findall(r"([MLHVC])([^MLHVC]*)", d):
            n = [float(number) for number in numbers.split()]
            x, y = lines[-1][-1][0] if lines else (0, 0)
            points = {"H": [(n[0], y)], "V": [(x, n[0])]}.get(how) or list(zip(n[::2], n[1::2]))
            if how == "M":
                lines.append([])
            lines[-1].append((points[-1], tuple(points[:-1])))
        yield lines


def edges(lines, pitch):
    """Yields the two ends of each piece of line, and its control points, from the lesser end on."""
    for line in lines:
        for (p, _), (q, control) in zip(line, line[1:]):
            steps = round(max(abs(q[0] - p[0]), abs(q[1] - p[1])) / pitch) if pitch else 1
            at = [p] + [tuple(a + (b - a) * k / steps for a, b in zip(p, q)) for k in range(1, steps)] + [q]
            for a, b in zip(at, at[1:]):
                yield (a, control, b) if a < b else (b, control[::-1], a)


def bound(lines, pitch):
    beside, seen, least = collections.defaultdict(list), set(), 0
    for a, _, b in edges(lines, pitch):
        beside[a].append(b)
        beside[b].append(a)
    for p in beside:
        if p not in seen:
            component = mazes.distances([p], beside.get)
            seen.update(component)
            least += max(1, sum(len(beside[q]) % 2 for q in component) // 2)
    return least


pitch = float(sys.argv[1])
pictures = list(strokes(sys.stdin.read()))
if sys.argv[2] == "bound":
    print(sum(map(len, pictures)), sum(bound(lines, pitch) for lines in pictures))
elif sys.argv[2] == "same":
    with open(sys.argv[3]) as other:
        if [sorted(edges(p, pitch)) for p in strokes(other.read())] != [sorted(edges(p, pitch)) for p in pictures]:
            sys.exit("other lines")
else:
    want = [sorted(tuple(sorted(((int(a), int(b)), (int(c), int(d)))))
                   for a, b, c, d in re.findall(r"^(\d+),(\d+) (\d+),(\d+)", maze, re.M))
            for maze in open(sys.argv[3]).read().strip().split("\n\n")]
    if [sorted(tuple((int(x / pitch), int(y / pitch)) for x, y in (a, b)) for a, _, b in edges(p, pitch) if a != b)
            for p in pictures] != want:
        sys.exit("other passages")
