/* Tests of the solver every: in thousands of small mazes it finds the paths that plain trial of all
 * moves finds, in the same order, from all starts, solid ones too, and leaves the walls as they
 * were. */
#include "common/solve/run/search.h"
#include "common/solve/solve.h"
#include "tests/random_maze.h"

enum { MAX_CELLS = 25, MAX_MOVES = 1 << 20 };

/* The letters of paths, each followed by a newline; those after MAX_MOVES are lost. */
struct letters {
    char text[MAX_MOVES];
    size_t len;
};
static struct letters expected, found;

static void letters_add(struct letters *m, char letter)
{
    if (m->len < MAX_MOVES)
        m->text[m->len++] = letter;
}

/* Adds all simple paths from the last cell of a path of `count` cells to the goal. `moves` are the
 * letters of this path. */
static void try_all(const struct graph *g, const size_t *path, char *moves, size_t count,
                    size_t goal)
{
    size_t longer[MAX_CELLS + 1];
    const size_t i = path[count - 1];
    memcpy(longer, path, count * sizeof *path);
    if (i == goal) {
        for (size_t k = 0; k + 1 < count; k++)
            letters_add(&expected, moves[k]);
        letters_add(&expected, '\n');
        return;
    }
    for (int d = 0; d < 4; d++) {
        bool on_path = false;
        if (!graph_has_step(g, i, d, path[0]))
            continue;
        longer[count] = graph_neighbour(g, i, d);
        for (size_t k = 0; k < count; k++)
            on_path = on_path || path[k] == longer[count];
        moves[count - 1] = path_letters[d];
        if (!on_path)
            try_all(g, longer, moves, count + 1, goal);
    }
}

/* Adds a path that was found. For search.emit. */
static bool emit(void *context, const struct search *s)
{
    const struct path path = search_path(s);
    struct path_cursor c = path_begin(&path);
    (void)context;
    while (path_next(&path, &c))
        letters_add(&found, path_letters[c.d]);
    letters_add(&found, '\n');
    return found.len < MAX_MOVES;
}

static int several; /* mazes with several paths */

static bool check_every(struct trial *t, const void *solver)
{
    const uint64_t values[ROW_KEYS] = {0};
    struct search s = {.maze = &t->m, .values = values, .scratch = t->work, .emit = emit};
    const size_t bytes = t->m.stride * (t->m.height + 1);
    unsigned char *cells;
    char moves[MAX_CELLS + 1];
    struct err err;
    bool correct;
    int got;
    expected.len = found.len = 0;
    if (t->g.solid[t->goal])
        return true;
    cells = test_alloc(bytes, 1);
    memcpy(cells, t->m.cell, bytes);
    s.start = trial_cell(t, t->start);
    s.goal = trial_cell(t, t->goal);
    try_all(&t->g, &t->start, moves, 1, t->goal);
    got = search_solve(solver, &s, false, &err);
    maze_clear(&t->m, (unsigned char)~(MAZE_WEST | MAZE_NORTH | MAZE_OBSTACLE));
    correct =
        got == (expected.len > 0 ? SOLVE_PATH : SOLVE_NONE) && memcmp(cells, t->m.cell, bytes) == 0;
    free(cells);
    several += memchr(found.text, '\n', found.len) != found.text + found.len - 1;
    return correct && found.len == expected.len &&
           memcmp(found.text, expected.text, found.len) == 0;
}

int main(void)
{
    for (const struct row *const *e = solve_list; *e; e++)
        if (solve_of(*e)->enumerates)
            trials_run(&(struct trials){(*e)->name, 5, 5, tap_long() ? 5000 : 300, check_every,
                                        solve_of(*e)});
    ok(several > 100, "%d of the mazes have several paths", several);
    return done();
}
