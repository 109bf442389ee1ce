/* json: one object per maze, one maze per line (JSON Lines):
 *
 *     {"kind":"walls","width":2,"height":1,"seed":"7","index":0,"start":[0,0],
 *      "rows":["322","220"],"moves":"E"}
 *
 * The fields of the header come first, in their order. An integer of up to 15 digits, which every
 * reader represents exactly, becomes a number, as do the values of braid and percolate. The seed,
 * which may have more digits, is always a string. start and goal are pairs. The rows are digits as
 * in the maze stream. moves is the header field of that name if it leads through marked cells from
 * start to goal, or, without that field, the marked path if the marks form a single simple path;
 * otherwise it is null. It comes last, because the whole maze must be read to determine whether the
 * marks form a path.
 *
 * With walls=1, the walls follow the rows as lists of 0 and 1, indexed as in Python: west[y][x] is
 * the wall between cells x-1 and x of row y, north[y][x] the wall between rows y-1 and y, both
 * including the border; a board has blocks[y][x] instead.
 *
 * In a maze with a shape, cells, passages and path follow the rows: the first part [x,y] of each
 * cell of the shape; the numbers, from 0, of the two cells of each passage; and the numbers of the
 * cells on the path, from start to goal, or null if the marks are not a single simple path. moves
 * is null.
 *
 * Comments are not shown. If a key is repeated, only the first field is shown. Bytes that are not
 * UTF-8 become U+FFFD.
 *
 * Reference: RFC 8259, "The JavaScript Object Notation (JSON) Data Interchange Format". */
#include "common/render/kit/escape.h"
#include "common/render/kit/marked_path.h"

#include <stdlib.h>

enum { KEY_WALLS };

#define JSON_EXACT 999999999999999 /* every reader represents integers up to this one exactly */

static const struct row_key keys[ROW_KEYS + 1] = {
    {"walls", 0, 1, 0, "1: also list the walls as 0 and 1", 0, NULL},
};

/* Returns whether a field of this type and value is written as a number: whether it is an integer
 * or, if the type allows, a number with up to 15 decimals, has no leading zeros, and every reader
 * represents it exactly. */
static bool json_shows_number(enum field_type type, const char *s, size_t n)
{
    const char *point = type == FIELD_TYPE_DECIMAL ? memchr(s, '.', n) : NULL;
    const size_t whole = point ? (size_t)(point - s) : n, after = point ? n - whole - 1 : 0;
    uint64_t value;
    return type != FIELD_TYPE_WIDE && number_read(s, whole, JSON_EXACT, &value) == 0 &&
           (s[0] != '0' || whole == 1) &&
           (!point || (after <= 15 && number_read(point + 1, after, UINT64_MAX, &value) == 0));
}

/* Writes the value of a field: a pair, a number or a string. */
static void json_put_value(struct out *out, enum field_id id, const char *s, size_t len)
{
    struct place p = {0, 0};
    const enum field_type type = id < FIELDS ? field_table[id].type : FIELD_TYPE_NUMBER;
    if (type == FIELD_TYPE_PLACE) { /* checked by draw_read_fields */
        place_read(s, len, &p);
        out_print(out, "[%zu,%zu]", p.x, p.y);
    } else if (json_shows_number(type, s, len)) {
        out_put(out, s, len);
    } else {
        escape_json_string(out, s, len);
    }
}

/* Returns whether the key of a field is the name of another member of the object. */
static bool json_is_own(const struct render_ctx *c, enum field_id id, const char *key, size_t n)
{
    static const char *const own[] = {"kind",  "width",  "height", "rows",     "west",
                                      "north", "blocks", "cells",  "passages", "path"};
    if (id < FIELDS)
        return id == FIELD_MOVES;
    for (size_t k = 0; k < sizeof own / sizeof own[0] - (c->graph.shape.kind ? 0 : 3); k++)
        if (text_is(key, n, own[k]))
            return true;
    return false;
}

