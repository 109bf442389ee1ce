/* Tests of what is said to be equally likely, or to have a certain probability: numbers below a
 * bound, random bits, directions, cells and orders, the walls that --open, --percolate, --braid and
 * percolation remove, and the places of doors. Each case counts the outcomes of fresh random
 * numbers (see chance.h) and compares them with their probabilities. prop/uniform.c does the same
 * for whole mazes.
 *
 * The last case, random bits modulo 3, shows that the test can fail. */
#include "common/gen/doors/door_choose.h"
#include "common/gen/kit/job.h"
#include "common/gen/kit/random_dir.h"
#include "common/gen/kit/wall_weights.h"
#include "common/gen/run/loops.h"
#include "common/solve/kit/choice.h"
#include "tests/chance/chance.h"
#include "tests/maze_spec.h"

enum { MOST = 1024, MEAN = 1000 };

/* What a case counts: which of n outcomes a draw has, and their probabilities. */
struct chances {
    size_t n;
    double probability[MOST];
    long count[MOST];
};

static uint64_t seed;
static struct rng rng;

/* Empties *c and gives all n outcomes the same probability. */
static void chances_begin(struct chances *c, size_t n)
{
    memset(c, 0, sizeof *c);
    c->n = n;
    for (size_t i = 0; i < n; i++)
        c->probability[i] = 1 / (double)n;
}

/* The case of a group that is nearest to its limit. */
struct worst {
    double chi, limit;
    size_t of;
};

/* Returns chi-square of the counts, and stores its limit. */
static double chances_chi(const struct chances *c, double *limit)
{
    double expected[MOST], draws = 0, possible = 0;
    for (size_t i = 0; i < c->n; i++) {
        draws += (double)c->count[i];
        possible += c->probability[i] > 0;
    }
    for (size_t i = 0; i < c->n; i++)
        expected[i] = draws * c->probability[i];
    *limit = chance_limit(possible - 1);
    return chance_chi(c->n, c->count, expected);
}

/* Adds case number `of` to a group. */
static void chances_add(struct worst *worst, const struct chances *c, size_t of)
{
    double limit, chi = chances_chi(c, &limit);
    if (worst->limit == 0 || chi / limit > worst->chi / worst->limit)
        *worst = (struct worst){chi, limit, of};
}

/* Passes a group if each of its cases is below its limit. */
static void chances_check(const struct worst *worst, const char *what)
{
    ok(worst->chi < worst->limit, "%s: chi-square %.1f at most (%zu), limit %.1f, SEED=%llu", what,
       worst->chi, worst->of, worst->limit, (unsigned long long)seed);
}

/* Passes a case of its own. */
static void chances_check_one(const struct chances *c, const char *what)
{
    struct worst worst = {0};
    chances_add(&worst, c, c->n);
    chances_check(&worst, what);
}

/* ---- numbers, directions, cells ---- */

static void check_below(void)
{
    struct chances c;
    struct worst worst = {0};
    for (size_t n = 2; n <= 40; n++) {
        chances_begin(&c, n);
        for (size_t i = 0; i < n * MEAN; i++)
            c.count[rng_below(&rng, n) % MOST]++;
        chances_add(&worst, &c, n);
    }
    chances_check(&worst, "numbers below 2 to 40 are equally likely");
    /* Without the rejection of some draws, every third of these would be twice as likely. */
    chances_begin(&c, 3);
    for (size_t i = 0; i < 3 * MEAN; i++)
        c.count[rng_below(&rng, (uint64_t)3 << 62) % 3]++;
    chances_check_one(&c, "numbers below 3 * 2^62 are equally likely modulo 3");
}

/* Returns the number of directions in a set. */
static size_t directions(unsigned set)
{
    return (set & 1) + (set >> 1 & 1) + (set >> 2 & 1) + (set >> 3);
}

