#include "shape_field.h"

#include "common/base/text.h"

#include <stdio.h>
#include <string.h>

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
    if (row && !text_is(spec, strcspn(spec, ":"), row->name)) /* another name of it */
        return err_at(err, h->line, name_at, "shape=%s: a header says %s", spec, row->name);
    if (!row)
        return err_place(err, h->line, name_at);
    s->kind = shape_of(row);
    if (row->keys && s->values[SHAPE_INNER] == 0)
        return err_at(err, h->line, name_at,
                      "shape=%s: must say how many cells are in the innermost ring, such as "
                      "shape=%s:inner=6",
                      row->name, row->name);
    if (s->wraps && !s->kind->wraps)
        return err_at(err, h->line, x_at, "wrap=x: mazes of %s do not wrap", row->name);
    return 0;
}

int header_set_shape(struct header *h, const struct shape *s)
{
    char spec[ROW_SPEC];
    if (s->kind && s->kind != &shape_squares) {
        row_spec(&s->kind->entry, s->values, spec);
        if (header_set(h, FIELD_SHAPE, spec))
            return -1;
    }
    return s->wraps ? header_set(h, FIELD_WRAP, "x") : 0;
}
