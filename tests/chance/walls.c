/* Tests of the walls that --open, --percolate, --braid and the algorithm percolation remove. An
 * outcome is the set of all inner walls that are open. */
#include "common/gen/run/loops.h"
#include "tests/chance/chance.h"
#include "tests/maze_spec.h"

/* Opens the inner walls of a set. Returns all open ones as a set. */
static size_t open_walls(struct maze *m, size_t opened)
{
    size_t set = 0, bit = 0;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            const size_t i = y * m->stride + x;
            for (int k = 0; k < 2; k++) {
                const unsigned d = k ? MAZE_N : MAZE_W;
                if (!(k ? y : x))
                    continue;
                if (opened >> bit & 1)
                    maze_carve(m, m->cell + i, d);
                set |= (size_t)maze_open(m, i, d) << bit++;
            }
        }
    return set;
}

/* Mazes in which walls are removed. */
struct removal {
    const char *name;
    size_t w, h;
    size_t open;      /* the walls that are open at first, as a set */
    const char *made; /* how: an algorithm with its keys; NULL: by loops */
    struct loops loops;
    double (*weight)(size_t set);
    long samples;
    struct maze m;
};

/* ---- probabilities ---- */

/* Of 3x2 and of 3x3 cells: passages from north to south in the first two columns, and the walls
 * between these. All cells of the last column are solid, and stay so. */
enum { COLUMNS_2 = 0x14, BETWEEN_2 = 0x9, COLUMNS_3 = 0x294, BETWEEN_3 = 0x109 };

/* Every set of two walls is equally likely. */
static double weight_open(size_t set)
{
    return (set & ~(size_t)BETWEEN_3) == COLUMNS_3 && set_size(set & BETWEEN_3) == 2;
}

/* Each wall is opened independently. */
static double weight_percolate(size_t set)
{
    const int n = set_size(set & BETWEEN_2);
    return (set & ~(size_t)BETWEEN_2) == COLUMNS_2 ? pow(0.3, n) * pow(0.7, 2 - n) : 0;
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

/* Of 3x3 cells: the one in the south is solid, the middle has one passage, north, to the path of
 * the others around it. It loses its wall in the west or in the east with probability 0.3, each as
 * often. The ends of the path have nothing to lose. */
enum { WEST = 1 << 3, EAST = 1 << 5, DEAD_ENDS = 0x8d7 };

static double weight_braid(size_t set)
{
    const size_t lost = set - DEAD_ENDS;
    return lost == 0 ? 0.7 : lost == WEST || lost == EAST ? 0.15 : 0;
}

static size_t draw_walls(void *context)
{
    struct removal *r = context;
    struct maze_spec spec = {.w = r->w, .h = r->h, .seed = rng_next(&chance_rng)};
    if (r->made) {
        spec.gen = maze_spec_gen(r->made);
        spec.keys = strchr(r->made, ':');
        maze_spec_make(&spec, &r->m);
        return open_walls(&r->m, 0);
    }
    maze_fill(&r->m, 0);
    open_walls(&r->m, r->open);
    loops_make(&r->m, &chance_rng, &r->loops, NULL, NULL);
    return open_walls(&r->m, 0);
}

static struct removal removals[] = {
    {.name = "sets of walls of --open are equally likely",
     .w = 3,
     .h = 3,
     .open = COLUMNS_3,
     .loops = {.open = 2},
     .weight = weight_open,
     .samples = 35000},
    {.name = "sets of walls of --percolate have their probabilities",
     .w = 3,
     .h = 2,
     .open = COLUMNS_2,
     .loops = {.percolate = RNG_CERTAIN / 10 * 3},
     .weight = weight_percolate,
     .samples = 64000},
    {.name = "walls of --braid have their probabilities",
     .w = 3,
     .h = 3,
     .open = DEAD_ENDS,
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
