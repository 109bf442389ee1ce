/* All sizes follow from the width of the passages: twice the median distance to the walls along the
 * middle of the passages.
 *
 * Pieces of wall that are shorter than the width of a passage are dust, or discs or arrows at a
 * start. Pieces that are a few times as long may be letters or figures, so the outline is first
 * looked for without them. */
#include "around.h"
#include "box.h"
#include "outline.h"

enum {
    PASSAGE_MIN = 3,    /* width of the narrowest passage, in pixels */
    PASSAGE_USUAL = 16, /* wider passages are scaled down, but not below this */
    SPECK = 4,          /* size of the smallest spot, in pixels */
    RIDGES_MIN = 5,
    PIXELS_MAX = 12000000
};

/* ---- widths ---- */

/* Returns whether the distance of a pixel is at least that of each neighbour. */
static bool walls_is_ridge(const int16_t *at, ptrdiff_t width)
{
    const ptrdiff_t near[] = {-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1};
    if (*at <= PLANE_PIXEL)
        return false;
    for (unsigned k = 0; k < 8; k++)
        if (at[near[k]] > *at)
            return false;
    return true;
}

/* Returns twice the median distance along the ridges in a box, minus a pixel; one pixel if there
 * are almost no ridges. Each pixel counts once, however wide the area, so a margin or a room does
 * not outweigh the passages. *count has room for PLANE_FAR + 1 distances. */
static int walls_width(const struct plane *p, const struct box *b, uint64_t *count)
{
    uint64_t ridges = 0, half = 0;
    int d = 0;
    memset(count, 0, (PLANE_FAR + 1) * sizeof *count);
    for (int y = b->low[1] + 1; y < b->high[1]; y++)
        for (int x = b->low[0] + 1; x < b->high[0]; x++) {
            const int16_t *at = p->distance + (size_t)y * p->width + x;
            if (walls_is_ridge(at, (ptrdiff_t)p->width)) {
                count[*at]++;
                ridges++;
            }
        }
    if (ridges < RIDGES_MIN)
        return PLANE_PIXEL;
    while ((half += count[d]) * 2 < ridges)
        d++;
    return 2 * d - PLANE_PIXEL;
}

/* Sets PLANE_MAIN on the largest piece without this flag. Returns its box. */
static struct box walls_find_largest(struct plane *full)
{
    const size_t n = plane_count(full), width = full->width;
    struct box box = box_empty;
    size_t size;
    const uint32_t first = plane_largest(full, PLANE_MAIN, &size);
    for (size_t i = 0; i < n && size > 0; i++)
        if (plane_piece(full, i) == first) {
            full->flags[i] |= PLANE_MAIN;
            box_grow(&box, (int)(i % width), (int)(i / width));
        }
    return box;
}

/* Measures passages and walls in the box of the largest piece of wall. That piece may be a frame,
 * so the next largest pieces are also measured while each lies within the previous one; the
 * narrowest passages are used. Returns whether the pieces may be a maze. */
static bool walls_measure(struct outline *o, struct plane *full, uint64_t *count)
{
    enum { FRAMES = 2 };
    const size_t n = plane_count(full);
    struct box box, next, last;
    int solid = 0, extent;
    plane_flag(full, PLANE_MAIN, PLANE_WALL, PLANE_MAIN); /* clears PLANE_MAIN */
    plane_measure(full, PLANE_WALL, PLANE_WALL);
    plane_join(full, PLANE_WALL, PLANE_WALL, true);
    box = next = walls_find_largest(full);
    if (box.pixels == 0) {
        err_set(&o->why, "no walls with passages between them");
        return false;
    }
    extent = box_extent(&box);
    o->passage = walls_width(full, &box, count);
    for (unsigned k = 0; k < FRAMES; k++) {
        int passage;
        last = next;
        next = walls_find_largest(full);
        if (next.pixels == 0 || !box_is_within(&next, &last))
            break;
        passage = walls_width(full, &next, count);
        if (passage < o->passage) {
            o->passage = passage;
            box = next;
        }
    }
    plane_measure(full, PLANE_WALL, 0);
    o->wall = walls_width(full, &box, count);
    for (size_t i = 0; i < n; i++)
        if (full->flags[i] & PLANE_MAIN && box_has(&box, outline_place(full, i)) &&
            full->distance[i] > solid)
            solid = full->distance[i];
    if (o->passage < PASSAGE_MIN * PLANE_PIXEL || extent * PLANE_PIXEL < 4 * o->passage)
        err_set(&o->why, "no walls with passages between them");
    else if (o->wall > 2 * o->passage)
        err_set(&o->why, "walls about %d pixels thick, and about %d between them",
                outline_pixels(o->wall), outline_pixels(o->passage));
    else if (2 * solid > 4 * o->wall && 2 * solid > 3 * o->passage)
        err_set(&o->why, "an area about %d pixels thick among passages of %d; a shadow?",
                outline_pixels(2 * solid), outline_pixels(o->passage));
    return o->why.what[0] == '\0';
}

