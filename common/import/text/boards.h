/* boards: the boards in JSON of other programs: every array of equal rows, at any depth, and the
 * start and goal in the object around it. A cell is a string, a number, true or false; or an object
 * that says which sides of it are walls, or what it is.
 *
 * They are kept, in their order, until they are read: their cells in in->state.body, and where they
 * are in in->state.index. */
#ifndef IMPORT_BOARDS_H
#define IMPORT_BOARDS_H

#include "text_input.h"

enum { BOARDS_KEY = 16 };

/* The boards of an object or array that is being read. */
struct boards {
    struct input *in;
    bool off;              /* it has "rows": other arrays are no boards */
    bool sides;            /* a cell after the last board says which of its sides are walls */
    bool crowd;            /* one object or array has several boards side by side */
    size_t count, direct;  /* boards that are kept, and those that are members themselves */
    struct text_ends ends; /* of the objects that are open */
    size_t numbers;        /* whole numbers that were read, */
    uint64_t number[2];    /* and the last two */
    enum text_order pair;  /* of these, if the value read last is a place; otherwise ORDER_NONE, */
    bool plain;            /* and this says whether it is a string, true, false or null */
};

/* Prepares *b for the next object or array of *in. */
void boards_begin(struct boards *b, struct input *in);

/* Reads a key and the colon after it to in->text; `name` is the key in lower case, cut if it is
 * long. Returns 0, or -1 with the error set. */
int boards_key(struct input *in, char name[BOARDS_KEY]);

/* What a value is: a cell, a row of cells, a board, or anything else. */
enum boards_part { BOARDS_CELL, BOARDS_ROW, BOARDS_BOARD, BOARDS_OTHER, BOARDS_PARTS };

/* Reads an array or object after its bracket c, [ or {. Appends its cells to in->state.samples,
 * *cells of them; keeps it if it is a board. Returns its part, or -1 with the error set. */
int boards_inside(struct boards *b, int c, unsigned depth, size_t *cells);

/* Reads a member, an array or object of this name, as boards_inside does. Returns 0, or -1 with the
 * error set. */
int boards_member(struct boards *b, const char *name);

/* Keeps the value of a member that was read last if it is an end of a board. */
void boards_end(struct boards *b, const char *name);

/* Ends the object or array. Returns 0, or -1 with the error set if it is not clear which boards it
 * has. */
int boards_finish(struct boards *b);

/* Makes *m of the next board that is kept. Returns 1, or -1 with the error set. */
int boards_next(struct input *in, struct maze *m);

#endif
