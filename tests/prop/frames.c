/* Tests of the frames of a search, for every solver:
 *
 * - Writing frames changes neither the search nor the maze.
 * - A frame is the maze with marks on cells that are not solid.
 * - There is one frame after every K-th step.
 * - The path in the frames is a walk from cell to cell through passages, if the solver is a walker,
 *   is dfs or finds all paths. */
#include "common/solve/run/search.h"
#include "common/solve/solve.h"
#include "tests/random_maze.h"

enum { MAX_CELLS = 32 * 32 };

/* What is checked in the frames, and the state after the last one. */
struct frame_check {
    const struct graph *g;
    struct frames *frames;
    size_t start;
    bool walks;        /* the marked path follows a walker */
    bool may_revisit;  /* the walker may stay on a marked path without extending it */
    bool both_marks;   /* a cell may have both marks */
    bool finishes_one; /* each step finishes exactly one cell */
    size_t path[MAX_CELLS + 1], count;
    bool marked[MAX_CELLS];
    uint64_t frame_count;
    bool correct;
};

/* Returns whether b is one step from a. */
static bool is_step(const struct frame_check *k, size_t a, size_t b)
{
    for (int d = 0; d < 4; d++)
        if (graph_has_step(k->g, a, d, k->start) && graph_neighbour(k->g, a, d) == b)
            return true;
    return false;
}

/* Checks the path of a walker: it is the path of the previous frame plus one cell, or without the
 * cells after the one to which the walker has returned. */
static bool check_walk(struct frame_check *k, const struct graph *g)
{
    size_t last = k->path[k->count - 1], kept = 0, marks = 0, added = SIZE_MAX;
    for (size_t i = 0; i < g->w * g->h; i++) {
        bool before = false;
        for (size_t n = 0; n < k->count; n++)
            before = before || k->path[n] == i;
        marks += (g->digit[i] & MAZE_PATH) != 0;
        if (g->digit[i] & MAZE_PATH && !before)
            added = i;
    }
    while (kept < k->count && g->digit[k->path[kept]] & MAZE_PATH)
        kept++;
    if (added != SIZE_MAX && marks == k->count + 1 && is_step(k, last, added)) {
        k->path[k->count++] = added;
        return true;
    }
    if (added != SIZE_MAX || marks != kept || (kept == k->count && !k->may_revisit))
        return false;
    k->count = kept;
    /* dfs, which does not walk, can go back to a start that is an obstacle */
    return kept > 0 && (k->may_revisit || is_step(k, k->path[kept - 1], last) ||
                        is_step(k, last, k->path[kept - 1]));
}

static void check_frame(void *context, uint64_t number)
{
    struct frame_check *k = context;
    char *text = record_text(&k->frames->maze, NULL, false);
    uint64_t finished = 0;
    struct graph g = graph_read(text, k->g->block);
    k->correct = k->correct && number == ++k->frame_count;
    for (size_t i = 0; i < g.w * g.h; i++) {
        unsigned marks = g.digit[i] & (MAZE_PATH | MAZE_VISITED);
        bool free_cell = !g.solid[i] || i == k->start;
        k->correct = k->correct && (!marks || free_cell) &&
                     (k->both_marks || marks != (MAZE_PATH | MAZE_VISITED)) &&
                     g.open[i] == k->g->open[i] && g.solid[i] == k->g->solid[i];
        finished += marks == MAZE_VISITED;
        k->marked[i] = marks != 0;
    }
    k->correct = k->correct && (!k->finishes_one || finished == number * k->frames->every);
    k->correct = k->correct && (!k->walks || check_walk(k, &g));
    graph_free(&g);
    free(text);
}

/* Lets the solver find as many paths as *context says. */
static bool count_down(void *context, const struct search *s)
{
    (void)s;
    return --*(int *)context > 0;
}

/* Runs the solver, with frames unless frames is NULL. Returns the result of the search; *text is
 * the record of the maze with its marks, which the caller frees. */
static int search(const struct solve *solver, struct search *s, struct maze *m,
                  struct frames *frames, char **text)
{
    uint64_t values[ROW_KEYS];
    struct err err;
    int paths = 3, got;
    s->values = values;
    s->frames = frames;
    s->emit = count_down;
    s->context = &paths;
    if (!row_find(solve_list, "-a", solver->entry.name, values, &err) ||
        (got = search_solve(solver, s, true, &err)) < 0)
        exit(2);
    *text = record_text(m, NULL, false);
    maze_clear(m, MAZE_PATH | MAZE_VISITED);
    return got;
}

