#include "path.h"

#include <string.h>

size_t path_next(const struct path *p, size_t at, size_t from, unsigned *d)
{
    const struct maze *m = p->maze;
    bool gate = at == p->start && m->cell[at] & MAZE_OBSTACLE;
    if (p->directed) {
        *d = maze_back(m->cell[at]);
        return maze_neighbour(m, at, *d);
    }
    for (*d = 0; *d < 4; ++*d) {
        size_t next = maze_neighbour(m, at, *d);
        if (next != from && m->cell[next] & MAZE_PATH && (gate || maze_open(m, at, *d)))
            return next;
    }
    return at; /* not reached while the marks are a path */
}

/* Can one go from cell i in direction d, and is the cell there marked? A start that is
 * an obstacle is left, and not entered. */
static bool can_step(const struct path *p, size_t i, unsigned d)
{
    const struct maze *m = p->maze;
    size_t next = maze_neighbour(m, i, d);
    if (!maze_within(m, i, d) || !(m->cell[next] & MAZE_PATH))
        return false;
    if (i == p->start && m->cell[i] & MAZE_OBSTACLE)
        return !(m->cell[next] & MAZE_OBSTACLE);
    return maze_open(m, i, d);
}

/* The direction of the marked way from cell i, from which one came by `back`; 4 where
 * there is none or more than one. */
static unsigned only_way(const struct path *p, size_t i, unsigned back)
{
    unsigned found = 4;
    for (unsigned d = 0; d < 4; d++)
        if (d != back && can_step(p, i, d)) {
            if (found < 4)
                return 4;
            found = d;
        }
    return found;
}

uint64_t path_follow(const struct path *p, const char *moves, size_t n, size_t *at)
{
    uint64_t length = 0;
    *at = p->start;
    for (unsigned back = 4; *at != p->goal; length++) {
        const char *letter = moves && length < n ? strchr("NESW", moves[length]) : NULL;
        unsigned d =
            moves ? (letter && *letter ? (unsigned)(letter - "NESW") : 4) : only_way(p, *at, back);
        if (d == 4 || !can_step(p, *at, d) || length >= p->maze->stride * p->maze->height)
            return UINT64_MAX;
        *at = maze_neighbour(p->maze, *at, d);
        back = d ^ 2;
    }
    return moves && length != n ? UINT64_MAX : length;
}

void path_write_moves(struct out *out, const struct path *p)
{
    size_t from = p->start, at = from;
    while (at != p->goal) {
        unsigned d;
        size_t next = path_next(p, at, from, &d);
        from = at;
        at = next;
        *out_room(out, 1) = (unsigned char)"NESW"[d];
        out->len++;
    }
}
