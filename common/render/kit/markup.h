/* markup: text in documents of XML and HTML. */
#ifndef RENDER_KIT_MARKUP_H
#define RENDER_KIT_MARKUP_H

#include "common/base/io.h"

#include <string.h>

/* Writes n bytes of text between two tags, with references in place of the signs of markup. */
static inline void markup_put(struct out *out, const char *s, size_t n)
{
    for (const char *at = s; at < s + n; at++) {
        const char *entity = *at == '&' ? "&amp;" : *at == '<' ? "&lt;" : *at == '>' ? "&gt;" : at;
        out_put(out, entity, entity == at ? 1 : strlen(entity));
    }
}

#endif
