/* Tests of doors at random cells and dead ends, with a second search (tests/graph.h) that knows the
 * distance between any two cells: in random mazes of all kinds the doors are what was asked for,
 * and refused only if there are none; and the probabilities of all pairs are those of maze-gen(1).
 */
#include "common/gen/doors/door_search.h"
#include "common/gen/run/loops.h"
#include "tests/chance/chance.h"
#include "tests/graph.h"
#include "tests/maze_spec.h"

enum { MOST = 49, MEAN = 100 };

static uint64_t seed;
static struct rng rng;
static struct mem scratch;

/* A maze, and what the second search finds in it. Cells are counted as in struct graph. */
struct known {
    struct maze m;
    bool has_mask;
    unsigned char mask[MOST + 8];
    struct graph g;
    size_t n;
    long distance[MOST][MOST]; /* -1: not reachable */
    bool forest, connected;    /* connected: every cell is reachable from every other */
    long longest;
};

/* Generates the maze. `inside`: '.' for the cells of the mask, or NULL. braid: as in struct loops.
 */
static void known_open(struct known *k, const char *algorithm, size_t w, size_t h,
                       const char *inside, uint64_t braid)
{
    struct maze_spec spec = {.w = w, .h = h, .seed = rng_next(&rng)};
    uint64_t values[ROW_KEYS];
    size_t *component, cells = 0;
    struct err err;
    char *text;
    memset(k, 0, sizeof *k);
    k->n = w * h;
    k->has_mask = inside != NULL;
    for (size_t i = 0; inside && i < k->n; i++)
        k->mask[i / w * (w + 1) + i % w] = inside[i] == '.' ? 0xff : 0;
    spec.gen = gen_of(row_find(gen_list, "algorithm", algorithm, values, &err));
    spec.mask = inside ? k->mask : NULL;
    if (maze_spec_generate(&spec, &k->m, &scratch, &err))
        exit(2);
    loops_make(&k->m, &rng, &(struct loops){.braid = braid}, spec.mask, NULL);
    maze_clear(&k->m, 0xf0);
    text = record_text(&k->m, NULL, false);
    k->g = graph_read(text, false);
    free(text);
    for (size_t i = 0; i < k->n; i++) {
        graph_distances(&k->g, i, k->distance[i]);
        cells += !k->g.solid[i];
        for (size_t j = 0; j < k->n; j++)
            k->longest = k->distance[i][j] > k->longest ? k->distance[i][j] : k->longest;
    }
    component = test_alloc(k->n, sizeof *component);
    k->connected = cells == k->n && graph_components(&k->g, component) == 1;
    k->forest = graph_passages(&k->g) == cells - graph_components(&k->g, component);
    free(component);
}

static void known_close(struct known *k)
{
    graph_free(&k->g);
    maze_free(&k->m);
}

static struct door_field known_field(const struct known *k)
{
    return (struct door_field){.width = k->m.width,
                               .height = k->m.height,
                               .stride = k->m.stride,
                               .mask = k->has_mask ? k->mask : NULL};
}

/* Returns the number of cell i of the maze. */
static size_t known_cell(const struct known *k, const struct door_request *spec, size_t stays)
{
    const size_t w = k->m.width, h = k->m.height;
    if (spec->kind == DOOR_NONE)
        return stays;
    if (spec->kind == DOOR_CELL)
        return spec->at.y * w + spec->at.x;
    return spec->side % 2 ? (size_t)spec->place * w + (spec->side == MAZE_E ? w - 1 : 0)
                          : (size_t)spec->place + (spec->side == MAZE_S ? (h - 1) * w : 0);
}

/* Returns the weight with which a door is at cell i, if it can be chosen freely: 0 if it cannot be
 * there. A door that does not exist can be anywhere, as can a far one. */
static int weight(const struct known *k, const struct door_request *spec, size_t i)
{
    const size_t w = k->m.width, h = k->m.height, x = i % w, y = i / w;
    const unsigned open = k->g.open[i];
    if (k->has_mask && !k->mask[y * (w + 1) + x])
        return 0;
    switch (spec->kind) {
    case DOOR_CELL:
        return spec->at.x == x && spec->at.y == y;
    case DOOR_RANDOM:
        return (x == 0) + (y == 0) + (x == w - 1) + (y == h - 1);
    case DOOR_DEADEND:
        return open && !(open & (open - 1));
    default:
        return 1;
    }
}

