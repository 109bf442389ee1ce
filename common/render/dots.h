/* dots: what the compact drawings share that pack several rows of the lattice, or of
 * blocks, into a line of text. */
#ifndef DOTS_H
#define DOTS_H

#include "text.h"

/* What a place of the lattice is. */
enum dot { DOT_FREE, DOT_WALL, DOT_PATH, DOT_VISITED, DOT_START, DOT_GOAL };

/* Draws a line: n places of each of its rows, each row ended by free ones (at least one). */
typedef void dots_draw(struct canvas *c, const unsigned char *const *rows, size_t n);

/* size of a format with so many columns and rows of places a character. */
void dots_size(const struct canvas *c, size_t across, size_t rows, size_t *columns, size_t *lines);

/* begin, row and end of a format with so many rows a line, 4 at most. */
int dots_begin(struct canvas *c, size_t rows, struct err *err);
int dots_row(struct canvas *c, size_t y, const unsigned char *above, const unsigned char *here,
             const unsigned char *below, size_t rows, dots_draw *draw);
int dots_end(struct canvas *c, size_t rows, dots_draw *draw);

#endif
