/* collision: a breadth-first search from the start, pruned where its branches end or collide.
 *
 * Idea: water runs into the maze from the start, one move at a time. If streams meet and go no
 * further, except at the goal, a wall is put up there, because no shortest path passes it.
 * This makes dead ends, which are filled, and so on until none is left. Here a breadth-first search
 * is the water, and a cell is pruned instead of filled.
 *
 * Correctness: a cell none of whose neighbours is farther from the start is the end of every
 * shortest path that leads to it. Pruning it changes the distance of no other cell. So one search
 * is enough, and cells can be pruned behind its frontier, while they are still in the cache. Cells
 * farther than the goal are of no use either; the search stops there.
 *
 * Marks: the cells of all shortest paths, a path if there is one, otherwise a set; all-shortest
 * finds the same from the other end. Visited: the cells that the search reached.
 *
 * Cells that may have to be pruned wait in a queue and are taken out of it in batches without a
 * branch on the maze, as maze/bfs.h says. Following each dead end at once, back to its junction,
 * takes a fifth longer.
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

/* Returns the directions from a cell to neighbours with these bits that are not pruned, as a set.
 */
static inline unsigned collision_dirs(const unsigned char *cell, size_t stride, unsigned bits)
{
    return maze_open_dirs(cell, stride, MAZE_SEEN | MAZE_BACK | PRUNED, bits);
}

/* Prunes a waiting cell if none of its neighbours is farther; then the nearer ones wait. For
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

/* Takes cells out of the waiting ones until at most `rest` are left. Returns 0, or -1 with *err set
 * if memory runs out. */
static int collision_prune(struct collision *c, size_t rest, struct err *err)
{
    struct bfs *waiting = &c->waiting;
    while (waiting->tail - waiting->head > rest)
        if (bfs_batch(waiting, c->s->maze, SIZE_MAX, collision_prune_cell, c, err))
            return -1;
    return 0;
}

/* Expands a cell, which then waits if it has no neighbour at the next distance. For bfs_batch. */
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
        while (q->head != end) /* few cells wait then: there is room for one batch more */
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
    .entry = {"collision", "floods from the start; walls where it meets itself", NULL, NULL},
    .complete = true,
    .shortest = true,
    .solve = collision_solve,
};
