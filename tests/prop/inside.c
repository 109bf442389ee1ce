/* Tests of doors at random cells and dead ends, with a second search that knows the distance
 * between any two cells: in random mazes of all kinds the doors are what was asked for, and refused
 * only if there are none. tests/chance/doors.c tests their probabilities. */
#include "tests/known_maze.h"

static struct rng rng;
static struct mem scratch;

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
            places += known_weight(k, &spec[i], j) > 0;
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
               known_suits(k, spec, a, b, 0);
    for (size_t i = 0; i < k->n && (spec[0].kind == DOOR_FAR || spec[1].kind == DOOR_FAR); i++)
        right = right && k->distance[spec[0].kind == DOOR_FAR ? b : a][i] <= k->distance[a][b];
    for (int i = 0; i < DOOR_COUNT; i++)
        right = right && (!door_request_is_inside(&spec[i]) || found[i].closed);
    return right && known_weight(k, &spec[0], a) && known_weight(k, &spec[1], b) &&
           k->distance[a][b] >= (min ? min : -1);
}

/* Returns whether the maze has doors at least `least` moves apart. */
static bool has_doors(const struct known *k, const struct door_request spec[DOOR_COUNT], long least)
{
    for (size_t i = 0; i < k->n; i++)
        for (size_t j = 0; j < k->n; j++)
            if (known_suits(k, spec, i, j, least))
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
    for (int i = 0; i < tap_cases(700); i++) {
        const size_t w = 1 + (size_t)rng_below(&rng, 7), h = 1 + (size_t)rng_below(&rng, 7);
        char mask[KNOWN_MOST + 1];
        struct known k;
        for (size_t cell = 0; cell < w * h; cell++)
            mask[cell] = holes && rng_below(&rng, holes) == 0 ? '#' : '.';
        mask[rng_below(&rng, w * h)] = '.';
        known_open(&k, algorithm, w, h, holes ? mask : NULL, braid, &rng);
        tally_maze(&t, &k);
        known_close(&k);
    }
    ok(t.wrong + t.missed + t.apart + t.changed == 0 && t.found > 30 && t.refused > 5,
       "%s, holes %d, braid %d: %zu found, %zu refused; %zu wrong, %zu missed, %zu not apart, %zu "
       "mazes changed",
       algorithm, (int)holes, (int)braid, t.found, t.refused, t.wrong, t.missed, t.apart,
       t.changed);
}

/* Tests that in perfect mazes two far doors are as far apart as any two cells, and one far door is
 * as far from the other door as any cell. */
static void check_far(const struct gen *gen)
{
    bool right = true;
    for (int i = 0; i < 50; i++) {
        struct known k;
        struct err err;
        struct door_request found[DOOR_COUNT];
        long most = 0;
        size_t a, b;
        known_open(&k, gen->entry.name, 1 + (size_t)rng_below(&rng, 5),
                   1 + (size_t)rng_below(&rng, 5), NULL, 0, &rng);
        struct door_field field = known_field(&k);
        struct door_search d = {.request = {{.kind = DOOR_FAR}, {.kind = DOOR_FAR}},
                                .field = &field,
                                .maze = &k.m,
                                .rng = &rng,
                                .scratch = &scratch};
        field.inset = gen->board;
        door_search_set_walls(&k.m);
        right = right && doors_find(&d, found, &err) == 0 &&
                k.distance[known_cell(&k, &found[0], 0)][known_cell(&k, &found[1], 0)] == k.longest;
        do
            b = (size_t)rng_below(&rng, k.n);
        while (k.g.solid[b]);
        d.request[1] =
            (struct door_request){.kind = DOOR_CELL, .at = {b % k.m.width, b / k.m.width}};
        right = right && doors_find(&d, found, &err) == 0;
        a = known_cell(&k, &found[0], 0);
        for (size_t c = 0; c < k.n; c++)
            most = k.distance[b][c] > most ? k.distance[b][c] : most;
        right = right && k.distance[b][a] == most;
        known_close(&k);
    }
    ok(right, "%s: far doors are as far apart as possible", gen->entry.name);
}

int main(void)
{
    rng_seed(&rng, tap_seed(), 0);
    check_found("backtracker", 0, 0);
    check_found("prim", 0, 0);
    check_found("prim", 0, RNG_CERTAIN / 2);
    check_found("kruskal", 4, 0);
    check_found("kruskal", 4, RNG_CERTAIN);
    check_found("percolation", 0, 0);
    check_found("percolation", 3, 0);
    for (const struct row *const *e = gen_list; *e; e++)
        if (gen_of(*e)->perfect)
            check_far(gen_of(*e));
    mem_free(&scratch);
    return done();
}
