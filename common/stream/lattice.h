/* lattice: a maze of walls as a board of blocks, and back.
 *
 * The lattice form of w x h cells has (2w+1) x (2h+1) blocks: cell (x, y) is
 * block (2x+1, 2y+1), the walls are the blocks between, and the posts, at
 * even places, always stand. Both ways go row by row. A row here is in the
 * form of maze.h. */
#ifndef STREAM_LATTICE_H
#define STREAM_LATTICE_H

#include "common/maze/maze.h"
#include "writer.h"

/* Rows 2y and 2y+1 of the lattice of a maze of walls, 2 * width + 1 digits
 * (1, 4, 8) each. here is row y, height for the last wall row; above and below
 * are the rows around it, rows of zeros beyond the first and the last. A block
 * between two marked cells that are joined is marked too. lone: the maze has
 * but one cell, which is not solid with all its walls. */
void lattice_wall_row(unsigned char *to, const unsigned char *above, const unsigned char *here,
                      size_t width);
void lattice_cell_row(unsigned char *to, const unsigned char *here, const unsigned char *below,
                      size_t width, bool lone);

/* Writes both rows, or for the border row, when below is NULL, the only one. to
 * has room for a row of the lattice. */
void lattice_write_rows(const struct writer *w, unsigned char *to, const unsigned char *above,
                        const unsigned char *here, const unsigned char *below, size_t width,
                        bool lone);

/* Writes the record of the lattice of *m; *head is its header, turned. row has
 * room for a row of the lattice and one of the maze. last: see writer_maze. */
void lattice_write(const struct writer *w, const struct header *head, const struct maze *m,
                   unsigned char *row, bool last);

/* Can a board of this size be a lattice? -1 and err if not. */
int lattice_fits(size_t width, size_t height, struct err *err);

/* Row y of the walls of a lattice, width = (blocks - 1) / 2 cells and the
 * border digit. above, here and below are the block rows 2y, 2y+1 and 2y+2;
 * below is looked at only to see that a cell with all its walls is solid and
 * one with less is not. -1 and err, naming the block, where it is no lattice. */
int lattice_back_row(unsigned char *to, const unsigned char *above, const unsigned char *here,
                     const unsigned char *below, size_t width, size_t y, bool lone,
                     struct err *err);

/* The border row of the walls; here is the last block row, number y. */
int lattice_back_border(unsigned char *to, const unsigned char *here, size_t width, size_t y,
                        struct err *err);

/* Turns kind, size, start, goal and length of a header to those of the other
 * form. Back, a start or goal on an open border block becomes the cell inside
 * it. -1 and err: memory, or a field that does not fit. */
int lattice_header(struct header *h, struct err *err);
int lattice_header_back(struct header *h, struct err *err);

#endif
