/* Tests of every solver in mazes of all kinds. It finds a path where an independent search finds
 * one, and none where that finds none. Its marks are one simple path of the length that it reports,
 * a shortest one if it claims so. It does not change the maze. A solver with the key seed gets
 * another seed in every maze. */
#include "common/solve/run/search.h"
#include "common/solve/solve.h"
#include "tests/random_maze.h"
#include "tests/twin_trees.h"

/* Sets the values of the solver's keys, the seed to `seed` if there is one. */
static void set_values(const struct solve *solver, uint64_t seed, uint64_t values[ROW_KEYS])
{
    const struct row_key *key = solver->entry.keys;
    for (int k = 0; key && key[k].name; k++)
        values[k] = strcmp(key[k].name, "seed") == 0 ? seed : key[k].default_value;
}

/* Returns whether the solver finds a path, if there is one and it is complete, and marks it. */
static bool check_search(struct trial *t, const void *context)
{
    const struct solve *solver = context;
    uint64_t values[ROW_KEYS];
    struct search s = {.maze = &t->m, .values = values, .scratch = t->work};
    const size_t bytes = t->m.stride * (t->m.height + 1);
    unsigned char *cells = test_alloc(bytes, 1);
    long *distance = trial_distances(t);
    struct graph marked;
    struct err err;
    bool correct;
    int got;
    memcpy(cells, t->m.cell, bytes);
    s.start = trial_cell(t, t->start);
    s.goal = trial_cell(t, t->goal);
    set_values(solver, (uint64_t)t->number, values);
    got = search_solve(solver, &s, false, &err);
    correct =
        got >= 0 && (got ? distance[t->goal] >= 0 : distance[t->goal] < 0 || !solver->complete);
    marked = graph_of(&t->m);
    if (got == SOLVE_SET)
        correct = correct && s.length == (uint64_t)distance[t->goal] &&
                  marked.digit[t->start] & MAZE_PATH && marked.digit[t->goal] & MAZE_PATH;
    if (got == SOLVE_PATH) {
        correct = correct && graph_is_path(&marked, t->start, t->goal, s.length);
        correct = correct && (!solver->shortest || s.length == (uint64_t)distance[t->goal]);
        const struct path path = search_path(&s);
        struct path_cursor c = path_begin(&path);
        uint64_t n = 0;
        while (correct && path_next(&path, &c)) /* as -f moves does */
            correct = n++ < s.length && t->m.cell[c.at] & MAZE_PATH;
        correct = correct && n == s.length && c.at == s.goal;
    }
    maze_clear(&t->m, (unsigned char)~(MAZE_WEST | MAZE_NORTH | MAZE_OBSTACLE));
    correct = correct && memcmp(cells, t->m.cell, bytes) == 0;
    free(cells);
    free(distance);
    graph_free(&marked);
    return correct;
}

/* The same, unless the goal is solid, which is an error. */
static bool check_random(struct trial *t, const void *solver)
{
    return t->g.solid[t->goal] || check_search(t, solver);
}

/* Tests a search in a maze of its own. */
static void check_one(const struct solve *solver, struct trial *t, size_t start, size_t goal,
                      const char *what)
{
    t->g = graph_of(&t->m);
    t->start = start;
    t->goal = goal;
    ok(check_search(t, solver), "%s: solves %s", solver->entry.name, what);
    graph_free(&t->g);
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
    struct trial t = {.number = 0};
    make_room(&t.m, 300, 200);
    for (size_t y = 1; y < 200; y++)
        for (size_t x = 1; x < 300; x++)
            t.m.cell[y * t.m.stride + x] |= MAZE_WEST;
    check_one(solver, &t, 0, 200 * 300 - 1, "a comb of 300 corridors");
    twin_trees(&t.m);
    check_one(solver, &t, TREE_Y * TREE_SIDE + TREE_X, TREE_Y2 * TREE_SIDE + TREE_X,
              "two trees with many leaves at one distance");
    if (with_room) {
        make_room(&t.m, 2500, 2500);
        check_one(solver, &t, 0, 2500 * 1250 + 1250, "an open room of 2500x2500 cells");
    }
    maze_free(&t.m);
    mem_free(&t.work[0]);
    mem_free(&t.work[1]);
}

int main(void)
{
    for (const struct row *const *e = solve_list; *e; e++) {
        if (solve_of(*e)->enumerates) /* see every.c */
            continue;
        trials_run(&(struct trials){(*e)->name, 7, 30, tap_long() ? 20000 : 1000, check_random,
                                    solve_of(*e)});
        check_large(solve_of(*e), tap_long());
    }
    return done();
}
