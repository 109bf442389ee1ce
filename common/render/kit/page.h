/* page: pictures in SVG set out on pages of paper, one document of them all.
 *
 * A document is held in memory until its end, for it begins with its height. Pages lie
 * one below the other, each a group named page1, page2 and so on. */
#ifndef RENDER_KIT_PAGE_H
#define RENDER_KIT_PAGE_H

#include "common/render/render.h"

enum page_paper { PAGE_A4, PAGE_LETTER, PAGE_FIT };

/* What is set out, kept from picture to picture. */
struct page {
    double width, height, margin;          /* of the paper, in mm */
    size_t across, down;                   /* pictures on a page */
    bool fit;                              /* width and height become those of the first picture */
    bool sheet;                            /* with numbers, and answers on a page of their own */
    uint64_t only;                         /* write this page alone, from 1; 0: all */
    uint64_t pages;                        /* ended so far */
    size_t filled;                         /* pictures on the one at hand, */
    bool answered;                         /* of which some have answers */
    struct text_buf *body, *now, *answers; /* pages that ended; that at hand; its answers */
};

/* Adds a picture: elements in SVG, width x height in units of their own from (-shift,
 * -shift) on. below: what is drawn under its walls, on the page of answers alone where
 * there are sheets; it may be empty. number: of the picture, from 1. 0, or -1: no memory. */
struct page_picture {
    double width, height, shift;
    const struct text_buf *below[2], *walls;
    bool answer; /* below has one */
    uint64_t number;
};
int page_add(struct page *p, const struct page_picture *picture);

/* Ends the last page and writes the document. 0, or -1: no memory. */
int page_end(struct page *p, struct out *out);

/* Adds text as printf has it, less than 400 bytes. -1: no memory. */
int page_print(struct text_buf *to, const char *format, ...) ERR_PRINTF(2, 3);

#endif
