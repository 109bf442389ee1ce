/* gap: an entrance or exit at the edge of a mask. A solid cell is outside the maze, and the wall
 * toward it stays in the maze stream. Pictures leave out one such wall of the start, and one of the
 * goal, so that they show where the maze is entered and left.
 *
 * The start has a gap if it is a cell of a maze of walls that is not solid, without an opening in
 * the border, and beside a solid cell. The gap is on the first of these sides where that cell is
 * solid: the one with which the header field `entrance` begins; north; east, south, west. The goal
 * has its gap on the side of the field `exit`; south; north, east, west. There is no gap if the
 * field is none or begins with inside or deadend.
 *
 * What is south of a cell is known two rows later, so the whole maze is needed; only where
 * there may be a gap, so that other mazes are drawn row by row: mazes with a mask, completed ones,
 * and those that maze-gen has not made. */
#ifndef RENDER_KIT_GAP_H
#define RENDER_KIT_GAP_H

#include "common/render/render.h"

/* The gaps of start and goal: the cell that owns the wall, and its bit, MAZE_WEST or MAZE_NORTH; 0:
 * no gap. */
struct gaps {
    struct gap {
        size_t x, y;
        unsigned wall;
    } gap[2];
};

/* Returns whether the maze may have gaps, which requires the whole maze. */
bool gaps_need_whole_maze(const struct render_ctx *c);

/* Returns the gaps of the maze; none if gaps_need_whole_maze is false. Requires c->maze if it is
 * true. */
struct gaps gaps_find(const struct render_ctx *c);

/* Returns whether there is a gap in row y of the walls. */
static inline bool gaps_are_in_row(const struct gaps *g, size_t y)
{
    return (g->gap[0].wall && g->gap[0].y == y) || (g->gap[1].wall && g->gap[1].y == y);
}

/* Returns whether a wall of cell (x, y), MAZE_WEST or MAZE_NORTH, is left out. */
static inline bool gaps_have(const struct gaps *g, size_t x, size_t y, unsigned wall)
{
    return (g->gap[0].wall == wall && g->gap[0].y == y && g->gap[0].x == x) ||
           (g->gap[1].wall == wall && g->gap[1].y == y && g->gap[1].x == x);
}

#endif
