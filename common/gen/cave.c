/* cave: a board of caves, by a cellular automaton.
 *
 * Idea: each block is an obstacle with probability p. Then, in each of several steps, all blocks
 * change at once: a block becomes whatever the majority of the nine blocks around and including it
 * are. Outside the board and in its border, all blocks are obstacles. A tunnel leads from each door
 * to the nearest cave.
 *
 * With joined=1, the other caves are joined to the largest one, so all free blocks are connected:
 * from each cave, a tunnel follows a shortest path to the largest one until it meets a cave that
 * has been joined.
 *
 * Mazes: not mazes in the strict sense, but wide caves with rough walls, islands, and unreachable
 * parts; the larger p is, the more of them. Up to p = 0.45, one cave usually contains nearly all
 * free blocks; at 0.5 there are many caves.
 *
 * Cost: time proportional to the blocks and the steps. The new value of a block depends on a sum
 * over nine blocks. Sums of three adjacent blocks are kept for three rows, so the board can be
 * changed in place. Memory: the board and three rows; with joined=1, two more numbers per block.
 *
 * Reference: Lawrence Johnson, Georgios N. Yannakakis and Julian Togelius, "Cellular automata for
 * real-time generation of infinite cave levels", 2010. */
#include "common/gen/kit/board.h"
#include "common/gen/kit/frame.h"
#include "common/gen/kit/job.h"

#define CHANGED 0x40 /* in this round */

/* While caves are being joined, in the low bits: the block was found; its cave is joined. */
#define CAVE_FOUND  MAZE_WEST
#define CAVE_JOINED MAZE_NORTH

enum { KEY_P, KEY_STEPS, KEY_JOINED, MAJORITY = 5 };

static const struct row_key keys[ROW_KEYS + 1] = {
    {"p", 0, RNG_CERTAIN, RNG_CERTAIN / 100 * 45, "initial probability of an obstacle", 6, NULL},
    {"steps", 0, 1000, 5, "number of steps of the automaton", 0, NULL},
    {GEN_JOINED},
};

/* Stores in `to`, for each block of `row` except the first and the last, the number of obstacles
 * among the block and its two neighbours in the row. */
static void cave_sum_row(unsigned char *restrict to, const unsigned char *restrict row,
                         size_t width)
{
    for (size_t x = 1; x + 1 < width; x++)
        to[x] = (unsigned char)((row[x - 1] & MAZE_OBSTACLE) / MAZE_OBSTACLE +
                                (row[x] & MAZE_OBSTACLE) / MAZE_OBSTACLE +
                                (row[x + 1] & MAZE_OBSTACLE) / MAZE_OBSTACLE);
}

/* Changes `row`, given the sums a, b and c of the row above, this row, and the row below. Only
 * inner blocks become free. */
static void cave_change_row(unsigned char *restrict row, const unsigned char *restrict a,
                            const unsigned char *restrict b, const unsigned char *restrict c,
                            size_t width)
{
    for (size_t x = 1; x + 1 < width; x++) {
        unsigned obstacle = (a[x] + b[x] + c[x] >= MAJORITY) | !(row[x] & BOARD_INNER);
        unsigned changed = (row[x] ^ obstacle * MAZE_OBSTACLE) & MAZE_OBSTACLE;
        row[x] = (unsigned char)((row[x] & BOARD_INNER) | changed * (CHANGED / MAZE_OBSTACLE) |
                                 obstacle * MAZE_OBSTACLE);
    }
}

/* Changes all rows once. `ring` has room for the sums of three rows. */
static void cave_step(struct maze *m, unsigned char *ring)
{
    const size_t width = m->width;
    cave_sum_row(ring, m->cell, width);
    cave_sum_row(ring + width, m->cell + m->stride, width);
    for (size_t y = 1; y + 1 < m->height; y++) {
        unsigned char *row = m->cell + y * m->stride;
        cave_sum_row(ring + (y + 1) % 3 * width, row + m->stride, width);
        cave_change_row(row, ring, ring + width, ring + 2 * width, width);
    }
}

/* Returns the free block nearest to block i, or i if there is none. */
static size_t cave_nearest(const struct maze *m, size_t i)
{
    const struct place at = maze_place(m, i);
    for (size_t far = 0; far < m->width + m->height; far++)
        for (size_t k = 0; k <= 2 * far; k++)
            for (int up = 0; up < 2; up++) {
                const size_t down = far - (k < far ? far - k : k - far);
                const struct place p = {at.x + k - far, up ? at.y - down : at.y + down};
                /* coordinates outside the board may have wrapped around */
                if (p.x - 1 < m->width - 2 && p.y - 1 < m->height - 2 &&
                    !(m->cell[maze_cell(m, p)] & MAZE_OBSTACLE))
                    return maze_cell(m, p);
            }
    return i;
}

