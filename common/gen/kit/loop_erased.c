#include "loop_erased.h"

#include "frame.h"

#define MARKS (FRAME_ACTIVE | FRAME_FINISHED)

/* Writes a frame with the marks of the cells, the tree as finished, and passages along the walk
 * from `walk` to the current cell or to the tree. */
static void loop_erased_frame(const struct gen_job *job, const unsigned char *walk,
                              const unsigned char *cell)
{
    const struct maze *m = job->maze;
    for (; walk != cell && !(*walk & LOOP_ERASED_IN); walk += m->step[maze_back(*walk)])
        maze_carve(m, job->frames->maze.cell + (walk - m->cell), maze_back(*walk));
    frame_mark_cells(job, MARKS, FRAME_ACTIVE, FRAME_ACTIVE);
    frame_mark_cells(job, MARKS, FRAME_FINISHED, FRAME_FINISHED);
    frame_mark_cells(job, LOOP_ERASED_IN, LOOP_ERASED_IN, FRAME_FINISHED);
    frame_end(job, (size_t)(cell - job->maze->cell), 0);
}

/* Records that the walk from `walk` moves from a cell to the next one. FRAME_ACTIVE marks the walk
 * without its loops; FRAME_FINISHED marks the cells of its loops until they join the tree. The
 * marks are in the maze itself. MAZE_BACK is set in all marked cells except the next one. */
static void loop_erased_record(const struct gen_job *job, const unsigned char *walk,
                               unsigned char *cell, unsigned char *next)
{
    maze_set_marks(cell, FRAME_ACTIVE);
    if (*next & FRAME_ACTIVE)
        for (unsigned char *c = next; c != cell; *c ^= MARKS)
            c += job->maze->step[maze_back(*c)];
    else if (!(*next & LOOP_ERASED_IN))
        maze_set_marks(next, FRAME_ACTIVE);
    if (frame_begin(job))
        loop_erased_frame(job, walk, next);
}

/* Walks at random from a cell outside the tree until the walk hits the tree. Sets MAZE_BACK of each
 * cell to the direction in which the walk last left it. A step reads the cell ahead once for both
 * tests: a tenth faster than reading it twice. `records` tells whether frames show the walk. */
static inline void loop_erased_walk(const struct gen_job *job, const ptrdiff_t step[4],
                                    unsigned char *cell, uint64_t *bits, int *left, bool records)
{
    const unsigned char *const walk = cell;
    for (;;) {
        unsigned d, ahead;
        if ((*left)-- == 0) {
            *bits = rng_next(job->rng);
            *left = 31;
        }
        d = *bits & 3;
        *bits >>= 2;
        ahead = cell[step[d]];
        if (ahead & LOOP_ERASED_OUT)
            continue; /* draw again */
        *cell = (unsigned char)(MAZE_WEST | MAZE_NORTH | MAZE_BACK_TO(d) |
                                (records ? *cell & MARKS : 0));
        if (records)
            loop_erased_record(job, walk, cell, cell + step[d]);
        if (ahead & LOOP_ERASED_IN)
            return;
        cell += step[d];
    }
}

/* Adds the path that begins at `cell` to the tree. MAZE_BACK leads along it to the tree. */
static inline void loop_erased_add(const struct gen_job *job, unsigned char *cell, bool records)
{
    const struct maze *m = job->maze;
    while (!(*cell & LOOP_ERASED_IN)) {
        unsigned d = maze_back(*cell);
        *cell |= LOOP_ERASED_IN;
        if (records)
            *cell &= (unsigned char)~MARKS;
        maze_carve(m, cell, d);
        if (records && frame_begin(job))
            loop_erased_frame(job, cell + m->step[d], cell);
        cell += m->step[d];
    }
}

void loop_erased_walks(const struct gen_job *job, size_t root, size_t tip)
{
    const struct maze *m = job->maze;
    const ptrdiff_t step[4] = {m->step[0], m->step[1], m->step[2], m->step[3]};
    const bool records = job->frames;
    unsigned char *row = m->cell;
    uint64_t bits = 0;
    int left = 0;
    m->cell[root] |= LOOP_ERASED_IN;
    for (size_t i = tip; records && i != root; i = maze_step_back(m, i))
        m->cell[i] |= FRAME_ACTIVE;
    loop_erased_add(job, m->cell + tip, records);
    for (size_t y = 0; y < m->height; y++, row += m->stride)
        for (size_t x = 0; x < m->width; x++)
            if (!(row[x] & (LOOP_ERASED_IN | LOOP_ERASED_OUT))) {
                loop_erased_walk(job, step, row + x, &bits, &left, records);
                loop_erased_add(job, row + x, records);
            }
}
