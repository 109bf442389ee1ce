/* frame: records the steps of an algorithm as frames for --trace; see maze/frames.h.
 *
 * A step is the smallest visible change, usually an opened wall. After each step, the algorithm
 * calls frame_of_path or, if frame_begin says that a frame is due, a function NAME_frame, which
 * marks the cells. Marks are computed from data that the algorithm keeps anyway, so generating
 * without frames costs nothing. In this example, FRESH is a scratch bit of the algorithm, set in
 * the cells that it has not reached:
 *
 *     if (frame_begin(job))
 *         NAME_frame(job, cell);
 *
 *     static void NAME_frame(const struct gen_job *job, size_t cell)
 *     {
 *         frame_mark_cells(job, FRESH, 0, FRAME_FINISHED);
 *         frames_set(job->frames, cell, FRAME_ACTIVE);
 *         frame_end(job, cell, 0);
 *     }
 *
 * A later mark of a cell replaces an earlier one. Cells that the algorithm has not reached have no
 * mark. maze-gen(1) explains the marks of each algorithm under --trace, and tests/frames has one
 * rule per algorithm that checks them. */
#ifndef GEN_KIT_FRAME_H
#define GEN_KIT_FRAME_H

#include "common/gen/gen.h"

/* Counts a step. If a frame is due, copies the maze without marks to the frame and returns true;
 * the caller must then call frame_end. Returns false if job->frames is NULL. */
static inline bool frame_begin(const struct gen_job *job)
{
    if (!job->frames || !frames_due(job->frames))
        return false;
    frames_copy(job->frames, job->maze);
    return true;
}

/* Writes the frame. `at` is the current cell, or FRAMES_NOWHERE; for `sets` see struct frames. */
void frame_end(const struct gen_job *job, size_t at, uint64_t sets);

/* Marks the cells of the mask whose scratch bits of `mask` are `bits`. */
void frame_mark_cells(const struct gen_job *job, unsigned mask, unsigned bits, unsigned mark);

/* Marks cell i and the cells that MAZE_BACK leads to from there, up to `end`. */
void frame_mark_path(const struct gen_job *job, size_t i, size_t end, unsigned mark);

/* Implements frame_of_path; job->frames must not be NULL. */
void frame_path(const struct gen_job *job, const unsigned char *cell, size_t end, unsigned mask,
                unsigned bits);

/* Records a step of a search or walk that has reached `cell`. Marks the cells from there back to
 * `end`, or only that cell if `end` is FRAMES_NOWHERE, as active. Marks the others whose scratch
 * bits of `mask` are `bits` as finished. Calls frame_begin and frame_end itself. */
static inline void frame_of_path(const struct gen_job *job, const unsigned char *cell, size_t end,
                                 unsigned mask, unsigned bits)
{
    if (job->frames)
        frame_path(job, cell, end, mask, bits);
}

#endif
