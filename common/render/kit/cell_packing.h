/* cell_packing: the common part of the compact text formats, which pack several places of the
 * lattice, or several blocks, into one character. */
#ifndef RENDER_KIT_CELL_PACKING_H
#define RENDER_KIT_CELL_PACKING_H

#include "text.h"

struct cell_packing_style {
    size_t columns, rows; /* lattice places per character, at most 2 and 4 */

    /* Writes a line of text from n places of each row, values of enum text_mark. One more place
     * follows in each row; it is TEXT_PLAIN. The rows are consecutive in memory. */
    void (*draw)(const struct render_ctx *c, const unsigned char *rows, size_t n);
};

/* The callbacks of struct render, for formats that set `packing`. */
void cell_packing_measure(const struct render_ctx *c, size_t *columns, size_t *lines);
int cell_packing_begin(struct render_ctx *c);
int cell_packing_row(struct render_ctx *c, const struct render_row *row);
int cell_packing_end(struct render_ctx *c);
#define CELL_PACKING_CALLBACKS                                                                     \
    .measure = cell_packing_measure, .begin = cell_packing_begin, .row = cell_packing_row,         \
    .end = cell_packing_end

#endif
