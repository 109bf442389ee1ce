#include "import.h"

#include "common/base/number.h"

#include <string.h>

int import_option(const struct import **import, const char *value, struct err *err)
{
    uint64_t none[OPT_KEYS];
    const struct opt_entry *entry = opt_find(import_list, "--input", value, none, err);
    *import = entry && entry != import_list[0] ? import_of(entry) : NULL;
    return entry ? 0 : -1;
}

const struct import *import_detect(const unsigned char *s, size_t n)
{
    for (const struct opt_entry *const *e = import_list; *e; e++)
        if (import_of(*e)->is && import_of(*e)->is(s, n))
            return import_of(*e);
    return import_of(import_list[0]);
}

size_t import_blank(const unsigned char *s, size_t n)
{
    size_t line = 0;
    for (size_t i = 0; i < n && (s[i] == ' ' || s[i] == '\t' || s[i] == '\r' || s[i] == '\n'); i++)
        if (s[i] == '\n')
            line = i + 1;
    return line;
}

bool import_can_detect(const unsigned char *s, size_t n)
{
    const size_t mark = strlen(HEADER_MARK), blank = import_blank(s, n);
    const unsigned char *line;
    s += blank;
    n -= blank;
    if (n > 0 && ((s[0] >= '0' && s[0] <= '9') || (n >= mark && memcmp(s, HEADER_MARK, mark) == 0)))
        return true;
    line = n ? memchr(s, '\n', n) : NULL;
    return line && memchr(line + 1, '\n', n - (size_t)(line + 1 - s));
}

int import_line(struct reader *r)
{
    struct lines *l = &r->lines;
    struct text_buf *t = &r->text;
    int c;
    t->len = 0;
    l->slashes = false;
    r->row_line = l->line;
    if ((c = lines_peek(l)) == LINES_EOF)
        return 0;
    while (c >= 0 && c != '\n') {
        const unsigned char *from = l->in.buf + l->in.at;
        size_t n = l->in.end - l->in.at;
        const unsigned char *stop = memchr(from, '\n', n);
        n = stop ? (size_t)(stop - from) : n;
        if (text_append(t, (const char *)from, n))
            return err_memory(&l->err);
        l->in.at += n;
        c = lines_peek(l);
    }
    if (c == LINES_ERROR)
        return -1;
    if (c == '\n')
        lines_next(l);
    if (t->len > 0 && t->mem.at[t->len - 1] == '\r')
        t->len--;
    return 1;
}

int import_line_after_blank(struct reader *r)
{
    int got;
    do
        got = import_line(r);
    while (got > 0 && r->text.len == 0);
    return got;
}

int import_wrong(struct reader *r, size_t at, const char *what)
{
    return err_at(&r->lines.err, r->row_line, (uint64_t)at + 1, "%s", what);
}

int import_board(struct reader *r, struct maze *m, size_t width, size_t height)
{
    struct err *err = &r->lines.err;
    const unsigned char *above = NULL;
    if (maze_shape(m, MAZE_BLOCK, width, height, err))
        return -1;
    for (size_t y = 0; y <= height; y++) {
        unsigned char *row = m->cell + y * m->stride;
        maze_block_row(row, y < height ? r->cells.mem.at + y * width : NULL, above, width);
        above = row;
    }
    return 0;
}

int import_open(struct reader *r, struct maze *m, size_t width, size_t height)
{
    if (maze_shape(m, MAZE_WALLS, width, height, &r->lines.err))
        return -1;
    memset(m->cell, 0, m->stride * (height + 1));
    return 0;
}

void import_wall(struct maze *m, size_t x, size_t y, unsigned d)
{
    m->cell[(ptrdiff_t)(y * m->stride + x) + m->owner[d]] |= maze_wall[d];
}

int import_start(struct reader *r, size_t x, size_t y)
{
    return header_set_place(&r->head, "start", x, y) ? err_memory(&r->lines.err) : 0;
}

/* The first alone is goal=; with others it is the first of goals=. */
int import_goal(struct reader *r, size_t x, size_t y, size_t count)
{
    struct text_buf list = {{NULL, 0}, 0};
    char place[NUMBER_TEXT];
    size_t n = 0;
    const char *before;
    int got;
    if (count == 0)
        return header_set_place(&r->head, "goal", x, y) ? err_memory(&r->lines.err) : 0;
    before = header_get(&r->head, count == 1 ? "goal" : "goals", &n);
    number_pair_text(x, ',', y, place);
    got = text_append(&list, before, n) || text_append(&list, "+", 1) ||
          text_append(&list, place, strlen(place) + 1) ||
          header_set(&r->head, "goals", (const char *)list.mem.at);
    header_drop(&r->head, "goal");
    mem_free(&list.mem);
    return got ? err_memory(&r->lines.err) : 0;
}
