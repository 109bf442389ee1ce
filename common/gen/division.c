/* division: builds walls instead of opening them.
 *
 * Idea: divide an open room in two by a wall with one gap, and each half in the same way, until all
 * rooms are one cell wide or high. The wall in a room of w x h cells is horizontal with probability
 * h/(w+h) and has a random position.
 *
 * Correctness: two trees joined by one gap are a tree; a room one cell wide or high is one.
 *
 * Mazes: long, easily visible straight walls; a solution that leads from gap to gap; about 23 %
 * dead ends. With rooms=N, rooms of up to N x N cells stay open.
 *
 * The rooms that remain to be divided are on a stack. The smaller half, which has at most half of
 * the cells, is always divided first, so at most 64 rooms wait, regardless of the size of the maze.
 *
 * Cost: time proportional to the cells, because each wall is written once. Memory: only the maze.
 *
 * Reference: Jamis Buck, "Mazes for Programmers", 2015, ch. 10. */
#include "common/gen/kit/frame.h"

#include <string.h>

enum { KEY_ROOMS, KEY_BIAS };

static const struct row_key keys[ROW_KEYS + 1] = {
    {"rooms", 1, 1000000, 1, "leave rooms up to N x N cells open", 0, NULL},
    {GEN_BIAS},
};

/* A room that may have to be divided. */
struct division {
    size_t x, y, w, h;
};

/* Divides *a, at least 2 x 2 cells, by a wall. *a becomes the north or west part, *b the other
 * part. */
static void division_divide(const struct gen_job *job, struct division *a, struct division *b)
{
    const struct maze *m = job->maze;
    struct rng *rng = job->rng;
    const uint64_t along = a->h * job->values[KEY_BIAS];
    const uint64_t across = a->w * (100 - job->values[KEY_BIAS]);
    const bool horizontal = rng_below(rng, along + across) < along;
    size_t side = horizontal ? a->h : a->w, length = horizontal ? a->w : a->h;
    size_t at = 1 + (size_t)rng_below(rng, side - 1), gap = (size_t)rng_below(rng, length);
    size_t step = horizontal ? 1 : m->stride;
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
    for (size_t k = 0; k < length; k++)
        cell[k * step] |= wall;
    cell[gap * step] ^= wall;
}

/* Marks the cells of *room, or removes their marks if `mark` is 0. */
static void division_mark(const struct gen_job *job, const struct division *room, unsigned mark)
{
    for (size_t y = room->y; y < room->y + room->h; y++)
        for (size_t x = room->x; x < room->x + room->w; x++)
            frames_set(job->frames, y * job->maze->stride + x, mark);
}

/* Shows in a frame that a room was divided into a and b, while `count` other rooms wait. Both
 * halves are active. Rooms that will not be divided are finished. None of the rooms that wait is
 * finished, because the other half of the same room is not larger and was divided. */
static void division_frame(const struct gen_job *job, const struct division *a,
                           const struct division *b, const struct division *rooms, size_t count)
{
    frame_mark_cells(job, 0, 0, FRAME_FINISHED);
    for (size_t k = 0; k < count; k++)
        division_mark(job, &rooms[k], 0);
    division_mark(job, a, FRAME_ACTIVE);
    division_mark(job, b, FRAME_ACTIVE);
    frame_end(job, FRAMES_NOWHERE, 0);
}

static int division_make(struct gen_job *job)
{
    struct maze *m = job->maze;
    struct division rooms[66], room, other;
    size_t count = 0, open = (size_t)job->values[KEY_ROOMS];
    maze_fill(m, 0);
    for (size_t y = 0; y < m->height; y++) { /* only the border is closed */
        unsigned char *row = memset(m->cell + y * m->stride, y == 0 ? MAZE_NORTH : 0, m->width);
        row[0] |= MAZE_WEST;
    }
    rooms[count++] = (struct division){0, 0, m->width, m->height};
    while (count > 0) {
        room = rooms[--count];
        while (room.w > 1 && room.h > 1 && (room.w > open || room.h > open)) {
            bool first_is_larger;
            division_divide(job, &room, &other);
            if (frame_begin(job))
                division_frame(job, &room, &other, rooms, count);
            first_is_larger = room.w * room.h > other.w * other.h;
            rooms[count++] = first_is_larger ? room : other;
            room = first_is_larger ? other : room;
        }
    }
    return 0;
}

const struct gen gen_division = {
    .entry = {"division", "recursively divides rooms by walls with one gap", keys,
              "recursive-division"},
    .perfect = GEN_PERFECT,
    .make = division_make,
};
