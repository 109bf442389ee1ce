/* Tests of every solver in mazes of all kinds. It finds a path where an independent search finds
 * one, and none where that finds none. Its marks are one simple path of the length that it reports,
 * a shortest one if it claims so. It does not change the maze. A solver with the key seed gets
 * another seed in every maze. */
#include "common/solve/run/search.h"
#include "common/solve/solve.h"
#include "tests/random_maze.h"
#include "tests/twin_trees.h"

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
            if (graph_has_step(g, at, d, start) && graph_neighbour(g, at, d) != from &&
                g->digit[graph_neighbour(g, at, d)] & MAZE_PATH) {
                next = graph_neighbour(g, at, d);
                choices++;
            }
        if (choices != 1 || ++moves > length)
            return false;
        from = at;
        at = next;
    }
    return moves == length;
}

/* Sets the values of the solver's keys, the seed to `seed` if there is one. */
static void set_values(const struct solve *solver, uint64_t seed, uint64_t values[ROW_KEYS])
{
    const struct row_key *key = solver->entry.keys;
    for (int k = 0; key && key[k].name; k++)
        values[k] = strcmp(key[k].name, "seed") == 0 ? seed : key[k].default_value;
}

/* Returns whether the solver solves one maze correctly. */
static bool check_maze(const struct solve *solver, struct maze *m, size_t start, size_t goal,
                       uint64_t seed, struct mem *work)
{
    struct search s = {.maze = m, .scratch = work};
    uint64_t values[ROW_KEYS];
    struct err err;
    char *before = record_text(m, NULL, false), *after;
    struct graph g = graph_read(before, m->kind == MAZE_BLOCK), marked;
    long *distance = test_alloc(g.w * g.h, sizeof *distance);
    size_t bytes = m->stride * (m->height + 1);
    unsigned char *cells = test_alloc(bytes, 1);
    bool correct, reachable;
    int got;
    memcpy(cells, m->cell, bytes);
    graph_distances(&g, start, distance);
    reachable = distance[goal] >= 0 && (g.block || !g.solid[start]);
    s.values = values;
    s.start = start / g.w * m->stride + start % g.w;
    s.goal = goal / g.w * m->stride + goal % g.w;
    set_values(solver, seed, values);
    got = search_solve(solver, &s, false, &err);
    correct = got >= 0 && (got ? reachable : !reachable || !solver->complete);
    after = record_text(m, NULL, false);
    marked = graph_read(after, g.block);
    if (got == SOLVE_SET)
        correct = correct && s.length == (uint64_t)distance[goal] &&
                  marked.digit[start] & MAZE_PATH && marked.digit[goal] & MAZE_PATH;
    if (got == SOLVE_PATH) {
        correct = correct && is_path(&marked, start, goal, s.length);
        correct = correct && (!solver->shortest || s.length == (uint64_t)distance[goal]);
        const struct path path = search_path(&s);
        struct path_cursor c = path_begin(&path);
        uint64_t n = 0;
        while (correct && path_next(&path, &c)) /* as -f moves does */
            correct = n++ < s.length && m->cell[c.at] & MAZE_PATH;
        correct = correct && n == s.length && c.at == s.goal;
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
    struct mem work[2] = {{0}, {0}};
    struct rng rng;
    int wrong = 0;
    rng_seed(&rng, 11, kind);
    for (int k = 0; k < mazes; k++) {
        size_t w = 1 + (size_t)rng_below(&rng, k % 3 ? 7 : 30),
               h = 1 + (size_t)rng_below(&rng, k % 5 ? 7 : 30);
        size_t start = (size_t)rng_below(&rng, w * h), goal = (size_t)rng_below(&rng, w * h);
        char *text;
        struct graph g;
        random_maze(&m, kind, w, h, &rng);
        text = record_text(&m, NULL, false);
        g = graph_read(text, kind == BLOCKS);
        if (!g.solid[goal]) /* a solid goal is an error */
            wrong += !check_maze(solver, &m, start, goal, (uint64_t)k, work);
        graph_free(&g);
        free(text);
    }
    ok(wrong == 0, "%s: solves %d %s, %d wrong", solver->entry.name, mazes, random_maze_names[kind],
       wrong);
    maze_free(&m);
    mem_free(&work[0]);
    mem_free(&work[1]);
}

/* Makes *m an open room of w x h cells with a closed border. */
static void make_room(struct maze *m, size_t w, size_t h)
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

/* Solves a comb (a corridor with a side corridor from every cell), and two trees in which the
 * frontier of a breadth-first search exceeds the initial size of any queue; if `with_room`, also a
 * room so large that it does so. */
static void check_large(const struct solve *solver, bool with_room)
{
    struct maze m = {0};
    struct mem work[2] = {{0}, {0}};
    bool correct;
    make_room(&m, 300, 200);
    for (size_t y = 1; y < 200; y++)
        for (size_t x = 1; x < 300; x++)
            m.cell[y * m.stride + x] |= MAZE_WEST;
    correct = check_maze(solver, &m, 0, 200 * 300 - 1, 0, work);
    ok(correct, "%s: solves a comb of 300 corridors", solver->entry.name);
    twin_trees(&m);
    correct =
        check_maze(solver, &m, TREE_Y * TREE_SIDE + TREE_X, TREE_Y2 * TREE_SIDE + TREE_X, 0, work);
    ok(correct, "%s: solves two trees with many leaves at one distance", solver->entry.name);
    if (with_room) {
        make_room(&m, 2500, 2500);
        correct = check_maze(solver, &m, 0, 2500 * 1250 + 1250, 0, work);
        ok(correct, "%s: solves an open room of 2500x2500 cells", solver->entry.name);
    }
    maze_free(&m);
    mem_free(&work[0]);
    mem_free(&work[1]);
}

int main(void)
{
    const char *l = getenv("LONG");
    const bool is_long = l && *l;
    for (const struct row *const *e = solve_list; *e; e++) {
        for (int kind = 0; kind < RANDOM_MAZE_KINDS; kind++)
            check_kind(solve_of(*e), (enum random_maze_kind)kind, is_long ? 20000 : 1000);
        if (!solve_of(*e)->enumerates)
            check_large(solve_of(*e), is_long);
    }
    return done();
}
