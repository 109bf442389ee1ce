/* marked_path: the marked path of a maze, from its start to its goal. */
#ifndef RENDER_KIT_MARKED_PATH_H
#define RENDER_KIT_MARKED_PATH_H

#include "common/maze/path.h"
#include "common/render/render.h"

/* Returns whether the header has a start and a goal: the needs_whole_maze() of formats that show
 * the path. */
bool marked_path_needs_whole_maze(const struct render_ctx *c);

/* Sets *path to the maze, the start and the goal of the record, and seals the border of the maze.
 * Returns false if the start or the goal is missing. */
bool marked_path_ends(const struct render_ctx *c, struct path *path);

/* Finds the marked path of the record: the header field `moves`, if it leads through marked cells
 * from start to goal, or, without that field, the marks, if they form a single simple path. Seals
 * the border of *c->maze and sets MAZE_BACK in its cells. Returns whether there is such a path. */
bool marked_path_find(const struct render_ctx *c, struct path *path);

#endif
