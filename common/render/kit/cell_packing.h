/* cell_packing: what the compact text formats share, which pack several places of the lattice, or
 * several blocks, into one character. */
#ifndef RENDER_KIT_CELL_PACKING_H
#define RENDER_KIT_CELL_PACKING_H

#include "text.h"

/* What a lattice place shows. */
enum packed { PACKED_FREE, PACKED_WALL, PACKED_PATH, PACKED_VISITED, PACKED_START, PACKED_GOAL };

struct cell_packing_style {
    size_t columns, rows; /* lattice places per character, 2 and 4 at most */

    /* Writes a line of text: n places of each row, each row followed by a free place. */
    void (*draw)(const struct render_ctx *c, const unsigned char *const *rows, size_t n);
};

/* The callbacks of struct render for formats that have a style. */
void cell_packing_measure(const struct render_ctx *c, size_t *columns, size_t *lines);
int cell_packing_begin(struct render_ctx *c);
int cell_packing_row(struct render_ctx *c, const struct render_row *row);
int cell_packing_end(struct render_ctx *c);

#endif
