/* caption: the text under a maze, or the title of a page, from a template: {n} is the number of the
 * maze; {kind}, {width} and {height} are those of the header; {KEY} is the value of a header field,
 * or - if there is none; {frame} also counts the maze after the last frame; {{ is a brace. */
#ifndef RENDER_KIT_CAPTION_H
#define RENDER_KIT_CAPTION_H

#include "common/render/render.h"

/* Checks that `text` is a template, UTF-8 without control characters. `what` names the option in
 * the message. Returns 0, or -1 with *err set. */
int caption_check(const char *what, const char *text, struct err *err);

/* Checks that each {KEY} of a template that has been checked, unless it is NULL, is a field of
 * maze(5), or one that the maze has. Returns 0, or -1 with *c->err set. */
int caption_check_keys(const struct render_ctx *c, const char *what, const char *template);

/* Appends the caption of the maze being drawn to *to, by a template that has been checked. Returns
 * 0, or -1 if memory runs out. */
int caption_append(struct text_buf *to, const struct render_ctx *c, const char *template);

/* Returns the number of lines that the caption takes in a text format: 0 or 1. */
static inline size_t caption_lines(const struct render_ctx *c)
{
    return c->options->caption && *c->options->caption;
}

/* Writes the caption of the maze, if the options have one, as a line of text, and the margin below
 * it: the end() of text formats, which set c->newline. is_json: within a string of JSON. Returns 0,
 * or -1 with *c->err set if memory runs out. */
int caption_write(struct render_ctx *c, bool is_json);
int caption_end(struct render_ctx *c);

#endif
