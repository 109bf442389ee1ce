#include "sheet.h"

#include "common/render/kit/caption.h"
#include "helvetica.h"

#define TITLE_SIZE    6000 /* the sizes of letters, in micrometres */
#define CAPTION_SIZE  3500
#define NUMBER_SIZE   3500
#define CAPTION_BELOW 4700 /* from a picture to the baseline of its caption */

#define SOLUTIONS ": solutions" /* follows the title of a page with solutions */

enum { NANOMETRES = 1000 };

const char *const sheet_answer_words[] = {"back", "facing", "none", NULL};

/* A picture. */
struct sheet_picture {
    struct strokes strokes; /* owned */
    size_t caption; /* where its caption ends in s->captions; it begins where the one before ends */
    bool is_frame;  /* its marks are no solution */
};

static struct sheet_picture *sheet_pictures(const struct sheet *s)
{
    return (struct sheet_picture *)(void *)s->pictures.at;
}

static struct sheet_page *sheet_page(const struct sheet *s, uint64_t k)
{
    return (struct sheet_page *)(void *)s->pages.at + k;
}

int sheet_check(const struct render_options *o, struct err *err)
{
    struct paper paper;
    if (o->across && o->values[SHEET_PAPER] == PAPER_FIT)
        return err_set(err, "paper=fit excludes --sheet");
    if (o->values[SHEET_PAPER] == PAPER_FIT && o->values[SHEET_LANDSCAPE])
        return err_set(err, "paper=fit excludes landscape");
    if (!o->across && o->values[SHEET_ANSWERS] != SHEET_BACK)
        return err_set(err, "answers=%s requires --sheet",
                       sheet_answer_words[o->values[SHEET_ANSWERS]]);
    return paper_set(&paper, o, err);
}

/* Allocates the state of the format, and sets it up if it is new. Returns it, or NULL with *c->err
 * set. */
static struct sheet *sheet_state(struct render_ctx *c)
{
    const struct render_options *o = c->options;
    struct sheet *s = render_state_need(c, c->format->sheet->state, 0, 1);
    if (!s || s->palette)
        return s;
    if (o->title && (text_append(&s->title, o->title, strlen(o->title)) ||
                     text_append(&s->title, SOLUTIONS, strlen(SOLUTIONS)))) {
        err_memory(c->err);
        return NULL;
    }
    s->palette = &palettes[o->values[SHEET_PALETTE]];
    return paper_set(&s->paper, o, c->err) ? NULL : s; /* unreached: sheet_check did the same */
}

/* ---- drawing a page ---- */

/* Draws text that is centred within `room` from `left` on, smaller if it does not fit. */
static void sheet_draw_text(const struct render_ctx *c, struct out *to, const char *text, size_t n,
                            uint64_t left, uint64_t room, uint64_t y, uint64_t size)
{
    const uint64_t width = helvetica_width(text, n);
    const uint64_t fitting = width ? room * 1000 / width : size;
    const struct sheet_text t = {.x = left + room / 2,
                                 .y = y,
                                 .size = fitting < size ? fitting : size,
                                 .text = text,
                                 .n = n};
    if (n > 0)
        c->format->sheet->text(c, to, &t);
}

void sheet_draw_number(const struct render_ctx *c, uint64_t number, struct out *to)
{
    const struct sheet *s = render_state(c);
    const struct paper *p = &s->paper;
    char text[NUMBER_TEXT];
    number_text(number, text);
    if (p->foot)
        sheet_draw_text(c, to, text, strlen(text), p->margin, p->width - 2 * p->margin,
                        p->height - p->margin, NUMBER_SIZE * p->scale / PAPER_MM);
}

/* Returns the thickness of the walls of a page in nanometres. */
static uint64_t sheet_thickness(const struct sheet *s, const struct sheet_page *page)
{
    uint64_t least = UINT64_MAX;
    for (size_t k = 0; k < page->n; k++) {
        const struct strokes_size *size = &sheet_pictures(s)[page->first + k].strokes.size;
        const struct paper_place at = paper_place(&s->paper, k, size->width, size->height);
        const uint64_t own = (at.length * NANOMETRES * size->wall + at.units / 2) / at.units;
        if (size->wall && own < least)
            least = own;
    }
    return least;
}

