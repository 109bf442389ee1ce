/* A picture is read in the first of these ways that all of its pixels match:
 *
 * 1. a maze of walls: in the style of -f pbm, with a dark post at every corner of a cell; or in the
 *    style and the colours of -f pgm and ppm, with posts only where there are walls. Cells and
 *    walls that are both one pixel wide match only with marks in these colours;
 * 2. a board of blocks of k x k pixels, for the largest k that fits, at least 2;
 * 3. a lattice: alternating strips of two different widths, at least five in each direction;
 * 4. one block per pixel, which pbm.c requests if the picture is not a scan either.
 *
 * In 1, free pixels on all sides are a margin. In 2 and 3, they are a margin if the board within is
 * closed (maze_is_closed) or if they do not consist of whole blocks. Otherwise they belong to the
 * board, and a warning reports that.
 *
 * The sizes follow from the lines: the columns and rows of pixels at which a light pixel meets a
 * dark one. At a line from light to dark, a wall begins, at a multiple of the pitch (cell and
 * wall); at a line from dark to light, a wall ends, as the picture does. So the pitch divides the
 * position of the former, and the distance of the latter from the end of the picture. It is the
 * greatest common divisor of these numbers, because a light cell is between walls. Without posts
 * there may be too few lines for that, so all divisors of this number are tried. In bitmaps, the
 * dots of a path are also lines, so all divisors of the size are tried. Each way takes time linear
 * in the pixels; a wrong pitch usually fails in the first light cell, which has a missing or an
 * extra post. */
#include "picture.h"

#include "common/maze/maze_lattice.h"
#include "raster_grid.h"

#include <string.h>

/* The largest cells and blocks that the tools draw, and the smallest cells with dots. */
enum { PITCH_MAX = 2000, BLOCK_MAX = 1000, CELL_DOTTED = 3 };

enum { STRIPS_MIN = 5 };

/* A line between two columns or rows of pixels: somewhere along it, a dark pixel follows a light
 * one, or a light pixel a dark one. */
enum { LINE_DARK = 1, LINE_LIGHT = 2 };

/* A picture, and the maze made from it. */
struct picture {
    struct input *in;
    struct maze *m;
    const unsigned char *pixels;
    size_t width, height;
    unsigned shift;                 /* see struct raster_grid */
    bool is_marked;                 /* PICTURE_MARKED: all kinds of pixels are significant */
    bool has_posts;                 /* PICTURE_FOREIGN: a maze of walls has all its posts */
    unsigned char *columns, *lines; /* the lines before each column and row of pixels */
    struct raster_grid grid; /* the grid as the maze was read; its pitch is 0 for a lattice */
};

/* A part of the picture. */
struct picture_box {
    size_t x, y, width, height;
};

/* ---- lines ---- */

static bool picture_is_dark(const struct picture *p, unsigned char pixel)
{
    return (pixel >> p->shift & 15) == PALETTE_WALL;
}

static size_t picture_smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* Returns the line between two pixels, 0 for none. */
static unsigned char picture_line_between(const struct picture *p, unsigned char before,
                                          unsigned char after)
{
    const unsigned was = picture_is_dark(p, before), is = picture_is_dark(p, after);
    return (unsigned char)((is & ~was) * LINE_DARK | (was & ~is) * LINE_LIGHT);
}

/* Finds all lines. Everything outside the picture is light. */
static void picture_find_lines(struct picture *p)
{
    const size_t width = p->width, height = p->height;
    memset(p->columns, 0, width + 1);
    memset(p->lines, 0, height + 1);
    for (size_t y = 0; y < height; y++) {
        const unsigned char *row = p->pixels + y * width, *above = y > 0 ? row - width : row;
        unsigned char line = 0;
        p->columns[0] |= picture_line_between(p, PALETTE_FREE, row[0]);
        for (size_t x = 1; x < width; x++)
            p->columns[x] |= picture_line_between(p, row[x - 1], row[x]);
        p->columns[width] |= picture_line_between(p, row[width - 1], PALETTE_FREE);
        for (size_t x = 0; x < width && y > 0; x++)
            line |= picture_line_between(p, above[x], row[x]);
        p->lines[y] = line;
    }
    for (size_t x = 0; x < width; x++) {
        p->lines[0] |= picture_line_between(p, PALETTE_FREE, p->pixels[x]);
        p->lines[height] |=
            picture_line_between(p, p->pixels[(height - 1) * width + x], PALETTE_FREE);
    }
}

