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

/* Takes out those of the cells that wait from which nothing is farther; those before
 * them wait then. Goes on until no more than `rest` wait. */
static int dry(struct search *s, struct bfs *wait, size_t rest, struct err *err)
{
    unsigned char *const cells = s->maze->cell;
    const size_t stride = s->maze->stride;
    struct search_frames *const frames = s->frames;
    while (wait->tail - wait->head > rest) {
        size_t head = wait->head, tail = wait->tail, end, mask, *queue;
        if (bfs_reserve(wait, err))
            return -1;
        queue = wait->at;
        mask = wait->size - 1;
        end = bfs_batch_end(wait, SIZE_MAX);
        for (; head != end; head++) {
            size_t i = queue[head & mask];
            unsigned char *cell = cells + i;
            unsigned bits = *cell & (MAZE_SEEN | MAZE_BACK);
            unsigned out = !(*cell & DRY) & !neighbours(cell, stride, distance_mod3_farther(bits));
            unsigned before = neighbours(cell, stride, distance_mod3_nearer(bits)) & (0 - out);
            *cell |= (unsigned char)(out * DRY);
            queue[tail & mask] = i - stride;
            tail += before >> MAZE_N & 1;
            queue[tail & mask] = i + 1;
            tail += before >> MAZE_E & 1;
            queue[tail & mask] = i + stride;
            tail += before >> MAZE_S & 1;
            queue[tail & mask] = i - 1;
            tail += before >> MAZE_W;
            if (frames && out) {
                frames_abandon(frames, i);
                frames_step(frames);
            }
        }
        wait->head = head;
        wait->tail = tail;
    }
    return 0;
}

/* Floods from the cells of a distance to those of the next, which get these bits;
 * those that add none wait. */
static int level(struct search *s, struct bfs *q, struct bfs *wait, unsigned bits, struct err *err)
{
    const unsigned note[4] = {bits, bits, bits, bits};
    unsigned char *const cells = s->maze->cell;
    const struct search_frames *const frames = s->frames;
    const size_t stride = s->maze->stride, last = q->tail;
    while (q->head != last) {
        size_t head = q->head, tail = q->tail, end, mask, *queue, waits, last_place, *place;
        if (bfs_reserve(q, err) || bfs_reserve(wait, err))
            return -1;
        queue = q->at;
        mask = q->size - 1;
        end = bfs_batch_end(q, last);
        place = wait->at;
        last_place = wait->size - 1;
        waits = wait->tail;
        for (; head != end; head++) {
            size_t i = queue[head & mask];
            size_t now = bfs_expand(cells, stride, queue, mask, head, tail, MAZE_SEEN, note);
            place[waits & last_place] = i;
            waits += now == tail;
            if (frames)
                bfs_show(q, head, tail, now);
            tail = now;
        }
        q->head = head;
        q->tail = tail;
        wait->tail = waits;
        if (dry(s, wait, BFS_BATCH, err))
            return -1;
    }
    return 0;
}

static unsigned mark_wet(unsigned cell)
{
    return (cell & (MAZE_SEEN | DRY)) == MAZE_SEEN ? cell | MAZE_PATH : cell;
}

static int collision_run(struct search *s, struct err *err)
{
    const struct maze *m = s->maze;
    struct bfs q, wait;
    s->length = 0;
    if (bfs_init(&q, &s->work[0], err) || bfs_init(&wait, &s->work[1], err))
        return -1;
    q.frames = s->frames;
    q.at[q.tail++] = s->start;
    m->cell[s->start] |= DISTANCE_MOD3_BITS(0);
    for (; q.head != q.tail && !(m->cell[s->goal] & MAZE_SEEN); s->length++)
        if (level(s, &q, &wait, DISTANCE_MOD3_BITS(s->length + 1), err))
            return -1;
    if (!(m->cell[s->goal] & MAZE_SEEN))
        return SOLVE_NONE;
    for (; q.head != q.tail; q.head++) {
        size_t i = q.at[q.head & (q.size - 1)];
        wait.at[wait.tail & (wait.size - 1)] = i;
        wait.tail += i != s->goal; /* it is among the farthest, which wait here alone */
        if (dry(s, &wait, 0, err))
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
