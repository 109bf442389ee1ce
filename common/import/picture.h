/* picture: recognizes the cells of a maze in a picture. */
#ifndef IMPORT_PICTURE_H
#define IMPORT_PICTURE_H

#include "common/maze/palette.h"
#include "import.h"

/* A pixel is its enum raster_kind, as far as its colour is one of those, plus this bit if it is
 * dark. */
enum { PICTURE_DARK = 8 };

/* Makes *m from the picture of width x height pixels in in->body. is_marked: the kinds of all
 * pixels are known, and there are others than free and wall. scale: the width of a block in pixels,
 * 0 to recognize it. Returns 0, or -1 with the error set. */
int picture_read(struct input *in, struct maze *m, size_t width, size_t height, bool is_marked,
                 size_t scale);

#endif
