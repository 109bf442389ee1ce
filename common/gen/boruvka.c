/* boruvka: all sets of cells grow at once, each through its lightest wall.
 *
 * The idea: every cell is a set by itself, every wall has a random weight. In
 * each round every set finds the lightest wall between it and another set;
 * then all these walls come down.
 *
 * Why it is right: the lightest wall out of a set is in the minimum spanning
 * tree, whatever else is. So this is the tree of kruskal and prim, made in a
 * third order, and its mazes come as theirs do.
 *
 * Its mazes: those of kruskal.
 *
 * A round at least halves the sets. Walls within a set are dropped as they are
 * met, so the rounds get short quickly; the first one does without a list, for
 * every cell looks at its own four walls. Weights are not stored but computed
 * (wall.h). Ties cannot be: different walls have different weights.
 *
 * Time: at most log n rounds, in all about as long as three readings of all
 * walls. Space: 4 bytes a cell for the sets, 4 for the walls found, up to 6 for
 * the list; at most 2^31 cells.
 *
 * Reference: Otakar Boruvka, "O jistem problemu minimalnim", 1926. */
#include "gen.h"
#include "sets.h"
#include "wall.h"

#define NONE UINT32_MAX

/* What the rounds work on. */
struct rounds {
    const struct gen_job *job;
    struct maze *maze;
    uint64_t key;
    setlink *set;
    uint32_t *best; /* of the top of a set: its lightest wall, or NONE */
    uint32_t *list; /* walls that may still lie between two sets */
    size_t n, left; /* walls in the list; walls still to come down */
};

/* A wall for the set of this top: is it lighter than what it has? */
static inline void offer(struct rounds *r, size_t top, uint32_t wall, uint64_t weight)
{
    if (r->best[top] == NONE || weight < wall_weight(r->key, r->best[top]))
        r->best[top] = wall;
}

/* Takes a wall down if its sets are still two. */
static inline void take_down(struct rounds *r, uint32_t wall)
{
    size_t a = set_top(r->set, wall / 2), b = set_top(r->set, wall_beside(wall, r->maze->stride));
    if (a == b)
        return;
    set_join(r->set, a, b);
    wall_carve(r->maze, wall);
    trace_step(r->job->trace);
    r->left--;
}

/* Is this the number of an inner wall? x: the column of the cell. */
static inline bool is_inner(const struct gen_job *job, size_t i, size_t x, unsigned side)
{
    const struct maze *m = job->maze;
    return x < m->width && (side == WALL_HORIZ ? i >= m->stride : x > 0) && gen_in(job, i) &&
           gen_in(job, i - (side == WALL_HORIZ ? m->stride : 1));
}

/* Every set has found its wall: all of them come down. */
static void take_best(struct rounds *r)
{
    size_t cells = r->maze->stride * r->maze->height;
    for (size_t i = 0; i < cells; i++)
        if (r->best[i] != NONE) {
            take_down(r, r->best[i]);
            r->best[i] = NONE;
        }
}

/* The first round, in which every cell is a set. */
static void first_round(struct rounds *r)
{
    const struct maze *m = r->maze;
    size_t cells = m->stride * m->height;
    for (size_t i = 0; i < cells; i++)
        r->best[i] = NONE;
    for (size_t i = 0, x = 0; i < cells; i++, x = x == m->width ? 0 : x + 1)
        for (unsigned side = WALL_VERT; side <= WALL_HORIZ; side++) {
            uint32_t wall = (uint32_t)(2 * i + side);
            uint64_t weight = wall_weight(r->key, wall);
            if (!is_inner(r->job, i, x, side))
                continue;
            offer(r, i, wall, weight);
            offer(r, wall_beside(wall, m->stride), wall, weight);
        }
    take_best(r);
}

/* All inner walls that still stand to the list. */
static void list_walls(struct rounds *r)
{
    const struct maze *m = r->maze;
    size_t cells = m->stride * m->height;
    r->n = 0;
    for (size_t i = 0, x = 0; i < cells; i++, x = x == m->width ? 0 : x + 1)
        for (unsigned side = WALL_VERT; side <= WALL_HORIZ; side++) {
            r->list[r->n] = (uint32_t)(2 * i + side);
            r->n += is_inner(r->job, i, x, side) &&
                    m->cell[i] & (side == WALL_HORIZ ? MAZE_HORIZ : MAZE_VERT);
        }
}

/* Another round over the list, from which it drops what lies within a set. */
static void next_round(struct rounds *r)
{
    size_t kept = 0;
    for (size_t k = 0; k < r->n; k++) {
        uint32_t wall = r->list[k];
        size_t a = set_top(r->set, wall / 2),
               b = set_top(r->set, wall_beside(wall, r->maze->stride));
        uint64_t weight = wall_weight(r->key, wall);
        if (a == b)
            continue;
        r->list[kept++] = wall;
        offer(r, a, wall, weight);
        offer(r, b, wall, weight);
    }
    r->n = kept;
    take_best(r);
}

/* The sets, the walls found, and the list: after the first round no more than
 * three walls stand for two cells, for half of the cells have lost one. */
static int boruvka_make(struct gen_job *job, struct err *err)
{
    struct maze *m = job->maze;
    size_t cells = m->stride * m->height, list = cells / 2 * 3 + 8;
    struct rounds r = {.job = job, .maze = m, .key = rng_next(job->rng), .left = job->cells - 1};
    if (gen_memory("boruvka", m, WALL_CELLS, cells, sizeof *r.set + sizeof *r.best,
                   list * sizeof *r.list, job->work, err))
        return -1;
    r.set = (setlink *)(void *)job->work->at;
    r.best = (uint32_t *)(void *)(job->work->at + cells * sizeof *r.set);
    r.list = r.best + cells;
    gen_fill(job, 0);
    set_init(r.set, cells);
    if (r.left == 0)
        return 0;
    first_round(&r);
    list_walls(&r);
    while (r.left > 0 && r.n > 0)
        next_round(&r);
    return 0;
}

const struct gen gen_boruvka = {
    .entry = {"boruvka", "all sets of cells grow at once, through their lightest walls", NULL},
    .perfect = true,
    .mask = GEN_PARTS,
    .make = boruvka_make,
};
