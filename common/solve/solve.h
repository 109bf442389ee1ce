/* solve: the solvers, a file and a line of list.h each. null.c is the
 * template for a new one. */
#ifndef SOLVE_H
#define SOLVE_H

#include "../film.h"
#include "../opt.h"

/* What a search comes to, besides -1 for an error. */
enum { SOLVE_NONE, SOLVE_PATH, SOLVE_SET };

/* One search: what it works on and what it found. */
struct search {
    struct maze *maze;      /* framed (see maze_frame), without marks or scratch */
    size_t start, goal;     /* cells; the goal is not solid */
    const uint64_t *values; /* one for each key of the entry */
    struct mem *work;       /* two blocks of memory from the search before, kept for the next */
    uint64_t length;        /* out: moves from start to goal */
    uint64_t steps;         /* out: moves that a walker made, the whole walk; 0 of the others */
    bool last;              /* nobody needs the maze after what is written next */
    struct film *film;      /* NULL: nobody looks; otherwise told of what is on the way now and
                             * what was given up, step by step */

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

/* All solvers, ended by NULL. */
extern const struct opt_entry *const solve_list[];

/* The solver of a row of solve_list. */
static inline const struct solve *solve_of(const struct opt_entry *entry)
{
    return (const struct solve *)entry; /* its first member */
}

/* Clears marks, frames the maze, lets an obstacle that is the start be left,
 * runs the solver and closes the obstacle again. visited: the cells that were
 * looked at are marked MAZE_VISITED, none otherwise. Returns what run does. */
int solve_run(const struct solve *solver, struct search *s, bool visited, struct err *err);

/* Is there exactly one simple way from start to goal? 1 or 0; -1 and err: no memory.
 * Clears marks, and leaves marks and scratch. */
int solve_unique(struct search *s, struct err *err);

/* Sets s->goal to the nearest to the start of these cells, none of them solid, count at
 * least 1; to the first where no way leads to any. Clears marks, and leaves scratch. 0;
 * -1 and err: no memory. */
int solve_nearest(struct search *s, const size_t *goals, size_t count, struct err *err);

/* MAZE_SEEN of a cell as MAZE_VISITED. */
static inline unsigned solve_as_visited(unsigned cell)
{
    return (cell & MAZE_SEEN) / (MAZE_SEEN / MAZE_VISITED);
}

/* Takes MAZE_SEEN from a cell, for maze_map. */
static inline unsigned solve_see_nothing(unsigned cell)
{
    return cell & ~(unsigned)MAZE_SEEN;
}

/* Marks the way that the scratch directions of the cells lead, from start to goal,
 * and sets length. */
void solve_mark(struct search *s);

/* Of the cells with MAZE_PATH, through which there is a way from start to goal,
 * leaves those of a shortest one, so that the marks alone tell it, and sets
 * length. What was seen becomes visited. SOLVE_PATH, or -1 and err: no memory. */
int solve_trim(struct search *s, struct err *err);

/* The cell that comes after `at` on the marked path, when the one before it
 * was `from` (`at` itself at the start), and in *d the direction: the marks
 * alone give the path, unless it is directed. */
size_t solve_step(const struct search *s, size_t at, size_t from, unsigned *d);

#endif
