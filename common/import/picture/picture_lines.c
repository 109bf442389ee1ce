#include "picture_lines.h"

#include <string.h>

/* Returns the line between two pixels, 0 for none. */
static unsigned char picture_line_between(const struct picture *p, unsigned char before,
                                          unsigned char after)
{
    const unsigned was = picture_is_dark(p, before), is = picture_is_dark(p, after);
    return (unsigned char)((is & ~was) * LINE_DARK | (was & ~is) * LINE_LIGHT);
}

void picture_find_lines(struct picture *p)
{
    const size_t width = p->width, height = p->height;
    memset(p->columns, 0, width + 1);
    memset(p->lines, 0, height + 1);
    for (size_t y = 0; y < height; y++) {
        const unsigned char *row = p->pixels + y * width;
        for (size_t x = 1; x < width; x++)
            p->columns[x] |= picture_line_between(p, row[x - 1], row[x]);
        p->columns[0] |= picture_is_dark(p, row[0]) ? LINE_DARK : 0;
        p->columns[width] |= picture_is_dark(p, row[width - 1]) ? LINE_LIGHT : 0;
    }
    for (size_t y = 1; y < height; y++) {
        const unsigned char *row = p->pixels + y * width, *above = row - width;
        unsigned char line = 0;
        for (size_t x = 0; x < width; x++)
            line |= picture_line_between(p, above[x], row[x]);
        p->lines[y] = line;
    }
    for (size_t x = 0; x < width; x++) {
        p->lines[0] |= picture_is_dark(p, p->pixels[x]) ? LINE_DARK : 0;
        p->lines[height] |=
            picture_is_dark(p, p->pixels[(height - 1) * width + x]) ? LINE_LIGHT : 0;
    }
}

struct picture_box picture_find_drawing(const struct picture *p)
{
    size_t left = 0, right = p->width, top = 0, bottom = p->height;
    while (left < p->width && !p->columns[left])
        left++;
    if (left == p->width)
        return (struct picture_box){0, 0, 0, 0};
    while (!p->columns[right])
        right--;
    while (!p->lines[top])
        top++;
    while (!p->lines[bottom])
        bottom--;
    return (struct picture_box){left, top, right - left, bottom - top};
}

struct picture_box picture_find_walls(const struct picture *p, const struct picture_box *drawing)
{
    size_t left = drawing->x, right = left + drawing->width;
    size_t top = drawing->y, bottom = top + drawing->height;
    for (size_t y = 0; y < p->height && p->is_marked; y++)
        for (size_t x = 0; x < p->width; x++)
            if (p->pixels[y * p->width + x] % PICTURE_DARK == PALETTE_OUTSIDE) {
                left = x < left ? x : left;
                right = x >= right ? x + 1 : right;
                top = y < top ? y : top;
                bottom = y >= bottom ? y + 1 : bottom;
            }
    return (struct picture_box){left, top, right - left, bottom - top};
}

bool picture_has_inner_line(const struct picture *p, const struct picture_box *b)
{
    bool found = false;
    for (size_t k = 1; k < b->width && !found; k++)
        found = p->columns[b->x + k];
    for (size_t k = 1; k < b->height && !found; k++)
        found = p->lines[b->y + k];
    return found;
}

/* ---- divisors ---- */

size_t picture_common_divisor(size_t a, size_t b)
{
    while (b > 0) {
        const size_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* Returns the greatest common divisor of g and what a line at place k of n requires of the pitch of
 * walls, or of the width of blocks. */
static size_t picture_divide_line(size_t g, unsigned line, size_t k, size_t n, bool walls)
{
    if (line & LINE_DARK || (line && !walls))
        g = picture_common_divisor(g, k);
    if (line & LINE_LIGHT && walls)
        g = picture_common_divisor(g, n - k);
    return g;
}

size_t picture_divide_lines(const struct picture *p, const struct picture_box *b, bool walls)
{
    size_t g = walls ? (b->width > b->height ? b->width - b->height : b->height - b->width)
                     : picture_common_divisor(b->width, b->height);
    for (size_t k = 1; k < b->width && g != 1; k++)
        g = picture_divide_line(g, p->columns[b->x + k], k, b->width, walls);
    for (size_t k = 1; k < b->height && g != 1; k++)
        g = picture_divide_line(g, p->lines[b->y + k], k, b->height, walls);
    return g;
}

/* Returns the same for the lines between n pixels, which begin at `at` and are `step` bytes apart.
 */
static size_t picture_divide_along(const struct picture *p, size_t g, const unsigned char *at,
                                   size_t step, size_t n, bool walls)
{
    for (size_t k = 1; k < n; k++) {
        const unsigned line = picture_line_between(p, at[(k - 1) * step], at[k * step]);
        g = picture_divide_line(g, line, k, n, walls);
    }
    return g;
}

/* Returns how many of `count` lines of n pixels are like the first one, at `at`. `next` bytes lie
 * between two lines, `step` between two pixels of a line. */
static size_t picture_equal_lines(const struct picture *p, const unsigned char *at, ptrdiff_t next,
                                  size_t count, size_t step, size_t n)
{
    for (size_t k = 1; k < count; k++) {
        const unsigned char *line = at + (ptrdiff_t)k * next;
        for (size_t i = 0; i < n; i++)
            if (picture_is_dark(p, at[i * step]) != picture_is_dark(p, line[i * step]))
                return k;
    }
    return count;
}

size_t picture_border(const struct picture *p, const struct picture_box *b)
{
    const ptrdiff_t row = (ptrdiff_t)p->width;
    const size_t width = b->width, height = b->height;
    const unsigned char *first = p->pixels + b->y * p->width + b->x;
    const unsigned char *right = first + width - 1, *bottom = first + (height - 1) * p->width;
    const size_t across =
        picture_smaller(picture_equal_lines(p, first, 1, width, p->width, height),
                        picture_equal_lines(p, right, -1, width, p->width, height));
    const size_t down = picture_smaller(picture_equal_lines(p, first, row, height, 1, width),
                                        picture_equal_lines(p, bottom, -row, height, 1, width));
    return picture_smaller(across, down);
}

size_t picture_divide_sides(const struct picture *p, const struct picture_box *b, size_t inset,
                            size_t g, bool walls)
{
    const unsigned char *first = p->pixels + b->y * p->width + b->x;
    g = picture_divide_along(p, g, first + inset, p->width, b->height, walls);
    g = picture_divide_along(p, g, first + b->width - 1 - inset, p->width, b->height, walls);
    g = picture_divide_along(p, g, first + inset * p->width, 1, b->width, walls);
    return picture_divide_along(p, g, first + (b->height - 1 - inset) * p->width, 1, b->width,
                                walls);
}
