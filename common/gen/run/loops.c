#include "loops.h"

#include "common/gen/kit/job.h"
#include "common/gen/kit/random_dir.h"
#include "common/maze/pieces.h"

/* Sets MAZE_SEEN on everything that must not change: what is outside the maze or the mask, and the
 * border of a board. */
static void loops_seal(struct maze *m, const unsigned char *mask)
{
    const bool board = m->kind == MAZE_BLOCK;
    maze_clear(m, (unsigned char)~(MAZE_DIGIT | (board ? MAZE_OBSTACLE : 0)));
    job_seal(&(struct gen_job){.maze = m, .mask = mask});
    for (size_t i = 0, n = m->stride * m->height; board && i < n; i++) {
        size_t x = i % m->stride, y = i / m->stride;
        if (x == 0 || y == 0 || x + 1 == m->width || y + 1 == m->height)
            m->cell[i] |= MAZE_SEEN;
    }
}

/* Returns which walls in the byte of cell i must stay, as its bits. */
static unsigned loops_fixed(const struct maze *given, size_t i)
{
    return given ? given->cell[i] / PIECES_FIXED(1) : 0;
}

/* Returns the directions in which cell i has another cell to which it is or may be opened, as a set
 * of bits, and in *passages those in which there is a passage to it. */
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

/* Braids cell i if it is a dead end. If the cell that it is opened to had no passage before, that
 * is a dead end now and is braided next, and so on. */
static void loops_braid(struct maze *m, const struct maze *given, size_t i, struct random_dir *dirs,
                        uint64_t part)
{
    const bool board = m->kind == MAZE_BLOCK;
    unsigned passages, all = loops_neighbours(m, given, i, &passages);
    while (passages && !(passages & (passages - 1)) && all != passages &&
           rng_chance(dirs->rng, part)) {
        unsigned d = random_dir_choose(dirs, all & ~passages), before;
        size_t next = maze_neighbour(m, i, d);
        loops_neighbours(m, given, next, &before);
        if (board)
            m->cell[next] &= (unsigned char)~MAZE_OBSTACLE;
        else
            maze_carve(m, m->cell + i, d);
        if (board ? before & (before - 1) : before)
            return;
        i = next;
        all = loops_neighbours(m, given, i, &passages);
    }
}

/* Returns what can be removed of cell i, as bits of its byte: the obstacle that it is, or those of
 * its two walls that are closed inner ones. */
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

/* Removes walls or obstacles. Without `counts`, each with the probability `wanted`; otherwise that
 * many of them, by selection sampling: something is removed with the probability that is the number
 * still to be removed over the number still to come. Donald E. Knuth, "The Art of Computer
 * Programming", vol. 2, 3.4.2, algorithm S. */
static void loops_remove(struct maze *m, const struct maze *given, struct rng *rng, uint64_t wanted,
                         bool counts)
{
    const size_t n = m->stride * m->height;
    uint64_t remaining = 0;
    for (size_t i = 0; counts && i < n; i++)
        for (unsigned rest = loops_removable(m, given, i); rest; rest &= rest - 1)
            remaining++;
    for (size_t i = 0; i < n; i++)
        for (unsigned rest = loops_removable(m, given, i); rest; rest &= rest - 1)
            if (counts ? rng_below(rng, remaining--) < wanted : rng_chance(rng, wanted)) {
                m->cell[i] &= (unsigned char)~(rest & (0 - rest));
                wanted -= counts;
            }
}

void loops_make(struct maze *m, struct rng *rng, const struct loops *loops,
                const unsigned char *mask, const struct maze *given)
{
    struct random_dir dirs = random_dir_init(rng, RANDOM_DIR_EVEN);
    loops_seal(m, mask);
    for (size_t i = 0, n = m->stride * m->height; loops->braid > 0 && i < n; i++)
        if (!(m->cell[i] & (MAZE_SEEN | MAZE_OBSTACLE)))
            loops_braid(m, given, i, &dirs, loops->braid);
    if (loops->open > 0)
        loops_remove(m, given, rng, loops->open, true);
    if (loops->percolate > 0)
        loops_remove(m, given, rng, loops->percolate, false);
}
