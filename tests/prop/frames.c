/* What a frames of a search promises, for every row of the table by itself: the frames
 * leave the search and the maze as they are without, every frame is that maze with
 * marks on cells that are not solid, a frame every so many steps, and one who walks goes
 * from cell to cell through passages, which its frames tell. */
#include "common/solve/run/search.h"
#include "common/solve/solve.h"
#include "tests/random_maze.h"

enum { MOST = 32 * 32 };

/* What the frames so far have shown. */
struct seen {
    const struct graph *g;
    struct search_frames *frames;
    size_t start;
    bool walks, chalk; /* goes from cell to cell; and may stand where he has been */
    bool one_by_one;   /* each step gives up one cell more */
    size_t way[MOST + 1], count;
    bool shown[MOST]; /* marked, in the last frame */
    uint64_t shown_frames;
    bool right;
};

/* Is cell b one real step from cell a? */
static bool is_step(const struct seen *k, size_t a, size_t b)
{
    for (int d = 0; d < 4; d++)
        if (graph_has_step(k->g, a, d, k->start) && graph_neighbour(k->g, a, d) == b)
            return true;
    return false;
}

/* The marks of one who walks: the way of the frame before and one more cell, or less
 * what lies behind a cell that he has come back to. */
static bool check_way(struct seen *k, const struct graph *g)
{
    size_t last = k->way[k->count - 1], kept = 0, marks = 0, fresh = SIZE_MAX;
    for (size_t i = 0; i < g->w * g->h; i++) {
        bool before = false;
        for (size_t n = 0; n < k->count; n++)
            before = before || k->way[n] == i;
        marks += (g->digit[i] & MAZE_PATH) != 0;
        if (g->digit[i] & MAZE_PATH && !before)
            fresh = i;
    }
    while (kept < k->count && g->digit[k->way[kept]] & MAZE_PATH)
        kept++;
    if (fresh != SIZE_MAX && marks == k->count + 1 && is_step(k, last, fresh)) {
        k->way[k->count++] = fresh;
        return true;
    }
    if (fresh != SIZE_MAX || marks != kept || (kept == k->count && !k->chalk))
        return false;
    k->count = kept;
    /* back to a start that is an obstacle goes only a search that walks not */
    return kept > 0 &&
           (k->chalk || is_step(k, k->way[kept - 1], last) || is_step(k, last, k->way[kept - 1]));
}

static void frame(void *context, uint64_t number)
{
    struct seen *k = context;
    char *text = record_text(&k->frames->maze, NULL, false);
    uint64_t given_up = 0;
    struct graph g = graph_read(text, k->g->block);
    k->right = k->right && number == ++k->shown_frames;
    for (size_t i = 0; i < g.w * g.h; i++) {
        unsigned marks = g.digit[i] & (MAZE_PATH | MAZE_VISITED);
        bool free_cell = !g.solid[i] || i == k->start;
        k->right = k->right && (!marks || free_cell) && marks != (MAZE_PATH | MAZE_VISITED) &&
                   g.open[i] == k->g->open[i] && g.solid[i] == k->g->solid[i];
        given_up += marks == MAZE_VISITED;
        k->shown[i] = marks != 0;
    }
    k->right = k->right && (!k->one_by_one || given_up == number * k->frames->trace.every);
    k->right = k->right && (!k->walks || check_way(k, &g));
    graph_free(&g);
    free(text);
}

static bool enough(void *context, const struct search *s)
{
    (void)s;
    return --*(int *)context > 0;
}

/* Searches, with a frame every so many steps if any; what was found, the maze as text
 * with its marks in *text. */
static int search(const struct solve *solver, struct search *s, struct maze *m,
                  struct search_frames *frames, char **text)
{
    uint64_t values[OPT_KEYS];
    struct err err;
    int ways = 3, got;
    s->values = values;
    s->frames = frames;
    s->emit = enough;
    s->context = &ways;
    if (!opt_find(solve_list, "-a", solver->entry.name, values, &err) ||
        (got = search_run(solver, s, true, &err)) < 0)
        exit(2);
    *text = record_text(m, NULL, false);
    maze_clear(m, MAZE_PATH | MAZE_VISITED);
    return got;
}

