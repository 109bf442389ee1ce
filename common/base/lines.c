#include "lines.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

void lines_init(struct lines *l, int fd, struct out *tie)
{
    memset(&l->in, 0, offsetof(struct in, buf));
    l->in.fd = fd;
    l->in.tie = tie;
    l->line = 1;
    l->line_at = 0;
    l->slashes = false;
    l->stop = UINT64_MAX;
}

int lines_peek(struct lines *l)
{
    if (l->in.at == l->in.end) {
        int got;
        if (lines_offset(l) >= l->stop)
            return lines_wrong(l, "the input is too long"), LINES_ERROR;
        l->in.base += l->in.end;
        l->in.at = l->in.end = 0;
        got = in_more(&l->in);
        if (got < 0)
            err_set(&l->err, "cannot read: %s", strerror(errno));
        if (got <= 0)
            return got < 0 ? LINES_ERROR : LINES_EOF;
    }
    return l->in.buf[l->in.at];
}

void lines_skip_bom(struct lines *l)
{
    static const unsigned char mark[] = {0xef, 0xbb, 0xbf};
    struct in *in = &l->in;
    while (in->end < sizeof mark && memcmp(in->buf, mark, in->end) == 0 && in_more(in) > 0)
        continue;
    if (in->end >= sizeof mark && memcmp(in->buf, mark, sizeof mark) == 0) {
        in->at = sizeof mark;
        l->line_at = sizeof mark;
    }
}

int lines_rewind(struct lines *l, const struct lines_position *to)
{
    struct in *in = &l->in;
    const uint64_t back = in->base + in->end - to->offset;
    if (lseek(in->fd, -(off_t)back, SEEK_CUR) < 0)
        return err_set(&l->err, "cannot read the file again: %s", strerror(errno));
    in->eof = false;
    in->base = to->offset;
    in->at = in->end = 0;
    l->line = to->line;
    l->line_at = to->line_at;
    return 0;
}

int lines_blank(struct lines *l)
{
    int c;
    while ((c = lines_peek(l)) == ' ' || c == '\t')
        l->in.at++;
    if (c == '\r') {
        l->in.at++;
        c = lines_peek(l);
        if (c >= 0 && !lines_ends(l, c))
            return err_at(&l->err, l->line, lines_column(l) - 1, "a carriage return inside a line");
    }
    if (c >= 0 && lines_ends(l, c)) {
        lines_next(l);
        return 1;
    }
    return c == LINES_EOF ? 1 : c == LINES_ERROR ? -1 : 0;
}

size_t lines_part(const struct lines *l, size_t n)
{
    const unsigned char *from = l->in.buf + l->in.at, *stop;
    if ((stop = memchr(from, '\n', n)))
        n = (size_t)(stop - from);
    if (l->slashes && (stop = memchr(from, '/', n)))
        n = (size_t)(stop - from);
    return n;
}

int lines_append(struct lines *l, struct text_buf *text, size_t most)
{
    int c = 0;
    while (text->len < most && (c = lines_peek(l)) >= 0 && !lines_ends(l, c)) {
        const size_t room = most - text->len, arrived = l->in.end - l->in.at;
        const size_t n = lines_part(l, arrived < room ? arrived : room);
        if (text_append(text, (const char *)l->in.buf + l->in.at, n))
            return err_memory(&l->err);
        l->in.at += n;
    }
    return c == LINES_ERROR ? -1 : 0;
}

int lines_text(struct lines *l, struct text_buf *text)
{
    const int c = lines_peek(l);
    text->len = 0;
    if (c < 0 || lines_append(l, text, SIZE_MAX))
        return c == LINES_EOF ? 0 : -1;
    if (l->in.at < l->in.end)
        lines_next(l);
    while (text->len > 0 && text->mem.at[text->len - 1] == '\r')
        text->len--;
    return 1;
}

int lines_unexpected(struct lines *l, int c, const char *wanted)
{
    return c > ' ' && c < 0x7f ? lines_wrong(l, "'%c' is not %s", c, wanted)
                               : lines_wrong(l, "byte 0x%02x is not %s", (unsigned)c, wanted);
}
