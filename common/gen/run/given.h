/* given: the mazes to complete, from the input of --given. */
#ifndef GEN_RUN_GIVEN_H
#define GEN_RUN_GIVEN_H

#include "common/maze/shape_graph.h"
#include "common/stream/maze_io.h"
#include "mask.h"

/* The input of --given and its current maze. Must be {0} before the first use. */
struct given {
    struct maze maze;    /* of walls: border, passages, and PIECES_FIXED for walls that must stay */
    enum maze_kind kind; /* MAZE_BLOCK: the input is its lattice */
    struct mem inside;   /* same layout as the maze: 0xff for its cells, 0 for others */
    size_t cells;        /* number of cells inside, at least 1; cells of the shape, if it has one */
    struct shape_graph graph; /* the graph of its shape, if it has one */
    uint64_t hash;            /* hash of the input, see maze(5) */
    struct header head; /* header of the input, as for a maze of walls, without the fields that
                         * --given drops */
    struct input input; /* the rest is private */
    const char *name;   /* name of the input; NULL: not open */
    int fd;
    struct maze board;
    struct mem sets;
};

/* Reads the next maze from the file `name`, which has one maze, or, if name is "-", from standard
 * input, which may have any number of mazes. The first call opens the input, see input_begin. *mask
 * contains the cells that the maze may use; mask may be NULL. Returns 1, 0 at the end, or -1 with
 * *err set if the input is malformed, the maze is a board that is not a lattice, or it cannot be
 * completed. */
int given_next(struct given *g, const char *name, const struct maze_io *io, const struct mask *mask,
               struct err *err);

/* Replaces the current maze by one of the given shape, with all cells closed. *mask is a mask of
 * the cells of the shape (for rings, of the columns); mask may be NULL. Returns 0, or -1 with *err
 * set if not all cells can be joined or memory runs out. */
int given_set_shape(struct given *g, const struct shape *shape, const struct mask *mask,
                    struct err *err);

/* Does the part of given_next that follows reading; visible for the tests. g->maze, g->head and
 * g->graph.shape are the maze, its header and its shape as read. Returns 0, or -1 with *err set. */
int given_prepare(struct given *g, const struct mask *mask, struct err *err);

/* Adds the fields and the comments of the current maze to *h. If `keep` is true, also adds the
 * fields that are kept together with the doors. Returns 0, or -1 if memory runs out. */
int given_fields(const struct given *g, bool keep, struct header *h);

/* Opens the border of *m where the current maze is open. */
void given_open_border(const struct given *g, struct maze *m);

/* Closes the file and frees all memory. */
void given_free(struct given *g);

#endif
