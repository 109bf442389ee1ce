# hash.py FILE: reads a maze stream and prints the four hashes of each maze, computed from
# maze(5) alone: hash, hash_ends, canonical, canonical_ends. Start and goal come from the header. Mazes with a
# shape have the first two only.
import sys

import mazes

MASK = (1 << 64) - 1


def fnv_mixed(text):
    """Returns the 64-bit FNV-1a hash of a text, mixed, as 16 hexadecimal digits."""
    h = 0xcbf29ce484222325
    for byte in text.encode():
        h = (h ^ byte) * 0x100000001b3 & MASK
    h = (h ^ h >> 30) * 0xbf58476d1ce4e5b9 & MASK
    h = (h ^ h >> 27) * 0x94d049bb133111eb & MASK
    return format(h ^ h >> 31, '016x')


def lattice(rows):
    """Returns the lattice of a maze of walls, as a set of obstacles and its size."""
    h, w = len(rows) - 1, len(rows[0]) - 1
    walls = {(2 * x, 2 * y) for x in range(w + 1) for y in range(h + 1)}
    for y, row in enumerate(rows):
        for x, digit in enumerate(row):
            if digit & 1 and y < h:
                walls.add((2 * x, 2 * y + 1))
            if digit & 2 and x < w:
                walls.add((2 * x + 1, 2 * y))
    return walls, 2 * w + 1, 2 * h + 1


def around(x, y):
    return {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}


def is_lattice(board, w, h):
    return w % 2 and h % 2 and w > 1 and h > 1 and all(
        (x, y) in board for x in range(0, w, 2) for y in range(0, h, 2)) and all(
        ((x, y) in board) == (around(x, y) <= board and (w, h) != (3, 3))
        for x in range(1, w, 2) for y in range(1, h, 2))


def text_of(board, w, h, walls):
    """Returns the rows of a board, or of the maze of walls whose lattice it is."""
    if not walls:
        return ''.join(''.join('01'[(x, y) in board] for x in range(w)) + '\n' for y in range(h))
    return ''.join(''.join(
        str((y + 1 < h and (x, y + 1) in board) + 2 * (x + 1 < w and (x + 1, y) in board))
        for x in range(0, w, 2)) + '\n' for y in range(0, h, 2))


def orientations(board, w, h, ends):
    """Returns the eight rotations and reflections: rotates by a quarter, four times, twice."""
    for _ in range(2):
        for _ in range(4):
            yield board, w, h, ends
            board = {(h - 1 - y, x) for x, y in board}
            ends = [(h - 1 - y, x) for x, y in ends]
            w, h = h, w
        board = {(w - 1 - x, y) for x, y in board}
        ends = [(w - 1 - x, y) for x, y in ends]


def hashes(maze):
    ends = [end for end in (maze.start, maze.goal) if end]
    walls = maze.kind == 'walls'
    if walls:
        board, w, h = lattice(maze.rows)
        ends = [(2 * x + 1, 2 * y + 1) for x, y in ends]
    else:
        w, h = maze.width, maze.height
        board = {cell for cell in maze.cells() if maze.obstacle(*cell)}
        walls = is_lattice(board, w, h)
        if walls:
            ends = [(min(max(x, 1), w - 2), min(max(y, 1), h - 2)) for x, y in ends]
    border = {(x, y) for x in range(w) for y in range(h) if x in (0, w - 1) or y in (0, h - 1)}
    if "wrap" in maze.fields:
        border -= {(0, 2 * y + 1) for y, row in enumerate(maze.rows) if not row[0] & 1}
    if walls or (w > 2 and h > 2 and len(border - board) <= 2):
        board = board | border
    forms = []
    for b, u, v, e in orientations(board, w, h, ends):
        text = text_of(b, u, v, walls)
        line = '%d,%d %d,%d\n' % (e[0] + e[1]) if len(e) == 2 else ''
        forms.append((fnv_mixed(text), fnv_mixed(text + line)))
    least = [min(f[k] for f in forms) for k in (0, 1)]
    return *forms[0], *(["-", "-"] if "shape" in maze.fields or "wrap" in maze.fields else least)


for record in mazes.read(sys.argv[1]):
    print(*hashes(record), sep='\t')
