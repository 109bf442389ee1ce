/* mouse: what the micromouse files share that list the walls of every cell. Cells are
 * counted from the lower left, where the mouse starts; its goal is the middle, one, two
 * or four cells. */
#ifndef IMPORT_MICROMOUSE_H
#define IMPORT_MICROMOUSE_H

#include "import.h"

enum { MICROMOUSE_N = 1, MICROMOUSE_E = 2, MICROMOUSE_S = 4, MICROMOUSE_W = 8 };

/* Makes *m from the walls of width x height cells, those of cell (x, y) at
 * cells[x * height + y]. 0; -1 and in->reader.lines.err: no memory. */
int micromouse_maze(struct input *in, struct maze *m, const unsigned char *cells, size_t width,
                    size_t height);

/* A cell that tells of a wall what its neighbour does not; SIZE_MAX: there is none. */
size_t micromouse_mismatch(const unsigned char *cells, size_t width, size_t height);

#endif
