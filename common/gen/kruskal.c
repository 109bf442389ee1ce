/* kruskal: opens walls in random order, joining disjoint sets of cells.
 *
 * Idea: every cell starts as a set of its own. Take the inner walls in random order; a wall between
 * two different sets is opened and joins them, any other wall stays. The order is that of random
 * weights, so this is Kruskal's minimum spanning tree.
 *
 * Correctness: a wall is opened only if there is no path between its sides yet, so there is never a
 * second path; and a wall between two sets that remained at the end would have been opened. All
 * orders of the walls are equally likely.
 *
 * Mazes: many short dead ends (about 30 % of the cells), a short and rather direct solution. Not
 * exactly uniform.
 *
 * In a large maze, nearly every look at a set misses the cache. But whether a wall is opened
 * depends only on the lighter walls near it, mostly. So the maze is cut into tiles, and each tile
 * is first processed alone, its walls in the order of their weights:
 *   1. If one of the two sets has no cell beside a cut, the wall is opened. No path outside the
 *      tile connects that set with another one, so in the whole maze this wall joins it, too.
 *   2. If both sets reach a cut, lighter walls elsewhere may connect them. The wall becomes a
 *      candidate, and the sets are joined, as the candidate or a lighter path joins them in any
 *      case.
 *   3. Walls with the same set on both sides stay closed.
 * At the end, the candidates and the walls along the cuts, one per 20 cells, are sorted, and
 * Kruskal's algorithm runs once more with them alone. The sets of this last pass are those from 1:
 * each of them that reaches a cut has exactly one cell there, its root, which stands for it.
 *
 * Four walls meet where four cells meet. The heaviest of them always stays: when its turn
 * comes, the other three have had theirs, so there is a path through the four cells. This drops a
 * third of a tile's walls before they are sorted, without a branch on anything random. The others
 * are scattered over slots of growing weight, less than one wall per slot, which leaves little to
 * sort.
 *
 * Compared with one list of all walls, shuffled class by class, this takes 0.7 of the time at
 * 1000x1000, 0.6 at 4000x4000 and a third at 16000x16000, and a quarter of the memory. More than a
 * third of the time goes to finding roots, whose branches are as random as the walls. Rejected
 * variants, and their time at 2000x2000 in multiples of this one:
 *
 *     1.01 to 1.05   the filter of Osipov, Sanders and Singler: walls whose cells are already
 *                    connected are dropped before the heavier ones are sorted
 *     1.03, 1.02     twice, and half, as many slots
 *     1.2 to 1.6     both roots are found in one loop
 *     1.1            two steps without a branch when a root is found
 *     1.1            cells are linked to the root of the joined set
 *     1.02           neighbours are exchanged without a branch before sorting
 *
 * A frame of --trace shows the plain algorithm: after the maze is known, its passages are opened
 * again in the order of their weights, which is the order of Kruskal's steps.
 *
 * Cost: time nearly proportional to the cells. Memory: 2 bytes per cell for the candidates, and
 * less than 1 MB for a tile; with --trace 40 bytes per cell.
 *
 * References: Joseph B. Kruskal, "On the shortest spanning subtree of a graph", 1956; Vitaly
 * Osipov, Peter Sanders and Johannes Singler, "The filter-Kruskal minimum spanning tree algorithm",
 * 2009; Robert E. Tarjan, "Data Structures and Network Algorithms", 1983 (a heaviest edge of a
 * cycle is not in the tree). */
#include "common/gen/kit/job.h"
#include "common/gen/kit/pieces.h"
#include "common/maze/dsu.h"
#include "gen.h"

#include <string.h>

#ifndef KRUSKAL_SIDE
#define KRUSKAL_SIDE 128 /* of a square tile; a test sets another one */
#endif
#define TILE ((size_t)KRUSKAL_SIDE * KRUSKAL_SIDE) /* the most cells of a tile */

/* In a tile, a wall is an entry: the upper bits of its weight, and below them its place, that is
 * the number of its owner within the tile times two, plus one for the north wall. */
