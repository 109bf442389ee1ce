#include "queries.h"

#include "common/base/number.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* Reads a whole number at *s, after blanks, and moves *s behind it. Returns 0, or -1. */
static int number(const char **s, size_t *value)
{
    uint64_t n;
    size_t digits;
    *s += strspn(*s, " \t");
    digits = number_scan(*s, strlen(*s), SIZE_MAX, &n);
    *s += digits;
    *value = (size_t)n;
    return digits ? 0 : -1;
}

static int line_read(struct query *q, const char *line, struct err *err)
{
    const char *s = line;
    *q = (struct query){{true, 0, 0, NULL}, {true, 0, 0, NULL}, q->line};
    if (number(&s, &q->start.x) || number(&s, &q->start.y) || number(&s, &q->goal.x) ||
        number(&s, &q->goal.y) || s[strspn(s, " \t\r\n")])
        return err_at(err, q->line, (uint64_t)(s - line) + 1,
                      "not four whole numbers: sx sy gx gy");
    return 0;
}

static int read_lines(struct queries *q, FILE *f, struct err *err)
{
    enum { LINE = 512 };
    char line[LINE];
    for (uint64_t n = 1; fgets(line, LINE, f); n++) {
        struct query now = {.line = n};
        size_t bytes;
        if (line[0] == '#' || !line[strspn(line, " \t\r\n")])
            continue;
        if (!strchr(line, '\n') && strlen(line) == LINE - 1)
            return err_at(err, n, LINE, "the line is too long");
        if (line_read(&now, line, err))
            return -1;
        if (mem_size(q->count + 1, sizeof now, 0, &bytes) || mem_need(&q->mem, bytes))
            return err_memory(err);
        ((struct query *)(void *)q->mem.at)[q->count++] = now;
    }
    return ferror(f) ? err_set(err, "%s", strerror(errno)) : 0;
}

int queries_read(struct queries *q, const char *name, struct err *err)
{
    const bool input = strcmp(name, "-") == 0;
    FILE *f = input ? stdin : fopen(name, "r");
    int got;
    q->name = name;
    if (!f)
        return err_set(err, "%s", strerror(errno));
    got = read_lines(q, f, err);
    if (!input)
        fclose(f);
    return got;
}
