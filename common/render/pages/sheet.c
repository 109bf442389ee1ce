#include "sheet.h"

#include "common/render/kit/caption.h"
#include "helvetica.h"

#include <stdio.h>
#include <stdlib.h>

#define TITLE_SIZE    6000 /* font sizes, in micrometres */
#define CAPTION_SIZE  3500
#define NUMBER_SIZE   3500
#define CAPTION_BELOW 4700 /* from a picture to the baseline of its caption */

#define SOLUTIONS ": solutions" /* follows the title of a page with solutions */

enum { NANOMETRES = 1000 };

const char *const sheet_ends_words[] = {"discs", "arrows", "none", NULL};
const char *const sheet_lines_words[] = {"walls", "strokes", "passages", NULL};

/* A picture. */
struct sheet_picture {
    struct strokes strokes;  /* owned */
    struct text_buf caption; /* owned */
    struct text_buf title;   /* of a page that begins with it, followed by SOLUTIONS; owned */
    uint64_t number;         /* from --first-number */
    bool in_film;            /* a frame, or the maze after the frames: its marks are always shown */
    bool is_solved;          /* its marks are a solution path */
};

static struct sheet_picture *sheet_pictures(const struct sheet *s)
{
    return (struct sheet_picture *)(void *)s->pictures.at;
}

/* ---- drawing a page ---- */

/* Draws text centred within `room` from `left` on, in a smaller size if it does not fit. `size` is
 * the font size on A4. */
static void sheet_draw_text(const struct render_ctx *c, struct out *to, const void *text, size_t n,
                            uint64_t left, uint64_t room, uint64_t y, uint64_t size)
{
    const struct sheet *s = render_state(c);
    const uint64_t width = helvetica_width(text, n), fitting = width ? room * 1000 / width : 0;
    struct sheet_text t = {left + room / 2, y, size * s->paper[0].scale / ROW_MM, text, n};
    t.size = fitting < t.size ? fitting : t.size;
    if (n > 0)
        c->format->sheet->text(c, to, &t);
}

void sheet_draw_number(const struct render_ctx *c, const struct sheet_page *page, struct out *to)
{
    const struct sheet *s = render_state(c);
    const struct paper *p = &s->paper[0];
    char text[NUMBER_TEXT];
    number_text(page->number, text);
    if (p->foot && (page->number < page->least || page->number > page->most))
        sheet_draw_text(c, to, text, strlen(text), p->margin + p->gutter,
                        p->width - p->gutter - 2 * p->margin, p->height - p->margin, NUMBER_SIZE);
}

struct sheet_origin sheet_origin(const struct sheet *s, const struct sheet_page *page)
{
    const uint64_t bleed = s->paper[0].bleed, shift = page->number % 2 ? 0 : s->paper[0].gutter;
    return shift > bleed ? (struct sheet_origin){true, "-", shift - bleed, bleed}
                         : (struct sheet_origin){bleed > 0, "", bleed - shift, bleed};
}

/* Draws a layer of a picture, unless it is empty. `wall` is the width of the walls in units. */
static void sheet_draw_layer(const struct render_ctx *c, struct out *to, const struct strokes *a,
                             enum drawing_layer layer, const char *wall)
{
    static const unsigned char white[] = {255, 255, 255};
    const struct sheet_style *style = c->format->sheet;
    const struct sheet *s = render_state(c);
    const bool is_white = a->shades.kind == SHADES_DISTANCE && layer == LAYER_PATH;
    const bool is_round = layer == LAYER_WALLS && (a->shape.is_shape || a->is_joined);
    char width[NUMBER_TEXT];
    const char *stroke = layer == LAYER_PATH ? number_ratio_text(a->size.cell, 3, 3, width)
                         : layer == LAYER_WALLS && (a->size.wall || a->is_joined) ? wall
                                                                                  : NULL;
    uint64_t begin, end;
    out_room(to, (size_t)2 * OUT_PRINT); /* so that the start of the layer stays in the buffer */
    begin = out_offset(to);
    if (layer != LAYER_SHADES)
        style->layer(to, is_round ? LAYER_ROUND : layer, stroke,
                     is_white ? white : s->palette->color[drawing_kinds[layer]]);
    end = out_offset(to);
    strokes_draw(a, layer, &style->pen, to);
    if (out_offset(to) == end)
        to->len -= (size_t)(end - begin);
    else if (layer != LAYER_SHADES)
        out_text(to, stroke ? style->pen.stroked : style->pen.filled);
}

