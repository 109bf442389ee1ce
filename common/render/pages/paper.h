/* paper: the size of pages, and the places of pictures on them. All lengths are whole micrometres,
 * so that every machine computes the same. */
#ifndef RENDER_PAGES_PAPER_H
#define RENDER_PAGES_PAPER_H

#include "common/render/render.h"

/* The first keys of a format that draws sheets. */
enum sheet_key {
    SHEET_PAPER,
    SHEET_LANDSCAPE,
    SHEET_NUMBERS,
    SHEET_COLOR,
    SHEET_PALETTE,
    SHEET_BLEED,
    SHEET_GUTTER,
    SHEET_ENDS,
    SHEET_LINES,
    SHEET_KEYS
};

/* The key for the size of the paper: PAPER_FIT is as large as the first picture; a
 * value above it is a size, see ROW_OR_SIZE. */
enum paper_size { PAPER_A4, PAPER_LETTER, PAPER_A3, PAPER_A5, PAPER_LEGAL, PAPER_FIT };
extern const char *const paper_words[];

/* The least side of a page, and the greatest: 200 inches, the limit of PDF 1.4. */
enum { PAPER_SIDE_MIN = 10 * ROW_MM, PAPER_SIDE_MAX = ROW_SIDE_MAX };

/* The most bleed, which is beyond the edge, to be cut off, and the most gutter, at the inner side.
 */
enum { PAPER_EXTRA = 50 * ROW_MM };

struct paper {
    uint64_t width, height, margin; /* without the bleed, which is around the page */
    uint64_t bleed, gutter;
    uint64_t title;        /* height of the title, which is above the places; 0: none */
    uint64_t caption;      /* height of a caption, which is below its picture; 0: none */
    uint64_t foot;         /* height of the page number, which is below the places; 0: none */
    uint64_t across, down; /* places per page */
    uint64_t spacing;      /* between two places */
    uint64_t scale; /* what a millimetre on A4 is on this page: text is as large in proportion */
    bool fit;       /* the page fits the first picture; paper_fit sets width and height, 0 before */
};

/* Returns the width or height of a page, with its bleed. */
static inline uint64_t paper_side(const struct paper *p, uint64_t side)
{
    return side + 2 * p->bleed;
}

/* Returns the template of captions. */
const char *paper_caption(const struct render_options *o);

/* Returns the page that the options ask for, for puzzles or for answers. */
struct paper paper_of(const struct render_options *o, bool is_answer);

/* Checks that the pages are not too large, and have room for pictures: the check() of formats that
 * draw sheets. */
int paper_check(const struct render_options *o, struct err *err);

/* If the page is to fit a picture of width x height units, with text that is `text` wide below or
 * above it, sets its size, once. */
void paper_fit(struct paper *p, uint64_t width, uint64_t height, uint64_t text);

/* A picture on a page. */
struct paper_place {
    uint64_t x, y;          /* its upper left corner */
    uint64_t height;        /* it is as large as the place and its proportions allow */
    uint64_t left, room;    /* the left side and the width of its place */
    uint64_t length, units; /* one unit of the picture is length / units */
};

/* Returns where picture number k of a page is, from 0, whose size is width x height units. The
 * gutter is at the left. */
struct paper_place paper_place(const struct paper *p, uint64_t k, uint64_t width, uint64_t height);

#endif
