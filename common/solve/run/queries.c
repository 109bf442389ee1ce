#include "queries.h"

#include "common/base/lines.h"
#include "common/base/number.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

/* Returns how many of the n bytes at s are spaces and tabs before any other byte. */
static size_t queries_blank(const char *s, size_t n)
{
    size_t i = 0;
    while (i < n && (s[i] == ' ' || s[i] == '\t'))
        i++;
    return i;
}

/* Reads the query in a line of n bytes, whose number is in q->line. Returns 0, or -1 with *err set.
 */
static int queries_read_line(struct query *q, const char *line, size_t n, struct err *err)
{
    uint64_t value[4];
    size_t at = 0, digits = 1;
    for (int k = 0; k < 4 && digits > 0; k++) {
        at += queries_blank(line + at, n - at);
        digits = number_scan(line + at, n - at, SIZE_MAX, &value[k]);
        at += digits;
    }
    at += queries_blank(line + at, n - at);
    if (digits == 0 || at < n)
        return err_at(err, q->line, (uint64_t)at + 1, "expected four whole numbers: sx sy gx gy");
    q->start = (struct endpoint){true, (size_t)value[0], (size_t)value[1], NULL};
    q->goal = (struct endpoint){true, (size_t)value[2], (size_t)value[3], NULL};
    return 0;
}

/* Reads all lines; each is in *text for a while. Returns as queries_read. */
static int queries_read_lines(struct queries *q, struct lines *l, struct text_buf *text,
                              struct err *err)
{
    struct query query = {.line = l->line};
    int got;
    for (; (got = lines_text(l, text)) > 0; query.line = l->line) {
        const char *line = (const char *)text->mem.at;
        size_t bytes;
        if (queries_blank(line, text->len) == text->len || line[0] == '#')
            continue;
        if (queries_read_line(&query, line, text->len, err))
            return -1;
        if (mem_size(q->count + 1, sizeof query, 0, &bytes) || mem_need(&q->mem, bytes))
            return err_memory(err);
        ((struct query *)(void *)q->mem.at)[q->count++] = query;
    }
    if (got < 0)
        *err = l->err;
    return got;
}

int queries_read(struct queries *q, const char *name, struct err *err)
{
    const bool is_stdin = strcmp(name, "-") == 0;
    struct mem mem = {NULL, 0};
    struct text_buf text = {{NULL, 0}, 0};
    struct lines *l;
    int fd, got;
    q->name = name;
    if (mem_need(&mem, sizeof *l))
        return err_memory(err);
    l = (struct lines *)(void *)mem.at;
    fd = is_stdin ? STDIN_FILENO : open(name, O_RDONLY);
    if (fd >= 0) {
        lines_init(l, fd, NULL);
        got = queries_read_lines(q, l, &text, err);
        if (!is_stdin)
            close(fd);
    } else {
        got = err_set(err, "%s", strerror(errno));
    }
    mem_free(&text.mem);
    mem_free(&mem);
    return got;
}
