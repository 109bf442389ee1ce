/* show: how an algorithm shows its steps in the frames of --trace.
 *
 * A step is the smallest visible change, usually an opened wall. After each step, if job->frames is
 * not NULL, the algorithm calls its function NAME_show, which marks the cells if a frame is due.
 * Marks are computed from data that the algorithm keeps anyway, so generating without frames costs
 * nothing. FRESH is a scratch bit of the algorithm, set in the cells that it has not reached:
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
    SHOW_ACTIVE = MAZE_PATH,      /* the frontier, stack or walk of the algorithm */
    SHOW_FINISHED = MAZE_VISITED, /* other cells that it has reached */
};

/* Takes memory for the frames of mazes of the size and kind of *m. Returns 0, or -1 with *err set
 * if memory runs out. */
int show_prepare(struct gen_frames *frames, const struct maze *m, struct err *err);

/* Counts a step; requires job->frames. If a frame is due, copies the maze without marks to the
 * frame and returns true; the caller must then call show_end. */
bool show_begin(const struct gen_job *job);

/* Writes the frame. at: the current cell, or GEN_NOWHERE; sets: see struct gen_frames. */
void show_end(const struct gen_job *job, size_t at, uint64_t sets);

/* Marks cell i. */
static inline void show_cell(const struct gen_job *job, size_t i, unsigned mark)
{
    maze_set_marks(job->frames->maze.cell + i, mark);
}

/* Marks the cells of the mask whose scratch bits of `mask` are `bits`. */
void show_cells(const struct gen_job *job, unsigned mask, unsigned bits, unsigned mark);

/* Shows a walk of which only the current cell matters: marks that cell as active, and the others
 * whose scratch bits of `mask` are `bits` as finished. Calls show_begin and show_end itself. */
void show_walker(const struct gen_job *job, size_t at, unsigned mask, unsigned bits);

/* Marks cell i and the cells that MAZE_BACK leads to from it, up to `end`. */
void show_path(const struct gen_job *job, size_t i, size_t end, unsigned mark);

/* Marks the cells of the mask that have a passage. */
void show_joined(const struct gen_job *job, unsigned mark);

#endif
