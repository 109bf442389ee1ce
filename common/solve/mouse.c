/* mouse: a random walk.
 *
 * Idea: at each junction, take a random passage other than the one just used; turn back only in a
 * dead end.
 *
 * Correctness: the mouse eventually reaches every cell, but that may take very long: about as many
 * steps as the number of cells times the length of the path. So it gives up after a certain number
 * of steps. The same seed gives the same walk.
 *
 * Marks: a path. Visited: the cells entered.
 *
 * Cost: proportional to the steps. Memory: only the maze.
 *
 * Reference: Walter D. Pullen, "Think Labyrinth: Maze algorithms" (random mouse). */
#include "common/solve/kit/choice.h"
#include "common/solve/kit/walk.h"

enum { KEY_SEED, KEY_STEPS, MOUSE_MOST = 1000000000 };

static const struct row_key keys[ROW_KEYS + 1] = {
    {"seed", 0, UINT64_MAX, 1, "seed of the walk", 0, NULL},
    {"steps", 0, UINT64_MAX, 0, "maximum steps; 0: 1000 per cell", 0, NULL},
};

static int mouse_solve(struct search *s, struct err *err)
{
    const uint64_t cells = (uint64_t)s->maze->width * s->maze->height;
    struct walker w = walk_begin(s);
    struct choice choice = choice_random(s->values[KEY_SEED]);
    uint64_t most = s->values[KEY_STEPS];
    unsigned back = 4;
    if (most == 0)
        most = cells < MOUSE_MOST / 1000 ? 1000 * cells /* unreached: in large mazes */
                                         : MOUSE_MOST;
    while (w.at != s->goal) {
        unsigned dirs = 0;
        for (unsigned d = 0; d < 4; d++)
            dirs |= (unsigned)walk_can(&w, d) << d;
        if (dirs & ~(1U << back))
            dirs &= ~(1U << back);
        if (dirs == 0 || s->steps >= most)
            return SOLVE_NONE;
        walk_go(&w, choice_dir(&choice, dirs));
        back = w.heading ^ 2;
    }
    return walk_end(s, err);
}

const struct solve solve_mouse = {
    .entry = {"mouse", "walks at random, turning back only in dead ends", keys,
              "random-mouse random-walk"},
    .is_walker = true,
    .solve = mouse_solve,
};