/* Draws the mark of the start or the goal: a disc, or, at an opening, an arrow outside the maze. At
 * the start, the arrow points at the side of the cell; at the goal, it points away from the
 * maze. */
static void sheet_draw_place(const struct render_ctx *c, struct out *to, const struct strokes *a,
                             struct place at, const char *name, enum palette_kind kind)
{
    enum { PARTS = 8, NEAR = 2, FAR = 13, HALF = 4 }; /* in parts of half a cell */
    const struct sheet *s = render_state(c);
    const struct sheet_style *style = c->format->sheet;
    const uint64_t ends = c->options->values[SHEET_ENDS];
    const unsigned char *color = s->palette->color[kind];
    const bool is_goal = kind == PALETTE_GOAL;
    const int64_t head = is_goal ? FAR : NEAR, foot = is_goal ? NEAR : FAR;
    struct shape_point middle, side;
    if (!place_is_known(at) || ends == ENDS_NONE)
        return;
    middle = shape_middle(&a->shape, at);
    if (ends == ENDS_ARROWS && strokes_find_opening(a, at, is_goal ? MAZE_S : MAZE_N, &side)) {
        const int64_t x = side.x - middle.x, y = side.y - middle.y;
        const struct shape_point corner[] = {
            {side.x + x * head / PARTS, side.y + y * head / PARTS},
            {side.x + (x * foot - y * HALF) / PARTS, side.y + (y * foot + x * HALF) / PARTS},
            {side.x + (x * foot + y * HALF) / PARTS, side.y + (y * foot - x * HALF) / PARTS}};
        style->layer(to, LAYER_ARROW, NULL, color);
        for (int k = 0; k < 3; k++)
            style->pen.shape.move(to, k ? SHAPE_LINE : SHAPE_FROM, &corner[k]);
        out_text(to, style->pen.filled);
    } else {
        style->disc(to, name, sheet_ratio((uint64_t)middle.x, SHAPE_UNIT, SHAPE_DECIMALS).text,
                    sheet_ratio((uint64_t)middle.y, SHAPE_UNIT, SHAPE_DECIMALS).text,
                    a->size.cell / 2, color);
    }
}

/* Returns whether the caption below a picture is its number. */
static bool sheet_is_numbered(const struct render_options *o)
{
    return o->across > 0 && !o->caption;
}

/* Draws picture k of a page, with its caption. */
static void sheet_draw_picture(const struct render_ctx *c, struct out *to,
                               const struct sheet_page *page, size_t k, uint64_t thickness)
{
    const struct sheet *s = render_state(c);
    const struct render_options *o = c->options;
    const struct sheet_style *style = c->format->sheet;
    const struct sheet_picture *p = sheet_pictures(s) + page->first + k;
    const struct strokes *a = &p->strokes;
    const struct paper_place at =
        paper_place(&s->paper[page->is_answer], k, a->size.width, a->size.height);
    const uint64_t room = o->values[SHEET_ENDS] == ENDS_ARROWS ? a->size.pitch : 0;
    const uint64_t shift =
        at.length * (a->size.wall / 2 + room) / at.units; /* half a wall per side */
    /* for the passages of a board, an eighth of a cell */
    const struct sheet_number wall =
        a->size.wall ? sheet_ratio(thickness * at.units, at.length * NANOMETRES, 3)
                     : sheet_ratio(a->size.cell, 8, 3);
    char text[sizeof "No solution to " + NUMBER_TEXT];
    const void *caption = p->caption.mem.at;
    size_t n = p->caption.len;
    if (page->is_answer && sheet_is_numbered(o) &&
        (o->answers_across || o->answers == ANSWERS_ONLY)) {
        n = (size_t)snprintf(text, sizeof text, "%s to %ju",
                             p->is_solved ? "Solution" : "No solution", (uintmax_t)p->number);
        caption = text;
    }
    sheet_draw_text(c, to, caption, n, at.left, at.room,
                    at.y + at.height + CAPTION_BELOW * s->paper[0].scale / ROW_MM, CAPTION_SIZE);
    style->begin(c, to, at.x + shift, at.y + shift, at.length, at.units);
    for (enum drawing_layer layer = 0; layer < LAYERS; layer++)
        if (page->is_answer || p->in_film || !o->across ||
            (layer != LAYER_VISITED && layer != LAYER_PATH))
            sheet_draw_layer(c, to, a, layer, wall.text);
    sheet_draw_place(c, to, a, a->start, "start", PALETTE_START);
    sheet_draw_place(c, to, a, a->goal, "goal", PALETTE_GOAL);
    out_text(to, style->end);
}

