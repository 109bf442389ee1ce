/* sheet: pages of pictures, for svg and pdf. Without --sheet, each maze fills a page of its own.
 * With --sheet, a page holds several mazes without their paths. The pages with their solutions
 * follow: all of them at the end, in a layout of their own if --answers specifies one, or each
 * after its puzzles.
 *
 * All walls on a page are equally thick: as thin as in the picture with the thinnest walls. The
 * pictures of a page are therefore collected before it is drawn. svg draws all pages at the end of
 * the document; pdf draws each page as soon as it is complete. */
#ifndef RENDER_PAGES_SHEET_H
#define RENDER_PAGES_SHEET_H

#include "strokes.h"

/* The marks of start and goal: discs, or arrows at an opening that point into and out of the
 * maze. */
enum sheet_ends { ENDS_DISCS, ENDS_ARROWS, ENDS_NONE };
extern const char *const sheet_ends_words[], *const sheet_lines_words[];

/* The key rows of a format that draws sheets, in the order of enum sheet_key. The argument is the
 * row for its palettes. */
#define SHEET_ROWS(...)                                                                            \
    {"paper", PAPER_SIDE_MIN, PAPER_FIT, PAPER_A4, "page size", ROW_OR_SIZE, paper_words},         \
        {"landscape", 0, 1, 0, "1: landscape orientation", 0, NULL},                               \
        {"numbers", 0, 1, 1, "1: number the pages of a sheet", 0, NULL}, {SHADES_KEY},             \
        {__VA_ARGS__},                                                                             \
        {"bleed", 0, PAPER_EXTRA, 0, "paper around the page, to be trimmed", ROW_LENGTH, NULL},    \
        {"gutter", 0, PAPER_EXTRA, 0, "additional margin at the binding", ROW_LENGTH, NULL},       \
        {"ends", 0, ENDS_NONE, ENDS_DISCS, "marks for start and goal", 0, sheet_ends_words},       \
    {                                                                                              \
        "lines", 0, LINES_PASSAGES, LINES_WALLS, "what to draw; strokes: joined walls", 0,         \
            sheet_lines_words                                                                      \
    }

/* A number or a colour as text, returned by value for use in an expression. */
struct sheet_number {
    char text[NUMBER_TEXT];
};

/* Returns numerator / denominator with at most `decimals` decimals, like number_ratio_text. */
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
    uint64_t k;           /* its index in the order in which pages were completed, from 0 */
    uint64_t number;      /* set by sheet_close: its number in the document, from --first-page */
    bool is_answer;       /* its pictures have their solutions */
    bool is_wanted;       /* it has a puzzle or a solution */
    size_t first, n;      /* its pictures */
    uint64_t least, most; /* the range of the maze numbers below them; 0: none */
};

/* How a format writes pages: the member `sheet` of struct render. */
struct sheet_style {
    struct pen pen;

    /* Checks that the font has all characters of the n bytes at `text`. Returns 0, or -1 with *err
     * set. NULL: it has them. */
    int (*check)(const void *text, size_t n, struct err *err);

    void (*text)(const struct render_ctx *c, struct out *to, const struct sheet_text *text);

    /* Begin and end a picture. The origin of its units is at (x, y) micrometres, and one unit is
     * length / units micrometres. */
    void (*begin)(const struct render_ctx *c, struct out *to, uint64_t x, uint64_t y,
                  uint64_t length, uint64_t units);
    const char *end;

    /* Begins a layer, except LAYER_SHADES, in less than OUT_PRINT bytes. If `width` is not NULL,
     * strokes of this width follow, in units; otherwise rectangles. */
    void (*layer)(struct out *to, enum drawing_layer layer, const char *width,
                  const unsigned char color[3]);

    /* Draws a disc at (x, y), numbers in units, that marks `name`. */
    void (*disc)(struct out *to, const char *name, const char *x, const char *y, uint64_t diameter,
                 const unsigned char color[3]);

    /* Writes a complete page, whose pictures are then freed. NULL: close() draws all pages. Returns
     * 0, or -1 with *c->err set. */
    int (*put)(struct render_ctx *c, const struct sheet_page *page);
};

/* The state of a format. */
struct sheet {
    const struct palette *palette;
    struct paper paper[2]; /* of puzzles and of answers, which differ only in their places */
    struct mem pages;      /* struct sheet_page, the complete pages; owned */
    uint64_t count;        /* the number of complete pages */
    struct text_buf title; /* the title of the document, taken from the first page; owned */

    /* The rest is private. */
    struct sheet_page open[2]; /* the pages being filled, of puzzles and of answers */
    size_t count_pictures;
    struct mem pictures; /* struct sheet_picture; owned */
};

/* Returns the complete pages; after sheet_close, in the order of the document, which ends with the
 * pages at the back. */
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

/* Draws the number of a page, unless pages are not numbered or the number is also below a
 * picture. */
void sheet_draw_number(const struct render_ctx *c, const struct sheet_page *page, struct out *to);

/* The origin of a page on its paper, in micrometres: inside the bleed, and farther to the left if
 * the page number is even, because the gutter is then on the right. */
struct sheet_origin {
    bool is_moved;    /* it is not (0, 0) */
    const char *sign; /* "-" if x is to the left, or "" */
    uint64_t x, y;
};
struct sheet_origin sheet_origin(const struct sheet *s, const struct sheet_page *page);

#endif
