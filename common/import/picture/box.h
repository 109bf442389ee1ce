/* box: where the joined pixels of a plane lie, and how far they extend. */
#ifndef IMPORT_BOX_H
#define IMPORT_BOX_H

#include "outline.h"

/* The first and the last place of a piece in each direction, and how many pixels it has. */
struct box {
    int low[OUTLINE_DIRECTIONS], high[OUTLINE_DIRECTIONS];
    int pixels;
};

/* The box of no pixels. */
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

/* Returns how many pixels long a box is in direction k. */
static inline int box_along(const struct box *b, unsigned k)
{
    const int n = b->high[k] - b->low[k] + 1;
    return k < 2 ? n : n * 5 / 7;
}

/* Returns the longer one of the width and the height. */
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

/* Returns whether a box lies within another and has more than a tenth of its area, as a maze in a
 * frame has. */
bool box_is_within(const struct box *b, const struct box *frame);

/* Returns whether a box has the pixel q in it. */
bool box_has(const struct box *b, struct outline_point q);

/* Numbers the pieces that plane_join has joined, and stores the boxes of their pixels with `flag`.
 * Returns how many there are, or -1 if memory runs out. */
ptrdiff_t boxes_find(struct plane *p, unsigned flag, struct mem *boxes);

/* Returns the first of the boxes that boxes_find stored. */
struct box *boxes_first(const struct mem *boxes);

/* Returns the box of the piece of pixel i. */
struct box *boxes_of(struct plane *p, const struct mem *boxes, size_t i);

/* Joins the pixels with `flag` that are at most twice `distance` apart, and stores the boxes of
 * these pieces. Returns as boxes_find. */
ptrdiff_t boxes_join_near(struct plane *p, unsigned flag, int distance, struct mem *boxes);

#endif