#ifndef KRUSKAL_PLACE_BITS
#define KRUSKAL_PLACE_BITS 15 /* a test sets more, so that entries often agree above the place */
#endif
#define PLACE (((uint64_t)1 << KRUSKAL_PLACE_BITS) - 1)
_Static_assert(2 * TILE <= 1 << 15, "entries, slots and links have 15 bits for a place");

/* The disjoint sets of a tile's cells, as in dsu.h, but in half the memory. The sizes of sets are
 * negative. A cell beside a cut counts for more cells than a tile has. So a set that reaches a cut
 * has such a cell as its root, and at least this size. Sizes end at INT16_MIN. */
typedef int16_t kruskal_link;
#define AT_CUT (-(int)TILE - 1)

/* A tile: its first cell and its size. */
struct tile {
    size_t x, y, width, height;
};

/* The state of the algorithm. */
struct kruskal {
    const struct gen_job *job;
    struct maze *maze;
    uint64_t key;              /* of the weights */
    uint64_t none;             /* a weight that no wall has */
    size_t width, height;      /* of a tile; the last ones of a row or column may be smaller */
    uint64_t *entry, *scratch; /* the walls of a tile; room for as many */
    uint64_t *heaviest;        /* weights at the corners of two rows of a tile */
    uint16_t *slot;            /* 2^(64 - shift) slots, at least one per wall of a tile */
    size_t slots;
    int shift;
    kruskal_link *set;          /* of the cells of a tile */
    unsigned char *cell;        /* the cells of a tile */
    struct weighted_wall *list; /* the candidates, by cells beside cuts; then as many sorted ones */
    size_t cut_cells;           /* beside a cut between two tiles; those in a corner count twice */
    size_t candidates, most;    /* most: the greatest number of candidates */
};

/* ---- memory ---- */

/* Divides the maze into tiles. */
static void kruskal_choose_tiles(struct kruskal *f)
{
    const struct maze *m = f->maze;
    f->width = m->width < KRUSKAL_SIDE ? m->width : KRUSKAL_SIDE;
    f->height = m->height < KRUSKAL_SIDE ? m->height : KRUSKAL_SIDE;
    f->slots = 16;
    for (f->shift = 60; f->slots < 2 * f->width * f->height; f->shift--)
        f->slots *= 2;
    f->cut_cells =
        2 * ((m->height - 1) / f->height * m->width + (m->width - 1) / f->width * m->height);
    f->most = f->cut_cells / 2 * 3 + 1; /* one per cell and one per wall of a cut */
}

/* Takes the memory for a tile, and for the candidates or the steps of the trace. Returns 0, or -1
 * with *err set if it does not suffice. */
static int kruskal_memory(struct kruskal *f, struct err *err)
{
    const size_t each = 2 * sizeof(struct weighted_wall) + sizeof(size_t);
    const size_t more = WALLS_SORT_MORE * sizeof(size_t), cells = f->width * f->height;
    struct mem *tile = f->job->cache, *all = f->job->scratch;
    if (f->cut_cells >= DSU_MAX) /* unreached: it takes 4 billion cells */
        return err_set(err, "%zux%zu cells are too many for kruskal", f->maze->width,
                       f->maze->height);
    if (job_memory("kruskal", f->maze, SIZE_MAX, f->most, each + sizeof(dsu_link), more, all,
                   err) ||
        (f->job->frames &&
         job_memory("kruskal", f->maze, SIZE_MAX, f->job->cells, each, more, all, err)))
        return -1;
    if (mem_need(tile, (4 * cells + 2 + 2 * (f->width + 1)) * sizeof *f->entry +
                           f->slots * sizeof *f->slot + cells * (sizeof *f->set + 1)))
        return err_memory(err);
    f->entry = (uint64_t *)(void *)tile->at;
    f->scratch = f->entry + 2 * cells + 1;
    f->heaviest = f->scratch + 2 * cells + 1;
    f->slot = (uint16_t *)(void *)(f->heaviest + 2 * (f->width + 1));
    f->set = (kruskal_link *)(void *)(f->slot + f->slots);
    f->cell = (unsigned char *)(f->set + cells);
    f->list = (struct weighted_wall *)(void *)all->at;
    return 0;
}

