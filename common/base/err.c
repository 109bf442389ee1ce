#include "err.h"

#include "io.h"
#include "utf8.h"

#include <inttypes.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int err_at(struct err *err, uint64_t line, uint64_t column, const char *fmt, ...)
{
    va_list args;
    err->line = line;
    err->column = column;
    err->no_memory = false;
    va_start(args, fmt);
    vsnprintf(err->what, sizeof err->what, fmt, args);
    va_end(args);
    return -1;
}

int err_memory(struct err *err)
{
    err_set(err, "out of memory");
    err->no_memory = true;
    return -1;
}

/* A message under construction; what does not fit is cut. */
struct message {
    char at[8192];
    size_t len;
};

/* Adds s, bytes that are not printable characters in UTF-8 as \xNN. */
static void message_add(struct message *m, const char *s)
{
    const unsigned char *at = (const unsigned char *)s, *end = at + strlen(s);
    while (at < end && m->len + 8 < sizeof m->at) {
        const size_t length = utf8_length(at, (size_t)(end - at));
        if (length && utf8_is_printable(at, length)) {
            memcpy(m->at + m->len, at, length);
            m->len += length;
            at += length;
        } else {
            m->len += (size_t)snprintf(m->at + m->len, sizeof "\\xNN", "\\x%02x", *at++);
        }
    }
}

/* Writes the message to standard error. If that fails, it cannot be reported. */
static void message_print(struct message *m)
{
    const char *at = m->at, *end;
    m->at[m->len++] = '\n';
    end = at + m->len;
    while (at < end) {
        ssize_t n = write(STDERR_FILENO, at, (size_t)(end - at));
        if (n > 0)
            at += n;
        else if (n == 0 || !io_again(STDERR_FILENO, POLLOUT))
            return;
    }
}

void err_report(const char *tool, const char *file, const struct err *err)
{
    struct message m = {.len = 0};
    char place[64];
    message_add(&m, tool);
    message_add(&m, ": ");
    if (file) {
        message_add(&m, file);
        message_add(&m, ": ");
    }
    if (err->line) {
        m.len--; /* file:line, without the space */
        snprintf(place, sizeof place, "%" PRIu64 ":%" PRIu64 ": ", err->line, err->column);
        message_add(&m, place);
    }
    message_add(&m, err->what);
    message_print(&m);
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
