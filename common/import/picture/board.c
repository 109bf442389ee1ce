/* A block is free if all its pixels are free, so no wall is ever opened. Blocks are a third of a
 * passage wide, or smaller if only smaller blocks join the doors.
 *
 * The passages are narrowed first: pixels stay free if they are farther from the walls than a share
 * of half a passage and joined to the doors, together with a small area around them. Thus a tear in
 * a wall does not become a passage, and the path stays in the middle. The largest share that keeps
 * the doors joined is used; the smallest shares only if narrow places are common, as in mazes of
 * hexagons, because a torn wall creates only one. */
#include "board.h"

enum { PARTS_OF_PASSAGE = 3 };

/* Returns the pixel in the middle of a passage reached from pixel `from`, within four fifths of a
 * passage, by repeatedly moving to the pixel farthest from the walls in a window of two fifths. */
static size_t board_climb(const struct outline *o, size_t from)
{
    const struct plane *p = &o->plane;
    const int width = (int)p->width, most = o->passage * 4 / 5 / PLANE_PIXEL;
    size_t reach = (size_t)o->passage / PLANE_PIXEL / 5 + 1;
    for (size_t at = from, best = from;; at = best) {
        const size_t side = 2 * reach + 1;
        for (size_t k = 0; k < side * side; k++) {
            const size_t near = at + k / side * p->width + k % side - reach * p->width - reach;
            const int x = (int)(near % p->width) - (int)(from % p->width);
            const int y = (int)near / width - (int)from / width;
            if (p->distance[near] > p->distance[best] && x * x + y * y <= most * most)
                best = near;
        }
        if (best != at)
            continue;
        if (p->distance[at] > 0)
            return at;
        reach *= 2;               /* the middle of a wide door is outside, */
        if (reach > (size_t)most) /* unreached: but nearer to the inside than this */
            return at;
    }
}

/* Finds the only spot in a colour, as found by walls.c, that is larger than a speck. Returns
 * whether there is exactly one, and stores its middle. */
static bool board_find_spot(struct plane *p, unsigned color, int passage, size_t *middle)
{
    const size_t n = plane_count(p), width = p->width;
    const size_t least = (size_t)passage / PLANE_PIXEL * 3 / 10, most = 4 * least;
    unsigned spots = 0;
    plane_join(p, color | PLANE_IN, color | PLANE_IN, true);
    for (size_t i = 0; i < n; i++) {
        const size_t y = i / width, size = plane_begins(p, i) ? plane_size(p, (uint32_t)i) : 0;
        size_t left = i % width, right = left, bottom = y;
        if (size == 0 || size < least * least)
            continue;
        for (size_t k = y; k <= y + most; k++)
            for (size_t x = i % width - most; x <= i % width + most; x++)
                if (plane_piece(p, k * width + x) == i) {
                    left = x < left ? x : left;
                    right = x > right ? x : right;
                    bottom = k;
                }
        *middle = (y + bottom) / 2 * width + (left + right) / 2;
        spots++;
    }
    return spots == 1;
}

/* Joins the pixels that are farther than a share of half a passage from the walls. Sets PLANE_MARK
 * on the part with both ends, or on all parts if there are no ends. Stores the number of rooms.
 * Returns whether the ends are joined. */
static bool board_join_ends(struct outline *o, const size_t *end, int distance, size_t *rooms)
{
    struct plane *p = &o->plane;
    const size_t n = plane_count(p);
    uint32_t part;
    plane_flag_far(p, distance, PLANE_MARK);
    if (!end)
        return true;
    plane_join(p, PLANE_MARK, PLANE_MARK, false);
    *rooms = 0;
    for (size_t i = 0; i < n; i++)
        *rooms += plane_begins(p, i) && plane_size(p, (uint32_t)i) * 10 >= outline_area(o);
    part = plane_piece(p, end[0]);
    if (part == PLANE_NONE || part != plane_piece(p, end[1]))
        return false;
    plane_flag_piece(p, part, PLANE_MARK);
    return true;
}

/* Narrows the passages as described at the head of this file. Sets PLANE_MARK where the middle of a
 * block is forbidden. `end` contains the pixels of the ends, or is NULL. Returns whether they are
 * joined. */
static bool board_narrow(struct outline *o, const size_t *end)
{
    static const int shares[] = {70, 62, 55, 48, 40, 35, 30}; /* in percent of half a passage */
    enum { SHARES = sizeof shares / sizeof *shares, USUAL = 2, CLOSED = 4 };
    struct plane *p = &o->plane;
    const size_t n = plane_count(p);
    size_t rooms[SHARES + 1] = {0}, inside = 0;
    unsigned k = end ? 0 : CLOSED;
    int far = o->passage * shares[k] / 200;
    while (!board_join_ends(o, end, far, &rooms[k])) {
        if (++k == SHARES)
            return false;
        far = o->passage * shares[k] / 200;
    }
    for (size_t i = 0; i < n; i++)
        inside += (p->flags[i] & PLANE_IN) != 0;
    if (end && k > USUAL && rooms[k - 2] * outline_area(o) * 100 < inside * 10)
        return false;
    plane_measure(p, PLANE_MARK, PLANE_MARK);
    plane_flag_far(p, far * 45 / 100, PLANE_MARK);
    return true;
}

