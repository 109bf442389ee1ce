/* solve: the solvers, a file and a line of list.h each. null.c is the
 * template for a new one. */
#ifndef SOLVE_SOLVE_H
#define SOLVE_SOLVE_H

#include "common/cli/opt.h"
#include "common/maze/frames.h"
#include "common/maze/path.h"

/* What a search comes to, besides -1 for an error. */
enum { SOLVE_NONE, SOLVE_PATH, SOLVE_SET };

/* One search: what it works on and what it found. */
struct search {
    struct maze *maze;      /* framed (see maze_seal_border), without marks or scratch */
    size_t start, goal;     /* cells; the goal is not solid */
    const uint64_t *values; /* one for each key of the entry */
    struct mem *work;       /* two blocks of memory from the search before, kept for the next */
    uint64_t length;        /* out: moves from start to goal */
    uint64_t steps;         /* out: moves that a walker made, the whole walk; 0 of the others */
    bool last;              /* nobody needs the maze after what is written next */
    struct search_frames *frames; /* NULL: nobody looks; otherwise told of what is on the way now
                                   * and what was given up, step by step */

    /* For solvers that find more than one way: called with each, while its cells have
     * MAZE_PATH and, in MAZE_BACK, the direction of the next one, which directed says;
     * false if no more are wanted. NULL: one will do. */
    bool (*emit)(void *context, const struct search *s);
    void *context;
    bool directed;
};

struct solve {
    struct opt_entry entry;
    bool always;   /* finds a way wherever there is one */
    bool shortest; /* and no way is shorter */
    bool many;     /* finds all ways, and takes its time: see emit */
    bool walks;    /* goes step by step, sees only where it stands, and counts its steps */

    /* SOLVE_PATH: the cells with MAZE_PATH, length + 1 of them, are one simple way
     * from start to goal, joined where there is no wall (start may be goal);
     * SOLVE_SET: they are a set of cells, and length is that of a shortest way;
     * SOLVE_NONE: there is no way, or none that it can find. MAZE_SEEN or
     * MAZE_VISITED tell the cells that were looked at. The other scratch bits are
     * the solver's but for MAZE_OBSTACLE, and may be left as they are. -1 and err:
     * no memory. */
    int (*run)(struct search *s, struct err *err);
};

/* Returns the path that search s has marked. */
static inline struct path search_path(const struct search *s)
{
    return (struct path){s->maze, s->start, s->goal, s->directed};
}

/* All solvers, ended by NULL. */
extern const struct opt_entry *const solve_list[];

/* The solver of a row of solve_list. */
static inline const struct solve *solve_of(const struct opt_entry *entry)
{
    return (const struct solve *)entry; /* its first member */
}

#endif
