/* again: generates the mazes that the headers in a stream describe (--again). */
#ifndef GEN_RUN_AGAIN_H
#define GEN_RUN_AGAIN_H

#include "common/import/run/input.h"
#include "request.h"

/* A run with --again. Must be {0} before the first use, except the first two members. */
struct again {
    struct maze_io *io;     /* not owned */
    struct request request; /* from the options; its mask is for the `mask` fields */

    /* The rest is private. */
    struct input input;
    struct given plan;
};

/* Generates the maze of each header of one input, in order, until one of them cannot be generated.
 * For tool_files: `context` is the struct again. Returns the exit status. */
int again_stream(void *context, int fd, const char *name);

void again_free(struct again *a);

#endif
