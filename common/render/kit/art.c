#include "art.h"

#include "marked_path.h"

/* The bits of the greatest width and height, so that products with lengths of paper fit. */
enum { ART_BITS = 40 };

/* The vertical strokes of a column, of walls and of the path: the row in which each begins, plus 1;
 * 0: none. */
struct art_stroke {
    uint64_t wall, path;
};

static struct art_stroke *art_strokes(const struct art *a)
{
    return (struct art_stroke *)(void *)a->strokes.at;
}

/* ---- the path as one stroke ---- */

/* Draws the path with a point at each turn. Returns 0, or -1 if memory runs out. */
static int art_draw_path_stroke(struct art *a, const struct path *path)
{
    const size_t stride = path->maze->stride;
    struct text_buf *to = &a->layers[ART_PATH];
    struct path_cursor at = path_begin(path), next = at;
    bool more = path_next(path, &next);
    if (more && a->pen->move(to, ART_FROM, art_centre(a, path->start % stride),
                             art_centre(a, path->start / stride)))
        return -1;
    while (more) {
        at = next;
        more = path_next(path, &next);
        if (more && next.d == at.d)
            continue;
        if (a->pen->move(to, at.d == MAZE_E || at.d == MAZE_W ? ART_ACROSS : ART_DOWN,
                         art_centre(a, at.at % stride), art_centre(a, at.at / stride)))
            return -1;
    }
    return 0;
}

/* Draws the path as a single stroke if the marks are a simple path, and sets a->path_is_drawn.
 * Returns 0, or -1 if memory runs out. */
static int art_draw_simple_path(struct art *a, const struct render_ctx *c)
{
    struct path path = {.maze = c->maze};
    a->path_is_drawn = false;
    if (!c->maze || !c->start.is_set || !c->goal.is_set)
        return 0;
    path.start = c->start.y * c->maze->stride + c->start.x;
    path.goal = c->goal.y * c->maze->stride + c->goal.x;
    maze_seal_border(c->maze);
    a->path_is_drawn = path_simple(&path) != UINT64_MAX;
    return a->path_is_drawn ? art_draw_path_stroke(a, &path) : 0;
}

bool art_needs_whole_maze(const struct render_ctx *c, uint64_t color)
{
    return marked_path_needs_whole_maze(c) || gaps_need_whole_maze(c) ||
           shades_need_whole_maze(c, color);
}

int art_begin(struct art *a, struct render_ctx *c)
{
    const size_t columns = c->head->width + 1;
    a->cell = 2 * render_cell(c);
    a->wall = 2 * render_wall(c);
    a->gaps = gaps_find(c);
    a->pitch = a->cell + a->wall;
    a->width = a->pitch * c->head->width + a->wall;
    a->height = a->pitch * c->head->height + a->wall;
    if ((a->width | a->height) >> ART_BITS)
        return err_set(c->err, "a picture of %zux%zu cells is too large", c->head->width,
                       c->head->height);
    for (int k = 0; k < ART_LAYERS; k++)
        a->layers[k].len = 0;
    if (mem_need_array(&a->strokes, columns, sizeof(struct art_stroke), 0) ||
        art_draw_simple_path(a, c))
        return err_memory(c->err);
    memset(a->strokes.at, 0, columns * sizeof(struct art_stroke));
    return shades_prepare(&a->shades, c, a->color, a->palette);
}

/* ---- strokes ---- */

/* Draws a line. Returns 0, or -1 if memory runs out. */
static int art_line(const struct art *a, struct text_buf *to, uint64_t x, uint64_t y,
                    enum art_move how, uint64_t end_x, uint64_t end_y)
{
    return a->pen->move(to, ART_FROM, x, y) || a->pen->move(to, how, end_x, end_y) ? -1 : 0;
}

/* Begins or continues the vertical stroke at x if `on`; otherwise ends it. *first is the row in
 * which it begins, plus 1; 0: none. It begins and ends `shift` units below the upper edge of a
 * row. Returns 0, or -1 if memory runs out. */
static int art_vertical(const struct art *a, struct text_buf *to, uint64_t *first, bool on,
                        size_t y, uint64_t x, uint64_t shift)
{
    const uint64_t from = *first;
    if (on && !from)
        *first = (uint64_t)y + 1;
    if (on || !from)
        return 0;
    *first = 0;
    return art_line(a, to, x, (from - 1) * a->pitch + shift, ART_DOWN, x, y * a->pitch + shift);
}

