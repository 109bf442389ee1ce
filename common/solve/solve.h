/* solve: the solvers, a file and a line of list.h each. null.c is the
 * template for a new one. */
#ifndef SOLVE_H
#define SOLVE_H

#include "../maze.h"
#include "../opt.h"

/* One search: what it works on and what it found. */
struct search {
    struct maze *maze;  /* framed (see maze_frame), without marks or scratch */
    size_t start, goal; /* cells; the goal is not solid */
    struct mem *work;   /* memory from the search before, kept for the next */
    uint64_t length;    /* out: moves from start to goal */
};

struct solve {
    struct opt_entry entry;
    bool always;   /* finds a way wherever there is one */
    bool shortest; /* and no way is shorter */

    /* Marks a simple way from start to goal with MAZE_PATH, as many cells as
     * length + 1; start may be goal. The scratch bits are the solver's but
     * for MAZE_OBSTACLE, and may be left as they are. values: one for each
     * key of the entry. 1: found; 0: there is no way; -1 and err: no memory. */
    int (*run)(struct search *s, const uint64_t *values, struct err *err);
};

/* All solvers, ended by NULL. */
extern const struct opt_entry *const solve_list[];

/* The solver of a row of solve_list. */
static inline const struct solve *solve_of(const struct opt_entry *entry)
{
    return (const struct solve *)entry; /* its first member */
}

/* Clears marks, frames the maze, lets an obstacle that is the start be left,
 * runs the solver and closes the obstacle again. Returns what run does. */
int solve_run(const struct solve *solver, struct search *s, const uint64_t *values,
              struct err *err);

/* The cell that comes after `at` on the marked path, when the one before it
 * was `from` (`at` itself at the start), and in *d the direction: the marks
 * alone give the path. */
size_t solve_step(const struct search *s, size_t at, size_t from, unsigned *d);

#endif