static uint64_t known_min(const struct door_request spec[DOOR_COUNT])
{
    const uint64_t a = spec[0].values[DOOR_MIN], b = spec[1].values[DOOR_MIN];
    return a > b ? a : b;
}

/* Returns whether a cell i of the one door and j of the other satisfy both specs. */
static bool suits(const struct known *k, const struct door_request spec[DOOR_COUNT], size_t i,
                  size_t j, long least)
{
    return weight(k, &spec[0], i) && weight(k, &spec[1], j) && k->distance[i][j] >= least;
}

/* ---- what is found ---- */

static struct door_request random_spec(const struct known *k)
{
    static const enum door_kind kinds[] = {DOOR_INSIDE, DOOR_INSIDE, DOOR_DEADEND, DOOR_DEADEND,
                                           DOOR_RANDOM, DOOR_CELL,   DOOR_FAR,     DOOR_NONE};
    struct door_request spec = {.kind = kinds[rng_below(&rng, 8)]};
    spec.at.x = (size_t)rng_below(&rng, k->m.width);
    spec.at.y = (size_t)rng_below(&rng, k->m.height);
    if (door_request_is_inside(&spec) && rng_below(&rng, 2))
        spec.values[DOOR_MIN] = rng_below(&rng, (uint64_t)k->longest + 3);
    return spec;
}

/* Returns whether the specs can be used together in this maze. */
static bool is_sensible(const struct known *k, const struct door_request spec[DOOR_COUNT])
{
    bool sensible = door_request_is_inside(&spec[0]) || door_request_is_inside(&spec[1]);
    for (int i = 0; i < DOOR_COUNT; i++) {
        size_t places = 0;
        for (size_t j = 0; j < k->n; j++)
            places += weight(k, &spec[i], j) > 0;
        sensible = sensible && (places > 0 || door_request_is_inside(&spec[i])) &&
                   (spec[i].kind != DOOR_NONE || !known_min(spec));
    }
    return sensible;
}

/* Returns whether doors that were found are right. */
static bool is_right(const struct known *k, const struct door_request spec[DOOR_COUNT],
                     const struct door_request found[DOOR_COUNT])
{
    const size_t a = known_cell(k, &found[0], known_cell(k, &found[1], 0));
    const size_t b = known_cell(k, &found[1], a);
    const long min = (long)known_min(spec);
    bool right = true;
    if (spec[0].kind == DOOR_NONE || spec[1].kind == DOOR_NONE)
        return (spec[0].kind == found[0].kind || spec[1].kind == found[1].kind) &&
               suits(k, spec, a, b, 0);
    for (size_t i = 0; i < k->n && (spec[0].kind == DOOR_FAR || spec[1].kind == DOOR_FAR); i++)
        right = right && k->distance[spec[0].kind == DOOR_FAR ? b : a][i] <= k->distance[a][b];
    for (int i = 0; i < DOOR_COUNT; i++)
        right = right && (!door_request_is_inside(&spec[i]) || found[i].closed);
    return right && weight(k, &spec[0], a) && weight(k, &spec[1], b) &&
           k->distance[a][b] >= (min ? min : -1);
}

/* Returns whether the maze has doors at least `least` moves apart. */
static bool has_doors(const struct known *k, const struct door_request spec[DOOR_COUNT], long least)
{
    for (size_t i = 0; i < k->n; i++)
        for (size_t j = 0; j < k->n; j++)
            if (suits(k, spec, i, j, least))
                return true;
    return false;
}

/* Returns whether the answer is certain to be the best one: not in mazes with loops, where far
 * cells are guessed, nor with a random door at the border, which is tried a hundred times. */
static bool is_certain(const struct known *k, const struct door_request spec[DOOR_COUNT])
{
    const bool deadend = spec[0].kind == DOOR_DEADEND || spec[1].kind == DOOR_DEADEND;
    const bool border = spec[0].kind == DOOR_RANDOM || spec[1].kind == DOOR_RANDOM;
    return !border && (k->forest || (!deadend && 2 * (long)known_min(spec) <= k->longest));
}

/* What a run of mazes showed. */
struct tally {
    size_t found, refused, wrong, missed, apart, changed;
};

