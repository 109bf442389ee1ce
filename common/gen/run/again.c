#include "again.h"

#include "request_read.h"
#include "run.h"

#include <stdio.h>
#include <string.h>

/* ---- fields ---- */

static int again_read_version(struct request *r, const char *what, const char *value,
                              struct err *err)
{
    char number[NUMBER_TEXT];
    (void)r;
    if (strcmp(value, number_text(SEED_VERSION, number)) == 0)
        return 0;
    return err_set(err, "%s=%.40s: this maze-gen generates only mazes of %s=%s", what, value, what,
                   number);
}

/* Compares a field with the hash of the mask or maze that `option` names; `thing` is the word for
 * it. hash: NULL if the option is not given, which is an error. Returns 0, or -1 with *err set. */
static int again_compare_hash(const char *what, const char *value, const uint64_t *hash,
                              const char *option, const char *thing, struct err *err)
{
    char text[NUMBER_TEXT];
    if (!hash)
        return err_set(err, "%s=%.40s: name the file of that %s: %s FILE", what, value, thing,
                       option);
    if (strcmp(value, number_hash_text(*hash, text)) == 0)
        return 0;
    return err_set(err, "%s=%.40s: the file of %s has another %s, with the hash %s", what, value,
                   option, thing, text);
}

static int again_read_mask(struct request *r, const char *what, const char *value, struct err *err)
{
    if (r->mask && mask_is_picture(r->mask)) /* compared when it is scaled */
        return 0;
    return again_compare_hash(what, value, r->mask ? &r->mask->hash : NULL, "-m", "mask", err);
}

/* The same for a picture that has been scaled. */
static int again_read_scaled(struct request *r, const char *what, const char *value,
                             struct err *err)
{
    return again_compare_hash(what, value, &r->mask->hash, "-m", "mask", err);
}

static int again_read_given(struct request *r, const char *what, const char *value, struct err *err)
{
    return again_compare_hash(what, value, r->given ? &r->given->hash : NULL, "--given", "maze",
                              err);
}

static int again_read_unicursal(struct request *r, const char *what, const char *value,
                                struct err *err)
{
    r->unicursal = true;
    return strcmp(value, "1") == 0 ? 0 : err_set(err, "%s must be 1, not '%.40s'", what, value);
}

/* Requests all pairs up to this one, which depends on those before; run.c writes only the last. */
static int again_read_pair(struct request *r, const char *what, const char *value, struct err *err)
{
    if (opt_number(what, value, 0, UINT64_MAX - 1, &r->pairs, err))
        return -1;
    r->pairs++;
    return 0;
}

/* Requests the field; run_head compares its value. */
static int again_read_root(struct request *r, const char *what, const char *value, struct err *err)
{
    (void)what;
    (void)value;
    (void)err;
    r->root = true;
    return 0;
}

/* The header fields that stand for options, with their readers. */
static const struct again_field {
    enum field_id id;
    bool required;
    request_reader *read;
} again_fields[] = {
    {FIELD_V, true, again_read_version},
    {FIELD_SEED, true, request_read_seed},
    {FIELD_INDEX, true, request_read_index},
    {FIELD_ALGORITHM, true, request_read_algorithm},
    {FIELD_MASK, false, again_read_mask},
    {FIELD_GIVEN, false, again_read_given},
    {FIELD_BRAID, false, request_read_braid},
    {FIELD_OPEN, false, request_read_open},
    {FIELD_PERCOLATE, false, request_read_percolate},
    {FIELD_UNICURSAL, false, again_read_unicursal},
    {FIELD_ENTRANCE, false, request_read_entrance},
    {FIELD_EXIT, false, request_read_exit},
    {FIELD_PAIR, false, again_read_pair},
    {FIELD_ROOT, false, again_read_root},
};

enum { AGAIN_FIELDS = sizeof again_fields / sizeof again_fields[0] };

/* Reads one field, if there is one, into *r. Returns 0, or -1 with *err set. */
static int again_read_field(struct request *r, const struct again_field *field,
                            const struct header *h, struct err *err)
{
    const char *key = field_table[field->id].key;
    char value[OPT_SPEC] = "";
    size_t n = 0;
    const char *at = header_get(h, field->id, &n);
    int got;
    if (!at)
        return field->required ? err_set(err, "the header has no field %s", key) : 0;
    if (n >= sizeof value) {
        got = err_set(err, "the value of %s is too long", key);
    } else {
        memcpy(value, at, n);
        got = field->read(r, key, value, err);
    }
    if (got) {
        err->line = h->line;
        err->column = header_column(h, at);
    }
    return got;
}

/* Returns whether maze-gen itself writes this field. It writes start and goal only if *r has that
 * door; otherwise a solver added them. */
static bool again_is_own(const struct request *r, enum field_id id)
{
    for (size_t k = 0; k < AGAIN_FIELDS; k++)
        if (again_fields[k].id == id)
            return true;
    return (id == FIELD_START && r->door[DOOR_ENTRANCE].kind != DOOR_NONE) ||
           (id == FIELD_GOAL && r->door[DOOR_EXIT].kind != DOOR_NONE && !r->inf_height);
}

/* Refuses an unknown field that stands before one of maze-gen: a newer maze-gen may have written
 * it. Other programs add theirs at the end. Returns 0, or -1 with *err set. */
