/* picture: recognizes the cells of a maze in a picture. */
#ifndef IMPORT_PICTURE_H
#define IMPORT_PICTURE_H

#include "common/import/kit/format.h"
#include "common/maze/palette.h"

/* A pixel is one byte: the enum palette_kind of its colour, or PALETTE_FREE for any other colour,
 * plus this bit if it is dark. */
enum { PICTURE_DARK = 16 };

/* The colours in a picture: none; two, not all in the palette; more than two, not all in the
 * palette; only those of free cells and walls; also those of marks. */
enum picture_colors {
    PICTURE_BITMAP,
    PICTURE_FOREIGN,
    PICTURE_GREYS,
    PICTURE_WALLS,
    PICTURE_MARKED
};

/* Makes *m from the picture of width x height pixels in in->state.body, row by row. `scale` is the
 * width of a block in pixels, 0 to recognize it. Tries to read the picture with marks first, then
 * without. Returns 1, 0 if cells are not recognized, or -1 with the error set, also if the blocks
 * do not have that width. */
int picture_read(struct input *in, struct maze *m, size_t width, size_t height,
                 enum picture_colors colors, size_t scale);

/* Warns if the picture of a board may have been misinterpreted, and sets in->free_around.
 * `of_pixels`: each pixel became one block. */
void picture_check(struct input *in, const struct maze *m, enum picture_colors colors,
                   bool of_pixels);

#endif
