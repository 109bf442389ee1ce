#include "header.h"

#include "common/base/bits.h"
#include "common/base/number.h"
#include "common/base/utf8.h"

#include <stdio.h>
#include <string.h>

void header_reset(struct header *h)
{
    *h = (struct header){.kind = MAZE_ANY,
                         .max_cells = h->max_cells,
                         .fields.mem = h->fields.mem,
                         .comments.mem = h->comments.mem};
}

void header_free(struct header *h)
{
    mem_free(&h->fields.mem);
    mem_free(&h->comments.mem);
    header_reset(h);
}

int header_copy(struct header *to, const struct header *from)
{
    const struct text_buf fields = {to->fields.mem, 0}, comments = {to->comments.mem, 0};
    *to = *from;
    to->fields = fields;
    to->comments = comments;
    return text_append(&to->fields, (char *)from->fields.mem.at, from->fields.len) ||
                   text_append(&to->comments, (char *)from->comments.mem.at, from->comments.len)
               ? -1
               : 0;
}

struct word {
    const char *at;
    size_t n;
};

/* Returns the word at *at, which ends at a space or at `end`, and moves *at past the space. */
static struct word word_next(const char **at, const char *end)
{
    const char *const from = *at, *blank = memchr(from, ' ', (size_t)(end - from));
    *at = blank ? blank + 1 : end;
    return (struct word){from, (size_t)((blank ? blank : end) - from)};
}

/* Reads a width or height, which for a maze in memory is well below SIZE_MAX. Returns 0, or -1 if
 * it is invalid. */
static int size_read(struct word w, size_t *size)
{
    uint64_t value;
    if (number_read(w.at, w.n, SIZE_MAX / 4, &value) || value == 0)
        return -1;
    *size = (size_t)value;
    return 0;
}

/* Returns the bit of a key of n bytes in header.keys. Keys may share a bit, but a key that every
 * reader looks up should not share the bit of a common key: when shape had the bit of start,
 * reading small mazes took 1.06 times as long. */
static uint64_t key_bit(const char *key, size_t n)
{
    const unsigned first = (unsigned char)key[0], last = (unsigned char)key[n - (n > 0)];
    return (uint64_t)1 << ((first * 5 + last * 8 + n) % 64);
}

/* Returns the first of n bytes that is not allowed in a field, or their end if there is none. */
static const char *first_bad_byte(const char *s, size_t n)
{
    const size_t control = utf8_control((const unsigned char *)s, n, false);
    const char *slash = memchr(s, '/', control);
    return slash ? slash : s + control;
}

/* Checks key=value against maze(5): its form, and the number of a frame, which is not solved. `bad`
 * is the first bad byte at or after w.at. Returns 0 with *at at the value, or -1 with *err set and
 * *at at the offending byte. */
static int header_check_field(struct word w, const char *bad, const char **at, struct err *err)
{
    uint64_t frame;
    size_t i = 0;
    while (i < w.n &&
           ((w.at[i] >= 'a' && w.at[i] <= 'z') || (i > 0 && memchr("0123456789_-", w.at[i], 12))))
        i++;
    *at = w.at + i;
    if (i == 0 || i == w.n || w.at[i] != '=')
        return err_set(err, "expected a field KEY=VALUE after a single space");
    *at = bad;
    if (bad < w.at + w.n && *bad == '/')
        return err_set(err, "a value cannot contain '/'");
    if (bad < w.at + w.n)
        return err_set(err, "byte 0x%02x is a control character", (unsigned char)*bad);
    *at = w.at + i + 1;
    if (i == field_table[FIELD_FRAME].n && memcmp(w.at, field_table[FIELD_FRAME].key, i) == 0 &&
        (number_read(w.at + i + 1, w.n - i - 1, UINT64_MAX, &frame) || frame == 0))
        return err_set(err, "frame must be an integer, at least 1, not '%.*s'",
                       err_length(w.n - i - 1), w.at + i + 1);
    return 0;
}

