/* marked_path: the marked path of a maze, from its start to its goal. */
#ifndef RENDER_KIT_MARKED_PATH_H
#define RENDER_KIT_MARKED_PATH_H

#include "common/maze/path.h"
#include "common/render/render.h"

struct marked_path {
    struct path path;
    const char *moves; /* value of the header field moves; NULL: none, and the marks are the path,
                        * which is directed */
    size_t n;          /* length of moves */
};

/* A position on such a path. */
struct marked_path_cursor {
    struct path_cursor path;
    size_t k; /* letters of moves used so far */
};

/* Returns whether the header has start and goal: the needs_whole_maze() of formats that show the
 * path. */
bool marked_path_needs_whole_maze(const struct render_ctx *c);

/* Finds the marked path of the record: the header field `moves` if it leads over marked cells from
 * start to goal; without that field the marks, if they are a single simple path. Seals the border
 * of *c->maze and sets MAZE_BACK in its cells. Returns whether there is one. */
bool marked_path_find(struct render_ctx *c, struct marked_path *s);

/* Returns the position at the start. */
static inline struct marked_path_cursor marked_path_begin(const struct marked_path *s)
{
    return (struct marked_path_cursor){path_begin(&s->path), 0};
}

/* Moves *c to the next cell. Returns false, with *c unchanged, at the goal. */
bool marked_path_next(const struct marked_path *s, struct marked_path_cursor *c);

#endif
