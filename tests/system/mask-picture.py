# mask-picture.py SEED N: writes N random pictures, named 0, 1 ..., of all types of netpbm, and prints
# for each the options that scale it, and the size and the hash of the mask, computed from
# maze-gen(1) with fractions; "none" if no cell is inside. Writes the boards that the pictures show, a
# block per pixel, to the file boards.
import random
import sys
from fractions import Fraction

rng = random.Random(int(sys.argv[1]))


def write(name, kind, width, height, most, pixels):
    """Writes a picture; `pixels` are lists of samples, row by row."""
    text = ' '.join(str(s) for pixel in pixels for s in pixel)
    head = 'P%d\n# a comment\n%d %d\n' % (kind, width, height) + ('%d\n' % most if kind % 3 != 1 else '')
    if kind == 1:
        data = (head + text.replace(' ', '')).encode()
    elif kind < 4:
        data = (head + text).encode()
    elif kind == 4:
        data = head.encode()
        for y in range(height):
            bits = ''.join(str(p[0]) for p in pixels[y * width:(y + 1) * width])
            bits += '0' * (-width % 8)
            data += bytes(int(bits[k:k + 8], 2) for k in range(0, len(bits), 8))
    else:
        size = 1 if most < 256 else 2
        data = head.encode() + b''.join(s.to_bytes(size, 'big') for pixel in pixels for s in pixel)
    with open(name, 'wb') as file:
        file.write(data)


def light_of(kind, most, pixel):
    """Returns the light of a pixel, from 0 to 1."""
    if kind in (1, 4):
        return Fraction(1 - pixel[0])
    if kind in (2, 5):
        return Fraction(pixel[0], most)
    return Fraction(299 * pixel[0] + 587 * pixel[1] + 114 * pixel[2], 1000 * most)


def average(light, width, height, columns, rows, x, y):
    """Returns the average light of cell x, y: pixel by pixel, the area that the cell covers of it."""
    left, right = Fraction(x * width, columns), Fraction((x + 1) * width, columns)
    top, bottom = Fraction(y * height, rows), Fraction((y + 1) * height, rows)
    total = 0
    for v in range(height):
        down = min(bottom, v + 1) - max(top, v)
        for u in range(width):
            across = min(right, u + 1) - max(left, u)
            if down > 0 and across > 0:
                total += light[v * width + u] * across * down
    return total / ((right - left) * (bottom - top))


def fnv(rows):
    h = 0xcbf29ce484222325
    for byte in ''.join(row + '\n' for row in rows).encode():
        h = (h ^ byte) * 0x100000001b3 & (1 << 64) - 1
    return format(h, '016x')


def nearest(number):
    return max(1, int(number + Fraction(1, 2)))


boards = open('boards', 'w')
for k in range(int(sys.argv[2])):
    kind, width, height = k % 6 + 1, rng.randint(1, 14), rng.randint(1, 14)
    most = 1 if kind % 3 == 1 else rng.choice([1, 3, 100, 255, 256, 1000, 65535])
    channels = 3 if kind % 3 == 0 else 1
    pixels = [[rng.randint(0, most) for _ in range(channels)] for _ in range(width * height)]
    write(str(k), kind, width, height, most, pixels)
    light = [light_of(kind, most, pixel) for pixel in pixels]
    print('# maze block', width, height, 'picture=0,0,1', file=boards)
    for y in range(height):
        print(*(int(v < Fraction(1, 2)) for v in light[y * width:(y + 1) * width]), sep='', file=boards)
    print(file=boards)
    threshold = rng.choice([None, 0, 250, 500, 501, 667, 900])
    columns, rows, form = rng.randint(1, 20), rng.randint(1, 20), k // 6 % 4
    options = ['-w %d -h %d' % (columns, rows), '-w %d' % columns, '-h %d' % rows,
               '--board %dx%d' % (2 * columns + 1, 2 * rows + 1)][form]
    if form == 1:
        rows = nearest(Fraction(columns * height, width))
    if form == 2:
        columns = nearest(Fraction(rows * width, height))
    if threshold is not None:
        options += ' --threshold %s' % (threshold / 1000)
    least = Fraction(500 if threshold is None else threshold, 1000)
    mask = [''.join('01'[average(light, width, height, columns, rows, x, y) < least]
                    for x in range(columns)) for y in range(rows)]
    inside = any('0' in row for row in mask)
    print(options, '%dx%d %s' % (columns, rows, fnv(mask)) if inside else 'none', sep='\t')
