/* every: all simple ways from start to goal, one after another, each once.
 *
 * The idea: go on to the first neighbour that is not on the way yet; at the goal, and
 * where there is none, step back and take the next one. So all ways come up in the
 * order of their directions, north, east, south, west.
 *
 * Why it is right: two ways differ in a first step, and each is tried once.
 *
 * There are very many of them: in an open room of n x n cells from corner to corner 2,
 * 12, 184, 8512, 1262816, 575780564 for n = 2 to 7. So they are written as they come up
 * and not kept, and a limit ends it. A step that cuts the goal off is not made, so that
 * there is never a long search between two ways.
 *
 * Time: for each way in proportion to its length and the cells. Space: the maze, for the
 * way out of each cell is in two scratch bits, and the way back to a cell is the
 * neighbour whose way out leads there; and 8 bytes a cell of a frontier.
 *
 * Reference: Donald E. Knuth, "The Art of Computer Programming", vol. 4A, 7.1.4 (simple
 * paths). */
#include "common/base/bits.h"
#include "common/maze/bfs.h"
#include "common/solve/kit/solution.h"
#include "solve.h"

/* Cells of the way, which nothing enters; a bfs_search leaves them alone. */
#define ON (MAZE_PATH | MAZE_SEEN)

/* What has been flooded is forgotten. */
static unsigned see_way_only(unsigned cell)
{
    return (cell & ~(unsigned)MAZE_SEEN) | (cell & MAZE_PATH) * (MAZE_SEEN / MAZE_PATH);
}

/* The first direction from d on in which the way can go on from cell i and still come
 * to the goal, 4 if there is none. What the goal can be come to from is flooded, but
 * where there is but one way on from a new cell: it must be that. -1: no memory. */
static int way_on(struct search *s, size_t i, unsigned d, struct err *err)
{
    struct maze *m = s->maze;
    unsigned ways = maze_open_dirs(m->cell + i, m->stride, MAZE_SEEN, 0) >> d << d, left = 0;
    if (d == 0 && ways && !(ways & (ways - 1)))
        return bits_lowest(ways);
    if (!ways)
        return 4;
    if (bfs_search(m, s->goal, SIZE_MAX, NULL, &s->work[0], err) < 0)
        return -1;
    for (; ways; ways &= ways - 1) {
        unsigned way = (unsigned)bits_lowest(ways);
        left |= (unsigned)((m->cell[maze_neighbour(m, i, way)] & MAZE_SEEN) != 0) << way;
    }
    maze_map(m, see_way_only);
    return left ? bits_lowest(left) : 4;
}

/* The cell of the way before cell i, and its direction. */
static size_t before(const struct maze *m, size_t i, unsigned *d)
{
    for (unsigned back = 0;; back++) {
        size_t last = maze_neighbour(m, i, back);
        *d = back ^ 2;
        if (m->cell[last] & MAZE_PATH && maze_back(m->cell[last]) == *d && maze_open(m, last, *d))
            return last;
    }
}

/* Tells of a way, of which nothing is flooded then; true if it was the last one that is
 * wanted. */
static bool tell(struct search *s)
{
    struct maze *m = s->maze;
    bool more;
    if (!s->emit)
        return true;
    for (size_t i = 0; i < m->stride * m->height; i++)
        m->cell[i] &= (unsigned char)~((m->cell[i] & MAZE_PATH) * (MAZE_SEEN / MAZE_PATH));
    s->directed = true;
    more = s->emit(s->context, s);
    s->directed = false;
    maze_map(m, see_way_only);
    return !more;
}

static int every_run(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    size_t i = s->start;
    unsigned d = 0;
    int found = bfs_search(m, s->goal, i, NULL, &s->work[0], err);
    if (found <= 0)
        return found < 0 ? -1 : SOLVE_NONE;
    maze_map(m, see_way_only);
    m->cell[i] |= ON;
    frames_activate(s->frames, i);
    for (;;) {
        int way = i == s->goal ? 4 : way_on(s, i, d, err);
        if (way < 0)
            return -1;
        if (i == s->goal && tell(s))
            break;
        if (way < 4) {
            maze_set_back(&m->cell[i], (unsigned)way);
            i = maze_neighbour(m, i, (unsigned)way);
            m->cell[i] = (unsigned char)((m->cell[i] & ~(unsigned)MAZE_BACK) | ON);
            s->length++;
            d = 0;
            frames_activate(s->frames, i);
            frames_step(s->frames);
            continue;
        }
        if (i == s->start)
            break;
        m->cell[i] &= (unsigned char)~(ON | MAZE_BACK);
        frames_abandon(s->frames, i);
        frames_step(s->frames);
        i = before(m, i, &d);
        s->length--;
        d++;
    }
    return s->emit ? SOLVE_PATH : solution_shorten(s, err);
}

const struct solve solve_every = {
    .entry = {"every", "all simple paths, one after another", NULL},
    .always = true,
    .many = true,
    .run = every_run,
};
