/* svg: line art for printing and for the web, on pages of paper.
 *
 * There is one document per stream. Its pages are arranged one below the other, named page1, page2
 * and so on for rsvg-convert --export-id; page=N writes a single page. The height of the document
 * comes first, so the mazes stay in memory until the end, one byte per cell. Each element has a
 * class, so that a style sheet can select it.
 *
 * Browsers, drawing programs and rsvg-convert read the format. Header fields are shown only in
 * captions.
 *
 * Reference: World Wide Web Consortium, "Scalable Vector Graphics (SVG) 1.1". */
#include "common/render/kit/escape.h"
#include "common/render/pages/sheet.h"

enum { KEY_PAGE = SHEET_KEYS, SVG_AUTO = PALETTES };

/* The palettes, and the palette that follows the colour scheme of the reader. */
static const char *const svg_palettes[] = {"default", "print", "colour-blind",
                                           "dark",    "auto",  NULL};

static const struct row_key keys[ROW_KEYS + 1] = {
    SHEET_ROWS("palette", 0, SVG_AUTO, 0, "colours", 0, svg_palettes),
    {"page", 0, UINT64_MAX, 0, "page to write; 0: all", 0, NULL},
};

/* Returns a length in micrometres as document units: 96 per inch, so that a page exported by name
 * has its true size. */
static struct sheet_number svg_length(uint64_t micrometres)
{
    return sheet_ratio(micrometres * 96, ROW_INCH, 3);
}

static void svg_move(void *to, enum pen_move how, uint64_t x, uint64_t y)
{
    struct out *const out = to;
    char *const begin = (char *)out_room(out, NUMBER_TEXT), *end = begin;
    *end++ = "MHV"[how];
    end = number_append(end, how == PEN_DOWN ? y : x);
    if (how == PEN_FROM) {
        *end++ = ' ';
        end = number_append(end, y);
    }
    out->len += (size_t)(end - begin);
}

/* Appends the path data of a rectangle. */
static void svg_rect(struct out *to, uint64_t left, uint64_t top, uint64_t right, uint64_t bottom)
{
    svg_move(to, PEN_FROM, left, top);
    svg_move(to, PEN_ACROSS, right, top);
    svg_move(to, PEN_DOWN, right, bottom);
    out_text(to, ".2");
    svg_move(to, PEN_ACROSS, left, bottom);
    out_text(to, "Z");
}

static struct sheet_number svg_color(const unsigned char color[3])
{
    static const char digits[] = "0123456789abcdef";
    struct sheet_number c = {"#"};
    for (int k = 0; k < 3; k++) {
        c.text[1 + 2 * k] = digits[color[k] >> 4];
        c.text[2 + 2 * k] = digits[color[k] & 15];
    }
    return c;
}

/* Begins an element of rectangles. No seam of paper must show between two shades. */
static void svg_shade(void *to, const unsigned char *color)
{
    out_text(to, "<path class=\"shade\" shape-rendering=\"crispEdges\" fill=\"");
    out_text(to, svg_color(color).text);
    out_text(to, "\" d=\"");
}

/* The move of struct shape_pen. */
static void svg_shape_move(void *to, enum shape_move how, const struct shape_point *p)
{
    struct out *out = to;
    char *const begin = (char *)out_room(out, SHAPE_TEXT);
    *begin = "MLC"[how];
    out->len += (size_t)(shape_points_text(begin + 1, p, how) - begin);
}

static void svg_text(const struct render_ctx *c, struct out *to, const struct sheet_text *t)
{
    const struct sheet *s = render_state(c);
    out_print(to,
              "<text class=\"text\" x=\"%s\" y=\"%s\" font-size=\"%s\" fill=\"%s\" "
              "font-family=\"Helvetica, Arial, sans-serif\" text-anchor=\"middle\">",
              svg_length(t->x).text, svg_length(t->y).text, svg_length(t->size).text,
              svg_color(s->palette->color[PALETTE_WALL]).text);
    escape_markup(to, t->text, t->n);
    out_text(to, "</text>\n");
}

static void svg_begin_picture(const struct render_ctx *c, struct out *to, uint64_t x, uint64_t y,
                              uint64_t length, uint64_t units)
{
    (void)c;
    out_print(to, "<g transform=\"translate(%s %s) scale(%s)\">\n", svg_length(x).text,
              svg_length(y).text, sheet_ratio(length * 96, units * ROW_INCH, 9).text);
}

static void svg_layer(struct out *to, enum drawing_layer layer, const char *width,
                      const unsigned char color[3])
{
    static const char *const classes[] = {"", "visited", "at", "path", "walls", "walls", "arrow"};
    const struct sheet_number paint = svg_color(color);
    if (width)
        out_print(to,
                  "<path class=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" "
                  "stroke-%s d=\"",
                  classes[layer], paint.text, width,
                  layer == LAYER_WALLS ? "linecap=\"square\""
                                       : "linecap=\"round\" stroke-linejoin=\"round\"");
    else
        out_print(to, "<path class=\"%s\" fill=\"%s\" d=\"", classes[layer], paint.text);
}

