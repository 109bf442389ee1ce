#include "row_input.h"

#include <stdlib.h>
#include <string.h>

/* ---- reading ---- */

/* Reads the next row into r->row[r->y % 2]. Returns 1, 0 if the record has ended, or -1 with *err
 * set. */
static int row_input_read(struct row_input *r, struct err *err)
{
    const unsigned char *above = r->in->reader.rows > 0 ? r->row[(r->y + 1) % 2].at : NULL;
    const int got = input_row(r->in, &r->row[r->y % 2], 0, above);
    if (got < 0)
        *err = r->in->reader.lines.err;
    return got;
}

/* Stores the next row of cells in *row. If the start is an obstacle in it, makes the start free:
 * opens the walls between it and the free blocks around it; the row below will treat it as free.
 * For row_search.next. */
static int row_input_next(void *context, const unsigned char **row, struct err *err)
{
    struct row_input *r = context;
    const struct row_search *s = &r->search;
    const struct header *h = &r->in->reader.head;
    const size_t x = s->start.x;
    const unsigned char *above = r->row[(r->y + 1) % 2].at;
    unsigned char *at;
    const int got = row_input_read(r, err);
    if (got < 0)
        return -1;
    if (got == 0) /* only an endless maze ends without a border row */
        return endpoints_check_place("goal", s->goals[s->goal_count - 1], s->width, r->y, err) ||
                       endpoints_check_place("start", s->start, s->width, r->y, err)
                   ? -1
                   : 0;
    at = r->row[r->y % 2].at;
    if (!h->endless && r->y == h->height)
        return 0;
    if (r->y == s->start.y && at[x] & MAZE_OBSTACLE) {
        at[x] &= (unsigned char)~MAZE_OBSTACLE;
        if (r->y > 0 && !(above[x] & MAZE_OBSTACLE))
            at[x] &= (unsigned char)~MAZE_NORTH;
        if (x > 0 && !(at[x - 1] & MAZE_OBSTACLE))
            at[x] &= (unsigned char)~MAZE_WEST;
        if (x + 1 < s->width && !(at[x + 1] & MAZE_OBSTACLE))
            at[x + 1] &= (unsigned char)~MAZE_WEST;
    }
    r->y++;
    *row = at;
    return 1;
}

int row_input_skip(struct row_input *r, struct input *in, struct err *err)
{
    int got = !in->reader.head.endless;
    r->in = in;
    for (; got > 0; r->y++)
        got = row_input_read(r, err);
    return got;
}

/* ---- searching ---- */

int row_input_search(struct row_input *r, const struct solve *solver, struct input *in,
                     struct endpoints *e, bool wants_moves, struct err *err)
{
    int found;
    moves_free_list(&r->moves);
    qsort(e->goals, e->goal_count, sizeof(struct place), place_compare);
    r->search = (struct row_search){
        .width = in->reader.head.width,
        .start = e->start,
        .goals = e->goals,
        .goal_count = e->goal_count,
        .next = row_input_next,
        .context = r,
        .moves = wants_moves ? &r->moves : NULL,
    };
    r->in = in;
    r->first = lines_mark(&in->reader.lines);
    r->y = 0;
    found = solver->solve_rows(&r->search, err);
    return found < 0 || row_input_skip(r, in, err) ? -1 : found;
}

/* ---- reading again ---- */

/* Sets the bits of the path's cells in r->path. Returns 0, or -1 with *err set if memory runs
 * out. */
static int row_input_mark_path(struct row_input *r, struct err *err)
{
    const struct row_search *s = &r->search;
    const ptrdiff_t step[4] = {-(ptrdiff_t)s->width, 1, (ptrdiff_t)s->width, -1};
    size_t bits, i = s->start.y * s->width + s->start.x;
    if (mem_size(s->width, r->in->reader.head.height, 0, &bits) || /* unreached: on 64 bits */
        mem_need(&r->path, bits / 8 + 1))
        return err_memory(err);
    memset(r->path.at, 0, bits / 8 + 1);
    for (uint64_t k = 0; k <= s->length; k++) {
        r->path.at[i / 8] |= (unsigned char)(1 << i % 8);
        i += k < s->length ? (size_t)step[moves_at(&r->moves, k)] : 0;
    }
    return 0;
}

int row_input_write(struct row_input *r, const struct writer *w, const struct header *h,
                    bool is_marked, struct err *err)
{
    int got;
    if (is_marked && row_input_mark_path(r, err))
        return -1;
    if (reader_rewind(&r->in->reader, &r->first)) { /* unreached: io_is_file has tried it */
        *err = r->in->reader.lines.err;
        return -1;
    }
    for (r->y = 0; (got = row_input_read(r, err)) > 0; r->y++) {
        unsigned char *row = r->row[r->y % 2].at;
        size_t i = (size_t)r->y * h->width;
        if (r->y == 0)
            writer_head(w, h, row);
        for (size_t x = 0; r->y < h->height && x < h->width; x++, i++)
            maze_set_marks(&row[x], is_marked && r->path.at[i / 8] >> i % 8 & 1 ? MAZE_PATH : 0);
        if (h->kind == MAZE_WALLS || r->y < h->height)
            writer_cells(w, h->kind, row, h->width);
    }
    if (got == 0)
        writer_end(w);
    return got;
}

void row_input_free(struct row_input *r)
{
    moves_free_list(&r->moves);
    mem_free(&r->row[0]);
    mem_free(&r->row[1]);
    mem_free(&r->path);
}