bool header_is_field(const char *s, size_t n)
{
    const char *at;
    struct err err;
    return header_check_field((struct word){s, n}, first_bad_byte(s, n), &at, &err) == 0;
}

int header_parse(struct header *h, const char *s, size_t n, uint64_t line, uint64_t column,
                 struct err *err)
{
    const char *at = s + strlen(HEADER_MARK), *const end = s + n, *fields, *bad;
    struct word w = word_next(&at, end);
    h->line = line;
    h->kind = text_is(w.at, w.n, "walls")   ? MAZE_WALLS
              : text_is(w.at, w.n, "block") ? MAZE_BLOCK
                                            : MAZE_ANY;
    if (h->kind == MAZE_ANY)
        return err_at(err, line, column + (size_t)(w.at - s),
                      "the kind must be walls or block, not '%.*s'", err_length(w.n), w.at);
    w = word_next(&at, end);
    if (size_read(w, &h->width))
        return err_at(err, line, column + (size_t)(w.at - s),
                      "the width must be a number of cells, not '%.*s'", err_length(w.n), w.at);
    w = word_next(&at, end);
    column += (size_t)(w.at - s);
    h->endless = text_is(w.at, w.n, "inf");
    if (!h->endless && size_read(w, &h->height))
        return err_at(err, line, column, "the height must be a number of cells or inf, not '%.*s'",
                      err_length(w.n), w.at);
    if (!h->endless && maze_limit(h->kind, h->width, h->height, h->max_cells, err))
        return err_place(err, line, column);
    fields = w.at + w.n;
    h->column = column + w.n;
    if (text_append(&h->fields, fields, (size_t)(end - fields)))
        return err_memory(err), err_place(err, line, column);
    bad = h->fields.len ? first_bad_byte((char *)h->fields.mem.at, h->fields.len) : NULL;
    for (size_t next = 0; header_next_field(h, &next, &w.at, &w.n);) {
        if (header_check_field(w, bad, &at, err))
            return err_place(err, line, header_column(h, at));
        h->keys |= key_bit(w.at, (size_t)(at - w.at) - 1);
    }
    h->present = true;
    return 0;
}

bool header_next_field(const struct header *h, size_t *at, const char **field, size_t *n)
{
    const size_t left = h->fields.len - *at;
    const char *stop;
    if (left == 0)
        return false;
    *field = (const char *)h->fields.mem.at + *at + 1; /* past the space */
    stop = memchr(*field, ' ', left - 1);
    *n = stop ? (size_t)(stop - *field) : left - 1;
    *at += *n + 1;
    return true;
}

/* Returns whether a field of n bytes has `key`, which has k bytes. */
static bool field_has_key(const char *field, size_t n, const char *key, size_t k)
{
    return n > k && field[k] == '=' && memcmp(field, key, k) == 0;
}

/* Returns the offset of `value` in the fields. */
static size_t field_offset(const struct header *h, const char *value)
{
    return (size_t)(value - (const char *)h->fields.mem.at);
}

uint64_t header_column(const struct header *h, const char *s)
{
    return h->column + field_offset(h, s);
}

const char *header_get(const struct header *h, enum field_id id, size_t *n)
{
    return header_get_key(h, field_table[id].key, field_table[id].n, n);
}

const char *header_get_key(const struct header *h, const char *key, size_t k, size_t *n)
{
    const char *field;
    size_t at = 0, bytes;
    if (!(h->keys & key_bit(key, k)))
        return NULL;
    while (header_next_field(h, &at, &field, &bytes))
        if (field_has_key(field, bytes, key, k)) {
            *n = bytes - k - 1;
            return field + k + 1;
        }
    return NULL;
}

/* Returns whether the key of a field of n bytes is in `set`. */
static bool field_is_in(const char *field, size_t n, uint64_t set)
{
    for (; set; set &= set - 1) {
        const struct field *row = &field_table[bits_lowest(set)];
        if (field_has_key(field, n, row->key, row->n))
            return true;
    }
    return false;
}

