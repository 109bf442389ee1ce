#include "sheet.h"

#include "caption.h"
#include "helvetica.h"

#include <stdarg.h>
#include <stdio.h>

#define TITLE_SIZE    6000 /* the sizes of letters, in micrometres */
#define CAPTION_SIZE  3500
#define NUMBER_SIZE   3500
#define CAPTION_BELOW 4700 /* from a picture to the baseline of its caption */

enum { NANOMETRES = 1000 };

const char *const sheet_answer_words[] = {"back", "facing", "none", NULL};

/* The parts of a picture in `data`. */
enum { PART_CAPTION, PART_LAYERS, PARTS = PART_LAYERS + ART_LAYERS };

/* A picture on the current page. Lengths are in units of the art. */
struct sheet_picture {
    size_t end[PARTS]; /* where each part ends in `data`; it begins where the one before ends */
    uint64_t width, height, cell, wall, pitch;
    struct render_place start, goal;
    bool is_frame;  /* its marks are no solution */
    bool is_shaded; /* by distance, so its path is white */
};

int sheet_print(struct render_ctx *c, struct text_buf *to, const char *format, ...)
{
    char text[400];
    va_list args;
    int n;
    va_start(args, format);
    n = vsnprintf(text, sizeof text, format, args);
    va_end(args);
    return text_append(to, text, (size_t)n) ? err_memory(c->err) : 0;
}

bool sheet_needs_whole_maze(const struct render_ctx *c)
{
    return art_needs_whole_maze(c, c->options->values[SHEET_COLOR]);
}

static struct sheet_picture *sheet_pictures(const struct sheet *s)
{
    return (struct sheet_picture *)(void *)s->pictures.at;
}

/* Returns the template of captions. */
static const char *sheet_caption(const struct render_options *o)
{
    return o->caption ? o->caption : o->across > 0 ? "{n}" : "";
}

/* Sets *p to the page that the options ask for. Returns 0, or -1 with *err set. */
static int sheet_paper(struct paper *p, const struct render_options *o, struct err *err)
{
    return paper_set(p, o, o->values[SHEET_PAPER], o->values[SHEET_LANDSCAPE], o->title,
                     *sheet_caption(o), o->across > 0 && o->values[SHEET_NUMBERS], err);
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
    return sheet_paper(&paper, o, err);
}

void *sheet_state(struct render_ctx *c, size_t size, const struct sheet_style *style)
{
    const struct render_options *o = c->options;
    struct sheet *s = render_state_need(c, size, 0, 1);
    if (!s || s->style)
        return s;
    s->is_separate = o->across > 0;
    s->answers = (enum sheet_answers)o->values[SHEET_ANSWERS];
    s->palette = s->art.palette = &palettes[o->values[SHEET_PALETTE]];
    s->caption = sheet_caption(o);
    s->art.pen = style->pen;
    s->art.color = o->values[SHEET_COLOR];
    if (sheet_paper(&s->paper, o, c->err)) /* unreached: sheet_check has done the same */
        return NULL;
    if (o->title && (text_append(&s->title, o->title, strlen(o->title)) ||
                     text_append(&s->title, ": solutions", strlen(": solutions")))) {
        err_memory(c->err);
        return NULL;
    }
    s->style = style;
    return s;
}

/* ---- drawing a page ---- */

/* Draws text that is centred within `room` from `left` on, smaller if it does not fit. */
static int sheet_put_text(struct render_ctx *c, struct text_buf *to, const char *text, size_t n,
                          uint64_t left, uint64_t room, uint64_t y, uint64_t size)
{
    const struct sheet *s = render_state(c);
    const uint64_t width = helvetica_width(text, n);
    const uint64_t fitting = width ? room * 1000 / width : size;
    const struct sheet_text t = {.x = left + room / 2,
                                 .y = y,
                                 .size = fitting < size ? fitting : size,
                                 .text = text,
                                 .n = n,
                                 .color = s->palette->color[PALETTE_WALL]};
    return n ? s->style->text(c, to, &t) : 0;
}

int sheet_number(struct render_ctx *c, struct text_buf *to, uint64_t number)
{
    const struct sheet *s = render_state(c);
    char text[NUMBER_TEXT];
    if (!s->paper.foot)
        return 0;
    number_text(number, text);
    return sheet_put_text(c, to, text, strlen(text), s->paper.margin,
                          s->paper.width - 2 * s->paper.margin, s->paper.height - s->paper.margin,
                          NUMBER_SIZE * s->paper.scale / PAPER_MM);
}

