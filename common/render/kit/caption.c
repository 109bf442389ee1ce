#include "caption.h"

#include "common/base/near.h"
#include "common/base/utf8.h"
#include "escape.h"
#include "text.h"

/* Returns the length of the key at the start of `name`: a header field, or one of {n}, {kind} and
 * so on, which have the form of a key. */
static size_t caption_key(const char *name)
{
    size_t n = 0;
    while (name[n] && strchr("abcdefghijklmnopqrstuvwxyz0123456789_-", name[n]))
        n++;
    return n;
}

int caption_check(const char *what, const char *text, struct err *err)
{
    const unsigned char *s = (const unsigned char *)text;
    const size_t n = strlen(text);
    for (size_t at = 0, length; at < n; at += length) {
        length = utf8_length(s + at, n - at);
        if (length == 0)
            return err_set(err, "%s: byte 0x%02x is not UTF-8", what, s[at]);
        if (!utf8_is_printable(s + at, length))
            return err_set(err, "%s: character U+%04X cannot be printed", what,
                           (unsigned)utf8_code_point(s + at, length));
        if (s[at] == '{') {
            const size_t key = caption_key(text + at + 1);
            length += key + 1;
            if (s[at + 1 + key] != (key ? '}' : '{'))
                return err_set(err, "%s: expected {n}, {KEY} or {{ at '%.20s'", what, text + at);
        }
    }
    return 0;
}

/* Returns the value of a key of n bytes and stores its length in *length; the value may be written
 * to `number`. Returns NULL if the maze has no such value. */
static const char *caption_value(const struct render_ctx *c, const char *key, size_t n,
                                 char number[NUMBER_TEXT], size_t *length)
{
    const struct header *h = c->head;
    const char *value =
        text_is(key, n, "n")
            ? number_text(c->number + render_first(c->options->first_number), number)
        : text_is(key, n, "width")  ? number_text(h->width, number)
        : text_is(key, n, "height") ? h->endless ? "inf" : number_text(h->height, number)
        : text_is(key, n, "kind") ? h->kind == MAZE_BLOCK ? "block" : "walls"
        : text_is(key, n, "frame") && !c->frame && c->frame_before > 0 &&
                c->frame_before < UINT64_MAX
            ? number_text(c->frame_before + 1, number)
            : NULL;
    if (!value)
        return header_get_key(h, key, n, length);
    *length = strlen(value);
    return value;
}

int caption_check_keys(const struct render_ctx *c, const char *what, const char *template)
{
    const char *at = template;
    for (size_t n, length; at && (at = strchr(at, '{')); at += n + 1) {
        char meant[NEAR_MEANT], number[NUMBER_TEXT];
        struct near near;
        n = caption_key(++at);
        if (n == 0 || field_find(at, n) < FIELDS || caption_value(c, at, n, number, &length))
            continue;
        near_begin(&near, at, n);
        for (enum field_id id = 0; id < FIELDS; id++)
            near_try(&near, field_table[id].key, field_table[id].n);
        return err_set(c->err, "%s: unknown field '%.*s'%s", what, err_length(n), at,
                       near_text(&near, "", "; maze(5) lists the fields", meant));
    }
    return 0;
}

/* Appends the value of a field; unprintable parts become U+FFFD. Returns 0, or -1 if memory runs
 * out. */
static int caption_append_value(struct text_buf *to, const char *value, size_t n)
{
    for (size_t at = 0, length; at < n; at += length) {
        const unsigned char *s = (const unsigned char *)value + at;
        const size_t bytes = utf8_length(s, n - at);
        const bool shown = bytes && utf8_is_printable(s, bytes);
        length = bytes ? bytes : 1;
        if (text_append(to, shown ? value + at : "\xef\xbf\xbd", shown ? length : 3))
            return -1;
    }
    return 0;
}

int caption_append(struct text_buf *to, const struct render_ctx *c, const char *template)
{
    const char *at = template, *brace;
    while ((brace = strchr(at, '{'))) {
        char number[NUMBER_TEXT];
        size_t n = caption_key(brace + 1), length = 1;
        const char *value = n ? caption_value(c, brace + 1, n, number, &length) : "{";
        if (text_append(to, at, (size_t)(brace - at)) ||
            (value ? caption_append_value(to, value, length) : text_append(to, "-", 1)))
            return -1;
        at = brace + n + 2;
    }
    return text_append(to, at, strlen(at));
}

int caption_write(struct render_ctx *c, bool is_json)
{
    struct text_buf text = {.len = 0};
    struct out *out = c->writer->out;
    if (caption_lines(c) == 0)
        return text_blank_lines(c);
    if (caption_append(&text, c, c->options->caption)) {
        mem_free(&text.mem);
        return err_memory(c->err);
    }
    text_margin(c);
    if (is_json)
        escape_json(out, (const char *)text.mem.at, text.len);
    else
        out_put(out, text.mem.at, text.len);
    out_text(out, c->newline);
    mem_free(&text.mem);
    return text_blank_lines(c);
}

int caption_end(struct render_ctx *c)
{
    return caption_write(c, false);
}
