/* Tests of every solver in mazes of all kinds and shapes, between any cells, also solid ones. It
 * finds a path where an independent search finds one, and none where that finds none; then no cell
 * is marked as path. Its marks are one simple path of the length that it reports, a shortest one if
 * it claims so. It does not change the maze, and finds the same while it shows its steps. A solver
 * with the key seed gets another seed in every maze. */
#include "common/gen/run/given.h"
#include "common/solve/kit/shape_search.h"
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

/* Returns whether the marks of *g are what search s has found: nothing; a set that has both ends;
 * one simple path; or, in a maze with a shape, cells through which the moves lead to the goal. */
static bool check_marks(const struct trial *t, const struct search *s, int got,
                        const struct graph *g)
{
    const struct path path = search_path(s);
    struct path_cursor c = path_begin(&path);
    const char *letter = got == SOLVE_PATH && s->shape ? shape_search_letters(s) : "";
    size_t at = t->start;
    uint64_t n = 0;
    if (got == SOLVE_NONE)
        return maze_count(s->maze, MAZE_PATH) == 0;
    for (; *letter && g->digit[at] & MAZE_PATH; letter++) {
        const int d = (int)path_direction(*letter);
        if (!graph_has_step(&t->g, at, d, SIZE_MAX))
            return false;
        at = graph_neighbour(&t->g, at, d);
    }
    if (got == SOLVE_SET || s->shape)
        return g->digit[t->start] & g->digit[t->goal] & MAZE_PATH &&
               (got == SOLVE_SET || at == t->goal);
    while (path_next(&path, &c)) /* as -f moves does */
        if (n++ == s->length || !(t->m.cell[c.at] & MAZE_PATH))
            return false;
    return n == s->length && c.at == s->goal && graph_is_path(g, t->start, t->goal, n);
}

/* Returns whether the solver finds a path, if there is one and it is complete, and marks it, first
 * without frames, then with them, of which none is due. shape: of the maze; NULL: none. */
static bool check_search(struct trial *t, const struct solve *solver, struct shape_search *shape)
{
    static struct frames frames;
    uint64_t values[ROW_KEYS];
    struct search s = {.maze = &t->m, .values = values, .scratch = t->work, .shape = shape};
    const size_t bytes = t->m.stride * (t->m.height + 1);
    unsigned char *cells = test_alloc(bytes, 1);
    long *distance = trial_distances(t);
    const bool solvable = distance[t->goal] >= 0 && !t->g.solid[t->goal];
    char *text[2];
    struct err err;
    bool correct = true;
    memcpy(cells, t->m.cell, bytes);
    s.start = trial_cell(t, t->start);
    s.goal = trial_cell(t, t->goal);
    set_values(solver, (uint64_t)t->number, values);
    if (frames_start(&frames, &t->m, UINT64_MAX, NULL, NULL, &err))
        exit(2);
    for (int k = 0; k < 2; k++, s.frames = &frames) {
        const int got = search_solve(solver, &s, t->number / 2 % 2, &err);
        struct graph g;
        text[k] = record_text(&t->m, NULL, false);
        g = graph_read(text[k], t->g.block);
        correct = correct && got >= 0 && (got ? solvable : !solvable || !solver->complete) &&
                  check_marks(t, &s, got, &g);
        if (got && !shape && (got == SOLVE_SET || solver->shortest))
            correct = correct && s.length == (uint64_t)distance[t->goal];
        graph_free(&g);
    }
    maze_clear(&t->m, (unsigned char)~(MAZE_WEST | MAZE_NORTH | MAZE_OBSTACLE));
    correct = correct && strcmp(text[0], text[1]) == 0 && memcmp(cells, t->m.cell, bytes) == 0;
    free(text[0]);
    free(text[1]);
    free(cells);
    free(distance);
    return correct;
}

/* Gives a trial a random maze with a shape, of 2 x 1 to 5 x 5 cells. */
static void make_shape(struct trial *t, struct shape_search *p)
{
    static struct given closed;
    struct shape *s = &p->graph.shape;
    const uint64_t kind = rng_below(&t->rng, 4), one_in = 1 + rng_below(&t->rng, 4);
    struct err err;
    s->kind = kind == 3 ? &shape_squares : shape_of(shape_list[kind]);
    s->wraps = s->kind->wraps;
    if (shape_set_size(s, 2 + rng_below(&t->rng, 4), 1 + rng_below(&t->rng, 5), &err) ||
        given_set_shape(&closed, s, NULL, &err) ||
        maze_shape(&t->m, MAZE_WALLS, s->width, s->height, &err))
        exit(2);
    memcpy(t->m.cell, closed.maze.cell, t->m.stride * (t->m.height + 1));
    for (size_t k = pieces_list_walls(&closed.graph.pieces); k-- > 0;)
        if (rng_below(&t->rng, one_in) == 0)
            shape_graph_open(&t->m, closed.graph.pieces.wall[k]);
    shape_graph_finish(&closed.graph, &t->m);
    maze_clear(&t->m, 0xf0);
    if (shape_search_begin(p, &t->m, &err))
        exit(2);
    graph_free(&t->g);
    t->g = graph_of(&t->m);
    t->g.wraps = s->wraps;
    for (size_t i = 0; i < t->g.w * t->g.h; i++) {
        t->g.solid[i] = !shape_graph_is_free(&p->graph, trial_cell(t, i));
        if (s->wraps && i % t->g.w == 0 && !(t->g.digit[i] & MAZE_WEST)) {
            t->g.open[i] |= 8; /* the seam */
            t->g.open[i + t->g.w - 1] |= 2;
        }
    }
    t->start = (size_t)rng_below(&t->rng, t->g.w * t->g.h);
    t->goal = (size_t)rng_below(&t->rng, t->g.w * t->g.h);
}

/* Tests a search in a maze of the trial; every second one has a shape if the solver takes it. */
static bool check_random(struct trial *t, const void *context)
{
    static struct shape_search shape;
    const struct solve *solver = context;
    const bool has_shape = solver->solve_shape && t->number % 2;
    if (has_shape)
        make_shape(t, &shape);
    return check_search(t, solver, has_shape ? &shape : NULL);
}

/* Tests a search in a maze of its own. */
static void check_one(const struct solve *solver, struct trial *t, size_t start, size_t goal,
                      const char *what)
{
    t->g = graph_of(&t->m);
    t->start = start;
    t->goal = goal;
    ok(check_search(t, solver, NULL), "%s: solves %s", solver->entry.name, what);
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
