#include "json_string.h"

#include "common/base/utf8.h"

void json_string_put_text(struct out *out, const char *s, size_t n)
{
    for (size_t i = 0, length; i < n; i += length ? length : 1) {
        const unsigned char *at = (const unsigned char *)s + i;
        length = *at < 0x80 ? 1 : utf8_length(at, n - i); /* nearly all are */
        if (*at == '"' || *at == '\\')
            out_text(out, "\\");
        if (length == 0)
            out_text(out, "\\ufffd");
        else
            out_put(out, at, length);
    }
}

void json_string_put(struct out *out, const char *s, size_t n)
{
    out_put(out, "\"", 1);
    json_string_put_text(out, s, n);
    out_put(out, "\"", 1);
}