/* Returns whether all pixels of a block are free and its middle is far from the walls. */
static bool board_is_free(const struct plane *p, size_t x, size_t y, size_t block)
{
    const unsigned char *at = p->flags + y * p->width + x;
    if (x + block > p->width || y + block > p->height ||
        at[block / 2 * p->width + block / 2] & PLANE_MARK)
        return false;
    for (size_t k = 0; k < block * block; k++)
        if (!(at[k / block * p->width + k % block] & PLANE_IN))
            return false;
    return true;
}

/* Finds the free blocks nearest to the pixels end[0] and end[1] of *p. Returns whether both exist
 * within two thirds of a passage and are joined. */
static bool board_find_ends(struct board *b, const struct plane *p, const size_t *end, size_t block)
{
    struct plane *t = &b->plane;
    size_t distance[2], at[2] = {0, 0};
    const size_t n = plane_count(t);
    for (uint32_t k = 0; k < 2; k++) {
        distance[k] = SIZE_MAX;
        for (size_t i = 0; i < n; i++) {
            const size_t x = i % t->width * block + block / 2, y = i / t->width * block + block / 2;
            const size_t ex = end[k] % p->width, ey = end[k] / p->width;
            const size_t dx = x > ex ? x - ex : ex - x, dy = y > ey ? y - ey : ey - y;
            if (t->flags[i] & PLANE_IN && dx * dx + dy * dy < distance[k]) {
                distance[k] = dx * dx + dy * dy;
                at[k] = i;
            }
        }
        if (distance[k] > 4 * block * block)
            return false;
        b->end[k] = outline_place(t, at[k]);
    }
    return plane_piece(t, at[0]) == plane_piece(t, at[1]);
}

/* Finds the pixels of the start and the goal, for which *p must be measured. Returns whether they
 * exist. Doors less than two passages apart are the two sides of an object in one door, such as an
 * arrow, and such spots are two colours of one spot. */
static bool board_find_places(struct outline *o, size_t *end)
{
    struct plane *p = &o->plane;
    const bool spots = !o->has_doors && board_find_spot(p, PLANE_START, o->passage, &end[0]) &&
                       board_find_spot(p, PLANE_GOAL, o->passage, &end[1]);
    const bool are_found = spots || o->has_doors;
    for (unsigned k = 0; k < 2 && are_found; k++) {
        const struct outline_point door = outline_middle(&o->gap[k]);
        if (!spots)
            end[k] = (size_t)door.y * p->width + (size_t)door.x;
        end[k] = board_climb(o, end[k]);
    }
    if (are_found && outline_apart(o, outline_place(p, end[0]), outline_place(p, end[1]), 2))
        return true;
    o->has_doors = false;
    return false;
}

/* Makes the blocks. Returns 0, or -1 if memory runs out. */
static int board_fill(struct board *b, struct outline *o, size_t block)
{
    const struct plane *p = &o->plane;
    const size_t width = p->width / block + 1, height = p->height / block + 1;
    if (plane_shape(&b->plane, width, height, &o->work))
        return -1;
    b->free = 0;
    for (size_t y = 0; y < height; y++)
        for (size_t x = 0; x < width; x++)
            if (board_is_free(p, x * block, y * block, block)) {
                b->plane.flags[y * width + x] = PLANE_IN;
                b->free++;
            }
    plane_join(&b->plane, PLANE_IN, PLANE_IN, false);
    b->block = (int)(block * o->scale);
    b->rim = (int)(o->rim * o->scale);
    return 0;
}

int board_make(struct board *b, struct outline *o)
{
    size_t end[2] = {0, 0}, block = (size_t)o->passage / PLANE_PIXEL / PARTS_OF_PASSAGE;
    plane_measure(&o->plane, PLANE_IN, 0);
    b->has_ends = board_find_places(o, end);
    if (!board_narrow(o, b->has_ends ? end : NULL)) {
        err_set(&o->why, "passages about %d pixels wide, which do not join the two %s",
                outline_pixels(o->passage) * (int)o->scale,
                o->has_doors ? "gaps in the outline" : "spots");
        b->has_ends = o->has_doors = false;
        board_narrow(o, NULL);
    }
    for (;; block--) { /* blocks of one pixel are always joined */
        if (board_fill(b, o, block))
            return -1;
        if (!b->has_ends)
            return b->free > 0;
        if (board_find_ends(b, &o->plane, end, block))
            return 1;
    }
}
