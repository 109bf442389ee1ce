#include "path.h"

bool path_next(const struct path *p, struct path_cursor *c)
{
    const struct maze *m = p->maze;
    const unsigned char cell = m->cell[c->at];
    bool gate = c->at == p->start && cell & MAZE_OBSTACLE;
    unsigned d = p->directed ? maze_back(cell) : 0;
    if (c->at == p->goal)
        return false;
    while (!p->directed && d < 4 &&
           (d == (c->d ^ 2) || !(*maze_beside(m, c->at, d) & MAZE_PATH) ||
            !(gate || maze_open(m, c->at, d))))
        d++;
    if (d == 4)
        return false; /* not reached if the marks are a path */
    *c = (struct path_cursor){maze_neighbour(m, c->at, d), d};
    return true;
}

/* Returns whether a move from cell i in direction d is possible and leads to a marked cell. A start
 * that is an obstacle can be left, not entered. */
static bool path_can_move(const struct path *p, size_t i, unsigned d)
{
    const struct maze *m = p->maze;
    size_t next = maze_neighbour(m, i, d);
    if (!maze_within(m, i, d) || !(m->cell[next] & MAZE_PATH))
        return false;
    if (i == p->start && m->cell[i] & MAZE_OBSTACLE)
        return !(m->cell[next] & MAZE_OBSTACLE);
    return maze_open(m, i, d);
}

/* Returns the direction of the only possible move from a position, except back; 4 if there is none
 * or more than one. */
static unsigned path_only_move(const struct path *p, const struct path_cursor *c)
{
    unsigned found = 4;
    for (unsigned d = 0; d < 4; d++)
        if (d != (c->d ^ 2) && path_can_move(p, c->at, d)) {
            if (found < 4)
                return 4;
            found = d;
        }
    return found;
}

/* Returns the direction of a letter; 4 if it has none. */
static unsigned path_direction(char letter)
{
    unsigned d = 0;
    while (d < 4 && path_letters[d] != letter)
        d++;
    return d;
}

uint64_t path_follow(const struct path *p, const char *moves, size_t n, size_t *at)
{
    struct path_cursor c = path_begin(p);
    const uint64_t most = p->maze->stride * p->maze->height;
    uint64_t length = 0;
    for (*at = c.at; c.at != p->goal; length++) {
        unsigned d = !moves       ? path_only_move(p, &c)
                     : length < n ? path_direction(moves[length])
                                  : 4;
        if (d == 4 || !path_can_move(p, c.at, d) || length >= most)
            return UINT64_MAX;
        c = (struct path_cursor){maze_neighbour(p->maze, c.at, d), d};
        *at = c.at;
    }
    return moves && length != n ? UINT64_MAX : length;
}

uint64_t path_simple(const struct path *p)
{
    size_t at;
    const bool marked = p->maze->cell[p->start] & MAZE_PATH;
    const uint64_t length = marked ? path_follow(p, NULL, 0, &at) : UINT64_MAX;
    return marked && maze_count(p->maze, MAZE_PATH) == length + 1 ? length : UINT64_MAX;
}

void path_write_moves(struct out *out, const struct path *p)
{
    struct path_cursor c = path_begin(p);
    while (path_next(p, &c)) {
        *out_room(out, 1) = (unsigned char)path_letters[c.d];
        out->len++;
    }
}
