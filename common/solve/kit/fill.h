/* fill: code shared by dead-end and cul-de-sac, the solvers that fill cells that are not on any
 * path.
 *
 * Each cell stores the set of its closed directions, in which there is a wall or a filled cell, in
 * four bits beside the walls. So a single table lookup by the byte of a cell tells whether it is a
 * dead end and which direction leads out of it. Testing four walls and four neighbours takes twice
 * as long. */
#ifndef SOLVE_KIT_FILL_H
#define SOLVE_KIT_FILL_H

#include "common/solve/solve.h"

/* The set of closed directions: one bit per direction. */
#define FILL_CLOSED_N 0x04
#define FILL_CLOSED_E 0x40
#define FILL_CLOSED_S 0x80
#define FILL_CLOSED_W 0x08
#define FILL_CLOSED   (FILL_CLOSED_N | FILL_CLOSED_E | FILL_CLOSED_S | FILL_CLOSED_W)
#define FILL_DONE     MAZE_SEEN /* filled, or never to be filled */

/* The kind of a cell, indexed by its byte. The kind of a dead end is its only open direction,
 * MAZE_N to MAZE_W; that of a corridor is FILL_CORRIDOR plus the exclusive or of its two open
 * directions. */
enum { FILL_CLOSED_OFF = 4, FILL_JUNCTION = 5, FILL_KEPT = 6, FILL_CORRIDOR = 8 };

extern const unsigned char fill_kind[256];

/* Sets the closed directions of every cell without FILL_DONE: those in which there is a wall or a
 * neighbour with FILL_DONE. The set replaces the marks and MAZE_BACK. Then sets FILL_DONE in start
 * and goal, which keeps them from being filled. */
void fill_begin(const struct search *s);

/* Removes FILL_DONE from start and goal again. */
void fill_end(const struct search *s);

/* The bit of each direction in the set. */
static const unsigned char fill_closed[4] = {FILL_CLOSED_N, FILL_CLOSED_E, FILL_CLOSED_S,
                                             FILL_CLOSED_W};

/* Returns the set of open directions of `cell`: bit d for direction d. */
static inline unsigned fill_open_dirs(unsigned cell)
{
    return (unsigned)(!(cell & FILL_CLOSED_N) << MAZE_N | !(cell & FILL_CLOSED_E) << MAZE_E |
                      !(cell & FILL_CLOSED_S) << MAZE_S | !(cell & FILL_CLOSED_W) << MAZE_W);
}

/* Fills the cell of *m at `cell`. */
static inline void fill_cell(const struct maze *m, struct frames *frames, unsigned char *cell)
{
    *cell |= FILL_DONE | FILL_CLOSED;
    if (frames) {
        frames_finish(frames, (size_t)(cell - m->cell));
        frames_step(frames, (size_t)(cell - m->cell));
    }
}

/* Fills the cell of *m at `cell`, which must not be solid, if it is a dead end or closed off; then
 * does the same with the cell that it leads to, and so on. Returns the first cell that was not
 * filled, or the last one that was. */
unsigned char *fill_follow(const struct maze *m, struct frames *frames, unsigned char *cell);

/* Fills dead ends until none remains. Starts by making all cells active in the frames and calling
 * fill_begin. Returns 0, or -1 with *err set if memory runs out. */
int fill_dead_ends(const struct search *s, struct err *err);

/* Ends the filling: removes the sets of closed directions, makes the filled cells visited, and
 * marks the others that are connected to the goal. Sets s->length to the length of a shortest path.
 * Returns SOLVE_PATH if the marked cells are a single path, SOLVE_SET if they are more than that,
 * SOLVE_NONE if the start is not connected (then no cell is marked), or -1 with *err set if memory
 * runs out. */
int fill_mark_rest(struct search *s, struct err *err);

#endif
