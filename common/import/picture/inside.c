/* A disc rolls around the walls from the rim of the picture. The inside is the area that it does
 * not reach; gaps are where the inside meets the area that it reaches. This works for every
 * outline. Doors are about as wide as a passage, so several discs are tried, and the smallest disc
 * is used that finds almost the largest inside: larger discs do not enter wide doors and so find
 * the whole inside, while smaller discs enter bays of the outline. Narrower gaps are tears in a
 * wall. */
#include "outline.h"

#include <stdio.h>
#include <stdlib.h>

/* Returns the square root of n, rounded down. */
static int inside_root(int64_t n)
{
    int64_t low = 0, high = (int64_t)1 << 31;
    while (high - low > 1) {
        const int64_t middle = (low + high) / 2;
        *(middle * middle <= n ? &low : &high) = middle;
    }
    return (int)low;
}

static int inside_lower(int a, int b)
{
    return a < b ? a : b;
}

/* ---- gaps ---- */

/* The pixels of a gap that are farthest in four directions and their opposites. */
struct inside_touch {
    uint32_t piece;
    struct outline_point low[OUTLINE_DIRECTIONS], high[OUTLINE_DIRECTIONS];
};

/* Adds the gap of the pixels in *t, keeping the widest gaps first. */
static void inside_add_gap(struct outline *o, const struct inside_touch *t)
{
    struct outline_gap gap = {{t->low[0], t->high[0]}, 0};
    unsigned k = o->gaps;
    for (unsigned d = 1; d < 4; d++)
        if (outline_square(t->low[d], t->high[d]) > outline_square(gap.end[0], gap.end[1])) {
            gap.end[0] = t->low[d];
            gap.end[1] = t->high[d];
        }
    gap.width = inside_root(outline_square(gap.end[0], gap.end[1]) * PLANE_PIXEL * PLANE_PIXEL) +
                PLANE_PIXEL;
    for (; k > 0 && o->gap[k - 1].width < gap.width; k--)
        o->gap[k] = o->gap[k - 1];
    o->gap[k] = gap;
    o->gaps++;
}

/* Finds the gaps, which are the pieces of pixels with PLANE_MARK. If there are too many, finds
 * none. */
static void inside_find_gaps(struct outline *o)
{
    struct plane *p = &o->plane;
    const size_t n = plane_count(p);
    struct inside_touch touch[OUTLINE_GAPS];
    unsigned count = 0;
    o->gaps = 0;
    plane_join(p, PLANE_MARK, PLANE_MARK, true);
    for (size_t i = 0; i < n; i++) {
        const uint32_t piece = plane_piece(p, i);
        struct outline_point q;
        unsigned k = 0;
        if (piece == PLANE_NONE)
            continue;
        q = outline_place(p, i);
        while (k < count && touch[k].piece != piece)
            k++;
        if (k == OUTLINE_GAPS)
            return;
        if (k == count)
            touch[count++] = (struct inside_touch){piece, {q, q, q, q}, {q, q, q, q}};
        for (unsigned d = 0; d < OUTLINE_DIRECTIONS; d++) {
            struct outline_point *low = &touch[k].low[d], *high = &touch[k].high[d];
            *low = outline_along(q, d) < outline_along(*low, d) ? q : *low;
            *high = outline_along(q, d) > outline_along(*high, d) ? q : *high;
        }
    }
    for (unsigned k = 0; k < count; k++)
        inside_add_gap(o, &touch[k]);
}

/* ---- inside and outside ---- */

/* Rolls a disc around the walls. Sets PLANE_IN on the inside, stores its size in o->inside, and
 * finds its gaps. Returns the size of the whole area that the disc does not reach, in pixels. */
static size_t inside_roll(struct outline *o, int radius)
{
    struct plane *p = &o->plane;
    const size_t n = plane_count(p), width = p->width;
    uint32_t first;
    size_t all = 0;
    plane_measure(p, PLANE_MAIN, PLANE_MAIN);
    plane_flag_far(p, radius, PLANE_MARK);
    plane_join(p, PLANE_MARK, PLANE_MARK, false);
    plane_flag_piece(p, 0, PLANE_MARK);
    plane_measure(p, PLANE_MARK, PLANE_MARK);
    plane_flag_far(p, radius, PLANE_IN);
    plane_flag(p, PLANE_MAIN | PLANE_IN, PLANE_IN, PLANE_IN);
    plane_join(p, PLANE_IN, PLANE_IN, false);
    for (size_t i = 0; i < n; i++)
        if (plane_begins(p, i) && plane_size(p, (uint32_t)i) >= 4 * outline_area(o))
            all += plane_size(p, (uint32_t)i);
    first = plane_largest(p, 0, &o->inside);
    plane_flag_piece(p, first, PLANE_IN);
    for (size_t i = 0; i < n; i++) { /* walls can be joined by corners, so corners do not count */
        const size_t near[] = {i - 1, i + 1, i - width, i + width};
        bool touches = false;
        for (unsigned k = 0; p->flags[i] & PLANE_IN && k < 4; k++)
            touches |= !(p->flags[near[k]] & PLANE_MAIN) && p->distance[near[k]] <= radius;
        plane_set(&p->flags[i], PLANE_MARK, touches);
    }
    inside_find_gaps(o);
    return all;
}

