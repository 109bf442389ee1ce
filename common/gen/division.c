/* division: walls are put up instead of taken down.
 *
 * The idea: an open room is cut in two by a wall with one gap; each half is cut
 * in the same way, until all are one cell wide or high. A room of w x h cells
 * is cut by a horizontal wall with probability h/(w+h), at a random place.
 *
 * Why it is right: two halves that are trees, joined by one gap, are a tree;
 * a room one cell wide is one.
 *
 * Its mazes: long straight walls all through it, which can be seen at once; a
 * solution that goes from gap to gap; about 23 percent dead ends. With rooms=N
 * rooms of up to N x N cells are left open.
 *
 * The rooms still to be cut are kept in a list, the smaller half always cut
 * first: it has at most half of the cells, so there are never more than 64 in
 * waiting, whatever the size.
 *
 * Time: in proportion to the cells, each wall being written once. Space: the
 * maze.
 *
 * Reference: Jamis Buck, "Mazes for Programmers", 2015, ch. 10. */
#include "gen.h"

enum { KEY_ROOMS, KEY_BIAS };

static const struct opt_key keys[] = {
    {"rooms", 1, 1000000, 1, "rooms of up to N x N cells are left open", 0, NULL},
    {GEN_BIAS},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

struct division_room {
    size_t x, y, w, h;
};

/* No wall inside, all around. */
static void open_room(struct maze *m)
{
    unsigned char *row = m->cell;
    maze_fill(m, 0);
    for (size_t y = 0; y < m->height; y++, row += m->stride)
        for (size_t x = 0; x < m->width; x++)
            row[x] = (unsigned char)((x == 0) * MAZE_WEST | (y == 0) * MAZE_NORTH);
}

/* Is the next wall through a room horizontal? */
static bool is_horizontal(struct rng *rng, const struct division_room *a, uint64_t bias)
{
    uint64_t up = a->h * bias, across = a->w * (100 - bias);
    if (a->w == 1 || a->h == 1 || up + across == 0)
        return a->h > 1;
    return rng_below(rng, up + across) < up;
}

/* Cuts a room: what is left of it in *a, the rest in *b. */
static void division_cut(const struct gen_job *job, struct division_room *a,
                         struct division_room *b)
{
    const struct maze *m = job->maze;
    struct rng *rng = job->rng;
    bool horizontal = is_horizontal(rng, a, job->values[KEY_BIAS]);
    size_t side = horizontal ? a->h : a->w, across = horizontal ? a->w : a->h;
    size_t at = 1 + (size_t)rng_below(rng, side - 1), gap = (size_t)rng_below(rng, across);
    size_t pace = horizontal ? 1 : m->stride;
    unsigned char wall = horizontal ? MAZE_NORTH : MAZE_WEST, *cell;
    *b = *a;
    if (horizontal) {
        a->h = at;
        b->y += at;
        b->h -= at;
    } else {
        a->w = at;
        b->x += at;
        b->w -= at;
    }
    cell = m->cell + b->y * m->stride + b->x;
    for (size_t k = 0; k < across; k++)
        cell[k * pace] |= wall;
    cell[gap * pace] ^= wall;
}

static int division_make(struct gen_job *job, struct err *err)
{
    struct maze *m = job->maze;
    struct division_room rooms[66], now;
    size_t count = 0, open = (size_t)job->values[KEY_ROOMS];
    (void)err;
    open_room(m);
    rooms[count++] = (struct division_room){0, 0, m->width, m->height};
    while (count > 0) {
        struct division_room other;
        now = rooms[--count];
        while (now.w > 1 && now.h > 1 && (now.w > open || now.h > open)) {
            division_cut(job, &now, &other);
            frame_step(job->clock);
            if (now.w * now.h > other.w * other.h) { /* the smaller one now */
                rooms[count++] = now;
                now = other;
            } else {
                rooms[count++] = other;
            }
        }
    }
    return 0;
}

const struct gen gen_division = {
    .entry = {"division", "rooms cut in two by a wall with a gap, again and again", keys},
    .perfect = true,
    .make = division_make,
};
