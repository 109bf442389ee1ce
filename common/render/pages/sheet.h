/* sheet: pages of pictures, for svg and pdf. Without --sheet, each maze fills a page of its own.
 * With it, a page holds several mazes without their paths, and the pages with their solutions
 * follow, all of them at the end or each one behind its puzzles.
 *
 * All walls on a page are equally thick: as thin as in the picture with the thinnest walls. So the
 * pictures of a page are collected before the page is drawn. The format keeps or writes a finished
 * page; the sheet does not. */
#ifndef RENDER_PAGES_SHEET_H
#define RENDER_PAGES_SHEET_H

#include "paper.h"
#include "strokes.h"

/* The solutions of a sheet, and the rows of the keys of a format that draws sheets; enum sheet_key.
 */
enum sheet_answers { SHEET_BACK, SHEET_FACING, SHEET_NONE };
extern const char *const sheet_answer_words[];
#define SHEET_ROWS                                                                                 \
    {PAPER_KEY}, {"landscape", 0, 1, 0, "1: landscape", 0, NULL},                                  \
        {"answers", 0, SHEET_NONE, SHEET_BACK, "solutions of a sheet", 0, sheet_answer_words},     \
        {"numbers", 0, 1, 1, "1: number the pages of a sheet", 0, NULL}, {SHADES_KEY},             \
    {                                                                                              \
        PALETTE_KEY                                                                                \
    }

/* Text on a page, in the colour of walls, centred around x, with its baseline at y, in micrometres.
 */
struct sheet_text {
    uint64_t x, y, size;
    const char *text; /* UTF-8, n bytes */
    size_t n;
};

/* A page that was drawn. */
struct sheet_page {
    uint64_t at[3]; /* for the format: where it is */
    bool is_back;   /* it follows all pages that are not at the back */
};

/* How a format writes pages; it sets `sheet` of struct render. Each function except put appends to
 * *to. */
struct sheet_style {
    size_t state; /* the size of the state, which begins with a struct sheet */
    struct pen pen;

    /* Returns 0, or -1 with *c->err set if the font lacks a character or memory runs out. */
    int (*text)(struct render_ctx *c, struct draft *to, const struct sheet_text *text);

    /* Begins and ends a picture, whose units have their origin at (x, y) micrometres, and are
     * length / units micrometres each. */
    void (*begin)(const struct render_ctx *c, struct draft *to, uint64_t x, uint64_t y,
                  uint64_t length, uint64_t units);
    const char *end;

    /* Draws a layer from what the pen wrote, n bytes at `data`. If `width` is not NULL, they are
     * strokes of this width, in units; otherwise rectangles. */
    void (*layer)(struct draft *to, enum strokes_layer layer, const char *data, size_t n,
                  const char *width, const unsigned char color[3]);

    /* Draws a disc. name: what it stands for. */
    void (*disc)(struct draft *to, const char *name, uint64_t x, uint64_t y, uint64_t diameter,
                 const unsigned char color[3]);

    /* Writes or keeps the page in s->draft, and sets page->at. Returns 0, or -1 with *c->err set.
     */
    int (*put)(struct render_ctx *c, struct sheet_page *page);
};

/* The state of a format, or its first member. */
struct sheet {
    const struct palette *palette;
    struct paper paper;
    struct draft draft; /* of the current page; owned, like the next */
    struct mem pages;   /* struct sheet_page, in the order in which they were drawn */
    uint64_t count;     /* how many pages there are */

    /* The rest is private. */
    struct strokes strokes;
    size_t filled;       /* pictures on the current page */
    bool has_solutions;  /* any of them has a solution */
    struct mem pictures; /* struct sheet_picture; owned, like the next */
    struct draft data;   /* their captions and layers, then titles of the page */
};

/* The callbacks of struct render, for formats that set `sheet`. sheet_close writes the last page,
 * or an empty one if there is no maze; a format calls it from its own close(). */
int sheet_check(const struct render_options *o, struct err *err);
bool sheet_needs_whole_maze(const struct render_ctx *c);
int sheet_begin(struct render_ctx *c);
int sheet_row(struct render_ctx *c, const struct render_row *row);
int sheet_end(struct render_ctx *c);
int sheet_close(struct render_ctx *c);
#define SHEET_CALLBACKS                                                                            \
    .cell_max = 1000, .wall_max = 1000, .margin_max = 100, .takes_captions = true,                 \
    .needs_whole_maze = sheet_needs_whole_maze, .begin = sheet_begin, .row = sheet_row,            \
    .end = sheet_end

/* A page of the document, by its place in it: the pages at the back are the last ones. {0} before
 * the first. */
struct sheet_cursor {
    uint64_t number;         /* from 1 */
    uint64_t k;              /* its number in the order of drawing, from 0 */
    struct sheet_page *page; /* s->pages[k] */
    uint64_t steps;          /* private */
};

/* Moves *at to the next page of the document. Returns false if there is none. */
bool sheet_next_page(const struct sheet *s, struct sheet_cursor *at);

/* Makes s->draft the page number `number`, or nothing if pages are not numbered. Returns 0, or -1
 * with *c->err set. */
int sheet_number(struct render_ctx *c, uint64_t number);

/* Frees all memory. */
void sheet_free(struct sheet *s);

#endif
