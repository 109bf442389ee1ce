/* The statistics against counts made in another way, from the text of the maze, on
 * boards of all sorts; whether there is exactly one simple way by trying all. */
#include "common/solve/run/stats.h"
#include "common/solve/run/search.h"
#include "tests/random_maze.h"

struct count {
    const struct graph *g;
    size_t start, goal;
    bool *on; /* the way now */
    int ways; /* so far; two are enough */
};

static void try_ways(struct count *c, size_t i)
{
    if (c->ways > 1)
        return;
    if (i == c->goal) {
        c->ways++;
        return;
    }
    c->on[i] = true;
    for (int d = 0; d < 4; d++)
        if (graph_has_step(c->g, i, d, c->start) && !c->on[graph_neighbour(c->g, i, d)])
            try_ways(c, graph_neighbour(c->g, i, d));
    c->on[i] = false;
}

static int simple_ways(const struct graph *g, size_t start, size_t goal)
{
    struct count c = {g, start, goal, test_alloc(g->w * g->h, sizeof *c.on), 0};
    try_ways(&c, start);
    free(c.on);
    return c.ways;
}

static size_t of_degree(const struct graph *g, int least, int most)
{
    size_t n = 0;
    for (size_t i = 0; i < g->w * g->h; i++) {
        int ways = 0;
        for (int d = 0; d < 4; d++)
            ways += g->open[i] >> d & 1;
        n += !g->solid[i] && ways >= least && ways <= most;
    }
    return n;
}

/* Turns and junctions of the marked path of g. */
static void follow(const struct graph *g, size_t start, size_t goal, uint64_t *turns,
                   uint64_t *choices)
{
    size_t at = start, from = start;
    int before = -1;
    *turns = *choices = 0;
    for (;;) {
        int ways = 0, go = -1;
        for (int d = 0; d < 4; d++) {
            ways += g->open[at] >> d & 1;
            if (graph_has_step(g, at, d, start) && graph_neighbour(g, at, d) != from &&
                g->digit[graph_neighbour(g, at, d)] & MAZE_PATH)
                go = go < 0 ? d : go;
        }
        *choices += ways > 2;
        if (at == goal)
            return;
        *turns += before >= 0 && before != go;
        before = go;
        from = at;
        at = graph_neighbour(g, at, go);
    }
}

static bool check(struct maze *m, size_t start, size_t goal, struct mem work[2])
{
    uint64_t values[OPT_KEYS], turns = 0, choices = 0, looked = 0;
    struct search s = {.maze = m, .values = values, .work = work};
    struct header head = {0};
    char *before = record_text(m, NULL, false), *after;
    struct graph g = graph_read(before, m->kind == MAZE_BLOCK), marked;
    size_t *part = test_alloc(g.w * g.h, sizeof *part), parts = graph_components(&g, part);
    size_t cells = of_degree(&g, 0, 4), edges = graph_passages(&g);
    size_t places = (g.w - 1) * g.h + g.w * (g.h - 1);
    const struct solve *bfs = solve_of(opt_find(solve_list, "", "bfs", values, &(struct err){0}));
    struct stats t;
    struct err err;
    bool right;
    int found;
    s.start = start / g.w * m->stride + start % g.w;
    s.goal = goal / g.w * m->stride + goal % g.w;
    if (stats_maze(&t, &s, true, &head, &err) || (found = search_run(bfs, &s, true, &err)) < 0)
        exit(2);
    stats_search(&t, &s, bfs, found);
    after = record_text(m, NULL, false);
    marked = graph_read(after, g.block);
    for (size_t i = 0; i < g.w * g.h; i++)
        looked += (marked.digit[i] & MAZE_VISITED) != 0;
    if (found)
        follow(&marked, start, goal, &turns, &choices);
#define IS(field, expected) (t.has[field] && t.value[field] == (uint64_t)(expected))
    right = IS(STAT_WIDTH, g.w) && IS(STAT_HEIGHT, g.h) && IS(STAT_CELLS, cells) &&
            IS(STAT_WALLS, g.block ? g.w * g.h - cells : places - edges) &&
            IS(STAT_DEAD_ENDS, of_degree(&g, 1, 1)) && IS(STAT_CORRIDORS, of_degree(&g, 2, 2)) &&
            IS(STAT_JUNCTIONS, of_degree(&g, 3, 4)) && IS(STAT_CROSSROADS, of_degree(&g, 4, 4)) &&
            IS(STAT_COMPONENTS, parts) && IS(STAT_LOOPS, edges + parts - cells) &&
            IS(STAT_PERFECT, parts == 1 && edges == cells - 1) && IS(STAT_VISITED, looked) &&
            IS(STAT_SOLVABLE, found != 0) && IS(STAT_UNIQUE, simple_ways(&g, start, goal) == 1);
    if (found)
        right = right && IS(STAT_LENGTH, s.length) && IS(STAT_TURNS, turns) &&
                IS(STAT_CHOICES, choices);
    else
        right = right && !t.has[STAT_LENGTH] && !t.has[STAT_TURNS] && !t.has[STAT_CHOICES];
    graph_free(&g);
    graph_free(&marked);
    free(part);
    free(before);
    free(after);
    return right;
}

int main(void)
{
    struct maze m = {0};
    struct mem work[2] = {{0}, {0}};
    struct rng rng;
    rng_seed(&rng, 13, 0);
    for (int kind = 0; kind < RANDOM_MAZE_KINDS; kind++) {
        int wrong = 0, boards = 0;
        for (int k = 0; k < 4000; k++) {
            size_t w = 1 + (size_t)rng_below(&rng, 5), h = 1 + (size_t)rng_below(&rng, 5);
            size_t start = (size_t)rng_below(&rng, w * h), goal = (size_t)rng_below(&rng, w * h);
            struct graph g;
            char *text;
            random_maze(&m, (enum random_maze_kind)kind, w, h, &rng);
            text = record_text(&m, NULL, false);
            g = graph_read(text, kind == BLOCKS);
            if (!g.solid[goal] && (g.block || !g.solid[start])) {
                wrong += !check(&m, start, goal, work);
                boards++;
            }
            graph_free(&g);
            free(text);
        }
        ok(wrong == 0, "%s: statistics of %d boards, %d wrong", random_maze_names[kind], boards,
           wrong);
    }
    maze_free(&m);
    mem_free(&work[0]);
    mem_free(&work[1]);
    return done();
}