/* Is what was shown in the end what the answer has as visited? */
static bool check_visited(const struct seen *k, const char *text)
{
    struct graph g = graph_read(text, k->g->block);
    bool right = true;
    for (size_t i = 0; i < g.w * g.h; i++)
        right = right && !!(g.digit[i] & MAZE_VISITED) == (k->shown[i] || i == k->start);
    graph_free(&g);
    return right;
}

static bool gives_up_one_by_one(const char *name)
{
    static const char *const names[] = {"bfs",      "bidirectional", "astar",
                                        "dead-end", "cul-de-sac",    "blind-alley"};
    bool is = false;
    for (size_t k = 0; k < sizeof names / sizeof names[0]; k++)
        is = is || strcmp(name, names[k]) == 0;
    return is;
}

static bool check(const struct solve *solver, struct maze *m, const struct graph *g, size_t start,
                  size_t goal, struct mem *work)
{
    struct search s = {.maze = m, .work = work};
    struct search_frames frames = {.maze = {0}};
    struct seen seen = {.g = g, .frames = &frames, .start = start, .right = true};
    char *plain, *filmed;
    bool gate = g->solid[start], right = true, leads;
    uint64_t all = 0;
    int found, again;
    s.start = start / g->w * m->stride + start % g->w;
    s.goal = goal / g->w * m->stride + goal % g->w;
    found = search(solver, &s, m, NULL, &plain);
    for (uint64_t every = 1; every <= 3; every += 2) {
        seen.shown_frames = 0;
        seen.way[0] = start;
        seen.count = 1;
        seen.one_by_one = gives_up_one_by_one(solver->entry.name);
        seen.chalk = strcmp(solver->entry.name, "tremaux") == 0;
        /* chain sends others; he who is let out by one side after the other starts anew */
        seen.walks = every == 1 && !(gate && solver->walks) &&
                     (strcmp(solver->entry.name, "dfs") == 0 || solver->many ||
                      (solver->walks && strcmp(solver->entry.name, "chain") != 0));
        frames.trace = (struct frame_clock){.every = every, .write = frame, .context = &seen};
        again = search(solver, &s, m, &frames, &filmed);
        right = right && again == found && seen.right && strcmp(plain, filmed) == 0;
        all = every == 1 ? seen.shown_frames : all;
        right =
            right && seen.shown_frames == all / every && (!solver->walks || gate || all == s.steps);
        if (every == 1 && !gate && (solver->walks || strcmp(solver->entry.name, "dfs") == 0))
            right = right && check_visited(&seen, filmed);
        leads = seen.way[seen.count - 1] == goal || seen.chalk; /* chalk: he may have been there */
        right = right && (!seen.walks || solver->many || found == SOLVE_NONE || leads);
        free(filmed);
    }
    free(plain);
    maze_free(&frames.maze);
    return right;
}

static void check_sort(const struct solve *solver, enum random_maze_kind kind, int boards)
{
    struct maze m = {0};
    struct mem work[2] = {{0}, {0}};
    struct rng rng;
    int wrong = 0;
    rng_seed(&rng, 12, kind);
    for (int k = 0; k < boards; k++) {
        size_t w = 1 + (size_t)rng_below(&rng, 8), h = 1 + (size_t)rng_below(&rng, 8);
        size_t start = (size_t)rng_below(&rng, w * h), goal = (size_t)rng_below(&rng, w * h);
        char *text;
        struct graph g;
        random_maze(&m, kind, w, h, &rng);
        text = record_text(&m, NULL, false);
        g = graph_read(text, kind == BLOCKS);
        if (!g.solid[goal])
            wrong += !check(solver, &m, &g, start, goal, work);
        graph_free(&g);
        free(text);
    }
    ok(wrong == 0, "%s filmed on %d %s: %d wrong", solver->entry.name, boards,
       random_maze_names[kind], wrong);
    maze_free(&m);
    mem_free(&work[0]);
    mem_free(&work[1]);
}

int main(void)
{
    const char *l = getenv("LONG");
    for (const struct opt_entry *const *e = solve_list; *e; e++)
        for (int kind = 0; kind < RANDOM_MAZE_KINDS; kind++)
            check_sort(solve_of(*e), (enum random_maze_kind)kind, l && *l ? 1000 : 60);
    return done();
}
