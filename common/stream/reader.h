/* reader: mazes from a stream, whole or row by row.
 *
 *     while ((got = reader_next(r)) > 0)
 *         if (reader_maze(r, &maze)) ...      the whole maze, or
 *         while ((got = reader_row(...)) > 0) a row at a time
 *
 * Nothing is allocated on what a header claims: memory grows with the rows
 * that come. Every error says where it is, and ends the stream: what follows
 * a malformed record cannot be trusted. */
#ifndef STREAM_READER_H
#define STREAM_READER_H

#include "common/base/lines.h"
#include "common/maze/maze.h"
#include "header.h"

struct reader {
    struct lines lines;  /* the input; its err after -1 */
    struct header head;  /* of the record at hand; the caller may change its fields */
    uint64_t start_line; /* where the first row of the record is */
    uint64_t rows;       /* how many rows of the record have been read */

    /* The rest is the reader's own. */
    enum maze_kind bare;        /* of records without a header; MAZE_ANY: detect it */
    struct mem row;             /* digits of one row */
    struct text_buf text;       /* a header line */
    uint64_t row_line, row_col; /* where the last row (or line) that was read started, */
    uint64_t row_end;           /* and the column of its last digit */
    uint64_t end_line, end_col; /* where the last look for a row was */
};

/* Reads from descriptor fd, which stays the caller's; tie, which may be NULL,
 * is flushed before a read. bare: the kind of records without a header, MAZE_ANY to detect
 * it. *r is {0} before first use; memory of an earlier stream is used again. */
void reader_init(struct reader *r, int fd, struct out *tie, enum maze_kind bare);
void reader_free(struct reader *r);

/* Goes to the next record, the last one having been read to its end, and
 * reads what stands before its rows. 1: r->head is its header, or says that
 * there is none; 0: end of the stream; -1: r->lines.err. */
int reader_next(struct reader *r);

/* Reads all rows into *m (see maze.h; {0} before first use; marks and no
 * scratch bits set in its cells but MAZE_OBSTACLE) and sets the size and kind
 * in r->head where there was no header. 0, or -1 and r->lines.err. */
int reader_maze(struct reader *r, struct maze *m);

/* Reads the next row of a record that has a header, in the form of maze.h,
 * width + 1 bytes, to to->at: height rows and the border row, of blocks too;
 * an endless maze has no border row. above: the row before, NULL for the
 * first. 1: a row; 0: there are no more, and the record is read to its end;
 * -1: r->lines.err. */
int reader_row(struct reader *r, struct mem *to, const unsigned char *above);

#endif
