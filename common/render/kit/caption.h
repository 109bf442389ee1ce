/* caption: the text under a maze. It comes from a template, in which {n} is the number of the maze,
 * {kind}, {width} and {height} are as in the header, and {KEY} is the value of a header field, or -
 * if there is no such field; {{ is a brace. */
#ifndef RENDER_KIT_CAPTION_H
#define RENDER_KIT_CAPTION_H

#include "common/render/render.h"

/* Checks that a text is UTF-8 without control characters, as a title must be. `what` names the
 * option in the message. Returns 0, or -1 with *err set. */
int caption_check_text(const char *what, const char *text, struct err *err);

/* Checks a template. Returns 0, or -1 with *err set. */
int caption_check(const char *what, const char *text, struct err *err);

/* Appends the caption of the maze being drawn to *to, by a template that has been checked. Returns
 * 0, or -1 if memory runs out. */
int caption_append(struct text_buf *to, const struct render_ctx *c, const char *template);

#endif
