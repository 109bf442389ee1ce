/* Tests of single random choices: numbers, bits, directions, cells, orders, doors at the border,
 * and places of lists that are drawn in advance. */
#include "common/gen/doors/door_request.h"
#include "common/gen/kit/active_list.h"
#include "common/gen/kit/frontier.h"
#include "common/gen/kit/job.h"
#include "common/gen/kit/random_dir.h"
#include "common/gen/kit/wall_weights.h"
#include "common/solve/kit/choice.h"
#include "tests/chance/chance.h"

enum { MEAN = 1000 };

/* ---- numbers ---- */

enum { BOUND = 41 };

/* Returns a number below 2, 3 ... BOUND - 1 in turn, plus BOUND times the bound. */
static size_t draw_below(void *context)
{
    size_t *n = context;
    *n = *n + 1 < BOUND ? *n + 1 : 2;
    return *n * BOUND + (size_t)rng_below(&chance_rng, *n);
}

static size_t draw_below_large(void *context)
{
    (void)context;
    return (size_t)(rng_below(&chance_rng, (uint64_t)3 << 62) % 3);
}

static void check_numbers(void)
{
    size_t bound = 1;
    struct chance c = chance_case(BOUND * BOUND, draw_below, &bound, 39L * 40 * MEAN);
    for (size_t n = 2; n < BOUND; n++)
        for (size_t k = 0; k < n; k++)
            chance_weight[n * BOUND + k] = 1 / (double)n;
    chance_check(&c, "numbers below 2 to 40 are equally likely");
    c = chance_case(3, draw_below_large, NULL, 3 * MEAN);
    chance_weight[0] = chance_weight[1] = chance_weight[2] = 1;
    /* Without the rejection of some draws, every third of these would be twice as likely. */
    chance_check(&c, "numbers below 3 * 2^62 are equally likely modulo 3");
}

/* What the coins are: bit k, or its complement. */
struct coins {
    unsigned hundredths;
    size_t bit;
};

static size_t draw_coin(void *context)
{
    struct coins *coins = context;
    coins->bit = (coins->bit + 1) % 64;
    return 2 * coins->bit + (size_t)(rng_coins(&chance_rng, coins->hundredths) >> coins->bit & 1);
}

static void check_coins(void)
{
    static const unsigned hundredths[] = {1, 30, 50, 70, 99};
    for (size_t k = 0; k < sizeof hundredths / sizeof *hundredths; k++) {
        struct coins coins = {hundredths[k], 0};
        const struct chance c = chance_case(128, draw_coin, &coins, 64 * 10L * MEAN);
        for (size_t i = 0; i < 128; i++)
            chance_weight[i] = i % 2 ? hundredths[k] : 100 - hundredths[k];
        chance_check(&c, "%u percent of the bits are 1", hundredths[k]);
    }
}

/* ---- directions, cells, orders ---- */

struct directions {
    struct random_dir dirs;
    struct choice choice;
    bool of_solver;
    unsigned set;
};

/* Returns a direction of each set in turn, plus four times the set. */
static size_t draw_direction(void *context)
{
    struct directions *d = context;
    d->set = d->set < 15 ? d->set + 1 : 1;
    return 4 * d->set + (d->of_solver ? (size_t)choice_dir(&d->choice, d->set)
                                      : (size_t)random_dir_choose(&d->dirs, d->set));
}

/* With a bias, the sum of the weights of the directions is shared out: the bias for east and for
 * west, the rest to 100 for north and for south. */
static void check_directions(unsigned bias, bool of_solver, const char *name)
{
    struct directions d = {.dirs = random_dir_init(&chance_rng, bias),
                           .choice = choice_random(rng_next(&chance_rng)),
                           .of_solver = of_solver};
    const struct chance c = chance_case(64, draw_direction, &d, 60L * MEAN);
    for (unsigned set = 1; set < 16; set++) {
        double all = 0;
        for (unsigned k = 0; k < 4; k++)
            all += chance_weight[4 * set + k] = (set >> k & 1) * (k % 2 ? bias : 100 - bias);
        for (unsigned k = 0; k < 4; k++)
            chance_weight[4 * set + k] /= all;
    }
    chance_check(&c, "directions of %s", name);
}

