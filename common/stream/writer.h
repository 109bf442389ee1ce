/* writer: mazes to a stream, whole or row by row, as records of many lines or
 * of one. Nothing here fails: see out->error when done. */
#ifndef STREAM_WRITER_H
#define STREAM_WRITER_H

#include "common/base/io.h"
#include "header.h"

struct writer {
    struct out *out; /* not owned */
    bool line;       /* line form */
    bool no_header;  /* leave the header out; comments stay */
};

/* The header line and the comments of a record; kind, sizes and fields are
 * those of *h. Line form drops the comments. */
void writer_head(const struct writer *w, const struct header *h);

/* One row of n digits: the low four bits of each byte. */
void writer_row(const struct writer *w, const unsigned char *digits, size_t n);

/* One row of n blocks in the form of maze.h, digits made of MAZE_OBSTACLE and
 * the marks. */
void writer_block_row(const struct writer *w, const unsigned char *cells, size_t n);

/* The end of a record. */
void writer_end(const struct writer *w);

/* All of the above: h->kind, width and height are those of *m. last: nobody needs the maze
 * any more; the memory of a large one goes back to the system while it is written, so that
 * the next program of the pipe can have it, and its cells are lost. */
void writer_maze(const struct writer *w, const struct header *h, const struct maze *m, bool last);

#endif