/* ---- candidates ---- */

/* Returns the number of cell (x, y), which is beside a cut. There is a line of such cells on either
 * side of every cut; first come the lines above and below the horizontal cuts, then those beside
 * the vertical ones. */
static uint32_t kruskal_cut_cell(const struct kruskal *f, size_t x, size_t y)
{
    const struct maze *m = f->maze;
    const size_t width = f->width, height = f->height;
    const size_t lines = 2 * ((m->height - 1) / height);
    const size_t below = y / height, right = x / width; /* the cuts before the cell */
    if (y > 0 && y % height == 0)
        return (uint32_t)((2 * below - 1) * m->width + x);
    if (y + 1 < m->height && (y + 1) % height == 0)
        return (uint32_t)(2 * below * m->width + x);
    return (uint32_t)(lines * m->width + (2 * right - (x % width == 0)) * m->height + y);
}

/* Adds a wall between two sets that reach a cut at (ax, ay) and (bx, by) to the candidates. */
static void kruskal_add_candidate(struct kruskal *f, uint64_t wall, size_t ax, size_t ay, size_t bx,
                                  size_t by)
{
    f->list[f->candidates++] = (struct weighted_wall){
        wall_weight(f->key, wall), kruskal_cut_cell(f, ax, ay), kruskal_cut_cell(f, bx, by)};
}

/* Adds the walls between a tile and those to its west and north. */
static void kruskal_add_cut_walls(struct kruskal *f, const struct tile *t)
{
    const size_t stride = f->maze->stride;
    for (size_t y = t->y; t->x > 0 && y < t->y + t->height; y++) {
        const uint64_t wall = wall_number(y * stride + t->x, MAZE_WEST);
        if (wall_is_in_mask(f->job, wall))
            kruskal_add_candidate(f, wall, t->x, y, t->x - 1, y);
    }
    for (size_t x = t->x; t->y > 0 && x < t->x + t->width; x++) {
        const uint64_t wall = wall_number(t->y * stride + x, MAZE_NORTH);
        if (wall_is_in_mask(f->job, wall))
            kruskal_add_candidate(f, wall, x, t->y, x, t->y - 1);
    }
}

/* Runs the algorithm with the candidates. (Fetching ahead takes a twelfth off the whole time at
 * 16000x16000.) */
static void kruskal_join_tiles(struct kruskal *f)
{
    enum { AHEAD = 16 };
    struct weighted_wall *sorted = f->list + f->most;
    size_t *count = (size_t *)(void *)(sorted + f->most);
    dsu_link *set = (dsu_link *)(void *)(count + f->most + WALLS_SORT_MORE);
    dsu_init(set, f->cut_cells);
    walls_sort(f->list, sorted, f->candidates, count);
    for (size_t k = 0; k < f->candidates; k++) {
        uint64_t wall = wall_of_weight(f->key, sorted[k].weight);
        size_t a, b;
        if (k + AHEAD < f->candidates) {
            const struct weighted_wall *next = &sorted[k + AHEAD];
            MEM_PREFETCH(&set[next->a]);
            MEM_PREFETCH(&set[next->b]);
            MEM_PREFETCH(&f->maze->cell[wall_of_weight(f->key, next->weight) / 2]);
        }
        a = dsu_find(set, sorted[k].a);
        b = dsu_find(set, sorted[k].b);
        if (a == b)
            continue;
        dsu_union(set, a, b);
        f->maze->cell[wall / 2] &= (unsigned char)~wall_bit(wall);
    }
}

/* ---- the walls of a tile ---- */

/* Returns the cell of the tile on the other side of an entry's wall from cell `owner`. (A branch
 * here would be as random as the walls.) */
