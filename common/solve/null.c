/* null: the template for a solver, compiled but not listed.
 *
 * Copy this file to NAME.c, name the table row solve_NAME, and add SOLVE(NAME) to list.h. The
 * Makefile, --list, --help, the property tests and the benchmark find it without further changes.
 * Then write here: Idea, Correctness, Marks, Cost, Reference, as in the other solvers.
 *
 * The template itself finds a path only if the start is the goal. */
#include "solve.h"

static int null_solve(struct search *s, struct err *err)
{
    (void)err;
    if (s->start != s->goal)
        return SOLVE_NONE;
    s->maze->cell[s->start] |= MAZE_PATH;
    return SOLVE_PATH;
}

const struct solve solve_null = {
    .entry = {"null", "stands still", NULL, NULL},
    .complete = false,
    .shortest = false,
    .solve = null_solve,
};
