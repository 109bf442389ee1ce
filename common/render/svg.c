/* svg: line art for printing, in millimetres, on pages of A4 or Letter.
 *
 * Adjoining walls form one stroke, so that a maze needs few strokes and shows no seams. Walls
 * between two solid cells are omitted, so that the outside of a mask stays white. Obstacles of a
 * board are drawn as runs within rows. The path is a line below the walls, visited cells are fields
 * below that, start and goal are dots. If the marked cells are a simple path, the line is a single
 * stroke from start to goal, which a program can follow; otherwise it is a set of strokes. Each
 * element has a class, so that a style sheet can select it.
 *
 * Each maze has a page of its own. With --sheet, a page holds several mazes, numbered and without
 * their paths, and if any of them has a path, the next page has the solutions. There is one
 * document per stream. Its pages lie one below the other, named page1, page2 and so on for
 * rsvg-convert --export-id; page=N writes a single page.
 *
 * Lengths within a maze are twice -c and -t, so that the centres of cells have whole coordinates.
 *
 * Browsers, drawing programs and rsvg-convert read the format. Header fields are not shown.
 *
 * Reference: World Wide Web Consortium, "Scalable Vector Graphics (SVG) 1.1". */
#include "common/render/kit/marked_path.h"
#include "common/render/kit/page.h"

enum { KEY_PAPER, KEY_LANDSCAPE, KEY_PAGE };

