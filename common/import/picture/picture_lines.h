/* picture_lines: the lines of a picture, which tell how large its cells are.
 *
 * Lines are the columns and rows of pixels at which a light pixel meets a dark one. A line from
 * light to dark is where a wall begins, at a multiple of the pitch (cell and wall); one from dark
 * to light is where a wall ends, as the picture does. So the pitch divides the place of the one and
 * the distance of the other from the end of the picture, and it is their greatest common divisor,
 * since a light cell is between walls. Without posts there may be too few lines for that, and all
 * its divisors are tried. In bitmaps the dots of a path are lines, too, but not along the outermost
 * cells: there are fewer lines there, and all divisors are tried. */
#ifndef IMPORT_PICTURE_LINES_H
#define IMPORT_PICTURE_LINES_H

#include "common/import/kit/format.h"
#include "common/maze/palette.h"

/* A pixel is one byte: the enum palette_kind of its colour, or PALETTE_FREE for any other
 * colour, plus this bit if it is dark. */
enum { PICTURE_DARK = 16 };

/* A line between two columns or rows of pixels: somewhere along it a light pixel is followed by a
 * dark one, or a dark one by a light one. */
enum { LINE_DARK = 1, LINE_LIGHT = 2 };

/* A picture, and the maze that is made of it. */
struct picture {
    struct input *in;
    struct maze *m;
    const unsigned char *pixels;
    size_t width, height;
    unsigned shift;                 /* see struct raster_grid */
    bool is_marked;                 /* the kinds of all pixels count: PICTURE_MARKED */
    bool has_posts;                 /* a maze of walls has all its posts: PICTURE_FOREIGN */
    unsigned char *columns, *lines; /* the lines before each column and row of pixels */
    size_t start, goal, at;         /* cells of *m; SIZE_MAX: none */
    size_t left, top, pitch;        /* pixels: of the first cell, and to the next one; 0: none */
};

/* A part of the picture. */
struct picture_box {
    size_t x, y, width, height;
};

/* Finds all lines. Everything outside the picture is light. */
void picture_find_lines(struct picture *p);

/* Returns the smallest part of the picture that has all dark pixels; its width is 0 if there are
 * none. */
struct picture_box picture_find_drawing(const struct picture *p);

/* Returns the smallest part of the picture that has the drawing and all pixels that are outside a
 * maze of walls. */
struct picture_box picture_find_walls(const struct picture *p, const struct picture_box *drawing);

/* Returns whether there is a line within a part of the picture. */
bool picture_has_inner_line(const struct picture *p, const struct picture_box *b);

size_t picture_common_divisor(size_t a, size_t b);

/* Returns the greatest common divisor of what all lines within a part of the picture, and its size,
 * require of the pitch of walls, or of the width of blocks. */
size_t picture_divide_lines(const struct picture *p, const struct picture_box *b, bool walls);

/* Returns how thick the border of a maze of walls is: as many lines of pixels as are alike on the
 * side where that are the fewest. The border includes cells that are dark along that side. */
size_t picture_border(const struct picture *p, const struct picture_box *b);

/* Returns the greatest common divisor of g and what the lines along the four sides of a part of the
 * picture require, `inset` pixels from its edges. */
size_t picture_divide_sides(const struct picture *p, const struct picture_box *b, size_t inset,
                            size_t g, bool walls);

static inline unsigned picture_is_dark(const struct picture *p, unsigned char pixel)
{
    return (pixel >> p->shift & 15) == PALETTE_WALL;
}

static inline size_t picture_smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

#endif