/* ---- pieces of wall ---- */

/* Makes the plane: *full with a rim in which a disc can roll, scaled down as far as the passages
 * stay wide. A pixel that contains a wall becomes a wall. Returns 1, 0 if the plane is too large,
 * because each pixel takes long, or -1 if memory runs out. */
static int walls_scale(struct outline *o, const struct plane *full)
{
    const size_t pixels = (size_t)o->passage / PLANE_PIXEL, width = full->width;
    const size_t scale = pixels < (size_t)2 * PASSAGE_USUAL ? 1 : pixels / PASSAGE_USUAL;
    const size_t rim = 2 * (pixels / scale) + (size_t)2 * PLANE_RIM;
    const size_t wide = width / scale + 1 + 2 * rim, high = full->height / scale + 1 + 2 * rim;
    o->scale = scale;
    o->rim = rim;
    o->last.x = (int)((width - (size_t)2 * PLANE_RIM - 1) / scale + rim);
    o->last.y = (int)((full->height - (size_t)2 * PLANE_RIM - 1) / scale + rim);
    if (high > PIXELS_MAX / wide) {
        err_set(&o->why,
                "passages about %zu pixels wide in a large picture; crop it, or make it smaller: "
                "pamscale 0.5",
                pixels);
        return 0;
    }
    if (plane_shape(&o->plane, wide, high, &o->work))
        return -1;
    for (size_t y = PLANE_RIM; y < full->height - PLANE_RIM; y++) {
        const unsigned char *from = full->flags + y * width;
        unsigned char *to = o->plane.flags + ((y - PLANE_RIM) / scale + rim) * o->plane.width + rim;
        for (size_t x = PLANE_RIM; x < width - PLANE_RIM; x++)
            to[(x - PLANE_RIM) / scale] |=
                (from[x] & (PLANE_WALL | PLANE_START | PLANE_GOAL)) |
                (from[x] & (plane_faint(o->side) | PLANE_WALL) ? PLANE_FAINT : 0);
    }
    o->passage = (int)((size_t)o->passage - (scale - 1) * PLANE_PIXEL / 2) / (int)scale;
    o->wall = o->wall / (int)scale;
    return 1;
}

/* The shape of a piece. */
enum walls_form {
    FORM_LINE,   /* longer in one direction, like the single walls of hexagons */
    FORM_FILLED, /* thicker than walls, like an arrow or a disc */
    FORM_OTHER
};

static enum walls_form walls_form(const struct box *b, int wall)
{
    int least = INT32_MAX, most = 0;
    for (unsigned k = 0; k < OUTLINE_DIRECTIONS; k++) {
        const int extent = box_along(b, k);
        least = extent < least ? extent : least;
        most = extent > most ? extent : most;
    }
    if ((least - 1) * PLANE_PIXEL > 2 * wall &&
        5 * b->pixels > 2 * box_along(b, 0) * box_along(b, 1))
        return FORM_FILLED;
    return 3 * least < 2 * most ? FORM_LINE : FORM_OTHER;
}

/* Returns whether a piece is at least `tenths` of a passage long; 0: long enough for a wall. A
 * filled piece must be longer, but a closed cell is long enough. */
