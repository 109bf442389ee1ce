#include "animation.h"

#include <string.h>

/* Start and goal of the header, and what the format is told of the maze. */
static int render_ctx_set(struct render_ctx *c, const struct header *head, struct err *err)
{
    int start = header_get_place(head, FIELD_START, &c->start_x, &c->start_y, err);
    int goal = start < 0 ? -1 : header_get_place(head, FIELD_GOAL, &c->goal_x, &c->goal_y, err);
    c->head = head;
    c->has_start = start > 0;
    c->has_goal = goal > 0;
    return start < 0 || goal < 0 ? -1 : 0;
}

bool render_whole(const struct render_ctx *c)
{
    (void)c;
    return true;
}

static int zeros_need(struct render_rows *rows, size_t n, struct err *err)
{
    if (mem_need(&rows->zeros, n))
        return err_memory(err);
    memset(rows->zeros.at, 0, n);
    return 0;
}

static int begin(const struct render *render, struct render_ctx *c, struct err *err)
{
    if (c->animate)
        animation_frame(c->animate, render, c);
    else if (render->text && c->number > 0)
        out_text(c->writer->out, "\n");
    c->err = err;
    if (render->begin && render->begin(c))
        return -1;
    c->begun = true;
    return 0;
}

static int finish(const struct render *render, struct render_ctx *c)
{
    int got = render->end ? render->end(c) : 0;
    c->begun = c->begun && got;
    if (c->animate)
        animation_shown(c->animate, c);
    else
        out_pause(c->writer->out);
    return got;
}

/* Draws row y of the record, with what is around it. */
static int draw_row(const struct render *render, struct render_ctx *c, size_t y,
                    const unsigned char *above, const unsigned char *here,
                    const unsigned char *below)
{
    const struct header *h = c->head;
    const struct render_row row = {y, !h->endless && y == h->height, above, here, below};
    return render->row ? render->row(c, &row) : 0;
}

/* Three rows go round: the one above, the one drawn, and the next, which is
 * read before that one is drawn. Only when the first row has come is any
 * memory taken on the width. */
static int draw_stream(const struct render *render, struct render_ctx *c, struct input *input,
                       struct render_rows *rows, struct err *err)
{
    const unsigned char *above, *here;
    int got = input_row(input, &rows->row[0], NULL);
    if (got < 0) {
        *err = input->reader.lines.err;
        return -1;
    }
    if (zeros_need(rows, c->head->width + 1, err) || begin(render, c, err))
        return -1;
    above = rows->zeros.at;
    here = rows->row[0].at;
    for (size_t y = 0; got > 0; y++) {
        struct mem *next = &rows->row[(y + 1) % 3];
        int wrong;
        got = input_row(input, next, here);
        wrong = draw_row(render, c, y, above, here, got > 0 ? next->at : rows->zeros.at);
        if (got < 0)
            *err = input->reader.lines.err;
        if (got < 0 || wrong)
            return -1;
        above = here;
        here = next->at;
    }
    return finish(render, c);
}

static int draw_whole(const struct render *render, struct render_ctx *c, const struct maze *m,
                      struct render_rows *rows, struct err *err)
{
    const unsigned char *above, *here = m->cell;
    if (zeros_need(rows, m->stride, err) || begin(render, c, err))
        return -1;
    above = rows->zeros.at;
    for (size_t y = 0; y <= m->height; y++, above = here, here += m->stride)
        if (draw_row(render, c, y, above, here, y < m->height ? here + m->stride : rows->zeros.at))
            return -1;
    return finish(render, c);
}

/* A format that writes records may still find that the maze has no such form,
 * and what is out without a header cannot be told from a smaller maze: so the
 * first time is for nobody to read. */
static int draw_dry(const struct render *render, struct render_ctx *c, const struct maze *m,
                    struct render_rows *rows, struct err *err)
{
    struct out *out = c->writer->out;
    int got;
    out_flush(out);
    out->dry = true;
    got = draw_whole(render, c, m, rows, err);
    out_flush(out);
    out->dry = false;
    c->begun = false;
    return got;
}

int render_maze(const struct render *render, struct render_ctx *c, struct input *input,
                struct render_rows *rows, struct err *err)
{
    const struct header *head = &input->reader.head;
    const bool whole = render->whole && render->whole(c);
    c->begun = false;
    c->maze = NULL;
    if (render->one && c->number > 0)
        return err_set(err, "%s has room for one maze", render->entry.name);
    if (render_ctx_set(c, head, err))
        return -1;
    if (head->endless && (whole || c->animate || !render->endless))
        return err_set(err, "%s needs to know the height, not inf", render->entry.name);
    if (head->present && !whole && !(render->record && c->writer->no_header))
        return draw_stream(render, c, input, rows, err);
    if (input_maze(input, &rows->maze)) {
        *err = input->reader.lines.err;
        return -1;
    }
    if (whole)
        c->maze = &rows->maze;
    if (render->record && draw_dry(render, c, &rows->maze, rows, err))
        return -1;
    return draw_whole(render, c, &rows->maze, rows, err);
}

int render_close(const struct render *render, struct render_ctx *c, struct err *err)
{
    c->err = err;
    return render->close ? render->close(c) : 0;
}

void render_ctx_free(struct render_ctx *c)
{
    mem_free(&c->work);
    mem_free(&c->work2);
    for (int i = 0; i < RENDER_TEXTS; i++)
        mem_free(&c->text[i].mem);
    header_free(&c->turned);
}

void render_rows_free(struct render_rows *rows)
{
    for (int i = 0; i < 3; i++)
        mem_free(&rows->row[i]);
    mem_free(&rows->zeros);
    maze_free(&rows->maze);
}
