/* frames: a maze while a way through it is searched, as frames of a frames.
 *
 * The frames are of a maze of their own, whose marks tell what the search knows:
 * MAZE_PATH is what is on the way now, or may be, MAZE_VISITED what was given up. So
 * the search may keep its scratch as it likes. All is done for NULL, too: nobody
 * looks. */
#ifndef MAZE_FRAMES_H
#define MAZE_FRAMES_H

#include "frame.h"
#include "maze.h"

struct search_frames {
    struct frame_clock trace; /* to be told of every step; the caller's */
    struct maze maze;         /* the frame, as it is now; {0} before first use, owned */
};

/* A frames of *m, nothing of which is marked. 0; -1 and err: no memory. */
int frames_begin(struct search_frames *f, const struct maze *m, struct err *err);

/* All cells that are not solid are on the way. */
void frames_activate_all(struct search_frames *f);

/* What is on the way is given up. */
void frames_abandon_all(struct search_frames *f);

/* The marked path of *m is on the way, all else that was is given up. */
void frames_show_path(struct search_frames *f, const struct maze *m);

static inline void frames_set(struct search_frames *f, size_t i, unsigned mark)
{
    unsigned char *cell = f->maze.cell + i;
    *cell = (unsigned char)((*cell & ~(unsigned)(MAZE_PATH | MAZE_VISITED)) | mark);
}

/* Cell i is on the way. */
static inline void frames_activate(struct search_frames *f, size_t i)
{
    if (f)
        frames_set(f, i, MAZE_PATH);
}

/* Cell i is given up. */
static inline void frames_abandon(struct search_frames *f, size_t i)
{
    if (f)
        frames_set(f, i, MAZE_VISITED);
}

/* Cell i was looked at; what is on the way stays so. */
static inline void frames_visit(struct search_frames *f, size_t i)
{
    if (f && !(f->maze.cell[i] & MAZE_PATH))
        frames_set(f, i, MAZE_VISITED);
}

/* One step is done. */
static inline void frames_step(struct search_frames *f)
{
    if (f)
        frame_step(&f->trace);
}

#endif