static bool art_is_solid(const struct render_ctx *c, const struct render_row *row, size_t x)
{
    return row->is_border || x >= c->head->width || render_is_solid(c, row->here, row->below, x);
}

/* Returns whether the wall north of cell x is drawn: it exists, is no gap, and does not lie between
 * two solid cells. The outside counts as solid. */
static bool art_north_wall(const struct art *a, const struct render_ctx *c,
                           const struct render_row *row, size_t x)
{
    const bool outside = row->y == 0 || render_is_solid(c, row->above, row->here, x);
    return row->here[x] & MAZE_NORTH && !(outside && art_is_solid(c, row, x)) &&
           !gaps_have(&a->gaps, x, row->y, MAZE_NORTH);
}

/* The same for the wall west of cell x. */
static bool art_west_wall(const struct art *a, const struct render_ctx *c,
                          const struct render_row *row, size_t x)
{
    const bool outside = x == 0 || art_is_solid(c, row, x - 1);
    return row->here[x] & MAZE_WEST && !(outside && art_is_solid(c, row, x)) &&
           !gaps_have(&a->gaps, x, row->y, MAZE_WEST);
}

static int art_draw_walls(struct art *a, const struct render_ctx *c, const struct render_row *row)
{
    const uint64_t pitch = a->pitch, y = row->y * pitch;
    const size_t width = c->head->width;
    struct art_stroke *strokes = art_strokes(a);
    struct text_buf *to = &a->layers[ART_WALLS];
    for (size_t x = 0, from = 0; x <= width; x++) {
        const bool on = x < width && art_north_wall(a, c, row, x);
        if (!on && from < x && art_line(a, to, from * pitch, y, ART_ACROSS, x * pitch, y))
            return -1;
        from = on ? from : x + 1;
    }
    for (size_t x = 0; x <= width; x++)
        if (art_vertical(a, to, &strokes[x].wall, !row->is_border && art_west_wall(a, c, row, x),
                         row->y, x * pitch, 0))
            return -1;
    return 0;
}

/* Returns whether cell x of a row, which is joined to no cell of the path beside it, is on the path
 * and joined to none above or below. */
static bool art_is_alone(const struct render_row *row, size_t x)
{
    const unsigned here = row->here[x], below = row->below[x];
    return here & MAZE_PATH && !(row->above[x] & MAZE_PATH && !(here & MAZE_NORTH)) &&
           !(below & MAZE_PATH && !(below & MAZE_NORTH));
}

/* Draws the lines through the middles of the cells of the path. */
static int art_draw_path(struct art *a, const struct render_ctx *c, const struct render_row *row)
{
    const uint64_t pitch = a->pitch, half = pitch / 2, y = row->y * pitch + half;
    const unsigned char *here = row->here, *below = row->below;
    const size_t width = c->head->width;
    struct art_stroke *strokes = art_strokes(a);
    struct text_buf *to = &a->layers[ART_PATH];
    for (size_t x = 0, from = 0; x < width && !row->is_border; x++) {
        const bool east =
            x + 1 < width && here[x] & here[x + 1] & MAZE_PATH && !(here[x + 1] & MAZE_WEST);
        if (!east && (from < x || art_is_alone(row, x)) &&
            art_line(a, to, art_centre(a, from), y, ART_ACROSS, art_centre(a, x), y))
            return -1;
        from = east ? from : x + 1;
    }
    for (size_t x = 0; x < width; x++) {
        const bool south =
            !row->is_border && here[x] & below[x] & MAZE_PATH && !(below[x] & MAZE_NORTH);
        if (art_vertical(a, to, &strokes[x].path, south, row->y, art_centre(a, x), half))
            return -1;
    }
    return 0;
}

/* Draws each run of cells that have `mark` in both rows as a rectangle from `top` to `bottom`. To
 * look at one row alone, pass it twice. */
static int art_draw_rects(const struct art *a, const struct render_ctx *c, struct text_buf *to,
                          const unsigned char *here, const unsigned char *above, unsigned mark,
                          uint64_t top, uint64_t bottom)
{
    const uint64_t pitch = a->pitch, inset = a->wall / 2;
    const size_t width = c->head->width;
    for (size_t x = 0, from = 0; x <= width; x++) {
        const bool on = x < width && here[x] & above[x] & mark;
        if (!on && from < x &&
            a->pen->rect(to, from * pitch + inset, top, x * pitch - inset, bottom))
            return -1;
        from = on ? from : x + 1;
    }
    return 0;
}

