/* row_input: a record that is searched row by row and not held. */
#ifndef SOLVE_RUN_ROW_INPUT_H
#define SOLVE_RUN_ROW_INPUT_H

#include "common/import/run/input.h"
#include "common/solve/kit/moves.h"
#include "common/stream/writer.h"
#include "endpoints.h"

/* A record that is being searched. {0} before first use. */
struct row_input {
    struct row_search search; /* its results are set by row_input_search */
    struct moves_list moves;  /* of the path, if they are wanted */

    /* The rest is private. */
    struct input *in;            /* not owned */
    struct lines_position first; /* the first row */
    struct mem row[2];           /* the rows read last */
    uint64_t y;                  /* the number of rows of cells read */
    struct mem path;             /* one bit per cell */
};

/* Searches the current record of *in, of a maze stream with a header, whose rows have not been
 * read, between the endpoints *e, as endpoints_are_known allows them; sorts the goals. Reads the
 * record to its end, unless it is endless. Returns as solve.solve_rows, or -1 with *err set if an
 * endless maze ends before the start or a goal. */
int row_input_search(struct row_input *r, const struct solve *solver, struct input *in,
                     struct endpoints *e, bool wants_moves, struct err *err);

/* Reads the remaining rows of the current record of *in, unless it is endless, and ignores them.
 * Returns 0, or -1 with *err set. */
int row_input_skip(struct row_input *r, struct input *in, struct err *err);

/* Reads the record again, and writes it with the header *h and, if is_marked is true, the path that
 * row_input_search found marked. Only of a file, see io_is_file. Returns 0, or -1 with *err set if
 * reading fails or memory runs out. */
int row_input_write(struct row_input *r, const struct writer *w, const struct header *h,
                    bool is_marked, struct err *err);

/* Frees the memory of *r. */
void row_input_free(struct row_input *r);

#endif