void sheet_draw(const struct render_ctx *c, const struct sheet_page *page, struct out *to)
{
    const struct sheet *s = render_state(c);
    const struct paper *p = &s->paper[0];
    uint64_t thickness = UINT64_MAX; /* of the walls, in nanometres */
    const struct text_buf *title = &sheet_pictures(s)[page->first].title;
    if (title->len > 0)
        sheet_draw_text(c, to, title->mem.at,
                        title->len + (page->is_answer ? strlen(SOLUTIONS) : 0),
                        p->margin + p->gutter, p->width - p->gutter - 2 * p->margin,
                        p->margin + TITLE_SIZE * p->scale / ROW_MM, TITLE_SIZE);
    for (size_t k = 0; k < page->n; k++) {
        const struct strokes_size *size = &sheet_pictures(s)[page->first + k].strokes.size;
        const struct paper_place at =
            paper_place(&s->paper[page->is_answer], k, size->width, size->height);
        const uint64_t own = (at.length * NANOMETRES * size->wall + at.units / 2) / at.units;
        if (size->wall && own < thickness)
            thickness = own;
    }
    for (size_t k = 0; k < page->n; k++)
        sheet_draw_picture(c, to, page, k, thickness);
}

/* ---- the pages ---- */

/* Frees the first n pictures, which must be only on complete pages. */
static void sheet_drop(struct sheet *s, size_t n)
{
    struct sheet_picture *p = sheet_pictures(s);
    for (size_t k = 0; k < n; k++) {
        strokes_free(&p[k].strokes);
        mem_free(&p[k].caption.mem);
        mem_free(&p[k].title.mem);
    }
    s->count_pictures -= n;
    if (s->count_pictures)
        memmove(p, p + n, s->count_pictures * sizeof *p);
    s->open[0].first -= n;
    s->open[1].first -= n;
}

/* Completes the page of puzzles or of answers, unless it is empty. A page of answers that contains
 * no answer is omitted. */
static int sheet_turn(struct render_ctx *c, bool is_answer)
{
    struct sheet *s = render_state(c);
    const struct sheet_style *style = c->format->sheet;
    struct sheet_page *open = &s->open[is_answer];
    if (open->is_wanted) {
        if (mem_need_array(&s->pages, (size_t)s->count + 1, sizeof *open, 0))
            return err_memory(c->err);
        open->k = s->count;
        if (sheet_is_numbered(c->options)) {
            open->least = sheet_pictures(s)[open->first].number;
            open->most = open->least + open->n - 1;
        }
        sheet_pages(s)[s->count] = *open;
        if (style->put && style->put(c, open))
            return -1;
        s->count++;
    }
    *open = (struct sheet_page){.is_answer = is_answer, .first = open->first + open->n};
    return 0;
}

/* Completes the pages that are full, and, unless `next` is NULL, those whose title differs from the
 * title of `next`; if `all` is set, completes all pages. */
static int sheet_turn_pages(struct render_ctx *c, bool all, const struct sheet_picture *next)
{
    const struct sheet *s = render_state(c);
    for (int k = 0; k < 2; k++) {
        const struct sheet_page *open = &s->open[k];
        const struct text_buf *title =
            next && c->options->title && open->n ? &sheet_pictures(s)[open->first].title : NULL;
        const bool ends = title && (title->len != next->title.len ||
                                    memcmp(title->mem.at, next->title.mem.at, title->len) != 0);
        if ((all || ends || open->n == s->paper[k].across * s->paper[k].down) && sheet_turn(c, k))
            return -1;
    }
    return 0;
}

/* Returns the width of the caption of a picture, or of its title if the title is wider. */
static uint64_t sheet_text_width(const struct sheet_picture *p)
{
    const uint64_t most = PAPER_SIDE_MAX / 2;
    const uint64_t caption = CAPTION_SIZE * helvetica_width(p->caption.mem.at, p->caption.len);
    const uint64_t title = TITLE_SIZE * helvetica_width(p->title.mem.at, p->title.len);
    const uint64_t width = (caption > title ? caption : title) / 1000;
    return width < most ? width : most;
}

