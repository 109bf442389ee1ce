#include "queries.h"

#include "common/base/lines.h"
#include "common/base/number.h"

#include <string.h>

/* Returns the length of the word at s, at most n bytes. */
static size_t queries_word(const char *s, size_t n)
{
    size_t i = 0;
    while (i < n && s[i] != ' ' && s[i] != '\t')
        i++;
    return i;
}

/* Reads the query in a line of n bytes, whose number is in q->line. `problem` tells whether it is
 * from a list of MovingAI problems. Returns 0, or -1 with *err set. */
static int queries_read_line(struct query *q, const char *line, size_t n, bool problem,
                             struct err *err)
{
    uint64_t value[6] = {0}, *next = value;
    const uint64_t *const place = &value[problem ? 2 : 0];
    size_t at = text_blanks(line, n), length = 1;
    /* w is a word, n is a number */
    for (const char *form = problem ? "wwnnnnnnw" : "nnnn"; *form && length > 0; form++) {
        length = *form == 'w' ? queries_word(line + at, n - at)
                              : number_scan(line + at, n - at, SIZE_MAX, next++);
        at += length;
        at += text_blanks(line + at, n - at);
    }
    if (length == 0 || at < n)
        return err_at(err, q->line, (uint64_t)at + 1, "expected %s",
                      problem ? "bucket map width height sx sy gx gy length"
                              : "four integers: sx sy gx gy");
    q->start = (struct endpoint){true, {(size_t)place[0], (size_t)place[1]}, NULL};
    q->goal = (struct endpoint){true, {(size_t)place[2], (size_t)place[3]}, NULL};
    q->width = problem ? (size_t)value[0] : 0;
    q->height = problem ? (size_t)value[1] : 0;
    return 0;
}

int queries_read(struct queries *q, const char *name, struct err *err)
{
    static const char version[] = "version 1";
    struct text_buf text = {.len = 0};
    struct lines l;
    bool problems = false;
    const int fd = io_open(name);
    int got = 1;
    q->name = io_label(name);
    if (fd < 0)
        return err_set(err, "%s", io_why());
    lines_init(&l, fd, NULL);
    while (got > 0) {
        struct query query = {.line = l.line};
        const char *line;
        got = lines_text(&l, &text);
        line = (const char *)text.mem.at;
        if (got < 0)
            *err = l.err;
        if (got <= 0 || text_blanks(line, text.len) == text.len || line[0] == '#')
            continue;
        if (q->count == 0 && !problems && text.len >= strlen(version) &&
            memcmp(line, version, strlen(version)) == 0)
            problems = true;
        else if (queries_read_line(&query, line, text.len, problems, err))
            got = -1;
        else if (mem_need_array(&q->mem, q->count + 1, sizeof query, 0))
            got = err_memory(err);
        else
            ((struct query *)(void *)q->mem.at)[q->count++] = query;
    }
    io_close(fd, name);
    mem_free(&text.mem);
    return got;
}
