/* render: the output formats of maze-render, a file and a line of list.h each.
 * null.c is the template for a new one.
 *
 * A format sees the maze from top to bottom, a row at a time with the rows
 * around it, and holds it only where it must. */
#ifndef RENDER_RENDER_H
#define RENDER_RENDER_H

#include "common/cli/opt.h"
#include "common/import/import.h"
#include "common/stream/writer.h"

enum { RENDER_TEXTS = 6 };

/* What a format draws on, and what it is told of the maze. */
struct render_ctx {
    const struct writer *writer;  /* and its out */
    struct err *err;              /* why a callback returns -1 */
    const struct header *head;    /* of the record drawn: kind, size, fields */
    uint64_t number;              /* of the maze, from 0 */
    size_t cell, wall;            /* -c and -t; 0 for the format's own */
    bool has_margin;              /* --margin was given */
    size_t margin;                /* in pixels or characters */
    size_t across, down;          /* mazes on a sheet; 0: no sheets */
    bool color;                   /* of text */
    const char *newline, *escape; /* of text, NULL for "\n" and the escape character */
    uint64_t values[OPT_KEYS];    /* of the format's keys */
    bool begun;                   /* set by render_maze: the maze is out in part, not to its end */
    bool has_start, has_goal;
    size_t start_x, start_y, goal_x, goal_y;
    struct animation *animate; /* NULL: no frames on a terminal */
    struct maze *maze;         /* all of it, for formats that asked for that; scratch is theirs */

    /* Owned by the canvas, for the format's use; kept from maze to maze. */
    struct mem work, work2;
    struct text_buf text[RENDER_TEXTS];
    struct header turned;
};

/* -c and -t of a picture, its own where none was given; between blocks are no walls. */
static inline size_t render_cell(const struct render_ctx *c)
{
    return c->cell ? c->cell : 7;
}
static inline size_t render_wall(const struct render_ctx *c)
{
    return c->head->kind == MAZE_BLOCK ? 0 : c->wall ? c->wall : 1;
}

/* A row of cells as a format sees it: width + 1 bytes in the form of maze.h, and the rows around
 * it, zeros beyond the first and the last. */
struct render_row {
    size_t y;
    bool is_border; /* the row of the border, number height */
    const unsigned char *above, *here, *below;
};

struct render {
    struct opt_entry entry;
    size_t cell_max, wall_max, margin_max; /* the largest -c, -t and --margin; 0: takes none */
    bool text;                             /* an empty line between two mazes */
    bool record;                           /* writes a maze stream */
    bool endless;                          /* does not need to know the height */
    bool one;                              /* has room for one maze */
    bool colors;                           /* may be coloured, on a terminal */
    bool sheets;                           /* takes --sheet */

    /* Does it have to see all of a maze, c->maze, before it begins? NULL: no. */
    bool (*whole)(const struct render_ctx *c);

    /* Called once a maze, in this order; row for each row from 0 to height,
     * the last being that of the border (an endless maze has none). Any of them may be NULL. All
     * of it goes to writer->out, which is flushed in time. 0, or -1 and c->err. */
    int (*begin)(struct render_ctx *c);
    int (*row)(struct render_ctx *c, const struct render_row *row);
    int (*end)(struct render_ctx *c);

    /* The columns and lines that a maze takes, of text; NULL: it is not for a terminal. */
    void (*size)(const struct render_ctx *c, size_t *columns, size_t *lines);

    /* After the last maze, if there was none, too; NULL: nothing. 0, or -1 and c->err. */
    int (*close)(struct render_ctx *c);
};

/* whole of a format that always has to. */
bool render_whole(const struct render_ctx *c);

/* All formats, ended by NULL. */
extern const struct opt_entry *const render_list[];

/* The format of a row of render_list. */
static inline const struct render *render_of(const struct opt_entry *entry)
{
    return (const struct render *)entry; /* its first member */
}

/* Rows in the hands of render_maze; {0} before first use. */
struct render_rows {
    struct mem row[3], zeros;
    struct maze maze; /* for records that must be read whole */
};

/* Draws the record that input_next has come to. A record without a header,
 * and any record if one goes out without its header, is read whole first and
 * written only if all is well. 0, or -1 and err. */
int render_maze(const struct render *render, struct render_ctx *c, struct input *input,
                struct render_rows *rows, struct err *err);

/* After the last record. 0, or -1 and err. */
int render_close(const struct render *render, struct render_ctx *c, struct err *err);

void render_ctx_free(struct render_ctx *c);
void render_rows_free(struct render_rows *rows);

#endif
