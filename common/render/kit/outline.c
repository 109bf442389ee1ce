#include "outline.h"

#include "common/base/bits.h"

int outline_begin(struct outline *o, struct mem *mem, const struct render_ctx *c)
{
    const size_t n = c->head->width + 2;
    unsigned char *at;
    if (mem_need_array(mem, n, 7, 0))
        return err_memory(c->err);
    *o = (struct outline){.any = true, .all = true};
    at = (unsigned char *)memset(mem->at, 1, 7 * n) + 1;
    for (int k = 0; k < 7; k++, at += n)
        *(k < 2 ? &o->rows[k] : k < 4 ? &o->lines[k - 2] : &o->empty[k - 4]) = at;
    return 0;
}

/* Returns whether any of the 8 cells at `here` is cut off. */
static inline bool outline_any_of_8(const unsigned char *here, const unsigned char *below)
{
    const uint64_t ones = 0x0101010101010101, digits = bits_load(here) ^ 3 * ones;
    const uint64_t t = (digits & MAZE_DIGIT * ones) | (~bits_load(here + 1) & MAZE_WEST * ones) |
                       (~bits_load(below) & MAZE_NORTH * ones); /* zero bytes are cut off */
    return (t - ones) & ~t & 0x80 * ones;
}

/* Returns whether any cell of a row may be cut off. With this, ascii of 20x20 takes 0.93 of the
 * time. */
static bool outline_any(const struct render_row *row, size_t width)
{
    bool any = width < 8 || outline_any_of_8(row->here + width - 8, row->below + width - 8);
    for (size_t x = 0; x + 8 <= width && !any; x += 8)
        any = outline_any_of_8(row->here + x, row->below + x);
    return any;
}

/* Sets which cells of a row are cut off. Stores whether any, or all, are. */
static void outline_set_row(struct outline *o, unsigned char *restrict to,
                            const unsigned char *restrict here, const unsigned char *restrict below,
                            size_t width)
{
    unsigned char any = 0, all = 1;
    for (size_t x = 0; x < width; x++) {
        const unsigned char digit = (here[x] ^ (MAZE_WEST | MAZE_NORTH)) & MAZE_DIGIT;
        const unsigned char other = (~here[x + 1] & MAZE_WEST) | (~below[x] & MAZE_NORTH);
        to[x] = (digit | other) == 0;
        any |= to[x];
        all &= to[x];
    }
    o->any = any;
    o->all = all;
}

/* Takes the cells with a start, a goal or the current cell from those that are cut off. */
static void outline_show_marks(struct outline *o, const struct render_ctx *c, size_t y)
{
    const struct place marks[] = {c->start, c->goal, c->at};
    for (int k = 0; k < 3; k++)
        if (marks[k].y == y && o->rows[y % 2][marks[k].x]) {
            o->rows[y % 2][marks[k].x] = 0;
            o->all = false;
        }
}

/* Sets the corners of line y that are left out, but not its first one if `west` or its last one if
 * `east`. */
static void outline_set_line(struct outline *o, size_t y, size_t width, bool west, bool east)
{
    const unsigned char *above = o->rows[(y + 1) % 2], *here = o->rows[y % 2];
    unsigned char *const line = o->lines[y % 2];
    for (size_t x = 0; x <= width; x++)
        line[x] = above[x] & here[x] & *(above + x - 1) & *(here + x - 1);
    if (west)
        line[0] = 0;
    if (east)
        line[width] = 0;
}

/* Sets which cells of row y are empty: those beside a corner that is left out. */
static void outline_set_empty(struct outline *o, size_t y, size_t width)
{
    const unsigned char *above = o->has_line[y % 2] ? o->lines[y % 2] : NULL;
    const unsigned char *below = o->has_line[(y + 1) % 2] ? o->lines[(y + 1) % 2] : NULL;
    o->has_empty[y % 3] = above || below;
    for (size_t x = 0; (above || below) && x < width; x++)
        o->empty[y % 3][x] =
            (above && (above[x] | above[x + 1])) || (below && (below[x] | below[x + 1]));
}

void outline_add(struct outline *o, const struct render_ctx *c, const struct render_row *row)
{
    const size_t width = c->head->width, y = row->y;
    const bool any_above = o->any, all_above = o->all;
    unsigned char *const line = o->lines[y % 2];
    o->any = o->all = false;
    if (row->is_border) {
        o->any = o->all = memset(o->rows[y % 2], 1, width);
    } else if (outline_any(row, width)) {
        outline_set_row(o, o->rows[y % 2], row->here, row->below, width);
        outline_show_marks(o, c, y);
        if (o->all && !o->drawn && y + 1 == c->head->height) {
            memset(o->rows[y % 2], 0, width);
            o->any = o->all = false;
        }
    }
    o->drawn = o->drawn || !o->all;
    o->has_line[y % 2] = any_above && o->any;
    if (o->has_line[y % 2]) {
        const bool is_end = (y == 0 || row->is_border) && all_above && o->all;
        outline_set_line(o, y, width, is_end || (row->is_border && !o->west),
                         is_end || (row->is_border && !o->east));
    }
    o->west = o->west || !o->has_line[y % 2] || !line[0];
    o->east = o->east || !o->has_line[y % 2] || !line[width];
    if (y > 0)
        outline_set_empty(o, y - 1, width);
    memset(o->empty[y % 3], row->is_border, width);
    o->has_empty[y % 3] = false;
}
