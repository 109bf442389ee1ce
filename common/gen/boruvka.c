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
 * A round at least halves the sets. The first one does without a list, for every
 * cell looks at its own four walls. Then come rounds with the lighter half of all
 * walls alone, until none of them parts two sets; a set that has no light wall
 * waits. Of the heavier half three quarters lie within a set by then and are
 * dropped as they are listed; with the rest it goes on. That is a fifth faster
 * than rounds with all walls at once, and changes nothing of the tree.
 *
 * Weights are not stored but computed (wall.h). Ties cannot be: different walls
 * have different weights.
 *
 * Time: at most log n rounds, in all about as long as two readings of all walls.
 * Space: 8 bytes a cell for the walls found, 4 for the sets, about 2 for the list;
 * at most 2^31 cells.
 *
 * Reference: Otakar Boruvka, "O jistem problemu minimalnim", 1926. */
#include "gen.h"
#include "sets.h"
#include "wall.h"

#define NONE UINT64_MAX

/* What the rounds work on. */
struct rounds {
    const struct gen_job *job;
    struct maze *maze;
    uint64_t key;
    setlink *set;
    uint64_t *best;  /* of the top of a set: the mark of its lightest wall, or NONE */
    uint64_t *below; /* in the first round, the weights of the walls below a row */
    uint32_t *list;  /* walls that may still lie between two sets */
    size_t n, left;  /* walls in the list; walls still to come down */
    size_t room;     /* walls that the list has room for */
};

/* Which half of the weights a wall is in, a bit in its owner's byte: they are computed
 * once for all walls. A wall that is no inner one has neither. */
enum { LIGHT_VERT = 0x10, HEAVY_VERT = 0x20, LIGHT_HORIZ = 0x40, HEAVY_HORIZ = 0x80 };

/* A wall with the upper half of its weight before it, so that the lighter wall has
 * the lesser mark, but for one pair in 2^32 that the lower half has to part. */
static inline uint64_t mark(uint32_t wall, uint64_t weight)
{
    return (weight & ~(uint64_t)UINT32_MAX) | wall;
}

/* A wall for the set of this top: is it lighter than what it has? There is no
 * branch on that, for it is as random as the weights. */
