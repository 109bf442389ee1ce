#include "loops.h"

#include "common/gen/kit/job.h"
#include "common/gen/kit/random_dir.h"
#include "common/maze/pieces.h"

/* Returns the bits of the walls in the byte of cell i that must stay. */
static unsigned loops_fixed(const struct maze *given, size_t i)
{
    return given ? given->cell[i] / PIECES_FIXED(1) : 0;
}

/* Returns the set of directions from cell i in which there is a passage to another cell or in which
 * one may be opened. Stores the subset with passages in *passages. */
static unsigned loops_neighbours(const struct maze *m, const struct maze *given, size_t i,
                                 unsigned *passages)
{
    unsigned all = 0;
    *passages = 0;
    for (unsigned d = 0; d < 4; d++) {
        unsigned next = *maze_beside(m, i, d);
        if (next & MAZE_SEEN || loops_fixed(given, i + (size_t)m->owner[d]) & maze_wall[d])
            continue;
        all |= 1U << d;
        if (m->kind == MAZE_BLOCK ? !(next & MAZE_OBSTACLE) : maze_open(m, i, d))
            *passages |= 1U << d;
    }
    return all;
}

/* Returns whether the wall of cell i in direction d belongs to a solid cell. Such walls are drawn
 * like all others and then replaced, so that the mazes of a seed stay the same if they have no
 * solid cells. */
static bool loops_is_solid(const struct maze *m, size_t i, unsigned d)
{
    const unsigned char *const cell = m->cell, *const below = cell + m->stride;
    return m->kind == MAZE_WALLS &&
           (maze_solid_in_row(MAZE_WALLS, cell, below, i, false) ||
            maze_solid_in_row(MAZE_WALLS, cell, below, maze_neighbour(m, i, d), false));
}

/* Braids cell i if it is a dead end. If the obstacle opened beside it becomes a dead end, braids
 * that next, and so on. */
static void loops_braid(struct maze *m, const struct maze *given, size_t i, struct random_dir *dirs,
                        uint64_t part)
{
    unsigned passages, all = loops_neighbours(m, given, i, &passages);
    while (passages && !(passages & (passages - 1)) && all != passages &&
           rng_chance(dirs->rng, part)) {
        unsigned d = random_dir_choose(dirs, all & ~passages);
        for (; loops_is_solid(m, i, d); d = random_dir_choose(dirs, all & ~passages))
            if ((all ^= 1U << d) == passages)
                return;
        if (m->kind == MAZE_WALLS)
            maze_carve(m, m->cell + i, d);
        i = maze_neighbour(m, i, d);
        if (m->kind == MAZE_BLOCK)
            m->cell[i] &= (unsigned char)~MAZE_OBSTACLE;
        all = loops_neighbours(m, given, i, &passages);
    }
}

/* Returns the direction of the first wall in the bits `rest` of a cell. */
static unsigned loops_dir(unsigned rest)
{
    return rest & MAZE_WEST ? MAZE_W : MAZE_N;
}

/* Returns the bits of cell i that can be removed: its obstacle bit, or the bits of closed inner
 * walls among its two walls. */
static unsigned loops_removable(const struct maze *m, const struct maze *given, size_t i)
{
    const unsigned char *cell = m->cell + i;
    if (*cell & MAZE_SEEN)
        return 0;
    if (m->kind == MAZE_BLOCK)
        return *cell & MAZE_OBSTACLE;
    return *cell & ~loops_fixed(given, i) &
           (unsigned)((cell[m->step[MAZE_W]] & MAZE_SEEN ? 0 : MAZE_WEST) |
                      (cell[m->step[MAZE_N]] & MAZE_SEEN ? 0 : MAZE_NORTH));
}

/* An iteration over the removable walls or obstacles of a maze. */
struct loops_walk {
    const struct maze *m, *given;
    bool skips_solid; /* skips walls of solid cells */
    size_t i;         /* the cell; SIZE_MAX before the first one */
    unsigned rest;    /* the remaining bits of loops_removable for it */
};

/* Moves to the next wall or obstacle. Returns whether there is one. */
static bool loops_next(struct loops_walk *w)
{
    const size_t n = w->m->stride * w->m->height;
    do {
        w->rest &= w->rest - 1;
        while (!w->rest && ++w->i < n)
            w->rest = loops_removable(w->m, w->given, w->i);
    } while (w->rest && w->skips_solid && loops_is_solid(w->m, w->i, loops_dir(w->rest)));
    return w->rest != 0;
}

/* Removes walls or obstacles. If `counts` is false, removes each with probability `wanted`;
 * otherwise removes `wanted` of them by selection sampling: each one in turn is removed with
 * probability (number still to remove) / (number still to visit). See Donald E. Knuth, "The Art of
 * Computer Programming", vol. 2, 3.4.2, algorithm S. If walls of solid cells are drawn, a second
 * pass replaces them by others. */
