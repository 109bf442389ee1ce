/* The promises of the frames of a search, for each row of the table: they change neither the result
 * nor the maze; every frame is the maze with marks on cells that are not solid; there is a frame
 * after every K steps; and the frames of a walker show it move from cell to cell through passages.
 */
#include "common/solve/run/search.h"
#include "common/solve/solve.h"
#include "tests/random_maze.h"

enum { MAX_CELLS = 32 * 32 };

/* What the frames so far have shown. */
struct shown {
    const struct graph *g;
    struct search_frames *frames;
    size_t start;
    bool moves, chalk; /* moves from cell to cell; may stand in a cell it has abandoned */
    bool one_by_one;   /* each step abandons one cell more */
    size_t path[MOST + 1], count;
    bool marked[MOST]; /* in the last frame */
    uint64_t frames_so_far;
    bool right;
};

/* Returns whether a move from cell a to cell b is possible. */
static bool is_step(const struct shown *k, size_t a, size_t b)
{
    for (int d = 0; d < 4; d++)
        if (graph_has_step(k->g, a, d, k->start) && graph_neighbour(k->g, a, d) == b)
            return true;
    return false;
}

/* Checks the active cells of a walker: they are the path of the previous frame and one more cell,
 * or the path without the cells after one that the walker has returned to. */
static bool check_path(struct shown *k, const struct graph *g)
{
    size_t last = k->path[k->count - 1], common = 0, marks = 0, fresh = SIZE_MAX;
    for (size_t i = 0; i < g->w * g->h; i++) {
        bool before = false;
        for (size_t n = 0; n < k->count; n++)
            before = before || k->path[n] == i;
        marks += (g->digit[i] & MAZE_PATH) != 0;
        if (g->digit[i] & MAZE_PATH && !before)
            added = i;
    }
    while (common < k->count && g->digit[k->path[common]] & MAZE_PATH)
        common++;
    if (fresh != SIZE_MAX && marks == k->count + 1 && is_step(k, last, fresh)) {
        k->path[k->count++] = fresh;
        return true;
    }
    if (fresh != SIZE_MAX || marks != common || (common == k->count && !k->chalk))
        return false;
    k->count = common;
    /* only a search that is not a walker returns to a start that is an obstacle */
    return common > 0 && (k->chalk || is_step(k, k->path[common - 1], last) ||
                          is_step(k, last, k->path[common - 1]));
}

static void check_frame(void *context, uint64_t number)
{
    struct shown *k = context;
    char *text = oracle_text(&k->frames->maze, NULL, false);
    uint64_t abandoned = 0;
    struct graph g = graph_read(text, k->g->block);
    k->right = k->right && number == ++k->frames_so_far;
    for (size_t i = 0; i < g.w * g.h; i++) {
        unsigned marks = g.digit[i] & (MAZE_PATH | MAZE_VISITED);
        bool free_cell = !g.solid[i] || i == k->start;
        k->right = k->right && (!marks || free_cell) && marks != (MAZE_PATH | MAZE_VISITED) &&
                   g.open[i] == k->g->open[i] && g.solid[i] == k->g->solid[i];
        abandoned += marks == MAZE_VISITED;
        k->marked[i] = marks != 0;
    }
    k->right = k->right && (!k->one_by_one || abandoned == number * k->frames->clock.every);
    k->right = k->right && (!k->moves || check_path(k, &g));
    graph_free(&g);
    free(text);
}

/* Lets the solver find as many paths as *context says. */
static bool count_down(void *context, const struct search *s)
{
    (void)s;
    return --*(int *)context > 0;
}

/* Runs a solver, and records its frames if frames is not NULL. Returns what was found, with the
 * maze and its marks as text in *text. */
static int search(const struct solve *solver, struct search *s, struct maze *m,
                  struct search_frames *frames, char **text)
{
    uint64_t values[OPT_KEYS];
    struct err err;
    int paths = 3, got;
    s->values = values;
    s->frames = frames;
    s->emit = enough;
    s->context = &paths;
    if (!opt_find(solve_list, "algorithm", solver->entry.name, values, &err) ||
        (got = search_run(solver, s, true, &err)) < 0)
        exit(2);
    *text = record_text(m, NULL, false);
    maze_clear(m, MAZE_PATH | MAZE_VISITED);
    return got;
}

