/* render: the output formats of maze-render, one file and one line of list.h each. null.c is the
 * template for a new one.
 *
 * A format draws a maze row by row, from top to bottom, and receives the rows above and below each
 * row. It receives the whole maze in memory only if it requires it. */
#ifndef RENDER_RENDER_H
#define RENDER_RENDER_H

#include "common/base/number.h"
#include "common/base/row.h"
#include "common/maze/shape_graph.h"
#include "common/stream/writer.h"

#include <string.h>

/* The place of the solutions on a sheet: after all puzzles, on the page after their puzzles, or
 * nowhere; or the sheet has only solutions. */
enum render_answers { ANSWERS_BACK, ANSWERS_FACING, ANSWERS_ONLY, ANSWERS_NONE };

/* The options that the user set. */
struct render_options {
    size_t cell, wall;                     /* -c and -t; 0: the format's default */
    bool has_margin;                       /* the user set --margin */
    size_t margin;                         /* in characters, pixels or mm */
    uint64_t across, down;                 /* mazes per page of --sheet; 0: no sheets */
    enum render_answers answers;           /* of sheets: the place of the solutions */
    uint64_t answers_across, answers_down; /* solutions per page; 0: as many as puzzles */
    uint64_t first_page, first_number;     /* of pages and mazes; 0 means 1 */
    const char *title;                     /* of pages, a template like `caption`; NULL: none */
    const struct input_picture *over;      /* the picture of --over; not owned; NULL: none */
    const char *caption;       /* a template, see kit/caption.h; NULL: the format's default */
    bool color;                /* colour the output of formats that support colour */
    bool has_hold;             /* the user set --hold */
    uint64_t hold;             /* in milliseconds */
    bool force;                /* write binary data even to a terminal */
    uint64_t values[ROW_KEYS]; /* the values of the format's keys */
};

/* Returns the first number of pages or mazes. */
static inline uint64_t render_first(uint64_t option)
{
    return option ? option : 1;
}

/* The argument of a format's callbacks. */
struct render_ctx {
    const struct render *format;
    const struct render_options *options;
    const struct writer *writer; /* all output is written to writer->out */
    struct err *err;             /* the reason why a callback returned -1 */

    /* How text is written; begin() may change it. */
    bool color;
    size_t columns; /* of the terminal that displays it; 0: unknown, or not a terminal */
    const char *newline, *escape;

    /* The maze being drawn. */
    const struct header *head;      /* its kind, size and fields */
    uint64_t number;                /* from 0; in close(), the number of mazes drawn */
    struct place start, goal, root; /* PLACE_NONE if the header does not specify it */
    struct place at;                /* the current cell, in a frame */
    uint64_t frame, frame_before;   /* of its header and the previous one; 0: not a frame */
    uint64_t hold, held;            /* how much longer than a frame it stays, and all
                                     * mazes before it did, in milliseconds */

    /* The goals that kit/text shows, sorted; it advances past those that it has drawn. Just `goal`,
     * unless begin() sets others. */
    const struct place *goals;
    size_t goal_count;

    /* The graph of a maze with a shape, if the format draws shapes. run/draw sets graph.shape,
     * whose kind is NULL for squares; begin() sets the rest: see shape_graph_set. */
    struct shape_graph graph;

    struct maze *maze; /* for formats that need the whole maze; they may use its scratch bits, and
                          end() may take over its memory and leave {0} */

    struct mem state;   /* the format's own: see render_state_need */
    struct mem more[3]; /* further growing arrays of the format; run/draw frees them as well */
};

/* A row of cells: width + 1 bytes in the form of maze.h, and the rows above and below it; outside
 * the maze, they are zeros. */
struct render_row {
    size_t y;
    bool is_border; /* the border row of a maze of walls, number `height` */
    const unsigned char *above, *here, *below;
};

/* Returns row y of a maze in memory. The bytes before its first row serve as a row of zeros. */
static inline struct render_row render_row_of(const struct maze *m, size_t y)
{
    const unsigned char *here = m->cell + y * m->stride;
    const bool is_border = y == m->height;
    return (struct render_row){y, is_border, here - m->stride, here,
                               is_border ? m->mem.at : here + m->stride};
}

/* How a format handles a maze with a shape. */
enum render_shapes {
    RENDER_MATRIX,   /* draws its matrix */
    RENDER_SHAPE,    /* draws the shape: c->graph.shape is set, and c->maze if it has a kind */
    RENDER_NO_SHAPE, /* rejects it */
};

struct graph_passage;

struct render {
    struct row entry;
    size_t cell_max, wall_max, margin_max; /* the largest -c, -t and --margin; 0: not supported */
    bool separated;                        /* an empty line separates two mazes */
    bool maze_stream;                      /* writes a maze stream; run/draw ends its records */
    bool takes_endless;                    /* does not need to know the height */
    bool single_maze;                      /* holds only one maze */
    bool walls_only;                       /* rejects boards */
    bool is_document;                      /* all mazes form one document, with at least one maze */
    bool takes_captions;                   /* supports --caption */
    enum render_shapes shapes;

    /* The style for formats that use the callbacks of kit/text, kit/cell_packing, kit/raster or
     * pages/sheet. */
    const struct text_style *text;
    const struct cell_packing_style *packing;
    const struct raster_style *raster;
    const struct sheet_style *sheet; /* supports --sheet and --title */