/* Keeps only the gaps that are as wide as a door. Returns whether they are two doors of similar
 * width. */
static bool inside_has_doors(struct outline *o)
{
    const int p = o->passage, second = o->gap[o->gaps > 1].width;
    unsigned doors = 0;
    while (doors < o->gaps &&
           (o->gap[doors].width * 10 >= p * 6 ||
            (o->gap[doors].width * 10 >= p * 4 && o->gap[doors].width * 10 >= second * 6)))
        doors++;
    o->gaps = doors;
    return doors == 2 && o->gap[0].width <= 2 * o->gap[1].width;
}

/* Lists the gaps in o->why, in pixels of the picture. */
static void inside_name_gaps(struct outline *o)
{
    char places[256];
    size_t len = 0;
    snprintf(places, sizeof places, "%s", o->gaps ? "" : ", which may be a frame to crop");
    for (unsigned k = 0; k < o->gaps && k < 6; k++) {
        const struct outline_gap *g = &o->gap[k];
        len += (size_t)snprintf(places + len, sizeof places - len, "%s%d wide at %d,%d",
                                k ? ", " : ": ", outline_pixels(g->width) * (int)o->scale,
                                outline_in_picture(o, outline_middle(g).x),
                                outline_in_picture(o, outline_middle(g).y));
    }
    err_set(&o->why, "passages about %d pixels wide, and %u gap%s in the outline%s",
            outline_pixels(o->passage) * (int)o->scale, o->gaps, o->gaps == 1 ? "" : "s", places);
}

bool inside_find(struct outline *o)
{
    static const int radii[] = {62, 75, 90, 110, 135, 165}; /* in percent of a passage */
    enum { RADII = sizeof radii / sizeof *radii };
    const size_t area = outline_area(o);
    size_t best = 0, most;
    bool is_one; /* a wall behind its only gap may divide it for smaller discs */
    int off = OUTLINE_GAPS, of_best = 0;
    inside_roll(o, o->passage * radii[RADII - 1] / 100);
    most = o->inside;
    is_one = o->gaps == 1;
    o->is_closed = false;
    inside_has_doors(o);
    inside_name_gaps(o);
    for (unsigned k = 0; k < RADII && !is_one; k++) {
        const size_t all = inside_roll(o, o->passage * radii[k] / 100), here = o->inside;
        const bool is_closed = k == 0 && o->gaps == 0; /* larger discs do not enter other gaps */
        const bool has_doors = inside_has_doors(o);
        const bool are_more = o->gaps > 2 && here + area / 2 >= most;
        most = here > most ? here : most;
        if (are_more || abs((int)o->gaps - 2) < off) {
            off = abs((int)o->gaps - 2);
            inside_name_gaps(o);
        }
        o->is_closed = is_closed;
        if (is_closed || are_more)
            break;
        if (!has_doors || here < 12 * area || here * 4 < all * 3)
            continue;
        if (here + area / 5 >= most)
            return true;
        if (here > best + area / 5) {
            best = here;
            of_best = radii[k];
        }
    }
    if (best == 0 || most * 10 > best * 11)
        return false;
    inside_roll(o, o->passage * of_best / 100);
    return inside_has_doors(o);
}

bool inside_left_out(const struct outline *o)
{
    const struct plane *p = &o->plane;
    const int near = o->passage / PLANE_PIXEL / 5;
    for (unsigned k = 0; k < o->gaps; k++) {
        const struct outline_point a = o->gap[k].end[0], b = o->gap[k].end[1];
        for (int y = inside_lower(a.y, b.y) - near; y <= a.y + b.y - inside_lower(a.y, b.y) + near;
             y++)
            for (int x = inside_lower(a.x, b.x) - near;
                 x <= a.x + b.x - inside_lower(a.x, b.x) + near; x++)
                if ((p->flags[(size_t)y * p->width + (size_t)x] & (PLANE_WALL | PLANE_MAIN)) ==
                    PLANE_WALL)
                    return true;
    }
    return false;
}

/* In percent of a passage: a disc of this radius enters no passage and few doors. */
enum { WIDE = 110 };

bool inside_is_smooth(struct outline *o)
{
    struct plane *p = &o->plane;
    const size_t n = plane_count(p);
    const int radius = o->passage * WIDE / 100;
    size_t pockets = 0;
    plane_measure(p, PLANE_MAIN, PLANE_MAIN);
    plane_flag_far(p, radius, PLANE_MARK);
    plane_flag_far(p, o->passage / 6, PLANE_IN);
    plane_measure(p, PLANE_MARK, PLANE_MARK);
    for (size_t i = 0; i < n; i++)
        pockets += p->flags[i] & PLANE_IN && p->distance[i] > radius + radius / 8;
    return pockets < 8 * outline_area(o);
}

size_t inside_close(struct outline *o)
{
    inside_roll(o, o->passage * WIDE / 100);
    inside_has_doors(o);
    return o->inside < 12 * outline_area(o) ? 0 : o->inside;
}
