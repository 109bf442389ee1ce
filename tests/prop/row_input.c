/* Tests of the solvers that read a maze row by row, in mazes of all kinds, with several goals
 * and starts that are obstacles. The length is that of an independent search, and the moves lead
 * from the start to the goal through open passages. */
#include "common/solve/run/row_input.h"
#include "tests/random_maze.h"

enum { GOALS = 3 };

/* Returns whether the moves of a search lead from its start to its goal. */
static bool moves_arrive(const struct graph *g, const struct row_search *s)
{
    const size_t start = s->start.y * g->w + s->start.x;
    const struct place *goal = &s->goals[s->goal];
    size_t at = start;
    for (uint64_t k = 0; k < s->moves->n; k++) {
        const int d = (int)moves_at(s->moves, k);
        if (!graph_has_step(g, at, d, start))
            return false;
        at = graph_neighbour(g, at, d);
    }
    return s->moves->n == s->length && at == goal->y * g->w + goal->x;
}

/* Returns the distance of the nearest goal, -1 if there is no path, -2 if a goal is solid. */
static long nearest(const struct graph *g, const struct endpoints *e)
{
    const struct place *goals = goal_set_places(&e->goals);
    const size_t start = e->start.y * g->w + e->start.x;
    long *distance = test_alloc(g->w * g->h, sizeof *distance), least = -1;
    graph_distances(g, start, distance);
    for (size_t k = 0; k < e->goals.count && least > -2; k++) {
        const size_t i = goals[k].y * g->w + goals[k].x;
        const bool reachable = distance[i] >= 0 && (g->block || !g->solid[start]);
        if (g->solid[i])
            least = -2;
        else if (reachable && (least < 0 || distance[i] < least))
            least = distance[i];
    }
    free(distance);
    return least;
}

/* Returns whether the solver solves one maze correctly that is read from a file. */
static bool check_maze(const struct solve *solver, const struct maze *m, struct endpoints *e,
                       bool wants_moves)
{
    static struct input in;
    static struct row_input rows;
    const struct header head = {.kind = m->kind, .width = m->width, .height = m->height};
    char *text = record_text(m, &head, false);
    const struct graph g = graph_read(text, m->kind == MAZE_BLOCK);
    const int fd = tap_input(text, strlen(text));
    struct err err;
    bool correct;
    int found;
    long want;
    input_init(&in, fd, NULL, NULL);
    if (input_next(&in) != 1)
        exit(2);
    found = row_input_search(&rows, solver, &in, e, wants_moves, &err);
    want = nearest(&g, e);
    if (want < 0)
        correct = found == (want == -2 ? ROW_INPUT_REFUSED : SOLVE_NONE);
    else
        correct = found == SOLVE_PATH && rows.search.length == (uint64_t)want &&
                  (!wants_moves || moves_arrive(&g, &rows.search));
    if (input_next(&in) != 0) /* the record was read to its end */
        correct = false;
    close(fd);
    free(text);
    free(g.open);
    free(g.digit);
    free(g.solid);
    return correct;
}

static void check_kind(const struct solve *solver, enum random_maze_kind kind, int mazes)
{
    struct maze m = {0};
    struct endpoints e = {0};
    struct rng rng;
    int wrong = 0;
    if (mem_need(&e.goals.mem, GOALS * sizeof(struct place)))
        exit(2);
    rng_seed(&rng, 17, kind);
    for (int k = 0; k < mazes; k++) {
        const size_t w = 1 + (size_t)rng_below(&rng, k % 3 ? 7 : 30);
        const size_t h = 1 + (size_t)rng_below(&rng, k % 5 ? 7 : 60);
        struct place *goals = (struct place *)(void *)e.goals.mem.at;
        random_maze(&m, kind, w, h, &rng);
        e.start.x = (size_t)rng_below(&rng, w);
        e.start.y = (size_t)rng_below(&rng, h);
        e.goals.count = k % 4 ? 1 : GOALS;
        for (size_t j = 0; j < e.goals.count; j++)
            goals[j] = (struct place){(size_t)rng_below(&rng, w), (size_t)rng_below(&rng, h)};
        wrong += !check_maze(solver, &m, &e, k % 2);
    }
    ok(wrong == 0, "%s by rows: solves %d %s, %d wrong", solver->entry.name, mazes,
       random_maze_names[kind], wrong);
    maze_free(&m);
    mem_free(&e.goals.mem);
}

int main(void)
{
    const char *l = getenv("LONG");
    for (const struct row *const *e = solve_list; *e; e++)
        for (int kind = 0; kind < RANDOM_MAZE_KINDS && solve_of(*e)->solve_rows; kind++)
            check_kind(solve_of(*e), (enum random_maze_kind)kind, l && *l ? 20000 : 2000);
    return done();
}
