/* joined: strokes joined end to end, so that a plotter or a cutter lifts its tool rarely.
 *
 * Ends at one point are joined in pairs. So a set of strokes becomes half as many as there are
 * points with an odd number of ends, which is the least possible, and one more for each closed
 * line. It takes about 80 bytes per cell of a maze. */
#ifndef RENDER_PAGES_JOINED_H
#define RENDER_PAGES_JOINED_H

#include "common/base/err.h"
#include "common/base/mem.h"
#include "common/render/kit/shape_drawing.h"

/* Strokes, {0} if there are none. A curve is three points. */
struct joined {
    struct mem points; /* struct joined_point; owned */
    size_t count;
    bool failed; /* memory ran out */
};

/* Adds a move of a struct shape_pen to strokes, a struct joined. */
void joined_add(void *joined, enum shape_move how, const struct shape_point *p);

/* Joins all strokes. Returns 0, or -1 with *err set if memory runs out, also earlier. */
int joined_finish(struct joined *j, struct err *err);

/* Draws the strokes. */
void joined_draw(const struct joined *j, const struct shape_pen *pen, void *to);

#endif
