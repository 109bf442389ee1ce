/* boards: reads the boards in the JSON of other programs: every array of equal rows, at any depth,
 * and the start and goal in the object around it. A cell is a string, a number, true or false, or
 * an object that describes its walls or its kind.
 *
 * Boards are stored in order until they are read: their cells in in->state.body, and their
 * positions in in->state.index. */
#ifndef IMPORT_BOARDS_H
#define IMPORT_BOARDS_H

#include "text_input.h"

enum { BOARDS_KEY = 16 };

/* The boards of the object or array being read; {.in = in} before it. */
struct boards {
    struct input *in;
    bool off;             /* it has "rows": other arrays are not boards */
    bool sides;           /* a cell since the last board describes which of its sides are walls */
    bool crowd;           /* an object or array has several adjacent boards */
    size_t count, direct; /* stored boards; those that are themselves members */
    struct text_numbers ends; /* ends in the open objects */
    size_t numbers;           /* the number of integers read */
    uint64_t number[2];       /* the last two of them */
    enum text_order pair; /* their order, if the last value read is a place; otherwise ORDER_NONE */
    bool plain;           /* the last value read is a string, true, false or null */
};

/* Reads a key and the colon after it. Stores the key in in->text, and in lower case, truncated to
 * BOARDS_KEY - 1 bytes, in `name`. Returns 0, or -1 with the error set. */
int boards_key(struct input *in, char name[BOARDS_KEY]);

/* The kind of a value: a cell, a row of cells, a board, or anything else. */
enum boards_part { BOARDS_CELL, BOARDS_ROW, BOARDS_BOARD, BOARDS_OTHER, BOARDS_PARTS };

/* Reads an array or object after its bracket c, [ or {. Appends its cells, *cells of them, to
 * in->state.samples; stores it if it is a board. Returns its kind, or -1 with the error set. */
int boards_inside(struct boards *b, int c, unsigned depth, size_t *cells);

/* Reads the value of the member `name`, an array or object, like boards_inside. Returns 0, or -1
 * with the error set. */
int boards_member(struct boards *b, const char *name);

/* Appends a string or another scalar, which begins with c, to in->text, as the last value read.
 * Returns 0, or -1 with the error set. */
int boards_scalar(struct boards *b, int c);

/* Stores the last value read, that of the member `name`, if it is an end of a board. */
void boards_end(struct boards *b, const char *name);

/* Ends the object or array. Returns 0, or -1 with the error set if it is ambiguous which boards it
 * contains. */
int boards_finish(struct boards *b);

/* Makes *m from the next stored board. Returns 1, or -1 with the error set. */
int boards_next(struct input *in, struct maze *m);

#endif
