/* sheet: pages of pictures, for svg and pdf. Without --sheet, each maze fills a page of its own.
 * With it, a page holds several mazes without their paths, and the pages with their solutions
 * follow, all of them at the end or each one behind its puzzles.
 *
 * All walls on a page are equally thick: as thin as in the picture with the thinnest walls. So the
 * pictures of a page are collected before the page is drawn. The format keeps or writes a finished
 * page; the sheet does not. */
#ifndef RENDER_KIT_SHEET_H
#define RENDER_KIT_SHEET_H

#include "art.h"
#include "paper.h"

/* The first keys of a format that draws sheets, and their rows. */
enum {
    SHEET_PAPER,
    SHEET_LANDSCAPE,
    SHEET_ANSWERS,
    SHEET_NUMBERS,
    SHEET_COLOR,
    SHEET_PALETTE,
    SHEET_KEYS
};
enum sheet_answers { SHEET_BACK, SHEET_FACING, SHEET_NONE };
extern const char *const sheet_answer_words[];
#define SHEET_ROWS                                                                                 \
    {PAPER_KEY}, {"landscape", 0, 1, 0, "1: landscape", 0, NULL},                                  \
        {"answers", 0, SHEET_NONE, SHEET_BACK, "solutions of a sheet", 0, sheet_answer_words},     \
        {"numbers", 0, 1, 1, "1: number the pages of a sheet", 0, NULL}, {SHADES_KEY},             \
    {                                                                                              \
        PALETTE_KEY                                                                                \
    }

/* Text on a page, centred around x, with its baseline at y, in micrometres. */
struct sheet_text {
    uint64_t x, y, size;
    const char *text; /* UTF-8, n bytes */
    size_t n;
    const unsigned char *color;
};

struct sheet;

/* How a format writes a page. Each appends to *to and returns 0, or -1 with *c->err set. */
struct sheet_style {
    const struct art_pen *pen;
    int (*text)(struct render_ctx *c, struct text_buf *to, const struct sheet_text *text);

    /* Begins and ends a picture, whose units have their origin at (x, y) micrometres, and are
     * length / units micrometres each. */
    int (*begin)(struct render_ctx *c, struct text_buf *to, uint64_t x, uint64_t y, uint64_t length,
                 uint64_t units);
    int (*end)(struct render_ctx *c, struct text_buf *to);

    /* Draws a layer from the n bytes that the pen wrote at `data`. If `width` is not NULL, they are
     * strokes of this width, in units; otherwise rectangles. */
    int (*layer)(struct render_ctx *c, struct text_buf *to, enum art_layer layer, const char *data,
                 size_t n, const char *width, const unsigned char color[3]);

    /* Draws a disc. name: what it stands for. */
    int (*disc)(struct render_ctx *c, struct text_buf *to, const char *name, uint64_t x, uint64_t y,
                uint64_t diameter, const unsigned char color[3]);

    /* Writes the page in s->page. is_back: it follows all pages that are not at the back. */
    int (*put)(struct render_ctx *c, bool is_back);
};

/* The state of a format, or its first member. */
struct sheet {
    const struct sheet_style *style;
    const struct palette *palette;
    struct paper paper;
    struct text_buf page; /* the page being written; owned */
    uint64_t front, back; /* pages written so far; back: those of answers=back */
    enum sheet_answers answers;
    bool is_separate; /* --sheet: puzzles without their solutions */

    /* The rest is private. */
    const char *caption;
    struct art art;
    size_t filled;         /* pictures on the current page */
    bool has_solutions;    /* any of them has a solution */
    struct mem pictures;   /* struct sheet_picture; owned */
    struct text_buf data;  /* their captions and layers; owned */
    struct text_buf title; /* of pages of solutions; owned */
};

/* The callbacks of struct render. All except the first two require a state from sheet_state.
 * sheet_close writes the last page, or an empty one if there is no maze. */
int sheet_check(const struct render_options *o, struct err *err);
bool sheet_needs_whole_maze(const struct render_ctx *c);
int sheet_begin(struct render_ctx *c);
int sheet_row(struct render_ctx *c, const struct render_row *row);
int sheet_end(struct render_ctx *c);
int sheet_close(struct render_ctx *c);

/* Allocates the state of a format, `size` bytes that begin with a struct sheet, and sets it up if
 * it is new. Returns it, or NULL with *c->err set. */
void *sheet_state(struct render_ctx *c, size_t size, const struct sheet_style *style);

/* Appends the page number `number` to *to, if pages are numbered. Returns 0, or -1 with *c->err
 * set. */
int sheet_number(struct render_ctx *c, struct text_buf *to, uint64_t number);

/* Appends formatted text of less than 400 bytes to *to. Returns 0, or -1 with *c->err set if memory
 * runs out. */
int sheet_print(struct render_ctx *c, struct text_buf *to, const char *format, ...)
    PRINTF_LIKE(3, 4);

/* Frees all memory. */
void sheet_free(struct sheet *s);

#endif
