/* The promises of every solver, for each row of the table, on mazes of all sorts: it finds a path
 * if and only if an independent search does; its marks are one simple path of the length that it
 * reports, a shortest one if it says so; and it leaves the maze as it was. */
#include "common/solve/run/search.h"
#include "common/solve/solve.h"
#include "tests/random_maze.h"

/* Returns whether the marks of g are one simple path from start to goal. */
static bool is_path(const struct graph *g, size_t start, size_t goal, uint64_t length)
{
    uint64_t marked = 0, moves = 0;
    size_t at = start, from = start;
    for (size_t i = 0; i < g->w * g->h; i++)
        marked += (g->digit[i] & MAZE_PATH) != 0;
    if (marked != length + 1 || !(g->digit[start] & MAZE_PATH))
        return false;
    while (at != goal) {
        int choices = 0;
        size_t next = at;
        for (int d = 0; d < 4; d++)
            if (graph_step(g, at, d, start) && graph_beside(g, at, d) != from &&
                g->digit[graph_beside(g, at, d)] & MAZE_PATH) {
                next = graph_beside(g, at, d);
                choices++;
            }
        if (choices != 1 || ++moves > length)
            return false;
        from = at;
        at = next;
    }
    return moves == length;
}

static bool check(const struct solve *solver, struct maze *m, size_t start, size_t goal,
                  struct mem *scratch)
{
    struct search s = {.maze = m, .scratch = scratch};
    uint64_t values[OPT_KEYS];
    struct err err;
    char *before = record_text(m, NULL, false), *after;
    struct graph g = graph_read(before, m->kind == MAZE_BLOCK), marked;
    long *distance = test_alloc(g.w * g.h, sizeof *distance);
    size_t bytes = m->stride * (m->height + 1);
    unsigned char *cells = oracle_alloc(bytes, 1);
    bool right, reachable;
    int got;
    memcpy(cells, m->cell, bytes);
    graph_distances(&g, start, distance);
    reachable = distance[goal] >= 0 && (g.block || !g.solid[start]);
    s.values = values;
    s.start = start / g.w * m->stride + start % g.w;
    s.goal = goal / g.w * m->stride + goal % g.w;
    if (!opt_find(solve_list, "algorithm", solver->entry.name, values, &err))
        exit(2);
    got = search_run(solver, &s, false, &err);
    right = got >= 0 && (got ? reachable : !reachable || !solver->complete);
    after = oracle_text(m, NULL, false);
    marked = graph_read(after, g.block);
    if (got == SOLVE_SET)
        correct = correct && s.length == (uint64_t)distance[goal] &&
                  marked.digit[start] & MAZE_PATH && marked.digit[goal] & MAZE_PATH;
    if (got == SOLVE_PATH) {
        right = right && is_path(&marked, start, goal, s.length);
        right = right && (!solver->shortest || s.length == (uint64_t)distance[goal]);
        const struct path path = search_path(&s);
        struct path_cursor c = path_begin(&path);
        uint64_t moves = 0;
        while (right && path_next(&path, &c)) /* as -f moves does */
            right = ++moves <= s.length && m->cell[c.at] & MAZE_PATH;
        right = right && c.at == s.goal && moves == s.length;
    }
    maze_clear(m, (unsigned char)~(MAZE_WEST | MAZE_NORTH | MAZE_OBSTACLE));
    correct = correct && memcmp(cells, m->cell, bytes) == 0;
    free(cells);
    free(before);
    free(after);
    free(distance);
    graph_free(&g);
    graph_free(&marked);
    return correct;
}

static void check_kind(const struct solve *solver, enum random_maze_kind kind, int mazes)
{
    struct maze m = {0};
    struct mem scratch[2] = {{0}, {0}};
    struct rng rng;
    int wrong = 0;
    rng_seed(&rng, 11, kind);
    for (int k = 0; k < mazes; k++) {
        size_t w = 1 + (size_t)rng_below(&rng, k % 3 ? 7 : 30),
               h = 1 + (size_t)rng_below(&rng, k % 5 ? 7 : 30);
        size_t start = (size_t)rng_below(&rng, w * h), goal = (size_t)rng_below(&rng, w * h);
        char *text;
        struct graph g;
        board(&m, sort, w, h, &rng);
        text = oracle_text(&m, NULL, false);
        g = graph_read(text, sort == BLOCKS);
        if (!g.solid[goal]) /* such a goal is an error, which endpoints_find reports */
            wrong += !check(solver, &m, start, goal, scratch);
        graph_free(&g);
        free(text);
    }
    ok(wrong == 0, "%s: solves %d %s, %d wrong", solver->entry.name, mazes, random_maze_names[kind],
       wrong);
    maze_free(&m);
    mem_free(&scratch[0]);
    mem_free(&scratch[1]);
}

/* Makes *m a room of w x h cells without walls. */
static void room(struct maze *m, size_t w, size_t h)
{
    struct err err;
    if (maze_shape(m, MAZE_WALLS, w, h, &err))
        exit(2);
    maze_fill(m, 0);
    for (size_t y = 0; y < h; y++)
        for (size_t x = 0; x < w; x++)
            m->cell[y * m->stride + x] &=
                (unsigned char)~((x > 0 ? MAZE_WEST : 0) | (y > 0 ? MAZE_NORTH : 0));
}

/* Checks a comb (a corridor with a dead end from every cell) and a room so wide that the frontier
 * of a search outgrows the first size of its queue. */
static void check_large(const struct solve *solver)
{
    struct maze m = {0};
    struct mem scratch[2] = {{0}, {0}};
    bool right;
    room(&m, 300, 200);
    for (size_t y = 1; y < 200; y++)
        for (size_t x = 1; x < 300; x++)
            m.cell[y * m.stride + x] |= MAZE_WEST;
    right = check(solver, &m, 0, 200 * 300 - 1, scratch);
    ok(right, "%s on a comb of 300 teeth", solver->entry.name);
    room(&m, 2500, 2500);
    right = check(solver, &m, 0, 2500 * 1250 + 1250, scratch);
    ok(right, "%s on an open room of 2500x2500", solver->entry.name);
    maze_free(&m);
    mem_free(&scratch[0]);
    mem_free(&scratch[1]);
}

int main(void)
{
    const char *l = getenv("LONG");
    for (const struct opt_entry *const *e = solve_list; *e; e++) {
        for (int sort = 0; sort < SORTS; sort++)
            check_sort(solve_of(*e), (enum sort)sort, l && *l ? 20000 : 1000);
        if (!solve_of(*e)->enumerates)
            check_large(solve_of(*e));
    }
    return done();
}
