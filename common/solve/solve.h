/* solve: the solvers, one file and one line of list.h each. null.c is the template for new ones. */
#ifndef SOLVE_SOLVE_H
#define SOLVE_SOLVE_H

#include "common/base/row.h"
#include "common/maze/frames.h"
#include "common/maze/path.h"

/* The result of a search; -1 means an error. */
enum { SOLVE_NONE, SOLVE_PATH, SOLVE_SET };

struct shape_search;
struct row_search;

/* One search: its input and its result. */
struct search {
    struct maze *maze;  /* border sealed (see maze_seal_border), without marks or scratch bits */
    size_t start, goal; /* cells; the goal is not solid */
    const uint64_t *values; /* one per key of the solver */
    struct mem *scratch;    /* two buffers; contents are not preserved between calls */
    uint64_t length;        /* out: number of moves from start to goal; 0 before the search */
    uint64_t steps; /* out: number of moves of a walker on its whole walk; 0 for other solvers */
    bool prunes;    /* the visited cells do not matter: a solver may skip dead ends */
    bool release;   /* the maze is not needed after it is next written */
    struct frames *frames;         /* records the search step by step; NULL: not recorded */
    struct shape_search *shape;    /* the graph of a maze with a shape; NULL: an ordinary maze */
    const struct row_search *rows; /* for a maze that is streamed; NULL: it is in memory */

    /* Required by solvers that enumerate paths: called for each path, while its cells have
     * MAZE_PATH and `moves` contains its letters, in the form for header_set. Uses `scratch`.
     * Returns whether more paths are wanted. */
    bool (*emit)(void *context, const struct search *s);
    void *context;
    const char *moves; /* out: the path as letters, one per move of length or, in a maze with a
                        * shape, per move from part to part; NULL: the marks are the path */
};

struct moves_list;

/* A search that reads the maze once, row by row, and need not keep it in memory. */
struct row_search {
    size_t width;
    struct place start;
    const struct place *goals; /* not owned; at least one, in reading order, possibly repeated */
    size_t goal_count;

    /* Stores the next row in *row, width + 1 cells in the format of maze.h. The row is valid until
     * the call after the next. Returns 1, 0 after the last row, or -1 with *err set. */
    int (*next)(void *context, const unsigned char **row, struct err *err);
    void *context;

    /* Results, if there is a path: */
    size_t goal;              /* the index of the nearest goal */
    uint64_t length;          /* number of moves from the start to that goal */
    struct moves_list *moves; /* not owned; receives these moves; NULL: not wanted */
};

/* For -f events: the open cell that a search closes next. */
enum solve_events {
    EVENTS_NONE, /* the solver has no events */
    EVENTS_FIRST,
    EVENTS_LAST,
    EVENTS_CHEAPEST, /* minimum moves so far plus Manhattan distance to the goal */
};

struct solve {
    struct row entry;
    bool complete;   /* finds a path whenever one exists */
    bool shortest;   /* and the path is a shortest one */
    bool enumerates; /* finds all paths, which may take very long; see search.emit */
    bool is_walker;  /* moves step by step, sees only its current cell, counts its steps */
    enum solve_events
        events; /* unless EVENTS_NONE, its first key, if any, is the seed of choice_keys */

    /* Searches *s->maze and sets s->length. Returns
     *
     *     SOLVE_PATH   the cells with MAZE_PATH, length + 1 of them, are one simple path from start
     *                  to goal, in which cells are neighbours if there is no wall between them
     *                  (start may be goal)
     *     SOLVE_SET    they are a set of cells; length is the length of a shortest path
     *     SOLVE_NONE   there is no path, or the solver cannot find it; the caller clears the marks
     *     -1           memory ran out; *err is set
     *
     * The visited cells have MAZE_SEEN or MAZE_VISITED. All other scratch bits except MAZE_OBSTACLE
     * belong to the solver, which need not clear them. */
    int (*solve)(struct search *s, struct err *err);

    /* Searches a maze that is read row by row. May stop as soon as the remaining rows cannot change
     * the result. Returns SOLVE_PATH, SOLVE_NONE, or -1 with *err set. NULL: the solver needs the
     * whole maze. */
    int (*solve_rows)(struct row_search *s, struct err *err);

    /* Searches a maze with a shape, on the graph of its cells; all memory is already allocated. If
     * there is a path, stores its walls in s->shape->path and marks its cells. Returns SOLVE_PATH,
     * SOLVE_SET or SOLVE_NONE. NULL: the solver does not support mazes with a shape. */
    int (*solve_shape)(struct search *s);
};

/* Returns whether a search with the result `found` has given up, so that a path may still exist. */
static inline bool solve_gave_up(const struct solve *solver, int found)
{
    return found == SOLVE_NONE && !solver->complete;
}

/* Returns the path that search *s has marked. */
static inline struct path search_path(const struct search *s)
{
    return (struct path){.maze = s->maze,
                         .start = s->start,
                         .goal = s->goal,
                         .moves = s->moves,
                         .n = s->moves ? (size_t)s->length : 0};
}

/* Passes the path whose letters are `moves` to s->emit. Returns whether more paths are wanted. */
static inline bool search_emit(struct search *s, const char *moves)
{
    bool more;
    s->moves = moves;
    more = s->emit(s->context, s);
    s->moves = NULL;
    return more;
}

/* All solvers, terminated by NULL. */
extern const struct row *const solve_list[];

/* Returns the solver whose row in solve_list is `entry`. */
static inline const struct solve *solve_of(const struct row *entry)
{
    return (const struct solve *)entry; /* its first member */
}

#endif
