/* mouse: what the micromouse files share that list the walls of every cell. Cells are
 * counted from the lower left, where the mouse starts; its goal is the middle, one, two
 * or four cells. */
#ifndef MOUSE_H
#define MOUSE_H

#include "import.h"

enum { MOUSE_N = 1, MOUSE_E = 2, MOUSE_S = 4, MOUSE_W = 8 };

/* Makes *m from the walls of width x height cells, those of cell (x, y) at
 * cells[x * height + y]. 0; -1 and r->lines.err: no memory. */
int mouse_maze(struct reader *r, struct maze *m, const unsigned char *cells, size_t width,
               size_t height);

/* A cell that tells of a wall what its neighbour does not; SIZE_MAX: there is none. */
size_t mouse_differs(const unsigned char *cells, size_t width, size_t height);

#endif