/* Draws a layer of a picture, unless it is empty. wall: the width of the walls in units. */
static void sheet_draw_layer(const struct render_ctx *c, struct out *to, const struct strokes *a,
                             enum drawing_layer layer, const char *wall)
{
    static const unsigned char white[] = {255, 255, 255};
    static const enum palette_kind kinds[] = {[LAYER_VISITED] = PALETTE_VISITED,
                                              [LAYER_AT] = PALETTE_AT,
                                              [LAYER_PATH] = PALETTE_PATH,
                                              [LAYER_WALLS] = PALETTE_WALL};
    const struct sheet_style *style = c->format->sheet;
    const struct sheet *s = render_state(c);
    const bool is_white = a->shades.kind == SHADES_DISTANCE && layer == LAYER_PATH;
    char width[NUMBER_TEXT];
    const char *stroke = layer == LAYER_PATH ? number_ratio_text(a->size.cell, 3, 3, width)
                         : layer == LAYER_WALLS && a->size.wall ? wall
                                                                : NULL;
    uint64_t begin, end;
    out_room(to, (size_t)2 * OUT_PRINT); /* so that what begins the layer stays in the buffer */
    begin = out_offset(to);
    if (layer != LAYER_SHADES)
        style->layer(to, layer == LAYER_WALLS && a->shape.shape.kind ? LAYER_ROUND : layer, stroke,
                     is_white ? white : s->palette->color[kinds[layer]]);
    end = out_offset(to);
    strokes_draw(a, layer, &style->pen, to);
    if (out_offset(to) == end)
        to->len -= (size_t)(end - begin);
    else if (layer != LAYER_SHADES)
        out_text(to, stroke ? style->pen.stroked : style->pen.filled);
}

/* Draws the disc of the start or the goal. */
static void sheet_draw_place(const struct render_ctx *c, struct out *to, const struct strokes *a,
                             struct place at, const char *name, enum palette_kind kind)
{
    const struct sheet *s = render_state(c);
    char x[NUMBER_TEXT], y[NUMBER_TEXT];
    struct shape_point middle;
    if (!place_is_known(at))
        return;
    middle = strokes_middle(a, at);
    c->format->sheet->disc(to, name, number_decimal_text((uint64_t)middle.x, SHAPE_DECIMALS, x),
                           number_decimal_text((uint64_t)middle.y, SHAPE_DECIMALS, y),
                           a->size.cell / 2, s->palette->color[kind]);
}

/* Returns the caption of picture k, and its length in *n. */
static const char *sheet_caption(const struct sheet *s, size_t k, size_t *n)
{
    const struct sheet_picture *p = sheet_pictures(s) + k;
    const size_t begin = k ? p[-1].caption : 0;
    *n = p->caption - begin;
    return *n ? (const char *)s->captions.mem.at + begin : "";
}

/* Draws picture k of a page. */
static void sheet_draw_picture(const struct render_ctx *c, struct out *to,
                               const struct sheet_page *page, size_t k, uint64_t thickness)
{
    const struct sheet *s = render_state(c);
    const struct sheet_style *style = c->format->sheet;
    const struct sheet_picture *p = sheet_pictures(s) + page->first + k;
    const struct strokes *a = &p->strokes;
    const struct paper_place at = paper_place(&s->paper, k, a->size.width, a->size.height);
    const uint64_t shift = at.length * a->size.wall / 2 / at.units; /* half a wall per side */
    size_t n;
    const char *caption = sheet_caption(s, page->first + k, &n);
    char wall[NUMBER_TEXT];
    sheet_draw_text(c, to, caption, n, at.left, at.room,
                    at.y + at.height + CAPTION_BELOW * s->paper.scale / PAPER_MM,
                    CAPTION_SIZE * s->paper.scale / PAPER_MM);
    style->begin(c, to, at.x + shift, at.y + shift, at.length, at.units);
    if (a->size.wall)
        number_ratio_text(thickness * at.units, at.length * NANOMETRES, 3, wall);
    for (enum drawing_layer layer = 0; layer < LAYERS; layer++)
        if (page->is_answer || p->is_frame || !c->options->across ||
            (layer != LAYER_VISITED && layer != LAYER_PATH))
            sheet_draw_layer(c, to, a, layer, wall);
    sheet_draw_place(c, to, a, a->start, "start", PALETTE_START);
    sheet_draw_place(c, to, a, a->goal, "goal", PALETTE_GOAL);
    out_text(to, style->end);
}

void sheet_draw(const struct render_ctx *c, const struct sheet_page *page, struct out *to)
{
    const struct sheet *s = render_state(c);
    const uint64_t thickness = sheet_thickness(s, page), margin = s->paper.margin;
    const uint64_t size = TITLE_SIZE * s->paper.scale / PAPER_MM;
    const size_t n = s->title.len - (s->title.len && !page->is_answer ? strlen(SOLUTIONS) : 0);
    sheet_draw_text(c, to, (const char *)s->title.mem.at, n, margin, s->paper.width - 2 * margin,
                    margin + size, size);
    for (size_t k = 0; k < page->n; k++)
        sheet_draw_picture(c, to, page, k, thickness);
}

