/* film: a maze while a way through it is searched, as frames of a film.
 *
 * The frames are of a maze of their own, whose marks tell what the search knows:
 * MAZE_PATH is what is on the way now, or may be, MAZE_VISITED what was given up. So
 * the search may keep its scratch as it likes. All is done for NULL, too: nobody
 * looks. */
#ifndef FILM_H
#define FILM_H

#include "maze.h"
#include "trace.h"

struct film {
    struct trace trace; /* to be told of every step; the caller's */
    struct maze maze;   /* the frame, as it is now; {0} before first use, owned */
};

/* A film of *m, nothing of which is marked. 0; -1 and err: no memory. */
int film_begin(struct film *f, const struct maze *m, struct err *err);

/* All cells that are not solid are on the way. */
void film_all(struct film *f);

/* What is on the way is given up. */
void film_drop(struct film *f);

/* The marked path of *m is on the way, all else that was is given up. */
void film_path(struct film *f, const struct maze *m);

static inline void film_mark(struct film *f, size_t i, unsigned mark)
{
    unsigned char *cell = f->maze.cell + i;
    *cell = (unsigned char)((*cell & ~(unsigned)(MAZE_PATH | MAZE_VISITED)) | mark);
}

/* Cell i is on the way. */
static inline void film_on(struct film *f, size_t i)
{
    if (f)
        film_mark(f, i, MAZE_PATH);
}

/* Cell i is given up. */
static inline void film_off(struct film *f, size_t i)
{
    if (f)
        film_mark(f, i, MAZE_VISITED);
}

/* Cell i was looked at; what is on the way stays so. */
static inline void film_look(struct film *f, size_t i)
{
    if (f && !(f->maze.cell[i] & MAZE_PATH))
        film_mark(f, i, MAZE_VISITED);
}

/* One step is done. */
static inline void film_step(struct film *f)
{
    if (f)
        trace_step(&f->trace);
}

#endif
