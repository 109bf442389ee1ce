/* legend: declarations shared by legend.c and marks.c. */
#ifndef IMPORT_LEGEND_H
#define IMPORT_LEGEND_H

#include "text_input.h"

#include <string.h>

extern const char legend_starts[]; /* marks of a start */

/* Returns whether a kind of cell is one of `codes`. */
static inline bool legend_is_in(const void *codes, unsigned code)
{
    return strchr(codes, (int)code);
}

/* Set the error to a question about kinds of cells; legend_ask_left also lists possible meanings of
 * all of them. Return -1. */
int legend_ask(struct text *t, const char *question, const struct text_kinds *left);
int legend_ask_left(struct text *t, const char *question, const struct text_kinds *left);

/* Offers the interpretation `what`, in which the kinds of cells in *left are also walls. Returns
 * -1.
 */
int legend_offer_walls(struct text *t, const char *what, const struct text_kinds *left);

/* Finds start and goal among the kinds of cells that have no meaning yet. Returns 0, or -1 with the
 * error set. */
int marks_find(struct text *t);

#endif
