#include "sheet.h"

#include "common/render/kit/caption.h"
#include "helvetica.h"

#define TITLE_SIZE    6000 /* the sizes of letters, in micrometres */
#define CAPTION_SIZE  3500
#define NUMBER_SIZE   3500
#define CAPTION_BELOW 4700 /* from a picture to the baseline of its caption */

enum { NANOMETRES = 1000 };

const char *const sheet_answer_words[] = {"back", "facing", "none", NULL};

/* The parts of a picture in `data`. */
enum { PART_CAPTION, PART_LAYERS, PARTS = PART_LAYERS + STROKES_LAYERS };

/* A picture on the current page. Lengths are in units of the strokes. */
struct sheet_picture {
    size_t end[PARTS]; /* where each part ends in `data`; it begins where the one before ends */
    struct strokes_size size;
    struct place start, goal;
    bool is_frame;  /* its marks are no solution */
    bool is_shaded; /* by distance, so its path is white */
};

bool sheet_needs_whole_maze(const struct render_ctx *c)
{
    return strokes_needs_whole_maze(c, c->options->values[SHEET_COLOR]);
}

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
    s->palette = s->strokes.palette = &palettes[o->values[SHEET_PALETTE]];
    s->strokes.pen = &c->format->sheet->pen;
    s->strokes.color = o->values[SHEET_COLOR];
    return paper_set(&s->paper, o, c->err) ? NULL : s; /* unreached: sheet_check did the same */
}

/* ---- drawing a page ---- */

/* Draws text that is centred within `room` from `left` on, smaller if it does not fit. */
static int sheet_put_text(struct render_ctx *c, const char *text, size_t n, uint64_t left,
                          uint64_t room, uint64_t y, uint64_t size)
{
    struct sheet *s = render_state(c);
    const uint64_t width = helvetica_width(text, n);
    const uint64_t fitting = width ? room * 1000 / width : size;
    const struct sheet_text t = {.x = left + room / 2,
                                 .y = y,
                                 .size = fitting < size ? fitting : size,
                                 .text = text,
                                 .n = n};
    return n ? c->format->sheet->text(c, &s->draft, &t) : 0;
}

/* Checks that memory did not run out in a draft. Returns 0, or -1 with *c->err set. */
static int sheet_finish(struct render_ctx *c)
{
    const struct sheet *s = render_state(c);
    return s->draft.failed || s->data.failed ? err_memory(c->err) : 0;
}

int sheet_number(struct render_ctx *c, uint64_t number)
{
    struct sheet *s = render_state(c);
    const struct paper *p = &s->paper;
    char text[NUMBER_TEXT];
    draft_clear(&s->draft);
    if (!p->foot)
        return 0;
    number_text(number, text);
    return sheet_put_text(c, text, strlen(text), p->margin, p->width - 2 * p->margin,
                          p->height - p->margin, NUMBER_SIZE * p->scale / PAPER_MM)
               ? -1
               : sheet_finish(c);
}

/* Returns the thickness of the walls of the current page in nanometres. */
static uint64_t sheet_thickness(const struct sheet *s)
{
    uint64_t least = UINT64_MAX;
    for (size_t k = 0; k < s->filled; k++) {
        const struct strokes_size *size = &sheet_pictures(s)[k].size;
        const struct paper_place at = paper_place(&s->paper, k, size->width, size->height);
        const uint64_t own = (at.length * NANOMETRES * size->wall + at.units / 2) / at.units;
        if (size->wall && own < least)
            least = own;
    }
    return least;
}

/* Draws a layer of a picture. wall: the width of the walls in units. */
static void sheet_draw_layer(struct render_ctx *c, const struct sheet_picture *p,
                             enum strokes_layer layer, const char *wall)
{
    static const unsigned char white[] = {255, 255, 255};
    static const enum palette_kind kinds[] = {[STROKES_VISITED] = PALETTE_VISITED,
                                              [STROKES_AT] = PALETTE_AT,
                                              [STROKES_PATH] = PALETTE_PATH,
                                              [STROKES_WALLS] = PALETTE_WALL};
    struct sheet *s = render_state(c);
    const size_t *end = &p->end[PART_LAYERS + layer], n = end[0] - end[-1];
    const bool is_white = p->is_shaded && layer == STROKES_PATH;
    char width[NUMBER_TEXT];
    const char *stroke = layer == STROKES_PATH ? number_ratio_text(p->size.cell, 3, 3, width)
                         : layer == STROKES_WALLS && p->size.wall ? wall
                                                                  : NULL;
    if (n > 0)
        c->format->sheet->layer(&s->draft, layer, (const char *)s->data.text.mem.at + end[-1], n,
                                stroke, is_white ? white : s->palette->color[kinds[layer]]);
}

/* Draws the disc of the start or the goal. */
static void sheet_draw_place(struct render_ctx *c, const struct sheet_picture *p, struct place at,
                             const char *name, enum palette_kind kind)
{
    struct sheet *s = render_state(c);
    const uint64_t pitch = p->size.pitch;
    if (place_is_known(at))
        c->format->sheet->disc(&s->draft, name, at.x * pitch + pitch / 2, at.y * pitch + pitch / 2,
                               p->size.cell / 2, s->palette->color[kind]);
}

