/* growing-forest: several growing trees, merged where they meet.
 *
 * Idea: like growing-tree, but from several cells at once, each of which is a tree of its own. A
 * cell may grow into a fresh neighbour, which becomes part of its tree, or into a cell of another
 * tree, which merges the two trees. It is removed from the list when all its neighbours are in its
 * own tree.
 *
 * Correctness: only different trees, or a tree and a fresh cell, are joined, so there is never a
 * second path. No cell is removed from the list while a neighbour is in another tree, so in the end
 * there is only one tree.
 *
 * Mazes: like those of growing-tree, except for the seams where trees met; with many trees and
 * random=1, like those of kruskal built in another order.
 *
 * Cost: time proportional to the cells. There are few trees, so their disjoint sets always stay in
 * the cache. (Disjoint sets of cells instead of trees took three times as long.) At 16000x16000, a
 * cell takes 2.5 times as long as at 1000x1000, in growing-tree twice as long. The trees of the
 * cells are a second array as large as the maze, and half of the time of a step is spent waiting
 * for the trees of the cell and its neighbours. Prefetching them with the cells takes 1.4 times as
 * long at 8000x8000. Memory: one byte per cell for its tree, 4 if there are more than 256 trees,
 * and 4 per cell in the list; fewer than 2^32 cells.
 *
 * Reference: Walter D. Pullen, "Think Labyrinth: Maze algorithms". */
#include "common/gen/kit/active_list.h"
#include "common/gen/kit/job.h"
#include "common/gen/kit/random_dir.h"
#include "common/maze/dsu.h"

#define FRESH  0x10
#define INSIDE 0x20 /* set in every cell of the maze */

enum { KEY_TREES = ACTIVE_LIST_RULES };

static const struct row_key keys[ROW_KEYS + 1] = {
    ACTIVE_LIST_KEYS,
    {"trees", 1, 1000000, 10, "initial trees, at most cells / 4 + 1", 0, NULL},
};

/* The trees: for each cell, the tree that it started or joined, and which of these trees have been
 * merged since. */
struct growing_forest {
    struct active_list list;
    unsigned char *few; /* by cell, for up to 256 trees; otherwise NULL, and `many` is used */
    uint32_t *many;
    dsu_link *set;  /* by tree */
    uint64_t trees; /* number of remaining trees */
};

/* Returns the tree of cell i. */
static inline uint32_t tree_of(const struct growing_forest *f, size_t i)
{
    return f->few ? f->few[i] : f->many[i];
}

/* Sets the tree of cell i. */
static inline void set_tree(const struct growing_forest *f, size_t i, uint32_t tree)
{
    if (f->few)
        f->few[i] = (unsigned char)tree;
    else
        f->many[i] = tree;
}

/* Returns the directions from cell i to fresh cells and to cells of other trees. Once all trees
 * have been merged, checks only for fresh cells. */
static inline unsigned growing_forest_choices(const struct maze *m, const struct growing_forest *f,
                                              size_t i)
{
    const unsigned char *cell = m->cell + i;
    unsigned fresh = random_dir_candidates(cell, m->stride, FRESH), inside, own;
    if (f->trees == 1)
        return fresh;
    inside = random_dir_candidates(cell, m->stride, INSIDE) & ~fresh;
    own = tree_of(f, i);
    for (unsigned d = 0; d < 4; d++) {
        size_t next = maze_neighbour(m, i, d);
        if (inside >> d & 1 && tree_of(f, next) != own &&
            dsu_find(f->set, tree_of(f, next)) != dsu_find(f->set, own))
            fresh |= 1U << d;
    }
    return fresh;
}

/* Grows and merges the trees until all cells are in one tree. */
static int growing_forest_grow(struct growing_forest *f)
{
    const struct gen_job *job = f->list.job;
    const struct maze *m = job->maze;
    struct active_list *list = &f->list;
    struct random_dir dirs = random_dir_init(job->rng, RANDOM_DIR_EVEN);
    for (size_t left = job->cells - 1; left > 0;) {
        size_t k = active_list_choose(list), i = list->at[k], next;
        unsigned choices = growing_forest_choices(m, f, i), d;
        if (!choices) {
            active_list_remove(list, k);
            continue;
        }
        d = random_dir_choose(&dirs, choices);
        next = maze_neighbour(m, i, d);
        maze_carve(m, m->cell + i, d);
        left--;
        if (m->cell[next] & FRESH) {
            m->cell[next] ^= FRESH;
            set_tree(f, next, tree_of(f, i));
            if (active_list_add(list, next))
                return -1;
        } else {
            dsu_join(f->set, tree_of(f, i), tree_of(f, next));
            f->trees--;
        }
        if (frame_begin(job))
            active_list_frame(list, next, FRESH, left + 1);
    }
    return 0;
}

static int growing_forest_make(struct gen_job *job)
{
    const struct maze *m = job->maze;
    size_t cells = m->stride * m->height;
    uint64_t trees = job->values[KEY_TREES], most = (uint64_t)job->cells / 4 + 1;
    struct growing_forest f = {.trees = trees < most ? trees : most};
    size_t label = f.trees <= 256 ? sizeof *f.few : sizeof *f.many;
    size_t sets = (size_t)f.trees * sizeof *f.set;
    if (active_list_init(&f.list, "growing-forest", job) ||
        job_memory(job, "growing-forest", ACTIVE_LIST_MAX, cells, label, sets, job->cache))
        return -1;
    f.set = (dsu_link *)(void *)job->cache->at;
    if (label == sizeof *f.few)
        f.few = job->cache->at + sets;
    else
        f.many = (uint32_t *)(void *)(job->cache->at + sets);
    job_fill(job, FRESH | INSIDE);
    dsu_init(f.set, (size_t)f.trees);
    for (uint32_t k = 0; k < f.trees;) { /* start them at random cells */
        const size_t i = job_random_cell(job);
        if (!(m->cell[i] & FRESH))
            continue;
        m->cell[i] ^= FRESH;
        set_tree(&f, i, k++);
        if (active_list_add(&f.list, i))
            return -1;
    }
    return growing_forest_grow(&f);
}

const struct gen gen_growing_forest = {
    .entry = {"growing-forest", "many growing trees, merged where they meet", keys, NULL},
    .perfect = GEN_PERFECT,
    .mask = MASK_CONNECTED,
    .make = growing_forest_make,
};
