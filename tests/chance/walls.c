/* Tests of the walls that --open, --percolate, --braid and the algorithm percolation remove. An
 * outcome is the set of all inner walls that are open. */
#include "common/gen/run/loops.h"
#include "tests/chance/chance.h"
#include "tests/maze_spec.h"

/* Returns the open inner walls of a maze as a set. */
static size_t open_walls(const struct maze *m)
{
    size_t set = 0, bit = 0;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            const size_t i = y * m->stride + x;
            if (x > 0)
                set |= (size_t)maze_open(m, i, MAZE_W) << bit++;
            if (y > 0)
                set |= (size_t)maze_open(m, i, MAZE_N) << bit++;
        }
    return set;
}

/* Mazes in which walls are removed: of these cells ('.' inside the mask), all of them closed except
 * for one passage. */
struct removal {
    const char *name;
    size_t w, h;
    const char *cells;
    size_t passage;   /* the cell from which it leads north; 0: there is none */
    const char *made; /* how: an algorithm with its keys; NULL: by loops */
    struct loops loops;
    double (*weight)(size_t set);
    long samples;
    struct maze m;
};

/* ---- probabilities ---- */

/* Every set of three walls is equally likely. */
static double weight_open(size_t set)
{
    return set_size(set) == 3;
}

/* Each wall is opened independently, except one that is open: the third one. */
static double weight_percolate(size_t set)
{
    return set & 4 ? pow(0.3, set_size(set) - 1) * pow(0.7, 7 - set_size(set)) : 0;
}

static double weight_percolation(size_t set)
{
    return pow(0.4, set_size(set)) * pow(0.6, 7 - set_size(set));
}

/* Returns whether the walls of `added`, of 3x2 cells, join the parts into which `set` divides the
 * cells, as a tree. */
static bool is_tree(size_t set, size_t added)
{
    static const int ends[7][2] = {{0, 1}, {1, 2}, {0, 3}, {3, 4}, {1, 4}, {4, 5}, {2, 5}};
    int part[6] = {0, 1, 2, 3, 4, 5}, parts = 6;
    for (int k = 0; k < 14; k++) { /* first those of `set` */
        const size_t bit = (size_t)1 << k % 7;
        const int a = part[ends[k % 7][0]], b = part[ends[k % 7][1]];
        if (!((k < 7 ? set : added) & bit))
            continue;
        if (a == b && k >= 7)
            return false;
        parts -= a != b;
        for (int i = 0; i < 6; i++)
            part[i] = part[i] == b ? a : part[i];
    }
    return parts == 1;
}

/* The islands of percolation are joined by any tree of walls, all being equally likely. */
static double weight_joined(size_t set)
{
    double sum = 0;
    for (size_t before = 0; before < 128; before++) {
        int trees = 0;
        if ((before & set) != before || !is_tree(before, set & ~before))
            continue;
        for (size_t added = 0; added < 128; added++)
            trees += !(added & before) && is_tree(before, added);
        sum += weight_percolation(before) / trees;
    }
    return sum;
}

/* The middle of a plus has one passage, north. It loses one of the three other walls with
 * probability 0.3, each as often. The ends have nothing to lose. */
static double weight_braid(size_t set)
{
    enum { WEST = 1 << 3, NORTH = 1 << 4, EAST = 1 << 5, SOUTH = 1 << 9 }; /* of 3x3 cells */
    const size_t rest = set & ~(size_t)NORTH;
    if (set == NORTH)
        return 0.7;
    return set != rest && (rest == WEST || rest == EAST || rest == SOUTH) ? 0.1 : 0;
}

static size_t draw_walls(void *context)
{
    struct removal *r = context;
    struct maze_spec spec = {.w = r->w, .h = r->h, .seed = rng_next(&chance_rng)};
    unsigned char mask[64] = {0};
    if (r->made) {
        spec.gen = maze_spec_gen(r->made);
        spec.keys = strchr(r->made, ':');
        maze_spec_make(&spec, &r->m);
        return open_walls(&r->m);
    }
    maze_fill(&r->m, 0);
    if (r->passage)
        maze_carve(&r->m, r->m.cell + r->passage, MAZE_N);
    for (size_t i = 0; i < r->w * r->h; i++)
        mask[i / r->w * r->m.stride + i % r->w] = r->cells[i] == '.' ? 0xff : 0;
    loops_make(&r->m, &chance_rng, &r->loops, mask, NULL);
    return open_walls(&r->m);
}

static struct removal removals[] = {
    {.name = "sets of walls of --open are equally likely",
     .w = 3,
     .h = 2,
     .cells = "......",
     .loops = {.open = 3},
     .weight = weight_open,
     .samples = 35000},
    {.name = "sets of walls of --percolate have their probabilities",
     .w = 3,
     .h = 2,
     .cells = "......",
     .passage = 4, /* cell 0,1 */
     .loops = {.percolate = RNG_CERTAIN / 10 * 3},
     .weight = weight_percolate,
     .samples = 64000},
    {.name = "walls of --braid have their probabilities",
     .w = 3,
     .h = 3,
     .cells = "#.#...#.#",
     .passage = 5,
     .loops = {.braid = RNG_CERTAIN / 10 * 3},
     .weight = weight_braid,
     .samples = 10000},
    {.name = "walls of percolation are open independently",
     .w = 3,
     .h = 2,
     .made = "percolation:p=0.4",
     .weight = weight_percolation,
     .samples = 30000},
    {.name = "and joined by a uniform spanning tree",
     .w = 3,
     .h = 2,
     .made = "percolation:p=0.4,joined=1",
     .weight = weight_joined,
     .samples = 60000},
};

int main(void)
{
    chance_begin();
    for (size_t k = 0; k < sizeof removals / sizeof *removals; k++) {
        struct removal *r = &removals[k];
        const size_t walls = (r->w - 1) * r->h + r->w * (r->h - 1);
        const struct chance c = chance_case((size_t)1 << walls, draw_walls, r, r->samples);
        r->m = chance_maze(r->w, r->h);
        for (size_t set = 0; set < c.n; set++)
            chance_weight[set] = r->weight(set);
        chance_check(&c, "%s", r->name);
        maze_free(&r->m);
    }
    return done();
}
