#include "strokes.h"

#include "common/render/kit/marked_path.h"

/* The bits of the greatest width and height, so that products with lengths of paper fit. */
enum { STROKES_BITS = 40 };

/* The vertical strokes of a column, of walls and of the path: the row in which each begins, plus 1;
 * 0: none. */
struct strokes_open {
    uint64_t wall, path;
};

static struct strokes_open *strokes_open(const struct strokes *s)
{
    return (struct strokes_open *)(void *)s->open.at;
}

/* Draws the path with a point at each turn. */
static void strokes_draw_path_stroke(struct strokes *s, const struct path *path)
{
    const size_t stride = path->maze->stride;
    struct draft *to = &s->layers[STROKES_PATH];
    struct path_cursor at = path_begin(path), next = at;
    bool more = path_next(path, &next);
    if (more)
        s->pen->move(to, PEN_FROM, strokes_centre(s, path->start % stride),
                     strokes_centre(s, path->start / stride));
    while (more) {
        at = next;
        more = path_next(path, &next);
        if (!more || next.d != at.d)
            s->pen->move(to, at.d == MAZE_E || at.d == MAZE_W ? PEN_ACROSS : PEN_DOWN,
                         strokes_centre(s, at.at % stride), strokes_centre(s, at.at / stride));
    }
}

bool strokes_needs_whole_maze(const struct render_ctx *c, uint64_t color)
{
    return marked_path_needs_whole_maze(c) || gaps_need_whole_maze(c) ||
           shades_kind_of(c, color) != SHADES_PATH;
}

int strokes_begin(struct strokes *s, struct render_ctx *c)
{
    const struct header *h = c->head;
    const size_t columns = h->width + 1;
    const uint64_t cell = 2 * render_cell(c), wall = 2 * render_wall(c), pitch = cell + wall;
    struct path path;
    s->size =
        (struct strokes_size){pitch * h->width + wall, pitch * h->height + wall, cell, wall, pitch};
    s->gaps = gaps_find(c);
    if ((s->size.width | s->size.height) >> STROKES_BITS)
        return err_set(c->err, "a picture of %zux%zu cells is too large", h->width, h->height);
    for (int k = 0; k < STROKES_LAYERS; k++)
        draft_clear(&s->layers[k]);
    if (mem_need_array(&s->open, columns, sizeof(struct strokes_open), 0))
        return err_memory(c->err);
    memset(s->open.at, 0, columns * sizeof(struct strokes_open));
    s->path_is_drawn = c->maze && marked_path_ends(c, &path) && path_simple(&path) != UINT64_MAX;
    if (s->path_is_drawn)
        strokes_draw_path_stroke(s, &path);
    return shades_prepare(&s->shades, c, s->color, s->palette);
}

static void strokes_line(const struct strokes *s, struct draft *to, uint64_t x, uint64_t y,
                         enum pen_move how, uint64_t end_x, uint64_t end_y)
{
    s->pen->move(to, PEN_FROM, x, y);
    s->pen->move(to, how, end_x, end_y);
}

/* Begins or continues the vertical stroke at x if `on`; otherwise ends it. *first is the row in
 * which it begins, plus 1; 0: none. It begins and ends `shift` units below the upper edge of a
 * row. */
static void strokes_vertical(const struct strokes *s, struct draft *to, uint64_t *first, bool on,
                             size_t y, uint64_t x, uint64_t shift)
{
    const uint64_t from = *first, pitch = s->size.pitch;
    if (on && !from)
        *first = (uint64_t)y + 1;
    if (on || !from)
        return;
    *first = 0;
    strokes_line(s, to, x, (from - 1) * pitch + shift, PEN_DOWN, x, y * pitch + shift);
}

static void strokes_draw_walls(struct strokes *s, const struct render_ctx *c,
                               const struct render_row *row)
{
    const uint64_t pitch = s->size.pitch, y = row->y * pitch;
    const size_t width = c->head->width;
    struct strokes_open *open = strokes_open(s);
    struct draft *to = &s->layers[STROKES_WALLS];
    for (size_t x = 0, from = 0; x <= width; x++) {
        const bool on = x < width && gaps_walls(&s->gaps, c, row, x) & MAZE_NORTH;
        if (!on && from < x)
            strokes_line(s, to, from * pitch, y, PEN_ACROSS, x * pitch, y);
        from = on ? from : x + 1;
    }
    for (size_t x = 0; x <= width; x++)
        strokes_vertical(s, to, &open[x].wall, gaps_walls(&s->gaps, c, row, x) & MAZE_WEST, row->y,
                         x * pitch, 0);
}

/* Returns whether cell x of a row, which is joined to no cell of the path beside it, is on the path
 * and joined to none above or below. */
static bool strokes_is_alone(const struct render_row *row, size_t x)
{
    const unsigned here = row->here[x], below = row->below[x];
    return here & MAZE_PATH && !(row->above[x] & MAZE_PATH && !(here & MAZE_NORTH)) &&
           !(below & MAZE_PATH && !(below & MAZE_NORTH));
}

