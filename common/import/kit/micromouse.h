/* micromouse: code shared by the micromouse formats that list the walls of every cell. Cells are
 * counted from the lower left, where the mouse starts. The goal is the middle of the maze: one, two
 * or four cells. (Other files that choose a start and goal: gen/doors/door_request for generated
 * mazes, solve/run/endpoints for solving.) */
#ifndef IMPORT_MICROMOUSE_H
#define IMPORT_MICROMOUSE_H

#include "format.h"

/* The walls of a cell: MICROMOUSE_N << d is the wall in direction d, MAZE_N to MAZE_W. */
enum { MICROMOUSE_N = 1, MICROMOUSE_E = 2, MICROMOUSE_S = 4, MICROMOUSE_W = 8 };

/* Makes *m from the walls of width x height cells; cells[x * height + y] contains the walls of cell
 * (x, y). Returns 1, or -1 with the error set if a cell contradicts a neighbour about the wall
 * between them (at the byte of the cell if `bytes`, each cell being a byte of the input), or if
 * memory runs out. */
int micromouse_maze(struct input *in, struct maze *m, const unsigned char *cells, size_t width,
                    size_t height, bool bytes);

#endif
