/* path: the marked path of a maze. The border of the maze must be sealed (see maze_seal_border). */
#ifndef MAZE_PATH_H
#define MAZE_PATH_H

#include "common/base/io.h"
#include "maze.h"

/* The letters of the directions, MAZE_N to MAZE_W, in a list of moves. */
static const char path_letters[4] = {'N', 'E', 'S', 'W'};

/* Returns the direction of `letter`, or 4 if it has none. */
unsigned path_direction(char letter);

struct path {
    const struct maze *maze; /* its MAZE_PATH cells are the path */
    size_t start, goal;      /* its first and last cell */
    bool directed;           /* MAZE_BACK of each of its cells is the direction of the next cell */
    const char *moves; /* n letters that lead from the start to the goal; NULL: follow the marks */
    size_t n;
};

/* A position on a path. */
struct path_cursor {
    size_t at;
    unsigned d; /* the direction of the move that led to it; 4 at the start */
    size_t k;   /* the number of moves that led to it */
};

/* Returns the position at the start of a path. */
static inline struct path_cursor path_begin(const struct path *p)
{
    return (struct path_cursor){p->start, 4, 0};
}

/* Moves *c to the next cell of the path. Unless the path has moves or is directed, the marks alone
 * determine that cell. Returns false, with *c unchanged, at the goal. */
bool path_next(const struct path *p, struct path_cursor *c);

/* Follows the path from the start to the goal: by its marks or, if it has moves, by the moves
 * through marked cells. Stores the cell where it stops in *at and the direction of each move in
 * MAZE_BACK of its cell. Returns the number of moves, or UINT64_MAX if it stops before the goal, at
 * a cell with no next move or more than one. */
uint64_t path_follow(const struct path *p, size_t *at);

/* Checks whether all marked cells together form a simple path; if so, the path is directed
 * afterwards. Returns the number of moves from the start to the goal, or UINT64_MAX if they do
 * not. */
uint64_t path_simple(struct path *p);

/* Writes the moves along a path as letters. */
void path_write_moves(struct out *out, const struct path *p);

#endif
