/* collision: water from the start, and walls where it meets.
 *
 * The idea: water floods the maze from the start, one move at a time. Where columns
 * of it run into each other and it goes no further, and that is not the goal, a
 * wall is put up: no shortest way leads through there. What is a dead end then is
 * filled, and so on, until there is neither.
 *
 * Why it is right: a cell from which no neighbour is farther from the start is the
 * end of every shortest way that comes to it. When it is taken out no distance of
 * another cell changes, so the maze need not be flooded again, and it can be done
 * behind the water's edge while the cells there are still at hand. Nor is what is
 * farther than the goal of any use; there the water stops.
 *
 * What is left are the shortest ways, all of them: a path if there is one, otherwise
 * a set. It is what all-shortest finds, from the other end.
 *
 * Cells that may have to be taken out wait in a queue, and many are taken from it at a
 * time without a branch on the maze, as bfs_search.h does. Following each dead end at once,
 * back to its junction, takes a fifth longer.
 *
 * Time: a bfs_search, and each cell taken out once. Space: 8 bytes a cell of the frontier,
 * and for each cell that waits.
 *
 * Reference: Walter D. Pullen, "Think Labyrinth: Maze algorithms" (collision
 * solver). */
#include "common/maze/bfs.h"
#include "common/solve/kit/distance_mod3.h"

#define DRY MAZE_VISITED /* taken out */

/* The directions from a cell to neighbours with these bits that are not dry. */
static inline unsigned neighbours(const unsigned char *cell, size_t stride, unsigned bits)
{
    return maze_open_dirs(cell, stride, MAZE_SEEN | MAZE_BACK | DRY, bits);
}

/* A search, and the cells that wait to be taken out. */
struct collision {
    struct search *s;
    struct bfs queue, waiting;
    unsigned note[4]; /* the bits of the cells at the next distance */
};

/* Takes a cell out if none of its neighbours is farther. Then those that are nearer wait. For
 * bfs_batch. */
static inline bool collision_take_out(void *context, struct bfs_batch *b)
{
    const struct collision *c = context;
    const size_t i = bfs_batch_cell(b), stride = b->stride;
    unsigned char *cell = b->cells + i;
    unsigned bits = *cell & (MAZE_SEEN | MAZE_BACK);
    unsigned out = !(*cell & DRY) & !neighbours(cell, stride, distance_mod3_farther(bits));
    unsigned nearer = neighbours(cell, stride, distance_mod3_nearer(bits)) & (0 - out);
    *cell |= (unsigned char)(out * DRY);
    bfs_batch_append(b, i - stride, nearer >> MAZE_N & 1);
    bfs_batch_append(b, i + 1, nearer >> MAZE_E & 1);
    bfs_batch_append(b, i + stride, nearer >> MAZE_S & 1);
    bfs_batch_append(b, i - 1, nearer >> MAZE_W);
    if (c->s->frames && out) {
        frames_abandon(c->s->frames, i);
        frames_step(c->s->frames);
    }
    return true;
}

/* Looks at the waiting cells until at most `rest` wait. Returns 0, or -1 with *err set if memory
 * runs out. */
static int collision_prune(struct collision *c, size_t rest, struct err *err)
{
    struct bfs *waiting = &c->waiting;
    while (waiting->tail - waiting->head > rest)
        if (bfs_batch(waiting, c->s->maze, SIZE_MAX, collision_take_out, c, err))
            return -1;
    return 0;
}

/* Expands a cell, which waits if it has no neighbour at the next distance. For bfs_batch. */
static inline bool collision_expand(void *context, struct bfs_batch *b)
{
    struct collision *c = context;
    const size_t tail = b->tail;
    bfs_expand(b, MAZE_SEEN, c->note);
    c->waiting.at[c->waiting.tail & (c->waiting.size - 1)] = bfs_batch_cell(b);
    c->waiting.tail += b->tail == tail;
    return true;
}

/* Advances the search by one level, to cells that get these bits. Returns as collision_prune. */
static int collision_level(struct collision *c, unsigned bits, struct err *err)
{
    const size_t end = c->queue.tail;
    for (int d = 0; d < 4; d++)
        c->note[d] = bits;
    while (c->queue.head != end)
        if (bfs_reserve(&c->waiting, err) ||
            bfs_batch(&c->queue, c->s->maze, end, collision_expand, c, err) ||
            collision_prune(c, BFS_BATCH, err))
            return -1;
    return 0;
}

static unsigned mark_wet(unsigned cell)
{
    return (cell & (MAZE_SEEN | DRY)) == MAZE_SEEN ? cell | MAZE_PATH : cell;
}

static int collision_run(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    struct collision c = {.s = s};
    struct bfs *q = &c.queue;
    if (bfs_init(q, &s->work[0], err) || bfs_init(&c.waiting, &s->work[1], err))
        return -1;
    q->frames = s->frames;
    bfs_push(q, m, s->start, DISTANCE_MOD3_BITS(0));
    for (; q->head != q->tail && !(m->cell[s->goal] & MAZE_SEEN); s->length++)
        if (collision_level(&c, DISTANCE_MOD3_BITS(s->length + 1), err))
            return -1;
    if (!(m->cell[s->goal] & MAZE_SEEN))
        return SOLVE_NONE;
    for (; q->head != q->tail; q->head++) {
        size_t i = q->at[q->head & (q->size - 1)];
        if (i != s->goal)
            bfs_push(&c.waiting, m, i, 0);
        if (collision_prune(&c, 0, err))
            return -1;
    }
    maze_map(m, mark_wet);
    return maze_count(m, MAZE_PATH) == s->length + 1 ? SOLVE_PATH : SOLVE_SET;
}

const struct solve solve_collision = {
    .entry = {"collision", "water from the start, and walls where it meets", NULL},
    .always = true,
    .shortest = true,
    .run = collision_run,
};
