/* render: the output formats of maze-render, one file and one line of list.h each. null.c is the
 * template for a new one.
 *
 * A format sees a maze from top to bottom, one row at a time with the rows above and below it,
 * and holds the whole maze only if it must. */
#ifndef RENDER_RENDER_H
#define RENDER_RENDER_H

#include "common/cli/opt.h"
#include "common/stream/writer.h"

#include <string.h>

/* What the user asked for. */
struct render_options {
    size_t cell, wall;         /* -c and -t; 0: the default of the format */
    bool has_margin;           /* --margin was given */
    size_t margin;             /* in characters, pixels or mm */
    size_t across, down;       /* mazes per page of --sheet; 0: no sheets */
    bool color;                /* text is coloured, in formats that can be */
    uint64_t values[OPT_KEYS]; /* of the keys of the format */
};

/* A cell of the maze that may be unknown. */
struct render_place {
    bool is_set;
    size_t x, y;
};

/* What a format is told. */
struct render_ctx {
    const struct render *format;
    const struct render_options *options;
    const struct writer *writer; /* all output goes to its out */
    struct err *err;             /* says why a callback returned -1 */

    /* How text is written; begin() may change it. */
    bool color;
    const char *newline, *escape;

    /* The maze being drawn. */
    const struct header *head; /* its kind, size and fields */
    uint64_t number;           /* from 0; in close(), how many there were */
    struct render_place start, goal;
    struct maze *maze; /* for formats that need the whole maze; they may use its scratch bits */

    struct mem state; /* of the format: see render_state_need */
};

/* A row of cells: width + 1 bytes in the form of maze.h, and the rows above and below it, which
 * are zeros beyond the first and the last row. */
struct render_row {
    size_t y;
    bool is_border; /* the border row, number `height` */
    const unsigned char *above, *here, *below;
};

struct cell_packing_style;
struct graph_passage;
struct raster_style;
struct text_style;

struct render {
    struct opt_entry entry;
    size_t cell_max, wall_max, margin_max; /* the largest -c, -t and --margin; 0: takes none */
    bool separated;                        /* an empty line separates two mazes */
    bool maze_stream;                      /* writes a maze stream, whose records draw ends */
    bool takes_endless;                    /* does not need to know the height */
    bool single_maze;                      /* has room for one maze only */
    bool takes_color;                      /* can be coloured, on a terminal */
    bool takes_sheets;                     /* takes --sheet */

    /* How the formats of kit/ draw that share their callbacks. */
    const struct text_style *text;
    const struct cell_packing_style *packing;
    const struct raster_style *raster;

    /* Writes a passage, for kit/graph. */
    void (*passage)(struct render_ctx *c, const struct graph_passage *p);

    /* Returns whether c->maze must be set; NULL: never. */
    bool (*needs_whole_maze)(const struct render_ctx *c);

    /* Called once per maze, in this order, with row() for each row from 0 to `height`, the last
     * being the border row, which an endless maze has not. Each may be NULL. Each returns 0, or
     * -1 with *c->err set. */
    int (*begin)(struct render_ctx *c);
    int (*row)(struct render_ctx *c, const struct render_row *row);
    int (*end)(struct render_ctx *c);

    /* Sets how many columns and lines of text the maze takes. NULL: not for a terminal. */
    void (*measure)(const struct render_ctx *c, size_t *columns, size_t *lines);

    /* Called after the last maze, or if there was none; may be NULL. Returns 0, or -1 with
     * *c->err set. */
    int (*close)(struct render_ctx *c);

    /* Frees what the state owns; called if there is a state. May be NULL. */
    void (*free)(struct render_ctx *c);
};

/* All formats, ended by NULL. */
extern const struct opt_entry *const render_list[];

/* Returns the format of a row of render_list. */
static inline const struct render *render_of(const struct opt_entry *entry)
{
    return (const struct render *)entry; /* its first member */
}

/* needs_whole_maze() of a format that always does: returns true. */
static inline bool render_always(const struct render_ctx *c)
{
    (void)c;
    return true;
}

/* Makes room for the state of the format, a struct of `head` bytes with n elements of `size` bytes
 * behind it. The struct is zero when it is new, and kept from maze to maze. Returns it, or NULL
 * with *c->err set if memory runs out. */
static inline void *render_state_need(struct render_ctx *c, size_t head, size_t n, size_t size)
{
    const bool is_new = !c->state.at;
    size_t bytes;
    if (mem_size(n, size, head, &bytes) || mem_need(&c->state, bytes)) {
        err_memory(c->err);
        return NULL;
    }
    return is_new ? memset(c->state.at, 0, head) : c->state.at;
}

/* Returns the state. */
static inline void *render_state(const struct render_ctx *c)
{
    return c->state.at;
}

/* Returns whether p is cell (x, y). */
static inline bool render_is_at(const struct render_place *p, size_t x, size_t y)
{
    return p->x == x && p->y == y && p->is_set;
}

/* Returns the cell width in pixels. */
static inline size_t render_cell(const struct render_ctx *c)
{
    return c->options->cell ? c->options->cell : 7;
}

/* Returns the wall thickness in pixels; blocks have no walls between them. */
static inline size_t render_wall(const struct render_ctx *c)
{
    return c->head->kind == MAZE_BLOCK ? 0 : c->options->wall ? c->options->wall : 1;
}

/* Returns whether cell x of a row is solid: an obstacle, or a cell with all its walls that is not
 * the only one of the maze. `below` is the row below it, which may be the border row. */
static inline bool render_is_solid(const struct render_ctx *c, const unsigned char *here,
                                   const unsigned char *below, size_t x)
{
    const struct header *h = c->head;
    if (h->kind == MAZE_BLOCK)
        return here[x] & MAZE_OBSTACLE;
    return here[x] & MAZE_WEST && here[x] & MAZE_NORTH && here[x + 1] & MAZE_WEST &&
           below[x] & MAZE_NORTH && !(h->width == 1 && h->height == 1);
}

#endif
