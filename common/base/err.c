#include "err.h"

#include "io.h"
#include "utf8.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int err_at(struct err *err, uint64_t line, uint64_t column, const char *fmt, ...)
{
    va_list args;
    err->no_memory = false;
    va_start(args, fmt);
    vsnprintf(err->what, sizeof err->what, fmt, args);
    va_end(args);
    return err_place(err, line, column);
}

int err_memory(struct err *err)
{
    err_set(err, "out of memory");
    err->no_memory = true;
    return -1;
}

enum { ERR_LINE = 8192 }; /* bytes of a message; longer ones are truncated */

/* Copies s and a newline into `line`; bytes that are not printable UTF-8 characters become \xNN.
 * Returns the length in bytes. */
static size_t err_line(const char *s, char line[ERR_LINE])
{
    const unsigned char *at = (const unsigned char *)s, *end = at + strlen(s);
    char *to = line;
    while (at < end && to + 8 < line + ERR_LINE) {
        const size_t length = utf8_length(at, (size_t)(end - at));
        if (length && utf8_is_printable(at, length)) {
            memcpy(to, at, length);
            to += length;
            at += length;
        } else {
            to += snprintf(to, sizeof "\\xNN", "\\x%02x", *at++);
        }
    }
    *to++ = '\n';
    return (size_t)(to - line);
}

/* A failure to write the message cannot be reported. */
void err_report(const char *tool, const char *file, const struct err *err)
{
    char place[64] = "", plain[ERR_LINE], line[ERR_LINE];
    if (err->line)
        snprintf(place, sizeof place, "%" PRIu64 ":%" PRIu64 ":", err->line, err->column);
    snprintf(plain, sizeof plain, "%s:%s%s%s%s %s", tool, file ? " " : "", file ? file : "",
             file ? ":" : "", place, err->what);
    io_write(STDERR_FILENO, line, err_line(plain, line));
}

int rules_check(const struct rule *rules, size_t count, const char *name, struct err *err)
{
    for (size_t k = 0; k < count; k++)
        if (rules[k].is_broken)
            return err_set(err, rules[k].message, name);
    return 0;
}

void err_warn(const char *tool, const char *fmt, ...)
{
    struct err warning = {.line = 0};
    va_list args;
    va_start(args, fmt);
    vsnprintf(warning.what, sizeof warning.what, fmt, args);
    va_end(args);
    err_report(tool, NULL, &warning);
}
