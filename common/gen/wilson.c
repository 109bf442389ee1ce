/* wilson: uniform spanning trees by loop-erased random walks.
 *
 * Idea: the tree starts as a single vertex of a graph. From any vertex outside it, walk at random
 * until the walk hits the tree, then add the walk to the tree with its loops erased. Repeat until
 * every vertex is in the tree.
 *
 * Correctness: give each vertex an infinite stack of random directions. The top directions form a
 * graph; wherever they form a cycle, pop the stacks along it. Wilson proves that the set of popped
 * cycles, and hence the tree that remains, does not depend on the order of popping, and that the
 * tree is independent of the cycles and uniform. A random walk pops exactly the cycles it closes:
 * each vertex keeps the direction in which the walk last left it, and following these directions
 * from the start yields the loop-erased walk. The choice of the first vertex and the order of the
 * others therefore do not matter.
 *
 * The textbook version takes the cells as vertices and opens the walls that the tree crosses;
 * dual=0 does this. By default, the vertices are the corners between cells, the border is the first
 * vertex, and the tree consists of the walls that stay: they grow inwards from the border. This
 * graph is the planar dual of the graph of cells. Each wall separates two cells and joins two
 * corners. Passages form a cycle if and only if they cut a piece of wall off from the border, and
 * cells are cut off from the others if and only if walls form a cycle. So the walls are a spanning
 * tree of the corners if and only if the passages are a spanning tree of the cells. The trees of
 * the two kinds correspond one to one, so if all trees of one kind are equally likely, so are all
 * trees of the other.
 *
 * The walks over the corners are shorter, because they may end anywhere on the border instead of at
 * one cell in the middle, and no step needs a test for the border. On average they are 1.6 times as
 * fast from 20x20 to 4000x4000. Over the cells, the first walks make the time vary with the seed,
 * so the factor ranges from 1.3 to 2.2. Over the corners, the time per cell is the same for all
 * seeds and sizes, including long narrow mazes. At 4000x4000 there are 5.2 steps and 0.44 walks per
 * corner, and no processor can predict the ends of the walks. Following a walk without a branch per
 * corner takes 1.1 to 1.2 times as long; keeping the directions in a separate array does not save
 * time.
 *
 * In a mask, a corner that touches a cell outside the mask also belongs to the border. This is
 * correct only if the mask has no hole: a hole would be a vertex of its own, from which a walk
 * continues at any of its corners. If the mask has a hole, the walks run over the cells.
 *
 * Mazes: no bias. About 29 % dead ends (the limit is 8/pi^2 (1 - 2/pi) = 0.2945); short, winding
 * solutions.
 *
 * Cost: expected O(n log n) steps for n cells on a square grid. Over the cells, the first walks
 * take most of the time, so the first cell is the centre, where walks hit it soonest. Memory: only
 * the maze; the last directions are two scratch bits per cell or corner.
 *
 * Reference: David B. Wilson, "Generating random spanning trees more quickly than the cover time",
 * STOC 1996. */
#include "common/base/bits.h"
#include "common/gen/kit/frame.h"
#include "common/gen/kit/job.h"
#include "common/gen/kit/loop_erased.h"
#include "common/gen/kit/single_line.h"
#include "common/gen/kit/wall_weights.h"
#include "common/maze/pieces.h"

#include <string.h>

#define TREE 0x10 /* the corner is in the tree */

enum { KEY_DUAL };

static const struct row_key keys[ROW_KEYS + 1] = {
    {"dual", 0, 1, 1, "1: walk on corners; 0: on cells", 0, NULL},
};

/* ---- over the corners: the upper left corner of a cell has the index of the cell ---- */

/* Closes the walls of cells outside the mask and adds the corners of these cells to the tree. */
static void wilson_close(const struct gen_job *job)
{
    const size_t stride = job->maze->stride, width = job->maze->width;
    const unsigned char *in = job->mask, *north = in;
    unsigned char *row = job->maze->cell;
    for (size_t y = 0; y < job->maze->height; y++, row += stride, north = in, in += stride) {
        row[0] |= ~(in[0] & north[0]) & MAZE_NORTH;
        for (size_t x = 1; x < width; x++) {
            const unsigned west = in[x] & in[x - 1], both = in[x] & north[x];
            row[x] |= (unsigned char)((~west & MAZE_WEST) | (~both & MAZE_NORTH) |
                                      (~(west & both & north[x - 1]) & TREE));
        }
    }
}

/* Opens all walls between cells of the mask and adds the corners of the border to the tree. */
static void wilson_open(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    unsigned char *row = m->cell;
    memset(m->mem.at, 0, m->stride);
    for (size_t y = 0; y <= m->height; y++, row += m->stride) {
        const unsigned char side = TREE | (y < m->height ? MAZE_WEST : 0);
        memset(row, y > 0 && y < m->height ? 0 : TREE | MAZE_NORTH, m->width);
        row[0] |= side;
        row[m->width] = side;
    }
    if (job->mask)
        wilson_close(job);
}

/* Returns whether the mask, which must be connected, has a hole. All walls inside must still be
 * open. By Euler's formula, the cells and the pairs of neighbours among them enclose 1 - cells +
 * pairs faces. Each face is either a square of four cells around a corner outside the tree, or a
 * hole. */
static bool wilson_has_hole(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    const uint64_t all = (uint64_t)m->width * m->height;
    uint64_t pairs, squares;
    if (!job->mask)
        return false;
    pairs = 2 * all - maze_count(m, MAZE_WEST) - maze_count(m, MAZE_NORTH);
    squares = all - maze_count(m, TREE);
    return 1 + pairs != job->cells + squares;
}

/* Returns the first corner from `corner` on, before `end`, that is not in the tree, or `end` if
 * there is none. Tests eight corners at once, because one test per corner would often be
 * mispredicted: a tenth faster. */