/* Draws picture k of the current page, with its solution if `all` is true. */
static int sheet_draw_picture(struct render_ctx *c, size_t k, uint64_t thickness, bool all)
{
    struct sheet *s = render_state(c);
    const struct sheet_style *style = c->format->sheet;
    const struct sheet_picture *p = &sheet_pictures(s)[k];
    const struct paper_place at = paper_place(&s->paper, k, p->size.width, p->size.height);
    const size_t begin = k ? p[-1].end[PARTS - 1] : 0, n = p->end[PART_CAPTION] - begin;
    const char *caption = n ? (const char *)s->data.text.mem.at + begin : "";
    const uint64_t shift = at.length * p->size.wall / 2 / at.units; /* half a wall per side */
    char wall[NUMBER_TEXT];
    if (sheet_put_text(c, caption, n, at.left, at.room,
                       at.y + at.height + CAPTION_BELOW * s->paper.scale / PAPER_MM,
                       CAPTION_SIZE * s->paper.scale / PAPER_MM))
        return -1;
    style->begin(c, &s->draft, at.x + shift, at.y + shift, at.length, at.units);
    if (p->size.wall)
        number_ratio_text(thickness * at.units, at.length * NANOMETRES, 3, wall);
    for (enum strokes_layer layer = 0; layer < STROKES_LAYERS; layer++)
        if (all || p->is_frame || (layer != STROKES_VISITED && layer != STROKES_PATH))
            sheet_draw_layer(c, p, layer, wall);
    sheet_draw_place(c, p, p->start, "start", PALETTE_START);
    sheet_draw_place(c, p, p->goal, "goal", PALETTE_GOAL);
    draft_print(&s->draft, "%s", style->end);
    return 0;
}

/* Draws the current page, with solutions or without, and writes it. */
static int sheet_draw(struct render_ctx *c, bool is_answer)
{
    struct sheet *s = render_state(c);
    const struct render_options *o = c->options;
    const uint64_t thickness = sheet_thickness(s), margin = s->paper.margin;
    const uint64_t size = TITLE_SIZE * s->paper.scale / PAPER_MM;
    const size_t begin = s->data.text.len; /* of the title */
    const char *title = o->title ? o->title : "";
    struct sheet_page *page;
    draft_clear(&s->draft);
    draft_put(&s->data, title, strlen(title));
    draft_put(&s->data, ": solutions", *title && is_answer ? strlen(": solutions") : 0);
    if (mem_need_array(&s->pages, (size_t)s->count + 1, sizeof *page, 0))
        return err_memory(c->err);
    if (sheet_put_text(c, *title ? (const char *)s->data.text.mem.at + begin : "",
                       s->data.text.len - begin, margin, s->paper.width - 2 * margin, margin + size,
                       size))
        return -1;
    for (size_t k = 0; k < s->filled; k++)
        if (sheet_draw_picture(c, k, thickness, is_answer || !o->across))
            return -1;
    page = sheet_page(s, s->count);
    page->is_back = is_answer && o->values[SHEET_ANSWERS] == SHEET_BACK;
    if (sheet_finish(c) || c->format->sheet->put(c, page))
        return -1;
    s->count++;
    return 0;
}

/* Writes the current page and its solutions, unless it is empty. */
static int sheet_turn(struct render_ctx *c)
{
    struct sheet *s = render_state(c);
    const bool answers = s->has_solutions && c->options->values[SHEET_ANSWERS] != SHEET_NONE;
    if (s->filled > 0 && (sheet_draw(c, false) || (answers && sheet_draw(c, true))))
        return -1;
    s->filled = 0;
    draft_clear(&s->data);
    s->has_solutions = false;
    return 0;
}

/* ---- the pictures of a page ---- */

int sheet_begin(struct render_ctx *c)
{
    struct sheet *s = sheet_state(c);
    return s ? strokes_begin(&s->strokes, c) : -1;
}

int sheet_row(struct render_ctx *c, const struct render_row *row)
{
    struct sheet *s = render_state(c);
    strokes_row(&s->strokes, c, row);
    return 0;
}

/* Returns the width of the caption of a picture, the only one so far, or of the title if that is
 * wider. */
static uint64_t sheet_text_width(const struct render_ctx *c, const struct sheet_picture *p)
{
    const struct sheet *s = render_state(c);
    const char *title = c->options->title ? c->options->title : "";
    const uint64_t caption =
        CAPTION_SIZE * helvetica_width((const char *)s->data.text.mem.at, p->end[PART_CAPTION]) /
        1000;
    const uint64_t above = TITLE_SIZE * helvetica_width(title, strlen(title)) / 1000;
    const uint64_t most = (uint64_t)(PAPER_SIDE_MAX / 2) * PAPER_MM;
    const uint64_t width = caption > above ? caption : above;
    return width < most ? width : most;
}

int sheet_end(struct render_ctx *c)
{
    struct sheet *s = render_state(c);
    const struct strokes *a = &s->strokes;
    struct sheet_picture *p;
    if (mem_need_array(&s->pictures, s->filled + 1, sizeof *p, 0) ||
        caption_append(&s->data.text, c, paper_caption(c->options)))
        return err_memory(c->err);
    p = &sheet_pictures(s)[s->filled];
    *p = (struct sheet_picture){.size = a->size,
                                .start = c->start,
                                .goal = c->goal,
                                .is_frame = header_has(c->head, FIELD_FRAME),
                                .is_shaded = a->shades.kind == SHADES_DISTANCE};
    p->end[PART_CAPTION] = s->data.text.len;
    for (int k = 0; k < STROKES_LAYERS; k++) {
        draft_add(&s->data, &a->layers[k]);
        p->end[PART_LAYERS + k] = s->data.text.len;
    }
    if (sheet_finish(c))
        return -1;
    paper_fit(&s->paper, a->size.width, a->size.height, sheet_text_width(c, p));
    s->has_solutions |=
        c->options->across > 0 && !p->is_frame && a->layers[STROKES_PATH].text.len > 0;
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
    return sheet_draw(c, false);
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

void sheet_free(struct sheet *s)
{
    strokes_free(&s->strokes);
    mem_free(&s->pages);
    mem_free(&s->pictures);
    draft_free(&s->data);
    draft_free(&s->draft);
}