static const char *const papers[] = {"a4", "letter", "fit"};
static const struct opt_key keys[] = {
    {"paper", 0, PAGE_FIT, PAGE_A4, "page size", 0, papers},
    {"landscape", 0, 1, 0, "1: landscape", 0, NULL},
    {"page", 0, UINT64_MAX, 0, "page to write; 0: all", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

/* A vertical stroke that is being drawn in each column: its first row, from 1; 0: none. */
struct svg_stroke {
    uint64_t wall, path;
};

/* The state. */
struct svg {
    struct page page;
    unsigned long long cell, wall, pitch; /* in units: twice -c, -t and their sum */
    bool has_line;                        /* `path` is complete: one stroke from start to goal */
    struct text_buf visited, path, walls; /* the elements of the current maze */
    struct svg_stroke strokes[];
};

static struct page svg_page(const struct render_options *o)
{
    static const double sizes[][2] = {{210, 297}, {215.9, 279.4}, {20, 20}};
    const double *size = sizes[o->values[KEY_PAPER]];
    const bool wide = o->values[KEY_LANDSCAPE], fit = o->values[KEY_PAPER] == PAGE_FIT;
    return (struct page){.width = size[wide],
                         .height = size[!wide],
                         .margin = o->has_margin ? (double)o->margin
                                   : fit         ? 1
                                                 : 10,
                         .across = o->across ? o->across : 1,
                         .down = o->across ? o->down : 1,
                         .fit = fit,
                         .sheet = o->across > 0,
                         .only = o->values[KEY_PAGE]};
}

/* Makes room for strokes in n columns, and sets up the page if it is the first time. */
static struct svg *svg_state(struct render_ctx *c, size_t n)
{
    struct svg *s = render_state_need(c, sizeof *s, n, sizeof s->strokes[0]);
    if (s && s->page.across == 0)
        s->page = svg_page(c->options);
    return s;
}

/* Draws the path as a single stroke, with a point at each turn. The border of the maze is sealed.
 * Returns 0, or -1 if memory runs out. */
static int svg_draw_line(struct svg *s, const struct path *path)
{
    const size_t stride = path->maze->stride;
    const unsigned long long pitch = s->pitch, half = pitch / 2;
    struct path_cursor at = path_begin(path), next = at;
    bool more = path_next(path, &next);
    if (more && page_print(&s->path, "M%llu %llu", path->start % stride * pitch + half,
                           path->start / stride * pitch + half))
        return -1;
    while (more) {
        at = next;
        more = path_next(path, &next);
        if (more && next.d == at.d)
            continue;
        if (at.d == MAZE_E || at.d == MAZE_W
                ? page_print(&s->path, "H%llu", at.at % stride * pitch + half)
                : page_print(&s->path, "V%llu", at.at / stride * pitch + half))
            return -1;
    }
    return 0;
}

/* Draws the path as a single stroke if the marks are a simple path, and sets s->has_line. Returns
 * 0, or -1 if memory runs out. */
static int svg_simple_path(struct render_ctx *c)
{
    struct svg *s = render_state(c);
    struct path path = {.maze = c->maze};
    s->has_line = false;
    if (!c->maze) /* start or goal is not known: see marked_path_needs_whole_maze */
        return 0;
    path.start = c->start.y * c->maze->stride + c->start.x;
    path.goal = c->goal.y * c->maze->stride + c->goal.x;
    maze_seal_border(c->maze);
    s->has_line = path_simple(&path) != UINT64_MAX;
    return s->has_line ? svg_draw_line(s, &path) : 0;
}

static int svg_begin(struct render_ctx *c)
{
    const size_t columns = c->head->width + 1;
    struct svg *s;
    if (c->options->values[KEY_PAPER] == PAGE_FIT && c->options->across)
        return err_set(c->err, "svg:paper=fit excludes --sheet");
    if (!(s = svg_state(c, columns)))
        return -1;
    s->cell = 2 * render_cell(c);
    s->wall = 2 * render_wall(c);
    s->pitch = s->cell + s->wall;
    memset(s->strokes, 0, columns * sizeof s->strokes[0]);
    s->visited.len = s->path.len = s->walls.len = 0;
    if (page_print(&s->visited, "<path class=\"visited\" fill=\"#cfe1fa\" d=\"") ||
        page_print(&s->path,
                   "<path class=\"path\" fill=\"none\" stroke=\"#d33\" stroke-width=\"%.2f\" "
                   "stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"",
                   (double)s->cell / 3) ||
        page_print(
            &s->walls,
            c->head->kind == MAZE_BLOCK
                ? "<path class=\"walls\" fill=\"#000\" d=\""
                : "<path class=\"walls\" fill=\"none\" stroke=\"#000\" stroke-width=\"%llu\" "
                  "stroke-linecap=\"square\" d=\"",
            s->wall) ||
        svg_simple_path(c))
        return err_memory(c->err);
    return 0;
}

/* ---- strokes ---- */

/* Continues the vertical stroke at x if `on`, or ends it above row y. */
static int svg_vertical(struct text_buf *to, uint64_t *first, bool on, size_t y,
                        unsigned long long x, unsigned long long pitch, unsigned long long shift)
{
    const uint64_t from = *first;
    if (on && !from)
        *first = (uint64_t)y + 1;
    if (on || !from)
        return 0;
    *first = 0;
    return page_print(to, "M%llu %lluV%llu", x, (from - 1) * pitch + shift, y * pitch + shift);
}

static bool svg_is_solid(const struct render_ctx *c, const struct render_row *row, size_t x)
{
    return row->is_border || x >= c->head->width || render_is_solid(c, row->here, row->below, x);
}

/* Returns whether there is a wall north of cell x, or west, with a cell beside it that is not
 * solid. */
static bool svg_north_wall(const struct render_ctx *c, const struct render_row *row, size_t x)
{
    const bool outside = row->y == 0 || render_is_solid(c, row->above, row->here, x);
    return row->here[x] & MAZE_NORTH && !(outside && svg_is_solid(c, row, x));
}

static bool svg_west_wall(const struct render_ctx *c, const struct render_row *row, size_t x)
{
    const bool outside = x == 0 || svg_is_solid(c, row, x - 1);
    return row->here[x] & MAZE_WEST && !(outside && svg_is_solid(c, row, x));
}

static int svg_draw_walls(struct render_ctx *c, const struct render_row *row)
{
    struct svg *s = render_state(c);
    const unsigned long long pitch = s->pitch, y = row->y * pitch;
    const size_t width = c->head->width;
    for (size_t x = 0, from = 0; x <= width; x++) {
        const bool on = x < width && svg_north_wall(c, row, x);
        if (!on && from < x && page_print(&s->walls, "M%llu %lluH%llu", from * pitch, y, x * pitch))
            return -1;
        from = on ? from : x + 1;
    }
    for (size_t x = 0; x <= width; x++)
        if (svg_vertical(&s->walls, &s->strokes[x].wall,
                         !row->is_border && svg_west_wall(c, row, x), row->y, x * pitch, pitch, 0))
            return -1;
    return 0;
}

/* Draws the lines through the middles of the cells of the path. */
static int svg_draw_path(struct render_ctx *c, const struct render_row *row)
{
    struct svg *s = render_state(c);
    const unsigned long long pitch = s->pitch, half = pitch / 2, y = row->y * pitch + half;
    const unsigned char *here = row->here, *below = row->below;
    const size_t width = c->head->width;
    for (size_t x = 0, from = 0; x < width && !row->is_border; x++) {
        const bool east =
            x + 1 < width && here[x] & here[x + 1] & MAZE_PATH && !(here[x + 1] & MAZE_WEST);
        if (!east && from < x &&
            page_print(&s->path, "M%llu %lluH%llu", from * pitch + half, y, x * pitch + half))
            return -1;
        from = east ? from : x + 1;
    }
    for (size_t x = 0; x < width; x++) {
        const bool south =
            !row->is_border && here[x] & below[x] & MAZE_PATH && !(below[x] & MAZE_NORTH);
        if (svg_vertical(&s->path, &s->strokes[x].path, south, row->y, x * pitch + half, pitch,
                         half))
            return -1;
    }
    return 0;
}

/* Draws each run of cells with a mark as a field that covers the seam to the next row. */
static int svg_draw_fields(struct render_ctx *c, struct text_buf *to, const struct render_row *row,
                           unsigned mark)
{
    const struct svg *s = render_state(c);
    const unsigned long long pitch = s->pitch, top = row->y * pitch;
    const size_t width = c->head->width;
    for (size_t x = 0, from = 0; x <= width && !row->is_border; x++) {
        const bool on = x < width && row->here[x] & mark;
        if (!on && from < x &&
            page_print(to, "M%llu %lluH%lluV%llu.2H%lluZ", from * pitch, top, x * pitch,
                       top + pitch, from * pitch))
            return -1;
        from = on ? from : x + 1;
    }
    return 0;
}

static int svg_row(struct render_ctx *c, const struct render_row *row)
{
    struct svg *s = render_state(c);
    return svg_draw_fields(c, &s->visited, row, MAZE_VISITED) ||
                   (c->head->kind == MAZE_BLOCK ? svg_draw_fields(c, &s->walls, row, MAZE_OBSTACLE)
                                                : svg_draw_walls(c, row)) ||
                   (!s->has_line && svg_draw_path(c, row))
               ? err_memory(c->err)
               : 0;
}

/* ---- the maze as elements ---- */

/* Ends an element of path data, or removes it if it has none. */
static int svg_end_path(struct text_buf *t)
{
    if (t->mem.at[t->len - 1] != '"')
        return page_print(t, "\"/>\n");
    t->len = 0;
    return 0;
}

/* Draws the start or the goal. */
static int svg_place(struct render_ctx *c, const struct render_place *p, const char *name,
                     const char *color)
{
    struct svg *s = render_state(c);
    const unsigned long long pitch = s->pitch;
    if (!p->is_set)
        return 0;
    return page_print(
        &s->walls, "<circle class=\"%s\" cx=\"%llu\" cy=\"%llu\" r=\"%.2f\" fill=\"%s\"/>\n", name,
        p->x * pitch + pitch / 2, p->y * pitch + pitch / 2, (double)s->cell / 4, color);
}

static int svg_end(struct render_ctx *c)
{
    struct svg *s = render_state(c);
    const double wall = (double)s->wall, pitch = (double)s->pitch;
    struct page_picture picture = {.width = pitch * (double)c->head->width + wall,
                                   .height = pitch * (double)c->head->height + wall,
                                   .shift = wall / 2, /* half a wall stands out on each side */
                                   .below = {&s->visited, &s->path},
                                   .walls = &s->walls,
                                   .number = c->number + 1};
    if (svg_end_path(&s->visited) || svg_end_path(&s->path) || svg_end_path(&s->walls) ||
        svg_place(c, &c->start, "start", "#1a9641") || svg_place(c, &c->goal, "goal", "#961414"))
        return err_memory(c->err);
    picture.has_solution = s->path.len > 0;
    return page_add(&s->page, &picture) ? err_memory(c->err) : 0;
}

static int svg_close(struct render_ctx *c)
{
    struct svg *s = svg_state(c, 0);
    if (!s)
        return -1;
    if (s->page.only > page_count(&s->page))
        return err_set(c->err, "svg:page=%llu: the number of pages is %llu",
                       (unsigned long long)s->page.only, (unsigned long long)page_count(&s->page));
    return page_end(&s->page, c->writer->out) ? err_memory(c->err) : 0;
}

static void svg_free(struct render_ctx *c)
{
    struct svg *s = render_state(c);
    page_free(&s->page);
    mem_free(&s->visited.mem);
    mem_free(&s->path.mem);
    mem_free(&s->walls.mem);
}

const struct render render_svg = {
    .entry = {"svg", "line art for printing; pages one below the other", keys},
    .cell_max = 1000,
    .wall_max = 1000,
    .margin_max = 100,
    .takes_sheets = true,
    .needs_whole_maze = marked_path_needs_whole_maze,
    .begin = svg_begin,
    .row = svg_row,
    .end = svg_end,
    .close = svg_close,
    .free = svg_free,
};