/* All directions of a set are equally likely, in algorithms and in solvers. */
static void check_directions(void)
{
    struct random_dir dirs = random_dir_init(&rng, RANDOM_DIR_EVEN);
    struct choice choice = choice_random(rng_next(&rng));
    struct chances algorithm, solver;
    struct worst of_algorithm = {0}, of_solver = {0};
    for (unsigned set = 1; set < 16; set++) {
        if (directions(set) < 2)
            continue;
        chances_begin(&algorithm, 4);
        for (unsigned d = 0; d < 4; d++)
            algorithm.probability[d] = (set >> d & 1) / (double)directions(set);
        solver = algorithm;
        for (size_t i = 0; i < 4 * MEAN; i++) {
            algorithm.count[random_dir_choose(&dirs, set)]++;
            solver.count[choice_dir(&choice, set)]++;
        }
        chances_add(&of_algorithm, &algorithm, set);
        chances_add(&of_solver, &solver, set);
    }
    chances_check(&of_algorithm, "directions of an algorithm are equally likely, in every set");
    chances_check(&of_solver, "directions of a solver are equally likely, in every set");
}

/* With a bias of 70 percent, the sum of the weights of the directions is shared out: 70 for east
 * and for west, 30 for north and for south. */
static void check_bias(void)
{
    struct random_dir dirs = random_dir_init(&rng, 70);
    struct chances c;
    struct worst worst = {0};
    for (unsigned set = 1; set < 16; set++) {
        double all = 0;
        if (directions(set) < 2)
            continue;
        chances_begin(&c, 4);
        for (unsigned d = 0; d < 4; d++)
            all += c.probability[d] = (set >> d & 1) * (d % 2 ? 70 : 30);
        for (unsigned d = 0; d < 4; d++)
            c.probability[d] /= all;
        for (size_t i = 0; i < 4 * MEAN; i++)
            c.count[random_dir_choose(&dirs, set)]++;
        chances_add(&worst, &c, set);
    }
    chances_check(&worst, "directions with a bias have their weights, in every set");
}

static void check_bits(void)
{
    static const unsigned hundredths[] = {1, 30, 50, 70, 99};
    for (size_t k = 0; k < sizeof hundredths / sizeof *hundredths; k++) {
        const double p = hundredths[k] / 100.0;
        long ones[64] = {0};
        double chi = 0;
        for (size_t i = 0; i < 10 * MEAN; i++) {
            uint64_t coins = rng_coins(&rng, hundredths[k]);
            for (int bit = 0; bit < 64; bit++)
                ones[bit] += (long)(coins >> bit & 1);
        }
        for (int bit = 0; bit < 64; bit++)
            chi += pow((double)ones[bit] - 10 * MEAN * p, 2) / (10 * MEAN * p * (1 - p));
        ok(chi < chance_limit(64), "%u percent of the bits are 1: chi-square %.1f, SEED=%llu",
           hundredths[k], chi, (unsigned long long)seed);
    }
}

/* ---- cells and orders ---- */

/* A maze of w x h closed cells, and a mask: '.' inside, '#' outside. */
struct field {
    struct maze m;
    unsigned char mask[64];
    struct gen_job job;
};

static void field_open(struct field *f, size_t w, size_t h, const char *cells)
{
    struct err err;
    memset(f, 0, sizeof *f);
    if (maze_shape(&f->m, MAZE_WALLS, w, h, &err))
        exit(2);
    maze_fill(&f->m, 0);
    for (size_t i = 0; i < w * h; i++)
        f->mask[i / w * f->m.stride + i % w] = cells[i] == '.' ? 0xff : 0;
    f->job = (struct gen_job){.maze = &f->m, .mask = f->mask, .rng = &rng};
}

/* Returns the number of cell i as the letters of the mask count the cells. */
static size_t field_cell(const struct field *f, size_t i)
{
    return i / f->m.stride * f->m.width + i % f->m.stride;
}

