/* Tests of the components of a maze, compared with a search from each cell in reading order, which
 * gives every cell that it reaches the number of the cell where it began. */
#include "common/render/kit/shades.h"
#include "tests/random_maze.h"

/* Stores in first[i] the first cell in reading order that cell i of the graph is connected to. */
static void search_all(const struct graph *g, size_t *first)
{
    const size_t n = g->w * g->h;
    size_t *stack = test_alloc(n, sizeof *stack), count = 0;
    for (size_t i = 0; i < n; i++)
        first[i] = SIZE_MAX;
    for (size_t from = 0; from < n; from++) {
        if (first[from] != SIZE_MAX)
            continue;
        first[from] = from;
        stack[count++] = from;
        while (count > 0) {
            const size_t i = stack[--count];
            for (int d = 0; d < 4; d++) {
                const size_t next = graph_neighbour(g, i, d);
                if (g->open[i] >> d & 1 && first[next] == SIZE_MAX) {
                    first[next] = from;
                    stack[count++] = next;
                }
            }
        }
    }
    free(stack);
}

/* Returns whether the components of the maze are those that the search finds. */
static bool check_components(struct trial *t, const void *context)
{
    static struct shades s;
    const struct graph *g = &t->g;
    const size_t n = g->w * g->h;
    size_t *first = test_alloc(n, sizeof *first), *cells = test_alloc(n, sizeof *cells);
    struct err err;
    const struct header head = {.width = t->m.width, .height = t->m.height};
    struct render_ctx c = {.head = &head, .maze = &t->m, .err = &err};
    bool correct = shades_prepare(&s, &c, SHADES_SETS, palettes) == 0;
    (void)context;
    search_all(g, first);
    for (size_t i = 0; i < n; i++)
        cells[first[i]]++;
    for (size_t i = 0; correct && i < n; i++) {
        const size_t x = first[i] % g->w, y = first[i] / g->w;
        const bool connected = cells[first[i]] > 1;
        size_t color;
        correct = shades_component(&s, i % g->w, i / g->w, &color) == connected &&
                  (!connected || color == x + 5 * y);
    }
    free(first);
    free(cells);
    return correct;
}

int main(void)
{
    trials_run(&(struct trials){"the components", 12, 12, 300, check_components, NULL});
    return done();
}
