/* sheet: pages of pictures, for svg and pdf. Without --sheet, each maze fills a page of its own.
 * With it, a page holds several mazes without their paths, and the pages with their solutions
 * follow, all of them at the end, in a layout of their own if --answers says so, or each one behind
 * its puzzles.
 *
 * All walls on a page are equally thick: as thin as in the picture with the thinnest walls. So the
 * pictures of a page are collected before it is drawn: a page of svg at the end of the document,
 * one of pdf as soon as it is complete. */
#ifndef RENDER_PAGES_SHEET_H
#define RENDER_PAGES_SHEET_H

#include "strokes.h"

/* What marks start and goal: discs, or arrows before an opening, into the maze and out of it. */
enum sheet_ends { ENDS_DISCS, ENDS_ARROWS, ENDS_NONE };
extern const char *const sheet_ends_words[], *const sheet_lines_words[];

/* The rows of the keys of a format that draws sheets; enum sheet_key. The argument is the row of
 * its palettes. */
#define SHEET_ROWS(...)                                                                            \
    {"paper", PAPER_SIDE_MIN, PAPER_FIT, PAPER_A4, "page size", ROW_OR_SIZE, paper_words},         \
        {"landscape", 0, 1, 0, "1: landscape", 0, NULL},                                           \
        {"numbers", 0, 1, 1, "1: number the pages of a sheet", 0, NULL}, {SHADES_KEY},             \
        {__VA_ARGS__},                                                                             \
        {"bleed", 0, PAPER_EXTRA, 0, "paper around the page, to be cut off", ROW_LENGTH, NULL},    \
        {"gutter", 0, PAPER_EXTRA, 0, "extra margin at the binding", ROW_LENGTH, NULL},            \
        {"ends", 0, ENDS_NONE, ENDS_DISCS, "marks of start and goal", 0, sheet_ends_words},        \
    {                                                                                              \
        "lines", 0, LINES_PASSAGES, LINES_WALLS, "what is drawn as walls; strokes: joined", 0,     \
            sheet_lines_words                                                                      \
    }

/* A number, or a colour, as text, in an expression. */
struct sheet_number {
    char text[NUMBER_TEXT];
};

/* Returns numerator / denominator with at most `decimals` decimals, as number_ratio_text does. */
static inline struct sheet_number sheet_ratio(uint64_t numerator, uint64_t denominator,
                                              unsigned decimals)
{
    struct sheet_number n = {""};
    number_ratio_text(numerator, denominator, decimals, n.text);
    return n;
}

/* Text on a page, in the colour of walls, centred around x, with its baseline at y, in micrometres.
 */
struct sheet_text {
    uint64_t x, y, size;
    const char *text; /* UTF-8, n bytes */
    size_t n;
};

/* A page. */
struct sheet_page {
    uint64_t k;           /* its place in the order in which pages were completed, from 0 */
    uint64_t number;      /* set by sheet_close: its place in the document, from --first-page */
    bool is_answer;       /* its pictures have their solutions */
    bool is_wanted;       /* it has a puzzle or a solution */
    size_t first, n;      /* its pictures */
    uint64_t least, most; /* the numbers that stand below them; 0: none */
};

/* How a format writes pages; it sets `sheet` of struct render. */
struct sheet_style {
    struct pen pen;

    /* Checks that the font has all characters of a text, n bytes. Returns 0, or -1 with *err set.
     * NULL: it does. */
    int (*check)(const void *text, size_t n, struct err *err);

    void (*text)(const struct render_ctx *c, struct out *to, const struct sheet_text *text);

    /* Begins and ends a picture, whose units have their origin at (x, y) micrometres, and are
     * length / units micrometres each. */
    void (*begin)(const struct render_ctx *c, struct out *to, uint64_t x, uint64_t y,
                  uint64_t length, uint64_t units);
    const char *end;

    /* Begins a layer, except LAYER_SHADES, in less than OUT_PRINT bytes. If `width` is not NULL,
     * strokes of this width follow, in units; otherwise rectangles. */
    void (*layer)(struct out *to, enum drawing_layer layer, const char *width,
                  const unsigned char color[3]);

    /* Draws a disc. name: what it stands for. x, y: numbers in units. */
    void (*disc)(struct out *to, const char *name, const char *x, const char *y, uint64_t diameter,
                 const unsigned char color[3]);

    /* Writes a page that is complete. Its pictures are then freed. NULL: close() draws all pages.
     * Returns 0, or -1 with *c->err set. */
    int (*put)(struct render_ctx *c, const struct sheet_page *page);
};

/* The state of a format. */
struct sheet {
    const struct palette *palette;
    struct paper paper[2]; /* of puzzles and of answers, which differ in their places alone */
    struct mem pages;      /* struct sheet_page, those that are complete; owned */
    uint64_t count;        /* how many they are */
    struct text_buf title; /* of the document: that of the first page; owned */

    /* The rest is private. */
    struct sheet_page open[2]; /* the pages that are being filled, of puzzles and of answers */
    size_t count_pictures;
    struct mem pictures; /* struct sheet_picture; owned */
};

/* Returns the pages that are complete; after sheet_close, in the order of the document: the pages
 * at the back are the last ones. */
static inline struct sheet_page *sheet_pages(const struct sheet *s)
{
    return (struct sheet_page *)(void *)s->pages.at;
}

/* The callbacks of struct render, for formats that set `sheet`. sheet_close completes the last
 * page; a format calls it from its own close(). */
int sheet_end(struct render_ctx *c);
int sheet_close(struct render_ctx *c);
void sheet_free(struct render_ctx *c);
#define SHEET_CALLBACKS                                                                            \
    .is_document = true, .cell_max = 1000, .wall_max = 1000, .margin_max = 100,                    \
    .takes_captions = true, .shapes = RENDER_SHAPE, .needs_whole_maze = render_always,             \
    .end = sheet_end, .free = sheet_free

/* Draws a page, except its number, with the gutter on the left. */
void sheet_draw(const struct render_ctx *c, const struct sheet_page *page, struct out *to);

/* Draws the number of a page, unless pages are not numbered or it stands below a picture, too. */
void sheet_draw_number(const struct render_ctx *c, const struct sheet_page *page, struct out *to);

/* Where a page begins on its paper, in micrometres: behind the bleed, and farther to the left if
 * its number is even, because its gutter is on the right. */
struct sheet_origin {
    bool is_moved;    /* it is not 0, 0 */
    const char *sign; /* "-" if x is to the left, or "" */
    uint64_t x, y;
};
struct sheet_origin sheet_origin(const struct sheet *s, const struct sheet_page *page);

#endif
