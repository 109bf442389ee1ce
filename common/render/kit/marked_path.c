#include "marked_path.h"

bool marked_path_needs_whole_maze(const struct render_ctx *c)
{
    size_t n;
    return header_get(c->head, FIELD_START, &n) && header_get(c->head, FIELD_GOAL, &n);
}

bool marked_path_find(struct render_ctx *c, struct marked_path *s)
{
    size_t at;
    *s = (struct marked_path){.path = {.maze = c->maze}};
    s->moves = header_get(c->head, FIELD_MOVES, &s->n);
    if (!c->start.is_set || !c->goal.is_set)
        return false;
    s->path.start = c->start.y * c->maze->stride + c->start.x;
    s->path.goal = c->goal.y * c->maze->stride + c->goal.x;
    maze_seal_border(c->maze);
    if (!s->moves)
        return path_simple(&s->path) != UINT64_MAX;
    return c->maze->cell[s->path.start] & MAZE_PATH &&
           path_follow(&s->path, s->moves, s->n, &at) != UINT64_MAX;
}

bool marked_path_next(const struct marked_path *s, struct marked_path_cursor *c)
{
    unsigned d;
    if (!s->moves)
        return path_next(&s->path, &c->path);
    if (c->k == s->n)
        return false;
    d = path_direction(s->moves[c->k++]);
    c->path = (struct path_cursor){maze_neighbour(s->path.maze, c->path.at, d), d};
    return true;
}