static void check_cells(void)
{
    static const char cells[] = ".#...#.#..##";
    struct field f;
    struct chances c;
    field_open(&f, 4, 3, cells);
    chances_begin(&c, 12);
    for (size_t i = 0; i < 12; i++)
        c.probability[i] = cells[i] == '.' ? 1 / 7.0 : 0;
    for (size_t i = 0; i < 7 * MEAN; i++)
        c.count[field_cell(&f, job_random_cell(&f.job))]++;
    chances_check_one(&c, "cells of a mask are equally likely");
    maze_free(&f.m);
}

static void check_shuffle(void)
{
    struct chances c;
    chances_begin(&c, 256);
    for (size_t i = 0; i < 256; i++) {
        size_t used = 1U << (i & 3) | 1U << (i >> 2 & 3) | 1U << (i >> 4 & 3) | 1U << (i >> 6);
        c.probability[i] = used == 15 ? 1 / 24.0 : 0;
    }
    for (size_t i = 0; i < 24 * MEAN; i++) {
        uint32_t list[4] = {0, 1, 2, 3};
        walls_shuffle(&rng, list, 4);
        c.count[list[0] | list[1] << 2 | list[2] << 4 | list[3] << 6]++;
    }
    chances_check_one(&c, "orders of four walls are equally likely");
}

/* ---- walls ---- */

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

/* Returns the number of elements of a set. */
static size_t set_size(size_t set)
{
    size_t n = 0;
    for (; set; set &= set - 1)
        n++;
    return n;
}

/* 3x2 cells have seven inner walls. --open 3 removes one of the 35 sets of three of them. */
static void check_open(void)
{
    struct field f;
    struct chances c;
    field_open(&f, 3, 2, "......");
    chances_begin(&c, 128);
    for (size_t set = 0; set < 128; set++)
        c.probability[set] = set_size(set) == 3 ? 1 / 35.0 : 0;
    for (size_t i = 0; i < 35 * MEAN; i++) {
        maze_fill(&f.m, 0);
        loops_make(&f.m, &rng, &(struct loops){.open = 3}, NULL, NULL);
        c.count[open_walls(&f.m)]++;
    }
    chances_check_one(&c, "sets of walls of --open are equally likely");
    maze_free(&f.m);
}

/* Six of the seven inner walls of 3x2 cells are closed. --percolate 0.3 opens each of them on its
 * own, and the seventh stays open. */
static void check_percolate(void)
{
    struct field f;
    struct chances c;
    size_t open;
    field_open(&f, 3, 2, "......");
    maze_fill(&f.m, 0);
    maze_carve(&f.m, f.m.cell, MAZE_S);
    open = open_walls(&f.m);
    chances_begin(&c, 128);
    for (size_t set = 0; set < 128; set++)
        c.probability[set] =
            set & open ? pow(0.3, (double)set_size(set) - 1) * pow(0.7, 7 - (double)set_size(set))
                       : 0;
    for (size_t i = 0; i < 64 * MEAN; i++) {
        maze_fill(&f.m, 0);
        maze_carve(&f.m, f.m.cell, MAZE_S);
        loops_make(&f.m, &rng, &(struct loops){.percolate = RNG_CERTAIN / 10 * 3}, NULL, NULL);
        c.count[open_walls(&f.m)]++;
    }
    chances_check_one(&c, "sets of walls of --percolate have their probabilities");
    maze_free(&f.m);
}

/* The middle of a plus has one passage, north. With --braid 0.3 it loses one of the three other
 * walls with that probability, each as often. The ends have nothing to lose. */
static void check_braid(void)
{
    struct field f;
    struct chances c;
    size_t middle;
    field_open(&f, 3, 3, "#.#...#.#");
    middle = f.m.stride + 1;
    chances_begin(&c, 16);
    for (size_t set = 0; set < 16; set++)
        c.probability[set] = set == 1 ? 0.7 : (set & 1) && set_size(set) == 2 ? 0.1 : 0;
    for (size_t i = 0; i < 10 * MEAN; i++) {
        size_t set = 0;
        maze_fill(&f.m, 0);
        maze_carve(&f.m, f.m.cell + middle, MAZE_N);
        loops_make(&f.m, &rng, &(struct loops){.braid = RNG_CERTAIN / 10 * 3}, f.mask, NULL);
        for (unsigned d = 0; d < 4; d++)
            set |= (size_t)maze_open(&f.m, middle, d) << d;
        c.count[set]++;
    }
    chances_check_one(&c, "walls of --braid have their probabilities");
    maze_free(&f.m);
}

