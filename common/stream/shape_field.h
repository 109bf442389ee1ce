/* shape_field: the fields shape and wrap of a header. */
#ifndef STREAM_SHAPE_FIELD_H
#define STREAM_SHAPE_FIELD_H

#include "common/maze/shape.h"
#include "header.h"

/* Returns whether the header has one of them. */
static inline bool header_has_shape(const struct header *h)
{
    return header_has(h, FIELD_SHAPE) || header_has(h, FIELD_WRAP);
}

/* Reads the shape of a maze into *s, without its size. s->kind is NULL if the maze is an ordinary
 * one. Returns 0, or -1 with *err set if a value is not valid, or no maze of its kind has it. */
int header_get_shape(const struct header *h, struct shape *s, struct err *err);

/* Sets the fields. Returns 0, or -1 if memory runs out. */
int header_set_shape(struct header *h, const struct shape *s);

#endif
