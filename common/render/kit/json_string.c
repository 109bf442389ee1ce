#include "json_string.h"

#include "common/base/utf8.h"

/* Plain bytes are written together, as many as follow each other: they are nearly all. */
void json_string_put_text(struct out *out, const char *s, size_t n)
{
    for (size_t i = 0, length; i < n; i += length ? length : 1) {
        const unsigned char *at = (const unsigned char *)s + i;
        for (length = 0;
             i + length < n && at[length] < 0x7f && at[length] != '"' && at[length] != '\\';)
            length++;
        if (length > 0) {
            out_put(out, at, length);
            continue;
        }
        length = utf8_length(at, n - i);
        if (length == 0)
            out_text(out, "\\ufffd");
        else if (*at == '"' || *at == '\\')
            out_print(out, "\\%c", *at);
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