static void svg_disc(struct out *to, const char *name, const char *x, const char *y,
                     uint64_t diameter, const unsigned char color[3])
{
    out_print(to, "<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"%s\"/>\n", name, x, y,
              sheet_ratio(diameter, 2, 1).text, svg_color(color).text);
}

static const struct sheet_style svg_style = {
    .pen = {svg_move, svg_rect, svg_shade, "\"/>\n", "\"/>\n",
            .shape = {svg_shape_move, svg_shade, NULL, "\"/>\n"}},
    .text = svg_text,
    .begin = svg_begin_picture,
    .end = "</g>\n",
    .layer = svg_layer,
    .disc = svg_disc,
};

/* Writes page k of the document, counted from 0, with its upper edge `top` micrometres below the
 * upper edge of the document. */
static void svg_write_page(const struct render_ctx *c, uint64_t k, uint64_t top)
{
    const struct sheet *s = render_state(c);
    const struct paper *p = &s->paper[0];
    const struct sheet_page *page = sheet_pages(s) + k;
    const struct sheet_origin origin = sheet_origin(s, page);
    struct out *out = c->writer->out;
    out_print(out,
              "<g id=\"page%ju\" transform=\"translate(0 %s)\">\n"
              "<rect class=\"paper\" width=\"%s\" height=\"%s\" fill=\"%s\"/>\n",
              (uintmax_t)k + 1, svg_length(top).text, svg_length(paper_side(p, p->width)).text,
              svg_length(paper_side(p, p->height)).text,
              svg_color(s->palette->color[PALETTE_FREE]).text);
    if (origin.is_moved)
        out_print(out, "<g transform=\"translate(%s%s %s)\">\n", origin.sign,
                  svg_length(origin.x).text, svg_length(origin.y).text);
    sheet_draw(c, page, out);
    sheet_draw_number(c, page, out);
    out_text(out, origin.is_moved ? "</g>\n</g>\n" : "</g>\n");
}

/* Writes rules that replace a colour of fills and, if `strokes` is set, of strokes. */
static void svg_replace(struct out *out, const unsigned char color[3], const unsigned char by[3],
                        bool strokes)
{
    const struct sheet_number from = svg_color(color), to = svg_color(by);
    out_print(out, ".auto [fill=\"%s\"]{fill:%s}\n", from.text, to.text);
    if (strokes)
        out_print(out, ".auto [stroke=\"%s\"]{stroke:%s}\n", from.text, to.text);
}

/* Writes a style sheet that replaces the colours of the first palette with those of the dark
 * palette if the reader prefers a dark scheme. A white stroke is a path on shades and is not
 * replaced. */
static void svg_put_style(struct out *out, uint64_t shades)
{
    const struct palette *light = &palettes[0], *dark = &palettes[PALETTES - 1];
    const bool is_distance = shades == SHADES_DISTANCE;
    out_text(out, "<style>@media (prefers-color-scheme: dark) {\n");
    for (unsigned k = 0; k < PALETTE_MARGIN; k++)
        svg_replace(out, light->color[k], dark->color[k], k != PALETTE_FREE);
    svg_replace(out, light->color[PALETTE_AT], dark->color[PALETTE_AT], false);
    for (unsigned k = 0; k < (is_distance ? PALETTE_SHADES + 1 : PALETTE_COMPONENTS); k++) {
        unsigned char from[3] = {0}, to[3] = {0};
        (is_distance ? palette_shade : palette_component)(from, light, k);
        (is_distance ? palette_shade : palette_component)(to, dark, k);
        svg_replace(out, from, to, false);
    }
    out_text(out, "}</style>\n");
}

/* Writes the document: one page, or all of them. */
static int svg_close(struct render_ctx *c)
{
    const uint64_t only = c->options->values[KEY_PAGE];
    const bool is_auto = c->options->values[SHEET_PALETTE] == SVG_AUTO;
    const struct sheet *s;
    uint64_t tall, page, across;
    if (sheet_close(c))
        return -1;
    s = render_state(c);
    if (only > s->count)
        return err_set(c->err, "svg:page: the last page is %ju", (uintmax_t)s->count);
    page = paper_side(&s->paper[0], s->paper[0].height);
    across = paper_side(&s->paper[0], s->paper[0].width);
    tall = page * (only ? 1 : s->count);
    out_print(c->writer->out,
              "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
              "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%smm\" height=\"%smm\" "
              "viewBox=\"0 0 %s %s\"%s>\n",
              sheet_ratio(across, ROW_MM, 3).text, sheet_ratio(tall, ROW_MM, 3).text,
              svg_length(across).text, svg_length(tall).text, is_auto ? " class=\"auto\"" : "");
    if (is_auto)
        svg_put_style(c->writer->out, c->options->values[SHEET_COLOR]);
    for (uint64_t k = 0; k < s->count; k++)
        if (!only || k + 1 == only)
            svg_write_page(c, k, only ? 0 : k * page);
    out_text(c->writer->out, "</svg>\n");
    return 0;
}

const struct render render_svg = {
    .entry = {"svg", "line art for printing, with pages stacked vertically", keys, NULL},
    .sheet = &svg_style,
    .check = paper_check,
    SHEET_CALLBACKS,
    .close = svg_close,
};
