/* kruskal: opens walls in random order, joining disjoint sets of cells.
 *
 * Idea: every cell starts as a set of its own. Take the inner walls in random order; a wall between
 * two different sets is opened and joins them, any other wall stays. The order is determined by
 * random weights, so this is Kruskal's minimum spanning tree.
 *
 * Correctness: a wall is opened only if there is no path between its sides yet, so there is never a
 * second path. Two sets cannot remain at the end, because a wall between them would have been
 * opened. All orders of the walls are equally likely.
 *
 * Mazes: many short dead ends (about 30 % of the cells), a short and rather direct solution. Not
 * exactly uniform.
 *
 * In a large maze, nearly every lookup of a set misses the cache. But whether a wall is opened
 * mostly depends only on the lighter walls near it. So the maze is cut into tiles, and each tile is
 * first processed alone, with its walls in the order of their weights:
 *   1. If one of the two sets has no cell beside a cut, the wall is opened. No path outside the
 *      tile connects that set to another one, so this wall also joins it in the whole maze.
 *   2. If both sets reach a cut, lighter walls elsewhere may connect them. The wall becomes a
 *      candidate, and the sets are joined, because either the candidate or a lighter path joins
 *      them in any case.
 *   3. Walls with the same set on both sides stay closed.
 * At the end, the candidates and the walls along the cuts, one per 20 cells, are sorted, and
 * Kruskal's algorithm runs once more on these walls only. The sets of this last pass are those from
 * step 1: each of them that reaches a cut has exactly one cell there, its root, which represents
 * it.
 *
 * Most walls of a tile need not be processed in order. They are found without a branch on random
 * data:
 *   - The heaviest of the four walls that meet at a corner of four cells always stays: when its
 *     turn comes, the other three have been processed, so there is a path through the four cells.
 *   - The lightest of the four walls of a cell is always opened: no wall before it can join the
 *     cell to another one. This is the first round of boruvka. It joins the cells into trees, which
 *     the other walls join into sets. Cells at the edge of a tile, and cells with fewer walls in a
 *     mask, are skipped. A tree has at most one such cell, which is its root, so the statements
 *     about sets beside cuts also hold for trees.
 * Of the two walls per cell, 0.58 remain to be sorted, and 0.31 join two sets. Joining renames the
 * trees of the smaller set, 0.9 per cell, with fewer random branches than a search for roots in a
 * forest.
 *
 * Compared with one list of all walls, shuffled class by class, this takes 0.55 of the time at
 * 1000x1000, 0.5 at 4000x4000 and a quarter at 16000x16000, and a quarter of the memory. Rejected
 * variants, with their time at 4000x4000 relative to this one:
 *
 *     1.28           without the first round of boruvka, and with a forest; 1.1: with both
 *     1.8            three rounds of boruvka, whose trees keep their lightest walls
 *     0.98           walls of 8 bytes, whose weights are not complete: 50 lines more
 *     0.97           the trees of all walls are found before the first two are joined
 *     0.97           the cells of the last pass are fetched ahead; 1 at 1000x1000
 *     1.01 to 1.05   the filter of Osipov, Sanders and Singler: walls whose cells are already
 *                    connected are dropped before the heavier ones are sorted
 *
 * The frames of --trace show the plain algorithm: once the maze is known, its passages are opened
 * again in the order of their weights, which is the order of Kruskal's steps.
 *
 * Cost: time nearly proportional to the cells. Memory: 2 bytes per cell for the candidates, and
 * less than 2 MB for a tile; with --trace 40 bytes per cell.
 *
 * References: Joseph B. Kruskal, "On the shortest spanning subtree of a graph", 1956; Vitaly
 * Osipov, Peter Sanders and Johannes Singler, "The filter-Kruskal minimum spanning tree algorithm",
 * 2009; Robert E. Tarjan, "Data Structures and Network Algorithms", 1983 (a heaviest edge of a
 * cycle is not in the tree). */
#include "common/gen/kit/job.h"
#include "common/gen/kit/wall_weights.h"
#include "common/maze/dsu.h"
#include "common/maze/pieces.h"

#include <string.h>

#ifndef KRUSKAL_SIDE
#define KRUSKAL_SIDE 128 /* side of a square tile; a test sets a different one */
#endif
#define TILE ((size_t)KRUSKAL_SIDE * KRUSKAL_SIDE) /* maximum number of cells of a tile */
_Static_assert(2 * TILE <= 1 << 15, "a size has 16 bits");