static size_t draw_cell(void *context)
{
    return job_random_cell(context);
}

static void check_cells(void)
{
    static const char cells[] = ".#...#.#..##"; /* four columns */
    unsigned char mask[16] = {0};
    struct maze m = chance_maze(4, 3);
    const struct gen_job job = {.maze = &m, .mask = mask, .rng = &chance_rng};
    const struct chance c = chance_case(16, draw_cell, (void *)&job, 7L * MEAN);
    for (size_t i = 0; i < 12; i++)
        if (cells[i] == '.')
            chance_weight[i / 4 * m.stride + i % 4] = mask[i / 4 * m.stride + i % 4] = 0xff;
    chance_check(&c, "cells of a mask are equally likely");
    maze_free(&m);
}

static size_t draw_order(void *context)
{
    uint32_t list[4] = {0, 1, 2, 3};
    (void)context;
    walls_shuffle(&chance_rng, list, 4);
    return list[0] | list[1] << 2 | list[2] << 4 | list[3] << 6;
}

static void check_orders(void)
{
    const struct chance c = chance_case(256, draw_order, NULL, 24L * MEAN);
    for (size_t i = 0; i < 256; i++)
        chance_weight[i] =
            (1U << (i & 3) | 1U << (i >> 2 & 3) | 1U << (i >> 4 & 3) | 1U << (i >> 6)) == 15;
    chance_check(&c, "orders of four walls are equally likely");
}

/* ---- doors ---- */

enum { PLACES = 14 };
static const struct door_field field = {.width = 4, .height = 3, .stride = 5};

/* Returns the door at one of the places of the border. */
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
    for (; place < PLACES; place++) {
        const struct door other = door_at(place);
        if (other.at.x == d->at.x && other.at.y == d->at.y && other.side == d->side)
            break;
    }
    return place;
}

static size_t draw_doors(void *context)
{
    static const struct door_request spec[DOOR_COUNT] = {{.kind = DOOR_RANDOM},
                                                         {.kind = DOOR_RANDOM}};
    struct door door[DOOR_COUNT];
    (void)context;
    doors_choose(spec, &field, &chance_rng, door);
    return door_number(&door[DOOR_ENTRANCE]) * PLACES + door_number(&door[DOOR_EXIT]);
}

/* A random entrance is at any place of the border, a random exit then at any that is not in the
 * same cell. */
static void check_doors(void)
{
    const struct chance c = chance_case((size_t)PLACES * PLACES, draw_doors, NULL, 100L * MEAN);
    for (size_t a = 0; a < PLACES; a++) {
        const struct door in = door_at(a);
        double rest = 0;
        for (size_t b = 0; b < PLACES; b++) {
            const struct door out = door_at(b);
            rest += chance_weight[a * PLACES + b] = in.at.x != out.at.x || in.at.y != out.at.y;
        }
        for (size_t b = 0; b < PLACES; b++)
            chance_weight[a * PLACES + b] /= rest;
    }
    chance_check(&c, "places of random doors are equally likely");
}

/* ---- lists ---- */

/* What happens to the active list of growing-tree between the draws in advance and the draw that
 * counts. */
struct scenario {
    const char *name;
    size_t before, after; /* number of cells, removed ones included */
    size_t holes;         /* number of removed cells, the first of which is cell 10 */
    struct gen_job *job;
};

/* Adds cells to a list: from one number up to another. */
static void add_cells(struct active_list *a, size_t from, size_t to)
{
    for (; from < to; from++)
        if (active_list_add(a, from))
            exit(2);
}