/* Draws the lines through the middles of the cells of the path. */
static void strokes_draw_path(struct strokes *s, const struct render_ctx *c,
                              const struct render_row *row)
{
    const uint64_t half = s->size.pitch / 2, y = strokes_centre(s, row->y);
    const unsigned char *here = row->here, *below = row->below;
    const size_t width = c->head->width;
    struct strokes_open *open = strokes_open(s);
    struct draft *to = &s->layers[STROKES_PATH];
    for (size_t x = 0, from = 0; x < width && !row->is_border; x++) {
        const bool east =
            x + 1 < width && here[x] & here[x + 1] & MAZE_PATH && !(here[x + 1] & MAZE_WEST);
        if (!east && (from < x || strokes_is_alone(row, x)))
            strokes_line(s, to, strokes_centre(s, from), y, PEN_ACROSS, strokes_centre(s, x), y);
        from = east ? from : x + 1;
    }
    for (size_t x = 0; x < width; x++) {
        const bool south =
            !row->is_border && here[x] & below[x] & MAZE_PATH && !(below[x] & MAZE_NORTH);
        strokes_vertical(s, to, &open[x].path, south, row->y, strokes_centre(s, x), half);
    }
}

/* Draws each run of cells that have `mark` in both rows as a rectangle from `top` to `bottom`. To
 * look at one row alone, pass it twice. */
static void strokes_draw_rects(const struct strokes *s, struct draft *to, const unsigned char *here,
                               const unsigned char *above, unsigned mark, uint64_t top,
                               uint64_t bottom)
{
    const uint64_t pitch = s->size.pitch, inset = s->size.wall / 2;
    const size_t width = (size_t)(s->size.width / pitch); /* in cells */
    for (size_t x = 0, from = 0; x <= width; x++) {
        const bool on = x < width && here[x] & above[x] & mark;
        if (!on && from < x)
            s->pen->rect(to, from * pitch + inset, top, x * pitch - inset, bottom);
        from = on ? from : x + 1;
    }
}

/* Draws the cells with a mark, and what is between two of them. */
static void strokes_draw_marks(const struct strokes *s, struct draft *to,
                               const struct render_row *row, unsigned mark)
{
    const uint64_t inset = s->size.wall / 2, top = row->y * s->size.pitch;
    if (row->is_border)
        return;
    if (inset && row->y)
        strokes_draw_rects(s, to, row->here, row->above, mark, top - inset, top + inset);
    strokes_draw_rects(s, to, row->here, row->here, mark, top + inset, top + s->size.pitch - inset);
}

/* A run of cells of one shade. */
struct strokes_run {
    size_t from;
    bool is_shaded;
    unsigned char color[3];
};

/* Draws a run that ends before cell x of row y. It covers the walls to the west and north of its
 * cells, and half of the border, so no paper shows between a shade and a wall. */
static void strokes_end_run(struct strokes *s, const struct render_ctx *c,
                            const struct strokes_run *run, size_t x, size_t y)
{
    struct draft *to = &s->layers[STROKES_SHADES];
    const uint64_t pitch = s->size.pitch, inset = s->size.wall / 2;
    const bool is_last = x == c->head->width, is_bottom = y + 1 == c->head->height;
    if (!run->is_shaded)
        return;
    s->pen->shade(to, run->color);
    s->pen->rect(to, run->from ? run->from * pitch - inset : 0, y ? y * pitch - inset : 0,
                 x * pitch - (is_last ? 0 : inset), (y + 1) * pitch - (is_bottom ? 0 : inset));
}

static void strokes_draw_shades(struct strokes *s, const struct render_ctx *c,
                                const struct render_row *row)
{
    const size_t width = c->head->width;
    struct strokes_run run = {0};
    for (size_t x = 0; x < width && !row->is_border; x++) {
        struct strokes_run next = {.from = x};
        next.is_shaded = !render_is_solid(c, row->here, row->below, x) &&
                         shades_get(&s->shades, x, row->y, next.color);
        if (next.is_shaded == run.is_shaded && memcmp(next.color, run.color, sizeof run.color) == 0)
            continue;
        strokes_end_run(s, c, &run, x, row->y);
        run = next;
    }
    strokes_end_run(s, c, &run, width, row->y);
}

/* Draws the current cell, if it is in this row. Where it has a wall, it reaches to the middle of
 * the wall. */
static void strokes_draw_at(struct strokes *s, const struct render_ctx *c,
                            const struct render_row *row)
{
    const uint64_t pitch = s->size.pitch, inset = s->size.wall / 2;
    const uint64_t top = row->y * pitch, left = c->at.x * pitch;
    const size_t x = c->at.x;
    if (c->at.y == row->y)
        s->pen->rect(&s->layers[STROKES_AT], left + (row->here[x] & MAZE_WEST ? 0 : inset),
                     top + (row->here[x] & MAZE_NORTH ? 0 : inset),
                     left + pitch - (row->here[x + 1] & MAZE_WEST ? 0 : inset),
                     top + pitch - (row->below[x] & MAZE_NORTH ? 0 : inset));
}

void strokes_row(struct strokes *s, const struct render_ctx *c, const struct render_row *row)
{
    if (s->shades.kind != SHADES_PATH)
        strokes_draw_shades(s, c, row);
    else
        strokes_draw_marks(s, &s->layers[STROKES_VISITED], row, MAZE_VISITED);
    strokes_draw_at(s, c, row);
    if (c->head->kind == MAZE_BLOCK)
        strokes_draw_marks(s, &s->layers[STROKES_WALLS], row, MAZE_OBSTACLE);
    else
        strokes_draw_walls(s, c, row);
    if (!s->path_is_drawn)
        strokes_draw_path(s, c, row);
}

void strokes_free(struct strokes *s)
{
    for (int k = 0; k < STROKES_LAYERS; k++)
        draft_free(&s->layers[k]);
    mem_free(&s->open);
    mem_free(&s->shades.numbers);
}
