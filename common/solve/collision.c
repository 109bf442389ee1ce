/* collision: a breadth-first search from the start, pruned where its branches end or collide.
 *
 * Idea: water runs into the maze from the start, one move at a time. Where streams meet and stop,
 * except at the goal, a wall is added, because no shortest path passes there. This creates dead
 * ends, which are filled, and so on until none remains. In this implementation, a breadth-first
 * search takes the role of the water, and cells are pruned instead of filled.
 *
 * Correctness: if no neighbour of a cell is farther from the start, no shortest path continues
 * beyond that cell. Pruning it does not change the distance of any other cell. So one search is
 * enough, and cells can be pruned behind its frontier, while they are still in the cache. Cells
 * farther away than the goal are not needed either, so the search stops at that distance.
 *
 * Marks: the cells of all shortest paths: a path if there is only one, otherwise a set;
 * all-shortest finds the same cells from the other end. Visited: the cells that the search reached.
 *
 * Cells that may have to be pruned wait in a queue and are taken out of it in batches without a
 * branch on the maze, as described in maze/bfs.h. Following each dead end immediately, back to its
 * junction, takes a fifth longer.
 *
 * Cost: one breadth-first search, and each cell is pruned at most once. Memory: 8 bytes per cell of
 * the frontier and per waiting cell.
 *
 * Reference: Walter D. Pullen, "Think Labyrinth: Maze algorithms" (collision solver). */
#include "common/maze/bfs.h"
#include "common/solve/kit/distance_mod3.h"
#include "solve.h"

#define PRUNED MAZE_VISITED

/* The search, and the cells that may have to be pruned. */
struct collision {
    struct search *s;
    struct bfs queue, waiting;
    unsigned note[4]; /* the bits of the cells at the next distance */
};

/* Returns the set of directions from a cell to unpruned neighbours with these bits. */
static inline unsigned collision_dirs(const unsigned char *cell, size_t stride, unsigned bits)
{
    return maze_open_dirs(cell, stride, MAZE_SEEN | MAZE_BACK | PRUNED, bits);
}

/* Prunes a waiting cell if none of its neighbours is farther; its nearer neighbours then wait. For
 * bfs_batch. */
static inline bool collision_prune_cell(void *context, struct bfs_batch *b)
{
    const struct collision *c = context;
    const size_t i = bfs_batch_cell(b), stride = b->stride;
    unsigned char *cell = b->cells + i;
    unsigned bits = *cell & (MAZE_SEEN | MAZE_BACK);
    unsigned prune = !(*cell & PRUNED) & !collision_dirs(cell, stride, distance_mod3_farther(bits));
    unsigned nearer = collision_dirs(cell, stride, distance_mod3_nearer(bits)) & (0 - prune);
    *cell |= (unsigned char)(prune * PRUNED);
    bfs_batch_append(b, i - stride, nearer >> MAZE_N & 1);
    bfs_batch_append(b, i + 1, nearer >> MAZE_E & 1);
    bfs_batch_append(b, i + stride, nearer >> MAZE_S & 1);
    bfs_batch_append(b, i - 1, nearer >> MAZE_W);
    if (c->s->frames && prune) {
        frames_finish(c->s->frames, i);
        frames_step(c->s->frames, i);
    }
    return true;
}

/* Processes waiting cells until at most `rest` remain. Returns 0, or -1 with *err set if memory
 * runs out. */
static int collision_prune(struct collision *c, size_t rest, struct err *err)
{
    struct bfs *waiting = &c->waiting;
    while (waiting->tail - waiting->head > rest)
        if (bfs_batch(waiting, c->s->maze, SIZE_MAX, collision_prune_cell, c, err))
            return -1;
    return 0;
}

/* Expands a cell. If it has no neighbour at the next distance, it then waits. For bfs_batch. */
static inline bool collision_expand(void *context, struct bfs_batch *b)
{
    struct collision *c = context;
    struct frames *const frames = c->s->frames;
    const size_t tail = b->tail;
    bfs_expand(b, MAZE_SEEN, c->note);
    c->waiting.at[c->waiting.tail & (c->waiting.size - 1)] = bfs_batch_cell(b);
    c->waiting.tail += b->tail == tail;
    if (!frames)
        return true;
    for (size_t k = tail; k != b->tail; k++) /* active until it is pruned */
        frames_activate(frames, b->queue[k & b->mask]);
    frames_step(frames, bfs_batch_cell(b));
    return true;
}

/* Marks a cell that was seen and not pruned. For maze_map. */
static unsigned collision_mark(unsigned cell)
{
    return (cell & (MAZE_SEEN | PRUNED)) == MAZE_SEEN ? cell | MAZE_PATH : cell;
}

static int collision_solve(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    struct collision c = {.s = s};
    struct bfs *q = &c.queue;
    if (bfs_init(q, &s->scratch[0], err) || bfs_init(&c.waiting, &s->scratch[1], err))
        return -1;
    bfs_push(q, m, s->start, DISTANCE_MOD3_BITS(0));
    frames_activate(s->frames, s->start);
    for (; q->head != q->tail && !(m->cell[s->goal] & MAZE_SEEN); s->length++) {
        const size_t end = q->tail;
        for (int d = 0; d < 4; d++)
            c.note[d] = DISTANCE_MOD3_BITS(s->length + 1);
        while (q->head != end) /* few cells wait then, so there is room for one more batch */
            if (bfs_batch(q, m, end, collision_expand, &c, err) ||
                collision_prune(&c, BFS_BATCH, err))
                return -1;
    }
    if (!(m->cell[s->goal] & MAZE_SEEN))
        return SOLVE_NONE;
    for (; q->head != q->tail; q->head++) { /* the other cells at the distance of the goal */
        size_t i = bfs_cell(q, q->head);
        if (i != s->goal)
            bfs_push(&c.waiting, m, i, 0);
        if (collision_prune(&c, 0, err))
            return -1;
    }
    maze_map(m, collision_mark);
    return maze_count(m, MAZE_PATH) == s->length + 1 ? SOLVE_PATH : SOLVE_SET;
}

const struct solve solve_collision = {
    .entry = {"collision", "floods from the start; adds walls where streams meet", NULL, NULL},
    .complete = true,
    .shortest = true,
    .solve = collision_solve,
};
