/* cul-de-sac: dead-end and cul-de-sac filling.
 *
 * Idea: a cul-de-sac, or noose, is a passage that returns to the cell where it began, without a
 * junction in between: a walk that enters it leaves it where it entered. Fill dead ends and nooses
 * until neither is left.
 *
 * Correctness: a path from start to goal, which passes no cell twice, goes through no noose.
 *
 * A noose is a loop with one cell that leads on. So it is the chain of a passage that is not in the
 * depth-first search tree from the start (kit/dfs_tree.h); this chain is a cycle, and nothing but
 * filled cells is attached to its other cells. Whatever is attached to a chain follows it in the
 * order of the chains. Therefore each chain is tested once, from the last to the first, and dead
 * ends are filled as they arise.
 *
 * Marks: a path if there is only one, and sometimes even if there are loops; otherwise a set.
 * Visited: the cells filled.
 *
 * Cost: proportional to the cells. Memory: 8 bytes per cell of a frontier, and 16 bytes per chain
 * that is a cycle.
 *
 * References: Walter D. Pullen, "Think Labyrinth: Maze algorithms" (cul-de-sac filler);
 * kit/dfs_tree.h. */
#include "common/solve/kit/dfs_tree.h"
#include "common/solve/kit/fill.h"

/* Returns whether cell i is neither filled nor an end of the path and has exactly two open
 * directions. */
static bool cul_de_sac_is_corridor(const struct search *s, size_t i)
{
    unsigned dirs = fill_open_dirs(s->maze, i), rest = dirs & (dirs - 1);
    return i != s->start && i != s->goal && rest && !(rest & (rest - 1)) &&
           !(s->maze->cell[i] & MAZE_SEEN);
}

/* Fills the chain from cell `lower` up to cell `upper` if it is a noose, and the dead end that may
 * remain. */
static void cul_de_sac_fill_noose(const struct search *s, size_t upper, size_t lower)
{
    const struct maze *m = s->maze;
    for (size_t i = lower; i != upper; i = dfs_tree_parent(m, i))
        if (!cul_de_sac_is_corridor(s, i))
            return;
    for (size_t i = lower; i != upper; i = dfs_tree_parent(m, i)) {
        m->cell[i] |= MAZE_SEEN;
        frames_abandon(s->frames, i);
        frames_step(s->frames);
    }
    fill_from(s, upper);
}

static int cul_de_sac_run(struct search *s, struct err *err)
{
    const struct dfs_tree_cycle *cycle;
    size_t cycles;
    int got = dfs_tree_find(s, &s->scratch[1], &cycles, err);
    if (got <= 0)
        return got < 0 ? -1 : SOLVE_NONE;
    maze_map(s->maze, dfs_tree_forget);
    fill_dead_ends(s);
    cycle = (const struct dfs_tree_cycle *)(void *)s->scratch[1].at;
    for (size_t k = cycles; k-- > 0;)
        cul_de_sac_fill_noose(s, cycle[k].upper, cycle[k].lower);
    return fill_mark_rest(s, err);
}

const struct solve solve_cul_de_sac = {
    .entry = {"cul-de-sac", "fills dead ends and nooses until none is left", NULL},
    .complete = true,
    .run = cul_de_sac_run,
};
