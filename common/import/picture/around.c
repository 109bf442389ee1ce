/* A frame, or the edge of a sheet, is a line around the maze at which no other line begins, so a
 * disc can roll along its inner side. This is also true of the outer wall of a maze whose outermost
 * passage is an unobstructed loop, so a frame in a margin as narrow as a passage is skipped only if
 * it has no gap. */
#include "around.h"

#include "box.h"

#include <stdlib.h>

/* Returns the largest of `count` boxes if another one lies within it, otherwise NULL. */
static const struct box *around_find_frame(const struct box *box, size_t count)
{
    const struct box *frame = box;
    for (size_t k = 1; k < count; k++)
        if (box_area(&box[k]) > box_area(frame))
            frame = &box[k];
    for (size_t k = 0; k < count; k++)
        if (box_is_within(&box[k], frame))
            return frame;
    return NULL;
}

int around_leave_frame(struct outline *o, int distance, struct mem *boxes)
{
    enum { WALLS = PLANE_WALL | PLANE_FRAME };
    struct plane *p = &o->plane;
    const size_t n = plane_count(p);
    const struct box *frame;
    ptrdiff_t count;
    size_t area;
    bool is_frame;
    plane_flag(p, WALLS, PLANE_WALL, PLANE_MAIN);
    count = boxes_join_near(p, PLANE_MAIN, distance, boxes);
    if (count < 2)
        return count < 0 ? -1 : 0;
    frame = around_find_frame(boxes_first(boxes), (size_t)count);
    if (!frame)
        return 0;
    area = box_area(frame);
    for (size_t i = 0; i < n; i++)
        if (p->flags[i] & PLANE_MAIN)
            plane_set(&p->flags[i], PLANE_MAIN, boxes_of(p, boxes, i) == frame);
    is_frame = inside_is_smooth(o);
    plane_flag(p, WALLS | PLANE_MAIN, PLANE_WALL, PLANE_MAIN);
    is_frame = is_frame && inside_close(o) * 10 >= area;
    if (is_frame)
        plane_flag(p, PLANE_WALL | PLANE_MAIN, PLANE_WALL, PLANE_FRAME);
    else
        plane_flag(p, WALLS, PLANE_WALL, PLANE_MAIN);
    return is_frame;
}

bool around_is_cut(const struct outline *o)
{
    const int passage = o->passage / PLANE_PIXEL, wall = o->wall / PLANE_PIXEL + 1;
    const int high = passage * 2 / 5;
    const ptrdiff_t width = (ptrdiff_t)o->plane.width, rim = (ptrdiff_t)o->rim;
    const ptrdiff_t corner[] = {rim * width + rim, o->last.y * width + o->last.x};
    for (unsigned side = 0; side < 4; side++) {
        const ptrdiff_t sign = side < 2 ? 1 : -1;
        const ptrdiff_t along = side % 2 ? sign * width : sign, in = side % 2 ? sign : sign * width;
        const unsigned char *at = o->plane.flags + corner[side / 2];
        const int n = side % 2 ? o->last.y - (int)rim : o->last.x - (int)rim;
        int run = 0, open = INT32_MIN; /* pixels along the edge since the first such wall */
        for (int k = 0; k <= n; k++, at += along) {
            const bool is_deep = at[(passage / 3 + wall) * in - (run + 1) / 2 * along] & PLANE_MAIN;
            int depth = 0;
            while (depth < high && !(at[depth * in] & PLANE_MAIN))
                depth++;
            if (depth <= 1) {
                run++;
                continue;
            }
            if (run > 2 * wall)
                open = INT32_MIN;
            else if (run > 0 && is_deep) {
                if (open > passage)
                    return true;
                open = open < 0 ? 0 : open;
            }
            open += depth == high;
            run = 0;
        }
    }
    return false;
}

int around_check_band(struct outline *o, struct mem *boxes)
{
    struct plane *p = &o->plane;
    const size_t n = plane_count(p);
    struct box all = box_empty;
    ptrdiff_t count;
    plane_measure(p, PLANE_IN, 0);
    plane_flag_far(p, o->passage * 9 / 10, PLANE_MARK);
    plane_join(p, PLANE_MARK, PLANE_MARK, true);
    count = boxes_find(p, PLANE_MARK, boxes);
    if (count < 0)
        return -1;
    for (size_t i = 0; i < n; i++)
        if (p->flags[i] & PLANE_IN)
            box_grow(&all, (int)(i % p->width), (int)(i / p->width));
    for (size_t i = 0; i < n; i++) { /* a piece that reaches the middle is not a band */
        const int x = 2 * (int)(i % p->width) - all.low[0] - all.high[0];
        const int y = 2 * (int)(i / p->width) - all.low[1] - all.high[1];
        if (p->flags[i] & PLANE_MARK && 4 * abs(x) < box_along(&all, 0) &&
            4 * abs(y) < box_along(&all, 1))
            boxes_of(p, boxes, i)->pixels = 0;
    }
    for (ptrdiff_t k = 0; k < count; k++) {
        const struct box *b = boxes_first(boxes) + k;
        if (b->pixels > 0 && (4 * box_along(b, 0) > 3 * box_along(&all, 0) ||
                              4 * box_along(b, 1) > 3 * box_along(&all, 1))) {
            err_set(&o->why, "a band wider than passages around the rest; a frame to crop?");
            return 0;
        }
    }
    return 1;
}
