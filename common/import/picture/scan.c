/* Reading a picture of a maze. pbm.c, which reads the pixels, first asks picture.c whether it is an
 * exact drawing: cells and walls of whole pixels, all equal, compared pixel by pixel by
 * raster_grid.c. Any other picture takes these steps:
 *
 *     light.c    finds the pixels darker, or lighter, than their surroundings, even in shadows
 *     walls.c    measures the width of passages, the unit of all other sizes; removes dust,
 *                spots and letters; finds lines that are too faint to be walls
 *     around.c   removes frames around the maze; detects that the picture cuts off the maze
 *     inside.c   finds the inside of any outline, and the gaps that lead into it: the doors
 *     board.c    converts the passages to a board of blocks, a third of a passage wide
 *
 * plane.c measures distances and finds pieces for all of them; box.c measures the extents of
 * pieces. The walls are first assumed on the side, dark or light, that the rim of the picture is
 * not on; if this does not give a maze with two doors, the other side is tried. Nothing is guessed:
 * a picture that is not understood is rejected, and the reason states what was found.
 *
 * Each step takes time linear in the pixels, and all steps need at most 10 bytes per pixel. Most
 * steps work on a picture that is scaled down as far as its passages stay wide.
 *
 * Other methods were compared on drawn and processed pictures. An Otsu threshold for the whole
 * picture solved 14 of 36 pictures with shadows or noise; a threshold half-way between the local
 * extremes solved 28, two of them wrongly; the local mean solved all. Treating faint lines as walls
 * solved one percent fewer and found paths in clouds. A single disc instead of several takes inner
 * passages for doors in mazes of circles. */
#include "scan.h"

#include "board.h"
#include "common/import/kit/format.h"

/* Returns the side of the walls: the rim of the picture is mostly ground. */
static unsigned scan_first_side(const struct plane *p)
{
    const size_t right = p->width - PLANE_RIM - 1, bottom = p->height - PLANE_RIM - 1;
    size_t dark = 0, light = 0;
    for (size_t y = PLANE_RIM; y <= bottom; y++) {
        const unsigned char *row = p->flags + y * p->width;
        const size_t step = y == PLANE_RIM || y == bottom ? 1 : right - PLANE_RIM;
        for (size_t x = PLANE_RIM; x <= right; x += step) {
            dark += row[x] & PLANE_DARK;
            light += (row[x] & PLANE_LIGHT) != 0;
        }
    }
    return dark > light ? PLANE_LIGHT : PLANE_DARK;
}

/* Reports the interpretation of the picture, for --progress. */
static void scan_say(struct input *in, const struct light_picture *picture, const struct board *b,
                     const struct outline *o)
{
    const int to_middle = b->block / 2 - b->rim;
    if (!b->has_ends)
        return;
    err_at(&in->note, in->reader.start_line, 1,
           "a picture of %zux%zu pixels: walls %s, passages about %d pixels wide, %s at %d,%d and "
           "%d,%d",
           picture->width, picture->height, o->side == PLANE_DARK ? "dark" : "light",
           outline_pixels(o->passage) * (int)o->scale, o->has_doors ? "doors" : "spots",
           b->end[0].x * b->block + to_middle, b->end[0].y * b->block + to_middle,
           b->end[1].x * b->block + to_middle, b->end[1].y * b->block + to_middle);
}

/* Makes the maze of a board, with a rim one obstacle wide. Returns 1, or -1 with the error set. */
static int scan_make(struct input *in, struct maze *m, const struct board *b)
{
    const struct plane *t = &b->plane;
    size_t left = t->width, right = 0, top = t->height, bottom = 0;
    for (size_t i = 0; i < plane_count(t); i++)
        if (t->flags[i] & PLANE_IN) {
            const size_t x = i % t->width, y = i / t->width;
            left = x - 1 < left ? x - 1 : left;
            right = x + 2 > right ? x + 2 : right;
            top = y - 1 < top ? y - 1 : top;
            bottom = y + 2;
        }
    in->state.body.len = 0;
    for (size_t y = top; y < bottom; y++)
        for (size_t x = left; x < right; x++) {
            const char digit = t->flags[y * t->width + x] & PLANE_IN ? 0 : 1;
            if (format_append(in, &in->state.body, &digit, 1))
                return -1;
        }
    in->pixels = (struct input_pixels){(int)left * b->block - b->rim, (int)top * b->block - b->rim,
                                       b->block};
    if (format_picture(in, 1000 * (int64_t)in->pixels.left, 1000 * (int64_t)in->pixels.top,
                       1000 * (int64_t)b->block))
        return -1;
    if (b->has_ends && (format_start(in, (size_t)b->end[0].x - left, (size_t)b->end[0].y - top) ||
                        format_goal(in, (size_t)b->end[1].x - left, (size_t)b->end[1].y - top)))
        return -1;
    return format_board(in, m, in->state.body.mem.at, right - left, bottom - top);
}

/* Finds the board with the walls of `side`. Returns 1, 0 with o->why set, or -1 if memory runs out.
 */
static int scan_try(struct plane *full, struct outline *o, struct board *b, unsigned side)
{
    const int got = walls_find(o, full, side);
    return got > 0 ? board_make(b, o) : got;
}

/* Finds the board b[0] of the first side. If it is not a maze with two ends, finds the board b[1]
 * of the other side. A board without ends is acceptable only if `may_be_open`. Returns the number
 * of the accepted board, 1 or 2; 0 with the reason in *why; or a negative number if memory runs
 * out. */
static int scan_find(struct plane *full, struct outline *o, struct board b[2], bool may_be_open,
                     struct err *why)
{
    const unsigned side = scan_first_side(full);
    const int first = scan_try(full, o, &b[0], side);
    int other;
    if (first < 0 || (first > 0 && b[0].has_ends))
        return first;
    *why = o->why;
    other = scan_try(full, o, &b[1], PLANE_DARK + PLANE_LIGHT - side);
    if (other < 0 || (other > 0 && b[1].has_ends))
        return 2 * other;
    if (first == 0 && (other > 0 || o->has_doors))
        *why = o->why;
    return !may_be_open ? 0 : first > 0 ? 1 : 2 * other;
}

int scan_read(struct input *in, struct maze *m, const struct light_picture *picture,
              bool may_be_open)
{
    struct outline o = {0};
    struct board b[2] = {0};
    struct plane full = {0};
    struct err why = {0};
    const struct board *found = b;
    int got = -1;
    if (!plane_shape(&full, picture->width + (size_t)2 * PLANE_RIM,
                     picture->height + (size_t)2 * PLANE_RIM, &o.work))
        got = light_flag(&full, picture, &why) ? scan_find(&full, &o, b, may_be_open, &why) : 0;
    if (got > 0) {
        found = &b[got - 1];
        got = scan_make(in, m, found);
    } else if (got < 0)
        err_memory(&in->reader.lines.err);
    else if (may_be_open)
        got = format_refuse(in,
                            "the picture is not understood: %s; if each pixel is a block: "
                            "--input pbm:exact=1",
                            why.what);
    if (got > 0) {
        in->free_around = !found->has_ends;
        scan_say(in, picture, found, &o);
    }
    if (in->free_around || o.gaps > 0)
        in->why = why;
    mem_free(&o.work);
    mem_free(&o.plane.memory);
    mem_free(&b[0].plane.memory);
    mem_free(&b[1].plane.memory);
    mem_free(&full.memory);
    return got;
}
