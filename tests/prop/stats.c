/* The statistics, compared with counts of another kind that are made from the text of the maze, on
 * mazes of all sorts. Whether there is exactly one simple path is found out by trying all. */
#include "common/solve/run/stats.h"
#include "common/solve/list.h"
#include "common/solve/run/search.h"
#include "tests/random_maze.h"

/* A search for simple paths by backtracking. */
struct path_count {
    const struct graph *g;
    size_t start, goal;
    bool *on;  /* cells on the current path */
    int paths; /* so far; two are enough */
};

static void try_paths(struct count *c, size_t i)
{
    if (c->paths > 1)
        return;
    if (i == c->goal) {
        c->paths++;
        return;
    }
    c->on_path[i] = true;
    for (int d = 0; d < 4; d++)
        if (graph_step(c->g, i, d, c->start) && !c->on[graph_beside(c->g, i, d)])
            try_paths(c, graph_beside(c->g, i, d));
    c->on[i] = false;
}

static int simple_paths(const struct graph *g, size_t start, size_t goal)
{
    struct count c = {g, start, goal, oracle_alloc(g->w * g->h, sizeof *c.on), 0};
    try_paths(&c, start);
    free(c.on);
    return c.paths;
}

static size_t count_degree(const struct graph *g, int least, int most)
{
    size_t n = 0;
    for (size_t i = 0; i < g->w * g->h; i++) {
        int degree = 0;
        for (int d = 0; d < 4; d++)
            degree += g->open[i] >> d & 1;
        n += !g->solid[i] && degree >= least && degree <= most;
    }
    return n;
}

/* Counts the turns and the junctions of the marked path of g. */
static void follow(const struct graph *g, size_t start, size_t goal, uint64_t *turns,
                   uint64_t *choices)
{
    size_t at = start, from = start;
    int before = -1;
    *turns = *choices = 0;
    for (;;) {
        int degree = 0, go = -1;
        for (int d = 0; d < 4; d++) {
            degree += g->open[at] >> d & 1;
            if (graph_step(g, at, d, start) && graph_beside(g, at, d) != from &&
                g->digit[graph_beside(g, at, d)] & MAZE_PATH)
                go = go < 0 ? d : go;
        }
        *choices += degree > 2;
        if (at == goal)
            return;
        *turns += before >= 0 && before != go;
        before = go;
        from = at;
        at = graph_neighbour(g, at, go);
    }
}

static bool check(struct maze *m, size_t start, size_t goal, struct mem scratch[2])
{
    uint64_t turns = 0, choices = 0, visited = 0;
    struct search s = {.maze = m, .scratch = scratch};
    struct header head = {0};
    char *before = record_text(m, NULL, false), *after;
    struct graph g = graph_read(before, m->kind == MAZE_BLOCK), marked;
    size_t *part = oracle_alloc(g.w * g.h, sizeof *part), parts = graph_parts(&g, part);
    size_t cells = count_degree(&g, 0, 4), edges = graph_edges(&g);
    size_t places = (g.w - 1) * g.h + g.w * (g.h - 1);
    struct stats t;
    struct err err;
    bool correct;
    int found;
    s.start = start / g.w * m->stride + start % g.w;
    s.goal = goal / g.w * m->stride + goal % g.w;
    if (stats_maze(&t, &s, true, &head, &err) ||
        (found = search_run(&solve_bfs, &s, true, &err)) < 0)
        exit(2);
    stats_search(&t, &s, &solve_bfs, found, maze_count(m, MAZE_VISITED));
    after = oracle_text(m, NULL, false);
    marked = graph_read(after, g.block);
    for (size_t i = 0; i < g.w * g.h; i++)
        visited += (marked.digit[i] & MAZE_VISITED) != 0;
    if (found)
        follow_path(&marked, start, goal, &turns, &choices);
#define IS(field, expected) (t.has[field] && t.value[field] == (uint64_t)(expected))
    right =
        IS(STAT_WIDTH, g.w) && IS(STAT_HEIGHT, g.h) && IS(STAT_CELLS, cells) &&
        IS(STAT_WALLS, g.block ? g.w * g.h - cells : places - edges) &&
        IS(STAT_DEAD_ENDS, count_degree(&g, 1, 1)) && IS(STAT_CORRIDORS, count_degree(&g, 2, 2)) &&
        IS(STAT_JUNCTIONS, count_degree(&g, 3, 4)) && IS(STAT_CROSSROADS, count_degree(&g, 4, 4)) &&
        IS(STAT_COMPONENTS, parts) && IS(STAT_LOOPS, edges + parts - cells) &&
        IS(STAT_PERFECT, parts == 1 && edges == cells - 1) && IS(STAT_VISITED, visited) &&
        IS(STAT_SOLVABLE, found != 0) && IS(STAT_UNIQUE, simple_paths(&g, start, goal) == 1);
    if (found)
        correct = correct && IS(STAT_LENGTH, s.length) && IS(STAT_TURNS, turns) &&
                  IS(STAT_CHOICES, choices);
    else
        correct = correct && !t.has[STAT_LENGTH] && !t.has[STAT_TURNS] && !t.has[STAT_CHOICES];
    graph_free(&g);
    graph_free(&marked);
    free(component);
    free(before);
    free(after);
    return correct;
}

int main(void)
{
    struct maze m = {0};
    struct mem scratch[2] = {{0}, {0}};
    struct rng rng;
    rng_seed(&rng, 13, 0);
    for (int kind = 0; kind < RANDOM_MAZE_KINDS; kind++) {
        int wrong = 0, mazes = 0;
        for (int k = 0; k < 4000; k++) {
            size_t w = 1 + (size_t)rng_below(&rng, 5), h = 1 + (size_t)rng_below(&rng, 5);
            size_t start = (size_t)rng_below(&rng, w * h), goal = (size_t)rng_below(&rng, w * h);
            struct graph g;
            char *text;
            random_maze(&m, (enum random_maze_kind)kind, w, h, &rng);
            text = record_text(&m, NULL, false);
            g = graph_read(text, kind == BLOCKS);
            if (!g.solid[goal] && (g.block || !g.solid[start])) {
                wrong += !check(&m, start, goal, scratch);
                boards++;
            }
            graph_free(&g);
            free(text);
        }
        ok(wrong == 0, "statistics of %s are correct: %d mazes, %d wrong", random_maze_names[kind],
           mazes, wrong);
    }
    maze_free(&m);
    mem_free(&scratch[0]);
    mem_free(&scratch[1]);
    return done();
}
