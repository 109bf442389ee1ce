/* all-shortest: every cell on some shortest path.
 *
 * Idea: a breadth-first search from the goal finds the distance of every cell that is nearer than
 * the start. Then mark the start and every cell that is one move nearer than a marked neighbour.
 *
 * Correctness: every move of a shortest path leads one move nearer, and every such sequence of
 * moves is a shortest path.
 *
 * Marks: a path if there is only one shortest path, otherwise a set. Visited: the cells that are
 * not farther from the goal than the start.
 *
 * Cost: the same as bfs, plus once more for the marked cells. Memory: 8 bytes per cell of the
 * frontier; only two bits of each distance are stored.
 *
 * References: bfs; Walter D. Pullen, "Think Labyrinth: Maze algorithms" (shortest paths finder). */
#include "common/base/bits.h"
#include "common/maze/bfs.h"
#include "common/solve/kit/distance_mod3.h"
#include "common/solve/kit/shape_search.h"
#include "solve.h"

/* The context of all_shortest_expand. */
struct all_shortest {
    const struct search *s;
    unsigned nearer; /* the bits of the cells that are one move nearer to the goal */
};

/* Marks the neighbours of a cell that are one move nearer to the goal. For bfs_batch. */
static inline bool all_shortest_expand(void *context, struct bfs_batch *b)
{
    const struct all_shortest *a = context;
    const size_t i = bfs_batch_cell(b);
    unsigned dirs =
        maze_open_dirs(b->cells + i, b->stride, MAZE_SEEN | MAZE_BACK | MAZE_PATH, a->nearer);
    for (; dirs; dirs &= dirs - 1) {
        size_t next = maze_neighbour(a->s->maze, i, (unsigned)bits_lowest(dirs));
        b->cells[next] |= MAZE_PATH;
        bfs_batch_append(b, next, 1);
        frames_activate(a->s->frames, next);
        frames_step(a->s->frames, next);
    }
    return true;
}

static int all_shortest_solve(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    struct all_shortest a = {.s = s};
    struct bfs q;
    if (bfs_init(&q, &s->scratch[0], err))
        return -1;
    q.frames = s->frames;
    bfs_push(&q, m, s->goal, DISTANCE_MOD3_BITS(0));
    for (; q.head != q.tail && !(m->cell[s->start] & MAZE_SEEN); s->length++)
        if (bfs_level(&q, m, q.tail, DISTANCE_MOD3_BITS(s->length + 1), err))
            return -1;
    if (!(m->cell[s->start] & MAZE_SEEN))
        return SOLVE_NONE;
    frames_finish_all(s->frames);
    if (bfs_init(&q, &s->scratch[0], err))
        return -1;
    bfs_push(&q, m, s->start, MAZE_PATH);
    frames_activate(s->frames, s->start);
    for (uint64_t distance = s->length; distance > 0; distance--) {
        a.nearer = DISTANCE_MOD3_BITS(distance - 1);
        if (bfs_batches(&q, m, q.tail, all_shortest_expand, &a, err))
            return -1;
    }
    return q.tail == s->length + 1 ? SOLVE_PATH : SOLVE_SET;
}

/* Marks the shortest paths in a maze with a shape, from the start. */
static int all_shortest_solve_shape(struct search *s)
{
    const struct shape_search *p = s->shape;
    size_t marked = 1;
    uint32_t next, wall;
    if (!shape_search_bfs(s))
        return SOLVE_NONE;
    frames_finish_all(s->frames);
    shape_search_mark(s, p->start, MAZE_PATH | MAZE_VISITED, FRAME_ACTIVE);
    p->order[0] = p->start;
    for (size_t head = 0; head < marked; head++) {
        const uint32_t k = p->order[head];
        for (size_t arc = 0;
             (next = shape_graph_next(&p->graph, k, &arc, &wall)) != SHAPE_NOWHERE;) {
            if (p->distance[next] >= p->distance[k] || shape_search_bits(p, next) & MAZE_PATH)
                continue;
            p->order[marked++] = next;
            shape_search_mark(s, next, MAZE_PATH | MAZE_VISITED, FRAME_ACTIVE);
            shape_search_step(s, next);
        }
    }
    shape_search_descend(s, MAZE_PATH | MAZE_VISITED);
    return marked == s->length + 1 ? SOLVE_PATH : SOLVE_SET;
}

const struct solve solve_all_shortest = {
    .entry = {"all-shortest", "every cell on some shortest path", NULL, "shortest-paths"},
    .complete = true,
    .shortest = true,
    .solve = all_shortest_solve,
    .solve_shape = all_shortest_solve_shape,
};
