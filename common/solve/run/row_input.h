/* row_input: searches a record row by row, without keeping it in memory. */
#ifndef SOLVE_RUN_ROW_INPUT_H
#define SOLVE_RUN_ROW_INPUT_H

#include "common/import/run/input.h"
#include "common/solve/kit/moves.h"
#include "common/stream/writer.h"
#include "endpoints.h"

/* A record that is being searched. Must be {0} before the first use. */
struct row_input {
    struct row_search search; /* its results are set by row_input_search */
    struct moves_list moves;  /* the moves of the path, if wanted */

    /* The rest is private. */
    struct input *in;            /* not owned */
    struct lines_position first; /* the first row */
    struct mem row[2];           /* the last two rows read */
    uint64_t y;                  /* number of rows of cells read */
    struct mem path;             /* one bit per cell */
};

/* Searches the current record of *in between the endpoints *e, for which endpoints_are_known must
 * hold. The record must belong to a maze stream and have a header, and its rows must not have been
 * read. Sorts the goals. Reads the record to its end, unless it is endless. Returns SOLVE_PATH,
 * SOLVE_NONE, or -1 with *err set; it is also an error if an endless maze ends before the start or
 * a goal. */
int row_input_search(struct row_input *r, const struct solve *solver, struct input *in,
                     struct endpoints *e, bool wants_moves, struct err *err);

/* Reads and ignores the remaining rows of the current record of *in, unless it is endless. Returns
 * 0, or -1 with *err set. */
int row_input_skip(struct row_input *r, struct input *in, struct err *err);

/* Reads the record again and writes it with the header *h; if is_marked is true, marks the path
 * that row_input_search found. The input must be a file, see io_is_file. Returns 0, or -1 with *err
 * set if reading fails or memory runs out. */
int row_input_write(struct row_input *r, const struct writer *w, const struct header *h,
                    bool is_marked, struct err *err);

/* Frees the memory of *r. */
void row_input_free(struct row_input *r);

#endif
