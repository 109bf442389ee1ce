/* joined: joins strokes end to end, so that a plotter or cutter rarely lifts its tool.
 *
 * Stroke ends at the same point are joined in pairs. The number of joined strokes is therefore half
 * the number of points with an odd number of ends, which is the minimum, plus one for each closed
 * line. Joining takes about 80 bytes per cell of a maze. */
#ifndef RENDER_PAGES_JOINED_H
#define RENDER_PAGES_JOINED_H

#include "common/base/err.h"
#include "common/base/mem.h"
#include "common/render/kit/shape_drawing.h"

/* A set of strokes; {0} is the empty set. A curve is three points. */
struct joined {
    struct mem points; /* struct joined_point; owned */
    size_t count;
    bool failed; /* memory ran out */
};

/* Adds a move of a struct shape_pen to `joined`, a struct joined. */
void joined_add(void *joined, enum shape_move how, const struct shape_point *p);

/* Joins all strokes. Returns 0, or -1 with *err set if memory has run out, here or in
 * joined_add. */
int joined_finish(struct joined *j, struct err *err);

/* Draws the strokes. */
void joined_draw(const struct joined *j, const struct shape_pen *pen, void *to);

#endif