static size_t draw_active(void *context)
{
    const struct scenario *s = context;
    struct active_list a;
    if (active_list_init(&a, "growing-tree", s->job))
        exit(2);
    add_cells(&a, 0, s->before);
    for (int k = 0; k < 3 * AHEAD / 2; k++)
        active_list_choose(&a);
    add_cells(&a, s->before, s->after);
    for (size_t k = s->before; k-- > s->after;)
        active_list_remove(&a, k);
    for (size_t k = 0; k < s->holes; k++) {
        size_t place = 0;
        while (a.at[place] != 10 + k)
            place++;
        active_list_remove(&a, place);
    }
    return a.at[active_list_choose(&a)];
}

static void check_active_list(void)
{
    static struct scenario scenarios[] = {
        {"unchanged", 100, 100, 0, NULL},
        {"after growing", 40, 100, 0, NULL},
        {"with removed cells", 100, 100, 9, NULL},
        {"after growing, with removed cells", 60, 100, 15, NULL},
        {"after shrinking", 100, 71, 0, NULL},
        {"after closing the holes", 100, 100, 40, NULL},
    };
    const uint64_t values[ACTIVE_LIST_RULES] = {0, 1, 0, 0};
    struct maze m = chance_maze(100, 1);
    struct mem work = {NULL, 0};
    struct gen_job job = {.maze = &m, .rng = &chance_rng, .values = values, .scratch = &work};
    for (size_t k = 0; k < sizeof scenarios / sizeof *scenarios; k++) {
        struct scenario *s = &scenarios[k];
        const struct chance c = chance_case(100, draw_active, s, 90L * MEAN);
        s->job = &job;
        for (size_t i = 0; i < s->after; i++)
            chance_weight[i] = i < 10 || i >= 10 + s->holes;
        chance_check(&c, "cells of an active list %s are equally likely", s->name);
    }
    maze_free(&m);
    mem_free(&work);
}

enum { TAIL = 64, FRONTIER_MOST = 4 * FRONTIER_LONG };

/* A frontier of prim-simple and prim-modified, to which `more` entries are added for each that is
 * taken, until it is long, and then none, until it is short. */
struct take {
    struct frontier f;
    size_t more;
    bool shrinks;
};

/* Returns how far from the end an entry was that was taken, at most TAIL. Entries at the end were
 * not there yet when a place was drawn. */
static size_t draw_take(void *context)
{
    struct take *t = context;
    struct frontier *f = &t->f;
    size_t n, k;
    t->shrinks = t->shrinks ? f->count >= FRONTIER_LONG / 2 : f->count + t->more > FRONTIER_MOST;
    for (size_t i = 0; !t->shrinks && i < t->more; i++) {
        if (frontier_grow(f))
            exit(2);
        f->at[f->count] = 4 * f->count; /* its cell is the number of its place */
        f->count++;
    }
    n = f->count;
    for (size_t far = 0; far < TAIL && far < n; far++)
        chance_weight[far] += 1 / (double)n;
    chance_weight[TAIL] += n > TAIL ? (double)(n - TAIL) / (double)n : 0;
    k = frontier_take(f, f->job->maze, f->job->rng) / 4;
    if (k < n - 1)
        f->at[k] = 4 * k; /* the last one has moved there */
    return n - 1 - k < TAIL ? n - 1 - k : TAIL;
}

static void check_frontier(void)
{
    for (size_t more = 2; more <= 4; more++) {
        struct mem memory = {NULL, 0};
        struct maze m = chance_maze(FRONTIER_MOST, 1);
        const struct gen_job job = {.maze = &m, .rng = &chance_rng, .scratch = &memory};
        struct take t = {{.job = &job}, more, false};
        const struct chance c = chance_case(TAIL + 1, draw_take, &t, 3000L * MEAN);
        chance_check(&c, "entries of a frontier are equally likely, %zu added for each", more);
        maze_free(&m);
        mem_free(&memory);
    }
}

int main(void)
{
    chance_begin();
    check_numbers();
    check_coins();
    check_directions(RANDOM_DIR_EVEN, false, "an algorithm are equally likely");
    check_directions(RANDOM_DIR_EVEN, true, "a solver are equally likely");
    check_directions(70, false, "an algorithm with a bias have their weights");
    check_cells();
    check_orders();
    check_doors();
    check_active_list();
    check_frontier();
    return done();
}
