/* legend: what legend.c and marks.c share. */
#ifndef IMPORT_LEGEND_H
#define IMPORT_LEGEND_H

#include "text_input.h"

#include <string.h>

extern const char legend_starts[]; /* marks of a start */

/* Kinds of cells. */
struct legend_left {
    unsigned code[DRAWING_CODES];
    unsigned count;
};

/* Returns the kinds of cells that have no meaning yet. */
struct legend_left legend_left(const struct text *t);

/* Returns whether a kind of cell is one of `codes`. */
static inline bool legend_is_in(const void *codes, unsigned code)
{
    return strchr(codes, (int)code);
}

/* Sets the error with a question about kinds of cells; legend_ask_left also says what all of them
 * may be. Return -1. */
int legend_ask(struct text *t, const char *question, const struct legend_left *left);
int legend_ask_left(struct text *t, const char *question, const struct legend_left *left);

/* Offers that kinds of cells are all named by a key; walls beside those that are known. Returns -1.
 */
int legend_offer(struct text *t, const char *what, enum text_key key,
                 const struct legend_left *left);

/* Finds start and goal among the kinds of cells that have no meaning yet. Returns 0, or -1 with the
 * error set. */
int marks_find(struct text *t);

#endif
