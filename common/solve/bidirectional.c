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
    unsigned own, other; /* the bit of its cells, and of those of the other one */
    unsigned note[4];
};

static int side_init(struct side *f, struct search *s, size_t from, unsigned own, struct mem *work,
                     struct err *err)
{
    f->own = own;
    f->other = own ^ BOTH;
    for (unsigned d = 0; d < 4; d++)
        f->note[d] = own | MAZE_BACK_TO(d ^ 2);
    if (bfs_init(&f->queue, work, err))
        return -1;
    f->queue.frames = s->frames;
    f->queue.at[f->queue.tail++] = from;
    s->maze->cell[from] |= (unsigned char)own;
    frames_activate(s->frames, from);
    return 0;
}

/* Goes on by a level. 1: they touch, from cell *at in direction *d; 0: not; -1. */
static int level(struct side *f, struct maze *m, size_t *at, unsigned *d, struct err *err)
{
    struct bfs *q = &f->queue;
    const struct search_frames *const frames = q->frames;
    const size_t last = q->tail;
    unsigned touched;
    while (q->head != last) {
        size_t head = q->head, tail = q->tail, end, mask, fresh;
        if (bfs_reserve(q, err))
            return -1;
        mask = q->size - 1;
        end = bfs_batch_end(q, last);
        for (; head != end; head++) {
            *at = q->at[head & mask];
            touched = maze_open_dirs(m->cell + *at, m->stride, f->other, f->other);
            if (touched) {
                *d = (unsigned)bits_lowest(touched);
                return 1;
            }
            fresh = tail;
            tail =
                bfs_expand(m->cell, m->stride, q->at, mask, head, tail, MAZE_SEEN | BOTH, f->note);
            if (frames)
                bfs_show(q, head, fresh, tail);
        }
        q->head = head;
        q->tail = tail;
    }
    return 0;
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
    struct side side[2];
    size_t at = s->start;
    unsigned d = 0;
    int got = 0;
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
        got = level(&side[b < a], m, &at, &d, err);
        if (got > 0 && b < a) { /* at is the one of the first search */
            at = maze_neighbour(m, at, d);
            d ^= 2;
        }
    }
    maze_map(m, both_visited);
    if (got <= 0)
        return got < 0 ? -1 : SOLVE_NONE;
    s->length = mark(m, at, s->start) + mark(m, maze_neighbour(m, at, d), s->goal) - 1;
    return SOLVE_PATH;
}

const struct solve solve_bidirectional = {
    .entry = {"bidirectional", "breadth-first search from both ends: a shortest path", NULL},
    .always = true,
    .shortest = true,
    .run = bidirectional_run,
};
