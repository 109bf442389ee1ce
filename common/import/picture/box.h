/* box: the bounding boxes of the pieces (connected components) of a plane. */
#ifndef IMPORT_BOX_H
#define IMPORT_BOX_H

#include "outline.h"

/* The first and the last position of a piece in each direction, and its number of pixels. */
struct box {
    int low[OUTLINE_DIRECTIONS], high[OUTLINE_DIRECTIONS];
    int pixels;
};

/* The box without pixels. */
extern const struct box box_empty;

/* Adds the pixel x, y to a box. */
static inline void box_grow(struct box *b, int x, int y)
{
    for (unsigned k = 0; k < OUTLINE_DIRECTIONS; k++) {
        const int at = outline_along((struct outline_point){x, y}, k);
        b->low[k] = at < b->low[k] ? at : b->low[k];
        b->high[k] = at > b->high[k] ? at : b->high[k];
    }
    b->pixels++;
}

/* Returns the length of a box in direction k, in pixels. */
static inline int box_along(const struct box *b, unsigned k)
{
    const int n = b->high[k] - b->low[k] + 1;
    return k < 2 ? n : n * 5 / 7;
}

/* Returns the larger of the width and the height. */
static inline int box_extent(const struct box *b)
{
    const int x = box_along(b, 0), y = box_along(b, 1);
    return x > y ? x : y;
}

/* Returns width times height. */
static inline size_t box_area(const struct box *b)
{
    return (size_t)box_along(b, 0) * (size_t)box_along(b, 1);
}

/* Returns whether a box lies within `frame` and has more than a tenth of its area, like a maze in a
 * frame. */
bool box_is_within(const struct box *b, const struct box *frame);

/* Returns whether a box contains the pixel q. */
bool box_has(const struct box *b, struct outline_point q);

/* Numbers the pieces that plane_join found, and stores the boxes of their pixels with `flag`.
 * Returns the number of pieces, or -1 if memory runs out. */
ptrdiff_t boxes_find(struct plane *p, unsigned flag, struct mem *boxes);

/* Returns the first box stored by boxes_find. */
struct box *boxes_first(const struct mem *boxes);

/* Returns the box of the piece that contains pixel i. */
struct box *boxes_of(struct plane *p, const struct mem *boxes, size_t i);

/* Joins the pixels with `flag` that are at most twice `distance` apart into pieces, and stores the
 * boxes of the pieces. Returns the number of pieces, or -1 if memory runs out. */
ptrdiff_t boxes_join_near(struct plane *p, unsigned flag, int distance, struct mem *boxes);

#endif