/* ---- the pages ---- */

/* Completes the current page, or the one with its solutions. */
static int sheet_add_page(struct render_ctx *c, bool is_answer)
{
    struct sheet *s = render_state(c);
    const struct sheet_style *style = c->format->sheet;
    struct sheet_page *page;
    if (mem_need_array(&s->pages, (size_t)s->count + 1, sizeof *page, 0))
        return err_memory(c->err);
    page = sheet_page(s, s->count);
    *page =
        (struct sheet_page){.is_answer = is_answer,
                            .is_back = is_answer && c->options->values[SHEET_ANSWERS] == SHEET_BACK,
                            .first = s->first,
                            .n = s->filled};
    if (style->put && style->put(c, page)) /* unreached: a document of 10 GB takes minutes */
        return -1;
    s->count++;
    return 0;
}

/* Frees the pictures. */
static void sheet_clear(struct sheet *s)
{
    for (size_t k = 0; k < s->first + s->filled; k++)
        strokes_free(&sheet_pictures(s)[k].strokes);
    s->first = s->filled = s->captions.len = 0;
}

/* Completes the current page and its solutions, unless it is empty. */
static int sheet_turn(struct render_ctx *c)
{
    struct sheet *s = render_state(c);
    const bool answers = s->has_solutions && c->options->values[SHEET_ANSWERS] != SHEET_NONE;
    if (s->filled > 0 && (sheet_add_page(c, false) || (answers && sheet_add_page(c, true))))
        return -1;
    s->first += s->filled;
    s->filled = 0;
    s->has_solutions = false;
    if (c->format->sheet->put)
        sheet_clear(s);
    return 0;
}

/* Returns the width of a caption of n bytes, or of the title if that is wider. */
static uint64_t sheet_text_width(const struct render_ctx *c, const char *caption, size_t n)
{
    const char *title = c->options->title ? c->options->title : "";
    const uint64_t below = CAPTION_SIZE * helvetica_width(caption, n) / 1000;
    const uint64_t above = TITLE_SIZE * helvetica_width(title, strlen(title)) / 1000;
    const uint64_t most = (uint64_t)(PAPER_SIDE_MAX / 2) * PAPER_MM;
    const uint64_t width = below > above ? below : above;
    return width < most ? width : most;
}

int sheet_end(struct render_ctx *c)
{
    struct sheet *s = sheet_state(c);
    const struct sheet_style *style = c->format->sheet;
    struct sheet_picture *p;
    const char *caption;
    size_t count, n;
    if (!s)
        return -1;
    count = s->first + s->filled;
    if (mem_need_array(&s->pictures, count + 1, sizeof *p, 0) ||
        caption_append(&s->captions, c, paper_caption(c->options)))
        return err_memory(c->err);
    p = sheet_pictures(s) + count;
    p->caption = s->captions.len;
    p->is_frame = header_has(c->head, FIELD_FRAME);
    caption = sheet_caption(s, count, &n);
    if ((style->check && style->check(caption, n, c->err)) ||
        strokes_set(&p->strokes, c, c->options->values[SHEET_COLOR], s->palette))
        return -1;
    paper_fit(&s->paper, p->strokes.size.width, p->strokes.size.height,
              sheet_text_width(c, caption, n));
    s->has_solutions |= c->options->across > 0 && !p->is_frame && p->strokes.has_path;
    return ++s->filled == s->paper.across * s->paper.down ? sheet_turn(c) : 0;
}

int sheet_close(struct render_ctx *c)
{
    struct sheet *s = sheet_state(c);
    if (!s || sheet_turn(c))
        return -1;
    if (s->count > 0)
        return 0;
    paper_fit(&s->paper, 0, 0, 0);
    return sheet_add_page(c, false);
}

bool sheet_next_page(const struct sheet *s, struct sheet_cursor *at)
{
    while (at->steps < 2 * s->count) { /* the pages are gone through twice */
        const bool is_back = at->steps >= s->count;
        at->k = at->steps++ % s->count;
        at->page = sheet_page(s, at->k);
        if (at->page->is_back == is_back) {
            at->number++;
            return true;
        }
    }
    return false;
}

void sheet_free(struct render_ctx *c)
{
    struct sheet *s = render_state(c);
    sheet_clear(s);
    mem_free(&s->pages);
    mem_free(&s->pictures);
    mem_free(&s->captions.mem);
    mem_free(&s->title.mem);
}
