/* gap: an entrance or exit at the edge of a mask. A solid cell is outside the maze, and the maze
 * stream keeps the wall toward it. Pictures omit one such wall of the start and one of the goal, to
 * show where the maze is entered and left.
 *
 * A start or goal of a maze of walls has a gap if it is not solid, has no opening in the border,
 * and is next to a solid cell. The gap is on the first side with a solid cell, in this order: the
 * side with which the header field `entrance` begins, north, east, south, west. For the goal, the
 * field is `exit`, and south comes before north. If the field is `none`, or begins with `inside` or
 * `deadend`, there is no gap.
 *
 * In a maze with a shape, the candidates are the walls of all parts of the cell that may be open.
 *
 * Two more rows are needed to determine whether the cell to the south is solid, so a maze that may
 * have a gap is read as a whole: a maze of walls with a start or goal that has a mask, was
 * completed from a given maze, or is not from maze-gen. All other mazes are drawn row by row. */
#ifndef RENDER_KIT_GAP_H
#define RENDER_KIT_GAP_H

#include "common/render/render.h"

/* The gaps of start and goal: the cell that owns the wall, and the wall's bit, MAZE_WEST or
 * MAZE_NORTH, or 0 if there is no gap. */
struct gaps {
    struct gap {
        struct place at;
        unsigned wall;
    } gap[2];
};

/* Returns whether the maze may have gaps, which requires the whole maze. */
bool gaps_need_whole_maze(const struct render_ctx *c);

/* Returns the gaps of the maze, which has none if gaps_need_whole_maze is false. If it is true,
 * requires c->maze and, unless the cells are squares, c->graph. */
struct gaps gaps_find(const struct render_ctx *c);

/* Returns the walls of cell (x, y) that are gaps: a set of MAZE_WEST and MAZE_NORTH. */
static inline unsigned gaps_at(const struct gaps *g, size_t x, size_t y)
{
    unsigned walls = 0;
    for (int k = 0; k < 2; k++)
        if (g->gap[k].at.y == y && g->gap[k].at.x == x)
            walls |= g->gap[k].wall;
    return walls;
}

/* Returns the walls of cell x to draw, a set of MAZE_WEST and MAZE_NORTH: its closed walls that are
 * not gaps and do not separate two solid cells. The outside counts as solid. */
static inline unsigned gaps_walls(const struct gaps *g, const struct render_ctx *c,
                                  const struct render_row *row, size_t x)
{
    const size_t width = c->head->width, y = row->y;
    unsigned walls = row->here[x] & (MAZE_WEST | MAZE_NORTH);
    if (row->is_border || x == width || render_is_solid(c, row->here, row->below, x)) {
        if (row->is_border || x == 0 || render_is_solid(c, row->here, row->below, x - 1))
            walls &= MAZE_NORTH;
        if (y == 0 || x == width || render_is_solid(c, row->above, row->here, x))
            walls &= MAZE_WEST;
    }
    return walls & ~gaps_at(g, x, y);
}

#endif
