#include "lattice.h"

#include "common/base/number.h"
#include "common/maze/maze_lattice.h"

#include <string.h>

enum { MARKS = MAZE_PATH | MAZE_VISITED };

/* The loops of this function and the next have no branches and do not write what they read, so the
 * compiler vectorizes them; this takes an eighth of the time. */
void lattice_wall_row(unsigned char *restrict to, const unsigned char *restrict above,
                      const unsigned char *restrict here, size_t width)
{
    for (size_t x = 0; x < width; x++) {
        const unsigned char wall = here[x] >> 1 & 1, marks = above[x] & here[x] & MARKS;
        to[2 * x] = 1;
        to[2 * x + 1] = (unsigned char)(wall | ((wall - 1) & marks));
    }
    to[2 * width] = 1;
}

void lattice_cell_row(unsigned char *restrict to, const unsigned char *restrict here,
                      const unsigned char *restrict below, size_t width, bool lone)
{
    const unsigned many = !lone;
    for (size_t x = 0; x < width; x++) {
        const unsigned solid = here[x] & here[x] >> 1 & here[x + 1] & below[x] >> 1 & many;
        to[2 * x + 1] = (unsigned char)(solid | (here[x] & MARKS));
    }
    to[0] = here[0] & MAZE_WEST;
    for (size_t x = 1; x < width; x++) {
        const unsigned wall = here[x] & MAZE_WEST, marks = here[x - 1] & here[x] & MARKS;
        to[2 * x] = (unsigned char)(wall | ((wall - 1) & marks));
    }
    to[2 * width] = here[width] & MAZE_WEST;
}

void lattice_write_rows(const struct writer *w, unsigned char *to, const unsigned char *above,
                        const unsigned char *here, const unsigned char *below, size_t width,
                        bool lone)
{
    lattice_wall_row(to, above, here, width);
    writer_row(w, to, 2 * width + 1);
    if (!below)
        return;
    lattice_cell_row(to, here, below, width, lone);
    writer_row(w, to, 2 * width + 1);
}

void lattice_write(const struct writer *w, const struct header *head, const struct maze *m,
                   unsigned char *row, bool release)
{
    size_t released = 0;
    unsigned char *zeros = row + 2 * m->width + 1;
    const unsigned char *above = zeros, *here = m->cell;
    bool lone = m->width == 1 && m->height == 1;
    memset(zeros, 0, m->stride);
    writer_head(w, head, NULL);
    for (size_t y = 0; y < m->height; y++, above = here, here += m->stride) {
        if (release)
            maze_release(m, here - m->stride, &released);
        lattice_write_rows(w, row, above, here, here + m->stride, m->width, lone);
    }
    lattice_write_rows(w, row, above, here, NULL, m->width, lone);
    writer_end(w);
}

int lattice_back_row(unsigned char *to, const unsigned char *above, const unsigned char *here,
                     const unsigned char *below, size_t width, size_t y, bool lone, struct err *err)
{
    const size_t post = maze_lattice_free_post(above, 2 * width + 1);
    if (post <= 2 * width)
        return err_set(err, "not a lattice: block %zu,%zu is a post and must be an obstacle", post,
                       2 * y);
    for (size_t x = 0; x < width; x++) {
        const size_t c = 2 * x + 1;
        to[x] = above[c] & MAZE_OBSTACLE ? MAZE_NORTH : 0;
        if (!here)
            continue;
        const bool west = here[c - 1] & MAZE_OBSTACLE;
        const bool solid = maze_lattice_encloses(above, here, below, c, lone);
        if (solid != !!(here[c] & MAZE_OBSTACLE))
            return err_set(err, "not a lattice: block %zu,%zu is a cell, but %s", c, 2 * y + 1,
                           solid  ? "free and surrounded by obstacles"
                           : lone ? "an obstacle and the only cell"
                                  : "an obstacle with a free block beside it");
        to[x] |= (unsigned char)(west * MAZE_WEST | (here[c] & MARKS));
    }
    to[width] = here && here[2 * width] & MAZE_OBSTACLE ? MAZE_WEST : 0;
    return 0;
}

/* ---- headers ---- */

/* The conversion of a header to the lattice, or back. */
struct lattice_fields {
    struct header *h;
    bool back;
    bool moved[FIELDS];   /* the place in this field was on the border */
    struct text_buf text; /* the new value of a field */
    struct err *err;
};

/* Converts the place of a cell to the place of its block, or back. Sets *moved if it was on the
 * border. Returns 0, or -1 if the block is neither a cell of the lattice nor an opening. */
static int lattice_place(const struct lattice_fields *f, struct place *p, bool *moved)
{
    const size_t x = p->x, y = p->y;
    const bool side = x == 0 || x + 1 == f->h->width, end = y == 0 || y + 1 == f->h->height;
    if (!f->back) {
        *p = (struct place){2 * x + 1, 2 * y + 1};
        return 0;
    }
    if ((x % 2 == 0 && (y % 2 == 0 || !side)) || (y % 2 == 0 && !end))
        return -1;
    *moved = side || end;
    *p = (struct place){maze_lattice_nearest(x) / 2, maze_lattice_nearest(y) / 2};
    return 0;
}

