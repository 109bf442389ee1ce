/* draft: a text that is composed in memory. No function fails: see d->failed when done. */
#ifndef RENDER_PAGES_DRAFT_H
#define RENDER_PAGES_DRAFT_H

#include "common/base/printf.h"
#include "common/base/text.h"

/* {0} before first use. */
struct draft {
    struct text_buf text; /* owned */
    bool failed;          /* memory ran out, so a part is missing */
};

/* Makes the text empty. */
static inline void draft_clear(struct draft *d)
{
    d->text.len = 0;
    d->failed = false;
}

/* Appends n bytes. */
static inline void draft_put(struct draft *d, const char *s, size_t n)
{
    d->failed |= text_append(&d->text, s, n) != 0;
}

/* Appends another draft, which fails if that one has. */
static inline void draft_add(struct draft *d, const struct draft *from)
{
    draft_put(d, (const char *)from->text.mem.at, from->text.len);
    d->failed |= from->failed;
}

/* Appends formatted text of less than 400 bytes. */
void draft_print(struct draft *d, const char *format, ...) PRINTF_LIKE(2, 3);

static inline void draft_free(struct draft *d)
{
    mem_free(&d->text.mem);
}

#endif
