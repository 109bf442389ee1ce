/* Tests of --given with random drawings: every algorithm that completes a maze keeps its passages
 * and its fixed walls and joins the rest as a tree, also with -b and --open afterwards; drawings
 * that cannot be completed are refused with the right cell. */
#include "common/gen/run/loops.h"
#include "tests/drawing.h"

/* Writes into `text` the message that the drawing must cause, "" if it can be completed. */
static void expected_message(const struct drawing *d, char text[200])
{
    size_t part[DRAWING_SIDE][DRAWING_SIDE], size[DRAWING_CELLS] = {0}, cells = 0, largest = 0;
    *text = '\0';
    for (size_t y = 0; y < d->h; y++)
        for (size_t x = 0; x < d->w; x++)
            if (d->out[y][x] && !drawing_is_solid(d, x, y)) {
                snprintf(text, 200, "cell %zu,%zu is outside the mask, but not closed", x, y);
                return;
            }
    drawing_label(d, true, part);
    for (size_t y = 0; y < d->h; y++)
        for (size_t x = 0; x < d->w; x++)
            if (!d->out[y][x]) {
                size[part[y][x]]++;
                cells++;
            }
    for (size_t k = 0; k < DRAWING_CELLS; k++)
        largest = size[k] > size[largest] ? k : largest;
    if (cells == 0)
        snprintf(text, 200, "no cells remain: all are solid and fixed");
    for (size_t y = 0; y < d->h; y++)
        for (size_t x = 0; x < d->w; x++)
            if (!*text && !d->out[y][x] && part[y][x] != largest)
                snprintf(text, 200,
                         "cell %zu,%zu cannot be reached: all walls around it and its connected "
                         "cells are fixed",
                         x, y);
}

/* Returns the hash of the drawing as maze(5) defines it. */
static uint64_t expected_hash(const struct drawing *d)
{
    uint64_t hash = 0xcbf29ce484222325;
    for (size_t y = 0; y <= d->h; y++)
        for (size_t x = 0; x <= d->w + 1; x++) {
            unsigned digit = 0;
            if (y < d->h && x <= d->w)
                digit += !d->west[y][x];
            if (x < d->w)
                digit += 2U * !d->north[y][x];
            if (x < d->w && y < d->h) {
                digit += 4U * (x > 0 && d->beside[y][x] == FIXED);
                digit += 8U * (y > 0 && d->above[y][x] == FIXED);
            }
            hash ^= (unsigned char)(x > d->w ? '\n' : "0123456789abcdef"[digit]);
            hash *= 0x100000001b3;
        }
    return hash;
}

/* Makes a random drawing: most of its walls are closed. */
static struct drawing random_drawing(struct rng *rng)
{
    struct drawing d = {.w = 1 + (size_t)rng_below(rng, DRAWING_SIDE),
                        .h = 1 + (size_t)rng_below(rng, DRAWING_SIDE)};
    const uint64_t open = rng_below(rng, 60), marked = rng_below(rng, 3) ? rng_below(rng, 40) : 0;
    const bool masked = rng_below(rng, 4) == 0;
    d.has_mask = masked;
    for (size_t y = 0; y <= d.h; y++)
        for (size_t x = 0; x <= d.w; x++) {
            const bool inner_west = x > 0 && x<d.w, inner_north = y> 0 && y < d.h;
            d.west[y][x] = rng_below(rng, 100) >= (inner_west ? open : 3);
            d.north[y][x] = rng_below(rng, 100) >= (inner_north ? open : 3);
            if (x < d.w && y < d.h) {
                d.marked[y][x] = rng_below(rng, 100) < marked;
                d.masked[y][x] = masked && rng_below(rng, 10) == 0;
            }
        }
    for (size_t y = 0; y < d.h; y++) /* mostly close what is outside the mask */
        for (size_t x = 0; x < d.w; x++)
            if (d.masked[y][x] && rng_below(rng, 40) > 0)
                d.west[y][x] = d.north[y][x] = d.west[y][x + 1] = d.north[y + 1][x] = true;
    drawing_derive(&d);
    return d;
}

/* Returns whether a maze keeps what is given, has a closed border, and all cells are joined, with
 * `loops` independent cycles; SIZE_MAX: any number. */
