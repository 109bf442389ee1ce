/* growing-tree: a list of cells, and a rule which of them grows next.
 *
 * The idea: take a cell from the list, by a rule; join it to a fresh neighbour
 * at random and add that one to the list; if it has none, strike the cell off
 * the list. Always the newest cell is the walk of backtracker, a random one is
 * near prim-simple, the oldest makes long straight arms. The rule here is a
 * mixture: each time the newest, a random, the oldest or the middle cell of the
 * list, as often as the weights of these keys say.
 *
 * Why it is right: each cell is joined once, to a cell joined before, and none
 * is struck off while it has a fresh neighbour.
 *
 * Its mazes: with newest=70,random=30, which is the preset, winding passages
 * of some length with many forks.
 *
 * A cell struck off leaves a hole in the list, so that the order stays; when
 * half of the list are holes, it is closed up. A hole that is drawn is drawn
 * again, for a random cell, or passed over towards the newer ones.
 *
 * Time: in proportion to the cells; a hole is passed over less than twice on
 * average. Space: 8 bytes for each cell of the list, up to 16 a cell.
 *
 * Reference: Jamis Buck, "Mazes for Programmers", 2015, ch. 12. */
#include "cells.h"
#include "gen.h"
#include "pick.h"

#define FRESH 0x10
#define HOLE  SIZE_MAX

enum { NEWEST, RANDOM, OLDEST, MIDDLE, RULES };

static const struct opt_key keys[] = {
    {"newest", 0, 1000000, 70, "weight of the newest cell", 0},
    {"random", 0, 1000000, 30, "weight of a random cell", 0},
    {"oldest", 0, 1000000, 0, "weight of the oldest cell", 0},
    {"middle", 0, 1000000, 0, "weight of the middle of the list", 0},
    {NULL, 0, 0, 0, NULL, 0},
};

struct list {
    struct cells cells;
    size_t first; /* all before are holes; the last one is none */
    size_t holes; /* from first on */
};

/* Strikes entry k off. */
static void strike(struct list *l, size_t k)
{
    struct cells *c = &l->cells;
    size_t to = 0;
    c->at[k] = HOLE;
    l->holes++;
    for (; c->count > l->first && c->at[c->count - 1] == HOLE; c->count--)
        l->holes--;
    for (; l->first < c->count && c->at[l->first] == HOLE; l->first++)
        l->holes--;
    if (2 * (l->first + l->holes) <= c->count || c->count < 64)
        return;
    for (size_t i = l->first; i < c->count; i++) {
        c->at[to] = c->at[i];
        to += c->at[i] != HOLE;
    }
    c->count = to;
    l->first = l->holes = 0;
}

/* The place in the list of the cell that grows next. */
static size_t choose(const struct list *l, struct rng *rng, const uint64_t *weights, uint64_t sum)
{
    uint64_t draw = rng_below(rng, sum);
    size_t last = l->cells.count - 1, k = last;
    int rule = NEWEST;
    for (; draw >= weights[rule]; rule++)
        draw -= weights[rule];
    if (rule == OLDEST)
        return l->first;
    if (rule == MIDDLE)
        k = l->first + (last - l->first) / 2;
    while (rule == RANDOM &&
           l->cells.at[k = l->first + (size_t)rng_below(rng, last - l->first + 1)] == HOLE)
        ;
    while (l->cells.at[k] == HOLE)
        k++;
    return k;
}

static int growing_tree_make(struct maze *m, struct rng *rng, const uint64_t *values,
                             struct mem *work, struct err *err)
{
    size_t left = m->width * m->height - 1;
    uint64_t sum = values[NEWEST] + values[RANDOM] + values[OLDEST] + values[MIDDLE];
    struct list list = {{NULL, 0, 0}, 0, 0};
    struct pick pick = pick_init(rng);
    size_t next = gen_start(m, rng);
    if (sum == 0)
        return err_set(err, "growing-tree: all weights are 0");
    maze_fill(m, FRESH);
    m->cell[next] ^= FRESH;
    if (cells_room(&list.cells, work, 1, err))
        return -1;
    list.cells.at[list.cells.count++] = next;
    while (left > 0) {
        size_t k = choose(&list, rng, values, sum);
        unsigned char *cell = m->cell + list.cells.at[k];
        unsigned fresh = pick_around(cell, (ptrdiff_t)m->stride, FRESH), d;
        if (!fresh) {
            strike(&list, k);
            continue;
        }
        d = pick_direction(&pick, fresh);
        maze_carve(m, cell, d);
        cell += m->step[d];
        *cell ^= FRESH;
        left--;
        if (cells_room(&list.cells, work, 1, err))
            return -1;
        list.cells.at[list.cells.count++] = (size_t)(cell - m->cell);
    }
    return 0;
}

const struct gen gen_growing_tree = {
    .entry = {"growing-tree", "a list of cells, and a rule which of them grows next", keys},
    .perfect = true,
    .make = growing_tree_make,
};
