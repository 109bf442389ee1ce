/* A picture is read in the first of these ways in which all of its pixels agree with it:
 *
 * 1. a maze of walls, as -f pbm draws it, with a dark post at every corner of a cell; or, in the
 *    colours of -f pgm and ppm, as these draw it, with posts only where there are walls. Cells and
 *    walls of one pixel each do not count, except with marks in these colours;
 * 2. a board of blocks of k x k pixels, for the largest k that fits, at least 2;
 * 3. a lattice: strips of two different widths that alternate, at least five in each direction;
 * 4. a block per pixel, which pbm.c asks for if the picture is not a scan either.
 *
 * In 1, free pixels all around are a margin. In 2 and 3 they are if the board within is closed
 * (maze_is_closed), or if they do not consist of whole blocks. Otherwise they belong to the
 * board, and a warning says so.
 *
 * The sizes follow from the lines in the picture: see picture_lines.h. Each way takes time linear
 * in the pixels; a pitch that is wrong mostly fails in the first light cell, for want of a post or
 * for one too many. */
#include "picture.h"

#include "common/maze/maze_lattice.h"
#include "raster_grid.h"

#include <string.h>

/* The largest cells and blocks that the tools draw, and the smallest with dots. */
enum { PITCH_MAX = 2000, BLOCK_MAX = 1000, CELL_DOTTED = 3 };

enum { STRIPS_MIN = 5 };

/* ---- grids ---- */

/* Reads a part of the picture as a grid of these sizes. Returns as raster_grid_read. */
static int picture_read_grid(struct picture *p, const struct picture_box *b, size_t cell,
                             size_t wall, enum raster_marks marks)
{
    struct raster_grid g = {.pixels = p->pixels + b->y * p->width + b->x,
                            .row = p->width,
                            .shift = p->shift,
                            .width = b->width,
                            .height = b->height,
                            .marks = marks,
                            .cell = cell,
                            .wall = wall};
    const int got = raster_grid_read(&g, p->m, &p->in->reader.lines.err);
    p->start = g.start;
    p->goal = g.goal;
    p->at = g.at;
    p->left = b->x + (wall + 1) / 2;
    p->top = b->y + (wall + 1) / 2;
    p->pitch = cell + wall;
    return got;
}

/* Reads a maze of walls with a dotted path. There are no dots along its border. Returns as
 * raster_grid_read. */
static int picture_dotted_walls(struct picture *p, const struct picture_box *b)
{
    const size_t border = picture_border(p, b);
    size_t g = picture_common_divisor(b->width - picture_smaller(border, b->width),
                                      b->height - picture_smaller(border, b->height));
    int got = 0;
    if (border >= picture_smaller(b->width, b->height))
        return 0;
    g = picture_divide_sides(p, b, border, g, true);
    for (size_t pitch = picture_smaller(g, PITCH_MAX); pitch > CELL_DOTTED && !got; pitch--) {
        const size_t wall = border % pitch;
        if (g % pitch == 0 && wall > 0 && pitch - wall >= CELL_DOTTED)
            got = picture_read_grid(p, b, pitch - wall, wall, RASTER_DOTTED);
    }
    return got;
}

/* Reads a maze of walls in colours, whose pitch divides g. Returns as raster_grid_read. */
static int picture_colored_walls(struct picture *p, const struct picture_box *b, size_t g)
{
    int got = 0;
    for (size_t pitch = picture_smaller(g, PITCH_MAX); pitch > 1 && !got; pitch--) {
        const size_t wall = b->width % pitch;
        if (g % pitch == 0 && wall > 0 && (p->is_marked || pitch > 2))
            got = picture_read_grid(p, b, pitch - wall, wall, RASTER_COLORS);
    }
    return got;
}

/* Reads a maze of walls, in which there is a line. Returns as raster_grid_read. */
static int picture_walls(struct picture *p, const struct picture_box *b)
{
    const size_t pitch = picture_divide_lines(p, b, true), wall = b->width % pitch;
    int got = 0;
    if (!p->is_marked && pitch > 2 && wall > 0)
        got = picture_read_grid(p, b, pitch - wall, wall, RASTER_PLAIN);
    if (got == 0 && !p->has_posts)
        got = picture_colored_walls(p, b, pitch);
    return got == 0 && !p->is_marked ? picture_dotted_walls(p, b) : got;
}

/* Reads a board with a dotted path. There are no dots along its border. Returns as
 * raster_grid_read.
 */
static int picture_dotted_board(struct picture *p, const struct picture_box *b)
{
    const size_t g =
        picture_divide_sides(p, b, 0, picture_common_divisor(b->width, b->height), false);
    int got = 0;
    for (size_t cell = picture_smaller(g, BLOCK_MAX); cell >= CELL_DOTTED && !got; cell--)
        if (g % cell == 0)
            got = picture_read_grid(p, b, cell, 0, RASTER_DOTTED);
    return got;
}

/* Reads a board of blocks several pixels wide. Returns as raster_grid_read. */
static int picture_board(struct picture *p, const struct picture_box *b)
{
    const size_t g = picture_divide_lines(p, b, false);
    int got = 0;
    if (!p->is_marked) {
        got = picture_dotted_board(p, b);
        return got == 0 && g > 1 ? picture_read_grid(p, b, g, 0, RASTER_PLAIN) : got;
    }
    for (size_t cell = picture_smaller(g, BLOCK_MAX); cell > 1 && !got; cell--)
        if (g % cell == 0)
            got = picture_read_grid(p, b, cell, 0, RASTER_COLORS);
    return got;
}

/* ---- strips ---- */

/* Measures the strips between the lines of n columns or rows: stores the widths of the first two
 * and how many there are. Returns whether their widths alternate. */
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

