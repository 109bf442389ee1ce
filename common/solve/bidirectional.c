/* bidirectional: breadth-first search from both ends at once.
 *
 * Idea: two searches, one from the start and one from the goal. The one with the smaller frontier
 * advances by a whole level (all cells at the next distance) until the two touch.
 *
 * Correctness: suppose that all cells up to i moves from the start and up to j moves from the goal
 * are known. No cell of one search has a neighbour of the other yet, or they would have touched
 * before, so no path has fewer than i + j + 1 moves. All paths found in the level in which they
 * touch have exactly that many.
 *
 * Marks: a shortest path. Visited: the cells reached by either search: in an open room half as many
 * as in bfs, in a perfect maze often even fewer.
 *
 * Cost: proportional to the visited cells, but higher where levels have few cells, because starting
 * a level has a cost. Memory: 8 bytes per cell of the two frontiers; the direction back takes two
 * scratch bits, and two of the mark bits tell which search a cell belongs to.
 *
 * Reference: Ira Pohl, "Bi-directional search", 1971. */
#include "common/base/bits.h"
#include "common/maze/bfs.h"
#include "common/solve/kit/solution.h"
#include "solve.h"

#define SIDES (MAZE_PATH | MAZE_VISITED) /* the bits of the two searches, one each */

/* One of the two searches. */
struct side {
    struct bfs queue;
    unsigned other; /* the bit of the cells of the other search */
    unsigned note[4];
    size_t at;        /* the cell where it touched the other search */
    unsigned touched; /* set of directions from there to cells of the other search */
};

/* Expands a cell, unless it touches the other search. For bfs_batch. */
static inline bool side_expand(void *context, struct bfs_batch *b)
{
    struct side *side = context;
    side->at = bfs_batch_cell(b);
    side->touched = maze_open_dirs(b->cells + side->at, b->stride, side->other, side->other);
    if (side->touched)
        return false;
    bfs_expand(b, MAZE_SEEN | SIDES, side->note);
    return true;
}

/* Replaces the bit of a search with MAZE_VISITED. For maze_map. */
static unsigned side_visit(unsigned cell)
{
    return (cell & ~(unsigned)MAZE_PATH) | (cell & MAZE_PATH) * (MAZE_VISITED / MAZE_PATH);
}

static int bidirectional_solve(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    const size_t from[2] = {s->start, s->goal};
    struct side side[2];
    size_t at, next;
    int k = 0, got = 0; /* 1 if the searches touch */
    if (s->start == s->goal) {
        m->cell[s->start] |= MAZE_PATH;
        return SOLVE_PATH;
    }
    for (k = 0; k < 2; k++) {
        const unsigned own = k ? MAZE_VISITED : MAZE_PATH;
        side[k].other = own ^ SIDES;
        for (unsigned d = 0; d < 4; d++)
            side[k].note[d] = own | MAZE_BACK_TO(d ^ 2);
        if (bfs_init(&side[k].queue, &s->scratch[k], err))
            return -1;
        side[k].queue.frames = s->frames;
        bfs_push(&side[k].queue, m, from[k], own);
    }
    while (got == 0) {
        size_t a = side[0].queue.tail - side[0].queue.head;
        size_t b = side[1].queue.tail - side[1].queue.head;
        if (a == 0 || b == 0)
            break;
        k = b < a;
        got = bfs_batches(&side[k].queue, m, side[k].queue.tail, side_expand, &side[k], err);
    }
    maze_map(m, side_visit);
    if (got <= 0)
        return got < 0 ? -1 : SOLVE_NONE;
    at = side[k].at;
    next = maze_neighbour(m, at, (unsigned)bits_lowest(side[k].touched));
    s->length = solution_mark(m, at, from[k]) + 1 + solution_mark(m, next, from[!k]);
    return SOLVE_PATH;
}

const struct solve solve_bidirectional = {
    .entry = {"bidirectional", "breadth-first from both ends; finds a shortest path", NULL, NULL},
    .complete = true,
    .shortest = true,
    .solve = bidirectional_solve,
};