static bool walls_is_long(const struct outline *o, const struct box *b, int tenths)
{
    static const int least[] = {[FORM_LINE] = 4, [FORM_FILLED] = 12, [FORM_OTHER] = 8};
    if (!tenths)
        tenths = least[walls_form(b, o->wall)];
    return box_extent(b) * PLANE_PIXEL * 10 >= o->passage * tenths;
}

/* Clears a colour on all pieces except spots, which are too short for walls. Returns 0, or -1 if
 * memory runs out. */
static int walls_find_spots(struct outline *o, unsigned color, struct mem *boxes)
{
    struct plane *p = &o->plane;
    const size_t n = plane_count(p);
    plane_join(p, color, color, true);
    if (boxes_find(p, color, boxes) < 0)
        return -1;
    for (size_t i = 0; i < n; i++)
        if (p->flags[i] & color)
            plane_set(&p->flags[i], color, !walls_is_long(o, boxes_of(p, boxes, i), 0));
    return 0;
}

/* Clears `flag`, PLANE_WALL or PLANE_MAIN, on the pieces of wall that are shorter than `tenths` of
 * a passage, or too short for a wall if `tenths` is 0. Narrow tears do not separate a piece. Spots
 * also lose the flag, but first join their blurred edges, so that these are also short. Returns 0,
 * or -1 if memory runs out. */
static int walls_keep_long(struct outline *o, int tenths, unsigned flag, struct mem *boxes)
{
    struct plane *p = &o->plane;
    const size_t n = plane_count(p);
    if (boxes_join_near(p, flag, o->passage / 12, boxes) < 0)
        return -1;
    for (size_t i = 0; i < n; i++) {
        const bool may_be = (p->flags[i] & (flag | PLANE_START | PLANE_GOAL)) == flag;
        plane_set(&p->flags[i], flag, may_be && walls_is_long(o, boxes_of(p, boxes, i), tenths));
    }
    return 0;
}

/* Looks for lines inside, at least half a passage long, that are not walls only because they are
 * faint. Returns 1 if there are none, 0 with o->why set if there are, or -1 if memory runs out.
 * Blur near walls and spots, which is equally faint, is ignored. */
static int walls_check_faint(struct outline *o, struct mem *boxes)
{
    struct plane *p = &o->plane;
    const size_t n = plane_count(p);
    const int least = o->passage / 6 > 2 * PLANE_PIXEL ? o->passage / 6 : 2 * PLANE_PIXEL;
    plane_flag(p, PLANE_IN | PLANE_START | PLANE_GOAL, PLANE_IN, PLANE_MARK);
    plane_measure(p, PLANE_MARK, 0);
    for (size_t i = 0; i < n; i++)
        plane_set(&p->flags[i], PLANE_MARK, p->flags[i] & PLANE_FAINT && p->distance[i] > least);
    plane_join(p, PLANE_MARK, PLANE_MARK, true);
    if (boxes_find(p, PLANE_MARK, boxes) < 0)
        return -1;
    for (size_t i = 0; i < n; i++) {
        const struct box *b;
        if (!(p->flags[i] & PLANE_MARK))
            continue;
        b = boxes_of(p, boxes, i); /* a grey disc is not a line */
        if (!walls_is_long(o, b, walls_form(b, o->wall) == FORM_LINE ? 5 : 12))
            continue;
        err_set(&o->why,
                "lines much fainter than the walls, one at %d,%d; ppmtopgm | pgmtopbm -threshold "
                "-value %s makes them walls, 0.5 leaves them out",
                outline_in_picture(o, (int)(i % p->width)),
                outline_in_picture(o, (int)(i / p->width)), o->side == PLANE_DARK ? "0.9" : "0.1");
        return 0;
    }
    return 1;
}

/* Returns whether a comes before b in reading order. */
static bool walls_precedes(struct outline_point a, struct outline_point b)
{
    return a.y == b.y ? a.x < b.x : a.y < b.y;
}

/* Looks for the doors between the walls that are `tenths` of a passage long; see walls_keep_long.
 * Returns 0, or -1 if memory runs out. */