static int again_check_unknown(const struct request *r, const struct header *h, struct err *err)
{
    const char *field, *unknown = NULL;
    size_t at = 0, n, unknown_key = 0;
    while (header_next_field(h, &at, &field, &n)) {
        const size_t key = (size_t)((const char *)memchr(field, '=', n) - field);
        const enum field_id id = field_find(field, key);
        if (unknown && again_is_own(r, id))
            return err_at(err, h->line, header_column(h, unknown),
                          "unknown field %.*s before %s: it may determine the maze; put fields of "
                          "other programs at the end",
                          unknown_key < 40 ? (int)unknown_key : 40, unknown, field_table[id].key);
        if (!unknown && id == FIELDS) {
            unknown = field;
            unknown_key = key;
        }
    }
    return 0;
}

/* ---- the request ---- */

/* Halves both sizes. Returns whether each is 2k + n for a k of at least 1: n is 1 for a lattice, 0
 * for a doubled maze. is_endless: the height is not checked. */
static bool again_halve(uint64_t size[2], bool is_endless, unsigned n)
{
    const bool fits =
        size[0] > n && size[0] % 2 == n && (is_endless || (size[1] > n && size[1] % 2 == n));
    size[0] /= 2;
    size[1] /= 2;
    return fits;
}

/* Sets kind and size. Returns 0, or -1 with *err set if the algorithm generates no such maze. */
static int again_set_size(struct request *r, const struct header *h, struct err *err)
{
    uint64_t size[2] = {h->width, h->height};
    const bool board = r->gen->board;
    bool fits = board ? h->kind == MAZE_BLOCK && size[0] > 2 && size[1] > 2 : true;
    if (!board && h->kind == MAZE_BLOCK)
        fits = again_halve(size, h->endless, 1);
    if (r->unicursal)
        fits = again_halve(size, h->endless, 0) && fits;
    if (!fits)
        return err_set(err, "%s does not generate %s of this size%s", r->gen->entry.name,
                       h->kind == MAZE_BLOCK ? "boards" : "mazes of walls",
                       r->unicursal ? ", doubled" : "");
    *(board ? &r->board_width : &r->width) = size[0];
    *(board ? &r->board_height : &r->height) = size[1];
    r->inf_height = h->endless;
    r->format = h->kind;
    return 0;
}

/* Replaces the mask of the request by a copy, because request_resolve puts the border of a board
 * outside. Returns 0, or -1 with *err set if memory runs out. */
static int again_copy_mask(struct again *a, struct request *r, struct err *err)
{
    struct mem mem = a->mask.mem;
    const size_t n = (r->mask->width + 1) * (r->mask->height + 1);
    const int got = mem_need(&mem, n);
    a->mask = *r->mask;
    a->mask.mem = mem;
    if (got)
        return err_memory(err);
    memcpy(mem.at, r->mask->mem.at, n);
    r->mask = &a->mask;
    return 0;
}

/* Checks that the header has mask= if -m was given, because the given maze was read with that mask,
 * and that the algorithm can complete a maze. Returns 0, or -1 with *err set. */
static int again_check_given(const struct request *r, const struct mask *mask, struct err *err)
{
    if (r->mask != mask)
        return err_set(err, "a header with given= and without mask= excludes -m");
    return request_check_given(r, false, err);
}

/* Compares the field mask with a picture, which is scaled to the size of the maze. Returns 0, or -1
 * with *err set. */
static int again_check_picture(struct request *r, const struct header *h, struct err *err)
{
    static const struct again_field field = {FIELD_MASK, true, again_read_scaled};
    return r->mask && mask_is_picture(r->mask) ? again_read_field(r, &field, h, err) : 0;
}

/* Generates the maze of the current header. Returns 0, or -1 with *err set. */
static int again_generate(struct again *a, struct err *err)
{
    const struct header *h = &a->input.reader.head;
    struct request r = a->request;
    size_t n;
    r.again = h;
    r.count = 1;
    r.has_count = true;
    for (size_t k = 0; k < AGAIN_FIELDS; k++)
        if (again_read_field(&r, &again_fields[k], h, err))
            return -1;
    if (!header_get(h, FIELD_MASK, &n))
        r.mask = NULL;
    if (!header_get(h, FIELD_GIVEN, &n))
        r.given = NULL;
    if (r.given && again_check_given(&r, a->request.mask, err))
        return -1;
    if (again_set_size(&r, h, err) || again_check_unknown(&r, h, err) ||
        (r.mask && again_copy_mask(a, &r, err)))
        return -1;
    return request_resolve(&r, err) || again_check_picture(&r, h, err) ||
                   run_request(&r, &a->run->writer, err)
               ? -1
               : 0;
}

/* ---- the stream ---- */

/* Reads the next header that is not one of a frame. Returns as input_next. */
static int again_next(struct again *a, const char *name)
{
    struct input *in = &a->input;
    size_t n;
    int got;
    do
        got = input_next(in);
    while (got > 0 && header_get(&in->reader.head, FIELD_FRAME, &n));
    tool_warn(a->tool, a->run, name, &in->warning);
    return got;
}

int again_stream(void *context, int fd, const char *name)
{
    struct again *a = context;
    struct input *in = &a->input;
    struct import_choice choice;
    struct err err;
    int got;
    import_option(&choice, "walls", &err); /* a maze stream */
    input_init(in, fd, &a->run->out, &choice);
    in->reader.headers_only = true;
    in->reader.head.max_cells = a->run->max_cells;
    while ((got = again_next(a, name)) > 0 && !a->run->out.error) {
        if (!again_generate(a, &err))
            continue;
        if (!err.line) {
            err.line = in->reader.head.line;
            err.column = 1;
        }
        tool_report(a->tool, &a->run->out, name, &err);
        return TOOL_FAILED;
    }
    if (got < 0)
        tool_report(a->tool, &a->run->out, name, &in->reader.lines.err);
    return got < 0 ? TOOL_FAILED : TOOL_DONE;
}

void again_free(struct again *a)
{
    input_free(&a->input);
    mem_free(&a->mask.mem);
}
