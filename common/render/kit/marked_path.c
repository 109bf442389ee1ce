#include "marked_path.h"

bool marked_path_needs_whole_maze(const struct render_ctx *c)
{
    return place_is_known(c->start) && place_is_known(c->goal);
}

bool marked_path_ends(const struct render_ctx *c, struct path *path)
{
    *path = (struct path){.maze = c->maze};
    if (!marked_path_needs_whole_maze(c))
        return false;
    path->start = maze_cell(c->maze, c->start);
    path->goal = maze_cell(c->maze, c->goal);
    maze_seal_border(c->maze);
    return true;
}

bool marked_path_find(const struct render_ctx *c, struct path *path)
{
    size_t at;
    if (!marked_path_ends(c, path))
        return false;
    path->moves = header_get(c->head, FIELD_MOVES, &path->n);
    return path->moves
               ? c->maze->cell[path->start] & MAZE_PATH && path_follow(path, &at) != UINT64_MAX
               : path_simple(path) != UINT64_MAX;
}