/* Draws doors for one maze three times. */
static void tally_maze(struct tally *t, struct known *k)
{
    const struct door_field field = known_field(k);
    struct door_request spec[DOOR_COUNT], found[DOOR_COUNT];
    char *before = record_text(&k->m, NULL, false), *after;
    struct err err;
    do {
        spec[0] = random_spec(k);
        spec[1] = random_spec(k);
    } while (!is_sensible(k, spec));
    struct door_search d = {.request = {spec[0], spec[1]},
                            .field = &field,
                            .maze = &k->m,
                            .rng = &rng,
                            .scratch = &scratch,
                            .connected = k->connected && rng_below(&rng, 2)};
    for (int draw = 0; draw < 3; draw++) {
        const long min = (long)known_min(spec);
        const bool got = doors_find(&d, found, &err) == 0;
        t->found += got;
        t->refused += !got;
        t->wrong += got && !is_right(k, spec, found);
        t->missed += !got && is_certain(k, spec) && has_doors(k, spec, min ? min : -1);
        if (got && spec[0].kind != DOOR_NONE && spec[1].kind != DOOR_NONE && is_certain(k, spec)) {
            const size_t a = known_cell(k, &found[0], 0), b = known_cell(k, &found[1], 0);
            t->apart += has_doors(k, spec, 1) && k->distance[a][b] < 1;
        }
    }
    after = record_text(&k->m, NULL, false);
    t->changed += strcmp(before, after) != 0;
    free(before);
    free(after);
}

/* Tries mazes of an algorithm, of all small sizes. holes: one cell in that many is outside the
 * mask; 0: no mask. */
static void check_found(const char *algorithm, uint64_t holes, uint64_t braid)
{
    struct tally t = {0};
    for (int i = 0; i < 700; i++) {
        const size_t w = 1 + (size_t)rng_below(&rng, 7), h = 1 + (size_t)rng_below(&rng, 7);
        char mask[MOST + 1];
        struct known k;
        for (size_t cell = 0; cell < w * h; cell++)
            mask[cell] = holes && rng_below(&rng, holes) == 0 ? '#' : '.';
        mask[rng_below(&rng, w * h)] = '.';
        known_open(&k, algorithm, w, h, holes ? mask : NULL, braid);
        tally_maze(&t, &k);
        known_close(&k);
    }
    ok(t.wrong + t.missed + t.apart + t.changed == 0 && t.found > 100 && t.refused > 5,
       "%s, holes %d, braid %d: %zu found, %zu refused; %zu wrong, %zu missed, %zu not apart, %zu "
       "mazes changed, SEED=%llu",
       algorithm, (int)holes, (int)braid, t.found, t.refused, t.wrong, t.missed, t.apart, t.changed,
       (unsigned long long)seed);
}

/* ---- probabilities ---- */

struct chance_case {
    const char *algorithm;
    size_t w, h;
    const char *mask;
    uint64_t braid;
    const char *entrance, *exit;
    long least; /* of `min`; with 0 it is 1 */
};

/* Stores the probabilities of all pairs. The door that is chosen first, which is `first`, has its
 * weight where there is a second one; that is then any of those equally likely. */
static void pair_probabilities(const struct known *k, const struct door_request spec[DOOR_COUNT],
                               int first, long least, double *expected, double draws)
{
    double sum = 0;
    for (size_t i = 0; i < k->n; i++) {
        size_t seconds = 0;
        for (size_t j = 0; j < k->n; j++)
            seconds += k->distance[i][j] >= least && weight(k, &spec[!first], j) > 0;
        sum += seconds ? weight(k, &spec[first], i) : 0;
        for (size_t j = 0; j < k->n; j++)
            expected[first ? j * k->n + i : i * k->n + j] =
                k->distance[i][j] >= least && weight(k, &spec[!first], j)
                    ? weight(k, &spec[first], i) * draws / (double)seconds
                    : 0;
    }
    for (size_t i = 0; i < k->n * k->n; i++)
        expected[i] /= sum;
}

