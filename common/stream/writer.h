/* writer: writes mazes to a maze stream, maze(5), a whole maze or one row at a time. No function
 * fails: see out->error when done. */
#ifndef STREAM_WRITER_H
#define STREAM_WRITER_H

#include "common/base/io.h"
#include "header.h"

struct writer {
    struct out *out; /* not owned */
    bool line;       /* each record on one line */
    bool no_header;  /* omit the header, or its fields if it is needed; comments stay */
};

/* Writes the header line and the comments of a record from *h. Line form has no comments. `row` is
 * the first row of a maze of walls, in the form of maze.h; NULL for a board. no_header keeps kind
 * and size if the rows of a maze of walls alone are ambiguous:
 *     - the north border is open everywhere: without a digit 2, they could be those of a board;
 *     - the maze is endless: its last row would be read as the south border;
 *     - it has a shape or wraps; these two fields are kept, too. */
void writer_head(const struct writer *w, const struct header *h, const unsigned char *row);

/* Writes the header line of *h alone, as a record without comments and rows, in either form. */
void writer_header(const struct writer *w, const struct header *h);

/* Writes a row of n digits: the low four bits of each byte. */
void writer_row(const struct writer *w, const unsigned char *digits, size_t n);

/* Writes a row of a maze of this kind, `width` cells in the form of maze.h. */
void writer_cells(const struct writer *w, enum maze_kind kind, const unsigned char *cells,
                  size_t width);

/* Ends a record. */
void writer_end(const struct writer *w);

/* Writes a whole record; h->kind, width and height are those of *m. If `release` is set, *m is not
 * needed afterwards: the memory of a large maze is returned to the operating system while it is
 * written, so that the next program of the pipe can use it, and its cells are lost. */
void writer_maze(const struct writer *w, const struct header *h, const struct maze *m,
                 bool release);

#endif
