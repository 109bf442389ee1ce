/* collision: water from the start, and walls where it meets.
 *
 * The idea: water floods the maze from the start, one move at a time. Where columns
 * of it run into each other and it goes no further, and that is not the goal, a
 * wall is put up: no shortest way leads through there. What is a dead end then is
 * filled, and so on, until there is neither.
 *
 * Why it is right: a cell from which no neighbour is farther from the start is the
 * end of every shortest way that comes to it. When it is taken out no distance of
 * another cell changes, so the maze need not be flooded again. Nor is what is farther
 * than the goal of any use; there the water stops.
 *
 * What is left are the shortest ways, all of them: a path if there is one, otherwise
 * a set. It is what all-shortest finds, from the other end.
 *
 * Time: a flood, and each cell taken out once. Space: 8 bytes a cell of the frontier,
 * and for each cell that is about to be taken out.
 *
 * Reference: Walter D. Pullen, "Think Labyrinth: Maze algorithms" (collision
 * solver). */
#include "../flood.h"
#include "../rng.h"
#include "levels.h"

#define DRY MAZE_VISITED /* taken out */

/* The directions from cell i to neighbours that are so much farther and not dry. */
static inline unsigned neighbours(const struct maze *m, size_t i, unsigned farther)
{
    const unsigned char *cell = m->cell + i;
    return flood_beside(cell, m->stride, MAZE_SEEN | MAZE_BACK | DRY,
                        levels_beside(*cell, farther));
}

/* Takes cell i out if nothing is farther, and those before it that this leaves so.
 * What has but one before it, as most have, needs no stack. */
static int dry_from(struct search *s, size_t i, struct err *err)
{
    const struct maze *m = s->maze;
    size_t count = 0, *stack, bytes;
    for (;;) {
        unsigned before = 0;
        if (i != s->goal && !(m->cell[i] & DRY) && !neighbours(m, i, 1)) {
            before = neighbours(m, i, 2);
            m->cell[i] |= DRY;
        }
        if (before && !(before & (before - 1))) {
            i = maze_beside(m, i, (unsigned)rng_lowest(before));
            continue;
        }
        if (before) {
            if (mem_size(count + 4, sizeof *stack, 0, &bytes) || mem_need(&s->work[1], bytes))
                return err_memory(err);
            stack = (size_t *)(void *)s->work[1].at;
            for (; before; before &= before - 1)
                stack[count++] = maze_beside(m, i, (unsigned)rng_lowest(before));
        }
        if (count == 0)
            return 0;
        stack = (size_t *)(void *)s->work[1].at;
        i = stack[--count];
    }
}

static int collision_run(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    uint64_t cells = 0;
    int got = levels_flood(s, s->start, s->goal, &s->length, err);
    if (got <= 0)
        return got < 0 ? -1 : SOLVE_NONE;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++)
            if (m->cell[y * m->stride + x] & MAZE_SEEN && dry_from(s, y * m->stride + x, err))
                return -1;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            unsigned char *cell = m->cell + y * m->stride + x;
            if ((*cell & (MAZE_SEEN | DRY)) == MAZE_SEEN) {
                *cell |= MAZE_PATH;
                cells++;
            }
        }
    return cells == s->length + 1 ? SOLVE_PATH : SOLVE_SET;
}

const struct solve solve_collision = {
    .entry = {"collision", "water from the start, and walls where it meets", NULL},
    .always = true,
    .shortest = true,
    .run = collision_run,
};
