#include "loops.h"

#include "common/gen/kit/random_dir.h"

/* What can be taken away, and where one can go, is looked at cell by cell. */
struct loops {
    struct maze *maze;
    const unsigned char *in;
    bool board;
};

/* Is cell i, at (x, y), one that can be changed: in the mask, and on a board
 * inside its border? */
static inline bool is_ours(const struct loops *l, size_t i, size_t x, size_t y)
{
    const struct maze *m = l->maze;
    if (l->board && (x == 0 || y == 0 || x + 1 == m->width || y + 1 == m->height))
        return false;
    return x < m->width && y < m->height && (!l->in || l->in[i]);
}

/* The directions in which cell i has another cell, as a set of bits, and those
 * of them in which there is a passage. */
static unsigned cells_around(const struct loops *l, size_t i, unsigned *passages)
{
    const struct maze *m = l->maze;
    size_t x = i % m->stride, y = i / m->stride;
    unsigned all = 0;
    *passages = 0;
    for (unsigned d = 0; d < 4; d++) {
        size_t next = maze_neighbour(m, i, d);
        if (!is_ours(l, next, x + (d == MAZE_E) - (d == MAZE_W), y + (d == MAZE_S) - (d == MAZE_N)))
            continue;
        all |= 1U << d;
        if (l->board ? !(m->cell[next] & MAZE_OBSTACLE) : maze_open(m, i, d))
            *passages |= 1U << d;
    }
    return all;
}

static inline void take_away(const struct loops *l, size_t i, unsigned d)
{
    if (l->board)
        l->maze->cell[maze_neighbour(l->maze, i, d)] &= (unsigned char)~MAZE_OBSTACLE;
    else
        maze_carve(l->maze, l->maze->cell + i, d);
}

/* Braids cell i if it is a dead end, and the cell it is opened to if that had
 * no passage at all and is one now, and so on. */
static void braid_from(const struct loops *l, size_t i, struct random_dir *random_dir,
                       uint64_t part)
{
    unsigned passages, all = cells_around(l, i, &passages);
    while (passages && !(passages & (passages - 1)) && all != passages &&
           rng_below(random_dir->rng, LOOPS_WHOLE) < part) {
        unsigned d = random_dir_choose(random_dir, all & ~passages), before;
        size_t next = maze_neighbour(l->maze, i, d);
        cells_around(l, next, &before);
        take_away(l, i, d);
        if (l->board ? before & (before - 1) : before)
            return;
        i = next;
        all = cells_around(l, i, &passages);
    }
}

void loops_braid(struct maze *m, struct rng *rng, uint64_t part, const unsigned char *in)
{
    struct loops l = {m, in, m->kind == MAZE_BLOCK};
    struct random_dir random_dir = random_dir_init(rng);
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            size_t i = y * m->stride + x;
            if (is_ours(&l, i, x, y) && !(l.board && m->cell[i] & MAZE_OBSTACLE))
                braid_from(&l, i, &random_dir, part);
        }
}

/* What of cell i can be taken away: of the two walls that it owns those that are
 * inner ones and stand, or the obstacle that it is. */
static unsigned takeable(const struct loops *l, size_t i, size_t x, size_t y)
{
    const struct maze *m = l->maze;
    if (!is_ours(l, i, x, y))
        return 0;
    if (l->board)
        return m->cell[i] & MAZE_OBSTACLE;
    return m->cell[i] & (unsigned)((x > 0 && is_ours(l, i - 1, x - 1, y) ? MAZE_WEST : 0) |
                                   (y > 0 && is_ours(l, i - m->stride, x, y - 1) ? MAZE_NORTH : 0));
}

/* Selection sampling: a wall is taken with the chance that what is still to be
 * taken has among what is still to come. Donald E. Knuth, "The Art of Computer
 * Programming", vol. 2, 3.4.2, algorithm S. */
void loops_open(struct maze *m, struct rng *rng, uint64_t count, const unsigned char *in)
{
    struct loops l = {m, in, m->kind == MAZE_BLOCK};
    uint64_t left = 0;
    for (int pass = 0; pass < 2; pass++)
        for (size_t y = 0; y < m->height; y++)
            for (size_t x = 0; x < m->width; x++) {
                size_t i = y * m->stride + x;
                unsigned rest = takeable(&l, i, x, y);
                for (unsigned bit; rest; rest &= rest - 1) {
                    bit = rest & (0 - rest);
                    if (pass == 0) {
                        left++;
                    } else if (rng_below(rng, left--) < count) {
                        m->cell[i] &= (unsigned char)~bit;
                        count--;
                    }
                }
            }
}
