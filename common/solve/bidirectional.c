/* bidirectional: breadth-first search from both ends at once.
 *
 * The idea: two searches, one from the start and one from the goal, each going on
 * by a whole level, all cells at the next distance; always the one with the
 * smaller frontier. Where they touch, the way is found.
 *
 * Why it is right: let the levels be complete up to i moves from the start and j
 * from the goal. No cell of one has a neighbour of the other yet, or they would
 * have touched before, so no way is shorter than i + j + 1 moves. In the level
 * that touches, all ways found have just that length.
 *
 * Its gain is the cells that it does not look at: in an open room half of them,
 * in a perfect maze often more. It loses where a level has few cells, for a level
 * is begun each time anew.
 *
 * Time: in proportion to the cells that it looks at. Space: the two frontiers, 8
 * bytes a cell of them; the way back is in two scratch bits, and which search a
 * cell belongs to in two of the marks.
 *
 * Reference: Ira Pohl, "Bi-directional search", 1971. */
#include "common/base/bits.h"
#include "common/maze/bfs.h"
#include "common/solve/kit/solution.h"
#include "solve.h"

#define BOTH (MAZE_PATH | MAZE_VISITED) /* of the search from the start; from the goal */

/* One of the two searches. */
struct side {
    struct bfs queue;
    unsigned own, other; /* the bit of its cells, and of those of the other search */
    unsigned note[4];
    size_t at;        /* the cell in which it touched the other search */
    unsigned touched; /* the directions to cells of the other search, as a set */
};

/* Starts a search from a cell. Returns 0, or -1 with *err set if memory runs out. */
static int side_init(struct side *side, const struct search *s, size_t from, unsigned own,
                     struct mem *scratch, struct err *err)
{
    side->own = own;
    side->other = own ^ BOTH;
    for (unsigned d = 0; d < 4; d++)
        side->note[d] = own | MAZE_BACK_TO(d ^ 2);
    if (bfs_init(&side->queue, scratch, err))
        return -1;
    side->queue.frames = s->frames;
    bfs_push(&side->queue, s->maze, from, own);
    return 0;
}

/* Expands a cell, unless it touches the other search. For bfs_batch. */
static inline bool side_expand(void *context, struct bfs_batch *b)
{
    struct side *side = context;
    side->at = bfs_batch_cell(b);
    side->touched = maze_open_dirs(b->cells + side->at, b->stride, side->other, side->other);
    if (side->touched)
        return false;
    bfs_expand(b, MAZE_SEEN | BOTH, side->note);
    return true;
}

/* Advances a search by one level. Returns 1 if it touches the other one, 0 if not, or -1 with *err
 * set if memory runs out. */
static int side_advance(struct side *side, const struct maze *m, struct err *err)
{
    const size_t end = side->queue.tail;
    int got = 0;
    while (!got && side->queue.head != end)
        got = bfs_batch(&side->queue, m, end, side_expand, side, err);
    return got;
}

/* Marks the way from cell i back to where its search began; how many cells. */
static uint64_t mark(struct maze *m, size_t i, size_t end)
{
    uint64_t cells = 1;
    for (; i != end; cells++) {
        m->cell[i] |= MAZE_PATH;
        i = maze_step_back(m, i);
    }
    m->cell[i] |= MAZE_PATH;
    return cells;
}

/* The bits of the searches become that of cells that were looked at. */
static unsigned both_visited(unsigned cell)
{
    unsigned rest = cell & ~(unsigned)MAZE_PATH;
    return cell & MAZE_PATH ? rest | MAZE_VISITED : rest;
}

static int bidirectional_run(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    const size_t from[2] = {s->start, s->goal};
    struct side side[2];
    int k = 0, got = 0;
    if (s->start == s->goal) {
        solution_mark(s);
        return SOLVE_PATH;
    }
    if (side_init(&side[0], s, s->start, MAZE_PATH, &s->work[0], err) ||
        side_init(&side[1], s, s->goal, MAZE_VISITED, &s->work[1], err))
        return -1;
    while (got == 0) {
        size_t a = side[0].queue.tail - side[0].queue.head;
        size_t b = side[1].queue.tail - side[1].queue.head;
        if (a == 0 || b == 0)
            break;
        k = b < a;
        got = side_advance(&side[k], m, err);
    }
    maze_map(m, both_visited);
    if (got <= 0)
        return got < 0 ? -1 : SOLVE_NONE;
    const size_t at = side[k].at;
    const size_t other = maze_neighbour(m, at, (unsigned)bits_lowest(side[k].touched));
    s->length = mark(m, at, from[k]) + mark(m, other, from[!k]) - 1;
    return SOLVE_PATH;
}

const struct solve solve_bidirectional = {
    .entry = {"bidirectional", "breadth-first search from both ends: a shortest path", NULL},
    .always = true,
    .shortest = true,
    .run = bidirectional_run,
};
