/* header: the first line of a record,
 *
 *     # maze KIND WIDTH HEIGHT key=value key=value ...
 *
 * and the comments that follow it. The fields are stored as text, so that unknown fields pass
 * through unchanged and in order. */
#ifndef STREAM_HEADER_H
#define STREAM_HEADER_H

#include "common/base/text.h"
#include "common/maze/maze.h"
#include "common/maze/shape.h"
#include "fields.h"

#include <stdint.h>

#define HEADER_MARK "# maze "

struct header {
    bool present;             /* the record has a header */
    bool endless;             /* HEIGHT is inf; height is 0 then */
    enum maze_kind kind;      /* MAZE_ANY without a header */
    size_t width, height;     /* in cells; a claim until the rows are read */
    uint64_t max_cells;       /* the most that may be claimed; 0: no limit. Set by the program */
    uint64_t line, column;    /* position of the fields in the input, from 1 */
    struct text_buf fields;   /* " key=value key=value", len bytes, no NUL */
    uint64_t keys;            /* one bit per key: header_get seldom searches in vain */
    struct text_buf comments; /* complete lines with their newlines */
};

/* Empty *h except for its limit. header_reset keeps the memory, header_free frees it. {0} is a
 * valid header. */
void header_reset(struct header *h);
void header_free(struct header *h);

/* Makes *to, a valid header, a copy of *from. Returns 0, or -1 if memory runs out. */
int header_copy(struct header *to, const struct header *from);

/* Parses a header, the n bytes at s without a newline, into *h, which must be empty. line and
 * column are its position in the input, counted from 1. Returns 0, or -1 with *err set, including
 * the position. */
int header_parse(struct header *h, const char *s, size_t n, uint64_t line, uint64_t column,
                 struct err *err);

/* Returns the value of a field and stores its length in *n. If the key is repeated, the first field
 * counts. Returns NULL if there is no such field. */
const char *header_get(const struct header *h, enum field_id id, size_t *n);

/* Like header_get, for any field, whose key is the k bytes at `key`. */
const char *header_get_key(const struct header *h, const char *key, size_t k, size_t *n);

/* Returns whether the header has the field. */
static inline bool header_has(const struct header *h, enum field_id id)
{
    size_t n;
    return header_get(h, id, &n) != NULL;
}

/* Returns the input column of the byte at `s` in the fields, which must not have been changed. */
uint64_t header_column(const struct header *h, const char *s);

/* Returns whether the n bytes at s, none of them a space, are a valid field KEY=VALUE, as maze(5)
 * defines it. */
bool header_is_field(const char *s, size_t n);

/* Finds the field at offset *at of h->fields, 0 for the first one. Stores its "key=value" in
 * *field, *n bytes, and moves *at to the next field. Returns false if there is none. */
bool header_next_field(const struct header *h, size_t *at, const char **field, size_t *n);

/* Set the value of a field: replace it in place, or add the field at the end. If the key is
 * repeated, only the first field remains. Return 0, or -1 if memory runs out. */
int header_set(struct header *h, enum field_id id, const char *value);
int header_set_number(struct header *h, enum field_id id, uint64_t value);
int header_set_place(struct header *h, enum field_id id, struct place place);

/* Appends a field, the n bytes "key=value". Returns 0, or -1 if memory runs out. */
int header_add_field(struct header *h, const char *field, size_t n);

/* Appends a line that begins with # to the comments. line and column are its position in the input.
 * Returns 0, or -1 with *err set if the line contains a control character, which a terminal may
 * obey, or starts with a truncated header followed by another one, or if memory runs out. */
int header_add_comment(struct header *h, const struct text_buf *comment, uint64_t line,
                       uint64_t column, struct err *err);

/* Turns the header into the header of a frame of maze-gen or maze-solve, `by`: removes the fields
 * that the program's frames do not contain, and sets the number of the frame and, unless `at` is
 * NULL, the current cell. Returns 0, or -1 if memory runs out. */
int header_set_frame(struct header *h, enum field_by by, uint64_t frame, const struct place *at);

/* Removes all fields whose FIELD_BIT is in `set`. */
void header_drop_set(struct header *h, uint64_t set);

/* Reads all n bytes at s as "x,y". Returns 0, or -1 if they are malformed. */
int place_read(const char *s, size_t n, struct place *place);

/* Reads the first place of a list "x,y+x,y", the *n bytes at *s, and advances *s and *n past it.
 * Returns 1, 0 at the end of the list, or -1 if it is malformed. */
int header_next_place(const char **s, size_t *n, struct place *place);

/* Reads the value of a field as an integer of at most `max`. Returns 1, 0 if there is no such
 * field, or -1 with *err set, including line and column if no field has been changed. */
int header_get_number(const struct header *h, enum field_id id, uint64_t max, uint64_t *value,
                      struct err *err);

/* Reads the value of a field as a place in the maze, or as a list of places if the field has that
 * type; stores the last one in *place. Returns 1, 0 if there is no such field, or -1 with *err set
 * if it is malformed or a place is outside the maze. *err includes line and column if no field has
 * been changed. */
int header_get_place(const struct header *h, enum field_id id, struct place *place,
                     struct err *err);

/* Returns whether the header has the field shape or wrap. */
static inline bool header_has_shape(const struct header *h)
{
    return header_has(h, FIELD_SHAPE) || header_has(h, FIELD_WRAP);
}

/* Reads the shape of a maze into *s, without its size. s->kind is NULL for an ordinary maze.
 * Returns 0, or -1 with *err set if a value is invalid, or not possible for this kind of maze. */
int header_get_shape(const struct header *h, struct shape *s, struct err *err);

/* Sets the fields shape and wrap. Returns 0, or -1 if memory runs out. */
int header_set_shape(struct header *h, const struct shape *s);

#endif