static inline size_t kruskal_beside(const struct tile *t, uint64_t entry, size_t owner)
{
    return owner - (size_t)select_u64(entry & 1, t->width, 1);
}

/* Returns the number of an entry's wall in the whole maze. */
static uint64_t kruskal_wall(const struct kruskal *f, const struct tile *t, uint64_t entry)
{
    size_t owner = (size_t)(entry & PLACE) / 2, x = t->x + owner % t->width,
           y = t->y + owner / t->width;
    return wall_number(y * f->maze->stride + x, entry & 1 ? MAZE_NORTH : MAZE_WEST);
}

/* Returns whether entry a is lighter than entry b of the same tile. If they agree in the upper bits
 * of the weights, which is rare, all bits decide. */
static inline bool kruskal_lighter(const struct kruskal *f, const struct tile *t, uint64_t a,
                                   uint64_t b)
{
    if ((a ^ b) & ~PLACE)
        return a < b;
    return wall_weight(f->key, kruskal_wall(f, t, a)) < wall_weight(f->key, kruskal_wall(f, t, b));
}

/* Sets f->entry[p] to the weight of the wall at place p of the tile, for all places, or to f->none
 * if there is no such wall within the tile. */
static void kruskal_weigh(const struct kruskal *f, const struct tile *t)
{
    const size_t stride = f->maze->stride;
    const unsigned char *mask = f->job->mask;
    const uint64_t key = f->key;
    for (size_t y = 0; y < t->height; y++) {
        uint64_t *row = f->entry + 2 * y * t->width;
        const size_t first = (t->y + y) * stride + t->x;
        for (size_t k = 0; k < 2 * t->width; k++)
            row[k] = wall_weight(key, wall_number(first, MAZE_WEST) + k);
        row[0] = f->none;
        for (size_t x = 0; mask && x < t->width; x++) {
            size_t i = first + x;
            if (x > 0 && !(mask[i] & mask[i - 1]))
                row[2 * x] = f->none;
            if (y > 0 && !(mask[i] & mask[i - stride]))
                row[2 * x + 1] = f->none;
        }
    }
    for (size_t x = 0; x < t->width; x++)
        f->entry[2 * x + 1] = f->none;
}

