#include "err.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int err_set(struct err *err, const char *fmt, ...)
{
    va_list args;
    err->line = err->column = 0;
    va_start(args, fmt);
    vsnprintf(err->what, sizeof err->what, fmt, args);
    va_end(args);
    return -1;
}

int err_at(struct err *err, uint64_t line, uint64_t column, const char *fmt, ...)
{
    va_list args;
    err->line = line;
    err->column = column;
    va_start(args, fmt);
    vsnprintf(err->what, sizeof err->what, fmt, args);
    va_end(args);
    return -1;
}

int err_memory(struct err *err)
{
    return err_set(err, "out of memory");
}

/* A line of text under construction; what does not fit is cut. */
struct text {
    char at[8192];
    size_t len;
};

/* Adds s, bytes outside printable ASCII as \xNN. */
static void text_add(struct text *t, const char *s)
{
    static const char hex[] = "0123456789abcdef";
    for (; *s && t->len + 8 < sizeof t->at; s++) {
        unsigned char c = (unsigned char)*s;
        if (c >= 0x20 && c < 0x7f) {
            t->at[t->len++] = (char)c;
        } else {
            t->at[t->len++] = '\\';
            t->at[t->len++] = 'x';
            t->at[t->len++] = hex[c >> 4];
            t->at[t->len++] = hex[c & 15];
        }
    }
}

/* Writes the line to stderr. There is nobody to tell when that fails. */
static void text_print(struct text *t)
{
    const char *at = t->at;
    t->at[t->len++] = '\n';
    while (t->len > 0) {
        ssize_t n = write(STDERR_FILENO, at, t->len);
        if (n <= 0)
            return;
        at += n;
        t->len -= (size_t)n;
    }
}

void err_report(const char *tool, const char *file, const struct err *err)
{
    struct text t = {.len = 0};
    char place[64];
    text_add(&t, tool);
    text_add(&t, ": ");
    if (file) {
        text_add(&t, file);
        text_add(&t, ": ");
    }
    if (err->line) {
        if (file)
            t.len--; /* file:line, without the blank */
        snprintf(place, sizeof place, "%" PRIu64 ":%" PRIu64 ": ", err->line, err->column);
        text_add(&t, place);
    }
    text_add(&t, err->what);
    text_print(&t);
}

void err_warn(const char *tool, const char *fmt, ...)
{
    char what[4096];
    struct text t = {.len = 0};
    va_list args;
    va_start(args, fmt);
    vsnprintf(what, sizeof what, fmt, args);
    va_end(args);
    text_add(&t, tool);
    text_add(&t, ": ");
    text_add(&t, what);
    text_print(&t);
}