/* Returns whether the cells marked in the last frame are those that the search has visited. */
static bool check_visited(const struct frame_check *k, const char *text)
{
    struct graph g = graph_read(text, k->g->block);
    bool correct = true;
    for (size_t i = 0; i < g.w * g.h; i++)
        correct = correct && !!(g.digit[i] & MAZE_VISITED) == (k->marked[i] || i == k->start);
    graph_free(&g);
    return correct;
}

static bool finishes_one_per_step(const char *name)
{
    static const char *const names[] = {"bfs",      "bidirectional", "astar",
                                        "dead-end", "cul-de-sac",    "blind-alley"};
    bool found = false;
    for (size_t k = 0; k < sizeof names / sizeof names[0]; k++)
        found = found || strcmp(name, names[k]) == 0;
    return found;
}

static bool check_search(const struct solve *solver, struct maze *m, const struct graph *g,
                         size_t start, size_t goal, struct mem *work)
{
    struct search s = {.maze = m, .scratch = work};
    struct frames frames = {.maze = {0}};
    struct frame_check check = {.g = g, .frames = &frames, .start = start, .correct = true};
    char *plain, *traced;
    bool solid_start = g->solid[start], correct = true, reaches_goal;
    uint64_t total = 0;
    int found, again;
    s.start = start / g->w * m->stride + start % g->w;
    s.goal = goal / g->w * m->stride + goal % g->w;
    found = search(solver, &s, m, NULL, &plain);
    for (uint64_t every = 1; every <= 3; every += 2) {
        check.frame_count = 0;
        check.path[0] = start;
        check.count = 1;
        check.finishes_one = finishes_one_per_step(solver->entry.name);
        check.may_revisit = check.both_marks = strcmp(solver->entry.name, "tremaux") == 0;
        /* Not checked: chain runs other solvers, and a walker that starts on an obstacle starts
         * again on each of its sides. */
        check.walks = every == 1 && !(solid_start && solver->is_walker) &&
                      (strcmp(solver->entry.name, "dfs") == 0 || solver->enumerates ||
                       (solver->is_walker && strcmp(solver->entry.name, "chain") != 0));
        frames_start(&frames, every, check_frame, &check);
        again = search(solver, &s, m, &frames, &traced);
        correct = correct && again == found && check.correct && strcmp(plain, traced) == 0;
        total = every == 1 ? check.frame_count : total;
        correct = correct && check.frame_count == total / every &&
                  (!solver->is_walker || solid_start || total == s.steps);
        if (every == 1 && !solid_start &&
            (solver->is_walker || strcmp(solver->entry.name, "dfs") == 0))
            correct = correct && check_visited(&check, traced);
        reaches_goal = check.path[check.count - 1] == goal ||
                       check.may_revisit; /* it may have visited the goal before */
        correct =
            correct && (!check.walks || solver->enumerates || found == SOLVE_NONE || reaches_goal);
        free(traced);
    }
    free(plain);
    maze_free(&frames.maze);
    return correct;
}

static void check_kind(const struct solve *solver, enum random_maze_kind kind, int mazes)
{
    struct maze m = {0};
    struct mem work[2] = {{0}, {0}};
    struct rng rng;
    int wrong = 0;
    rng_seed(&rng, 12, kind);
    for (int k = 0; k < mazes; k++) {
        size_t w = 1 + (size_t)rng_below(&rng, 8), h = 1 + (size_t)rng_below(&rng, 8);
        size_t start = (size_t)rng_below(&rng, w * h), goal = (size_t)rng_below(&rng, w * h);
        char *text;
        struct graph g;
        random_maze(&m, kind, w, h, &rng);
        text = record_text(&m, NULL, false);
        g = graph_read(text, kind == BLOCKS);
        if (!g.solid[goal])
            wrong += !check_search(solver, &m, &g, start, goal, work);
        graph_free(&g);
        free(text);
    }
    ok(wrong == 0, "%s: frames of searches in %d %s, %d wrong", solver->entry.name, mazes,
       random_maze_names[kind], wrong);
    maze_free(&m);
    mem_free(&work[0]);
    mem_free(&work[1]);
}

int main(void)
{
    const char *l = getenv("LONG");
    for (const struct row *const *e = solve_list; *e; e++)
        for (int kind = 0; kind < RANDOM_MAZE_KINDS; kind++)
            check_kind(solve_of(*e), (enum random_maze_kind)kind, l && *l ? 1000 : 60);
    return done();
}