static inline uint64_t kruskal_heavier(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

/* Sets heaviest[x], for each x > 0 in row y of the tile, to the greatest weight of the four walls
 * that meet at the upper left corner of cell (x, y), or to f->none if not all four exist. */
static void kruskal_find_heaviest(const struct kruskal *f, const struct tile *t, size_t y,
                                  uint64_t *heaviest)
{
    const uint64_t *row = f->entry + 2 * y * t->width, *above = row - 2 * t->width;
    const uint64_t none = f->none;
    const bool always = !f->job->mask;
    for (size_t x = 1; x < t->width; x++) {
        uint64_t a = above[2 * x], b = row[2 * x - 1], c = row[2 * x], d = row[2 * x + 1];
        bool all = always || ((a != none) & (b != none) & (c != none) & (d != none));
        uint64_t most = kruskal_heavier(kruskal_heavier(a, b), kruskal_heavier(c, d));
        heaviest[x] = select_u64(all, most, none);
    }
}

/* Lists the inner walls of the tile in f->scratch, without those that are the heaviest at one of
 * their ends. Returns their number. Every wall is written, and the end of the list advances only if
 * it belongs there, so there is no branch on anything random. */
static size_t kruskal_list_walls(const struct kruskal *f, const struct tile *t)
{
    const uint64_t none = f->none, *weight = f->entry;
    uint64_t *upper = f->heaviest, *lower = upper + t->width + 1, place = 0;
    size_t n = 0;
    kruskal_weigh(f, t);
    for (size_t k = 0; k < 2 * (t->width + 1); k++)
        f->heaviest[k] = none; /* of the corners along the tile's sides, too */
    for (size_t y = 0; y < t->height; y++) {
        uint64_t *swap = upper;
        if (y + 1 < t->height)
            kruskal_find_heaviest(f, t, y + 1, lower);
        else
            for (size_t x = 0; x < t->width; x++)
                lower[x] = none;
        for (size_t x = 0; x < t->width; x++, place += 2) {
            uint64_t west = weight[place], north = weight[place + 1];
            f->scratch[n] = (west & ~PLACE) | place;
            n += (west != none) & (west != upper[x]) & (west != lower[x]);
            f->scratch[n] = (north & ~PLACE) | place | 1;
            n += (north != none) & (north != upper[x]) & (north != upper[x + 1]);
        }
        upper = lower;
        lower = swap;
    }
    return n;
}

/* Copies the n listed walls to f->entry, ordered by slot. */
static void kruskal_scatter(const struct kruskal *f, size_t n)
{
    uint16_t *const slot = f->slot; /* first the number of entries, then where the next one goes */
    size_t start = 0;
    memset(slot, 0, f->slots * sizeof *slot);
    for (size_t k = 0; k < n; k++)
        slot[f->scratch[k] >> f->shift]++;
    for (size_t k = 0; k < f->slots; k++) {
        size_t count = slot[k];
        slot[k] = (uint16_t)start;
        start += count;
    }
    for (size_t k = 0; k < n; k++)
        f->entry[slot[f->scratch[k] >> f->shift]++] = f->scratch[k];
}

/* Sorts the n entries, which are ordered by slot. */
static void kruskal_sort(const struct kruskal *f, const struct tile *t, size_t n)
{
    uint64_t *const entry = f->entry;
    for (size_t k = 1; k < n; k++) {
        uint64_t e = entry[k];
        size_t at = k;
        for (; at > 0 && kruskal_lighter(f, t, e, entry[at - 1]); at--)
            entry[at] = entry[at - 1];
        entry[at] = e;
    }
}

/* ---- the sets of a tile ---- */

/* Makes each cell of the tile a set of its own. */
static void kruskal_init_sets(const struct kruskal *f, const struct tile *t)
{
    const struct maze *m = f->maze;
    kruskal_link *const set = f->set, *const last_row = set + (t->height - 1) * t->width;
    for (size_t i = 0; i < t->width * t->height; i++)
        set[i] = -1;
    for (size_t x = 0; t->y > 0 && x < t->width; x++)
        set[x] = AT_CUT;
    for (size_t x = 0; t->y + t->height < m->height && x < t->width; x++)
        last_row[x] = AT_CUT;
    for (size_t y = 0; t->x > 0 && y < t->height; y++)
        set[y * t->width] = AT_CUT;
    for (size_t y = 0; t->x + t->width < m->width && y < t->height; y++)
        set[(y + 1) * t->width - 1] = AT_CUT;
}

/* Returns the root of the set of cell i, with path halving. The first step has no branch: whether a
 * cell is a root is random, but most others are directly below one. */
static inline size_t kruskal_find(kruskal_link *set, size_t i)
{
    size_t parent = (size_t)select_u64(set[i] < 0, i, (uint64_t)set[i]);
    kruskal_link above;
    while ((above = set[parent]) >= 0) {
        set[i] = above;
        i = parent;
        parent = (size_t)above;
    }
    return parent;
}

/* Opens the walls of the n sorted entries that separate two sets, or makes them candidates, and
 * joins the sets. */
static void kruskal_join(struct kruskal *f, const struct tile *t, size_t n)
{
    kruskal_link *const set = f->set;
    const size_t width = t->width;
    for (size_t k = 0; k < n; k++) {
        uint64_t e = f->entry[k];
        size_t owner = (size_t)(e & PLACE) / 2, a = kruskal_find(set, owner);
        size_t b = kruskal_find(set, kruskal_beside(t, e, owner));
        size_t root = (size_t)select_u64(set[a] > set[b], b, a), child = a ^ b ^ root;
        int size = set[a] + set[b];
        if (a == b)
            continue;
        if (set[child] <= AT_CUT) /* then the larger set reaches a cut, too */
            kruskal_add_candidate(f, kruskal_wall(f, t, e), t->x + a % width, t->y + a / width,
                                  t->x + b % width, t->y + b / width);
        else
            f->cell[owner] &= (unsigned char)~wall_bit(e);
        set[root] = (kruskal_link)(size < INT16_MIN ? INT16_MIN : size);
        set[child] = (kruskal_link)root;
    }
}

/* ---- tiles ---- */

/* Processes a tile, whose walls are all closed. */
static void kruskal_tile(struct kruskal *f, const struct tile *t)
{
    const struct maze *m = f->maze;
    const size_t n = kruskal_list_walls(f, t);
    memset(f->cell, MAZE_WEST | MAZE_NORTH, t->width * t->height);
    kruskal_init_sets(f, t);
    kruskal_scatter(f, n);
    kruskal_sort(f, t, n);
    kruskal_join(f, t, n);
    for (size_t y = 0; y < t->height; y++)
        memcpy(m->cell + (t->y + y) * m->stride + t->x, f->cell + y * t->width, t->width);
}

/* Opens the passages of the maze once more, the lightest first. */
static void kruskal_replay(const struct kruskal *f)
{
    const struct maze *m = f->maze;
    struct weighted_wall *sorted = f->list + f->job->cells;
    size_t n = 0;
    for (size_t y = 0; y < m->height; y++)
        for (size_t i = y * m->stride; i < y * m->stride + m->width; i++)
            for (unsigned bit = MAZE_WEST; bit <= MAZE_NORTH; bit *= 2)
                if (!(m->cell[i] & bit))
                    f->list[n++].weight = wall_weight(f->key, wall_number(i, bit));
    walls_sort(f->list, sorted, n, (size_t *)(void *)(sorted + f->job->cells));
    job_fill(f->job, 0);
    for (size_t k = 0; k < n; k++) {
        const uint64_t wall = wall_of_weight(f->key, sorted[k].weight);
        wall_open(f->job, wall);
        wall_frame(f->job, wall, f->job->cells - (k + 1));
    }
}

static int kruskal_make(struct gen_job *job, struct err *err)
{
    struct maze *m = job->maze;
    struct kruskal f = {.job = job, .maze = m, .key = rng_next(job->rng)};
    f.none = wall_weight(f.key, UINT64_MAX);
    kruskal_choose_tiles(&f);
    if (kruskal_memory(&f, err))
        return -1;
    job_fill(job, 0);
    for (size_t y = 0; y < m->height; y += f.height)
        for (size_t x = 0; x < m->width; x += f.width) {
            struct tile t = {x, y, f.width, f.height};
            t.width = m->width - x < t.width ? m->width - x : t.width;
            t.height = m->height - y < t.height ? m->height - y : t.height;
            kruskal_tile(&f, &t);
            kruskal_add_cut_walls(&f, &t);
        }
    kruskal_join_tiles(&f);
    if (job->frames)
        kruskal_replay(&f);
    return 0;
}

/* Completes a given maze: the plain algorithm, with pieces instead of cells. */
static int kruskal_finish(struct pieces *p, struct err *err)
{
    const struct gen_job *job = p->job;
    dsu_link *set;
    size_t n;
    if (mem_need_array(job->cache, p->count, sizeof *set, 0))
        return err_memory(err);
    set = (dsu_link *)(void *)job->cache->at;
    dsu_init(set, p->count);
    n = pieces_list_walls(p);
    walls_shuffle(job->rng, p->wall, n);
    while (n-- > 0)
        if (dsu_join(set, p->of[p->wall[n] / 2],
                     p->of[wall_neighbour(p->wall[n], job->maze->stride)]))
            wall_carve(job, p->wall[n]);
    return 0;
}

const struct gen gen_kruskal = {
    .entry = {"kruskal", "opens walls in random order: many short dead ends", NULL,
              "randomized-kruskal"},
    .perfect = true,
    .mask = MASK_ANY,
    .make = kruskal_make,
    .finish = kruskal_finish,
};