/* The root of a tree of cells in a tile, joined by lightest walls. The trees of a set form a ring,
 * and one of them identifies the set. A tree with a cell beside a cut counts as more trees than a
 * tile has. So a set that reaches a cut is identified by such a tree. */
struct kruskal_tree {
    uint16_t set, next; /* the tree that identifies its set, and the next tree of the ring */
    uint16_t size; /* of the set it identifies: number of trees, plus AT_CUT if it reaches a cut */
};
#define AT_CUT ((unsigned)TILE)

/* A tile: its first cell, its size, and the state of the algorithm in it. */
struct kruskal_tile {
    size_t x, y, width, height;
    union {
        uint64_t weight[2 * TILE]; /* of its walls, indexed by place */
        struct weighted_wall sorted[2 * TILE];
    };
    struct weighted_wall wall[2 * TILE + 1]; /* a is a place, b a cell; one extra is written */
    size_t count[2 * TILE + WALLS_SORT_MORE];
    uint64_t heaviest[3][KRUSKAL_SIDE + 1]; /* greatest weights at the corners of even rows, of odd
                                             * rows, and along the tile's sides */
    struct kruskal_tree tree[TILE];         /* by root */
    uint16_t link[TILE];      /* by cell: another cell of its tree; for a root, itself */
    unsigned char cell[TILE]; /* the cells of the finished maze */
    unsigned char lightest[KRUSKAL_SIDE + TILE]; /* by cell: the side of its lightest wall; preceded
                                                  * by zeros for the row before the first */
};

/* The state of the algorithm. */
struct kruskal {
    const struct gen_job *job;
    struct maze *maze;
    uint64_t key;               /* of the weights */
    uint64_t none;              /* a weight that no wall has */
    size_t width, height;       /* of a tile; the last tiles of a row or column may be smaller */
    struct weighted_wall *list; /* the candidates, by cells beside cuts; then room to sort them */
    size_t cut_cells; /* number of cells beside a cut between two tiles; corner cells count twice */
    size_t candidates, most; /* most: maximum number of candidates */
};

/* ---- memory ---- */

/* Allocates the memory for a tile, and for the candidates or the steps of the trace. Returns 0, or
 * -1 with *job->err set if memory runs out. */
static int kruskal_memory(struct kruskal *f)
{
    const size_t steps = f->job->frames ? f->job->cells : 0, n = steps > f->most ? steps : f->most;
    const size_t each = 2 * sizeof(struct weighted_wall) + sizeof(size_t);
    const size_t more = WALLS_SORT_MORE * sizeof(size_t) + f->cut_cells * sizeof(dsu_link);
    if (f->cut_cells >= DSU_MAX) /* unreached: it takes 4 billion cells */
        return err_set(f->job->err, "%zux%zu cells are too many for kruskal", f->maze->width,
                       f->maze->height);
    if (job_memory(f->job, "kruskal", SIZE_MAX, n, each, more, f->job->scratch))
        return -1;
    f->list = (struct weighted_wall *)(void *)f->job->scratch->at;
    return mem_need(f->job->cache, sizeof(struct kruskal_tile)) ? err_memory(f->job->err) : 0;
}

/* ---- candidates ---- */

/* Returns the number of cell (x, y), which must be beside a cut. There is a line of such cells on
 * either side of every cut. The lines above and below the horizontal cuts are numbered first, then
 * the lines beside the vertical cuts. */
static uint32_t kruskal_cut_cell(const struct kruskal *f, size_t x, size_t y)
{
    const size_t w = f->width, h = f->height, all = 2 * ((f->maze->height - 1) / h);
    if ((y > 0 && y % h == 0) || (y + 1 < f->maze->height && (y + 1) % h == 0))
        return (uint32_t)((y / h + (y + 1) / h - 1) * f->maze->width + x);
    return (uint32_t)(all * f->maze->width + (x / w + (x + 1) / w - 1) * f->maze->height + y);
}

/* Adds to the candidates a wall between two sets that reach a cut at (ax, ay) and (bx, by). */
static void kruskal_add_candidate(struct kruskal *f, uint64_t weight, size_t ax, size_t ay,
                                  size_t bx, size_t by)
{
    f->list[f->candidates++] =
        (struct weighted_wall){weight, kruskal_cut_cell(f, ax, ay), kruskal_cut_cell(f, bx, by)};
}

