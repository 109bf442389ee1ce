/* Tests of the solver every: in thousands of small mazes it finds the paths that plain trial of all
 * moves finds, in the same order, from all starts, solid ones too. */
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

static void check_kind(const struct solve *solver, enum random_maze_kind kind, int mazes)
{
    struct maze m = {0};
    struct mem work[2] = {{0}, {0}};
    struct rng rng;
    int wrong = 0, several = 0;
    rng_seed(&rng, 14, kind);
    for (int k = 0; k < mazes; k++) {
        size_t w = 1 + (size_t)rng_below(&rng, 5), h = 1 + (size_t)rng_below(&rng, 5);
        size_t start = (size_t)rng_below(&rng, w * h), goal = (size_t)rng_below(&rng, w * h);
        uint64_t values[ROW_KEYS] = {0};
        struct search s = {.maze = &m, .values = values, .scratch = work, .emit = emit};
        char moves[MAX_CELLS + 1], *text;
        struct graph g;
        struct err err;
        random_maze(&m, kind, w, h, &rng);
        text = record_text(&m, NULL, false);
        g = graph_read(text, kind == BLOCKS);
        expected.len = found.len = 0;
        if (!g.solid[goal]) {
            s.start = start / w * m.stride + start % w;
            s.goal = goal / w * m.stride + goal % w;
            try_all(&g, &start, moves, 1, goal);
            if (search_solve(solver, &s, false, &err) < 0)
                exit(2);
            wrong += found.len != expected.len || memcmp(found.text, expected.text, found.len) != 0;
            several += memchr(found.text, '\n', found.len) != found.text + found.len - 1;
        }
        graph_free(&g);
        free(text);
    }
    ok(wrong == 0 && (several > 0 || kind == PERFECT),
       "every: the paths of %d %s, %d wrong, several paths in %d", mazes, random_maze_names[kind],
       wrong, several);
    maze_free(&m);
    mem_free(&work[0]);
    mem_free(&work[1]);
}

int main(void)
{
    const char *l = getenv("LONG");
    uint64_t values[ROW_KEYS];
    struct err err;
    const struct row *entry = row_find(solve_list, "-a", "every", values, &err);
    for (int kind = 0; kind < RANDOM_MAZE_KINDS; kind++)
        check_kind(solve_of(entry), (enum random_maze_kind)kind, l && *l ? 5000 : 300);
    return done();
}
