/* html: a page for playing mazes and watching animations, in one file: page_top.html, the mazes as
 * a maze stream, and the script page.js, which draws the mazes and handles moves. It works from a
 * file, without a network.
 *
 * After a frame of the same kind and size, only the digits that differ are written, in one line
 * after "~": for each, the distance from the previous one, in base 36, a comma and the digit. An
 * animation is therefore only as large as its headers and changes.
 *
 * Reference: WHATWG, "HTML Living Standard". */
#include "common/maze/maze_endpoints.h"
#include "common/maze/palette.h"
#include "kit/escape.h"
#include "kit/gap.h"

/* The largest canvas that all browsers support: a side has 15 bits in Firefox, the area 24 on
 * phones. A cell needs at least one pixel. */
enum { HTML_SIDE = (1 << 15) - 1, HTML_PIXELS = 1 << 24 };

/* The lines of page_top.html and page.js, ending with NULL; the build generates them. */
extern const char *const page_top_script[], *const page_script[];

/* The state: the previous maze, whose digits are in more[0]. */
struct html {
    size_t size[3]; /* its kind, width and height */
};

static void html_put_lines(struct out *out, const char *const *line)
{
    for (; *line; line++)
        out_text(out, *line);
}

/* Writes the field for a place that the header does not specify. */
static void html_put_place(struct out *out, const char *key, struct place named, struct place found)
{
    if (!place_is_known(named) && place_is_known(found))
        out_print(out, " %s=%zu,%zu", key, found.x, found.y);
}

/* Writes the header. Before its fields, adds the start and goal that maze-solve would use, if the
 * header does not specify them and the maze is not a frame, and `gaps`: x,y and MAZE_WEST or
 * MAZE_NORTH for each gap. Returns 0, or -1 with *c->err set if the field `goals` is malformed. */
static int html_put_head(const struct render_ctx *c)
{
    struct out *out = c->writer->out;
    const struct header *h = c->head;
    const struct gaps gaps = gaps_find(c);
    struct maze_endpoints named = {c->start, c->goal}, found;
    size_t at = 0, n;
    const char *s = header_get(h, FIELD_GOALS, &n);
    if (header_get_place(h, FIELD_GOALS, &named.goal, c->err) < 0)
        return -1;
    if (s)
        header_next_place(&s, &n, &named.goal);
    found = named;
    if (!header_has(h, FIELD_FRAME))
        maze_endpoints_complete(&found, c->maze, c->graph.shape.kind ? &c->graph : NULL);
    out_print(out, "# maze %s %zu %zu", h->kind == MAZE_BLOCK ? "block" : "walls", h->width,
              h->height);
    html_put_place(out, "start", named.start, found.start);
    html_put_place(out, "goal", named.goal, found.goal);
    for (size_t k = 0, count = 0; k < 2; k++)
        if (gaps.gap[k].wall)
            out_print(out, "%s%zu,%zu,%u", count++ ? "+" : " Gaps=", gaps.gap[k].at.x,
                      gaps.gap[k].at.y, gaps.gap[k].wall);
    while (header_next_field(h, &at, &s, &n)) {
        out_text(out, " ");
        escape_markup(out, s, n);
    }
    out_text(out, "\n");
    return 0;
}

/* Writes the digits of the maze, one row per line, or, if `only_changes` is set, those that differ
 * from the previous maze, in one line. Stores the digits at `before`. */
static void html_put_digits(const struct render_ctx *c, unsigned char *before, bool only_changes)
{
    struct out *out = c->writer->out;
    const struct maze *m = c->maze;
    const size_t border = m->kind == MAZE_WALLS, width = m->width + border;
    size_t distance = 0;
    out_text(out, only_changes ? "~" : "");
    for (size_t y = 0; y < m->height + border; y++) {
        const unsigned char *cell = m->cell + y * m->stride;
        for (size_t x = 0; x < width; x++, cell++, before++, distance++) {
            const unsigned char digit = border ? *cell & MAZE_DIGIT : maze_block_digit(*cell);
            if (only_changes && digit != *before) {
                char text[16];
                size_t n = sizeof text;
                do
                    text[--n] = "0123456789abcdefghijklmnopqrstuvwxyz"[distance % 36];
                while ((distance /= 36) > 0);
                out_put(out, text + n, sizeof text - n);
                out_print(out, ",%x", digit);
            }
            *before = digit;
        }
        if (!only_changes)
            writer_row(c->writer, before - width, width);
    }
    out_text(out, only_changes ? "\n\n" : "\n");
}

static int html_begin(struct render_ctx *c)
{
    const struct maze *m = c->maze;
    const size_t border = m->kind == MAZE_WALLS, size[3] = {m->kind, m->width, m->height};
    struct html *s = render_state_need(c, sizeof *s, 0, 1);
    bool continues;
    if (!s || (c->graph.shape.kind && shape_graph_set(&c->graph, m, NULL, c->err)))
        return -1;
    if (m->width > HTML_SIDE || m->height > HTML_SIDE || m->width * m->height > HTML_PIXELS)
        return err_set(c->err,
                       "a page shows at most %d cells, %d in a row or column; svg and png can "
                       "draw %zux%zu",
                       HTML_PIXELS, HTML_SIDE, m->width, m->height);
    if (mem_need_array(&c->more[0], m->width + border, m->height + border, 0))
        return err_memory(c->err);
    continues = c->frame_before && memcmp(s->size, size, sizeof size) == 0;
    if (c->number == 0)
        html_put_lines(c->writer->out, page_top_script);
    if (html_put_head(c))
        return -1;
    html_put_digits(c, c->more[0].at, continues);
    memcpy(s->size, size, sizeof size);
    return 1;
}

/* Writes the colours of a palette as a constant of the script. */
static void html_put_colors(struct out *out, const char *name, const struct palette *palette)
{
    out_print(out, "const %s = [", name);
    for (size_t k = 0; k < PALETTE_KINDS + PALETTE_COMPONENTS; k++) {
        unsigned char color[3];
        if (k < PALETTE_KINDS)
            memcpy(color, palette->color[k], sizeof color);
        else
            palette_component(color, palette, k - PALETTE_KINDS);
        out_print(out, "%s\"#%02x%02x%02x\"", k ? "," : "", color[0], color[1], color[2]);
    }
    out_text(out, "];\n");
}

static int html_close(struct render_ctx *c)
{
    struct out *out = c->writer->out;
    out_print(out, "</pre>\n<script>\nconst SIDE = %d, PIXELS = %d;\n", HTML_SIDE, HTML_PIXELS);
    html_put_colors(out, "LIGHT", &palettes[0]);           /* default, the first one */
    html_put_colors(out, "DARK", &palettes[PALETTES - 1]); /* dark, the last one */
    html_put_lines(out, page_script);
    out_text(out, "</script>\n</html>\n");
    return 0;
}

const struct render render_html = {
    .entry = {"html", "web page for playing mazes and watching animations", NULL, NULL},
    .is_document = true,
    .shapes = RENDER_SHAPE,
    .needs_whole_maze = render_always,
    .begin = html_begin,
    .close = html_close,
};
