/* maz: micromouse mazes of 16x16 cells, 256 bytes each, one after another. The cells come column by
 * column from the lower left, each column from bottom to top. Bit 0 of a byte is the wall to the
 * north, bit 1 east, bit 2 south, bit 3 west; the other bits are for the mouse and are ignored.
 *
 * Reference: Peter Harrison, "Micromouse maze file collection", micromouseonline.com,
 * 2018. */
#include "common/import/kit/micromouse.h"

enum { SIDE = 16, BYTES = SIDE * SIDE };

static int maz_read(struct input *in, struct maze *m)
{
    struct lines *l = &in->reader.lines;
    unsigned char cells[BYTES];
    size_t n = 0;
    int c = 0;
    in->reader.start_line = 1;
    for (; n < BYTES && (c = lines_peek(l)) >= 0; n++) {
        cells[n] = (unsigned char)c;
        l->in.at++;
    }
    if (c == LINES_ERROR)
        return -1;
    if (n == 0)
        return 0;
    if (n < BYTES)
        return err_at(&l->err, 1, n + 1, "a maze has %d bytes, but the input ends after %zu", BYTES,
                      n);
    return micromouse_maze(in, m, cells, SIDE, SIDE, true);
}

const struct format format_maz = {
    .entry = {"maz", "micromouse mazes of 16x16 cells, 256 bytes each", NULL, NULL},
    .raw = true,
    .read = maz_read,
};