/* Compares two fields by their keys, and fields with the same key by their positions, for qsort. */
static int json_compare(const void *a, const void *b)
{
    const char *const *f = a, *const *g = b;
    size_t i = 0;
    while ((*f)[i] == (*g)[i] && (*f)[i] != '=')
        i++;
    return (*f)[i] != (*g)[i] ? (*f)[i] - (*g)[i] : (*f > *g) - (*f < *g);
}

/* Stores the fields of the header in the state, sorted so that fields with the same key are
 * adjacent. Returns their number, or 0 with *c->err set. */
static size_t json_sort_fields(struct render_ctx *c)
{
    const char **field, *s;
    size_t at, n, count = 0;
    for (at = 0; header_next_field(c->head, &at, &s, &n); count++)
        continue;
    if (!(field = render_state_need(c, 0, count, sizeof *field)))
        return 0;
    for (at = 0; header_next_field(c->head, &at, &s, &n);)
        *field++ = s;
    qsort(render_state(c), count, sizeof *field, json_compare);
    return count;
}

/* Returns whether an earlier field has the same key as `field`, a key of n bytes. */
static bool json_repeats(const struct render_ctx *c, const char *field, size_t n, size_t count)
{
    const char *const *first = render_state(c);
    const char *const *found = bsearch(&field, first, count, sizeof *first, json_compare);
    return found > first && strncmp(found[-1], field, n + 1) == 0;
}

/* Writes all fields, each key once, except keys that are names of other members. Repetitions of
 * known keys are found with a set; the fields are sorted only if there are other keys. Returns 0,
 * or -1 with *c->err set. */
static int json_put_fields(struct render_ctx *c)
{
    struct out *out = c->writer->out;
    bool seen[FIELDS] = {false};
    const char *field;
    size_t count = 0, bytes;
    for (size_t at = 0; header_next_field(c->head, &at, &field, &bytes);) {
        const size_t n = (size_t)((const char *)memchr(field, '=', bytes) - field);
        const enum field_id id = field_find(field, n);
        if (id == FIELDS && count == 0 && !(count = json_sort_fields(c)))
            return -1;
        if (json_is_own(c, id, field, n) ||
            (id < FIELDS ? seen[id] : json_repeats(c, field, n, count)))
            continue;
        if (id < FIELDS)
            seen[id] = true;
        out_text(out, ",");
        escape_json_string(out, field, n);
        out_text(out, ":");
        json_put_value(out, id, field + n + 1, bytes - n - 1);
    }
    return 0;
}

/* Ends an array whose elements are each followed by a comma. */
static void json_end_array(struct out *out)
{
    out->len -= out->buf[out->len - 1] == ',';
    out_text(out, "]");
}

/* Follows the path of `cells` marked cells from start to goal, and lists them in *out unless it is
 * NULL. Returns whether the marks are a path: each cell has exactly one marked neighbour besides
 * the previous cell. */
static bool json_follow(struct render_ctx *c, struct out *out, uint32_t cells)
{
    const struct shape_graph *g = &c->graph;
    const uint32_t goal = shape_graph_cell(g, maze_cell(c->maze, c->goal));
    uint32_t k = shape_graph_cell(g, maze_cell(c->maze, c->start)), before = SHAPE_NOWHERE;
    while (k != SHAPE_NOWHERE && cells-- > 0) {
        uint32_t next = SHAPE_NOWHERE, other, wall;
        if (out)
            out_print(out, "%ju,", (uintmax_t)k);
        if (k == goal)
            return cells == 0 && c->maze->cell[g->at[k]] & MAZE_PATH;
        for (size_t arc = 0; (other = shape_graph_next(g, k, &arc, &wall)) != SHAPE_NOWHERE;)
            if (other != before && other != next && c->maze->cell[g->at[other]] & MAZE_PATH) {
                if (next != SHAPE_NOWHERE)
                    return false;
                next = other;
            }
        before = k;
        k = next;
    }
    return false;
}

