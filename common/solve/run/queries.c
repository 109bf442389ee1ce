#include "queries.h"

#include "common/base/number.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* Reads the query in a line, whose number is in q->line. Returns 0, or -1 with *err set. */
static int queries_read_line(struct query *q, const char *line, struct err *err)
{
    const char *s = line;
    uint64_t value[4];
    size_t digits = 1;
    for (int k = 0; k < 4 && digits > 0; k++) {
        s += strspn(s, " \t");
        digits = number_scan(s, strlen(s), SIZE_MAX, &value[k]);
        s += digits;
    }
    if (digits == 0 || s[strspn(s, " \t\r\n")])
        return err_at(err, q->line, (uint64_t)(s - line) + 1,
                      "expected four whole numbers: sx sy gx gy");
    q->start = (struct endpoint){true, (size_t)value[0], (size_t)value[1], NULL};
    q->goal = (struct endpoint){true, (size_t)value[2], (size_t)value[3], NULL};
    return 0;
}

static int queries_read_lines(struct queries *q, FILE *f, struct err *err)
{
    enum { LINE = 512 };
    char line[LINE];
    for (uint64_t n = 1; fgets(line, LINE, f); n++) {
        struct query query = {.line = n};
        size_t bytes;
        if (line[0] == '#' || !line[strspn(line, " \t\r\n")])
            continue;
        if (!strchr(line, '\n') && strlen(line) == LINE - 1)
            return err_at(err, n, LINE, "the line is too long");
        if (queries_read_line(&query, line, err))
            return -1;
        if (mem_size(q->count + 1, sizeof query, 0, &bytes) || mem_need(&q->mem, bytes))
            return err_memory(err);
        ((struct query *)(void *)q->mem.at)[q->count++] = query;
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
    got = queries_read_lines(q, f, err);
    if (!input)
        fclose(f);
    return got;
}
