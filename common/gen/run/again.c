#include "again.h"

#include "mazes.h"
#include "request_settings.h"

#include <string.h>

/* ---- fields ---- */

static int again_read_version(void *request, const char *what, const char *value, struct err *err)
{
    char number[NUMBER_TEXT];
    (void)request;
    if (strcmp(value, number_text(SEED_VERSION, number)) == 0)
        return 0;
    return err_set(err, "%s=%.40s: this maze-gen generates only mazes of %s=%s", what, value, what,
                   number);
}

static int again_read_unicursal(void *request, const char *what, const char *value, struct err *err)
{
    ((struct request *)request)->unicursal = true;
    return strcmp(value, "1") ? err_set(err, "%s must be 1, not '%.40s'", what, value) : 0;
}

/* Compares the field `what`, which is mask or given, with the hash of the file specified by the
 * options. The hash of a picture is compared only once it is scaled and the request has a size:
 * again_generate reads the field again. */
static int again_read_hash(void *request, const char *what, const char *value, struct err *err)
{
    const struct request *r = request;
    const bool is_mask = strcmp(what, field_table[FIELD_MASK].key) == 0;
    const char *option = is_mask ? "-m" : "--given", *thing = is_mask ? "mask" : "maze";
    char text[NUMBER_TEXT];
    if (is_mask ? !r->mask : !r->given)
        return err_set(err, "%s=%.40s: specify the file of that %s: %s FILE", what, value, thing,
                       option);
    number_hash_text(is_mask ? r->mask->hash : r->given->hash, text);
    if (strcmp(value, text) == 0 || (is_mask && !r->width && mask_is_picture(r->mask)))
        return 0;
    return err_set(err, "%s=%.40s: the file of %s has another %s, with the hash %s", what, value,
                   option, thing, text);
}

/* The settings of a struct request that header fields set, for fields that correspond to options.
 * The first ones, up to FIELD_ALGORITHM, are required. All other fields set nothing. */
static const struct setting again_fields[FIELDS] = {
    [FIELD_V] = {.type = SETTING_READ, .read = again_read_version},
    [FIELD_SEED] = REQUEST_SEED,
    [FIELD_INDEX] = REQUEST_INDEX,
    [FIELD_ALGORITHM] = REQUEST_ALGORITHM(NULL),
    [FIELD_MASK] = {.type = SETTING_READ, .read = again_read_hash},
    [FIELD_GIVEN] = {.type = SETTING_READ, .read = again_read_hash},
    [FIELD_BRAID] = REQUEST_BRAID,
    [FIELD_OPEN] = REQUEST_OPEN,
    [FIELD_PERCOLATE] = REQUEST_PERCOLATE,
    [FIELD_UNICURSAL] = {.type = SETTING_READ, .read = again_read_unicursal},
    [FIELD_ENTRANCE] = REQUEST_ENTRANCE,
    [FIELD_EXIT] = REQUEST_EXIT,
    [FIELD_PAIR] = SET_WITH(NUMBER, struct request, pairs,
                            .has = offsetof(struct request, has_pairs), .max = UINT64_MAX - 1),
    [FIELD_ROOT] = SET(FLAG, struct request, root), /* mazes_head compares its value */
};

/* Reads field `id` of *h into *r, if it exists and corresponds to an option. Returns 0, or -1 with
 * *err set. */
static int again_read_field(struct request *r, enum field_id id, const struct header *h,
                            struct err *err)
{
    const struct setting *set = &again_fields[id];
    const char *key = field_table[id].key;
    char value[ROW_SPEC] = ""; /* none of these settings keeps the text */
    size_t n = 0;
    const char *at = set->type == SETTING_NONE ? NULL : header_get(h, id, &n);
    int got;
    if (!at)
        return id <= FIELD_ALGORITHM
                   ? err_set(err,
                             "the header has no field %s: maze-gen did not write it; "
                             "to remove a solution: maze-render -f walls:marks=0",
                             key)
                   : 0;
    if (n < sizeof value)
        memcpy(value, at, n);
    got = n < sizeof value ? setting_read(set, r, key, value, err)
                           : err_set(err, "the value of %s is too long", key);
    return got ? err_place(err, h->line, header_column(h, at)) : 0;
}

/* Rejects an unknown field that precedes a field of maze-gen, because a newer maze-gen may have
 * written it. Other programs append their fields at the end. Returns 0, or -1 with *err set. */
