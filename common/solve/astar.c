/* astar: best-first search with the distance to the goal as the crow flies along
 * the grid.
 *
 * The idea: of a cell one knows how many moves it took to come there, g, and that
 * it takes at least h more, the columns and rows between it and the end (the
 * Manhattan distance). Always go on with a cell whose g + h is least.
 *
 * Why it is right: h is never too much, and a move changes it by one, so g + h
 * never falls along a way; the cell that is taken first is taken by a shortest way
 * (Hart, Nilsson and Raphael).
 *
 * A move goes nearer, and g + h stays, or away, and it grows by two. So there are
 * only two lists, the cells of the least g + h and those of the next, and no heap:
 * the first list is a stack, and when it is empty the other one takes its place.
 * g and h need not be kept at all. A cell may stand in the lists several times;
 * where it is taken first it gets its way back, the others are thrown away.
 *
 * It goes from the goal to the start, so that the way comes out forwards. In an
 * open room it looks at little more than the way; in a perfect maze, where the
 * distance says little, at nearly all that bfs does.
 *
 * Time: in proportion to the cells that it looks at. Space: 8 bytes for each entry
 * of the lists.
 *
 * Reference: Peter E. Hart, Nils J. Nilsson and Bertram Raphael, "A formal basis for
 * the heuristic determination of minimum cost paths", 1968. */
#include "common/solve/kit/solution.h"
#include "solve.h"

/* A list of cells, each times four, and the direction of the way back. */
struct list {
    size_t *at;
    size_t count;
    struct mem *work; /* not owned */
};

/* Room for four more. */
static int room(struct list *l, struct err *err)
{
    size_t bytes;
    if (mem_size(l->count + 4, sizeof *l->at, 0, &bytes) || mem_need(l->work, bytes))
        return err_memory(err);
    l->at = (size_t *)(void *)l->work->at;
    return 0;
}

static void swap(struct list *a, struct list *b)
{
    struct list c = *a;
    *a = *b;
    *b = c;
}

/* The entries of a list from number k on are on the way. */
static void show(struct search_frames *frames, const struct list *l, size_t k)
{
    for (; frames && k < l->count; k++)
        frames_activate(frames, l->at[k] / 4);
}

/* Adds the neighbours of cell i that are not seen: to near what is nearer to the
 * cell at (x, y), to far the rest. */
static inline void spread(const struct maze *m, size_t i, size_t x, size_t y, struct list *near,
                          struct list *far)
{
    const size_t row = i / m->stride, column = i - row * m->stride;
    const bool nearer[4] = {row > y, column < x, row<y, column> x};
    for (unsigned d = 0; d < 4; d++) {
        size_t next = maze_neighbour(m, i, d);
        unsigned go = maze_open(m, i, d) & !(m->cell[next] & MAZE_SEEN);
        near->at[near->count] = far->at[far->count] = 4 * next + (d ^ 2);
        near->count += go & nearer[d];
        far->count += go & !nearer[d];
    }
}

static int astar_run(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    struct search_frames *const frames = s->frames;
    const size_t x = s->start % m->stride, y = s->start / m->stride;
    struct list near = {NULL, 0, &s->work[0]}, far = {NULL, 0, &s->work[1]};
    if (room(&near, err) || room(&far, err))
        return -1;
    near.at[near.count++] = 4 * s->goal;
    frames_activate(frames, s->goal);
    while (near.count > 0) {
        size_t entry = near.at[--near.count], i = entry / 4;
        if (!(m->cell[i] & MAZE_SEEN)) {
            m->cell[i] |= (unsigned char)(MAZE_SEEN | MAZE_BACK_TO(entry & 3));
            if (i == s->start) {
                solution_mark(s);
                return SOLVE_PATH;
            }
            if (room(&near, err) || room(&far, err))
                return -1;
            const size_t first[2] = {near.count, far.count};
            spread(m, i, x, y, &near, &far);
            frames_abandon(frames, i);
            show(frames, &near, first[0]);
            show(frames, &far, first[1]);
            frames_step(frames);
        }
        if (near.count == 0)
            swap(&near, &far);
    }
    return SOLVE_NONE;
}

const struct solve solve_astar = {
    .entry = {"astar", "A* with the Manhattan distance: a shortest path", NULL},
    .always = true,
    .shortest = true,
    .run = astar_run,
};