/* Returns the smallest part of the picture that contains all dark pixels; its width is 0 if there
 * are none. */
static struct picture_box picture_find_drawing(const struct picture *p)
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

/* Returns the smallest part of the picture that contains the drawing and all pixels that are
 * outside a maze of walls. */
static struct picture_box picture_find_walls(const struct picture *p,
                                             const struct picture_box *drawing)
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

/* Returns whether there is a line within a part of the picture. */
static bool picture_has_inner_line(const struct picture *p, const struct picture_box *b)
{
    bool found = false;
    for (size_t k = 1; k < b->width && !found; k++)
        found = p->columns[b->x + k];
    for (size_t k = 1; k < b->height && !found; k++)
        found = p->lines[b->y + k];
    return found;
}

static size_t picture_common_divisor(size_t a, size_t b)
{
    while (b > 0) {
        const size_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* Returns the greatest common divisor of g and the numbers that all lines within a part of the
 * picture require as multiples of the pitch of walls or of the width of blocks. If `sides`, uses
 * only the lines along its upper and left side, `inset` pixels from its edges, where path dots do
 * not occur. */
static size_t picture_divide(const struct picture *p, const struct picture_box *b, size_t g,
                             bool walls, bool sides, size_t inset)
{
    const unsigned char *first = p->pixels + b->y * p->width + b->x;
    for (unsigned down = 0; down < 2; down++) {
        const size_t n = down ? b->height : b->width, step = down ? p->width : 1;
        const unsigned char *lines = down ? p->lines + b->y : p->columns + b->x;
        const unsigned char *pixel = first + inset * (down ? 1 : p->width);
        for (size_t k = 1; k < n && g != 1; k++, pixel += step) {
            const unsigned line = sides ? picture_line_between(p, *pixel, pixel[step]) : lines[k];
            if (line & LINE_DARK || (line && !walls))
                g = picture_common_divisor(g, k);
            if (line & LINE_LIGHT && walls)
                g = picture_common_divisor(g, n - k);
        }
    }
    return g;
}

/* Returns how many of `count` lines of n pixels equal the first one, at `at`. `next` is the offset
 * from one line to the next, `step` from one pixel of a line to the next. */
static size_t picture_equal_lines(const struct picture *p, const unsigned char *at, size_t next,
                                  size_t count, size_t step, size_t n)
{
    for (size_t k = 1; k < count; k++)
        for (size_t i = 0; i < n * step; i += step)
            if (picture_is_dark(p, at[i]) != picture_is_dark(p, at[k * next + i]))
                return k;
    return count;
}

/* Returns the thickness of the border of a maze of walls: the number of equal lines of pixels on
 * the upper or the left side, whichever is smaller. The border includes cells that are dark along
 * that side. */
static size_t picture_border(const struct picture *p, const struct picture_box *b)
{
    const unsigned char *first = p->pixels + b->y * p->width + b->x;
    return picture_smaller(picture_equal_lines(p, first, 1, b->width, p->width, b->height),
                           picture_equal_lines(p, first, p->width, b->height, 1, b->width));
}

/* ---- grids ---- */

/* Reads a part of the picture as a grid of these sizes. Returns the result of raster_grid_read. */
static int picture_read_grid(struct picture *p, const struct picture_box *b, size_t cell,
                             size_t wall, enum raster_marks marks)
{
    p->grid = (struct raster_grid){
        .pixels = p->pixels + b->y * p->width + b->x,
        .row = p->width,
        .shift = p->shift,
        .marks = marks,
        .size = {.cell = cell, .wall = wall, .width = b->width, .height = b->height},
        .room = p->lines + p->height + 1};
    return raster_grid_read(&p->grid, p->m, &p->in->reader.lines.err);
}

/* Resets the grid, because the maze was read in another way. */
static void picture_forget_grid(struct picture *p)
{
    p->grid = (struct raster_grid){
        .pixels = p->pixels, .size = {.start = PLACE_NONE, .goal = PLACE_NONE}, .at = PLACE_NONE};
}

/* Reads a part of the picture as a grid, of walls or blocks, whose pitch divides g. Returns 1, 0 or
 * -1, like raster_grid_read. */
static int picture_try_grids(struct picture *p, const struct picture_box *b, size_t g, bool walls,
                             enum raster_marks marks)
{
    const size_t least = marks == RASTER_DOTTED ? CELL_DOTTED : 1;
    int got = 0;
    for (size_t pitch = picture_smaller(g, walls ? PITCH_MAX : BLOCK_MAX);
         pitch > (p->is_marked ? 1 : 2) && !got; pitch--) {
        const size_t wall = b->width % pitch;
        if (g % pitch == 0 && (wall > 0) == walls && pitch - wall >= least)
            got = picture_read_grid(p, b, pitch - wall, wall, marks);
    }
    return got;
}

/* Reads a maze of walls with a dotted path. Returns 1, 0 or -1, like raster_grid_read. */
static int picture_dotted_walls(struct picture *p, const struct picture_box *b)
{
    const size_t border = picture_border(p, b);
    const size_t g = picture_common_divisor(b->width - border, b->height - border);
    return border < picture_smaller(b->width, b->height)
               ? picture_try_grids(p, b, picture_divide(p, b, g, true, true, border), true,
                                   RASTER_DOTTED)
               : 0;
}

/* Reads a maze of walls that contains a line. Returns 1, 0 or -1, like raster_grid_read. */
static int picture_walls(struct picture *p, const struct picture_box *b)
{
    const size_t longer = b->width > b->height ? b->width : b->height;
    const size_t g = picture_divide(p, b, 2 * longer - b->width - b->height, true, false, 0);
    const size_t wall = g > 2 ? b->width % g : 0;
    int got = 0;
    if (!p->is_marked && wall > 0)
        got = picture_read_grid(p, b, g - wall, wall, RASTER_PLAIN);
    if (got == 0 && !p->has_posts)
        got = picture_try_grids(p, b, g, true, RASTER_COLORS);
    return got == 0 && !p->is_marked ? picture_dotted_walls(p, b) : got;
}

/* Reads a board of blocks that are several pixels wide. Returns 1, 0 or -1, like raster_grid_read.
 */
static int picture_board(struct picture *p, const struct picture_box *b)
{
    const size_t size = picture_common_divisor(b->width, b->height);
    const size_t g = picture_divide(p, b, size, false, false, 0);
    int got;
    if (p->is_marked)
        return picture_try_grids(p, b, g, false, RASTER_COLORS);
    got = picture_try_grids(p, b, picture_divide(p, b, size, false, true, 0), false, RASTER_DOTTED);
    return got == 0 && g > 1 ? picture_read_grid(p, b, g, 0, RASTER_PLAIN) : got;
}

/* ---- strips ---- */

/* Measures the strips between the lines of n columns or rows: stores the widths of the first two
 * and the number of strips. Returns whether their widths alternate. */
static bool picture_measure_strips(const unsigned char *lines, size_t n, size_t strip[2],
                                   size_t *count)
{
    strip[0] = strip[1] = *count = 0;
    for (size_t k = 1, last = 0; k <= n; k++) {
        size_t *width = &strip[*count % 2];
        if (k < n && !lines[k])
            continue;
        if (*count > 1 && *width != k - last)
            return false;
        *width = k - last;
        last = k;
        ++*count;
    }
    return true;
}

/* Reads a lattice: strips of two widths, the same in both directions. Returns 1, 0 or -1, like
 * raster_grid_read. */
static int picture_lattice(struct picture *p, const struct picture_box *b)
{
    const unsigned char *columns = p->columns + b->x, *lines = p->lines + b->y;
    size_t across[2], down[2], width, height;
    unsigned char *cell;
    if (p->is_marked || !picture_measure_strips(columns, b->width, across, &width) ||
        !picture_measure_strips(lines, b->height, down, &height) || width < STRIPS_MIN ||
        height < STRIPS_MIN || across[0] == across[1] || across[down[0] != across[0]] != down[0] ||
        across[down[0] == across[0]] != down[1])
        return 0;
    if (maze_shape(p->m, MAZE_BLOCK, width, height, &p->in->reader.lines.err))
        return -1;
    memset(p->m->cell, 0, p->m->stride * (height + 1));
    cell = p->m->cell;
    for (size_t y = 0; y < b->height; y++) {
        const unsigned char *row = p->pixels + (b->y + y) * p->width + b->x;
        if (y > 0 && !lines[y])
            continue;
        for (size_t x = 0; x < b->width; x++)
            if (x == 0 || columns[x])
                *cell++ = picture_is_dark(p, row[x]) ? MAZE_OBSTACLE : 0;
        cell++;
    }
    maze_block_walls(p->m);
    picture_forget_grid(p);
    /* The middles of neighbouring strips are half of the sum of both widths apart. */
    return format_picture(p->in,
                          1000 * (int64_t)b->x + 250 * ((int64_t)across[0] - (int64_t)across[1]),
                          1000 * (int64_t)b->y + 250 * ((int64_t)down[0] - (int64_t)down[1]),
                          500 * (int64_t)(across[0] + across[1]))
               ? -1
               : 1;
}

/* ---- the choice ---- */

static int picture_blocks(struct picture *p, const struct picture_box *b)
{
    const bool found = picture_has_inner_line(p, b);
    const int got = found ? picture_board(p, b) : 0;
    return got == 0 && found ? picture_lattice(p, b) : got;
}

/* Reads a closed board with a margin, or an open board that is free on all sides. Reads only the
 * drawing, or the whole picture if its blocks are not smaller. Returns 1, 0 or -1, like
 * raster_grid_read. */
static int picture_inside(struct picture *p, const struct picture_box *drawing,
                          const struct picture_box *whole)
{
    size_t block = 0, around = 0;
    int got = picture_blocks(p, drawing);
    if (got < 0 || (got > 0 && maze_is_closed(p->m)))
        return got;
    if (got > 0)
        block = drawing->width / p->m->width;
    got = picture_blocks(p, whole);
    if (got > 0)
        around = whole->width / p->m->width;
    if (got < 0) /* unreached: the drawing needed less memory */
        return -1;
    return block <= around ? got : picture_blocks(p, drawing);
}

enum { SIDES = 4 };

/* Returns the number of sides on which a part of the picture has a margin. */
static int picture_margins(const struct picture *p, const struct picture_box *b)
{
    return (b->x > 0) + (b->y > 0) + (b->x + b->width < p->width) + (b->y + b->height < p->height);
}

/* Reads the picture if cells several pixels wide can be recognized. Returns 1, 0 or -1, like
 * raster_grid_read. */
static int picture_recognize(struct picture *p)
{
    const struct picture_box whole = {0, 0, p->width, p->height};
    struct picture_box drawing, walls;
    int got = 0;
    picture_find_lines(p);
    drawing = picture_find_drawing(p);
    if (drawing.width == 0)
        return 0;
    walls = picture_find_walls(p, &drawing);
    if (picture_margins(p, &walls) % SIDES == 0 && picture_has_inner_line(p, &walls))
        got = picture_walls(p, &walls);
    if (got)
        return got;
    return picture_margins(p, &drawing) == SIDES ? picture_inside(p, &drawing, &whole)
                                                 : picture_blocks(p, &whole);
}

/* Reads a board without marks, one pixel per block. Its digits replace the pixels. Returns 1, 0 or
 * -1, like raster_grid_read. */
static int picture_pixels(struct picture *p)
{
    const struct picture q = *p; /* a copy, unaffected by writing digits */
    unsigned char *pixel = p->in->state.body.mem.at;
    const size_t n = p->width * p->height;
    for (size_t i = 0; i < n; i++)
        pixel[i] = picture_is_dark(&q, pixel[i]);
    picture_forget_grid(p);
    p->grid.size.pitch = 1;
    return format_board(p->in, p->m, p->in->state.body.mem.at, p->width, p->height);
}

/* Reads one block per `scale` pixels. Returns 1, 0 or -1, like raster_grid_read. */
static int picture_blocks_of(struct picture *p, size_t scale)
{
    const struct picture_box whole = {0, 0, p->width, p->height};
    int got = 0;
    if (p->width % scale || p->height % scale)
        return 0;
    if (!p->is_marked && scale == 1)
        return picture_pixels(p);
    if (!p->is_marked)
        got = picture_read_grid(p, &whole, scale, 0, RASTER_DOTTED);
    return got ? got
               : picture_read_grid(p, &whole, scale, 0,
                                   p->is_marked ? RASTER_COLORS : RASTER_PLAIN);
}

/* Sets start, goal, `at` and the position of the maze in the picture in the header. Returns 0, or
 * -1 with the error set. */
static int picture_set_places(struct picture *p)
{
    static const enum field_id fields[] = {FIELD_AT, FIELD_START, FIELD_GOAL};
    const struct raster_grid *g = &p->grid;
    const struct place *const places[] = {&g->at, &g->size.start, &g->size.goal};
    const size_t first = (size_t)(g->pixels - p->pixels), border = (g->size.wall + 1) / 2;
    if (g->size.pitch &&
        format_picture(p->in, 1000 * (int64_t)(first % p->width + border),
                       1000 * (int64_t)(first / p->width + border), 1000 * (int64_t)g->size.pitch))
        return -1;
    for (unsigned k = 0; k < 3; k++)
        if (place_is_known(*places[k]) &&
            header_set_place(&p->in->reader.head, fields[k], *places[k]))
            return err_memory(&p->in->reader.lines.err);
    return 0;
}

void picture_check(struct input *in, const struct maze *m, enum picture_colors colors,
                   bool of_pixels)
{
    enum { SMALL = 100 * 100 }; /* a bitmap of this size may be drawn block by block */
    const bool is_free = maze_count(m, MAZE_OBSTACLE) == 0;
    const bool is_rough = of_pixels && colors == PICTURE_GREYS;
    in->free_around = !is_free && maze_border_obstacles(m) == 0;
    if (in->free_around)
        format_warn(in, "the picture is free all around the drawing; if that is a margin, crop it: "
                        "pnmcrop");
    else if (is_free && (colors == PICTURE_FOREIGN || colors == PICTURE_GREYS))
        format_warn(in, "no pixel is dark; set what is: --input pbm:threshold=P");
    else if (is_rough)
        format_warn(in, "the picture has greys, and each pixel became a block; set what is dark: "
                        "--input pbm:threshold=P");
    if (is_rough || m->width * m->height > SMALL)
        in->free_around |=
            !is_free && (maze_has_open_side(m) ||
                         (in->why.what[0] && maze_border_obstacles(m) < m->width + m->height));
    if (in->free_around && !in->why.what[0])
        err_set(&in->why, "the path would lead around the drawing: crop the picture (ppmtopgm | "
                          "pgmtopbm -threshold | pnmcrop)");
}

int picture_read(struct input *in, struct maze *m, size_t width, size_t height,
                 enum picture_colors colors, size_t scale)
{
    struct picture p = {.in = in, .m = m, .width = width, .height = height};
    int got = 0;
    if (mem_need(&in->state.index, width + height + 2 + RASTER_GRID_ROOM * (width + 1)))
        return err_memory(&in->reader.lines.err);
    p.pixels = in->state.body.mem.at;
    p.columns = in->state.index.at;
    p.lines = p.columns + width + 1;
    for (int marks = colors == PICTURE_MARKED; marks >= 0 && !got; marks--) {
        p.is_marked = marks;
        p.has_posts = colors <= PICTURE_GREYS || (colors == PICTURE_MARKED && !marks);
        p.shift = marks ? 0 : 4; /* the bit of PICTURE_DARK becomes PALETTE_WALL */
        got = scale ? picture_blocks_of(&p, scale) : picture_recognize(&p);
    }
    if (got == 0 && scale)
        return format_refuse(in, "the picture does not consist of blocks of %zux%zu pixels", scale,
                             scale);
    return got > 0 && picture_set_places(&p) ? -1 : got;
}
