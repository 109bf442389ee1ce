/* kruskal: opens walls in random order, joining disjoint sets of cells.
 *
 * Idea: every cell starts as a set of its own. Take the inner walls in random order; a wall between
 * two different sets is opened and joins them, any other wall stays. This is Kruskal's minimum
 * spanning tree for random weights.
 *
 * Correctness: a wall is opened only if there is no path between its sides yet, so there is never a
 * second path; and a wall between two sets that remained at the end would have been opened. All
 * orders of the walls are equally likely.
 *
 * Mazes: many short dead ends (about 30 % of the cells), a short and rather direct solution. Not
 * exactly uniform.
 *
 * The order is never stored as a whole: at 16 million cells that is a list of 128 MB, read and
 * written at random. Instead (the filter of Osipov, Sanders and Singler, made exact):
 *   1. Each wall draws one of three classes, stored in two scratch bits. The walls of a class come
 *      before those of the next; within a class, all orders are equally likely. This is exactly one
 *      uniform shuffle of all walls: equal weights whose order is decided by a uniform shuffle.
 *   2. Before its turn, a class is read once in the order of memory, and the walls whose cells are
 *      connected already are dropped. They would stay anyway. In the last classes these are nearly
 *      all.
 *   3. The rest of the class is shuffled by scattering it at random over buckets that fit into the
 *      cache and shuffling each of them (Rao 1961, Sandelius 1962). Then its walls are opened, with
 *      the memory fetched some walls ahead.
 *
 * Cost: linear time, except for the inverse Ackermann function of the disjoint sets. Memory: 4
 * bytes per cell for the sets, and about 7 for the walls of a class, twice.
 *
 * References: Joseph B. Kruskal, "On the shortest spanning subtree of a graph", 1956; Vitaly
 * Osipov, Peter Sanders and Johannes Singler, "The filter-Kruskal minimum spanning tree algorithm",
 * 2009; C. R. Rao, "Generation of random permutations", 1961. */
#include "common/gen/kit/job.h"
#include "common/gen/kit/walls.h"
#include "gen.h"

#include <string.h>

/* The class of a wall by four random bits: 6, 3 and 7 of 16 walls. When half of the walls have had
 * their turn, the sets of a square grid grow into one; the first class ends before that point, the
 * second just after it. */
static const unsigned char class_of[16] = {0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2};
#define CLASSES     3
#define WEST_SHIFT  4 /* the class of the west wall in the scratch bits of a cell, */
#define NORTH_SHIFT 6 /* and that of the north wall */

/* ---- the walls of a class ---- */

/* Draws the class of every wall, and counts the walls of each class. */
static void kruskal_draw_classes(struct maze *m, struct rng *rng, size_t count[CLASSES])
{
    unsigned char *row = m->cell;
    memset(count, 0, CLASSES * sizeof *count);
    for (size_t y = 0; y < m->height; y++, row += m->stride) {
        uint64_t bits = 0;
        for (size_t x = 0; x < m->width; x++) {
            unsigned west, north;
            bits = x % 8 ? bits >> 8 : rng_next(rng);
            west = class_of[bits & 15];
            north = class_of[bits >> 4 & 15];
            row[x] =
                (unsigned char)(MAZE_WEST | MAZE_NORTH | west << WEST_SHIFT | north << NORTH_SHIFT);
            count[west]++;
            count[north]++;
        }
    }
}

/* Gives all walls that are not between two cells of the mask a class that never has its turn. */
static void kruskal_exclude_outside(struct maze *m, const unsigned char *mask)
{
    for (size_t i = 1; i < m->stride * m->height; i++) {
        if (!(mask[i] & mask[i - 1]))
            m->cell[i] |= CLASSES << WEST_SHIFT;
        if (i >= m->stride && !(mask[i] & mask[i - m->stride]))
            m->cell[i] |= CLASSES << NORTH_SHIFT;
    }
}

/* Links every cell directly to the root of its set. More than a few steps are rarely needed, so
 * there is hardly a branch on their number: a tenth faster than finding the roots wall by wall. */
static void kruskal_flatten(dsu_link *set, size_t cells)
{
    enum { STEPS = 3 };
    for (size_t i = 0; i < cells; i++) {
        size_t root = i;
        for (int step = 0; step < STEPS; step++)
            root = (size_t)wall_choose(set[root] < 0, root, (size_t)set[root]);
        while (set[root] >= 0)
            root = (size_t)set[root];
        set[i] = (dsu_link)wall_choose(root == i, (size_t)set[i], root);
    }
}

