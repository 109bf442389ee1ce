/* rows: searches a record that is read row by row and not held. */
#ifndef SOLVE_RUN_ROWS_H
#define SOLVE_RUN_ROWS_H

#include "common/import/import.h"
#include "common/stream/writer.h"
#include "endpoints.h"

/* A record that is being searched. {0} before first use. */
struct rows {
    struct row_search search; /* its results are set by rows_search */
    struct search_place goal; /* the goal that was found, or else the first one of the list */

    /* The rest is private. */
    struct input *in;        /* not owned */
    struct lines_mark first; /* the first row */
    struct mem row[2];       /* the rows read last */
    uint64_t y;              /* the number of rows of cells read */
    size_t goals_checked;
    bool start_is_obstacle;
    bool refused;    /* a goal is solid */
    struct mem path; /* one bit per cell */
};

enum { ROWS_REFUSED = -2 };

/* Searches the current record of *in, of a maze stream with a header, whose rows have not been
 * read, between the endpoints *e, which are specified; sorts the goals. Reads the record to its
 * end, unless it is endless. Returns as solve.run_rows; ROWS_REFUSED with *err set if a goal is
 * solid, or if an endless maze ends before the start or a goal; that does not concern the records
 * to come. */
int rows_search(struct rows *r, const struct solve *solver, struct input *in, struct endpoints *e,
                bool wants_moves, struct err *err);

/* Reads the rows of the current record of *in, unless it is endless, and ignores them. Returns 0,
 * or -1 with *err set. */
int rows_skip(struct rows *r, struct input *in, struct err *err);

/* Reads the record again, and writes it with the header *h and, if is_marked is true, the path that
 * rows_search found marked. Only if in_can_rewind. Returns 0, or -1 with *err set if reading fails
 * or memory runs out. */
int rows_write(struct rows *r, const struct writer *w, const struct header *h, bool is_marked,
               struct err *err);

/* Frees the memory of *r. */
void rows_free(struct rows *r);

#endif
