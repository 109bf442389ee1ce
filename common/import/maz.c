/* maz: reads micromouse mazes of 16x16 cells, 256 bytes each, one after another. The cells are
 * stored column by column from the lower left, each column from bottom to top. Bit 0 of a byte is
 * the wall to the north, bit 1 east, bit 2 south, bit 3 west; the other bits are for the mouse and
 * are ignored.
 *
 * Reference: Peter Harrison, "Micromouse maze file collection", micromouseonline.com, 2018. */
#include "common/import/kit/micromouse.h"

enum { SIDE = 16, BYTES = SIDE * SIDE };

static int maz_read(struct input *in, struct maze *m)
{
    const int c = lines_peek(&in->reader.lines);
    in->reader.start_line = 1;
    in->text.len = 0;
    if (c < 0)
        return c == LINES_ERROR ? -1 : 0;
    if (format_bytes(in, &in->text, BYTES, "a maze of 256"))
        return -1;
    return micromouse_maze(in, m, in->text.mem.at, SIDE, SIDE, true);
}

const struct format format_maz = {
    .entry = {"maz", "micromouse mazes of 16x16 cells, 256 bytes each", NULL, NULL},
    .raw = true,
    .read = maz_read,
};
