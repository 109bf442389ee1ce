/* page: an SVG document of pictures on pages of paper.
 *
 * The document is collected in memory, because its height comes first. Its pages lie one below the
 * other; each is a group, named page1, page2 and so on. */
#ifndef RENDER_KIT_PAGE_H
#define RENDER_KIT_PAGE_H

#include "common/render/render.h"

enum page_paper { PAGE_A4, PAGE_LETTER, PAGE_FIT };

struct page {
    double width, height, margin; /* of the paper, in mm */
    size_t across, down;          /* pictures per page */
    bool fit;                     /* width and height are taken from the first picture */
    bool sheet;                   /* number the pictures; solutions on separate pages */
    uint64_t only;                /* write only this page, from 1; 0: all */

    /* The rest is private and must be zeroed at first. */
    uint64_t ended;            /* complete pages */
    size_t filled;             /* pictures on the current page */
    bool has_solutions;        /* any of them has a solution */
    struct text_buf body;      /* the complete pages; owned, like the next two */
    struct text_buf current;   /* the current page */
    struct text_buf solutions; /* its page of solutions */
};

/* A picture made of SVG elements. It is width x height in its own units; its upper left corner is
 * (-shift, -shift). */
struct page_picture {
    double width, height, shift;
    const struct text_buf *walls;
    const struct text_buf *below[2]; /* drawn under the walls; on sheets, in the solution only */
    bool has_solution;               /* `below` contains a solution */
    uint64_t number;                 /* from 1 */
};

/* Adds a picture. Returns 0, or -1 if memory runs out. */
int page_add(struct page *p, const struct page_picture *picture);

/* Returns the number of pages so far, including the current page and its solutions. */
uint64_t page_count(const struct page *p);

/* Ends the last page and writes the document. Returns 0, or -1 if memory runs out. */
int page_end(struct page *p, struct out *out);

/* Frees all memory. */
void page_free(struct page *p);

/* Appends formatted text of less than 400 bytes to *to. Returns 0, or -1 if memory runs out. */
int page_print(struct text_buf *to, const char *format, ...) PRINTF_LIKE(2, 3);

#endif