/* Reads a lattice: strips of two widths, the same in both directions. Returns as raster_grid_read.
 */
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
    p->start = p->goal = p->at = SIZE_MAX;
    p->pitch = 0;
    return 1;
}

/* ---- the choice ---- */

static int picture_blocks(struct picture *p, const struct picture_box *b)
{
    const int got = picture_has_inner_line(p, b) ? picture_board(p, b) : 0;
    return got == 0 && picture_has_inner_line(p, b) ? picture_lattice(p, b) : got;
}

/* Reads a board with a margin, which is closed, or an open board that is free all around: then the
 * drawing alone, or the whole picture if its blocks are not smaller. Returns as raster_grid_read.
 */
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

/* How much of the picture a part of it is: all, all but a margin on each side, or less. */
enum picture_extent { EXTENT_ALL, EXTENT_INSIDE, EXTENT_OTHER };

static enum picture_extent picture_extent(const struct picture *p, const struct picture_box *b)
{
    if (b->width == p->width && b->height == p->height)
        return EXTENT_ALL;
    return b->x > 0 && b->y > 0 && b->x + b->width < p->width && b->y + b->height < p->height
               ? EXTENT_INSIDE
               : EXTENT_OTHER;
}

/* Reads the picture if cells several pixels wide can be recognized. Returns as raster_grid_read. */
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
    if (picture_extent(p, &walls) != EXTENT_OTHER && picture_has_inner_line(p, &walls))
        got = picture_walls(p, &walls);
    if (got)
        return got;
    return picture_extent(p, &drawing) == EXTENT_INSIDE ? picture_inside(p, &drawing, &whole)
                                                        : picture_blocks(p, &whole);
}

/* Reads a block per `scale` pixels. Returns as raster_grid_read. */
static int picture_blocks_of(struct picture *p, size_t scale)
{
    const struct picture_box whole = {0, 0, p->width, p->height};
    int got = 0;
    if (p->width % scale || p->height % scale)
        return 0;
    if (!p->is_marked && scale >= CELL_DOTTED)
        got = picture_read_grid(p, &whole, scale, 0, RASTER_DOTTED);
    return got ? got
               : picture_read_grid(p, &whole, scale, 0,
                                   p->is_marked ? RASTER_COLORS : RASTER_PLAIN);
}

/* Sets start, goal, `at` and the place in the picture of the maze in the header. Returns 0, or -1
 * with the error set. */
static int picture_set_places(struct picture *p)
{
    const size_t stride = p->m->stride, start = p->start, goal = p->goal;
    if (p->pitch && format_picture(p->in, (int)p->left, (int)p->top, (int)p->pitch))
        return -1;
    if (p->at != SIZE_MAX && header_set_place(&p->in->reader.head, FIELD_AT,
                                              (struct place){p->at % stride, p->at / stride}))
        return err_memory(&p->in->reader.lines.err);
    return (start != SIZE_MAX && format_start(p->in, start % stride, start / stride)) ||
                   (goal != SIZE_MAX && format_goal(p->in, goal % stride, goal / stride))
               ? -1
               : 0;
}

/* Reads the picture as `scale` says, first with the marks, then without. Returns as
 * raster_grid_read. */
static int picture_read_scale(struct picture *p, bool is_marked, size_t scale)
{
    int got = 0;
    for (int marks = is_marked; marks >= 0 && !got; marks--) {
        p->is_marked = marks;
        p->has_posts = p->has_posts || (is_marked && !marks);
        p->shift = marks ? 0 : 4; /* that of PICTURE_DARK, which becomes PALETTE_WALL */
        got = scale ? picture_blocks_of(p, scale) : picture_recognize(p);
    }
    return got;
}

void picture_check(struct input *in, const struct maze *m, enum picture_colors colors,
                   bool of_pixels)
{
    enum { SMALL = 100 * 100 }; /* such a bitmap may be drawn block by block */
    const bool is_free = maze_count(m, MAZE_OBSTACLE) == 0;
    const bool is_rough = of_pixels && colors == PICTURE_GREYS;
    struct err side;
    in->free_around = !is_free && maze_border_obstacles(m) == 0;
    if (in->free_around)
        format_warn(in, "the picture is free all around the drawing; if that is a margin, crop it: "
                        "pnmcrop");
    else if (is_free && (colors == PICTURE_FOREIGN || colors == PICTURE_GREYS))
        format_warn(in, "no pixel is dark; set what is: --input pbm:threshold=P");
    else if (is_rough)
        format_warn(in, "the picture has greys, and each pixel became a block; set what is dark: "
                        "--input pbm:threshold=P");
    if (is_rough || (of_pixels && m->width * m->height > SMALL))
        in->free_around |= !is_free && maze_check_sides(m, 15, &side);
    if (in->free_around && !in->why.what[0])
        err_set(&in->why, "the path would lead around the drawing: crop the picture (ppmtopgm | "
                          "pgmtopbm -threshold | pnmcrop)");
}

int picture_read(struct input *in, struct maze *m, size_t width, size_t height,
                 enum picture_colors colors, size_t scale)
{
    struct picture p = {
        .in = in, .m = m, .width = width, .height = height, .has_posts = colors <= PICTURE_GREYS};
    int got;
    if (mem_need(&in->state.index, width + height + 2))
        return err_memory(&in->reader.lines.err);
    p.pixels = in->state.body.mem.at;
    p.columns = in->state.index.at;
    p.lines = p.columns + width + 1;
    got = picture_read_scale(&p, colors == PICTURE_MARKED, scale);
    if (got == 0 && scale)
        return format_refuse(in, "the picture does not consist of blocks of %zux%zu pixels", scale,
                             scale);
    return got > 0 && picture_set_places(&p) ? -1 : got;
}