/* Stores the caption of the maze, and the title of a page that begins with it, in *p. Returns 0, or
 * -1 with *c->err set. */
static int sheet_set_texts(struct render_ctx *c, struct sheet_picture *p)
{
    struct sheet *s = render_state(c);
    const struct sheet_style *style = c->format->sheet;
    const char *title = c->options->title;
    if (caption_append(&p->caption, c, paper_caption(c->options)) ||
        (title &&
         (caption_append(&p->title, c, title) ||
          (!s->title.len && text_append(&s->title, (char *)p->title.mem.at, p->title.len)) ||
          text_append(&p->title, SOLUTIONS, strlen(SOLUTIONS)))))
        return err_memory(c->err);
    p->title.len -= title ? strlen(SOLUTIONS) : 0;
    return style->check && (style->check(p->caption.mem.at, p->caption.len, c->err) ||
                            style->check(p->title.mem.at, p->title.len, c->err))
               ? -1
               : 0;
}

int sheet_end(struct render_ctx *c)
{
    struct sheet *s = render_state_need(c, sizeof *s, 0, 1);
    const struct render_options *o = c->options;
    struct sheet_picture *p;
    if (!s)
        return -1;
    if (!s->palette) {
        s->palette = &palettes[o->values[SHEET_PALETTE] % PALETTES]; /* auto equals default */
        s->paper[0] = paper_of(o, false);
        s->paper[1] = paper_of(o, true);
        s->open[1].is_answer = true;
    }
    if (mem_need_array(&s->pictures, s->count_pictures + 1, sizeof *p, 0))
        return err_memory(c->err);
    p = sheet_pictures(s) + s->count_pictures++;
    *p = (struct sheet_picture){0};
    p->number = c->number + render_first(o->first_number);
    p->in_film = c->frame || c->frame_before;
    if (sheet_set_texts(c, p) || sheet_turn_pages(c, false, p) ||
        strokes_set(&p->strokes, c, s->palette))
        return -1;
    if (o->values[SHEET_ENDS] == ENDS_ARROWS) { /* room for the arrows, one cell on each side */
        p->strokes.size.width += 2 * p->strokes.size.pitch;
        p->strokes.size.height += 2 * p->strokes.size.pitch;
    }
    paper_fit(&s->paper[0], p->strokes.size.width, p->strokes.size.height, sheet_text_width(p));
    s->open[0].n++;
    s->open[1].n++;
    s->open[0].is_wanted = o->answers != ANSWERS_ONLY;
    p->is_solved = o->across > 0 && !p->in_film && p->strokes.has_path;
    s->open[1].is_wanted |= p->is_solved && o->answers != ANSWERS_NONE;
    if (sheet_turn_pages(c, false, NULL))
        return -1;
    if (c->format->sheet->put)
        sheet_drop(s, s->open[0].first < s->open[1].first ? s->open[0].first : s->open[1].first);
    return 0;
}

/* Compares two pages by their positions in a document with the solutions at the back, for qsort. */
static int sheet_compare(const void *a, const void *b)
{
    const struct sheet_page *p = a, *q = b;
    return p->is_answer != q->is_answer ? p->is_answer - q->is_answer
                                        : (p->k > q->k) - (p->k < q->k);
}

int sheet_close(struct render_ctx *c)
{
    const struct sheet *s = render_state(c);
    if (sheet_turn_pages(c, true, NULL))
        return -1;
    if (s->count == 0)
        return err_set(c->err, "--answers only: no maze has a solution; run maze-solve first");
    if (c->options->answers == ANSWERS_BACK)
        qsort(sheet_pages(s), (size_t)s->count, sizeof(struct sheet_page), sheet_compare);
    for (uint64_t k = 0; k < s->count; k++)
        sheet_pages(s)[k].number = k + render_first(c->options->first_page);
    return 0;
}

void sheet_free(struct render_ctx *c)
{
    struct sheet *s = render_state(c);
    sheet_drop(s, s->count_pictures);
    mem_free(&s->pages);
    mem_free(&s->pictures);
    mem_free(&s->title.mem);
}
