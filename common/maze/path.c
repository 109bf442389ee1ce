#include "path.h"

#include "common/base/bits.h"

/* Returns the set of directions of the possible moves from cell i: those to marked cells. A start
 * that is an obstacle can be left but not entered. Does not branch on the maze, because mazes are
 * unpredictable. */
static unsigned path_moves(const struct path *p, size_t i)
{
    const struct maze *m = p->maze;
    const unsigned char *cell = m->cell + i;
    unsigned dirs = maze_open_dirs(cell, m->stride, MAZE_PATH, MAZE_PATH);
    for (unsigned d = 0; i == p->start && *cell & MAZE_OBSTACLE && d < 4; d++)
        if ((cell[m->step[d]] & (MAZE_PATH | MAZE_OBSTACLE)) == MAZE_PATH)
            dirs |= 1U << d;
    return dirs;
}

bool path_next(const struct path *p, struct path_cursor *c)
{
    unsigned dirs;
    if (c->at == p->goal)
        return false;
    dirs = p->moves      ? 1U << path_direction(p->moves[c->k])
           : p->directed ? 1U << maze_back(p->maze->cell[c->at])
                         : path_moves(p, c->at) & ~(1U << (c->d ^ 2)); /* not back */
    if (!dirs) /* unreached: the marks are a path */
        return false;
    c->d = (unsigned)bits_lowest(dirs);
    c->at = maze_neighbour(p->maze, c->at, c->d);
    c->k++;
    return true;
}

unsigned path_direction(char letter)
{
    unsigned d = 0;
    while (d < 4 && path_letters[d] != letter)
        d++;
    return d;
}

uint64_t path_follow(const struct path *p, size_t *at)
{
    struct path_cursor c = path_begin(p);
    const uint64_t most = p->maze->stride * p->maze->height;
    for (*at = c.at; c.at != p->goal;) {
        unsigned dirs = path_moves(p, c.at);
        if (p->moves)
            dirs &= c.k < p->n ? 1U << path_direction(p->moves[c.k]) : 0;
        else
            dirs &= ~(1U << (c.d ^ 2)); /* not back */
        if (!dirs || dirs & (dirs - 1) || c.k >= most)
            return UINT64_MAX;
        c.d = (unsigned)bits_lowest(dirs);
        maze_set_back(p->maze->cell + c.at, c.d);
        *at = c.at = maze_neighbour(p->maze, c.at, c.d);
        c.k++;
    }
    return p->moves && c.k != p->n ? UINT64_MAX : c.k;
}

uint64_t path_simple(struct path *p)
{
    size_t at;
    const bool marked = p->maze->cell[p->start] & MAZE_PATH;
    const uint64_t length = marked ? path_follow(p, &at) : UINT64_MAX;
    p->directed = marked && maze_count(p->maze, MAZE_PATH) == length + 1;
    return p->directed ? length : UINT64_MAX;
}

void path_write_moves(struct out *out, const struct path *p)
{
    struct path_cursor c = path_begin(p);
    out_put(out, p->moves, p->n); /* empty without moves */
    while (!p->moves && path_next(p, &c))
        out_byte(out, path_letters[c.d]);
}
