/* frames: the frames of a search.
 *
 * A frame is a separate maze, whose marks show the state of the search; so the search can use the
 * marks and scratch bits of its own maze freely. MAZE_PATH marks the active cells: on the current
 * path, or still able to become part of it. MAZE_VISITED marks the finished cells: visited, and no
 * longer active. tremaux shows its marks instead: MAZE_PATH marks the cells that have a passage
 * marked once, MAZE_VISITED those that have one marked twice.
 *
 * Every function except frames_begin and frames_set accepts NULL and does nothing. */
#ifndef MAZE_FRAMES_H
#define MAZE_FRAMES_H

#include "frame.h"
#include "maze.h"

struct search_frames {
    struct frame_clock clock; /* set by the caller */
    struct maze maze;         /* the current frame; owned; {0} before first use */
    size_t at;                /* the cell of the last step */
};

/* Makes the current frame a copy of *m without marks. Returns 0, or -1 with *err set if memory runs
 * out. */
int frames_begin(struct search_frames *f, const struct maze *m, struct err *err);

/* Activates all cells that are not solid. */
void frames_activate_all(struct search_frames *f);

/* Finishes all active cells. */
void frames_finish_all(struct search_frames *f);

/* Activates the marked cells of *m and finishes all other active cells. */
void frames_show_path(struct search_frames *f, const struct maze *m);

/* Replaces the marks of cell i with `mark`. f must not be NULL. */
static inline void frames_set(struct search_frames *f, size_t i, unsigned mark)
{
    maze_set_marks(f->maze.cell + i, mark);
}

/* Activates cell i. */
static inline void frames_activate(struct search_frames *f, size_t i)
{
    if (f)
        frames_set(f, i, MAZE_PATH);
}

/* Finishes cell i. */
static inline void frames_finish(struct search_frames *f, size_t i)
{
    if (f)
        frames_set(f, i, MAZE_VISITED);
}

/* Finishes cell i unless it is active: the search has visited it, and continues elsewhere. */
static inline void frames_visit(struct search_frames *f, size_t i)
{
    if (f && !(f->maze.cell[i] & MAZE_PATH))
        frames_set(f, i, MAZE_VISITED);
}

/* Counts a step, which works on cell i, and writes the current frame if one is due. */
static inline void frames_step(struct search_frames *f, size_t i)
{
    if (!f)
        return;
    f->at = i;
    frame_step(&f->clock);
}

#endif