/* Returns whether the cells marked in the last frame are the visited cells of the result. */
static bool check_visited(const struct shown *k, const char *text)
{
    struct graph g = graph_read(text, k->g->block);
    bool correct = true;
    for (size_t i = 0; i < g.w * g.h; i++)
        right = right && !!(g.digit[i] & MAZE_VISITED) == (k->marked[i] || i == k->start);
    graph_free(&g);
    return correct;
}

static bool abandons_one_by_one(const char *name)
{
    static const char *const names[] = {"bfs",      "bidirectional", "astar",
                                        "dead-end", "cul-de-sac",    "blind-alley"};
    bool found = false;
    for (size_t k = 0; k < sizeof names / sizeof names[0]; k++)
        found = found || strcmp(name, names[k]) == 0;
    return found;
}

static bool check(const struct solve *solver, struct maze *m, const struct graph *g, size_t start,
                  size_t goal, struct mem *scratch)
{
    struct search s = {.maze = m, .scratch = scratch};
    struct search_frames frames = {.maze = {0}};
    struct shown shown = {.g = g, .frames = &frames, .start = start, .right = true};
    char *plain, *recorded;
    bool gate = g->solid[start], right = true, leads;
    uint64_t all = 0;
    int found, again;
    s.start = start / g->w * m->stride + start % g->w;
    s.goal = goal / g->w * m->stride + goal % g->w;
    found = search(solver, &s, m, NULL, &plain);
    for (uint64_t every = 1; every <= 3; every += 2) {
        shown.frames_so_far = 0;
        shown.path[0] = start;
        shown.count = 1;
        shown.one_by_one = abandons_one_by_one(solver->entry.name);
        shown.chalk = strcmp(solver->entry.name, "tremaux") == 0;
        /* chain sends out scouts; a walker let out by one side after the other starts anew */
        shown.moves = every == 1 && !(gate && solver->is_walker) &&
                      (strcmp(solver->entry.name, "dfs") == 0 || solver->enumerates ||
                       (solver->is_walker && strcmp(solver->entry.name, "chain") != 0));
        frames.clock = (struct frame_clock){.every = every, .write = frame, .context = &shown};
        again = search(solver, &s, m, &frames, &recorded);
        right = right && again == found && shown.right && strcmp(plain, recorded) == 0;
        all = every == 1 ? shown.frames_so_far : all;
        right = right && shown.frames_so_far == all / every &&
                (!solver->is_walker || gate || all == s.steps);
        if (every == 1 && !gate && (solver->is_walker || strcmp(solver->entry.name, "dfs") == 0))
            right = right && check_visited(&shown, recorded);
        leads =
            shown.path[shown.count - 1] == goal || shown.chalk; /* chalk: it may have been there */
        right = right && (!shown.moves || solver->enumerates || found == SOLVE_NONE || leads);
        free(recorded);
    }
    free(plain);
    maze_free(&frames.maze);
    return correct;
}

static void check_kind(const struct solve *solver, enum random_maze_kind kind, int mazes)
{
    struct maze m = {0};
    struct mem scratch[2] = {{0}, {0}};
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
            wrong += !check(solver, &m, &g, start, goal, scratch);
        graph_free(&g);
        free(text);
    }
    ok(wrong == 0, "%s: the frames on %d %s, %d wrong", solver->entry.name, boards,
       sort_names[sort], wrong);
    maze_free(&m);
    mem_free(&scratch[0]);
    mem_free(&scratch[1]);
}

int main(void)
{
    const char *l = getenv("LONG");
    for (const struct opt_entry *const *e = solve_list; *e; e++)
        for (int kind = 0; kind < RANDOM_MAZE_KINDS; kind++)
            check_kind(solve_of(*e), (enum random_maze_kind)kind, l && *l ? 1000 : 60);
    return done();
}