static void loops_remove(struct maze *m, const struct maze *given, struct rng *rng, uint64_t wanted,
                         bool counts)
{
    for (bool again = false; wanted > 0; again = true) {
        const struct loops_walk begin = {m, given, again, SIZE_MAX, 0};
        struct loops_walk w = begin;
        uint64_t remaining = 0, refused = 0;
        while (counts && loops_next(&w))
            remaining++;
        for (w = begin; loops_next(&w);) {
            if (counts ? rng_below(rng, remaining--) >= wanted : !rng_chance(rng, wanted))
                continue;
            wanted -= counts;
            if (loops_is_solid(m, w.i, loops_dir(w.rest)))
                refused += counts;
            else
                m->cell[w.i] &= (unsigned char)~(w.rest & (0 - w.rest));
        }
        wanted = refused;
    }
}

void loops_make(struct maze *m, struct rng *rng, const struct loops *loops,
                const unsigned char *mask, const struct maze *given)
{
    struct random_dir dirs = random_dir_init(rng, RANDOM_DIR_EVEN);
    const bool board = m->kind == MAZE_BLOCK;
    const size_t n = m->stride * m->height;
    /* MAZE_SEEN: what must not change, outside the maze or the mask, and the border of a board */
    maze_clear(m, (unsigned char)~(MAZE_DIGIT | (board ? MAZE_OBSTACLE : 0)));
    job_seal(&(struct gen_job){.maze = m, .mask = mask});
    for (size_t i = 0; board && i < n; i++) {
        const size_t x = i % m->stride, y = i / m->stride;
        if (x == 0 || y == 0 || x + 1 == m->width || y + 1 == m->height)
            m->cell[i] |= MAZE_SEEN;
    }
    for (size_t i = 0; loops->braid > 0 && i < n; i++)
        if (!(m->cell[i] & (MAZE_SEEN | MAZE_OBSTACLE)))
            loops_braid(m, given, i, &dirs, loops->braid);
    loops_remove(m, given, rng, loops->open, true);
    loops_remove(m, given, rng, loops->percolate, false);
}

/* ---- the cells of a shape ---- */

/* Returns whether `wall` is closed and may be removed. */
static bool loops_may_open(const struct shape_graph *g, const struct maze *given, uint32_t wall)
{
    return !shape_graph_is_open(g, wall) && !(given->cell[wall / 2] & PIECES_FIXED(wall_bit(wall)));
}

/* Braids cell k in the same way as loops_braid. */
static void loops_braid_cell(const struct shape_graph *g, struct maze *m, const struct maze *given,
                             uint32_t k, struct rng *rng, uint64_t part)
{
    const struct pieces *p = &g->pieces;
    while (shape_graph_degree(g, k) == 1) {
        uint64_t closed = 0, chosen;
        uint32_t arc = p->first[k], next;
        for (uint32_t a = arc; a < p->first[k + 1]; a++)
            closed += loops_may_open(g, given, p->wall[a]);
        if (closed == 0 || !rng_chance(rng, part))
            return;
        for (chosen = rng_below(rng, closed); chosen > 0 || !loops_may_open(g, given, p->wall[arc]);
             arc++)
            chosen -= loops_may_open(g, given, p->wall[arc]);
        next = (uint32_t)pieces_beyond(p, p->wall[arc], k);
        shape_graph_open(m, p->wall[arc]);
        k = next;
    }
}

/* Removes walls in the same way as loops_remove. Each wall is counted in the cell that owns it. */
static void loops_remove_walls(const struct shape_graph *g, struct maze *m,
                               const struct maze *given, struct rng *rng, uint64_t wanted,
                               bool counts)
{
    const struct pieces *p = &g->pieces;
    uint64_t remaining = 0;
    for (int pass = counts ? 0 : 1; pass < 2; pass++)
        for (uint32_t k = 0; k < p->count; k++)
            for (uint32_t a = p->first[k]; a < p->first[k + 1]; a++) {
                const uint32_t wall = p->wall[a];
                if (p->of[wall / 2] != k || !loops_may_open(g, given, wall))
                    continue;
                if (pass == 0)
                    remaining++;
                else if (counts ? rng_below(rng, remaining--) < wanted : rng_chance(rng, wanted)) {
                    shape_graph_open(m, wall);
                    wanted -= counts;
                }
            }
}

void loops_make_shape(const struct shape_graph *g, struct maze *m, struct rng *rng,
                      const struct loops *loops, const struct maze *given)
{
    for (uint32_t k = 0; loops->braid > 0 && k < g->pieces.count; k++)
        loops_braid_cell(g, m, given, k, rng, loops->braid);
    if (loops->open > 0)
        loops_remove_walls(g, m, given, rng, loops->open, true);
    if (loops->percolate > 0)
        loops_remove_walls(g, m, given, rng, loops->percolate, false);
}