/* Adds the walls between a tile and its west and north neighbours. */
static void kruskal_add_cut_walls(struct kruskal *f, const struct kruskal_tile *t)
{
    for (size_t k = 0; k < t->width + t->height; k++) {
        const bool north = k < t->width;
        const size_t x = t->x + (north ? k : 0), y = t->y + (north ? 0 : k - t->width);
        const uint64_t wall = wall_number(y * f->maze->stride + x, north ? MAZE_NORTH : MAZE_WEST);
        if ((north ? y : x) > 0 && wall_is_in_mask(f->job, wall))
            kruskal_add_candidate(f, wall_weight(f->key, wall), x, y, x - !north, y - north);
    }
}

/* Runs the algorithm on the candidates. */
static void kruskal_join_tiles(struct kruskal *f)
{
    struct weighted_wall *sorted = f->list + f->most;
    size_t *count = (size_t *)(void *)(sorted + f->most);
    dsu_link *set = (dsu_link *)(void *)(count + f->most + WALLS_SORT_MORE);
    dsu_init(set, f->cut_cells);
    walls_sort(f->list, sorted, f->candidates, count);
    for (size_t k = 0; k < f->candidates; k++)
        if (dsu_join(set, sorted[k].a, sorted[k].b))
            wall_open(f->job, wall_of_weight(f->key, sorted[k].weight));
}

/* ---- the walls of a tile ---- */

/* Sets t->weight[p] for every place p of the tile to the weight of the wall at that place, or to
 * f->none if there is no such wall within the tile. */
static void kruskal_weigh(const struct kruskal *f, struct kruskal_tile *t)
{
    const size_t stride = f->maze->stride, width = t->width;
    const unsigned char *mask = f->job->mask;
    const uint64_t key = f->key;
    for (size_t y = 0; y < t->height; y++) {
        uint64_t *row = t->weight + 2 * y * width;
        const size_t first = (t->y + y) * stride + t->x;
        for (size_t k = 0; k < 2 * width; k++)
            row[k] = wall_weight(key, wall_number(first, MAZE_WEST) + k);
        row[0] = f->none;
        for (size_t x = 0; mask && x < width; x++) {
            size_t i = first + x;
            if (x > 0 && !(mask[i] & mask[i - 1]))
                row[2 * x] = f->none;
            if (y > 0 && !(mask[i] & mask[i - stride]))
                row[2 * x + 1] = f->none;
        }
    }
    for (size_t x = 0; x < width; x++)
        t->weight[2 * x + 1] = f->none;
}

/* Sets t->heaviest[y % 2][x], for each x > 0 in row y of the tile, to the greatest weight of the
 * four walls that meet at the upper left corner of cell (x, y), or to f->none if not all four
 * exist. */
static void kruskal_find_heaviest(const struct kruskal *f, struct kruskal_tile *t, size_t y)
{
    const size_t width = t->width;
    const uint64_t *row = t->weight + 2 * y * width, *above = row - 2 * width, none = f->none;
    const bool always = !f->job->mask;
    uint64_t *const heaviest = t->heaviest[y % 2];
    for (size_t x = 1; x < width; x++) {
        const uint64_t a = above[2 * x], b = row[2 * x - 1], c = row[2 * x], d = row[2 * x + 1];
        const bool all = always || ((a != none) & (b != none) & (c != none) & (d != none));
        const uint64_t ab = a > b ? a : b, cd = c > d ? c : d, most = ab > cd ? ab : cd;
        heaviest[x] = select_u64(all, most, none);
    }
}

/* Opens the lightest wall of each cell in row y of the tile whose four walls exist within the tile,
 * and links the cell to the one on the other side. Two cells with the same lightest wall are linked
 * to each other. The lightest walls of the row above must be open already. */
static void kruskal_open_lightest(const struct kruskal *f, struct kruskal_tile *t, size_t y)
{
    enum { WEST = MAZE_WEST, NORTH = MAZE_NORTH, EAST = MAZE_WEST << 2, SOUTH = MAZE_NORTH << 2 };
    const size_t first = y * t->width, end = y > 0 && y + 1 < t->height ? t->width - 1 : 0;
    const uint64_t *row = t->weight + 2 * first, *below = row + 2 * t->width, none = f->none;
    const int width = (int)t->width;
    const int step[] = {[WEST] = -1, [NORTH] = -width, [EAST] = 1, [SOUTH] = width};
    const bool always = !f->job->mask;
    unsigned char *const side = t->lightest + KRUSKAL_SIDE + first, *const cell = t->cell + first;
    memset(side, 0, t->width);
    for (size_t x = 1; x < end; x++) {
        const uint64_t a = row[2 * x], b = row[2 * x + 1], c = row[2 * x + 2], d = below[2 * x + 1];
        const bool all = always || ((a != none) & (b != none) & (c != none) & (d != none));
        const uint64_t ab = a < b ? a : b, cd = c < d ? c : d, least = ab < cd ? ab : cd;
        const unsigned of =
            (a == least) * WEST | (b == least) * NORTH | (c == least) * EAST | (d == least) * SOUTH;
        side[x] = (unsigned char)(of & (0U - all));
    }
    for (int x = 0; x < width; x++) {
        t->link[first + (size_t)x] = (uint16_t)((int)first + x + step[side[x]]);
        cell[x] =
            (unsigned char)~(side[x] | (side[x - 1] & EAST) >> 2 | (side[x - width] & SOUTH) >> 2) &
            (MAZE_WEST | MAZE_NORTH);
    }
}