/* Carves a tunnel from block i to the nearest cave, first along the row, then along the column. */
static void cave_tunnel(const struct gen_job *job, size_t i)
{
    const struct maze *m = job->maze;
    const struct place to = maze_place(m, cave_nearest(m, i));
    for (struct place at = maze_place(m, i);;) {
        unsigned char *cell = m->cell + maze_cell(m, at);
        if (*cell & BOARD_INNER)
            *cell &= (unsigned char)~MAZE_OBSTACLE;
        if (place_equal(at, to))
            return;
        if (at.x != to.x)
            at.x += at.x < to.x ? 1 : SIZE_MAX;
        else
            at.y += at.y < to.y ? 1 : SIZE_MAX;
    }
}

/* Sets `bits` in all blocks of the cave that contains block `from`, and stores the blocks in
 * `list`. Returns their number. */
static size_t cave_flood(const struct maze *m, size_t from, unsigned char bits, size_t *list)
{
    size_t n = 0;
    m->cell[from] |= bits;
    list[n++] = from;
    for (size_t k = 0; k < n; k++)
        for (unsigned d = 0; d < 4; d++) {
            const size_t next = maze_neighbour(m, list[k], d);
            if ((m->cell[next] & (BOARD_INNER | MAZE_OBSTACLE | bits)) != BOARD_INNER)
                continue;
            m->cell[next] |= bits;
            list[n++] = next;
        }
    return n;
}

/* Joins all caves to the largest one. A search from all of its blocks also passes through
 * obstacles; tunnels follow MAZE_BACK back to it. `list` has room for two numbers per block. */
static void cave_join(struct maze *m, size_t *list)
{
    const size_t blocks = m->stride * m->height;
    size_t largest = 0, n = 0;
    for (size_t i = 0; i < blocks; i++) {
        if ((m->cell[i] & (BOARD_INNER | MAZE_OBSTACLE | CAVE_FOUND)) == BOARD_INNER) {
            const size_t size = cave_flood(m, i, CAVE_FOUND, list);
            largest = size > n ? i : largest;
            n = size > n ? size : n;
        }
    }
    maze_clear(m, CAVE_FOUND | MAZE_BACK);
    n = cave_flood(m, largest, CAVE_FOUND | CAVE_JOINED, list);
    for (size_t k = 0; k < n; k++) {
        size_t i = list[k];
        for (unsigned d = 0; d < 4; d++) {
            const size_t next = maze_neighbour(m, i, d);
            if ((m->cell[next] & (BOARD_INNER | CAVE_FOUND)) == BOARD_INNER) {
                m->cell[next] |= (unsigned char)(CAVE_FOUND | MAZE_BACK_TO(d ^ 2));
                list[n++] = next;
            }
        }
        if (m->cell[i] & (MAZE_OBSTACLE | CAVE_JOINED))
            continue;
        cave_flood(m, i, CAVE_JOINED, list + blocks);
        for (i = maze_step_back(m, i); m->cell[i] & MAZE_OBSTACLE; i = maze_step_back(m, i))
            m->cell[i] = (unsigned char)((m->cell[i] & ~(unsigned)MAZE_OBSTACLE) | CAVE_JOINED);
    }
    maze_clear(m, CAVE_FOUND | CAVE_JOINED);
}

static int cave_make(struct gen_job *job)
{
    struct maze *m = job->maze;
    const bool joins = job->values[KEY_JOINED];
    const size_t lists = joins ? 2 * sizeof(size_t) * m->stride : 0; /* for a row of blocks */
    if (job_memory(job, "cave", SIZE_MAX, m->height, lists, 3 * m->width, job->scratch))
        return -1;
    board_fill(job, 1, BOARD_CARVABLE);
    for (size_t y = 1; y + 1 < m->height; y++)
        for (size_t x = 1; x + 1 < m->width; x++)
            if (!rng_chance(job->rng, job->values[KEY_P]) && job_has(job, y * m->stride + x))
                m->cell[y * m->stride + x] ^= MAZE_OBSTACLE;
    for (uint64_t k = 0; k < job->values[KEY_STEPS]; k++) {
        cave_step(m, job->scratch->at);
        if (frame_begin(job)) {
            frame_mark_cells(job, CHANGED, CHANGED, FRAME_ACTIVE);
            frame_end(job, FRAMES_NOWHERE, 0);
        }
    }
    cave_tunnel(job, job->endpoints.start);
    cave_tunnel(job, job->endpoints.goal);
    if (joins)
        cave_join(m, (size_t *)(void *)job->scratch->at);
    return 0;
}

const struct gen gen_cave = {
    .entry = {"cave", "caves from a cellular automaton; may be unsolvable", keys,
              "cellular-automaton cellular-automata"},
    .board = true,
    .mask = MASK_ANY,
    .doors = DOORS_BEFORE,
    .joined = keys + KEY_JOINED,
    .make = cave_make,
};