/* Writes the members of a maze with a shape; the path is its cells in order, or null. */
static void json_put_graph(struct render_ctx *c)
{
    struct out *out = c->writer->out;
    const struct maze *m = c->maze;
    const struct shape_graph *g = &c->graph;
    const uint32_t count = (uint32_t)g->pieces.count;
    uint32_t marked = 0;
    bool has_path;
    out_text(out, ",\"cells\":[");
    for (uint32_t k = 0; k < count; k++) {
        out_print(out, "[%zu,%zu],", g->at[k] % m->stride, g->at[k] / m->stride);
        marked += (m->cell[g->at[k]] & MAZE_PATH) != 0;
    }
    json_end_array(out);
    out_text(out, ",\"passages\":[");
    for (uint32_t k = 0, other, wall; k < count; k++)
        for (size_t arc = 0; (other = shape_graph_next(g, k, &arc, &wall)) != SHAPE_NOWHERE;)
            if (other < k)
                out_print(out, "[%ju,%ju],", (uintmax_t)other, (uintmax_t)k);
    json_end_array(out);
    has_path = marked_path_needs_whole_maze(c) && json_follow(c, NULL, marked);
    out_text(out, has_path ? ",\"path\":[" : ",\"path\":null");
    if (has_path) {
        json_follow(c, out, marked);
        json_end_array(out);
    }
}

static int json_begin(struct render_ctx *c)
{
    const struct header *h = c->head;
    struct out *out = c->writer->out;
    const bool has_shape = c->graph.shape.kind != NULL;
    if (has_shape && shape_graph_set(&c->graph, c->maze, NULL, c->err))
        return -1;
    out_print(out, "{\"kind\":\"%s\",\"width\":%zu,\"height\":%zu",
              h->kind == MAZE_BLOCK ? "block" : "walls", h->width, h->height);
    if (json_put_fields(c))
        return -1;
    if (has_shape)
        json_put_graph(c);
    out_text(out, ",\"rows\":[");
    return 0;
}

static int json_row(struct render_ctx *c, const struct render_row *row)
{
    struct out *out = c->writer->out;
    const struct writer line = {out, true, false};
    out_text(out, row->y ? ",\"" : "\"");
    writer_cells(&line, c->head->kind, row->here, c->head->width);
    out->buf[out->len - 1] = '"'; /* replaces the end of the row */
    return 0;
}

/* Writes a member that shows where `digit` is set in the first `width` cells of `height` rows. */
static void json_put_matrix(struct out *out, const struct maze *m, const char *key,
                            unsigned char digit, size_t width, size_t height)
{
    const unsigned char *row = m->cell;
    out_print(out, ",\"%s\":[", key);
    for (size_t y = 0; y < height; y++, row += m->stride) {
        out_text(out, y ? ",[" : "[");
        for (size_t x = 0; x < width; x++) {
            unsigned char *to = out_room(out, 2);
            to[0] = row[x] & digit ? '1' : '0';
            to[1] = x + 1 < width ? ',' : ']';
            out->len += 2;
        }
    }
    out_text(out, "]");
}

/* Writes the walls, with walls=1, and the moves of the marked path, or null. */
static int json_end(struct render_ctx *c)
{
    struct out *out = c->writer->out;
    const struct maze *m = c->maze;
    const bool walls = c->options->values[KEY_WALLS];
    struct path path;
    out_text(out, "]");
    if (walls && m->kind == MAZE_BLOCK) {
        json_put_matrix(out, m, "blocks", MAZE_OBSTACLE, m->width, m->height);
    } else if (walls) {
        json_put_matrix(out, m, "west", MAZE_WEST, m->width + 1, m->height);
        json_put_matrix(out, m, "north", MAZE_NORTH, m->width, m->height + 1);
    }
    if (!c->graph.shape.kind && marked_path_find(c, &path)) {
        out_text(out, ",\"moves\":\"");
        path_write_moves(out, &path);
        out_text(out, "\"}\n");
    } else {
        out_text(out, ",\"moves\":null}\n");
    }
    return 0;
}

const struct render render_json = {
    .entry = {"json", "one JSON object per maze, one maze per line", keys, "jsonl ndjson"},
    .shapes = RENDER_SHAPE,
    .needs_whole_maze = render_always,
    .begin = json_begin,
    .row = json_row,
    .end = json_end,
};
