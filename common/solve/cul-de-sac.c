/* cul-de-sac: dead ends and cul-de-sacs filled.
 *
 * The idea: a cul-de-sac is a passage that comes back to the cell where it began
 * without a way off it: a noose. One who goes in comes out where he went in. Fill
 * dead ends and nooses until neither is left.
 *
 * Why it is right: a way from start to goal, which passes no cell twice, goes
 * through no noose.
 *
 * A noose is a loop with one cell that leads on, so it is the chain of a passage
 * that is not of a depth-first tree from the start, which comes back to where it
 * began (tree.h), with nothing left hanging on its other cells. What hangs on a
 * chain comes after it in the order of the chains; so they are looked at from the
 * last to the first, each once, and dead ends are filled as they come up.
 *
 * What is marked is a path where there is but one way, and sometimes where there
 * are loops; otherwise a set.
 *
 * Time: in proportion to the cells. Space: the maze, and 16 bytes for each chain
 * that comes back.
 *
 * References: Walter D. Pullen, "Think Labyrinth: Maze algorithms" (cul-de-sac
 * filler); tree.h. */
#include "common/solve/kit/dfs_tree.h"
#include "common/solve/kit/fill.h"

/* Has cell i just two ways left, and is neither start nor goal? */
static bool is_passage(const struct search *s, size_t i)
{
    unsigned ways = fill_open_dirs(s->maze, i), rest = ways & (ways - 1);
    return i != s->start && i != s->goal && rest && !(rest & (rest - 1)) &&
           !(s->maze->cell[i] & MAZE_SEEN);
}

/* Fills the chain from cell low up to cell high, if it is a noose, and the dead end
 * that this may leave. */
static void fill_noose(const struct search *s, size_t high, size_t low)
{
    const struct maze *m = s->maze;
    for (size_t i = low; i != high; i = dfs_tree_parent(m, i))
        if (!is_passage(s, i))
            return;
    for (size_t i = low; i != high; i = dfs_tree_parent(m, i)) {
        m->cell[i] |= MAZE_SEEN;
        frames_abandon(s->frames, i);
        frames_step(s->frames);
    }
    fill_from(s, high);
}

static int cul_de_sac_run(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    const struct dfs_tree_cycle *cycle;
    size_t cycles;
    int got = dfs_tree_find(s, &s->work[1], &cycles, err);
    if (got <= 0)
        return got < 0 ? -1 : SOLVE_NONE;
    maze_map(m, dfs_tree_forget);
    fill_dead_ends(s);
    cycle = (const struct dfs_tree_cycle *)(void *)s->work[1].at;
    for (size_t k = cycles; k-- > 0;)
        fill_noose(s, cycle[k].upper, cycle[k].lower);
    return fill_mark_rest(s, err);
}

const struct solve solve_cul_de_sac = {
    .entry = {"cul-de-sac", "dead ends and nooses filled until none is left", NULL},
    .always = true,
    .run = cul_de_sac_run,
};