static unsigned char *wilson_next_corner(unsigned char *corner, unsigned char *end)
{
    for (; end - corner >= 8; corner += 8) {
        const uint64_t outside = ~bits_load(corner) & UINT64_MAX / 255 * TREE;
        if (outside)
            return corner + bits_lowest(outside) / 8;
    }
    while (corner < end && *corner & TREE)
        corner++;
    return corner;
}

/* Shows in a frame the walls of a walk from corner `start` to corner `end`. The cells beside these
 * walls are active. Other cells with four corners in the tree are finished, because none of their
 * walls can change. The current cell is the one whose upper left corner is `start`. */
static void wilson_frame(const struct gen_job *job, size_t start, size_t end)
{
    const struct maze *m = job->maze;
    for (size_t i = 0; i < m->stride * m->height; i++) {
        const unsigned char *cell = m->cell + i, *below = cell + m->stride;
        if (i % m->stride < m->width && job_has(job, i) &&
            cell[0] & cell[1] & below[0] & below[1] & TREE)
            frames_set(job->frames, i, FRAME_FINISHED);
    }
    for (size_t i = start; i != end;) {
        const size_t next = maze_step_back(m, i), first = i < next ? i : next;
        frames_set(job->frames, first, FRAME_ACTIVE); /* the cells on both sides of the wall */
        frames_set(job->frames, first - (maze_back(m->cell[i]) % 2 ? m->stride : 1), FRAME_ACTIVE);
        i = next;
    }
    frame_end(job, start, 0);
}

/* Builds walls from the border by walks from every corner that is not in the tree, in memory order.
 * wilson_open must have been called. Each walk is a step. A corner outside the tree has no walls
 * yet, so its byte contains nothing else. */
static void wilson_corners(const struct gen_job *job)
{
    static const unsigned char wall[4] = {MAZE_WEST, MAZE_NORTH, MAZE_WEST, MAZE_NORTH};
    const struct maze *m = job->maze;
    const ptrdiff_t step[4] = {m->step[0], m->step[1], m->step[2], m->step[3]};
    const ptrdiff_t owner[4] = {m->step[MAZE_N], 0, 0, m->step[MAZE_W]}; /* of wall[d] */
    unsigned char *const end = m->cell + m->stride * (m->height + 1), *start = m->cell;
    struct rng rng = *job->rng;
    uint64_t bits = 0;
    int left = 0;
    while ((start = wilson_next_corner(start, end)) < end) {
        unsigned char *corner = start;
        unsigned d;
        do {
            if (left-- == 0) {
                bits = rng_next(&rng);
                left = 31;
            }
            d = bits & 3;
            bits >>= 2;
            *corner = (unsigned char)MAZE_BACK_TO(d);
            corner += step[d];
        } while (!(*corner & TREE));
        for (corner = start; !(*corner & TREE); corner += step[d]) {
            d = maze_back(*corner);
            *corner |= TREE;
            corner[owner[d]] |= wall[d];
        }
        if (frame_begin(job))
            wilson_frame(job, (size_t)(start - m->cell), (size_t)(corner - m->cell));
    }
}

/* ---- over the pieces of a given maze ---- */

/* Joins the pieces by loop-erased walks, in which each step passes a random wall of the current
 * piece. So all spanning trees of the graph of pieces, which has parallel edges, are equally
 * likely; these are the spanning trees of the cells that contain the given passages. out[k] is the
 * wall through which the walk last left piece k, or IN_TREE, which is not a wall. */
static int wilson_finish(const struct gen_job *job, struct pieces *p)
{
    enum { IN_TREE = 0 };
    const uint32_t *first = p->first;
    size_t largest = 0; /* the piece with the most arcs, which walks hit soonest */
    uint32_t *out;
    if (mem_need_array(job->cache, p->count, sizeof *out, 0))
        return err_memory(job->err);
    out = (uint32_t *)(void *)job->cache->at;
    memset(out, 0xff, p->count * sizeof *out);
    for (size_t k = 1; k < p->count; k++)
        if (first[k + 1] - first[k] > first[largest + 1] - first[largest])
            largest = k;
    out[largest] = IN_TREE;
    for (size_t start = 0; start < p->count; start++) {
        for (size_t k = start; out[k] != IN_TREE; k = pieces_beyond(p, out[k], k)) {
            const uint32_t arcs = first[k + 1] - first[k];
            out[k] = p->wall[first[k] + rng_below(job->rng, arcs)];
        }
        for (size_t k = start; out[k] != IN_TREE;) {
            const uint32_t wall = out[k];
            out[k] = IN_TREE;
            wall_carve(job, wall, 0);
            k = pieces_beyond(p, wall, k);
        }
    }
    return 0;
}

static int wilson_make(struct gen_job *job)
{
    const struct maze *m = job->maze;
    const bool dual = job->values[KEY_DUAL];
    if (dual)
        wilson_open(job);
    if (dual && !wilson_has_hole(job)) {
        wilson_corners(job);
        return 0;
    }
    job->root = job_next_cell(job, m->height / 2 * m->stride + m->width / 2);
    if (!single_line_make(job)) {
        job_fill(job, 0);
        job_seal(job);
        loop_erased_walks(job, job->root, job->root);
    }
    return 0;
}

const struct gen gen_wilson = {
    .entry = {"wilson", "loop-erased random walks: uniformly random mazes", keys, "loop-erased"},
    .perfect = GEN_ROOTED,
    .from_border = keys + KEY_DUAL,
    .uniform = true,
    .mask = MASK_CONNECTED,
    .make = wilson_make,
    .finish = wilson_finish,
    .finish_keys = KEY_DUAL + 1,
};
