/* all-shortest: every cell on some shortest way.
 *
 * The idea: a breadth-first search from the goal tells the distance of each cell
 * nearer than the start. From the start, every cell that is one move nearer than
 * one that is marked is marked too.
 *
 * Why it is right: that is what a shortest way does, move by move.
 *
 * What is marked is a path if there is one shortest way, otherwise a set.
 *
 * Time: as bfs, and the ways once more. Space: that of the frontier, 8 bytes a cell
 * of it.
 *
 * Reference: bfs; Walter D. Pullen, "Think Labyrinth: Maze algorithms" (shortest
 * paths finder). */
#include "common/base/bits.h"
#include "common/maze/bfs.h"
#include "common/solve/kit/distance_mod3.h"

/* What all_shortest_expand works on. */
struct all_shortest {
    const struct search *s;
    unsigned nearer; /* the bits of the cells at the next distance, one move nearer to the goal */
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
        frames_step(a->s->frames);
    }
    return true;
}

/* Marks the shortest paths, one distance after the other. Returns as solve.run does. */
static int all_shortest_mark(const struct search *s, struct err *err)
{
    struct all_shortest a = {.s = s};
    struct bfs q;
    if (bfs_init(&q, &s->work[0], err))
        return -1;
    bfs_push(&q, s->maze, s->start, MAZE_PATH);
    frames_activate(s->frames, s->start);
    for (uint64_t distance = s->length; distance > 0; distance--) {
        const size_t end = q.tail;
        a.nearer = DISTANCE_MOD3_BITS(distance - 1);
        while (q.head != end)
            if (bfs_batch(&q, s->maze, end, all_shortest_expand, &a, err))
                return -1;
    }
    return q.tail == s->length + 1 ? SOLVE_PATH : SOLVE_SET;
}

static int all_shortest_run(struct search *s, struct err *err)
{
    int got = distance_mod3_search(s, s->goal, s->start, &s->length, err);
    return got > 0 ? all_shortest_mark(s, err) : got;
}

const struct solve solve_all_shortest = {
    .entry = {"all-shortest", "every cell on some shortest path", NULL},
    .always = true,
    .shortest = true,
    .run = all_shortest_run,
};
