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
 * Time: in proportion to the cells; there are few trees, so that their sets are
 * always at hand. (Sets of cells instead of trees took three times as long.) Space:
 * a byte a cell for its tree, 4 if there are more than 256, and 4 for each cell of
 * the list; fewer than 2^32 cells.
 *
 * Reference: Walter D. Pullen, "Think Labyrinth: Maze algorithms". */
#include "common/gen/kit/active_list.h"
#include "common/gen/kit/job.h"
#include "common/gen/kit/random_dir.h"
#include "common/maze/dsu.h"

#define FRESH  0x10
#define INSIDE 0x20 /* every cell, to tell it from what is outside */

enum { KEY_TREES = ACTIVE_LIST_RULES };

static const struct opt_key keys[] = {
    ACTIVE_LIST_KEYS,
    {"trees", 1, 1000000, 10, "how many trees at first, a quarter of the cells at most", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

/* The trees: of each cell the tree that it was planted or joined as, and which of
 * those are one by now. */
struct growing_forest {
    unsigned char *few; /* by cell, if there are at most 256 trees; or else NULL and */
    uint32_t *many;
    dsu_link *set;  /* by tree */
    uint64_t trees; /* how many are left */
};

static inline uint32_t tree_of(const struct growing_forest *f, size_t i)
{
    return f->few ? f->few[i] : f->many[i];
}

static inline void set_tree(const struct growing_forest *f, size_t i, uint32_t tree)
{
    if (f->few)
        f->few[i] = (unsigned char)tree;
    else
        f->many[i] = tree;
}

/* The directions from cell i to fresh cells and to those of other trees. When
 * all trees are one, nobody is asked any more. */
static inline unsigned growing_forest_choices(const struct maze *m, const struct growing_forest *f,
                                              size_t i)
{
    const unsigned char *cell = m->cell + i;
    unsigned fresh = random_dir_candidates(cell, m->stride, FRESH), met, own;
    if (f->trees == 1)
        return fresh;
    met = random_dir_candidates(cell, m->stride, INSIDE) & ~fresh;
    own = tree_of(f, i);
    for (unsigned d = 0; d < 4; d++) {
        size_t next = maze_neighbour(m, i, d);
        if (met >> d & 1 && tree_of(f, next) != own &&
            dsu_find(f->set, tree_of(f, next)) != dsu_find(f->set, own))
            fresh |= 1U << d;
    }
    return fresh;
}

/* Plants the first trees, each a random cell. */
static int growing_forest_plant(const struct gen_job *job, struct active_list *list,
                                struct growing_forest *f, struct err *err)
{
    struct maze *m = job->maze;
    dsu_init(f->set, f->trees);
    for (uint32_t k = 0; k < f->trees;) {
        size_t i = job_random_cell(job);
        if (!(m->cell[i] & FRESH))
            continue;
        m->cell[i] ^= FRESH;
        set_tree(f, i, k++);
        if (active_list_add(list, i, err))
            return -1;
    }
    return 0;
}

static int growing_forest_grow(const struct gen_job *job, struct active_list *list,
                               struct growing_forest *f, struct err *err)
{
    struct maze *m = job->maze;
    struct random_dir dirs = random_dir_init(job->rng, RANDOM_DIR_EVEN);
    for (size_t left = job->cells - 1; left > 0;) {
        size_t k = active_list_choose(list), i = list->at[k], next;
        unsigned ways = growing_forest_choices(m, f, i), d;
        if (!ways) {
            active_list_remove(list, k);
            continue;
        }
        d = random_dir_choose(&dirs, ways);
        next = maze_neighbour(m, i, d);
        job_carve(job, m->cell + i, d);
        left--;
        if (!(m->cell[next] & FRESH)) {
            dsu_union(f->set, dsu_find(f->set, tree_of(f, i)), dsu_find(f->set, tree_of(f, next)));
            f->trees--;
            continue;
        }
        m->cell[next] ^= FRESH;
        set_tree(f, next, tree_of(f, i));
        if (active_list_add(list, next, err))
            return -1;
    }
    return 0;
}

static int growing_forest_make(struct gen_job *job, struct err *err)
{
    const struct maze *m = job->maze;
    size_t cells = m->stride * m->height;
    uint64_t trees = job->values[KEY_TREES], most = (uint64_t)job->cells / 4 + 1;
    struct growing_forest f = {.trees = trees < most ? trees : most};
    size_t label = f.trees <= 256 ? sizeof *f.few : sizeof *f.many;
    size_t sets = (size_t)f.trees * sizeof *f.set;
    struct active_list list;
    if (active_list_init(&list, "growing-forest", job, err) ||
        job_memory("growing-forest", m, ACTIVE_LIST_MAX, cells, label, sets, job->cache, err))
        return -1;
    f.set = (dsu_link *)(void *)job->cache->at;
    if (label == sizeof *f.few)
        f.few = job->cache->at + sets;
    else
        f.many = (uint32_t *)(void *)(job->cache->at + sets);
    job_fill(job, FRESH | INSIDE);
    return growing_forest_plant(job, &list, &f, err) || growing_forest_grow(job, &list, &f, err)
               ? -1
               : 0;
}

const struct gen gen_growing_forest = {
    .entry = {"growing-forest", "many growing trees, merged where they meet", keys},
    .perfect = true,
    .mask = MASK_CONNECTED,
    .make = growing_forest_make,
};