/* Removes the fields of `set` at or after byte `from`: moves each of the others down once. */
static void fields_drop(struct header *h, uint64_t set, size_t from)
{
    const char *field;
    size_t at = from, to = from, n;
    while (header_next_field(h, &at, &field, &n)) {
        if (field_is_in(field, n, set))
            continue;
        if (to + n + 1 < at)
            memmove(h->fields.mem.at + to, field - 1, n + 1);
        to += n + 1;
    }
    h->fields.len = to;
}

int header_add_field(struct header *h, const char *field, size_t n)
{
    const char *equals = memchr(field, '=', n);
    h->keys |= key_bit(field, (size_t)(equals - field));
    return text_append(&h->fields, " ", 1) || text_append(&h->fields, field, n) ? -1 : 0;
}

/* Fewer than three bytes of the mark of a header may be a comment: they do not count as a truncated
 * header. */
int header_add_comment(struct header *h, const struct text_buf *comment, uint64_t line,
                       uint64_t column, struct err *err)
{
    const unsigned char *s = comment->mem.at;
    const size_t at = utf8_control(s, comment->len, true), mark = strlen(HEADER_MARK);
    for (size_t cut = 3; cut < mark && cut + mark <= comment->len; cut++)
        if (!memcmp(s, HEADER_MARK, cut) && !memcmp(s + cut, HEADER_MARK, mark))
            return err_at(err, line, column + cut, "a header follows one that was cut off");
    if (at < comment->len)
        return err_at(err, line, column + at, "byte 0x%02x is a control character", s[at]);
    return text_append(&h->comments, (const char *)s, comment->len) ||
                   text_append(&h->comments, "\n", 1)
               ? err_memory(err)
               : 0;
}

/* Writes the field in one copy, in place of the first field with its key or at the end. (Together
 * with the header that maze-gen copies for each maze, this makes --headers 1.5 times as fast.) */
int header_set(struct header *h, enum field_id id, const char *value)
{
    const struct field *row = &field_table[id];
    struct text_buf *t = &h->fields;
    const size_t before = row->n + strlen(" ="), n = strlen(value);
    size_t old = 0; /* bytes of the replaced value */
    const char *at = header_get(h, id, &old);
    const size_t where = at ? field_offset(h, at) - before : t->len;
    const size_t tail = at ? where + before + old : t->len;
    unsigned char *to;
    if (mem_need(&t->mem, t->len + before + n))
        return -1;
    to = t->mem.at + where;
    if (at)
        memmove(to + before + n, t->mem.at + tail, t->len - tail);
    *to++ = ' ';
    memcpy(to, row->key, row->n);
    to += row->n;
    *to++ = '=';
    memcpy(to, value, n);
    t->len += where + before + n - tail;
    h->keys |= key_bit(row->key, row->n);
    if (at)
        fields_drop(h, FIELD_BIT(id), where + before + n);
    return 0;
}

int header_set_number(struct header *h, enum field_id id, uint64_t value)
{
    char text[NUMBER_TEXT];
    return header_set(h, id, number_text(value, text));
}

int header_set_place(struct header *h, enum field_id id, struct place place)
{
    char text[NUMBER_TEXT];
    return header_set(h, id, number_pair_text(place.x, ',', place.y, text));
}

int header_set_frame(struct header *h, enum field_by by, uint64_t frame, const struct place *at)
{
    uint64_t others = 0;
    for (enum field_id id = 0; id < FIELDS; id++)
        others |= field_table[id].frames & by ? 0 : FIELD_BIT(id);
    header_drop_set(h, others);
    return header_set_number(h, FIELD_FRAME, frame) || (at && header_set_place(h, FIELD_AT, *at))
               ? -1
               : 0;
}

void header_drop_set(struct header *h, uint64_t set)
{
    fields_drop(h, set, 0);
}

int place_read(const char *s, size_t n, struct place *place)
{
    uint64_t column, row;
    if (number_pair(s, n, ',', SIZE_MAX, &column, &row))
        return -1;
    *place = (struct place){(size_t)column, (size_t)row};
    return 0;
}

