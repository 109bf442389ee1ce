/* Tests of doors at random cells and dead ends: all pairs of them have the probabilities of
 * maze-gen(1), which follow from the distances between any two cells. */
#include "tests/chance/chance.h"
#include "tests/known_maze.h"

enum { MEAN = 100 };

struct door_case {
    const char *algorithm;
    size_t w, h;
    const char *mask;
    uint64_t braid;
    const char *entrance, *exit;
};

/* Stores the probabilities of all pairs. The door that is chosen first, which is `first`, has its
 * weight where there is a second one; that is then any of those equally likely. Returns how many
 * pairs are possible. */
static size_t weigh_pairs(const struct known *k, const struct door_request spec[DOOR_COUNT],
                          int first, long least)
{
    size_t pairs = 0;
    for (size_t i = 0; i < k->n; i++) {
        size_t seconds = 0;
        for (int pass = 0; pass < 2; pass++)
            for (size_t j = 0; j < k->n; j++) {
                if (k->distance[i][j] < least || !known_weight(k, &spec[!first], j) ||
                    !known_weight(k, &spec[first], i))
                    continue;
                if (pass == 0)
                    seconds++;
                else
                    chance_weight[first ? j * k->n + i : i * k->n + j] =
                        known_weight(k, &spec[first], i) / (double)seconds;
            }
        pairs += seconds;
    }
    return pairs;
}

/* Where pairs come from: one maze. */
struct pairs {
    struct known k;
    struct door_search search;
    bool more; /* each pair is a further one of its maze, not the first */
};

static size_t draw_pair(void *context)
{
    struct pairs *p = context;
    struct door_request found[DOOR_COUNT];
    struct err err;
    if (!p->more) {
        p->search.marked = false;
        maze_clear(&p->k.m, p->k.g.block ? 0xf0 & ~MAZE_OBSTACLE : 0xf0);
        door_search_set_walls(&p->k.m);
    }
    if (doors_find(&p->search, found, &err))
        exit(2);
    return known_cell(&p->k, &found[0], 0) * p->k.n + known_cell(&p->k, &found[1], 0);
}

/* connected: the search is told that the maze is. */
static void check_pairs(const struct door_case *d, bool connected, bool more)
{
    static struct pairs p;
    struct mem scratch = {NULL, 0};
    struct door_field field;
    struct chance c;
    struct err err;
    long least;
    p = (struct pairs){.more = more};
    if (door_request_read(&p.search.request[0], "-e", d->entrance, &err) ||
        door_request_read(&p.search.request[1], "-x", d->exit, &err))
        exit(2);
    least = (long)known_min(p.search.request);
    do {
        known_close(&p.k);
        known_open(&p.k, d->algorithm, d->w, d->h, d->mask, d->braid, &chance_rng);
    } while (p.k.longest < (d->braid ? 2 : 1) * least);
    door_search_set_walls(&p.k.m);
    field = known_field(&p.k);
    p.search.field = &field;
    p.search.maze = &p.k.m;
    p.search.rng = &chance_rng;
    p.search.scratch = &scratch;
    p.search.connected = connected;
    c = chance_case(p.k.n * p.k.n, draw_pair, &p, 0);
    c.samples = MEAN * (long)weigh_pairs(&p.k, p.search.request,
                                         door_request_is_inside(&p.search.request[0]) &&
                                             !door_request_is_inside(&p.search.request[1]),
                                         least ? least : 1);
    chance_check(&c, "%s %zux%zu%s%s -e %s -x %s%s", d->algorithm, d->w, d->h,
                 d->mask ? " in a mask" : "", d->braid ? " with loops" : "", d->entrance, d->exit,
                 more ? ", further pairs" : "");
    known_close(&p.k);
    mem_free(&scratch);
}

static const struct door_case cases[] = {
    {"kruskal", 4, 3, NULL, 0, "inside", "inside"},
    {"kruskal", 4, 3, NULL, 0, "inside", "inside:min=3"},
    {"wilson", 5, 3, NULL, 0, "inside:min=7", "inside"},
    {"spiral", 4, 4, NULL, 0, "inside", "inside:min=12"},
    {"prim", 4, 4, NULL, 0, "deadend", "deadend"},
    {"prim", 5, 5, NULL, 0, "deadend:min=2", "deadend:min=5"},
    {"kruskal", 5, 4, NULL, 0, "deadend", "inside:min=6"},
    {"kruskal", 5, 4, NULL, 0, "inside:min=6", "deadend"},
    {"kruskal", 4, 4, NULL, 0, "3,2", "inside"},
    {"kruskal", 5, 5, NULL, 0, "deadend", "3,2"},
    {"kruskal", 4, 4, NULL, 0, "random", "inside:min=5"},
    {"kruskal", 4, 4, NULL, 0, "inside:min=5", "random"},
    {"backtracker", 4, 4, ".##...........#.", 0, "inside", "inside:min=2"},
    {"kruskal", 5, 4, "..#.#..#....#.####..", 0, "inside", "inside"},
    {"kruskal", 5, 4, "..#.#..#....#.####..", 0, "inside", "deadend:min=2"},
    {"percolation", 4, 4, NULL, 0, "inside", "inside"},
    {"percolation", 4, 4, NULL, 0, "inside:min=1", "inside"},
    {"kruskal", 5, 4, NULL, RNG_CERTAIN, "inside", "inside:min=3"},
    {"obstacles", 2, 2, NULL, 0, "inside", "inside"},
    {"obstacles", 3, 2, NULL, 0, "inside", "inside:min=4"},
    {"obstacles", 2, 3, NULL, 0, "1,1", "inside:min=2"},
};

int main(void)
{
    chance_begin();
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        check_pairs(&cases[i], false, false);
        check_pairs(&cases[i], false, true);
    }
    check_pairs(&cases[0], true, false);
    check_pairs(&cases[4], true, false);
    return done();
}
