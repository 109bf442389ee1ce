#include "joined.h"

#include <stdlib.h>

/* A point. The array ends with an extra point that no stroke leads to. */
struct joined_point {
    struct shape_point at;
    enum shape_move how;       /* to this point */
    struct joined_point *next; /* for an end of a stroke, the end to which it is joined, or NULL;
                                  for a finished end and for other points, itself */
};

static struct joined_point *joined_points(const struct joined *j)
{
    return (struct joined_point *)(void *)j->points.at;
}

void joined_add(void *joined, enum shape_move how, const struct shape_point *p)
{
    struct joined *j = joined;
    const size_t n = how == SHAPE_CURVE ? SHAPE_CURVE_POINTS : 1;
    if (j->failed || mem_need_array(&j->points, j->count + n + 1, sizeof(struct joined_point), 0)) {
        j->failed = true;
        return;
    }
    for (size_t k = 0; k < n; k++)
        joined_points(j)[j->count++] = (struct joined_point){.at = p[k], .how = how};
    joined_points(j)[j->count].how = SHAPE_FROM;
}

/* Compares two ends by their points, for qsort. */
static int joined_compare(const void *a, const void *b)
{
    const struct joined_point *p = *(struct joined_point *const *)a;
    const struct joined_point *q = *(struct joined_point *const *)b;
    if (p->at.y != q->at.y)
        return p->at.y < q->at.y ? -1 : 1;
    if (p->at.x != q->at.x)
        return p->at.x < q->at.x ? -1 : 1;
    return (p > q) - (p < q);
}

/* Joins the ends of strokes with n points in total. `end` must have room for all ends. */
static void joined_match(struct joined_point *point, size_t n, struct joined_point **end)
{
    size_t ends = 0;
    for (size_t k = 0; k < n; k++) {
        const bool is_end = point[k].how == SHAPE_FROM || point[k + 1].how == SHAPE_FROM;
        point[k].next = is_end ? NULL : point + k;
        if (is_end)
            end[ends++] = point + k;
    }
    qsort(end, ends, sizeof(struct joined_point *), joined_compare);
    for (size_t k = 1; k < ends; k++)
        if (end[k]->at.x == end[k - 1]->at.x && end[k]->at.y == end[k - 1]->at.y) {
            end[k]->next = end[k - 1];
            end[k - 1]->next = end[k];
            k++;
        }
}

/* Appends the strokes that start at `end` to *to, unless `end` is finished. */
static void joined_follow(struct joined *to, struct joined_point *end)
{
    enum shape_move how = SHAPE_FROM; /* a point shared by two strokes is appended once */
    while (end && end->next != end) {
        const int step = end->how == SHAPE_FROM ? 1 : -1;
        struct joined_point *at = end;
        if (how == SHAPE_FROM)
            joined_points(to)[to->count++] = (struct joined_point){.at = at->at, .how = how};
        while ((how = at[step > 0].how) != SHAPE_FROM) {
            at += step;
            joined_points(to)[to->count++] = (struct joined_point){.at = at->at, .how = how};
        }
        how = SHAPE_LINE;
        end->next = end;
        end = at->next;
        at->next = at;
    }
}

int joined_finish(struct joined *j, struct err *err)
{
    struct joined result = {0};
    struct mem ends = {0};
    const bool failed = j->failed ||
                        mem_need_array(&ends, j->count, sizeof(struct joined_point *), 0) ||
                        mem_need_array(&result.points, j->count, sizeof(struct joined_point), 0);
    if (!failed && j->count > 0) {
        struct joined_point *point = joined_points(j), *const end = point + j->count;
        joined_match(point, j->count, (struct joined_point **)(void *)ends.at);
        for (struct joined_point *p = point; p < end; p++)
            if (!p->next)
                joined_follow(&result, p);
        for (struct joined_point *p = point; p < end; p++) /* closed lines */
            if (p->how == SHAPE_FROM)
                joined_follow(&result, p);
    }
    mem_free(&ends);
    mem_free(&j->points);
    *j = result;
    return failed ? err_memory(err) : 0;
}

void joined_draw(const struct joined *j, const struct shape_pen *pen, void *to)
{
    const struct joined_point *point = joined_points(j);
    for (size_t k = 0, n; k < j->count; k += n) {
        struct shape_point p[SHAPE_CURVE_POINTS];
        n = point[k].how == SHAPE_CURVE ? SHAPE_CURVE_POINTS : 1;
        for (size_t i = 0; i < n; i++)
            p[i] = point[k + i].at;
        pen->move(to, point[k].how, p);
    }
}
