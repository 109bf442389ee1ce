/* reader: reads mazes from a maze stream, maze(5), a whole maze or one row at a time.
 *
 *     while ((got = reader_next(r)) > 0)
 *         if (reader_maze(r, &maze)) ...          one whole maze, or
 *         while ((got = reader_row(...)) > 0)    one row at a time
 *
 * Memory grows with the rows that arrive; a size claimed by a header is never trusted. Errors
 * include line and column and end the stream, because nothing after a malformed record can be
 * trusted. */
#ifndef STREAM_READER_H
#define STREAM_READER_H

#include "common/base/lines.h"
#include "common/maze/maze.h"
#include "header.h"

struct reader {
    struct lines lines;  /* the input; lines.err is set after -1 */
    struct header head;  /* of the current record; the caller may change its fields */
    uint64_t start_line; /* line of the first row of the record */
    uint64_t rows;       /* rows of the record read so far */
    bool headers_only;   /* set by the caller after reader_init: see reader_next */

    /* The rest is private. */
    enum maze_kind bare;        /* kind of records without a header; MAZE_ANY to detect it */
    uint64_t start_col;         /* column of the first digit of the record */
    struct mem row;             /* digits of one row of blocks */
    struct text_buf text;       /* a header or comment line */
    uint64_t row_line, row_col; /* line and column of the first digit of the last row read, */
    uint64_t row_end;           /* and the column of its last digit */
    uint64_t nonborder_column;  /* without a header: column of the first digit that cannot be in a
                                   border row; 0 if there is none, or if the row is digits only */
};

/* Starts reading from descriptor fd, which the caller keeps open and closes. If tie is not NULL,
 * flushes it before every read that may block. `bare` is the kind assumed for records without a
 * header, or MAZE_ANY to detect it. *r must be zeroed before its first use; later calls reuse its
 * memory. */
void reader_init(struct reader *r, int fd, struct out *tie, enum maze_kind bare);

/* Frees the memory of *r. */
void reader_free(struct reader *r);

/* Advances to the next record and parses its header into r->head. The previous record must have
 * been read to its end. If headers_only is set, advances to the next header: rows are skipped and
 * may be missing; a maze without a header or a header without a newline is an error. Returns 1 if
 * there is a record, 0 at the end of the stream, or -1 with r->lines.err set if the input is
 * malformed. */
int reader_next(struct reader *r);

/* Reads all rows of the record into *m (see maze.h; {0} before first use). The cells keep their
 * marks; the only scratch bit that may be set is MAZE_OBSTACLE. Sets the kind and size in r->head
 * if there was no header. Returns 0, or -1 with r->lines.err set. */
int reader_maze(struct reader *r, struct maze *m);

/* Checks that a record of width x height cells does not exceed head.max_cells. Returns 0, or -1
 * with r->lines.err set, at the start of its rows. */
int reader_limit(struct reader *r, enum maze_kind kind, size_t width, uint64_t height);

/* Reads the next row of a record with a header to to->at + at, as width + 1 cells in the form of
 * maze.h, even for blocks; *to grows if needed. There are `height` rows and the border row; an
 * endless maze has no border row. `above` is the previous row, or NULL for the first row or if the
 * previous row directly precedes to->at + at. Returns 1, 0 if all rows of the record have been
 * read, or -1 with r->lines.err set. */
int reader_row(struct reader *r, struct mem *to, size_t at, const unsigned char *above);

/* Moves back to the first row of the current record. *first_row is the result of lines_mark after
 * reader_next. Requires a regular file, see io_is_file. Returns 0, or -1 with r->lines.err set. */
static inline int reader_rewind(struct reader *r, const struct lines_position *first_row)
{
    r->rows = 0;
    return lines_rewind(&r->lines, first_row);
}

#endif
