/* The part of reader.h that reads the header and comments before the rows of a record. */
#include "hex.h"
#include "reader.h"

#include <string.h>

/* Reads a line that starts with '#', a header or a comment, into r->head. Its first bytes determine
 * whether '/' ends the line. Returns 0, or -1 with r->lines.err set. */
static int before_rows(struct reader *r)
{
    struct lines *l = &r->lines;
    struct text_buf *t = &r->text;
    const uint64_t line = l->line, col = lines_column(l);
    bool header;
    t->len = 0;
    if (lines_append(l, t, strlen(HEADER_MARK)))
        return -1;
    header = text_is((char *)t->mem.at, t->len, HEADER_MARK);
    l->slashes = l->slashes || header;
    if (lines_append(l, t, SIZE_MAX))
        return -1;
    t->len -= t->mem.at[t->len - 1] == '\r';
    if (!header && header_add_comment(&r->head, t, l->line, col, &l->err))
        return -1;
    if (header && r->head.present)
        return err_at(&l->err, line, col,
                      "a second header before the first row (headers alone: maze-gen --again)");
    if (header && header_parse(&r->head, (char *)t->mem.at, t->len, line, col, &l->err))
        return l->err.column < col + t->len || l->in.at < l->in.end
                   ? -1
                   : err_at(&l->err, line, l->err.column, "the input ends within the header");
    if (l->in.at < l->in.end)
        lines_next(l);
    else if (header && r->headers_only)
        return err_at(&l->err, line, lines_column(l),
                      "the header ends without a newline; it may have been cut off");
    return 0;
}

/* Skips the rest of a row and the end of its line. Returns 0, or -1 with the error set, for example
 * if a header follows without a newline. */
static int skip_row(struct lines *l)
{
    int c;
    while ((c = lines_peek(l)) >= 0 && !lines_ends(l, c)) {
        const unsigned char *from = l->in.buf + l->in.at;
        const size_t n = lines_part(l, l->in.end - l->in.at);
        const unsigned char *mark = memchr(from, '#', n);
        l->in.at += mark ? (size_t)(mark - from) : n;
        if (mark)
            return lines_unexpected(l, '#', "a digit");
    }
    if (c >= 0)
        lines_next(l);
    return c == LINES_ERROR ? -1 : 0;
}

int reader_next(struct reader *r)
{
    struct lines *l = &r->lines;
    bool rows = r->headers_only && r->head.present; /* the rows of the previous header may follow */
    header_reset(&r->head);
    r->rows = 0;
    for (;;) {
        const uint64_t line = l->line, col = lines_column(l);
        int c, ended;
        if (col == 1)
            l->slashes = false;
        ended = lines_blank(l);
        c = ended < 0 ? LINES_ERROR : lines_peek(l);
        if (c == LINES_ERROR)
            return -1;
        if (r->head.present && ended)
            return err_at(&l->err, line, col,
                          "no rows after the header (headers alone: maze-gen --again)");
        if (c == LINES_EOF)
            return 0;
        rows = rows && !ended;
        if (ended)
            continue;
        if (c == '#') {
            if (before_rows(r))
                return -1;
            if (r->headers_only && r->head.present)
                return 1;
        } else if (!hex_is_digit(c)) {
            return lines_unexpected(l, c,
                                    r->headers_only   ? "the start of a header, a comment or a row"
                                    : r->head.present ? "the start of a row or a comment"
                                                      : "the start of a maze; --help inputs lists "
                                                        "other formats");
        } else if (!r->headers_only) {
            break;
        } else if (!rows) {
            return lines_wrong(l, "a maze without a header");
        } else if (skip_row(l)) {
            return -1;
        }
    }
    l->slashes = true;
    r->start_line = l->line;
    r->start_col = lines_column(l);
    return 1;
}
