/* lattice: converts a maze of walls to its board of blocks, which maze/maze_lattice.h describes,
 * and back. Both conversions work row by row, on rows in the form of maze.h. */
#ifndef STREAM_LATTICE_H
#define STREAM_LATTICE_H

#include "common/maze/maze.h"
#include "writer.h"

/* Convert row y of a maze of walls to rows 2y and 2y+1 of its lattice, 2 * width + 1 digits (1, 4,
 * 8) each. `here` is row y, or the border row for the last wall row; `above` and `below` are the
 * adjacent rows; outside the maze, they are rows of zeros. A block between two connected marked
 * cells is also marked. `lone` is set if the maze has a single cell, which is not solid although it
 * has all its walls. */
void lattice_wall_row(unsigned char *restrict to, const unsigned char *restrict above,
                      const unsigned char *restrict here, size_t width);
void lattice_cell_row(unsigned char *restrict to, const unsigned char *restrict here,
                      const unsigned char *restrict below, size_t width, bool lone);

/* Converts and writes both rows, or only the first if `below` is NULL, for the border row. `to`
 * must have room for a row of the lattice. */
void lattice_write_rows(const struct writer *w, unsigned char *to, const unsigned char *above,
                        const unsigned char *here, const unsigned char *below, size_t width,
                        bool lone);

/* Writes the lattice of *m as a record; *head is its header, already converted. `row` must have
 * room for one row of the lattice and one row of the maze. For `release`, see writer_maze. */
void lattice_write(const struct writer *w, const struct header *head, const struct maze *m,
                   unsigned char *row, bool release);

/* Converts the block rows 2y (above), 2y+1 (here) and 2y+2 (below) of a lattice to row y of its
 * maze of walls, width = (blocks - 1) / 2 cells and the border digit. `below` is used only to check
 * that exactly the cells with all their walls are obstacles. `here` is NULL for the border row.
 * Returns 0, or -1 with *err set, at the block that cannot be part of a lattice. */
int lattice_back_row(unsigned char *to, const unsigned char *above, const unsigned char *here,
                     const unsigned char *below, size_t width, size_t y, bool lone,
                     struct err *err);

/* Converts the kind and size of a header, and the places, lengths and moves among its fields, from
 * a maze of walls to its lattice, or from a lattice back to its maze. In the second case, a place
 * on a border block becomes the cell next to it. Returns 0, or -1 with *err set if memory runs out
 * or a field does not fit. */
int lattice_header(struct header *h, struct err *err);

#endif
