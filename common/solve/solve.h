/* solve: the solvers, one file and one line of list.h each. null.c is the template for a new one.
 */
#ifndef SOLVE_SOLVE_H
#define SOLVE_SOLVE_H

#include "common/base/row.h"
#include "common/maze/frames.h"
#include "common/maze/path.h"

/* The result of a search; -1 is an error. */
enum { SOLVE_NONE, SOLVE_PATH, SOLVE_SET };

struct shape_search;
struct row_search;

/* One search: what it works on, and what it found. */
struct search {
    struct maze *maze;      /* its border sealed (see maze_seal_border), without marks or scratch */
    size_t start, goal;     /* cells; the goal is not solid */
    const uint64_t *values; /* one for each key of the solver */
    struct mem *scratch;    /* two buffers; contents are not preserved between calls */
    uint64_t length;        /* out: moves from start to goal; 0 before the search */
    uint64_t steps;         /* out: moves of a walker, on its whole walk; 0 for other solvers */
    bool prunes;            /* the visited cells do not matter: a solver may skip dead ends */
    bool release;           /* the maze is not needed after it is written next */
    struct frames *frames;  /* where the search is recorded step by step; NULL: nowhere */
    struct shape_search *shape;    /* the graph of a maze with a shape; NULL: an ordinary maze */
    const struct row_search *rows; /* of a maze that is not held; NULL: it is */

    /* Needed by solvers that enumerate paths: called with each path, while its cells have
     * MAZE_PATH, and `moves` are its letters, as header_set takes them. Uses `scratch`. Returns
     * whether more paths are wanted. */
    bool (*emit)(void *context, const struct search *s);
    void *context;
    const char *moves; /* out: the path as letters, one per move of length, or, in a maze with a
                          shape, per move from part to part; NULL: the marks are it */
};

struct moves_list;

/* A search that reads the maze once, row by row, and need not hold it. */
struct row_search {
    size_t width;
    struct place start;
    const struct place *goals; /* not owned; at least one, in reading order, with repeats */
    size_t goal_count;

    /* Stores the next row in *row, width + 1 cells in the form of maze.h; it stays as it is until
     * the call after the next. Returns 1, 0 after the last row, or -1 with *err set. */
    int (*next)(void *context, const unsigned char **row, struct err *err);
    void *context;

    /* Results, if there is a path: */
    size_t goal;              /* the number of the nearest goal */
    uint64_t length;          /* moves from the start to that goal */
    struct moves_list *moves; /* not owned; gets these moves; NULL: they are not wanted */
};

/* Which open cell a search closes next, for -f events. */
enum solve_events {
    EVENTS_NONE, /* it has no events */
    EVENTS_FIRST,
    EVENTS_LAST,
    EVENTS_CHEAPEST, /* with the least moves so far and to the goal, by the Manhattan distance */
};

struct solve {
    struct row entry;
    bool complete;   /* finds a path whenever there is one */
    bool shortest;   /* and no path is shorter */
    bool enumerates; /* finds all paths, which may take very long: see search.emit */
    bool is_walker;  /* moves step by step, sees only the cell where it stands, counts its steps */
    enum solve_events
        events; /* unless EVENTS_NONE, its first key, if any, is the seed of choice_keys */

    /* Searches *s->maze and sets s->length. Returns
     *
     *     SOLVE_PATH   the cells with MAZE_PATH, length + 1 of them, are one simple path from start
     *                  to goal, in which cells are neighbours if there is no wall between them
     *                  (start may be goal)
     *     SOLVE_SET    they are a set of cells; length is that of a shortest path
     *     SOLVE_NONE   there is no path, or the solver cannot find it; the caller clears the marks
     *     -1           memory ran out; *err is set
     *
     * The visited cells have MAZE_SEEN or MAZE_VISITED. All other scratch bits except MAZE_OBSTACLE
     * belong to the solver, which may leave them as they are. */
    int (*solve)(struct search *s, struct err *err);

    /* Searches a maze that is read row by row. May stop as soon as the rows to come cannot change
     * the result. Returns SOLVE_PATH, SOLVE_NONE, or -1 with *err set. NULL: the solver needs the
     * whole maze. */
    int (*solve_rows)(struct row_search *s, struct err *err);

    /* Searches a maze with a shape, on the graph of its cells; all memory is there. If there is a
     * path, stores its walls in s->shape->path, and marks its cells. Returns SOLVE_PATH, SOLVE_SET
     * or SOLVE_NONE. NULL: the solver takes no maze with a shape. */
    int (*solve_shape)(struct search *s);
};

/* Returns whether a search with this result has given up: there may be a path. */
static inline bool solve_gave_up(const struct solve *solver, int found)
{
    return found == SOLVE_NONE && !solver->complete;
}

/* Returns the path that search s has marked. */
static inline struct path search_path(const struct search *s)
{
    return (struct path){.maze = s->maze,
                         .start = s->start,
                         .goal = s->goal,
                         .moves = s->moves,
                         .n = s->moves ? (size_t)s->length : 0};
}

/* Passes a path to s->emit, whose letters are `moves`. Returns whether more paths are wanted. */
static inline bool search_emit(struct search *s, const char *moves)
{
    bool more;
    s->moves = moves;
    more = s->emit(s->context, s);
    s->moves = NULL;
    return more;
}

/* All solvers, ended by NULL. */
extern const struct row *const solve_list[];

/* Returns the solver of a row of solve_list. */
static inline const struct solve *solve_of(const struct row *entry)
{
    return (const struct solve *)entry; /* its first member */
}

#endif
