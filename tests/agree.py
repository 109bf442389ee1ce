"""Compares two pictures (P6) of one drawing: prints "agree" if they have the same size, and every pixel of
the one is like a pixel of the other that is at most one pixel away, in every colour; otherwise the differences.

    python3 agree.py A.ppm B.ppm [MOST]

Programs draw the edges of strokes differently, by a fraction of a pixel: a difference of up to MOST does
not count, 40 of 255 without it.
"""
import sys

import numpy


def read(name):
    with open(name, "rb") as f:
        data = f.read()
    kind, width, height, most = data.split(None, 4)[:4]
    assert kind == b"P6" and most == b"255", (name, kind, most)
    width, height = int(width), int(height)
    return numpy.frombuffer(data[-3 * width * height :], numpy.uint8).reshape(height, width, 3).astype(numpy.int16)


def neighbours(picture):
    """Yields the picture moved by up to one pixel in every direction."""
    padded = numpy.pad(picture, ((1, 1), (1, 1), (0, 0)), mode="edge")
    height, width = picture.shape[:2]
    for y in range(3):
        for x in range(3):
            yield padded[y : y + height, x : x + width]


def strangers(a, b):
    """Returns where no pixel of b nearby is like that of a: between the least and the greatest of them."""
    low = numpy.minimum.reduce(list(neighbours(b)))
    high = numpy.maximum.reduce(list(neighbours(b)))
    return ((a < low - most) | (a > high + most)).any(axis=2)


a, b = read(sys.argv[1]), read(sys.argv[2])
most = int(sys.argv[3]) if len(sys.argv) > 3 else 40
if abs(a.shape[0] - b.shape[0]) > 1 or abs(a.shape[1] - b.shape[1]) > 1:
    sys.exit(f"sizes {a.shape} and {b.shape}")
height, width = min(a.shape[0], b.shape[0]) - 2, min(a.shape[1], b.shape[1]) - 2  # the edge of the paper is in a pixel
a, b = a[:height, :width], b[:height, :width]
bad = strangers(a, b) | strangers(b, a)
where = numpy.argwhere(bad)
dark = int((a.min(axis=2) < 128).sum())
print("agree" if len(where) == 0 and dark > 100 else f"{len(where)} pixels differ, the first at {where[:1].tolist()}, of {dark}")
