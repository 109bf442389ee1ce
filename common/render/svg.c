/* svg: line art for printing, in millimetres, on pages of A4 or Letter.
 *
 * Walls that follow each other are one stroke, so that a maze takes few of them and none
 * has a seam; walls that only part solid cells are left out, so that what is outside a
 * mask stays white. Obstacles of a board are runs of rows. The way is a line below the
 * walls, what was visited a field below that, start and goal are dots.
 *
 * Each maze has a page; with --sheet several have one, numbered, without their ways, and
 * the next page has these. The document is one for the stream, its pages one below the
 * other, page1, page2 and so on by name, which rsvg-convert --export-id takes; page=N
 * writes one of them alone.
 *
 * Lengths within a maze are twice -c and -t, so that the middles of cells are whole.
 *
 * Reference: World Wide Web Consortium, "Scalable Vector Graphics (SVG) 1.1". */
#include "common/render/kit/graph.h"
#include "common/render/kit/page.h"

#include <stdio.h>
#include <string.h>

enum { KEY_PAPER, KEY_LANDSCAPE, KEY_PAGE };

static const char *const papers[] = {"a4", "letter", "fit"};
static const struct opt_key keys[] = {
    {"paper", 0, PAGE_FIT, PAGE_A4, "the size of a page", 0, papers},
    {"landscape", 0, 1, 0, "1: wider than high", 0, NULL},
    {"page", 0, UINT64_MAX, 0, "write this page alone, from 1; 0: all", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

/* The texts of a canvas: three for the document, three for the maze at hand. */
enum { BODY, NOW, ANSWERS, UNDER, WAY, WALLS };

/* In c->work: the pages, and after them for each column where a stroke down began, of the
 * walls and of the way, in rows from 1; 0: none is being drawn. */
struct state {
    struct page page;
    uint64_t strokes[];
};

static struct state *state_of(const struct render_ctx *c)
{
    return (struct state *)(void *)c->work.at;
}

/* Half the distance from cell to cell in units, and so on. */
static unsigned long long cell_of(const struct render_ctx *c)
{
    return 2 * render_cell(c);
}
static unsigned long long wall_of(const struct render_ctx *c)
{
    return 2 * render_wall(c);
}
static unsigned long long pitch_of(const struct render_ctx *c)
{
    return cell_of(c) + wall_of(c);
}

static struct page page_of(struct render_ctx *c)
{
    static const double sizes[][2] = {{210, 297}, {215.9, 279.4}, {20, 20}};
    const double *size = sizes[c->options->values[KEY_PAPER]];
    const bool wide = c->options->values[KEY_LANDSCAPE];
    struct page p = {.width = size[wide], .height = size[!wide]};
    p.fit = c->options->values[KEY_PAPER] == PAGE_FIT;
    p.margin = c->options->has_margin ? (double)c->options->margin : p.fit ? 1 : 10;
    p.sheet = c->options->across > 0;
    p.across = p.sheet ? c->options->across : 1;
    p.down = p.sheet ? c->options->down : 1;
    p.only = c->options->values[KEY_PAGE];
    return p;
}

/* The pages, made before the first maze, or where there is none. */
static int svg_open(struct render_ctx *c)
{
    struct state *s;
    size_t bytes;
    if (mem_size(c->head ? c->head->width + 1 : 0, 2 * sizeof s->strokes[0], sizeof *s, &bytes) ||
        mem_need(&c->work, bytes))
        return err_memory(c->err);
    s = state_of(c);
    if (c->number == 0)
        s->page = page_of(c);
    s->page.body = &c->text[BODY];
    s->page.now = &c->text[NOW];
    s->page.answers = &c->text[ANSWERS];
    memset(s->strokes, 0, bytes - sizeof *s);
    return 0;
}

static int svg_begin(struct render_ctx *c)
{
    if (c->options->values[KEY_PAPER] == PAGE_FIT && c->options->across)
        return err_set(c->err, "svg:paper=fit has no sheets");
    if (svg_open(c))
        return -1;
    c->text[UNDER].len = c->text[WAY].len = c->text[WALLS].len = 0;
    return 0;
}

/* ---- strokes ---- */

static int stroke_across(struct text_buf *to, unsigned long long x0, unsigned long long x1,
                         unsigned long long y)
{
    return page_print(to, "M%llu %lluH%llu", x0, y, x1);
}

/* A stroke down in column x goes on, or ends above row y. */
static int stroke_down(struct text_buf *to, uint64_t *began, bool on, size_t y,
                       unsigned long long x, unsigned long long pitch, unsigned long long shift)
{
    uint64_t first = *began;
    if (on && !first)
        *began = (uint64_t)y + 1;
    if (on || !first)
        return 0;
    *began = 0;
    return page_print(to, "M%llu %lluV%llu", x, (first - 1) * pitch + shift, y * pitch + shift);
}

static bool is_solid(const struct render_ctx *c, const struct render_row *row, size_t x)
{
    return row->is_border || x >= c->head->width || render_is_solid(c, row->here, row->below, x);
}

/* Is there a wall north of cell x, or west, that does not only part solid cells? */
static bool north_wall(const struct render_ctx *c, const struct render_row *row, size_t x)
{
    bool outside = row->y == 0 || render_is_solid(c, row->above, row->here, x);
    return row->here[x] & MAZE_NORTH && !(outside && is_solid(c, row, x));
}

static bool west_wall(const struct render_ctx *c, const struct render_row *row, size_t x)
{
    bool outside = x == 0 || is_solid(c, row, x - 1);
    return row->here[x] & MAZE_WEST && !(outside && is_solid(c, row, x));
}

static int draw_walls(struct render_ctx *c, const struct render_row *row)
{
    const unsigned long long pitch = pitch_of(c);
    const size_t width = c->head->width;
    struct text_buf *to = &c->text[WALLS];
    uint64_t *began = state_of(c)->strokes;
    for (size_t x = 0, from = 0; x <= width; x++) {
        bool on = x < width && north_wall(c, row, x);
        if (!on && from < x && stroke_across(to, from * pitch, x * pitch, row->y * pitch))
            return -1;
        from = on ? from : x + 1;
    }
    for (size_t x = 0; x <= width; x++)
        if (stroke_down(to, &began[x], !row->is_border && west_wall(c, row, x), row->y, x * pitch,
                        pitch, 0))
            return -1;
    return 0;
}

/* The line through the middles of the cells of the way. */
static int draw_way(struct render_ctx *c, const struct render_row *row)
{
    const unsigned long long pitch = pitch_of(c);
    const size_t width = c->head->width;
    struct text_buf *to = &c->text[WAY];
    uint64_t *began = state_of(c)->strokes + width + 1;
    for (size_t x = 0, from = 0; x < width && !row->is_border; x++) {
        bool on = row->here[x] & MAZE_PATH;
        bool east =
            on && x + 1 < width && row->here[x + 1] & MAZE_PATH && !(row->here[x + 1] & MAZE_WEST);
        if (on && !east && from < x &&
            stroke_across(to, from * pitch + pitch / 2, x * pitch + pitch / 2,
                          row->y * pitch + pitch / 2))
            return -1;
        from = east ? from : x + 1;
    }
    for (size_t x = 0; x < width; x++) {
        bool on = !row->is_border && row->here[x] & MAZE_PATH && row->below[x] & MAZE_PATH &&
                  !(row->below[x] & MAZE_NORTH);
        if (stroke_down(to, &began[x], on, row->y, x * pitch + pitch / 2, pitch, pitch / 2))
            return -1;
    }
    return 0;
}

/* Runs of cells with a mark, as fields; the seam between rows is covered. */
static int draw_fields(struct render_ctx *c, struct text_buf *to, const struct render_row *row,
                       unsigned mark)
{
    const unsigned long long pitch = pitch_of(c), end = row->y * pitch + pitch;
    for (size_t x = 0, from = 0; x <= c->head->width && !row->is_border; x++) {
        bool on = x < c->head->width && row->here[x] & mark;
        if (!on && from < x &&
            page_print(to, "M%llu %lluH%lluV%llu.2H%lluZ", (unsigned long long)from * pitch,
                       row->y * pitch, (unsigned long long)x * pitch, end,
                       (unsigned long long)from * pitch))
            return -1;
        from = on ? from : x + 1;
    }
    return 0;
}

static int svg_row(struct render_ctx *c, const struct render_row *row)
{
    int got = draw_fields(c, &c->text[UNDER], row, MAZE_VISITED);
    if (c->head->kind == MAZE_BLOCK)
        got = got || draw_fields(c, &c->text[WALLS], row, MAZE_OBSTACLE);
    else
        got = got || draw_walls(c, row);
    return got || draw_way(c, row) ? err_memory(c->err) : 0;
}

/* ---- the maze as elements ---- */

/* Wraps path data in its element, in place. */
static int wrap(struct text_buf *to, const char *attributes)
{
    struct text_buf data = *to;
    int got;
    if (data.len == 0)
        return 0;
    *to = (struct text_buf){{NULL, 0}, 0};
    got = page_print(to, "<path %s d=\"", attributes) ||
          text_append(to, (const char *)data.mem.at, data.len) || page_print(to, "\"/>\n");
    mem_free(&data.mem);
    return got ? -1 : 0;
}

static int put_dot(struct render_ctx *c, const struct render_place *p, const char *color)
{
    const unsigned long long pitch = pitch_of(c);
    if (!p->is_set)
        return 0;
    return page_print(&c->text[WALLS], "<circle cx=\"%llu\" cy=\"%llu\" r=\"%.2f\" fill=\"%s\"/>\n",
                      p->x * pitch + pitch / 2, p->y * pitch + pitch / 2, (double)cell_of(c) / 4,
                      color);
}

static int make_elements(struct render_ctx *c)
{
    char walls[160], way[160];
    snprintf(way, sizeof way,
             "fill=\"none\" stroke=\"#d33\" stroke-width=\"%.2f\" stroke-linecap=\"round\"",
             (double)cell_of(c) / 3);
    snprintf(walls, sizeof walls,
             c->head->kind == MAZE_BLOCK
                 ? "fill=\"#000\""
                 : "fill=\"none\" stroke=\"#000\" stroke-width=\"%llu\" stroke-linecap=\"square\"",
             wall_of(c));
    return wrap(&c->text[UNDER], "fill=\"#cfe1fa\"") || wrap(&c->text[WAY], way) ||
                   wrap(&c->text[WALLS], walls) || put_dot(c, &c->start, "#1a9641") ||
                   put_dot(c, &c->goal, "#961414")
               ? -1
               : 0;
}

/* Half a wall stands out on each side. */
static int svg_end(struct render_ctx *c)
{
    const double wall = (double)wall_of(c), pitch = (double)pitch_of(c);
    struct page_picture picture = {.width = pitch * (double)c->head->width + wall,
                                   .height = pitch * (double)c->head->height + wall,
                                   .shift = wall / 2,
                                   .below = {&c->text[UNDER], &c->text[WAY]},
                                   .walls = &c->text[WALLS],
                                   .answer = c->text[WAY].len > 0,
                                   .number = c->number + 1};
    return make_elements(c) || page_add(&state_of(c)->page, &picture) ? err_memory(c->err) : 0;
}

static int svg_close(struct render_ctx *c)
{
    if (c->number == 0) {
        c->head = NULL;
        if (svg_open(c))
            return -1;
    }
    if (state_of(c)->page.only >
        state_of(c)->page.pages + (state_of(c)->page.filled > 0) + state_of(c)->page.answered)
        return err_set(c->err, "svg:page=%llu: there are fewer pages",
                       (unsigned long long)state_of(c)->page.only);
    return page_end(&state_of(c)->page, c->writer->out) ? err_memory(c->err) : 0;
}

const struct render render_svg = {
    .entry = {"svg", "line art on pages of paper, for printing", keys},
    .cell_max = 1000,
    .wall_max = 1000,
    .margin_max = 100,
    .takes_sheets = true,
    .begin = svg_begin,
    .row = svg_row,
    .end = svg_end,
    .close = svg_close,
};
