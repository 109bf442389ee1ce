#include "joined.h"

#include <stdlib.h>

struct joined_point {
    struct shape_point at;
    enum shape_move how; /* to this point */
};

/* An end of a stroke: 2 k where stroke number k begins, 2 k + 1 where it ends. */
struct joined_end {
    struct shape_point at;
    size_t id;
};

enum { JOINED_ALONE = -1 };

struct joined_stroke {
    size_t first;      /* its first point */
    bool is_done;      /* it was appended to the result */
    ptrdiff_t next[2]; /* the ends that its beginning and its end are joined to, or JOINED_ALONE */
};

/* The work of joined_finish. */
struct joined_work {
    const struct joined *j;       /* what is joined */
    struct joined_stroke *stroke; /* one more than there are */
    struct joined_end *end;
    size_t count; /* of strokes */
    struct joined result;
};

static struct joined_point *joined_points(const struct joined *j)
{
    return (struct joined_point *)(void *)j->points.at;
}

void joined_add(void *joined, enum shape_move how, const struct shape_point *p)
{
    struct joined *j = joined;
    const size_t n = how == SHAPE_CURVE ? SHAPE_CURVE_POINTS : 1;
    if (j->failed || mem_need_array(&j->points, j->count + n, sizeof(struct joined_point), 0)) {
        j->failed = true;
        return;
    }
    for (size_t k = 0; k < n; k++)
        joined_points(j)[j->count++] = (struct joined_point){p[k], how};
}

/* Compares two ends by their points. For qsort. */
static int joined_compare(const void *a, const void *b)
{
    const struct joined_end *p = a, *q = b;
    if (p->at.y != q->at.y)
        return p->at.y < q->at.y ? -1 : 1;
    if (p->at.x != q->at.x)
        return p->at.x < q->at.x ? -1 : 1;
    return (p->id > q->id) - (p->id < q->id);
}

/* Finds the strokes, and joins their ends. */
static void joined_match(struct joined_work *w)
{
    const struct joined_point *point = joined_points(w->j);
    struct joined_end *end = w->end;
    for (size_t k = 0; k < w->j->count; k++)
        if (point[k].how == SHAPE_FROM)
            w->stroke[w->count++] = (struct joined_stroke){k, false, {JOINED_ALONE, JOINED_ALONE}};
    w->stroke[w->count].first = w->j->count;
    for (size_t k = 0; k < 2 * w->count; k++)
        end[k] = (struct joined_end){point[w->stroke[(k + 1) / 2].first - k % 2].at, k};
    qsort(end, 2 * w->count, sizeof *end, joined_compare);
    for (size_t k = 1; k < 2 * w->count; k++)
        if (end[k].at.x == end[k - 1].at.x && end[k].at.y == end[k - 1].at.y) {
            const size_t a = end[k - 1].id, b = end[k++].id;
            w->stroke[a / 2].next[a % 2] = (ptrdiff_t)b;
            w->stroke[b / 2].next[b % 2] = (ptrdiff_t)a;
        }
}

/* Appends the strokes from an end on, unless that one is done. */
static void joined_follow(struct joined_work *w, size_t from)
{
    const struct joined_point *point = joined_points(w->j);
    struct joined_point *to = joined_points(&w->result);
    bool begins = true;
    for (ptrdiff_t end = (ptrdiff_t)from; end >= 0 && !w->stroke[end / 2].is_done;) {
        struct joined_stroke *s = w->stroke + end / 2;
        const size_t back = (size_t)end % 2, n = s[1].first - s->first;
        for (size_t k = !begins; k < n; k++) { /* the point that two strokes share comes once */
            const size_t at = back ? s[1].first - 1 - k : s->first + k;
            to[w->result.count++] =
                (struct joined_point){point[at].at, k ? point[at + back].how : SHAPE_FROM};
        }
        begins = false;
        s->is_done = true;
        end = s->next[!back];
    }
}

int joined_finish(struct joined *j, struct err *err)
{
    struct joined_work w = {.j = j};
    struct mem strokes = {0}, ends = {0};
    const size_t most = j->count + 1;
    const bool failed = j->failed || mem_need_array(&strokes, most, sizeof *w.stroke, 0) ||
                        mem_need_array(&ends, most, 2 * sizeof *w.end, 0) ||
                        mem_need_array(&w.result.points, most, sizeof(struct joined_point), 0);
    if (!failed) {
        w.stroke = (struct joined_stroke *)(void *)strokes.at;
        w.end = (struct joined_end *)(void *)ends.at;
        joined_match(&w);
        for (size_t k = 0; k < 2 * w.count; k++)
            if (w.stroke[k / 2].next[k % 2] == JOINED_ALONE)
                joined_follow(&w, k);
        for (size_t k = 0; k < w.count; k++) /* closed lines */
            joined_follow(&w, 2 * k);
    }
    mem_free(&strokes);
    mem_free(&ends);
    mem_free(&j->points);
    *j = w.result;
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
