#include "cell_packing.h"

#include "blocks.h"
#include "caption.h"

/* The state of a format. */
struct cell_packing {
    size_t n;             /* places per row */
    size_t filled;        /* complete rows of the current line */
    unsigned char rows[]; /* n places and a free one per row */
};

void cell_packing_measure(const struct render_ctx *c, size_t *columns, size_t *lines)
{
    const struct cell_packing_style *style = c->format->packing;
    const struct header *h = c->head;
    const size_t margins = 2 * c->options->margin;
    *columns = (blocks_of(h, h->width) + style->columns - 1) / style->columns + margins;
    *lines = (blocks_of(h, h->height) + style->rows - 1) / style->rows + margins;
}

int cell_packing_begin(struct render_ctx *c)
{
    const size_t rows = c->format->packing->rows, n = blocks_of(c->head, c->head->width);
    struct cell_packing *s = render_state_need(c, sizeof *s, n + 1, rows);
    if (!s)
        return -1;
    *s = (struct cell_packing){.n = n};
    memset(s->rows, TEXT_PLAIN, (n + 1) * rows);
    return text_blank_lines(c);
}

/* Writes the current line. */
static void cell_packing_line(const struct render_ctx *c, struct cell_packing *s)
{
    text_margin(c);
    c->format->packing->draw(c, s->rows, s->n);
    out_text(c->writer->out, c->newline);
    s->filled = 0;
}

int cell_packing_row(struct render_ctx *c, const struct render_row *cells)
{
    struct cell_packing *s = render_state(c);
    struct blocks b = blocks_begin(c, cells);
    const struct place places[3] = {c->goal, c->start, c->at};
    const size_t n = b.n; /* a copy, which byte writes cannot change */
    /* Without colours, an obstacle shows no mark. */
    const unsigned shown = c->head->kind == MAZE_BLOCK && !c->color ? 1 : MAZE_DIGIT;
    for (unsigned char *row; blocks_next(&b, row = s->rows + s->filled * (n + 1));) {
        for (size_t x = 0; x < n; x++)
            row[x] = (unsigned char)((row[x] & shown) == 1 ? TEXT_WALL : text_mark(row[x]));
        for (unsigned mark = TEXT_GOAL; mark <= TEXT_AT; mark++) {
            const size_t x = blocks_column(&b, places[mark - TEXT_GOAL]);
            if (x < n)
                row[x] = (unsigned char)mark;
        }
        if (++s->filled == c->format->packing->rows)
            cell_packing_line(c, s);
    }
    return 0;
}

int cell_packing_end(struct render_ctx *c)
{
    struct cell_packing *s = render_state(c);
    if (s->filled > 0) {
        memset(s->rows + s->filled * (s->n + 1), TEXT_PLAIN,
               (s->n + 1) * (c->format->packing->rows - s->filled));
        cell_packing_line(c, s);
    }
    return caption_end(c);
}
