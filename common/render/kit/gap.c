#include "gap.h"

bool gaps_need_whole_maze(const struct render_ctx *c)
{
    const struct header *h = c->head;
    size_t n;
    return h->kind == MAZE_WALLS &&
           (header_get(h, FIELD_START, &n) || header_get(h, FIELD_GOAL, &n)) &&
           (header_get(h, FIELD_MASK, &n) || header_get(h, FIELD_GIVEN, &n) ||
            !header_get(h, FIELD_ALGORITHM, &n));
}

/* Returns whether the n bytes at `s` begin with a word. */
static bool gap_begins(const char *s, size_t n, const char *word)
{
    const size_t length = strlen(word);
    return n >= length && memcmp(s, word, length) == 0;
}

/* Returns whether cell i has an opening in the border, or is solid itself. */
static bool gap_is_needless(const struct maze *m, size_t i)
{
    for (unsigned d = 0; d < 4; d++)
        if (!maze_within(m, i, d) && maze_open(m, i, d))
            return true;
    return maze_solid(m, i);
}

/* Returns whether there is a solid cell beside cell i in direction d. */
static bool gap_is_possible(const struct maze *m, size_t i, unsigned d)
{
    return maze_within(m, i, d) && maze_solid(m, maze_neighbour(m, i, d));
}

/* Returns the direction with which a value of n bytes begins; 4 if it begins with none. */
static unsigned gap_side(const char *value, size_t n)
{
    static const char *const sides[] = {"north", "east", "south", "west"};
    unsigned d = 0;
    while (d < 4 && !(value && gap_begins(value, n, sides[d])))
        d++;
    return d;
}

/* Returns the gap of a start or goal, whose header field is `field` and which is on side `usual` if
 * it may be there. */
static struct gap gap_of(const struct render_ctx *c, const struct render_place *p,
                         enum field_id field, unsigned usual)
{
    const struct gap none = {0, 0, 0};
    const struct maze *m = c->maze;
    const size_t i = p->y * m->stride + p->x;
    size_t n = 0, owner;
    const char *value = header_get(c->head, field, &n);
    unsigned side = gap_side(value, n), d = 0;
    if (gap_is_needless(m, i) ||
        (value && ((n == 4 && gap_begins(value, n, "none")) || gap_begins(value, n, "inside") ||
                   gap_begins(value, n, "deadend"))))
        return none;
    if (side == 4 || !gap_is_possible(m, i, side))
        side = usual;
    while (!gap_is_possible(m, i, side) && d < 4)
        side = d++;
    if (!gap_is_possible(m, i, side))
        return none;
    owner = (size_t)((ptrdiff_t)i + m->owner[side]);
    return (struct gap){owner % m->stride, owner / m->stride, maze_wall[side]};
}

struct gaps gaps_find(const struct render_ctx *c)
{
    struct gaps g = {0};
    if (!gaps_need_whole_maze(c))
        return g;
    if (c->start.is_set)
        g.gap[0] = gap_of(c, &c->start, FIELD_ENTRANCE, MAZE_N);
    if (c->goal.is_set)
        g.gap[1] = gap_of(c, &c->goal, FIELD_EXIT, MAZE_S);
    return g;
}
