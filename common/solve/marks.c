#include "marks.h"

#include <string.h>

/* Can one go from cell i in direction d, and is the cell there marked? A start that is
 * an obstacle is left, and not entered. */
static bool can_step(const struct search *s, size_t i, unsigned d)
{
    const struct maze *m = s->maze;
    size_t next = maze_beside(m, i, d);
    if (!maze_within(m, i, d) || !(m->cell[next] & MAZE_PATH))
        return false;
    if (i == s->start && m->cell[i] & MAZE_OBSTACLE)
        return !(m->cell[next] & MAZE_OBSTACLE);
    return maze_open(m, i, d);
}

/* The direction of the marked way from cell i, from which one came by `back`; 4 where
 * there is none or more than one. */
static unsigned only_way(const struct search *s, size_t i, unsigned back)
{
    unsigned found = 4;
    for (unsigned d = 0; d < 4; d++)
        if (d != back && can_step(s, i, d)) {
            if (found < 4)
                return 4;
            found = d;
        }
    return found;
}

uint64_t marks_follow(const struct search *s, const char *moves, size_t n, size_t *at)
{
    uint64_t length = 0;
    *at = s->start;
    for (unsigned back = 4; *at != s->goal; length++) {
        const char *letter = moves && length < n ? strchr("NESW", moves[length]) : NULL;
        unsigned d =
            moves ? (letter && *letter ? (unsigned)(letter - "NESW") : 4) : only_way(s, *at, back);
        if (d == 4 || !can_step(s, *at, d) || length >= s->maze->stride * s->maze->height)
            return UINT64_MAX;
        *at = maze_beside(s->maze, *at, d);
        back = d ^ 2;
    }
    return moves && length != n ? UINT64_MAX : length;
}

void marks_write(struct out *out, const struct search *s)
{
    size_t from = s->start, at = from;
    while (at != s->goal) {
        unsigned d;
        size_t next = solve_step(s, at, from, &d);
        from = at;
        at = next;
        *out_room(out, 1) = (unsigned char)"NESW"[d];
        out->len++;
    }
}