/* Lists the inner walls of the tile in t->wall. Omits walls that are the heaviest at one of their
 * ends; nonexistent walls are among these, because they have the same weight as their ends. Omits
 * and opens the lightest walls of the cells. Every wall is written, but the end of the list
 * advances only if the wall belongs there, so there is no branch on random data. Returns the number
 * of walls in the list. */
static size_t kruskal_list_walls(const struct kruskal *f, struct kruskal_tile *t)
{
    const uint64_t none = f->none, *weight = t->weight;
    const unsigned char *closed = t->cell;
    struct weighted_wall *const list = t->wall;
    const uint32_t width = (uint32_t)t->width;
    uint32_t i = 0;
    size_t n = 0;
    kruskal_weigh(f, t);
    for (size_t x = 0; x <= width; x++)
        t->heaviest[0][x] = t->heaviest[1][x] = t->heaviest[2][x] = none;
    for (size_t y = 0; y < t->height; y++) {
        const bool is_last = y + 1 == t->height;
        const uint64_t *upper = t->heaviest[y % 2], *lower = t->heaviest[is_last ? 2 : (y + 1) % 2];
        if (!is_last)
            kruskal_find_heaviest(f, t, y + 1);
        kruskal_open_lightest(f, t, y);
        for (size_t x = 0; x < width; x++, i++, closed++) {
            const uint64_t west = *weight++;
            const uint64_t north = *weight++;
            list[n] = (struct weighted_wall){west, 2 * i, i - 1};
            n += *closed & (west != upper[x]) & (west != lower[x]);
            list[n] = (struct weighted_wall){north, 2 * i + 1, i - width};
            n += *closed >> 1 & (north != upper[x]) & (north != upper[x + 1]);
        }
    }
    return n;
}

/* ---- the sets of a tile ---- */

/* Makes each tree of the tile a set of its own. The first pass makes one of every two cells that
 * are linked to each other a root; after the second pass, nearly every link leads to a root. */
static void kruskal_init_sets(const struct kruskal *f, struct kruskal_tile *t)
{
    const struct maze *m = f->maze;
    const size_t cells = t->width * t->height;
    uint16_t *const link = t->link;
    struct kruskal_tree *const tree = t->tree, *const last_row = tree + cells - t->width;
    for (int pass = 0; pass < 2; pass++)
        for (size_t i = 0; i < cells; i++)
            link[i] = link[link[i]];
    for (size_t i = 0; i < cells; i++)
        tree[i] = (struct kruskal_tree){(uint16_t)i, (uint16_t)i, 1};
    for (size_t x = 0; t->y > 0 && x < t->width; x++)
        tree[x].size = AT_CUT + 1;
    for (size_t x = 0; t->y + t->height < m->height && x < t->width; x++)
        last_row[x].size = AT_CUT + 1;
    for (size_t y = 0; t->x > 0 && y < t->height; y++)
        tree[y * t->width].size = AT_CUT + 1;
    for (size_t y = 0; t->x + t->width < m->width && y < t->height; y++)
        tree[(y + 1) * t->width - 1].size = AT_CUT + 1;
}

/* Returns the tree that identifies the set of cell i. */
static inline size_t kruskal_find(const struct kruskal_tile *t, size_t i)
{
    const uint16_t *const link = t->link;
    do
        i = link[i];
    while (link[i] != i);
    return t->tree[i].set;
}

/* Joins set `child` to set `to`: renames its trees and joins the rings. */
static inline void kruskal_rename(struct kruskal_tree *tree, size_t child, size_t to)
{
    const uint16_t next = tree[to].next;
    size_t k = child;
    do
        tree[k].set = (uint16_t)to;
    while ((k = tree[k].next) != child);
    tree[to].next = tree[child].next;
    tree[child].next = next;
}

/* Opens each of the n sorted walls that separates two sets, or makes it a candidate, and joins the
 * sets. */