/* Every wall of percolation is open with probability p, independently of the others. */
static void check_percolation(void)
{
    struct maze_spec spec = {.keys = ":p=0.4", .w = 3, .h = 2, .seed = seed};
    struct chances c;
    struct maze m = {0};
    struct mem work = {0};
    struct err err;
    uint64_t values[ROW_KEYS];
    spec.gen = gen_of(row_find(gen_list, "algorithm", "percolation", values, &err));
    chances_begin(&c, 128);
    for (size_t set = 0; set < 128; set++)
        c.probability[set] =
            pow(0.4, (double)set_size(set)) * pow(0.6, 7.0 - (double)set_size(set));
    for (; spec.index < 30 * MEAN; spec.index++) {
        if (maze_spec_generate(&spec, &m, &work, &err))
            exit(2);
        c.count[open_walls(&m)]++;
    }
    chances_check_one(&c, "walls of percolation are open independently");
    maze_free(&m);
    mem_free(&work);
}

/* ---- doors ---- */

static const struct door_field field = {.width = 4, .height = 3, .stride = 5};

/* Returns the door at one of the 14 places of the border. */
static struct door door_at(size_t place)
{
    unsigned side = 0;
    while (place >= door_places(&field, side))
        place -= door_places(&field, side++);
    return door_at_side(&field, side, place);
}

/* Returns the number of that place. */
static size_t door_number(const struct door *d)
{
    size_t place = 0;
    for (; place < 14; place++) {
        const struct door other = door_at(place);
        if (other.at.x == d->at.x && other.at.y == d->at.y && other.side == d->side)
            break;
    }
    return place;
}

/* A random entrance is at any place of the border, a random exit then at any that is not in the
 * same cell. */
static void check_doors(void)
{
    static const struct door_request spec[DOOR_COUNT] = {{.kind = DOOR_RANDOM},
                                                         {.kind = DOOR_RANDOM}};
    struct chances c;
    chances_begin(&c, 14 * 14);
    for (size_t a = 0; a < 14; a++) {
        const struct door in = door_at(a);
        double rest = 0;
        for (size_t b = 0; b < 14; b++) {
            const struct door out = door_at(b);
            c.probability[a * 14 + b] = in.at.x != out.at.x || in.at.y != out.at.y;
            rest += c.probability[a * 14 + b];
        }
        for (size_t b = 0; b < 14; b++)
            c.probability[a * 14 + b] /= 14 * rest;
    }
    for (size_t i = 0; i < 100 * MEAN; i++) {
        struct door door[DOOR_COUNT];
        doors_choose(spec, &field, &rng, door);
        c.count[door_number(&door[DOOR_ENTRANCE]) * 14 + door_number(&door[DOOR_EXIT])]++;
    }
    chances_check_one(&c, "places of random doors are equally likely");
}

/* ---- the test itself ---- */

static void check_test(void)
{
    struct chances c;
    double limit, chi;
    chances_begin(&c, 3);
    for (size_t i = 0; i < 100 * MEAN; i++)
        c.count[(rng_next(&rng) & 15) % 3]++;
    chi = chances_chi(&c, &limit);
    ok(chi > limit, "four bits modulo 3 are not: chi-square %.1f, limit %.1f", chi, limit);
}

int main(void)
{
    seed = chance_seed();
    rng_seed(&rng, seed, 0);
    check_below();
    check_directions();
    check_bias();
    check_bits();
    check_cells();
    check_shuffle();
    check_open();
    check_percolate();
    check_braid();
    check_percolation();
    check_doors();
    check_test();
    return done();
}
