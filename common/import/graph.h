/* graph: what the formats have in common that list the passages of a maze. All walls are closed at
 * first; every passage opens one. A cell without passages is solid, or an obstacle of a board, and
 * the border of a maze of walls is closed.
 *
 * Passages between cells x,y are collected in in->body until the maze is complete. Passages between
 * numbered vertices are read twice: first for the width of the maze, then to open the walls. */
#ifndef IMPORT_GRAPH_H
#define IMPORT_GRAPH_H

#include "import.h"

/* Reads the header "# maze ..." that begins at byte `at` of the line. Returns 0, or -1 with the
 * error set. */
int graph_header(struct input *in, size_t at);

/* Reads a place "x,y" at *s, in the line, which ends at `end`, into place[0] and place[1], and
 * moves *s past it. Returns 0, or -1 with the error set. */
int graph_place(struct input *in, const char **s, const char *end, size_t place[2]);

/* Adds a passage to in->body; it begins at byte `at` of the line, from 0. Returns 0, or -1 with the
 * error set if the cells are not neighbours. */
int graph_add(struct input *in, const size_t from[2], const size_t to[2], bool path, size_t at);

/* Makes *m a maze of `kind` with the passages in in->body; the cells of passages on a path are
 * marked. `bytes` is the length of the text that described it. Returns 0, or -1 with the error set:
 * also if the maze would be far larger than its text. */
int graph_make(struct input *in, struct maze *m, enum maze_kind kind, size_t width, size_t height,
               uint64_t bytes);

/* Marks start and goal as path cells if the header says that a path is marked. */
void graph_mark_endpoints(const struct input *in, struct maze *m);

/* ---- numbered vertices: cell (x, y) is vertex y * width + x ---- */

struct graph_numbers {
    uint64_t count; /* vertices */
    uint64_t first; /* the number of the first one in messages, 0 or 1 */
    uint64_t step;  /* the first difference over 1 of two joined vertices; 0: there is none */
    size_t width, height;
};

/* Notes an edge between two vertices, from 0, in g->step. */
void graph_note(struct graph_numbers *g, uint64_t u, uint64_t v);

/* Finds the size of the maze, g->width and g->height, for g->count > 0: the width is `width`, or
 * g->step if that is 0. Makes *m a maze of walls without passages. `bytes` is the length of the
 * text that describes it. Returns 0, or -1 with the error set at the start of the graph: also if
 * the width is not known, or if the maze would be far larger than its text. */
int graph_shape(struct input *in, struct maze *m, struct graph_numbers *g, size_t width,
                uint64_t bytes);

/* Opens the wall between two vertices, from 0, less than g->count. Returns 0, or -1 with the error
 * set at that line and column: the vertices are not neighbours, or the passage appears twice. */
int graph_join(struct input *in, struct maze *m, const struct graph_numbers *g, uint64_t u,
               uint64_t v, uint64_t line, uint64_t column);

/* Makes a board of the maze of walls *m: its solid cells become obstacles. Returns 0, or -1 with
 * the error set if two free blocks side by side are not joined. */
int graph_board(struct input *in, struct maze *m);

#endif