/* Converts a length. In the conversion back, a path that begins or ends in an opening loses one
 * move there. Returns 0, or -1 with *err set. */
static int lattice_length(struct lattice_fields *f, enum field_id id)
{
    const uint64_t lost = (uint64_t)f->moved[FIELD_START] + f->moved[FIELD_GOAL];
    uint64_t length;
    const int got = header_get_number(f->h, id, UINT64_MAX / 2, &length, f->err);
    if (got <= 0)
        return got;
    length = !f->back ? 2 * length : length > lost ? (length - lost) / 2 : 0;
    return header_set_number(f->h, id, length) ? err_memory(f->err) : 0;
}

/* The next two functions convert the value of a field, the n bytes at `value`, and append the new
 * value to f->text. Both return 0, or -1 with *err set. */

/* Converts a place or a list of places. In an endless maze, any row is valid. */
static int lattice_places(struct lattice_fields *f, enum field_id id, const char *value, size_t n)
{
    const bool is_list = field_table[id].type == FIELD_TYPE_PLACES;
    struct place p;
    if (header_get_place(f->h, id, &p, f->err) < 0)
        return -1;
    while (header_next_place(&value, &n, &p) > 0) {
        char place[NUMBER_TEXT];
        if (lattice_place(f, &p, &f->moved[id]))
            return err_set(f->err, "%s%s%zu,%zu is not a cell of the lattice", field_table[id].key,
                           is_list ? ": " : "=", p.x, p.y);
        number_pair_text(p.x, ',', p.y, place);
        if ((f->text.len && text_append(&f->text, "+", 1)) ||
            text_append(&f->text, place, strlen(place)))
            return err_memory(f->err);
    }
    return 0;
}

/* Converts moves: each becomes two, or two become one. The conversion back loses the moves from an
 * opening to its cell and from a cell to its opening. */
static int lattice_moves(struct lattice_fields *f, const char *value, size_t n)
{
    const size_t first = f->moved[FIELD_START] && n > 0;
    const char *s = value + first;
    n -= first + (f->moved[FIELD_GOAL] && n > first);
    for (size_t i = 0; i < n; i += 1 + f->back) {
        const char twice[2] = {s[i], s[i]};
        if (!memchr("NESW", s[i], 4))
            return err_set(f->err, "moves: move %zu, '%c', is not N, E, S or W", i + 1, s[i]);
        if (f->back && (i + 1 == n || s[i + 1] != s[i]))
            return err_set(f->err,
                           "moves: move %zu, '%c', does not lead from cell to cell of the lattice",
                           i + 1, s[i]);
        if (text_append(&f->text, twice, f->back ? 1 : 2))
            return err_memory(f->err);
    }
    return 0;
}

/* Converts a field, or removes it if it does not apply to the converted maze: a path that loses its
 * first or last move has other measures than before. Returns 0, or -1 with *err set. */
static int lattice_field(struct lattice_fields *f, enum field_id id)
{
    static const uint64_t measures =
        FIELD_BIT(FIELD_APART) | FIELD_BIT(FIELD_DETOUR) | FIELD_BIT(FIELD_DIFFICULTY);
    const bool moved = f->moved[FIELD_START] || f->moved[FIELD_GOAL];
    const enum field_type type = field_table[id].type;
    const bool is_place = type == FIELD_TYPE_PLACE || type == FIELD_TYPE_PLACES;
    const char *value = NULL;
    size_t n;
    int got = 0;
    f->text.len = 0;
    if (type == FIELD_TYPE_CELLS || (moved && FIELD_BIT(id) & measures))
        header_drop_set(f->h, FIELD_BIT(id));
    else if (type == FIELD_TYPE_LENGTH)
        return lattice_length(f, id);
    else if (is_place || type == FIELD_TYPE_MOVES)
        value = header_get(f->h, id, &n);
    if (value)
        got = is_place ? lattice_places(f, id, value, n) : lattice_moves(f, value, n);
    if (value && !got &&
        (text_append(&f->text, "", 1) || header_set(f->h, id, (const char *)f->text.mem.at)))
        got = err_memory(f->err);
    return got;
}

/* In the table, the start and the goal precede lengths and moves, which depend on them. */
int lattice_header(struct header *h, struct err *err)
{
    const bool back = h->kind == MAZE_BLOCK;
    struct lattice_fields f = {.h = h, .back = back, .err = err};
    int got = 0;
    for (enum field_id id = 0; id < FIELDS && !got; id++)
        got = lattice_field(&f, id);
    mem_free(&f.text.mem);
    h->kind = back ? MAZE_WALLS : MAZE_BLOCK;
    h->width = back ? h->width / 2 : 2 * h->width + 1;
    h->height = back ? h->height / 2 : h->endless ? 0 : 2 * h->height + 1;
    return got;
}
