#include "fill.h"
#include "prune.h"
#include "solution.h"

#include "common/maze/bfs.h"

#include <string.h>

#define FILL_KEEP (MAZE_WEST | MAZE_NORTH | MAZE_OBSTACLE | FILL_DONE)

enum { FILL_PART = 256 }; /* number of cells whose closed directions are set at a time */

/* The bytes in order. The bits of a byte: closed in the south (0x80), closed in the east (0x40),
 * done (0x20), obstacle (0x10), closed in the west (8), closed in the north (4), walls (2 and
 * 1). */
#define FILL_4(kind)           kind, kind, kind, kind
#define FILL_16(k, kn, kw, k0) FILL_4(k), FILL_4(kn), FILL_4(kw), FILL_4(k0)
#define FILL_64(k, kn, kw, k0)                                                                     \
    FILL_16(k, kn, kw, k0), FILL_16(k, kn, kw, k0), FILL_16(KEPT, KEPT, KEPT, KEPT),               \
        FILL_16(KEPT, KEPT, KEPT, KEPT)
#define KEPT     FILL_KEPT
#define JUNCTION FILL_JUNCTION
#define CORRIDOR FILL_CORRIDOR

const unsigned char fill_kind[256] = {
    FILL_64(JUNCTION, JUNCTION, JUNCTION, CORRIDOR + 3),
    FILL_64(JUNCTION, CORRIDOR + 1, CORRIDOR + 2, MAZE_S),
    FILL_64(JUNCTION, CORRIDOR + 2, CORRIDOR + 1, MAZE_E),
    FILL_64(CORRIDOR + 3, MAZE_W, MAZE_N, FILL_CLOSED_OFF),
};

/* Sets the closed directions of `count` cells of a row, at most FILL_PART. The west neighbours are
 * copied first, so that the loop never reads a cell that it has written and can be vectorized. */
static void fill_close(unsigned char *row, size_t count, size_t stride)
{
    const unsigned char *north = row - stride, *south = row + stride;
    unsigned char west[FILL_PART];
    memcpy(west, row - 1, count);
    for (size_t x = 0; x < count; x++) {
        const unsigned cell = row[x], east = row[x + 1], below = south[x];
        const unsigned walls = (cell & MAZE_NORTH) * (FILL_CLOSED_N / MAZE_NORTH) |
                               (east & MAZE_WEST) * (FILL_CLOSED_E / MAZE_WEST) |
                               (below & MAZE_NORTH) * (FILL_CLOSED_S / MAZE_NORTH) |
                               (cell & MAZE_WEST) * (FILL_CLOSED_W / MAZE_WEST);
        const unsigned done = (north[x] & FILL_DONE) / (FILL_DONE / FILL_CLOSED_N) |
                              (east & FILL_DONE) * (FILL_CLOSED_E / FILL_DONE) |
                              (below & FILL_DONE) * (FILL_CLOSED_S / FILL_DONE) |
                              (west[x] & FILL_DONE) / (FILL_DONE / FILL_CLOSED_W);
        row[x] = (unsigned char)(cell & FILL_DONE ? cell : (cell & FILL_KEEP) | walls | done);
    }
}

void fill_begin(const struct search *s)
{
    const struct maze *m = s->maze;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x += FILL_PART)
            fill_close(m->cell + y * m->stride + x,
                       m->width - x < FILL_PART ? m->width - x : FILL_PART, m->stride);
    m->cell[s->start] |= FILL_DONE;
    m->cell[s->goal] |= FILL_DONE;
}

void fill_end(const struct search *s)
{
    s->maze->cell[s->start] &= (unsigned char)~FILL_DONE;
    s->maze->cell[s->goal] &= (unsigned char)~FILL_DONE;
}

unsigned char *fill_follow(const struct maze *m, struct frames *frames, unsigned char *cell)
{
    unsigned kind;
    while ((kind = fill_kind[*cell]) < FILL_CLOSED_OFF) {
        fill_cell(m, frames, cell);
        cell += m->step[kind];
        *cell |= fill_closed[kind ^ 2];
    }
    if (kind == FILL_CLOSED_OFF)
        fill_cell(m, frames, cell);
    return cell;
}

int fill_dead_ends(const struct search *s, struct err *err)
{
    const struct maze *m = s->maze;
    struct frames *const frames = s->frames;
    unsigned char *row = m->cell;
    if (!frames && prune_maze(s, FILL_DONE, err))
        return -1;
    frames_set_joined(frames, FRAME_ACTIVE);
    fill_begin(s);
    for (size_t y = 0; y < m->height; y++, row += m->stride)
        for (size_t x = 0; x < m->width; x++) {
            const unsigned kind = fill_kind[row[x]];
            if (kind <= FILL_CLOSED_OFF &&
                (kind < FILL_CLOSED_OFF || !maze_solid(m, y * m->stride + x)))
                fill_follow(m, frames, row + x);
        }
    return 0;
}

/* Removes everything from a cell except its walls; makes it visited if it is filled, to distinguish
 * it from the cells that a search reaches. */
static unsigned fill_visit_filled(unsigned cell)
{
    return (cell & FILL_KEEP) | solution_seen_as_visited(cell);
}

/* Marks a cell that was reached and is not filled. */
static unsigned fill_mark_reached(unsigned cell)
{
    unsigned rest = cell & ~(unsigned)MAZE_SEEN;
    return (cell & (MAZE_SEEN | MAZE_VISITED)) == MAZE_SEEN ? rest | MAZE_PATH : rest;
}

int fill_mark_rest(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    fill_end(s);
    maze_map(m, fill_visit_filled);
    if (bfs_search(m, s->goal, SIZE_MAX, NULL, &s->scratch[0], err) < 0)
        return -1;
    if (!(m->cell[s->start] & MAZE_SEEN)) {
        maze_map(m, solution_clear_seen);
        return SOLVE_NONE;
    }
    s->length = solution_mark(m, s->start, s->goal);
    maze_map(m, fill_mark_reached);
    return maze_count(m, MAZE_PATH) == s->length + 1 ? SOLVE_PATH : SOLVE_SET;
}
