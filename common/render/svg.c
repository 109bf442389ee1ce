/* svg: line art for printing and for the web, on pages of paper.
 *
 * There is one document per stream. Its pages lie one below the other, named page1, page2 and so on
 * for rsvg-convert --export-id; page=N writes a single page. The document is collected in memory,
 * because its height comes first. Each element has a class, so that a style sheet can select it.
 *
 * Browsers, drawing programs and rsvg-convert read the format. Header fields are shown in captions
 * alone.
 *
 * Reference: World Wide Web Consortium, "Scalable Vector Graphics (SVG) 1.1". */
#include "common/render/kit/sheet.h"

#include <stdio.h>

enum { KEY_PAGE = SHEET_KEYS };

static const struct opt_key keys[] = {
    SHEET_ROWS,
    {"page", 0, UINT64_MAX, 0, "page to write; 0: all", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

/* Pages, one after the other. */
struct svg_pages {
    struct text_buf body; /* owned, like the next */
    struct mem ends;      /* where each of them ends in the body: size_t */
};

/* The state. */
struct svg {
    struct sheet sheet;
    struct svg_pages front, back;
};

/* Writes a length of micrometres into `text`, in units of the document: 96 per inch, so that a page
 * exported by its name has its true size. Returns `text`. */
static const char *svg_length(uint64_t micrometres, char text[NUMBER_TEXT])
{
    return number_ratio_text(micrometres * 96, PAPER_INCH, 3, text);
}

/* ---- the pen ---- */

static int svg_move(struct text_buf *to, enum art_move how, uint64_t x, uint64_t y)
{
    char text[2 * NUMBER_TEXT], *end = text;
    *end++ = "MHV"[how];
    end = number_append(end, how == ART_DOWN ? y : x);
    if (how == ART_FROM) {
        *end++ = ' ';
        end = number_append(end, y);
    }
    return text_append(to, text, (size_t)(end - text));
}

/* Appends the data of a field. */
static int svg_rect(struct text_buf *to, uint64_t left, uint64_t top, uint64_t right,
                    uint64_t bottom)
{
    return svg_move(to, ART_FROM, left, top) || svg_move(to, ART_ACROSS, right, top) ||
                   svg_move(to, ART_DOWN, right, bottom) || text_append(to, ".2", 2) ||
                   svg_move(to, ART_ACROSS, left, bottom) || text_append(to, "Z", 1)
               ? -1
               : 0;
}

/* ---- elements ---- */

/* The text of a colour. */
struct svg_color {
    char text[8];
};

static struct svg_color svg_color(const unsigned char color[3])
{
    static const char digits[] = "0123456789abcdef";
    struct svg_color c = {"#"};
    for (int k = 0; k < 3; k++) {
        c.text[1 + 2 * k] = digits[color[k] >> 4];
        c.text[2 + 2 * k] = digits[color[k] & 15];
    }
    return c;
}

/* Begins an element of fields, and ends the one before. Between two shades there must be no seam of
 * paper. */
static int svg_shade(struct text_buf *to, const unsigned char color[3])
{
    char text[100];
    const int n =
        snprintf(text, sizeof text,
                 "%s<path class=\"shade\" shape-rendering=\"crispEdges\" fill=\"%s\" d=\"",
                 to->len ? "\"/>\n" : "", svg_color(color).text);
    return text_append(to, text, (size_t)n);
}

static const struct art_pen svg_pen = {.move = svg_move, .rect = svg_rect, .shade = svg_shade};

/* Appends text as XML. */
static int svg_escape(struct render_ctx *c, struct text_buf *to, const char *text, size_t n)
{
    for (size_t k = 0; k < n; k++) {
        const char *entity = text[k] == '&'   ? "&amp;"
                             : text[k] == '<' ? "&lt;"
                             : text[k] == '>' ? "&gt;"
                                              : NULL;
        if (entity ? text_append(to, entity, strlen(entity)) : text_append(to, text + k, 1))
            return err_memory(c->err);
    }
    return 0;
}

static int svg_text(struct render_ctx *c, struct text_buf *to, const struct sheet_text *t)
{
    char x[NUMBER_TEXT], y[NUMBER_TEXT], size[NUMBER_TEXT];
    return sheet_print(c, to,
                       "<text class=\"text\" x=\"%s\" y=\"%s\" font-size=\"%s\" fill=\"%s\" "
                       "font-family=\"Helvetica, Arial, sans-serif\" text-anchor=\"middle\">",
                       svg_length(t->x, x), svg_length(t->y, y), svg_length(t->size, size),
                       svg_color(t->color).text) ||
                   svg_escape(c, to, t->text, t->n) || sheet_print(c, to, "</text>\n")
               ? -1
               : 0;
}

static int svg_begin_picture(struct render_ctx *c, struct text_buf *to, uint64_t x, uint64_t y,
                             uint64_t length, uint64_t units)
{
    char left[NUMBER_TEXT], top[NUMBER_TEXT], scale[NUMBER_TEXT];
    return sheet_print(c, to, "<g transform=\"translate(%s %s) scale(%s)\">\n", svg_length(x, left),
                       svg_length(y, top),
                       number_ratio_text(length * 96, units * PAPER_INCH, 9, scale));
}

static int svg_end_picture(struct render_ctx *c, struct text_buf *to)
{
    return sheet_print(c, to, "</g>\n");
}

static int svg_layer(struct render_ctx *c, struct text_buf *to, enum art_layer layer,
                     const char *data, size_t n, const char *width, const unsigned char color[3])
{
    static const char *const classes[] = {"", "visited", "at", "path", "walls"};
    const struct svg_color paint = svg_color(color);
    if (layer == ART_SHADES ? 0
        : width
            ? sheet_print(c, to,
                          "<path class=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" "
                          "stroke-%s d=\"",
                          classes[layer], paint.text, width,
                          layer == ART_PATH ? "linecap=\"round\" stroke-linejoin=\"round\""
                                            : "linecap=\"square\"")
            : sheet_print(c, to, "<path class=\"%s\" fill=\"%s\" d=\"", classes[layer], paint.text))
        return -1;
    return text_append(to, data, n) ? err_memory(c->err) : sheet_print(c, to, "\"/>\n");
}

static int svg_disc(struct render_ctx *c, struct text_buf *to, const char *name, uint64_t x,
                    uint64_t y, uint64_t diameter, const unsigned char color[3])
{
    char radius[NUMBER_TEXT];
    return sheet_print(c, to, "<circle class=\"%s\" cx=\"%ju\" cy=\"%ju\" r=\"%s\" fill=\"%s\"/>\n",
                       name, (uintmax_t)x, (uintmax_t)y, number_ratio_text(diameter, 2, 1, radius),
                       svg_color(color).text);
}

/* Keeps the current page. */
static int svg_put(struct render_ctx *c, bool is_back)
{
    struct svg *s = render_state(c);
    const size_t pages = (size_t)(is_back ? s->sheet.back : s->sheet.front);
    struct svg_pages *to = is_back ? &s->back : &s->front;
    const struct text_buf *page = &s->sheet.page;
    if (mem_need_array(&to->ends, pages + 1, sizeof(size_t), 0) ||
        text_append(&to->body, (const char *)page->mem.at, page->len))
        return err_memory(c->err);
    ((size_t *)(void *)to->ends.at)[pages] = to->body.len;
    return 0;
}

static const struct sheet_style svg_style = {
    .pen = &svg_pen,
    .text = svg_text,
    .begin = svg_begin_picture,
    .end = svg_end_picture,
    .layer = svg_layer,
    .disc = svg_disc,
    .put = svg_put,
};

/* ---- the document ---- */

static int svg_begin(struct render_ctx *c)
{
    return sheet_state(c, sizeof(struct svg), &svg_style) ? sheet_begin(c) : -1;
}

/* Writes page k of `pages`, which is page `number` of the document, with its upper edge `top`
 * micrometres below that of the document. Returns 0, or -1 with *c->err set. */
static int svg_write_page(struct render_ctx *c, const struct svg_pages *pages, uint64_t k,
                          uint64_t number, uint64_t top)
{
    struct svg *s = render_state(c);
    struct out *out = c->writer->out;
    const size_t *ends = (const size_t *)(const void *)pages->ends.at;
    const size_t from = k ? ends[k - 1] : 0;
    char y[NUMBER_TEXT], width[NUMBER_TEXT], height[NUMBER_TEXT];
    s->sheet.page.len = 0;
    if (sheet_number(c, &s->sheet.page, number))
        return -1;
    out_print(out,
              "<g id=\"page%ju\" transform=\"translate(0 %s)\">\n"
              "<rect class=\"paper\" width=\"%s\" height=\"%s\" fill=\"%s\"/>\n",
              (uintmax_t)number, svg_length(top, y), svg_length(s->sheet.paper.width, width),
              svg_length(s->sheet.paper.height, height),
              svg_color(s->sheet.palette->color[PALETTE_FREE]).text);
    if (ends[k] > from)
        out_put(out, pages->body.mem.at + from, ends[k] - from);
    out_put(out, s->sheet.page.mem.at, s->sheet.page.len);
    out_text(out, "</g>\n");
    return 0;
}

/* Writes a page, or all of them if `only` is 0. */
static int svg_write_pages(struct render_ctx *c, uint64_t only)
{
    const struct svg *s = render_state(c);
    const uint64_t count = s->sheet.front + s->sheet.back;
    for (uint64_t k = only ? only - 1 : 0; k < (only ? only : count); k++) {
        const bool is_back = k >= s->sheet.front;
        if (svg_write_page(c, is_back ? &s->back : &s->front, is_back ? k - s->sheet.front : k,
                           k + 1, only ? 0 : k * s->sheet.paper.height))
            return -1;
    }
    return 0;
}

static int svg_close(struct render_ctx *c)
{
    struct svg *s = sheet_state(c, sizeof *s, &svg_style);
    const uint64_t only = c->options->values[KEY_PAGE];
    char wide[NUMBER_TEXT], high[NUMBER_TEXT], width[NUMBER_TEXT], height[NUMBER_TEXT];
    uint64_t count, tall;
    if (!s)
        return -1;
    if (sheet_close(c))
        return -1;
    count = s->sheet.front + s->sheet.back;
    if (only > count)
        return err_set(c->err, "svg:page=%ju: the number of pages is %ju", (uintmax_t)only,
                       (uintmax_t)count);
    tall = s->sheet.paper.height * (only ? 1 : count);
    out_print(c->writer->out,
              "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
              "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%smm\" height=\"%smm\" "
              "viewBox=\"0 0 %s %s\">\n",
              number_ratio_text(s->sheet.paper.width, PAPER_MM, 3, wide),
              number_ratio_text(tall, PAPER_MM, 3, high), svg_length(s->sheet.paper.width, width),
              svg_length(tall, height));
    if (svg_write_pages(c, only))
        return -1;
    out_text(c->writer->out, "</svg>\n");
    return 0;
}

static void svg_free(struct render_ctx *c)
{
    struct svg *s = render_state(c);
    sheet_free(&s->sheet);
    mem_free(&s->front.body.mem);
    mem_free(&s->front.ends);
    mem_free(&s->back.body.mem);
    mem_free(&s->back.ends);
}

const struct render render_svg = {
    .entry = {"svg", "line art for printing; pages one below the other", keys, NULL},
    .cell_max = 1000,
    .wall_max = 1000,
    .margin_max = 100,
    .takes_sheets = true,
    .takes_captions = true,
    .check = sheet_check,
    .needs_whole_maze = sheet_needs_whole_maze,
    .begin = svg_begin,
    .row = sheet_row,
    .end = sheet_end,
    .close = svg_close,
    .free = svg_free,
};