/* Returns the thickness of the walls of a picture in nanometres, by its own size. */
static uint64_t sheet_own_thickness(const struct sheet_picture *p, const struct paper_place *at)
{
    return (at->length * NANOMETRES * p->wall + at->units / 2) / at->units;
}

/* Returns the thickness of the walls of the current page in nanometres. */
static uint64_t sheet_thickness(const struct sheet *s)
{
    uint64_t least = UINT64_MAX;
    for (size_t k = 0; k < s->filled; k++) {
        const struct sheet_picture *p = &sheet_pictures(s)[k];
        const struct paper_place at = paper_place(&s->paper, k, p->width, p->height);
        const uint64_t own = sheet_own_thickness(p, &at);
        if (p->wall && own < least)
            least = own;
    }
    return least;
}

/* Draws a layer of a picture, whose data begin at `begin` if it is the first one. wall: the width
 * of the walls in units. */
static int sheet_draw_layer(struct render_ctx *c, const struct sheet_picture *p, size_t begin,
                            enum art_layer layer, const char *wall)
{
    static const unsigned char white[] = {255, 255, 255};
    static const enum palette_kind kinds[] = {[ART_VISITED] = PALETTE_VISITED,
                                              [ART_AT] = PALETTE_AT,
                                              [ART_PATH] = PALETTE_PATH,
                                              [ART_WALLS] = PALETTE_WALL};
    struct sheet *s = render_state(c);
    const size_t from = layer ? p->end[PART_LAYERS + layer - 1] : begin;
    const size_t n = p->end[PART_LAYERS + layer] - from;
    const bool is_white = p->is_shaded && layer == ART_PATH;
    char width[NUMBER_TEXT];
    const char *stroke = layer == ART_PATH               ? number_ratio_text(p->cell, 3, 3, width)
                         : layer == ART_WALLS && p->wall ? wall
                                                         : NULL;
    if (n == 0)
        return 0;
    return s->style->layer(c, &s->page, layer, (const char *)s->data.mem.at + from, n, stroke,
                           is_white ? white : s->palette->color[kinds[layer]]);
}

/* Draws the disc of the start or the goal. */
static int sheet_draw_place(struct render_ctx *c, const struct sheet_picture *p,
                            const struct render_place *at, const char *name, enum palette_kind kind)
{
    struct sheet *s = render_state(c);
    return at->is_set ? s->style->disc(c, &s->page, name, at->x * p->pitch + p->pitch / 2,
                                       at->y * p->pitch + p->pitch / 2, p->cell / 2,
                                       s->palette->color[kind])
                      : 0;
}

/* Draws picture k of the current page, with its solution if `all` is true. */
static int sheet_draw_picture(struct render_ctx *c, size_t k, uint64_t thickness, bool all)
{
    struct sheet *s = render_state(c);
    const struct sheet_picture *p = &sheet_pictures(s)[k];
    const struct paper_place at = paper_place(&s->paper, k, p->width, p->height);
    const size_t begin = k ? p[-1].end[PARTS - 1] : 0, n = p->end[PART_CAPTION] - begin;
    const char *caption = n ? (const char *)s->data.mem.at + begin : "";
    const uint64_t shift = at.length * p->wall / 2 / at.units; /* half a wall is on each side */
    char wall[NUMBER_TEXT];
    if (sheet_put_text(c, &s->page, caption, n, at.left, at.room,
                       at.y + at.height + CAPTION_BELOW * s->paper.scale / PAPER_MM,
                       CAPTION_SIZE * s->paper.scale / PAPER_MM) ||
        s->style->begin(c, &s->page, at.x + shift, at.y + shift, at.length, at.units))
        return -1;
    if (p->wall)
        number_ratio_text(thickness * at.units, at.length * NANOMETRES, 3, wall);
    for (int layer = 0; layer < ART_LAYERS; layer++) {
        const bool solves = layer == ART_VISITED || layer == ART_PATH;
        if ((all || p->is_frame || !solves) &&
            sheet_draw_layer(c, p, p->end[PART_CAPTION], (enum art_layer)layer, wall))
            return -1;
    }
    return sheet_draw_place(c, p, &p->start, "start", PALETTE_START) ||
                   sheet_draw_place(c, p, &p->goal, "goal", PALETTE_GOAL) ||
                   s->style->end(c, &s->page)
               ? -1
               : 0;
}

