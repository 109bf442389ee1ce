/* solution: the marked path of a maze, from its start to its goal. */
#ifndef RENDER_KIT_SOLUTION_H
#define RENDER_KIT_SOLUTION_H

#include "common/maze/path.h"
#include "common/render/render.h"

struct solution {
    struct path path;
    const char *moves; /* the header field of that name, n bytes; NULL if there is none: then */
    size_t n;          /* the marks alone are the path, which is directed */
};

/* A position on a solution. */
struct solution_cursor {
    struct path_cursor at;
    size_t k; /* moves made so far */
};

/* Returns whether the header has start and goal: the needs_whole_maze() of formats that show the
 * solution. */
bool solution_needs_whole_maze(const struct render_ctx *c);

/* Finds the solution of the record: the header field `moves` if it leads over marked cells from
 * start to goal; without that field the marks, if they are a single simple path. Seals the border
 * of *c->maze and sets MAZE_BACK in its cells. Returns whether there is a solution. */
bool solution_find(struct render_ctx *c, struct solution *s);

/* Returns the position at the start. */
static inline struct solution_cursor solution_begin(const struct solution *s)
{
    return (struct solution_cursor){path_begin(&s->path), 0};
}

/* Moves *c to the next cell. Returns false, with *c unchanged, at the goal. */
bool solution_next(const struct solution *s, struct solution_cursor *c);

#endif
