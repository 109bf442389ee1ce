#include "gap.h"

bool gaps_need_whole_maze(const struct render_ctx *c)
{
    const struct header *h = c->head;
    return h->kind == MAZE_WALLS && (place_is_known(c->start) || place_is_known(c->goal)) &&
           (header_has(h, FIELD_MASK) || header_has(h, FIELD_GIVEN) ||
            !header_has(h, FIELD_ALGORITHM));
}

/* Returns the direction at the start of a value of n bytes, GAP_NONE if the value excludes a gap,
 * or GAP_ANY if it does neither or is NULL. */
enum { GAP_NONE = 4, GAP_ANY };
static unsigned gap_side(const char *value, size_t n)
{
    static const char *const words[] = {"north", "east", "south", "west", "inside", "deadend"};
    if (value && text_is(value, n, "none"))
        return GAP_NONE;
    for (unsigned k = 0; value && k < sizeof words / sizeof *words; k++)
        if (n >= strlen(words[k]) && memcmp(value, words[k], strlen(words[k])) == 0)
            return k < GAP_NONE ? k : GAP_NONE;
    return GAP_ANY;
}

/* Returns whether the cell that contains the part at index i is solid, or the part is outside a
 * shape. */
static bool gap_is_solid(const struct render_ctx *c, size_t i)
{
    return shape_is_square(&c->graph.shape) ? maze_solid(c->maze, i)
                                            : !shape_graph_is_free(&c->graph, i);
}

/* Returns the gap of a start or goal p, whose header field is `field`. Prefers the side in the
 * field, then side `usual`. There is no gap if p is not known, is solid, or has an opening in the
 * border. */
static struct gap gap_of(const struct render_ctx *c, struct place p, enum field_id field,
                         unsigned usual)
{
    const struct maze *m = c->maze;
    const struct shape_graph *g = &c->graph;
    const bool has_shape = !shape_is_square(&g->shape);
    size_t n = 0, first = maze_cell(m, p), end = first + 1;
    const char *value = header_get(c->head, field, &n);
    const unsigned sides[] = {gap_side(value, n), usual, MAZE_N, MAZE_E, MAZE_S, MAZE_W};
    bool none = !place_is_known(p) || sides[0] == GAP_NONE || gap_is_solid(c, first);
    if (has_shape && !none) {
        first = shape_graph_first(g, first);
        end = first + shape_graph_parts(g, shape_graph_cell(g, first));
    }
    for (size_t i = first; i < end && !none; i++)
        for (unsigned d = 0; d < 4 && !none; d++)
            none = !maze_within(m, i, d) && maze_open(m, i, d) && !(g->shape.wraps && d % 2);
    for (size_t k = 0; k < sizeof sides / sizeof *sides && !none; k++)
        for (size_t i = first; i < end && sides[k] < 4; i++) {
            const unsigned d = sides[k];
            const struct gap gap = {maze_place(m, (size_t)((ptrdiff_t)i + m->owner[d])),
                                    maze_wall[d]};
            if (maze_within(m, i, d) && gap_is_solid(c, maze_neighbour(m, i, d)) &&
                !(has_shape && d % 2 == 0 && shape_stays(&g->shape, gap.at.x, gap.at.y)))
                return gap;
        }
    return (struct gap){PLACE_NONE, 0};
}

struct gaps gaps_find(const struct render_ctx *c)
{
    if (!gaps_need_whole_maze(c))
        return (struct gaps){0};
    return (struct gaps){
        {gap_of(c, c->start, FIELD_ENTRANCE, MAZE_N), gap_of(c, c->goal, FIELD_EXIT, MAZE_S)}};
}