/* Draws the current page, with solutions or without, and writes it. */
static int sheet_draw(struct render_ctx *c, bool is_answer)
{
    struct sheet *s = render_state(c);
    const uint64_t thickness = sheet_thickness(s), margin = s->paper.margin;
    const uint64_t size = TITLE_SIZE * s->paper.scale / PAPER_MM;
    const bool is_back = is_answer && s->answers == SHEET_BACK;
    const char *title = is_answer ? (const char *)s->title.mem.at : c->options->title;
    const size_t n = is_answer ? s->title.len : title ? strlen(title) : 0;
    s->page.len = 0;
    if (sheet_put_text(c, &s->page, title, n, margin, s->paper.width - 2 * margin, margin + size,
                       size))
        return -1;
    for (size_t k = 0; k < s->filled; k++)
        if (sheet_draw_picture(c, k, thickness, is_answer || !s->is_separate))
            return -1;
    if (s->style->put(c, is_back))
        return -1;
    *(is_back ? &s->back : &s->front) += 1;
    return 0;
}

/* Returns whether the current page is followed by one with its solutions. */
static bool sheet_has_answers(const struct sheet *s)
{
    return s->has_solutions && s->answers != SHEET_NONE;
}

/* Writes the current page and its solutions, unless it is empty. */
static int sheet_turn(struct render_ctx *c)
{
    struct sheet *s = render_state(c);
    if (s->filled > 0 && (sheet_draw(c, false) || (sheet_has_answers(s) && sheet_draw(c, true))))
        return -1;
    s->filled = 0;
    s->data.len = 0;
    s->has_solutions = false;
    return 0;
}

/* ---- the pictures of a page ---- */

int sheet_begin(struct render_ctx *c)
{
    struct sheet *s = render_state(c);
    return art_begin(&s->art, c);
}

int sheet_row(struct render_ctx *c, const struct render_row *row)
{
    struct sheet *s = render_state(c);
    return art_row(&s->art, c, row);
}

/* Returns the width of the caption of a picture, the only one so far, or of the title if that is
 * wider. */
static uint64_t sheet_text_width(const struct render_ctx *c, const struct sheet_picture *p)
{
    const struct sheet *s = render_state(c);
    const char *title = c->options->title ? c->options->title : "";
    const uint64_t caption =
        CAPTION_SIZE * helvetica_width((const char *)s->data.mem.at, p->end[PART_CAPTION]) / 1000;
    const uint64_t above = TITLE_SIZE * helvetica_width(title, strlen(title)) / 1000;
    const uint64_t most = (uint64_t)(PAPER_SIDE_MAX / 2) * PAPER_MM;
    const uint64_t width = caption > above ? caption : above;
    return width < most ? width : most;
}

int sheet_end(struct render_ctx *c)
{
    struct sheet *s = render_state(c);
    const struct art *a = &s->art;
    struct sheet_picture *p;
    size_t n;
    if (mem_need_array(&s->pictures, s->filled + 1, sizeof *p, 0))
        return err_memory(c->err);
    p = &sheet_pictures(s)[s->filled];
    *p = (struct sheet_picture){.width = a->width,
                                .height = a->height,
                                .cell = a->cell,
                                .wall = a->wall,
                                .pitch = a->pitch,
                                .start = c->start,
                                .goal = c->goal,
                                .is_frame = header_get(c->head, FIELD_FRAME, &n),
                                .is_shaded = a->shades.kind == SHADES_DISTANCE};
    if (caption_append(&s->data, c, s->caption))
        return err_memory(c->err);
    p->end[PART_CAPTION] = s->data.len;
    for (int k = 0; k < ART_LAYERS; k++) {
        if (text_append(&s->data, (const char *)a->layers[k].mem.at, a->layers[k].len))
            return err_memory(c->err);
        p->end[PART_LAYERS + k] = s->data.len;
    }
    paper_fit(&s->paper, a->width, a->height, sheet_text_width(c, p));
    s->has_solutions |= s->is_separate && !p->is_frame && a->layers[ART_PATH].len > 0;
    return ++s->filled == s->paper.across * s->paper.down ? sheet_turn(c) : 0;
}

int sheet_close(struct render_ctx *c)
{
    struct sheet *s = render_state(c);
    if (sheet_turn(c))
        return -1;
    if (s->front > 0)
        return 0;
    paper_fit(&s->paper, 0, 0, 0);
    return sheet_draw(c, false);
}

void sheet_free(struct sheet *s)
{
    art_free(&s->art);
    mem_free(&s->pictures);
    mem_free(&s->data.mem);
    mem_free(&s->page.mem);
    mem_free(&s->title.mem);
}
