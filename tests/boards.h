/* boards: mazes and boards of all sorts to solve, for the tests in C. */
#ifndef BOARDS_H
#define BOARDS_H

#include "tests/make.h"
#include "tests/oracle.h"

enum sort { PERFECT, BRAIDED, PERCOLATION, OPEN, BLOCKS, SORTS };
static const char *const sort_names[SORTS] = {"perfect", "braided", "percolation", "open rooms",
                                              "boards of blocks"};

/* A board of w x h of some sort, with gaps in its border here and there. */
static inline void board(struct maze *m, enum sort sort, size_t w, size_t h, struct rng *rng)
{
    static struct mem work;
    unsigned char row[64], *above = NULL;
    struct err err;
    if (maze_shape(m, sort == BLOCKS ? MAZE_BLOCK : MAZE_WALLS, w, h, &err))
        exit(2);
    if (sort == BLOCKS) {
        uint64_t free_of_8 = 2 + rng_below(rng, 7);
        for (size_t y = 0; y < h; y++) {
            for (size_t x = 0; x < w; x++)
                row[x] = rng_below(rng, 8) >= free_of_8;
            maze_block_row(m->cell + y * m->stride, row, above, w);
            above = m->cell + y * m->stride;
        }
        maze_block_row(m->cell + h * m->stride, NULL, above, w);
        return;
    }
    if (sort == PERFECT || sort == BRAIDED) {
        struct wish k = {.gen = gen_of(gen_list[0]), .w = w, .h = h, .seed = rng_next(rng)};
        if (make_maze(&k, m, &work, &err))
            exit(2);
        maze_clear(m, 0xf0);
    } else {
        maze_fill(m, 0);
    }
    for (size_t i = 0; i < m->stride * (h + 1); i++) {
        bool inside = i / m->stride < h && i % m->stride < w;
        uint64_t of = sort == PERFECT ? 60 : sort == BRAIDED ? 8 : sort == OPEN ? 1 : 2;
        if (inside && i % m->stride > 0 && sort != PERFECT && rng_below(rng, of) == 0)
            m->cell[i] &= (unsigned char)~MAZE_WEST;
        if (inside && i / m->stride > 0 && sort != PERFECT && rng_below(rng, of) == 0)
            m->cell[i] &= (unsigned char)~MAZE_NORTH;
        if (rng_below(rng, 20) == 0) { /* a gap where the border is */
            if (i / m->stride == 0 || i / m->stride == h)
                m->cell[i] &= (unsigned char)~MAZE_NORTH;
            if (i % m->stride == 0 || i % m->stride == w)
                m->cell[i] &= (unsigned char)~MAZE_WEST;
        }
    }
}

#endif
