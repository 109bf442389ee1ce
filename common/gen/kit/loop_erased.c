#include "loop_erased.h"

#include "job.h"
#include "show.h"

#define SHOWN (SHOW_ACTIVE | SHOW_FINISHED)

/* Writes a frame, if one is due: the marks of the cells, and the tree as finished. */
static void loop_erased_frame(const struct gen_job *job, const unsigned char *cell)
{
    if (!show_begin(job))
        return;
    show_cells(job, SHOWN, SHOW_ACTIVE, SHOW_ACTIVE);
    show_cells(job, SHOWN, SHOW_FINISHED, SHOW_FINISHED);
    show_cells(job, LOOP_ERASED_IN, LOOP_ERASED_IN, SHOW_FINISHED);
    show_end(job, (size_t)(cell - job->maze->cell), 0);
}

/* Shows in the frames that the walk moves from a cell to the next one: SHOW_ACTIVE marks the walk
 * without its loops, SHOW_FINISHED the cells of its loops, until they join the tree. The marks are
 * in the maze itself. MAZE_BACK of the marked cells is set, except for the first one, where the
 * walk comes from. */
static void loop_erased_show(const struct gen_job *job, unsigned char *cell, unsigned char *next)
{
    maze_set_marks(cell, SHOW_ACTIVE);
    if (*next & SHOW_ACTIVE)
        for (unsigned char *c = next; c != cell; *c ^= SHOWN)
            c += job->maze->step[maze_back(*c)];
    else if (!(*next & LOOP_ERASED_IN))
        maze_set_marks(next, SHOW_ACTIVE);
    loop_erased_frame(job, next);
}

/* Walks at random from a cell outside the tree until the walk hits the tree. MAZE_BACK of each cell
 * is the direction in which the walk last left it. A step reads the cell ahead once, for both
 * tests: a tenth faster than twice. show: whether to show the walk in frames. */
static inline void loop_erased_walk(const struct gen_job *job, const ptrdiff_t step[4],
                                    unsigned char *cell, uint64_t *bits, int *left, bool show)
{
    for (;;) {
        unsigned d, ahead, shown = 0;
        if ((*left)-- == 0) {
            *bits = rng_next(job->rng);
            *left = 31;
        }
        d = *bits & 3;
        *bits >>= 2;
        ahead = cell[step[d]];
        if (ahead & LOOP_ERASED_OUT)
            continue; /* draw again */
        if (show) {
            loop_erased_show(job, cell, cell + step[d]);
            shown = *cell & SHOWN;
        }
        *cell = (unsigned char)(MAZE_WEST | MAZE_NORTH | MAZE_BACK_TO(d) | shown);
        if (ahead & LOOP_ERASED_IN)
            return;
        cell += step[d];
    }
}

/* Adds the path that begins at a cell to the tree; MAZE_BACK of its cells leads there. */
static inline void loop_erased_add(const struct gen_job *job, unsigned char *cell, bool show)
{
    const struct maze *m = job->maze;
    while (!(*cell & LOOP_ERASED_IN)) {
        unsigned d = maze_back(*cell);
        *cell |= LOOP_ERASED_IN;
        if (show)
            *cell &= (unsigned char)~SHOWN;
        maze_carve(m, cell, d);
        if (show)
            loop_erased_frame(job, cell);
        cell += m->step[d];
    }
}

/* Adds all cells to the tree. The compiler makes two of it, by `show`. */
static inline void loop_erased_all(const struct gen_job *job, bool show)
{
    const struct maze *m = job->maze;
    const ptrdiff_t step[4] = {m->step[0], m->step[1], m->step[2], m->step[3]};
    unsigned char *row = m->cell;
    uint64_t bits = 0;
    int left = 0;
    for (size_t y = 0; y < m->height; y++, row += m->stride)
        for (size_t x = 0; x < m->width; x++)
            if (!(row[x] & (LOOP_ERASED_IN | LOOP_ERASED_OUT))) {
                loop_erased_walk(job, step, row + x, &bits, &left, show);
                loop_erased_add(job, row + x, show);
            }
}

void loop_erased_walks(const struct gen_job *job, size_t root, size_t tip)
{
    job->maze->cell[root] |= LOOP_ERASED_IN;
    for (size_t i = tip; job->frames && i != root; i = maze_step_back(job->maze, i))
        job->maze->cell[i] |= SHOW_ACTIVE;
    loop_erased_add(job, job->maze->cell + tip, job->frames);
    if (job->frames)
        loop_erased_all(job, true);
    else
        loop_erased_all(job, false);
}
