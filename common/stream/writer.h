/* writer: writes mazes to a maze stream, maze(5), a whole maze or one row at a time. The functions
 * do not fail; check out->error at the end. */
#ifndef STREAM_WRITER_H
#define STREAM_WRITER_H

#include "common/base/io.h"
#include "header.h"

struct writer {
    struct out *out; /* not owned */
    bool line;       /* each record on one line */
    bool no_header;  /* omit the header, or only its fields if it is needed; comments are kept */
};

/* Writes the header line and the comments of a record from *h. Line form omits the comments. `row`
 * is the first row of a maze of walls, in the form of maze.h, or NULL for a board. no_header keeps
 * kind and size if the rows of a maze of walls alone are ambiguous:
 *     - the north border is open everywhere: without a digit 2, the rows could be those of a board;
 *     - the maze is endless: its last row would be read as the south border;
 *     - the maze has a shape or wraps; these two fields are also kept. */
void writer_head(const struct writer *w, const struct header *h, const unsigned char *row);

/* Writes only the header line of *h, as a record without comments and rows, in either form. */
void writer_header(const struct writer *w, const struct header *h);

/* Writes a row of n digits: the low four bits of each byte. */
void writer_row(const struct writer *w, const unsigned char *digits, size_t n);

/* Writes a row of a maze of `kind`: `width` cells in the form of maze.h. */
void writer_cells(const struct writer *w, enum maze_kind kind, const unsigned char *cells,
                  size_t width);

/* Ends a record. */
void writer_end(const struct writer *w);

/* Writes a whole record; the kind, width and height of *h must match *m. If `release` is set, *m
 * must not be needed afterwards: the memory of a large maze is returned to the operating system
 * while it is written, so that the next program in the pipeline can use it, and the cells are
 * lost. */
void writer_maze(const struct writer *w, const struct header *h, const struct maze *m,
                 bool release);

#endif
