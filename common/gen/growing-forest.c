/* growing-forest: many growing trees, merged where they meet.
 *
 * The idea: as growing-tree, but from several cells at once, each a tree by
 * itself. A cell may grow into a fresh neighbour, which joins its tree, or into
 * a cell of another tree, which makes the two one. It is struck off the list
 * when all its neighbours are of its own tree.
 *
 * Why it is right: only different trees are joined, and fresh cells, so there is
 * never a second way; and no cell leaves the list while a neighbour is of
 * another tree, so in the end there is one.
 *
 * Its mazes: those of growing-tree, but for the seams where the trees met; with
 * many trees and random=1, kruskal in another order.
 *
 * Time: in proportion to the cells, but for the sets. Space: 4 bytes a cell for
 * the sets and 8 for each cell of the list, up to 21 in all; at most 2^31 cells.
 *
 * Reference: Walter D. Pullen, "Think Labyrinth: Maze algorithms". */
#include "active.h"
#include "gen.h"
#include "pick.h"
#include "sets.h"

#define FRESH  0x10
#define INSIDE 0x20 /* every cell, to tell it from what is outside */

enum { KEY_TREES = ACTIVE_RULES };

static const struct opt_key keys[] = {
    ACTIVE_KEYS,
    {"trees", 1, 1000000, 10, "how many trees at first, a quarter of the cells at most", 0},
    {NULL, 0, 0, 0, NULL, 0},
};

/* The directions from cell i to fresh cells and to those of other trees. When
 * all trees are one, nobody is asked any more. */
static inline unsigned others(const struct maze *m, setlink *set, size_t i, uint64_t trees)
{
    const unsigned char *cell = m->cell + i;
    unsigned fresh = pick_around(cell, (ptrdiff_t)m->stride, FRESH);
    unsigned met;
    size_t top;
    if (trees == 1)
        return fresh;
    met = pick_around(cell, (ptrdiff_t)m->stride, INSIDE) & ~fresh;
    top = met ? set_top(set, i) : 0;
    for (unsigned d = 0; d < 4; d++) /* behind a passage is the same tree */
        if (met >> d & 1 && !maze_open(m, i, d) && set_top(set, maze_beside(m, i, d)) != top)
            fresh |= 1U << d;
    return fresh;
}

/* Plants the first trees, each a random cell. */
static int plant(const struct gen_job *job, struct active *list, uint64_t trees, struct err *err)
{
    struct maze *m = job->maze;
    for (uint64_t k = trees; k > 0;) {
        size_t i = gen_start(job);
        if (!(m->cell[i] & FRESH))
            continue;
        m->cell[i] ^= FRESH;
        if (active_add(list, i, job->work, err))
            return -1;
        k--;
    }
    return 0;
}

static int grow(const struct gen_job *job, struct active *list, setlink *set, uint64_t trees,
                struct err *err)
{
    struct maze *m = job->maze;
    struct pick pick = pick_init(job->rng);
    for (size_t left = job->cells - 1; left > 0;) {
        size_t k = active_choose(list, job->rng), i = list->cells.at[k], next;
        unsigned ways = others(m, set, i, trees), d;
        if (!ways) {
            active_strike(list, k);
            continue;
        }
        d = pick_direction(&pick, ways);
        next = maze_beside(m, i, d);
        maze_carve(m, m->cell + i, d);
        trace_step(job->trace);
        if (trees > 1)
            set_join(set, set_top(set, i), set_top(set, next));
        left--;
        if (!(m->cell[next] & FRESH)) {
            trees--;
            continue;
        }
        m->cell[next] ^= FRESH;
        if (active_add(list, next, job->work, err))
            return -1;
    }
    return 0;
}

static int growing_forest_make(struct gen_job *job, struct err *err)
{
    struct maze *m = job->maze;
    size_t cells = m->stride * m->height;
    uint64_t trees = job->values[KEY_TREES], most = (uint64_t)job->cells / 4 + 1;
    struct mem sets = {NULL, 0};
    struct active list;
    int got;
    if (gen_memory("growing-forest", m, SETS_MOST, cells, sizeof(setlink), 0, &sets, err))
        return -1;
    set_init((setlink *)(void *)sets.at, cells);
    gen_fill(job, FRESH | INSIDE);
    got = active_init(&list, job->values, err);
    trees = trees < most ? trees : most;
    got = got ? got : plant(job, &list, trees, err);
    got = got ? got : grow(job, &list, (setlink *)(void *)sets.at, trees, err);
    mem_free(&sets);
    return got;
}

const struct gen gen_growing_forest = {
    .entry = {"growing-forest", "many growing trees, merged where they meet", keys},
    .perfect = true,
    .mask = GEN_PART,
    .make = growing_forest_make,
};
