/* picture: recognizes the cells of a maze in a picture. */
#ifndef IMPORT_PICTURE_H
#define IMPORT_PICTURE_H

#include "common/maze/palette.h"
#include "import.h"

/* A pixel is one byte: the enum palette_kind of its colour, or PALETTE_FREE for any other
 * colour, plus this bit if it is dark. */
enum { PICTURE_DARK = 16 };

/* What the kinds of the pixels say: nothing, since there are other colours; all pixels are free or
 * wall; all have a kind, and there are others than these two. */
enum picture_colors { PICTURE_FOREIGN, PICTURE_WALLS, PICTURE_MARKED };

/* Makes *m from the picture of width x height pixels in in->body, row by row. scale: the width of a
 * block in pixels; 0 recognizes it. Returns 0, or -1 with the error set: also if the blocks are not
 * of that width. */
int picture_read(struct input *in, struct maze *m, size_t width, size_t height,
                 enum picture_colors colors, size_t scale);

#endif