static int walls_try_doors(struct outline *o, int tenths, struct mem *room)
{
    plane_flag(&o->plane, PLANE_WALL | PLANE_FRAME, PLANE_WALL, PLANE_MAIN);
    if (walls_keep_long(o, tenths, PLANE_MAIN, room))
        return -1;
    o->has_doors = inside_find(o) && !inside_left_out(o);
    return 0;
}

/* Looks for the doors between long pieces of wall, because a word or a figure beside a door does
 * not belong to the outline; if that fails, also between shorter pieces. Two doors close together
 * may be the sides of a word at the only door. In that case, one gap remains without the word, and
 * the inside is almost as large; otherwise the doors are found again. Returns 0, or -1 if memory
 * runs out. */
static int walls_find_doors(struct outline *o, struct mem *room)
{
    enum { WORD = 6 }; /* length in passages */
    static const int lengths[] = {32, 16, 0};
    enum { LENGTHS = sizeof lengths / sizeof *lengths };
    unsigned k = 0;
    size_t inside;
    int got = 0;
    o->has_doors = o->is_closed = false;
    while (k < LENGTHS && !got && !o->has_doors && !o->is_closed)
        got = walls_try_doors(o, lengths[k++], room);
    if (o->has_doors &&
        !outline_apart(o, outline_middle(&o->gap[0]), outline_middle(&o->gap[1]), WORD + 2)) {
        inside = o->inside;
        got = walls_try_doors(o, 10 * WORD, room);
        if (!o->has_doors && (o->gaps != 1 || o->inside * 20 < inside * 19))
            got |= walls_try_doors(o, lengths[k - 1], room);
    }
    return got;
}

/* Finds the outline and the doors in a plane of walls. Returns the result of walls_find. */
static int walls_search(struct outline *o, struct mem *room)
{
    static const int margins[] = {62, 35, 8}; /* half of the minimum, in percent of a passage */
    enum { MARGINS = sizeof margins / sizeof *margins };
    struct plane *p = &o->plane;
    const size_t speck = outline_area(o) / 64;
    unsigned k = 0;
    int got;
    if (o->scale > 1 || speck > SPECK)
        plane_clean(p, speck > SPECK ? speck : SPECK);
    if (walls_find_spots(o, PLANE_START, room) || walls_find_spots(o, PLANE_GOAL, room))
        return -1;
    if (walls_keep_long(o, 0, PLANE_WALL, room))
        return -1;
    do { /* removes frames in wide margins first; after each other frame, finds doors */
        got = around_leave_frame(o, o->passage * margins[k] / 100, room);
        if (got < 0 || ((k > 0) == (got > 0) && walls_find_doors(o, room)))
            return -1;
        k += !got;
    } while (k == 0 || (k < MARGINS && o->is_closed));
    if (o->has_doors && around_is_cut(o)) {
        o->has_doors = false;
        err_set(&o->why, "walls that end at the edge of the picture, as if the maze were cut off");
    }
    if (!o->has_doors) {
        plane_flag(p, PLANE_WALL | PLANE_FRAME, PLANE_WALL, PLANE_MAIN);
        if (!inside_close(o))
            return 0;
    } else if (walls_precedes(outline_middle(&o->gap[1]), outline_middle(&o->gap[0]))) {
        const struct outline_gap first = o->gap[1];
        o->gap[1] = o->gap[0];
        o->gap[0] = first;
    }
    plane_flag(p, PLANE_WALL | PLANE_IN, PLANE_IN, PLANE_IN);
    got = around_check_band(o, room);
    return got > 0 ? walls_check_faint(o, room) : got;
}

int walls_find(struct outline *o, struct plane *full, unsigned side)
{
    struct mem room = {0}; /* memory for the counts, later for the boxes */
    int got = -1;
    o->why.what[0] = '\0';
    o->side = side;
    o->has_doors = false;
    if (!plane_borrow(full, &o->work) && !mem_need(&room, (PLANE_FAR + 1) * sizeof(uint64_t))) {
        plane_flag(full, side, side, PLANE_WALL);
        plane_clean(full, SPECK);
        got = walls_measure(o, full, (uint64_t *)(void *)room.at);
    }
    if (got > 0)
        got = walls_scale(o, full);
    if (got > 0)
        got = walls_search(o, &room);
    mem_free(&room);
    return got;
}
