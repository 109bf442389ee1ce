# Mazes of walls with cells that are cut off, and what their drawings leave out.
#   outline.py make SEED COUNT    prints mazes with notches, holes, loops, marks and openings
#   outline.py check MAZES DRAWN CELL    compares drawings in cells of CELL characters, of ascii or
#       unicode, with the mazes: a corner is blank exactly if all cells around it are cut off or outside, but
#       not always one of the whole maze; and a side exactly if the cells beside it have such corners or are outside.
import random
import sys


def make(rng):
    w, h = rng.randint(1, 9), rng.randint(1, 7)
    free = {(x, y) for x in range(w) for y in range(h)}
    for _ in range(rng.randint(0, 4)):
        left, top, wide, high = rng.randint(-1, w), rng.randint(-1, h), rng.randint(1, 5), rng.randint(1, 5)
        free -= {(x, y) for x in range(left, left + wide) for y in range(top, top + high)}
    walls, gaps, marks = rng.choice([0, 0.3, 0.6, 1]), rng.choice([0, 0.1]), rng.choice([0, 0, 0.2])

    def wall(a, b):
        if a in free and b in free:
            return rng.random() < walls
        border = not all(0 <= x < w and 0 <= y < h for x, y in (a, b))
        return not (border and (a in free or b in free) and rng.random() < gaps)

    rows = []
    for y in range(h + 1):
        row = ''
        for x in range(w + 1):
            digit = (y < h and wall((x - 1, y), (x, y))) + 2 * (x < w and wall((x, y - 1), (x, y)))
            if x < w and y < h and rng.random() < marks:
                digit += rng.choice([4, 8, 12])
            row += '%x' % digit
        rows.append(row)
    header = f'# maze walls {w} {h}'
    for key in ('start', 'goal'):
        if rng.random() < 0.3:
            header += f' {key}={rng.randrange(w)},{rng.randrange(h)}'
    return '\n'.join([header, *rows, '', ''])


def blocks(text):
    return [b.split('\n') for b in text.rstrip('\n').split('\n\n')]


def check(record, lines, cell):
    header, digits = record[0].split(), [[int(c, 16) for c in row] for row in record[1:]]
    w, h = int(header[3]), int(header[4])
    marked = {tuple(map(int, f.split('=')[1].split(','))) for f in header[5:]}
    west = lambda x, y: digits[y][x] & 1
    north = lambda x, y: digits[y][x] & 2

    def out(x, y):
        return not (0 <= x < w and 0 <= y < h) or (
            west(x, y) and north(x, y) and west(x + 1, y) and north(x, y + 1)
            and not digits[y][x] & 12 and (x, y) not in marked)

    wide, high = cell + 1, (1 if cell < 4 else cell // 2) + 1
    at = lambda x, y: lines[y][x] if y < len(lines) and x < len(lines[y]) else ' '
    assert len(lines) == h * high + 1
    if all(out(x, y) for x in range(w) for y in range(h)):
        return
    blank = {}
    for y in range(h + 1):
        for x in range(w + 1):
            outside = all(out(a, b) for a in (x - 1, x) for b in (y - 1, y))
            blank[x, y] = at(x * wide, y * high) == ' '
            if outside and not blank[x, y]:
                assert x in (0, w) and y in (0, h), f'corner {x},{y} is drawn'
            if blank[x, y] and not outside:
                around = [x < w and north(x, y), x > 0 and north(x - 1, y), y < h and west(x, y), y > 0 and west(x, y - 1)]
                assert not any(around), f'corner {x},{y} is not drawn'
                blank[x, y] = False
    def empty(x, y):
        inside = 0 <= x < w and 0 <= y < h
        return not inside or any(blank[a, b] for a in (x, x + 1) for b in (y, y + 1))

    for y in range(h + 1):
        for x in range(w + 1):
            if x < w:
                shown = at(x * wide + 1, y * high) in '-─'
                assert shown == bool(north(x, y) and not (empty(x, y) and empty(x, y - 1))), f'north of {x},{y}'
            if y < h:
                shown = at(x * wide, y * high + 1) in '|│'
                assert shown == bool(west(x, y) and not (empty(x, y) and empty(x - 1, y))), f'west of {x},{y}'


if sys.argv[1] == 'make':
    rng = random.Random(int(sys.argv[2]))
    for _ in range(int(sys.argv[3])):
        sys.stdout.write(make(rng))
else:
    mazes, drawn = (blocks(open(f, encoding='utf-8').read()) for f in sys.argv[2:4])
    assert len(mazes) == len(drawn), (len(mazes), len(drawn))
    for record, lines in zip(mazes, drawn):
        try:
            check(record, lines, int(sys.argv[4]))
        except AssertionError as error:
            sys.exit('\n'.join([str(error), *record, *lines]))