/* Draws many pairs of one maze, each as the first of its maze, or (`more`) as a further one. */
static void check_chances(const struct chance_case *c, bool connected, bool more)
{
    static double expected[MOST * MOST];
    static long count[MOST * MOST];
    struct door_request spec[DOOR_COUNT], found[DOOR_COUNT];
    struct err err;
    struct known k;
    size_t outcomes = 0, draws;
    double chi;
    do {
        known_open(&k, c->algorithm, c->w, c->h, c->mask, c->braid);
        if (k.longest >= (c->braid ? 2 : 1) * c->least)
            break;
        known_close(&k);
    } while (true);
    if (door_request_read(&spec[0], "-e", c->entrance, &err) ||
        door_request_read(&spec[1], "-x", c->exit, &err))
        exit(2);
    const int first = door_request_is_inside(&spec[0]) && !door_request_is_inside(&spec[1]);
    const struct door_field field = known_field(&k);
    struct door_search d = {.request = {spec[0], spec[1]},
                            .field = &field,
                            .maze = &k.m,
                            .rng = &rng,
                            .scratch = &scratch,
                            .connected = connected};
    pair_probabilities(&k, spec, first, c->least ? c->least : 1, expected, 1);
    for (size_t i = 0; i < k.n * k.n; i++)
        outcomes += expected[i] > 0;
    draws = outcomes * MEAN;
    memset(count, 0, sizeof count);
    for (size_t i = 0; i < draws; i++) {
        if (!more) {
            d.marked = false;
            maze_clear(&k.m, 0xf0);
        }
        if (doors_find(&d, found, &err))
            exit(2);
        count[known_cell(&k, &found[0], 0) * k.n + known_cell(&k, &found[1], 0)]++;
    }
    for (size_t i = 0; i < k.n * k.n; i++)
        expected[i] *= (double)draws;
    chi = outcomes > 1 ? chance_chi(k.n * k.n, count, expected) : 0;
    ok(chi < chance_limit((double)(outcomes > 1 ? outcomes - 1 : 1)),
       "%s %zux%zu%s%s -e %s -x %s%s: %zu pairs, chi-square %.1f, SEED=%llu", c->algorithm, c->w,
       c->h, c->mask ? " in a mask" : "", c->braid ? " with loops" : "", c->entrance, c->exit,
       more ? ", further pairs" : "", outcomes, chi, (unsigned long long)seed);
    known_close(&k);
}

static const struct chance_case cases[] = {
    {"kruskal", 4, 3, NULL, 0, "inside", "inside", 0},
    {"kruskal", 4, 3, NULL, 0, "inside", "inside:min=3", 3},
    {"wilson", 5, 3, NULL, 0, "inside:min=7", "inside", 7},
    {"spiral", 4, 4, NULL, 0, "inside", "inside:min=12", 12},
    {"prim", 4, 4, NULL, 0, "deadend", "deadend", 0},
    {"prim", 5, 5, NULL, 0, "deadend:min=2", "deadend:min=5", 5},
    {"kruskal", 5, 4, NULL, 0, "deadend", "inside:min=6", 6},
    {"kruskal", 5, 4, NULL, 0, "inside:min=6", "deadend", 6},
    {"kruskal", 4, 4, NULL, 0, "3,2", "inside", 0},
    {"kruskal", 5, 5, NULL, 0, "deadend", "3,2", 0},
    {"kruskal", 4, 4, NULL, 0, "random", "inside:min=5", 5},
    {"kruskal", 4, 4, NULL, 0, "inside:min=5", "random", 5},
    {"backtracker", 4, 4, ".##...........#.", 0, "inside", "inside:min=2", 2},
    {"kruskal", 5, 4, "..#.#..#....#.####..", 0, "inside", "inside", 0},
    {"kruskal", 5, 4, "..#.#..#....#.####..", 0, "inside", "deadend:min=2", 2},
    {"percolation", 4, 4, NULL, 0, "inside", "inside", 0},
    {"percolation", 4, 4, NULL, 0, "inside:min=1", "inside", 1},
    {"kruskal", 5, 4, NULL, RNG_CERTAIN, "inside", "inside:min=3", 3},
};

int main(void)
{
    seed = chance_seed();
    rng_seed(&rng, seed, 0);
    check_found("backtracker", 0, 0);
    check_found("prim", 0, 0);
    check_found("prim", 0, RNG_CERTAIN / 2);
    check_found("kruskal", 4, 0);
    check_found("kruskal", 4, RNG_CERTAIN);
    check_found("percolation", 0, 0);
    check_found("percolation", 3, 0);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        check_chances(&cases[i], false, false);
        check_chances(&cases[i], false, true);
    }
    check_chances(&cases[0], true, false);
    check_chances(&cases[4], true, false);
    mem_free(&scratch);
    return done();
}