static inline void offer(struct rounds *r, size_t top, uint64_t wall)
{
    uint64_t best = r->best[top], less = wall < best ? wall : best;
    if ((wall ^ best) >> 32 == 0 && best != NONE)
        less =
            wall_weight(r->key, (uint32_t)wall) < wall_weight(r->key, (uint32_t)best) ? wall : best;
    r->best[top] = less;
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

/* The set of this top has found its wall: it comes down. */
static inline void take_best_of(struct rounds *r, size_t top)
{
    if (r->best[top] != NONE) {
        take_down(r, (uint32_t)r->best[top]);
        r->best[top] = NONE;
    }
}

/* Every set has found its wall: all of them come down. */
static void take_best(struct rounds *r)
{
    size_t cells = r->maze->stride * r->maze->height;
    for (size_t i = 0; i < cells; i++)
        take_best_of(r, i);
}

/* Is this the number of an inner wall? x: the column of the cell. */
static inline bool is_inner(const struct gen_job *job, size_t i, size_t x, unsigned side)
{
    const struct maze *m = job->maze;
    return x < m->width && (side == WALL_HORIZ ? i >= m->stride : x > 0) && gen_in(job, i) &&
           gen_in(job, i - (side == WALL_HORIZ ? m->stride : 1));
}

/* The weight of a wall, more than any if it is no inner one; notes its half. */
static inline uint64_t weigh(const struct rounds *r, size_t i, size_t x, unsigned side)
{
    uint64_t weight = wall_weight(r->key, 2 * i + side);
    unsigned light = side == WALL_VERT ? LIGHT_VERT : LIGHT_HORIZ, half = light << (weight >> 63);
    if (!is_inner(r->job, i, x, side))
        return UINT64_MAX;
    r->maze->cell[i] |= (unsigned char)half;
    return weight;
}

/* The first round, in which every cell is a set: it looks at its own four walls.
 * The weights of the walls below a row are kept for the next one. */
static void first_round(struct rounds *r)
{
    uint64_t *const above = r->below;
    const struct maze *m = r->maze;
    const size_t last = m->stride * (m->height - 1);
    for (size_t x = 0; x < m->width; x++)
        above[x] = UINT64_MAX;
    for (size_t row = 0; row <= last; row += m->stride) {
        uint64_t west = UINT64_MAX;
        for (size_t x = 0; x < m->width; x++) {
            size_t i = row + x, south = i + m->stride;
            uint64_t east = weigh(r, i + 1, x + 1, WALL_VERT), least = west;
            uint64_t below = row < last ? weigh(r, south, x, WALL_HORIZ) : UINT64_MAX;
            uint32_t wall = (uint32_t)(2 * i + WALL_VERT);
            wall = above[x] < least ? (uint32_t)(2 * i + WALL_HORIZ) : wall;
            least = above[x] < least ? above[x] : least;
            wall = east < least ? (uint32_t)(2 * (i + 1) + WALL_VERT) : wall;
            least = east < least ? east : least;
            wall = below < least ? (uint32_t)(2 * south + WALL_HORIZ) : wall;
            least = below < least ? below : least;
            r->best[i] = least == UINT64_MAX ? NONE : mark(wall, least);
            above[x] = below;
            west = east;
        }
        r->best[row + m->width] = NONE;
    }
    take_best(r);
}

/* Puts every cell right below the top of its set. */
static void flatten(struct rounds *r)
{
    size_t cells = r->maze->stride * r->maze->height;
    for (size_t i = 0; i < cells; i++) {
        size_t top = set_top(r->set, i);
        if (top != i)
            r->set[i] = (setlink)top;
    }
}

/* The top of a flat set. */
static inline size_t flat_top(const struct rounds *r, size_t i)
{
    setlink up = r->set[i];
    return up < 0 ? i : (size_t)up;
}

/* The inner walls between two sets to the list: those of the lighter half of all
 * walls, or of the heavier, which is the last that is asked of the halves. */
static void list_walls(struct rounds *r, bool heavy)
{
    const size_t stride = r->maze->stride, cells = stride * r->maze->height;
    const unsigned vert = heavy ? HEAVY_VERT : LIGHT_VERT,
                   horiz = heavy ? HEAVY_HORIZ : LIGHT_HORIZ;
    const unsigned char keep = heavy ? MAZE_DIGIT : 0xff;
    unsigned char *const cell = r->maze->cell;
    uint32_t *const list = r->list;
    size_t n = 0, west = SIZE_MAX;
    flatten(r);
    for (size_t i = 0; i < cells; i++) {
        const size_t top = flat_top(r, i), north = i < stride ? top : flat_top(r, i - stride);
        list[n] = (uint32_t)(2 * i + WALL_VERT);
        n += (west != top) & ((cell[i] & vert) != 0);
        list[n] = (uint32_t)(2 * i + WALL_HORIZ);
        n += (north != top) & ((cell[i] & horiz) != 0);
        cell[i] &= keep;
        west = top;
    }
    r->n = n;
}

/* Asks for what a round needs of cell i; without it a tenth slower. */
static inline void fetch(const struct rounds *r, size_t i)
{
    size_t up = flat_top(r, i);
    MEM_PREFETCH(&r->set[up]);
    MEM_PREFETCH(&r->best[up]);
}

/* Another round over the list, from which it drops what lies within a set. The tops of
 * the sets that find a wall are listed behind it, if there is room: to look for few of
 * them among all cells would take most of the time in the end. */
static void next_round(struct rounds *r)
{
    enum { AHEAD = 12 };
    const bool few = 3 * r->n <= r->room;
    uint32_t *const tops = r->list + r->n;
    size_t kept = 0, found = 0;
    for (size_t k = 0; k < r->n; k++) {
        uint32_t wall = r->list[k];
        size_t a = set_top(r->set, wall / 2),
               b = set_top(r->set, wall_beside(wall, r->maze->stride));
        uint64_t now = mark(wall, wall_weight(r->key, wall));
        if (k + AHEAD < r->n) {
            uint32_t soon = r->list[k + AHEAD];
            fetch(r, soon / 2);
            fetch(r, wall_beside(soon, r->maze->stride));
        }
        if (a == b)
            continue;
        r->list[kept++] = wall;
        if (few) {
            tops[found] = (uint32_t)a;
            found += r->best[a] == NONE;
            tops[found] = (uint32_t)b;
            found += r->best[b] == NONE;
        }
        offer(r, a, now);
        offer(r, b, now);
    }
    r->n = kept;
    for (size_t k = 0; k < found; k++)
        take_best_of(r, tops[k]);
    if (!few)
        take_best(r);
}

/* The walls found, the weights below a row, the sets, and the list: after the first
 * round no more than three walls stand for two cells, for half of the cells have
 * lost one. */
static int boruvka_make(struct gen_job *job, struct err *err)
{
    struct maze *m = job->maze;
    size_t cells = m->stride * m->height, list = cells / 2 * 3 + 8;
    struct rounds r = {
        .job = job, .maze = m, .key = rng_next(job->rng), .left = job->cells - 1, .room = list};
    if (gen_memory("boruvka", m, WALL_CELLS, cells, sizeof *r.best + sizeof *r.set,
                   m->width * sizeof *r.below + list * sizeof *r.list, job->work, err))
        return -1;
    r.best = (uint64_t *)(void *)job->work->at;
    r.below = r.best + cells;
    r.set = (setlink *)(void *)(r.below + m->width);
    r.list = (uint32_t *)(r.set + cells);
    gen_fill(job, 0);
    set_init(r.set, cells);
    if (r.left == 0)
        return 0;
    first_round(&r);
    for (int heavy = 0; heavy < 2; heavy++) {
        list_walls(&r, heavy);
        while (r.left > 0 && r.n > 0)
            next_round(&r);
    }
    return 0;
}

const struct gen gen_boruvka = {
    .entry = {"boruvka", "all sets of cells grow at once, through their lightest walls", NULL},
    .perfect = true,
    .mask = GEN_PARTS,
    .make = boruvka_make,
};