/* Draws the cells with a mark, and what is between two of them. */
static int art_draw_marks(const struct art *a, const struct render_ctx *c, struct text_buf *to,
                          const struct render_row *row, unsigned mark)
{
    const uint64_t inset = a->wall / 2, top = row->y * a->pitch;
    if (row->is_border)
        return 0;
    if (inset && row->y &&
        art_draw_rects(a, c, to, row->here, row->above, mark, top - inset, top + inset))
        return -1;
    return art_draw_rects(a, c, to, row->here, row->here, mark, top + inset,
                          top + a->pitch - inset);
}

/* A run of cells of one shade. */
struct art_run {
    size_t from;
    bool is_shaded;
    unsigned char color[3];
};

/* Draws a run that ends before cell x of row y. It covers the walls to the west and north of its
 * cells, and half of the border, so no paper shows between a shade and a wall. */
static int art_end_run(struct art *a, const struct render_ctx *c, const struct art_run *run,
                       size_t x, size_t y)
{
    struct text_buf *to = &a->layers[ART_SHADES];
    const uint64_t pitch = a->pitch, inset = a->wall / 2;
    const bool is_last = x == c->head->width, is_bottom = y + 1 == c->head->height;
    if (!run->is_shaded)
        return 0;
    return a->pen->shade(to, run->color) ||
                   a->pen->rect(to, run->from ? run->from * pitch - inset : 0,
                                y ? y * pitch - inset : 0, x * pitch - (is_last ? 0 : inset),
                                (y + 1) * pitch - (is_bottom ? 0 : inset))
               ? -1
               : 0;
}

static int art_draw_shades(struct art *a, const struct render_ctx *c, const struct render_row *row)
{
    const size_t width = c->head->width;
    struct art_run run = {0};
    for (size_t x = 0; x < width && !row->is_border; x++) {
        struct art_run next = {.from = x};
        next.is_shaded = !art_is_solid(c, row, x) && shades_get(&a->shades, x, row->y, next.color);
        if (next.is_shaded == run.is_shaded && memcmp(next.color, run.color, sizeof run.color) == 0)
            continue;
        if (art_end_run(a, c, &run, x, row->y))
            return -1;
        run = next;
    }
    return art_end_run(a, c, &run, width, row->y);
}

/* Draws the current cell, if it is in this row. Where it has a wall, it reaches to the middle of
 * the wall. */
static int art_draw_at(struct art *a, const struct render_ctx *c, const struct render_row *row)
{
    const uint64_t inset = a->wall / 2, top = row->y * a->pitch, left = c->at.x * a->pitch;
    const size_t x = c->at.x;
    if (!c->at.is_set || c->at.y != row->y)
        return 0;
    return a->pen->rect(&a->layers[ART_AT], left + (row->here[x] & MAZE_WEST ? 0 : inset),
                        top + (row->here[x] & MAZE_NORTH ? 0 : inset),
                        left + a->pitch - (row->here[x + 1] & MAZE_WEST ? 0 : inset),
                        top + a->pitch - (row->below[x] & MAZE_NORTH ? 0 : inset));
}

int art_row(struct art *a, struct render_ctx *c, const struct render_row *row)
{
    const bool is_block = c->head->kind == MAZE_BLOCK, is_shaded = a->shades.kind != SHADES_PATH;
    if ((is_shaded && art_draw_shades(a, c, row)) ||
        (!is_shaded && art_draw_marks(a, c, &a->layers[ART_VISITED], row, MAZE_VISITED)) ||
        art_draw_at(a, c, row) ||
        (is_block ? art_draw_marks(a, c, &a->layers[ART_WALLS], row, MAZE_OBSTACLE)
                  : art_draw_walls(a, c, row)) ||
        (!a->path_is_drawn && art_draw_path(a, c, row)))
        return err_memory(c->err);
    return 0;
}

void art_free(struct art *a)
{
    for (int k = 0; k < ART_LAYERS; k++)
        mem_free(&a->layers[k].mem);
    mem_free(&a->strokes);
    shades_free(&a->shades);
}
