/* dots: what the compact drawings share that pack several rows of the lattice, or of
 * blocks, into a line of text. */
#ifndef RENDER_KIT_CELL_PACKING_H
#define RENDER_KIT_CELL_PACKING_H

#include "text.h"

/* What a place of the lattice is. */
enum dot { DOT_FREE, DOT_WALL, DOT_PATH, DOT_VISITED, DOT_START, DOT_GOAL };

/* Draws a line: n places of each of its rows, each row ended by free ones (at least one). */
typedef void cell_packing_draw(struct render_ctx *c, const unsigned char *const *rows, size_t n);

/* size of a format with so many columns and rows of places a character. */
void cell_packing_measure(const struct render_ctx *c, size_t across, size_t rows, size_t *columns,
                          size_t *lines);

/* begin, row and end of a format with so many rows a line, 4 at most. */
int cell_packing_begin(struct render_ctx *c, size_t rows);
int cell_packing_row(struct render_ctx *c, const struct render_row *row, size_t rows,
                     cell_packing_draw *draw);
int cell_packing_end(struct render_ctx *c, size_t rows, cell_packing_draw *draw);

#endif
