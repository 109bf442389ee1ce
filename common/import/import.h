/* import: the input kinds, a file and a line of list.h each. null.c is the template for a
 * new one.
 *
 * The maze stream itself is read by reader.c, row by row where that will do; the others
 * are read maze by maze, in memory in proportion to what has come: a size that a file
 * claims is only looked at when its rows are there. */
#ifndef IMPORT_IMPORT_H
#define IMPORT_IMPORT_H

#include "common/cli/opt.h"
#include "common/stream/reader.h"

struct import {
    struct opt_entry entry;
    enum maze_kind as; /* of the maze stream: what a maze without a header is */

    /* Is this the kind of an input that begins with these bytes, of which there are as many
     * as could be read at once? NULL: it must be named. */
    bool (*is)(const unsigned char *s, size_t n);

    /* Reads the next maze to *m, as reader_maze does, sets r->start_line to where it
     * begins and adds fields to r->head, which is empty, for start and goal. 1; 0: the
     * end of the input; -1 and r->lines.err. NULL: it is the maze stream. */
    int (*next)(struct reader *r, struct maze *m);
};

/* All input kinds, ended by NULL; the first is told by its first bytes. */
extern const struct opt_entry *const import_list[];

/* The kind of a row of import_list. */
static inline const struct import *import_of(const struct opt_entry *entry)
{
    return (const struct import *)entry; /* its first member */
}

/* The value of --input: *import is NULL for "maze", told by the first bytes. 0, or -1 and
 * err. */
int import_option(const struct import **import, const char *value, struct err *err);

/* How many bytes are lines of blanks, or none, in front. */
size_t import_blank(const unsigned char *s, size_t n);

/* Do these first bytes tell the kind, or must more be seen (two lines are enough)? */
bool import_can_detect(const unsigned char *s, size_t n);

/* The kind of an input that begins so: the maze stream where none of the others says it
 * is one of its own. */
const struct import *import_detect(const unsigned char *s, size_t n);

/* ---- for the kinds ---- */

/* Reads a line to r->text, without its end, NUL or carriage return; its number goes to
 * r->row_line. 1; 0: the end of the input; -1 and r->lines.err. */
int import_line(struct reader *r);

/* The same, empty lines passed over. */
int import_line_after_blank(struct reader *r);

/* "what is wrong" in the line read last, at this byte from 0; returns -1. */
int import_wrong(struct reader *r, size_t at, const char *what);

/* Makes *m a board of width x height blocks, whose digits (1, 4, 8) are in r->cells.
 * -1 and r->lines.err: no memory. */
int import_board(struct reader *r, struct maze *m, size_t width, size_t height);

/* Makes *m a maze of walls, width x height, without any wall. As import_board. */
int import_open(struct reader *r, struct maze *m, size_t width, size_t height);

/* A wall of cell (x, y) in direction d, MAZE_N to MAZE_W. */
void import_wall(struct maze *m, size_t x, size_t y, unsigned d);

/* Start, and one goal or several, which come in any order, to r->head; import_goal is told
 * of each in turn, the first of them with count 0. -1 and r->lines.err: no memory. */
int import_start(struct reader *r, size_t x, size_t y);
int import_goal(struct reader *r, size_t x, size_t y, size_t count);

#endif
