/* Tests of the statistics: they equal independent counts in the text of the maze, for mazes of all
 * kinds. The oracle for uniqueness, in small mazes, tries all simple paths. */
#include "common/solve/run/stats.h"
#include "common/solve/run/search.h"
#include "tests/random_maze.h"

/* A search for simple paths by backtracking. */
struct path_count {
    const struct graph *g;
    size_t start, goal;
    bool *on_path;
    int paths; /* found so far; the search stops at two */
};

static void extend_path(struct path_count *c, size_t i)
{
    if (c->paths > 1)
        return;
    if (i == c->goal) {
        c->paths++;
        return;
    }
    c->on_path[i] = true;
    for (int d = 0; d < 4; d++)
        if (graph_has_step(c->g, i, d, c->start) && !c->on_path[graph_neighbour(c->g, i, d)])
            extend_path(c, graph_neighbour(c->g, i, d));
    c->on_path[i] = false;
}

/* Returns the number of simple paths from start to goal, at most 2. */
static int count_simple_paths(const struct graph *g, size_t start, size_t goal)
{
    struct path_count c = {g, start, goal, test_alloc(g->w * g->h, sizeof *c.on_path), 0};
    extend_path(&c, start);
    free(c.on_path);
    return c.paths;
}

/* Returns the number of cells that are not solid and have least to most passages. */
static size_t count_degrees(const struct graph *g, int least, int most)
{
    size_t n = 0;
    for (size_t i = 0; i < g->w * g->h; i++)
        n += !g->solid[i] && graph_degree(g, i) >= least && graph_degree(g, i) <= most;
    return n;
}

/* Counts the turns and the junctions on the marked path of g. */
static void follow_path(const struct graph *g, size_t start, size_t goal, uint64_t *turns,
                        uint64_t *choices)
{
    size_t at = start, from = start;
    int before = -1;
    *turns = *choices = 0;
    for (;;) {
        int go = -1;
        for (int d = 0; d < 4; d++)
            if (graph_has_step(g, at, d, start) && graph_neighbour(g, at, d) != from &&
                g->digit[graph_neighbour(g, at, d)] & MAZE_PATH)
                go = go < 0 ? d : go;
        *choices += graph_degree(g, at) > 2;
        if (at == goal)
            return;
        *turns += before >= 0 && before != go;
        before = go;
        from = at;
        at = graph_neighbour(g, at, go);
    }
}

/* Returns whether all statistics of one maze and one search are correct. */
static bool check_stats(struct trial *trial, const void *context)
{
    struct maze *m = &trial->m;
    const struct graph g = trial->g;
    const size_t start = trial->start, goal = trial->goal;
    uint64_t values[ROW_KEYS], turns = 0, choices = 0, visited = 0;
    struct search s = {.maze = m, .values = values, .scratch = trial->work};
    struct header head = {.width = m->width, .height = m->height};
    struct graph marked;
    size_t *component = test_alloc(g.w * g.h, sizeof *component),
           components = graph_components(&g, component);
    size_t cells = count_degrees(&g, 0, 4), passages = graph_passages(&g);
    size_t inner_walls = (g.w - 1) * g.h + g.w * (g.h - 1);
    const struct solve *bfs =
        solve_of(row_find(solve_list, NULL, "", "bfs", values, &(struct err){0}));
    struct maze_endpoints endpoints = {{start % g.w, start / g.w}, {goal % g.w, goal / g.w}};
    struct stats t = {.head = &head, .search = &s, .solver = bfs, .endpoints = &endpoints};
    struct err err;
    bool correct;
    int found;
    (void)context;
    free(component);
    if (g.solid[goal] || (g.solid[start] && !g.block))
        return true;
    s.start = trial_cell(trial, start);
    s.goal = trial_cell(trial, goal);
    if (stats_measure(&t, stats_between(STATS_OF_HEADER, STATS_OF_ENDS), &err) ||
        (found = search_solve(bfs, &s, true, &err)) < 0)
        exit(2);
    t.found = found;
    t.visited = maze_count(m, MAZE_VISITED);
    if (stats_measure(&t, STATS_COLUMNS & stats_between(STATS_OF_RESULT, STATS_OF_PATH), &err))
        exit(2);
    marked = graph_of(m);
    for (size_t i = 0; i < g.w * g.h; i++)
        visited += (marked.digit[i] & MAZE_VISITED) != 0;
    if (found)
        follow_path(&marked, start, goal, &turns, &choices);
#define IS(field, expected) ((t.has & STATS_BIT(field)) && t.value[field] == (uint64_t)(expected))
    correct = IS(STAT_WIDTH, g.w) && IS(STAT_HEIGHT, g.h) && IS(STAT_CELLS, cells) &&
              IS(STAT_WALLS, g.block ? g.w * g.h - cells : inner_walls - passages) &&
              IS(STAT_DEAD_ENDS, count_degrees(&g, 1, 1)) &&
              IS(STAT_CORRIDORS, count_degrees(&g, 2, 2)) &&
              IS(STAT_JUNCTIONS, count_degrees(&g, 3, 4)) &&
              IS(STAT_CROSSROADS, count_degrees(&g, 4, 4)) && IS(STAT_COMPONENTS, components) &&
              IS(STAT_LOOPS, passages + components - cells) &&
              IS(STAT_PERFECT, components == 1 && passages == cells - 1) &&
              IS(STAT_VISITED, visited) && IS(STAT_SOLVABLE, found != 0) &&
              (g.w * g.h > 25 || IS(STAT_UNIQUE, count_simple_paths(&g, start, goal) == 1));
    if (found)
        correct = correct && IS(STAT_LENGTH, s.length) && IS(STAT_TURNS, turns) &&
                  IS(STAT_CHOICES, choices);
    else
        correct =
            correct &&
            !(t.has & (STATS_BIT(STAT_LENGTH) | STATS_BIT(STAT_TURNS) | STATS_BIT(STAT_CHOICES)));
    graph_free(&marked);
    return correct;
}

int main(void)
{
    trials_run(&(struct trials){"statistics", 5, 200, 1500, check_stats, NULL});
    return done();
}