static bool keeps(const struct drawing *d, const struct maze *m, size_t loops)
{
    struct graph g = graph_of(m);
    size_t component[DRAWING_CELLS], cells = 0, one;
    bool right = g.border_openings == 0;
    for (size_t y = 0; y < d->h; y++)
        for (size_t x = 0; x < d->w; x++) {
            const unsigned char open = g.open[y * d->w + x];
            const enum drawing_wall beside = d->beside[y][x], above = d->above[y][x];
            cells += !d->out[y][x];
            right = right && (beside == FREE || (open >> 3 & 1) == (beside == OPEN)) &&
                    (above == FREE || (open & 1) == (above == OPEN)) && g.digit[y * d->w + x] < 4;
        }
    one = cells == 1 ? 1 : graph_components(&g, component);
    right = right && one == 1 && (loops == SIZE_MAX || graph_passages(&g) + 1 == cells + loops);
    graph_free(&g);
    return right;
}

enum { MOST_NAMES = 20 };

/* Stores the algorithms that complete a maze, alone and with each of their keys at both ends, such
 * as "backtracker:bias=0.00". Returns how many names these are. */
static size_t list_names(char names[MOST_NAMES][100])
{
    size_t n = 0;
    for (const struct row *const *e = gen_list; *e; e++) {
        if (!gen_of(*e)->finish)
            continue;
        for (unsigned k = 0; k < 1 + 2 * gen_of(*e)->finish_keys; k++) {
            const struct row_key *key = k > 0 ? &(*e)->keys[(k - 1) / 2] : NULL;
            char number[NUMBER_TEXT];
            if (n == MOST_NAMES)
                exit(2);
            if (key)
                number_decimal_text(k % 2 ? key->min : key->max, key->decimals, number);
            snprintf(names[n++], 100, "%s%s%s%s%s", (*e)->name, key ? ":" : "",
                     key ? key->name : "", key ? "=" : "", key ? number : "");
        }
    }
    return n;
}

int main(void)
{
    char names[MOST_NAMES][100];
    const size_t n = list_names(names), drawings = (size_t)tap_cases(3000);
    size_t completed = 0, refused = 0, wrong_cell = 0, wrong_hash = 0, opened = 0;
    size_t wrong[MOST_NAMES] = {0};
    struct given g = {.kind = MAZE_WALLS};
    struct maze m = {0};
    struct rng rng;
    rng_seed(&rng, tap_seed(), 0);
    for (size_t k = 0; k < drawings; k++) {
        struct drawing d = random_drawing(&rng);
        char want[200];
        struct err err = {.what = ""};
        expected_message(&d, want);
        if (drawing_take(&g, &d, &rng, &err))
            refused++;
        wrong_cell += strcmp(want, err.what) != 0;
        if (*want || *err.what)
            continue;
        completed++;
        wrong_hash += g.hash != expected_hash(&d);
        for (size_t a = 0; a < n; a++) {
            const char *keys = strchr(names[a], ':');
            drawing_complete(maze_spec_gen(names[a]), keys ? keys : "", &g, &rng, &m);
            wrong[a] += !keeps(&d, &m, drawing_loops(&d));
            loops_make(&m, &rng,
                       &(struct loops){RNG_CERTAIN, rng_below(&rng, 4) ? 2 : 1000,
                                       rng_below(&rng, 2) * RNG_CERTAIN},
                       g.inside.at, &g.maze);
            maze_clear(&m, (unsigned char)~MAZE_DIGIT);
            opened += !keeps(&d, &m, SIZE_MAX);
        }
    }
    ok(completed > drawings / 4 && refused > drawings / 8 && wrong_cell == 0,
       "%zu drawings are completed, %zu refused; %zu wrongly or with the wrong cell", completed,
       refused, wrong_cell);
    ok(wrong_hash == 0, "the hash is that of maze(5)");
    for (size_t a = 0; a < n; a++)
        ok(wrong[a] == 0, "%s keeps what is given, and joins the rest as a tree", names[a]);
    ok(opened == 0, "-b, --open and --percolate keep it, too");
    maze_free(&m);
    given_free(&g);
    return done();
}
