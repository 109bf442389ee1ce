/* Tests of the neighbours and the components of a maze, compared with those that graph.h finds: the
 * color of a cell is that of the first cell, in reading order, to which it is connected. */
#include "common/render/kit/shades.h"
#include "tests/random_maze.h"

static bool check_components(struct trial *t, const void *context)
{
    static struct shades s;
    static struct mem numbers;
    const struct graph *g = &t->g;
    const size_t n = g->w * g->h;
    size_t *component = test_alloc(n, sizeof *component), *cells = test_alloc(n, sizeof *cells),
           *first = test_alloc(n, sizeof *first);
    struct err err;
    const struct header head = {.width = t->m.width, .height = t->m.height};
    struct render_ctx c = {.head = &head, .maze = &t->m, .err = &err};
    bool correct = shades_prepare(&s, &numbers, &c, SHADES_SETS, palettes) == 0;
    (void)context;
    graph_components(g, component);
    for (size_t i = n; i-- > 0;)
        if (!g->solid[i]) {
            cells[component[i]]++;
            first[component[i]] = i;
        }
    for (size_t i = 0; correct && i < n; i++) {
        const bool connected = !g->solid[i] && cells[component[i]] > 1;
        size_t color;
        correct = shades_component(&s, i % g->w, i / g->w, &color) == connected;
        for (int d = 0; d < 4; d++)
            correct = correct &&
                      maze_within(&t->m, trial_cell(t, i), (unsigned)d) == graph_inside(g, i, d);
        if (connected)
            correct =
                correct && color == first[component[i]] % g->w + 5 * (first[component[i]] / g->w);
    }
    free(component);
    free(cells);
    free(first);
    return correct;
}

int main(void)
{
    trials_run(&(struct trials){"the components", 12, 12, 300, check_components, NULL});
    return done();
}
