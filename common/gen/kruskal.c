/* kruskal: walls in random order, joining sets of cells.
 *
 * The idea: every cell is a set by itself. Take the inner walls in a random
 * order; a wall between two different sets comes down and joins them, any
 * other stays. It is Kruskal's minimum spanning tree for random weights.
 *
 * Why it is right: a wall comes down only where no way is yet, so there is
 * never a second one; and a wall between two sets that are left at the end
 * would have come down. Every order of the walls is equally likely.
 *
 * Its mazes: many short dead ends (about 30 percent of the cells), a short
 * and rather direct solution. Not quite every tree equally likely.
 *
 * The order is never made whole, for at 16 million cells that is a list of
 * 128 MB read and written at random. Instead (the filter of Osipov, Sanders
 * and Singler, made exact):
 *   1. Each wall draws one of three classes, kept in two scratch bits. The
 *      walls of a class come before those of the next; within a class all
 *      orders are equally likely. Equal weights settled by a fair shuffle:
 *      that is exactly one fair shuffle of them all.
 *   2. Before its turn, a class is read through once, in the order of memory,
 *      and the walls whose cells have met already are dropped. They would
 *      stay up anyway. In the last classes that is nearly all of them.
 *   3. The rest of the class is shuffled by scattering it at random over
 *      buckets that fit the cache and shuffling each (Rao 1961, Sandelius
 *      1962), then joined, the memory fetched some walls ahead.
 *
 * Time: linear but for the inverse Ackermann function of the sets. Space: 4
 * bytes a cell for the sets, about 7 for the walls of a class, twice.
 *
 * References: Joseph B. Kruskal, "On the shortest spanning subtree of a
 * graph", 1956; Vitaly Osipov, Peter Sanders and Johannes Singler, "The
 * filter-Kruskal minimum spanning tree algorithm", 2009; C. R. Rao,
 * "Generation of random permutations", 1961. */
#include "common/gen/kit/job.h"
#include "common/gen/kit/walls.h"
#include "gen.h"

#include <string.h>

/* The class of a wall by four random bits: 6, 3 and 7 of 16 walls. The
 * first class ends below the half of the walls at which the sets of a square
 * grid grow into one, the second just above. */
static const unsigned char class_of[16] = {0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2};
#define CLASSES     3
#define WEST_SHIFT  4 /* the class of a cell's west wall in its scratch bits, */
#define NORTH_SHIFT 6 /* and that of its north wall */

/* ---- the walls of a class ---- */

/* Draws the class of every inner wall; counts the classes. */
static void kruskal_draw_classes(struct maze *m, struct rng *rng, size_t count[CLASSES])
{
    unsigned char *row = m->cell;
    memset(count, 0, CLASSES * sizeof *count);
    for (size_t y = 0; y < m->height; y++, row += m->stride) {
        uint64_t bits = 0;
        for (size_t x = 0; x < m->width; x++) {
            unsigned vert, horiz;
            if (x % 8 == 0)
                bits = rng_next(rng);
            vert = class_of[bits & 15];
            horiz = class_of[bits >> 4 & 15];
            bits >>= 8;
            row[x] =
                (unsigned char)(MAZE_WEST | MAZE_NORTH | vert << WEST_SHIFT | horiz << NORTH_SHIFT);
            count[vert]++;
            count[horiz]++;
        }
    }
}

/* Gives the walls that are not between two cells of the mask a class that has no turn. */
static void kruskal_exclude_outside(struct maze *m, const unsigned char *mask)
{
    for (size_t i = 1; i < m->stride * m->height; i++) {
        if (!(mask[i] & mask[i - 1]))
            m->cell[i] |= CLASSES << WEST_SHIFT;
        if (i >= m->stride && !(mask[i] & mask[i - m->stride]))
            m->cell[i] |= CLASSES << NORTH_SHIFT;
    }
}

/* Puts every cell right below the top of its set. More than a few steps are hardly ever
 * needed, and so there is hardly a branch on how many: a tenth faster than to look for the
 * tops wall by wall. */
static void kruskal_flatten(dsu_link *set, size_t cells)
{
    enum { STEPS = 3 };
    for (size_t i = 0; i < cells; i++) {
        size_t top = i;
        for (int step = 0; step < STEPS; step++)
            top = (size_t)wall_choose(set[top] < 0, top, (size_t)set[top]);
        while (set[top] >= 0)
            top = (size_t)set[top];
        set[i] = (dsu_link)wall_choose(top == i, (size_t)set[i], top);
    }
}

/* The top of cell i, where all are flat. */
static inline dsu_link flat_top(const dsu_link *set, size_t i)
{
    return set[i] < 0 ? (dsu_link)i : set[i];
}

/* The inner walls of a class whose cells have not met yet, to list; how many. The sets are
 * flat. Every wall is written and the end moves on only if it is one: there is no
 * branch on what is random. With branches it took three times as long. */
static size_t kruskal_gather(const struct maze *m, unsigned class, const dsu_link *set,
                             uint32_t *list)
{
    const unsigned char *row = m->cell;
    size_t n = 0;
    for (size_t y = 0, first = 0; y < m->height; y++, row += m->stride, first += m->stride) {
        size_t above = y > 0 ? first - m->stride : 0;
        dsu_link west = flat_top(set, first);
        for (size_t x = 0; x < m->width; x++) {
            dsu_link here = flat_top(set, first + x), north = flat_top(set, above + x);
            list[n] = wall_number(first + x, MAZE_WEST);
            n += (west != here) & ((row[x] >> WEST_SHIFT & 3) == class);
            list[n] = wall_number(first + x, MAZE_NORTH);
            n += (north != here) & (row[x] >> NORTH_SHIFT == class);
            west = here;
        }
    }
    return n;
}

/* Puts the n walls of from in a random order to to. */
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

/* The length of a list that holds the largest class: 7/16 of the walls and,
 * where there are many, so much more that chance does not reach it (20
 * standard deviations from a million cells on). */
static size_t list_length(size_t cells)
{
    return cells < (size_t)1 << 20 ? 2 * cells + 2 : cells / 8 * 7 + cells / 64;
}

/* The memory: the sets, then two lists of walls. */
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
            length = count[class] + 1; /* gather writes one more than it keeps */
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
    .entry = {"kruskal", "walls in random order, joining sets: many short dead ends", NULL},
    .perfect = true,
    .mask = MASK_ANY,
    .make = kruskal_make,
};
