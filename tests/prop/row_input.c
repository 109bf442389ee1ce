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

/* Returns the distance of the nearest goal that is not solid, -1 if there is no path. */
static long nearest(const struct trial *t, const struct endpoints *e)
{
    long *distance = trial_distances(t), least = -1;
    for (size_t k = 0; k < e->goal_count; k++) {
        const size_t i = e->goals[k].y * t->g.w + e->goals[k].x;
        if (!t->g.solid[i] && distance[i] >= 0 && (least < 0 || distance[i] < least))
            least = distance[i];
    }
    free(distance);
    return least;
}

/* Returns whether the solver solves a maze correctly that is read from a file, every second one
 * with its moves, every fourth one with several goals. */
static bool check_rows(struct trial *t, const void *solver)
{
    static struct input in;
    static struct row_input rows;
    static struct endpoints e;
    const struct header head = {.kind = t->m.kind, .width = t->m.width, .height = t->m.height};
    char *text = record_text(&t->m, &head, false);
    const int fd = tap_input(text, strlen(text));
    const bool wants_moves = t->number % 2;
    struct place *goals;
    struct err err;
    bool correct, is_goal = false;
    int found;
    long want;
    if (mem_need(&e.mem, GOALS * sizeof(struct place)))
        exit(2);
    goals = e.goals = (struct place *)(void *)e.mem.at;
    e.start = (struct place){t->start % t->g.w, t->start / t->g.w};
    e.goal_count = t->number % 4 ? 1 : GOALS;
    for (size_t k = 0; k < e.goal_count; k++) {
        goals[k] =
            (struct place){(size_t)rng_below(&t->rng, t->g.w), (size_t)rng_below(&t->rng, t->g.h)};
        is_goal = is_goal || place_equal(goals[k], e.start);
    }
    want = nearest(t, &e);
    input_init(&in, fd, NULL, NULL);
    if (input_next(&in) != 1)
        exit(2);
    found = row_input_search(&rows, solver, &in, &e, wants_moves, &err);
    if (is_goal) /* such a maze is read as a whole */
        correct = found == SOLVE_PATH;
    else if (want < 0)
        correct = found == SOLVE_NONE;
    else
        correct = found == SOLVE_PATH && rows.search.length == (uint64_t)want &&
                  (!wants_moves || moves_arrive(&t->g, &rows.search));
    if (input_next(&in) != 0) /* the record was read to its end */
        correct = false;
    close(fd);
    free(text);
    return correct;
}

int main(void)
{
    for (const struct row *const *e = solve_list; *e; e++)
        if (solve_of(*e)->solve_rows)
            trials_run(&(struct trials){(*e)->name, 7, 140, tap_long() ? 20000 : 2000, check_rows,
                                        solve_of(*e)});
    return done();
}
