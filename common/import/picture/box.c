#include "box.h"

const struct box box_empty = {
    {INT32_MAX, INT32_MAX, INT32_MAX, INT32_MAX}, {INT32_MIN, INT32_MIN, INT32_MIN, INT32_MIN}, 0};

bool box_is_within(const struct box *b, const struct box *frame)
{
    return b->low[0] > frame->low[0] && b->high[0] < frame->high[0] && b->low[1] > frame->low[1] &&
           b->high[1] < frame->high[1] && box_area(b) * 10 > box_area(frame);
}

bool box_has(const struct box *b, struct outline_point q)
{
    return q.x >= b->low[0] && q.x <= b->high[0] && q.y >= b->low[1] && q.y <= b->high[1];
}

struct box *boxes_first(const struct mem *boxes)
{
    return (struct box *)(void *)boxes->at;
}

ptrdiff_t boxes_find(struct plane *p, unsigned flag, struct mem *boxes)
{
    const size_t n = plane_count(p), count = plane_number(p);
    struct box *box;
    if (mem_need_array(boxes, count, sizeof *box, 0))
        return -1;
    box = boxes_first(boxes);
    for (size_t k = 0; k < count; k++)
        box[k] = box_empty;
    for (size_t i = 0; i < n; i++)
        if (p->flags[i] & flag)
            box_grow(&box[plane_size(p, plane_piece(p, i)) - 1], (int)(i % p->width),
                     (int)(i / p->width));
    return (ptrdiff_t)count;
}

struct box *boxes_of(struct plane *p, const struct mem *boxes, size_t i)
{
    return boxes_first(boxes) + plane_size(p, plane_piece(p, i)) - 1;
}

ptrdiff_t boxes_join_near(struct plane *p, unsigned flag, int distance, struct mem *boxes)
{
    plane_measure(p, flag, flag);
    plane_flag_far(p, distance, PLANE_MARK);
    plane_join(p, PLANE_MARK, 0, true);
    return boxes_find(p, flag, boxes);
}
