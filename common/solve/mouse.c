/* mouse: at random.
 *
 * The idea: go on, at each junction into one of the ways at random but for the one
 * that one came by; turn back only in a dead end.
 *
 * It comes everywhere in the end, but that may take very long: about as many steps
 * as the maze has cells times the length of the way. So it gives up after a number
 * of steps. The same seed makes the same walk.
 *
 * Time: in proportion to the steps. Space: nothing but the maze.
 *
 * Reference: Walter D. Pullen, "Think Labyrinth: Maze algorithms" (random mouse). */
#include "common/base/rng.h"
#include "common/solve/kit/walk.h"

enum { KEY_SEED, KEY_STEPS, MOST = 1000000000 };

static const struct opt_key keys[] = {
    {"seed", 0, UINT64_MAX, 1, "which walk", 0, NULL},
    {"steps", 0, UINT64_MAX, 0, "so many, and no more; 0: a thousand a cell, up to 10^9", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

static int mouse_run(struct search *s, struct err *err)
{
    const uint64_t cells = (uint64_t)s->maze->width * s->maze->height;
    struct walker w = walk_begin(s);
    struct rng rng;
    uint64_t most = s->values[KEY_STEPS];
    unsigned back = 4;
    if (most == 0)
        most = cells < MOST / 1000 ? 1000 * cells : MOST;
    rng_seed(&rng, s->values[KEY_SEED], 0);
    while (w.at != s->goal) {
        unsigned way[4], ways = 0;
        for (unsigned d = 0; d < 4; d++)
            if (d != back && walk_can(&w, d))
                way[ways++] = d;
        if (ways == 0 && back < 4 && walk_can(&w, back))
            way[ways++] = back;
        if (ways == 0 || s->steps >= most)
            return SOLVE_NONE;
        walk_go(&w, way[ways > 1 ? rng_below(&rng, ways) : 0]);
        back = w.heading ^ 2;
    }
    return walk_end(s, err);
}

const struct solve solve_mouse = {
    .entry = {"mouse", "at random, back only in a dead end", keys},
    .walks = true,
    .run = mouse_run,
};
