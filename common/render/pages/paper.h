/* paper: the size of pages, and the places of pictures on them. All lengths are integer
 * micrometres, so that every machine computes the same values. */
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

/* The key for the paper size: PAPER_FIT fits the first picture; a greater value is a size, see
 * ROW_OR_SIZE. */
enum paper_size { PAPER_A4, PAPER_LETTER, PAPER_A3, PAPER_A5, PAPER_LEGAL, PAPER_FIT };
extern const char *const paper_words[];

/* The smallest and the largest side of a page; 200 inches is the limit of PDF 1.4. */
enum { PAPER_SIDE_MIN = 10 * ROW_MM, PAPER_SIDE_MAX = ROW_SIDE_MAX };

/* The maximum bleed, which extends beyond the edge and is cut off, and the maximum gutter, the
 * extra margin at the binding. */
enum { PAPER_EXTRA = 50 * ROW_MM };

struct paper {
    uint64_t width, height, margin; /* without the bleed, which surrounds the page */
    uint64_t bleed, gutter;
    uint64_t title;        /* height of the title above the places; 0: none */
    uint64_t caption;      /* height of a caption below its picture; 0: none */
    uint64_t foot;         /* height of the page number below the places; 0: none */
    uint64_t across, down; /* places per page */
    uint64_t spacing;      /* between two places */
    uint64_t scale;        /* the length here of a millimetre on A4; scales the text */
    bool fit;              /* the page fits the first picture; paper_fit sets its size, 0 before */
};

/* Returns the width or height of a page, with its bleed. */
static inline uint64_t paper_side(const struct paper *p, uint64_t side)
{
    return side + 2 * p->bleed;
}

/* Returns the template of captions. */
const char *paper_caption(const struct render_options *o);

/* Returns the page that the options describe, for puzzles or for answers. */
struct paper paper_of(const struct render_options *o, bool is_answer);

/* Checks that the pages are not too large and have room for pictures: the check() of formats that
 * draw sheets. */
int paper_check(const struct render_options *o, struct err *err);

/* If p->fit is set, sets the size of the page, once, to fit a picture of width x height units, with
 * text of width `text` below or above it. */
void paper_fit(struct paper *p, uint64_t width, uint64_t height, uint64_t text);

/* A picture on a page. */
struct paper_place {
    uint64_t x, y;          /* its upper left corner */
    uint64_t height;        /* the picture is as large as its place and its proportions allow */
    uint64_t left, room;    /* the left edge and the width of its place */
    uint64_t length, units; /* one unit of the picture is length / units */
};

/* Returns the place of picture number k of a page, counted from 0. The picture is width x height
 * units large; the gutter is on the left. */
struct paper_place paper_place(const struct paper *p, uint64_t k, uint64_t width, uint64_t height);

#endif