    /* Writes a passage; called by kit/graph. */
    void (*passage)(struct render_ctx *c, const struct graph_passage *p);

    /* The text to append to the command if the output is binary, such as "> FILE"; NULL: the output
     * is text. With key_is_text, the first key makes it text unless its value is 0. */
    const char *redirect;
    bool key_is_text;

    /* Checks once, before anything else, that the options are consistent. Returns 0, or -1 with
     * *err set; the message does not include the name of the format. NULL: they always are. */
    int (*check)(const struct render_options *options, struct err *err);

    /* Returns whether c->maze must be set; NULL: never. */
    bool (*needs_whole_maze)(const struct render_ctx *c);

    /* Called for each maze, in this order: row() once per row, from 0 to `height`. Row `height` is
     * the border row, which boards and endless mazes do not have. Each may be NULL. Each returns 0,
     * or -1 with *c->err set; begin() returns 1 if it has drawn all rows. */
    int (*begin)(struct render_ctx *c);
    int (*row)(struct render_ctx *c, const struct render_row *row);
    int (*end)(struct render_ctx *c);

    /* Computes the size of the drawing in columns and lines of text. NULL: the drawing does not
     * consist of characters, and cannot be coloured or animated. */
    void (*measure)(const struct render_ctx *c, size_t *columns, size_t *lines);

    /* Ends the output. Called once after all mazes, even if there were none, unless the output is a
     * document. May be NULL. Returns 0, or -1 with *c->err set. */
    int (*close)(struct render_ctx *c);

    /* Frees the memory that the state owns. Called only if there is a state. May be NULL. */
    void (*free)(struct render_ctx *c);
};

/* The table of all formats; NULL ends it. */
extern const struct row *const render_list[];

/* The default on a terminal that supports UTF-8; otherwise, the first format in the table is the
 * default. */
extern const struct render render_unicode;

/* Returns the format of a row of render_list. */
static inline const struct render *render_of(const struct row *entry)
{
    return (const struct render *)entry; /* its first member */
}

/* Returns true: the needs_whole_maze() of formats that always need it. */
static inline bool render_always(const struct render_ctx *c)
{
    (void)c;
    return true;
}

/* The second key of formats that write a maze stream: with marks=0, mazes are drawn without marks
 * and without the header fields written by a solver. */
enum { RENDER_KEY_MARKS = 1 };
#define RENDER_MARKS                                                                               \
    "marks", 0, 1, 1, "0: omit path, visited cells and the solver's fields", 0, NULL

/* Allocates the state of the format: a struct of `head` bytes followed by n elements of `size`
 * bytes. The first call zeroes the struct; later calls preserve it. Returns the state, or NULL with
 * *c->err set if memory runs out. */
static inline void *render_state_need(struct render_ctx *c, size_t head, size_t n, size_t size)
{
    const bool is_new = !c->state.at;
    if (mem_need_array(&c->state, n, size, head)) {
        err_memory(c->err);
        return NULL;
    }
    return is_new ? memset(c->state.at, 0, head) : c->state.at;
}

/* Returns the state of the format, or NULL if render_state_need has not been called yet. */
static inline void *render_state(const struct render_ctx *c)
{
    return c->state.at;
}

/* Writes a pair of numbers with three texts around them, of at most 32 bytes each. Formats spend
 * most of their time here. Inlined, so that the compiler knows the lengths of the texts: out_text
 * takes twice as long. */
static inline void render_put_pair(struct out *out, const char *before, uint64_t first,
                                   const char *between, uint64_t second, const char *after)
{
    char *const from = (char *)out_room(out, 4 * NUMBER_TEXT);
    char *to = number_append(number_append_text(from, before), first);
    to = number_append(number_append_text(to, between), second);
    out->len += (size_t)(number_append_text(to, after) - from);
}

/* Returns whether p is cell (x, y). */
static inline bool render_is_at(struct place p, size_t x, size_t y)
{
    return p.x == x && p.y == y;
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

/* Returns the set of directions in which the path continues from cell x of `row`, which must be on
 * it; bit d is direction d. */
static inline unsigned render_path_dirs(const struct render_row *row, size_t x)
{
    const unsigned here = row->here[x], below = row->below[x], east = row->here[x + 1];
    const unsigned n = row->above[x] & ~here << 1, e = east & ~east << 2;
    const unsigned s = below & ~below << 1, w = x > 0 ? row->here[x - 1] & ~here << 2 : 0;
    return (n >> 2 & 1) << MAZE_N | (e >> 2 & 1) << MAZE_E | (s >> 2 & 1) << MAZE_S |
           (w >> 2 & 1) << MAZE_W;
}

/* Returns whether cell x of row `here` is solid: an obstacle, or a cell with all its walls that is
 * not the only cell of the maze. `below` is the next row, which may be the border row. */
static inline bool render_is_solid(const struct render_ctx *c, const unsigned char *here,
                                   const unsigned char *below, size_t x)
{
    const struct header *h = c->head;
    return maze_solid_in_row(h->kind, here, below, x, h->width == 1 && h->height == 1);
}

#endif