static int again_check_unknown(const struct request *r, const struct header *h, struct err *err)
{
    const char *field, *unknown = NULL;
    size_t at = 0, n, unknown_key = 0;
    while (header_next_field(h, &at, &field, &n)) {
        const size_t key = (size_t)((const char *)memchr(field, '=', n) - field);
        const enum field_id id = field_find(field, key);
        /* without that door, a solver added start or goal */
        const bool is_own =
            (id < FIELDS && again_fields[id].type != SETTING_NONE) || id == FIELD_SHAPE ||
            id == FIELD_WRAP || (id == FIELD_START && r->door[DOOR_ENTRANCE].kind != DOOR_NONE) ||
            (id == FIELD_GOAL && r->door[DOOR_EXIT].kind != DOOR_NONE && !r->inf_height);
        if (unknown && is_own)
            return err_at(err, h->line, header_column(h, unknown),
                          "unknown field %.*s before %s: it may determine the maze; put fields of "
                          "other programs at the end",
                          err_length(unknown_key), unknown, field_table[id].key);
        if (!unknown && id == FIELDS) {
            unknown = field;
            unknown_key = key;
        }
    }
    return 0;
}

/* ---- the request ---- */

/* Sets kind and size. Returns 0, or -1 with *err set if the algorithm does not generate such a
 * maze. */
static int again_set_size(struct request *r, const struct header *h, struct err *err)
{
    const bool board = r->gen->board, lattice = !board && h->kind == MAZE_BLOCK;
    const size_t scale = (size_t)(lattice ? 2 : 1) << r->unicursal, least = board ? 3 : 1;
    size_t width = h->width / scale, height = h->height / scale;
    bool fits =
        (!board || h->kind == MAZE_BLOCK) && width >= least &&
        width * scale + lattice == h->width &&
        ((h->endless && !board) || (height >= least && height * scale + lattice == h->height));
    if (r->shape.kind) {
        struct shape shape = r->shape;
        shape.width = h->width;
        shape.height = height = h->height;
        width = shape_own_width(&shape);
        fits = width > 0;
    }
    if (!fits)
        return err_set(err, "%s does not generate %s of this size%s", r->gen->entry.name,
                       h->kind == MAZE_BLOCK ? "boards" : "mazes of walls",
                       r->unicursal ? ", doubled" : "");
    *(board ? &r->board_width : &r->width) = width;
    *(board ? &r->board_height : &r->height) = height;
    r->inf_height = h->endless;
    r->kind = h->kind;
    return 0;
}

/* Generates the maze of the current header. Returns 0, or -1 with *err set. */
static int again_generate(struct again *a, struct err *err)
{
    const struct header *h = &a->input.reader.head;
    struct request r = a->request;
    r.again = h;
    r.count = 1;
    r.has_count = true;
    for (enum field_id id = 0; id < FIELDS; id++)
        if (again_read_field(&r, id, h, err))
            return -1;
    r.pairs += r.has_pairs; /* all pairs up to this one, which depends on them */
    if (!header_has(h, FIELD_MASK))
        r.mask = NULL;
    if (!header_has(h, FIELD_GIVEN))
        r.given = NULL;
    r.completes = r.given != NULL;
    r.plan = &a->plan;
    if (!r.given && header_get_shape(h, &r.shape, err)) /* a given maze has its own */
        return -1;
    if (r.given && r.mask != a->request.mask) /* the given maze was read with that mask */
        return err_set(err, "a header with given= but no mask= cannot be combined with -m");
    if (again_set_size(&r, h, err) || again_check_unknown(&r, h, err) || request_check(&r, err) ||
        request_resolve(&r, err))
        return -1;
    if (r.mask && again_read_field(&r, FIELD_MASK, h, err))
        return -1;
    return mazes_generate(&r, &a->io->writer, err);
}

/* ---- the stream ---- */

int again_stream(void *context, int fd, const char *name)
{
    struct again *a = context;
    struct input *in = &a->input;
    struct input_choice choice;
    struct err err;
    int got;
    input_option(&choice, "--input", "walls", &err); /* a maze stream */
    input_begin(in, fd, name, a->io, &choice);
    in->reader.headers_only = true;
    while ((got = input_advance(in)) > 0) {
        if (header_has(&in->reader.head, FIELD_FRAME) || !again_generate(a, &err))
            continue;
        if (!err.line)
            err_place(&err, in->reader.head.line, 1);
        input_report(in, &err);
        return STATUS_FAILED;
    }
    if (got < 0)
        report_error(&a->io->report, name, &in->reader.lines.err);
    return got < 0 ? STATUS_FAILED : STATUS_DONE;
}

void again_free(struct again *a)
{
    input_free(&a->input);
    given_free(&a->plan);
}
