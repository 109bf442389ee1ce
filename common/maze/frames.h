/* frames: a maze step by step, as it is generated or searched, for --trace.
 *
 * A frame is due after every K-th step; the program writes it. A frame is a separate maze whose
 * marks show the state of the algorithm, so the algorithm can use the marks and scratch bits of its
 * own maze freely. The active cells are those on which the algorithm works: the frontier, stack,
 * walk or path. The finished cells are all other cells that it has reached. (tremaux shows its own
 * marks instead: FRAME_ACTIVE in cells with a passage marked once, FRAME_FINISHED in cells with a
 * passage marked twice.)
 *
 * A generator computes the marks when a frame is due: see gen/kit/frame.h. A search keeps them up
 * to date with frames_activate and the functions after it, which do nothing if f is NULL. */
#ifndef MAZE_FRAMES_H
#define MAZE_FRAMES_H

#include "maze.h"

/* The marks. */
enum { FRAME_ACTIVE = MAZE_PATH, FRAME_FINISHED = MAZE_VISITED };

struct frames {
    uint64_t every;               /* steps per frame, at least 1 */
    void (*write)(void *context); /* writes the current frame */
    void *context;
    uint64_t steps, frame; /* steps since the last frame; frames so far, with this one */
    struct maze maze;      /* the current frame; owned; {0} before first use */
    size_t at;             /* the current cell, or FRAMES_NOWHERE */
    uint64_t sets;         /* the number of sets of cells; 0 if the algorithm has none */
};

#define FRAMES_NOWHERE SIZE_MAX

/* Starts counting the frames of a maze or of a search from 0, and makes room for frames of the size
 * and kind of *m. Returns 0, or -1 with *err set if memory runs out. */
int frames_start(struct frames *f, const struct maze *m, uint64_t every,
                 void (*write)(void *context), void *context, struct err *err);

/* Makes the current frame a copy of *m without marks. */
void frames_copy(struct frames *f, const struct maze *m);

/* Counts a step. Returns whether a frame is due; f->write then writes it. */
static inline bool frames_due(struct frames *f)
{
    if (++f->steps < f->every)
        return false;
    f->steps = 0;
    f->frame++;
    return true;
}

/* Replaces the marks of cell i with `mark`. f must not be NULL. */
static inline void frames_set(struct frames *f, size_t i, unsigned mark)
{
    maze_set_marks(f->maze.cell + i, mark);
}

/* Activates cell i. */
static inline void frames_activate(struct frames *f, size_t i)
{
    if (f)
        frames_set(f, i, FRAME_ACTIVE);
}

/* Replaces the marks of all cells that are not solid with `mark`. */
void frames_set_joined(struct frames *f, unsigned mark);

/* Activates the marked cells of *m and finishes all other active cells. */
void frames_activate_path(struct frames *f, const struct maze *m);

/* Finishes cell i. */
static inline void frames_finish(struct frames *f, size_t i)
{
    if (f)
        frames_set(f, i, FRAME_FINISHED);
}

/* Finishes all active cells. */
void frames_finish_all(struct frames *f);

/* Counts a step that works on cell i, and writes the current frame if one is due. */
static inline void frames_step(struct frames *f, size_t i)
{
    if (!f)
        return;
    f->at = i;
    if (frames_due(f))
        f->write(f->context);
}

#endif