/* Returns the root of cell i in flattened sets. */
static inline dsu_link flat_root(const dsu_link *set, size_t i)
{
    return set[i] < 0 ? (dsu_link)i : set[i];
}

/* Lists the inner walls of a class whose cells are in different sets, which are flattened. Returns
 * their number. Every wall is written, and the end of the list advances only if the wall belongs
 * there, so there is no branch on anything random. With branches it took three times as long. */
static size_t kruskal_gather(const struct maze *m, unsigned class, const dsu_link *set,
                             uint32_t *list)
{
    const unsigned char *row = m->cell;
    size_t n = 0;
    for (size_t y = 0, first = 0; y < m->height; y++, row += m->stride, first += m->stride) {
        size_t above = y > 0 ? first - m->stride : 0;
        dsu_link west = flat_root(set, first);
        for (size_t x = 0; x < m->width; x++) {
            dsu_link here = flat_root(set, first + x), north = flat_root(set, above + x);
            list[n] = (uint32_t)wall_number(first + x, MAZE_WEST);
            n += (west != here) & ((row[x] >> WEST_SHIFT & 3) == class);
            list[n] = (uint32_t)wall_number(first + x, MAZE_NORTH);
            n += (north != here) & (row[x] >> NORTH_SHIFT == class);
            west = here;
        }
    }
    return n;
}

/* Copies n walls from `from` to `to` in random order. */
static void kruskal_shuffle(struct rng *rng, const uint32_t *from, uint32_t *to, size_t n)
{
    enum { BUCKETS = 256, BITS = 8, SMALL = 8192 };
    size_t end[BUCKETS + 1] = {0};
    struct rng again = *rng;
    uint64_t bits = 0;
    if (n <= SMALL) { /* one bucket */
        memcpy(to, from, n * sizeof *to);
        wall_shuffle(rng, to, n);
        return;
    }
    for (size_t i = 0; i < n; i++) {
        bits = i % 8 ? bits >> BITS : rng_next(rng);
        end[(bits & (BUCKETS - 1)) + 1]++;
    }
    for (size_t b = 0; b < BUCKETS; b++)
        end[b + 1] += end[b];
    for (size_t i = 0; i < n; i++) { /* the same draws once more */
        bits = i % 8 ? bits >> BITS : rng_next(&again);
        to[end[bits & (BUCKETS - 1)]++] = from[i];
    }
    for (size_t b = 0, at = 0; b < BUCKETS; at = end[b++])
        wall_shuffle(rng, to + at, end[b] - at);
}

/* Returns the length of a list for the largest class: 7/16 of the walls and, if there are many, a
 * margin that chance does not exceed (20 standard deviations from a million cells on). */
static size_t list_length(size_t cells)
{
    return cells < (size_t)1 << 20 ? 2 * cells + 2 : cells / 8 * 7 + cells / 64;
}

/* Takes memory for the sets and, after them, two lists of walls. */
static int kruskal_memory(const struct maze *m, size_t list, struct mem *scratch, struct err *err)
{
    return job_memory("kruskal", m, WALL_MAX_CELLS, list, 2 * sizeof(uint32_t),
                      m->stride * m->height * sizeof(dsu_link), scratch, err);
}

static int kruskal_make(struct gen_job *job, struct err *err)
{
    struct maze *m = job->maze;
    size_t cells = m->stride * m->height, left = job->cells - 1, count[CLASSES];
    size_t length = list_length(cells);
    dsu_link *set;
    uint32_t *list;
    if (kruskal_memory(m, length, job->scratch, err))
        return -1;
    job_fill(job, 0);
    kruskal_draw_classes(m, job->rng, count);
    if (job->mask)
        kruskal_exclude_outside(m, job->mask);
    for (unsigned class = 0; class < CLASSES; class ++)
        if (count[class] >= length)
            length = count[class] + 1; /* kruskal_gather writes one more than it keeps */
    if (kruskal_memory(m, length, job->scratch, err))
        return -1;
    set = (dsu_link *)(void *)job->scratch->at;
    list = (uint32_t *)(void *)(job->scratch->at + cells * sizeof(dsu_link));
    dsu_init(set, cells);
    for (unsigned class = 0; left > 0 && class < CLASSES; class ++) {
        size_t n;
        if (class > 0)
            kruskal_flatten(set, cells);
        n = kruskal_gather(m, class, set, list);
        kruskal_shuffle(job->rng, list, list + length, n);
        left -= wall_join(job, set, list + length, n);
    }
    return 0;
}

const struct gen gen_kruskal = {
    .entry = {"kruskal", "opens walls in random order: many short dead ends", NULL},
    .perfect = true,
    .mask = MASK_ANY,
    .make = kruskal_make,
};
