/* given: mazes to be completed, as --given names them. */
#ifndef GEN_RUN_GIVEN_H
#define GEN_RUN_GIVEN_H

#include "common/maze/shape_graph.h"
#include "common/stream/maze_io.h"
#include "mask.h"

/* The input of --given and its current maze. {0} before first use. */
struct given {
    struct maze maze;    /* of walls: its border, passages, and PIECES_FIXED of walls that stay */
    enum maze_kind kind; /* MAZE_BLOCK: the input is its lattice */
    struct mem inside;   /* laid out as the maze: 0xff for its cells, 0 for others */
    size_t cells;        /* inside, at least 1; those of its shape, if it has one */
    struct shape_graph graph; /* of its shape, if that has a kind */
    uint64_t hash;            /* of what is given, see maze(5) */
    struct header head;       /* of the input, as a maze of walls, without the fields that --given
                               * drops */
    struct input input;       /* the rest is private */
    const char *name;         /* of the input; NULL: not open */
    int fd;
    struct maze board;
    struct mem sets;
};

/* Reads the next maze of `name`: a file, which has one maze, or standard input, which may have any
 * number of them, if that is "-". The first call opens it, see input_begin. mask: the cells that
 * the maze may have, or NULL. Returns 1, 0 at the end, or -1 with *err set: the input is malformed,
 * the maze is a board that is not a lattice, or it cannot be completed. */
int given_next(struct given *g, const char *name, const struct maze_io *io, const struct mask *mask,
               struct err *err);

/* Makes the current maze one of a shape, with all cells closed. mask: of the cells of the shape, of
 * rings of the columns; NULL: none. Returns 0, or -1 with *err set if not all cells can be joined
 * or memory runs out. */
int given_set_shape(struct given *g, const struct shape *shape, const struct mask *mask,
                    struct err *err);

/* The part of given_next that follows reading, for the tests: g->maze, g->head and g->graph.shape
 * are the maze, its header and its shape as read. Returns 0, or -1 with *err set. */
int given_prepare(struct given *g, const struct mask *mask, struct err *err);

/* Adds the fields and the comments of the current maze to a header. keep: also the fields that stay
 * if the doors do. Returns 0, or -1 if memory runs out. */
int given_fields(const struct given *g, bool keep, struct header *h);

/* Opens the border of *m where the current maze is open. */
void given_open_border(const struct given *g, struct maze *m);

/* Closes the file and frees all memory. */
void given_free(struct given *g);

#endif
