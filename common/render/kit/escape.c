#include "escape.h"

#include "common/base/utf8.h"

void escape_json(struct out *out, const char *s, size_t n)
{
    for (size_t i = 0, length; i < n; i += length ? length : 1) {
        const unsigned char *at = (const unsigned char *)s + i;
        length = *at < 0x80 ? 1 : utf8_length(at, n - i); /* nearly always */
        if (*at == '"' || *at == '\\')
            out_text(out, "\\");
        if (length == 0)
            out_text(out, "\\ufffd");
        else
            out_put(out, at, length);
    }
}

void escape_json_string(struct out *out, const char *s, size_t n)
{
    out_put(out, "\"", 1);
    escape_json(out, s, n);
    out_put(out, "\"", 1);
}

void escape_markup(struct out *out, const char *s, size_t n)
{
    for (const char *at = s; at < s + n; at++) {
        const char *entity = *at == '&' ? "&amp;" : *at == '<' ? "&lt;" : *at == '>' ? "&gt;" : at;
        out_put(out, entity, entity == at ? 1 : strlen(entity));
    }
}
