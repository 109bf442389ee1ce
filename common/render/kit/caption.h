/* caption: the text under a maze, or the title of a page, from a template: {n} is the number of the
 * maze; {kind}, {width} and {height} come from the header; {KEY} is the value of a header field, or
 * - if it is missing; {frame} also counts the maze after the last frame; {{ is a literal brace. */
#ifndef RENDER_KIT_CAPTION_H
#define RENDER_KIT_CAPTION_H

#include "common/render/render.h"

/* Checks that `text` is a valid template, in UTF-8 without control characters. `what` is the name
 * of the option in the message. Returns 0, or -1 with *err set. */
int caption_check(const char *what, const char *text, struct err *err);

/* Checks that each {KEY} of `template` is a field of maze(5) or a field of this maze. `template`
 * has passed caption_check, or is NULL. Returns 0, or -1 with *c->err set. */
int caption_check_keys(const struct render_ctx *c, const char *what, const char *template);

/* Appends the caption of the maze being drawn to *to. `template` must have passed caption_check.
 * Returns 0, or -1 if memory runs out. */
int caption_append(struct text_buf *to, const struct render_ctx *c, const char *template);

/* Returns the number of lines of the caption in a text format: 0 or 1. */
static inline size_t caption_lines(const struct render_ctx *c)
{
    return c->options->caption && *c->options->caption;
}

/* Writes the caption of the maze as a line of text, if the options set one, and the margin below
 * it: the end() of text formats, which set c->newline. If `is_json` is set, the text is part of a
 * JSON string. Returns 0, or -1 with *c->err set if memory runs out. */
int caption_write(struct render_ctx *c, bool is_json);
int caption_end(struct render_ctx *c);

#endif