static void kruskal_join(struct kruskal *f, struct kruskal_tile *t, size_t n)
{
    struct kruskal_tree *const tree = t->tree;
    const size_t width = t->width;
    for (size_t k = 0; k < n; k++) {
        const struct weighted_wall *w = &t->sorted[k];
        size_t a = kruskal_find(t, w->a / 2), b = kruskal_find(t, w->b);
        size_t to = (size_t)select_u64(tree[a].size < tree[b].size, b, a), child = a ^ b ^ to;
        if (a == b)
            continue;
        if (tree[child].size > AT_CUT) { /* then the larger set also reaches a cut */
            kruskal_add_candidate(f, w->weight, t->x + a % width, t->y + a / width,
                                  t->x + b % width, t->y + b / width);
            tree[child].size -= (uint16_t)AT_CUT;
        } else
            t->cell[w->a / 2] &= (unsigned char)~wall_bit(w->a);
        tree[to].size += tree[child].size;
        kruskal_rename(tree, child, to);
    }
}

/* ---- tiles ---- */

/* Opens the passages of the maze once more, the lightest first. */
static void kruskal_replay(const struct kruskal *f)
{
    const struct maze *m = f->maze;
    struct weighted_wall *sorted = f->list + f->job->cells;
    size_t n = 0;
    for (size_t wall = 0; wall < 2 * m->stride * m->height; wall++)
        if (wall / 2 % m->stride < m->width && !(m->cell[wall / 2] & wall_bit(wall)))
            f->list[n++].weight = wall_weight(f->key, wall);
    walls_sort(f->list, sorted, n, (size_t *)(void *)(sorted + f->job->cells));
    job_fill(f->job, 0);
    for (size_t k = 0; k < n; k++)
        wall_carve(f->job, wall_of_weight(f->key, sorted[k].weight), f->job->cells - (k + 1));
}

static int kruskal_make(struct gen_job *job)
{
    const struct maze *m = job->maze;
    const size_t w = m->width < KRUSKAL_SIDE ? m->width : KRUSKAL_SIDE;
    const size_t h = m->height < KRUSKAL_SIDE ? m->height : KRUSKAL_SIDE;
    struct kruskal f = {.job = job, .maze = job->maze, .width = w, .height = h};
    struct kruskal_tile *t;
    size_t n;
    f.key = rng_next(job->rng);
    f.none = wall_weight(f.key, UINT64_MAX);
    f.cut_cells = 2 * ((m->height - 1) / h * m->width + (m->width - 1) / w * m->height);
    f.most = f.cut_cells / 2 * 3 + 1; /* one per cell and one per wall of a cut */
    if (kruskal_memory(&f))
        return -1;
    t = (struct kruskal_tile *)(void *)job->cache->at;
    memset(t->lightest, 0, KRUSKAL_SIDE);
    job_fill(job, 0);
    for (t->y = 0; t->y < m->height; t->y += h)
        for (t->x = 0; t->x < m->width; t->x += w) {
            t->width = m->width - t->x < w ? m->width - t->x : w;
            t->height = m->height - t->y < h ? m->height - t->y : h;
            n = kruskal_list_walls(&f, t);
            kruskal_init_sets(&f, t);
            walls_sort(t->wall, t->sorted, n, t->count);
            kruskal_join(&f, t, n);
            for (size_t y = 0; y < t->height; y++)
                memcpy(m->cell + (t->y + y) * m->stride + t->x, t->cell + y * t->width, t->width);
            kruskal_add_cut_walls(&f, t);
        }
    kruskal_join_tiles(&f);
    if (job->frames)
        kruskal_replay(&f);
    return 0;
}

/* Completes a given maze by the plain algorithm, with pieces instead of cells. */
static int kruskal_finish(const struct gen_job *job, struct pieces *p)
{
    dsu_link *set;
    size_t n;
    if (mem_need_array(job->cache, p->count, sizeof *set, 0))
        return err_memory(job->err);
    set = (dsu_link *)(void *)job->cache->at;
    dsu_init(set, p->count);
    n = pieces_list_walls(p);
    walls_shuffle(job->rng, p->wall, n);
    while (n-- > 0)
        if (dsu_join(set, p->of[p->wall[n] / 2],
                     p->of[wall_neighbour(p->wall[n], job->maze->stride)]))
            wall_carve(job, p->wall[n], 0);
    return 0;
}

const struct gen gen_kruskal = {
    .entry = {"kruskal", "opens walls in random order: many short dead ends", NULL,
              "randomized-kruskal"},
    .perfect = GEN_PERFECT,
    .mask = MASK_ANY,
    .make = kruskal_make,
    .finish = kruskal_finish,
};
