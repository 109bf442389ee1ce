#include "loops.h"

#include "pick.h"

/* The directions in which cell i has another cell, as a set of bits, and those
 * of them in which there is a passage. */
static unsigned cells_around(const struct maze *m, size_t i, unsigned *passages)
{
    size_t x = i % m->stride;
    unsigned all = (unsigned)(i >= m->stride) << MAZE_N | (unsigned)(x + 1 < m->width) << MAZE_E |
                   (unsigned)(i + m->stride < m->stride * m->height) << MAZE_S |
                   (unsigned)(x > 0) << MAZE_W;
    *passages = 0;
    for (unsigned d = 0; d < 4; d++)
        *passages |= (unsigned)maze_open(m, i, d) << d;
    *passages &= all;
    return all;
}

/* Braids cell i if it is a dead end, and the cell it is opened to if that had
 * no passage at all and is one now, and so on. */
static void braid_from(struct maze *m, size_t i, struct pick *pick, uint64_t part)
{
    unsigned passages, before, all = cells_around(m, i, &passages);
    while (passages && !(passages & (passages - 1)) && all != passages &&
           rng_below(pick->rng, LOOPS_WHOLE) < part) {
        unsigned d = pick_direction(pick, all & ~passages);
        size_t next = maze_beside(m, i, d);
        cells_around(m, next, &before);
        maze_carve(m, m->cell + i, d);
        if (before)
            return;
        i = next;
        all = cells_around(m, i, &passages);
    }
}

void loops_braid(struct maze *m, struct rng *rng, uint64_t part)
{
    struct pick pick = pick_init(rng);
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++)
            braid_from(m, y * m->stride + x, &pick, part);
}

/* Those of the two walls that cell x of row y owns which are inner ones and stand. */
static unsigned own_walls(const unsigned char *row, size_t x, size_t y)
{
    return row[x] & (unsigned)((x > 0 ? MAZE_VERT : 0) | (y > 0 ? MAZE_HORIZ : 0));
}

/* Selection sampling: a wall is taken with the chance that what is still to be
 * taken has among what is still to come. Donald E. Knuth, "The Art of Computer
 * Programming", vol. 2, 3.4.2, algorithm S. */
void loops_open(struct maze *m, struct rng *rng, uint64_t count)
{
    uint64_t left = 0;
    for (int pass = 0; pass < 2; pass++) {
        unsigned char *row = m->cell;
        for (size_t y = 0; y < m->height; y++, row += m->stride)
            for (size_t x = 0; x < m->width; x++)
                for (unsigned wall = MAZE_VERT; wall <= MAZE_HORIZ; wall++) {
                    if (!(own_walls(row, x, y) & wall))
                        continue;
                    if (pass == 0) {
                        left++;
                    } else if (rng_below(rng, left--) < count) {
                        row[x] &= (unsigned char)~wall;
                        count--;
                    }
                }
    }
}
