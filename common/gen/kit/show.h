/* show: how an algorithm shows its steps in the frames of --trace.
 *
 * A step is the smallest change that a reader should see: usually a wall that is opened. If
 * job->frames is not NULL, the algorithm calls after each step a function of its own, which marks
 * the cells of the frame if one is due. Marks are computed from what the algorithm keeps anyway, so
 * that nothing is slower without frames:
 *
 *     if (job->frames)
 *         NAME_show(job, cell);
 *
 *     static void NAME_show(const struct gen_job *job, const unsigned char *cell)
 *     {
 *         const size_t at = (size_t)(cell - job->maze->cell);
 *         if (!show_begin(job))
 *             return;
 *         show_cells(job, FRESH, 0, SHOW_FINISHED);
 *         show_path(job, at, job->root, SHOW_ACTIVE);
 *         show_end(job, at, 0);
 *     }
 *
 * A frame is a maze of its own, so marks disturb neither the scratch bits nor the finished maze. A
 * later mark of a cell replaces an earlier one. Cells that the algorithm has not reached have none;
 * maze-gen(1) says under --trace what the marks of each algorithm mean, and its rule in tests/films
 * checks them. */
#ifndef GEN_KIT_SHOW_H
#define GEN_KIT_SHOW_H

#include "common/gen/gen.h"

/* The marks. */
enum {
    SHOW_ACTIVE = MAZE_PATH,      /* what the algorithm works on: its frontier, stack or walk */
    SHOW_FINISHED = MAZE_VISITED, /* what it has done with */
};

/* Takes memory for the frames of mazes of the size and kind of *m. Returns 0, or -1 with *err set
 * if memory runs out. */
int show_prepare(struct gen_frames *frames, const struct maze *m, struct err *err);

/* Counts a step of a job that has frames. If a frame is due, makes it the maze as it is now,
 * without marks, and returns true; show_end must follow. */
bool show_begin(const struct gen_job *job);

/* Writes the frame. at: the current cell, or GEN_NOWHERE; sets: see struct gen_frames. */
void show_end(const struct gen_job *job, size_t at, uint64_t sets);

/* Marks cell i. */
static inline void show_cell(const struct gen_job *job, size_t i, unsigned mark)
{
    unsigned char *cell = job->frames->maze.cell + i;
    *cell = (unsigned char)((*cell & ~(unsigned)(SHOW_ACTIVE | SHOW_FINISHED)) | mark);
}

/* Marks the cells of the mask whose scratch bits of `mask` are `bits`. */
void show_cells(const struct gen_job *job, unsigned mask, unsigned bits, unsigned mark);

/* Shows a walk of which only the current cell matters: marks that cell as active, and the others
 * whose scratch bits of `mask` are `bits` as finished. A whole step. */
void show_walker(const struct gen_job *job, size_t at, unsigned mask, unsigned bits);

/* Marks the cells from i to `end` to which MAZE_BACK of each cell leads. */
void show_path(const struct gen_job *job, size_t i, size_t end, unsigned mark);

/* Marks the cells of the mask that have a passage. */
void show_joined(const struct gen_job *job, unsigned mark);

#endif