int header_next_place(const char **s, size_t *n, struct place *place)
{
    const char *end = *n ? memchr(*s, '+', *n) : NULL;
    size_t k = end ? (size_t)(end - *s) : *n, past = end ? k + 1 : k;
    if (*n == 0)
        return 0;
    if (place_read(*s, k, place) || (end && past == *n))
        return -1;
    *s += past;
    *n -= past;
    return 1;
}

int header_get_number(const struct header *h, enum field_id id, uint64_t max, uint64_t *value,
                      struct err *err)
{
    size_t n;
    const char *s = header_get(h, id, &n);
    if (!s)
        return 0;
    if (number_read(s, n, max, value))
        return err_at(err, h->line, header_column(h, s), "%s=%.*s is not an integer of at most %ju",
                      field_table[id].key, err_length(n), s, (uintmax_t)max);
    return 1;
}

int header_get_place(const struct header *h, enum field_id id, struct place *place, struct err *err)
{
    const bool is_list = field_table[id].type == FIELD_TYPE_PLACES;
    const char *key = field_table[id].key;
    size_t n, left;
    const char *value = header_get(h, id, &n), *at = value;
    if (!value)
        return 0;
    left = n;
    do {
        if (is_list ? header_next_place(&at, &left, place) <= 0 : place_read(value, n, place))
            return err_at(err, h->line, header_column(h, value), "%s=%.*s is not a %s", key,
                          err_length(n), value, is_list ? "list of cells x,y+x,y" : "cell x,y");
        if (place->x >= h->width || place->y >= (h->endless ? SIZE_MAX / 4 : h->height))
            return err_at(err, h->line, header_column(h, value), "%s %zu,%zu is outside the maze",
                          key, place->x, place->y);
    } while (is_list && left > 0);
    return 1;
}

/* ---- the shape ---- */

int header_get_shape(const struct header *h, struct shape *s, struct err *err)
{
    size_t n = 0, wrap = 0;
    const char *name = header_get(h, FIELD_SHAPE, &n), *x = header_get(h, FIELD_WRAP, &wrap);
    const uint64_t name_at = name ? header_column(h, name) : 0, x_at = x ? header_column(h, x) : 0;
    char spec[ROW_SPEC];
    const struct row *row;
    *s = (struct shape){.wraps = x != NULL, .kind = x ? &shape_squares : NULL};
    if (x && !text_is(x, wrap, "x"))
        return err_at(err, h->line, x_at, "wrap=%.*s: must be x", err_length(wrap), x);
    if ((name || x) && h->kind == MAZE_BLOCK)
        return err_at(err, h->line, name ? name_at : x_at, "%s: a board of blocks has no shape",
                      name ? "shape" : "wrap");
    if (!name)
        return 0;
    snprintf(spec, sizeof spec, "%.*s", err_length(n), name);
    row = row_find(shape_list, NULL, "shape", spec, s->values, err);
    if (row && !text_is(spec, strcspn(spec, ":"), row->name)) /* an alias */
        return err_at(err, h->line, name_at, "shape=%s: must be %s in a header", spec, row->name);
    if (!row)
        return err_place(err, h->line, name_at);
    s->kind = shape_of(row);
    if (row->keys && s->values[SHAPE_INNER] == 0)
        return err_at(err, h->line, name_at,
                      "shape=%s: must specify the number of cells in the innermost ring, such as "
                      "shape=%s:inner=6",
                      row->name, row->name);
    if (s->wraps != s->kind->wraps)
        return err_at(err, h->line, x ? x_at : name_at,
                      x ? "wrap=x: mazes of %s do not wrap" : "shape=%s requires wrap=x",
                      row->name);
    return 0;
}

int header_set_shape(struct header *h, const struct shape *s)
{
    char spec[ROW_SPEC];
    if (!shape_is_square(s)) {
        row_spec(&s->kind->entry, s->values, spec);
        if (header_set(h, FIELD_SHAPE, spec))
            return -1;
    }
    return s->wraps ? header_set(h, FIELD_WRAP, "x") : 0;
}
