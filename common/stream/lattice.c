#include "lattice.h"

#include "common/base/number.h"

#include <string.h>

enum { MARKS = MAZE_PATH | MAZE_VISITED };

void lattice_wall_row(unsigned char *to, const unsigned char *above, const unsigned char *here,
                      size_t width)
{
    for (size_t x = 0; x < width; x++) {
        unsigned wall = here[x] & MAZE_NORTH ? 1 : above[x] & here[x] & MARKS;
        to[2 * x] = 1;
        to[2 * x + 1] = (unsigned char)wall;
    }
    to[2 * width] = 1;
}

void lattice_cell_row(unsigned char *to, const unsigned char *here, const unsigned char *below,
                      size_t width, bool lone)
{
    unsigned before = 0; /* marks of the cell to the west */
    for (size_t x = 0; x < width; x++) {
        unsigned marks = here[x] & MARKS;
        unsigned solid = (here[x] & here[x] >> 1 & here[x + 1] & below[x] >> 1 & 1) & !lone;
        to[2 * x] = (unsigned char)(here[x] & MAZE_WEST ? 1 : before & marks);
        to[2 * x + 1] = (unsigned char)(solid | marks);
        before = marks;
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
                   unsigned char *row, bool finish)
{
    size_t released = 0;
    unsigned char *zeros = row + 2 * m->width + 1;
    const unsigned char *above = zeros, *here = m->cell;
    bool lone = m->width == 1 && m->height == 1;
    memset(zeros, 0, m->stride);
    writer_head(w, head, NULL);
    for (size_t y = 0; y < m->height; y++, above = here, here += m->stride) {
        if (finish)
            maze_release(m, here - m->stride, &released);
        lattice_write_rows(w, row, above, here, here + m->stride, m->width, lone);
    }
    lattice_write_rows(w, row, above, here, NULL, m->width, lone);
    writer_end(w);
}

int lattice_fits(size_t width, size_t height, struct err *err)
{
    if (width % 2 && height % 2 && width > 1 && height > 1)
        return 0;
    return err_set(err,
                   "a board of %zux%zu blocks is not a lattice: width and height must be odd and "
                   "at least 3 (walls:blocks=1 makes one cell of each block)",
                   width, height);
}

/* Checks that all posts of block row y are obstacles. Returns 0, or -1 with *err set. */
static int posts_check(const unsigned char *row, size_t width, size_t y, struct err *err)
{
    for (size_t x = 0; x <= 2 * width; x += 2)
        if (!(row[x] & MAZE_OBSTACLE))
            return err_set(err, "not a lattice: block %zu,%zu is a post and must be an obstacle", x,
                           y);
    return 0;
}

int lattice_back_row(unsigned char *to, const unsigned char *above, const unsigned char *here,
                     const unsigned char *below, size_t width, size_t y, bool lone, struct err *err)
{
    if (posts_check(above, width, 2 * y, err))
        return -1;
    for (size_t x = 0; x < width; x++) {
        size_t c = 2 * x + 1;
        bool west = here[c - 1] & MAZE_OBSTACLE, north = above[c] & MAZE_OBSTACLE;
        bool east = here[c + 1] & MAZE_OBSTACLE, south = below[c] & MAZE_OBSTACLE;
        bool solid = west && north && east && south && !lone;
        if (solid != !!(here[c] & MAZE_OBSTACLE))
            return err_set(err, "not a lattice: block %zu,%zu is a cell, but %s", c, 2 * y + 1,
                           solid  ? "free and surrounded by obstacles"
                           : lone ? "an obstacle and the only cell"
                                  : "an obstacle with a free block beside it");
        to[x] = (unsigned char)(west * MAZE_WEST | north * MAZE_NORTH | (here[c] & MARKS));
    }
    to[width] = here[2 * width] & MAZE_OBSTACLE ? MAZE_WEST : 0;
    return 0;
}

int lattice_back_border(unsigned char *to, const unsigned char *here, size_t width, size_t y,
                        struct err *err)
{
    for (size_t x = 0; x < width; x++)
        to[x] = here[2 * x + 1] & MAZE_OBSTACLE ? MAZE_NORTH : 0;
    to[width] = 0;
    return posts_check(here, width, y, err);
}

/* ---- headers ---- */

/* Converts the place of a cell to that of its block. *moved: the place was on the border. Returns
 * 0. */
static int place_double(const struct header *h, size_t *x, size_t *y, bool *moved)
{
    (void)h;
    *moved = false;
    *x = 2 * *x + 1;
    *y = 2 * *y + 1;
    return 0;
}

/* Returns the coordinate of the cell of a block. */
static size_t coordinate_back(size_t at, size_t blocks)
{
    return at == 0 ? 0 : at + 1 == blocks ? (blocks - 3) / 2 : (at - 1) / 2;
}

/* Converts the place of a block to that of its cell. *moved as above. Returns 0, or -1 if the block
 * is neither a cell of the lattice nor an opening. */
static int place_halve(const struct header *h, size_t *x, size_t *y, bool *moved)
{
    const bool side = *x == 0 || *x + 1 == h->width, end = *y == 0 || *y + 1 == h->height;
    if ((*x % 2 == 0 && (*y % 2 == 0 || !side)) || (*y % 2 == 0 && !end))
        return -1;
    *moved = side || end;
    *x = coordinate_back(*x, h->width);
    *y = coordinate_back(*y, h->height);
    return 0;
}

typedef int place_map(const struct header *h, size_t *x, size_t *y, bool *moved);

/* Appends the places of a list field, if the header has it, each converted by `map`. Returns 0, or
 * -1 with *err set. */
static int list_add(struct text_buf *text, const struct header *h, enum field_id id, place_map *map,
                    struct err *err)
{
    size_t n = 0, x, y;
    const char *s = header_get(h, id, &n), *at = s;
    size_t left = n;
    bool border;
    int got;
    while ((got = header_next_place(&at, &left, &x, &y)) > 0) {
        char place[NUMBER_TEXT];
        if (x >= h->width || y >= (h->endless ? SIZE_MAX / 4 : h->height) ||
            map(h, &x, &y, &border))
            return err_set(err, "%s: %zu,%zu is not a cell of the lattice", field_table[id].key, x,
                           y);
        number_pair_text(x, ',', y, place);
        if ((text->len && text_append(text, "+", 1)) || text_append(text, place, strlen(place)))
            return err_memory(err);
    }
    if (got || (s && text->len == 0))
        return err_set(err, "%s=%.*s is not a list of cells x,y+x,y", field_table[id].key,
                       (int)(n < 40 ? n : 40), s);
    return text->len && text_append(text, "", 1) ? err_memory(err) : 0;
}

/* Converts a list field. Returns 0, or -1 with *err set. */
static int list_map(struct header *h, enum field_id id, place_map *map, struct err *err)
{
    struct text_buf text = {{NULL, 0}, 0};
    int got = list_add(&text, h, id, map, err);
    if (!got && text.len && header_set(h, id, (const char *)text.mem.at))
        got = err_memory(err);
    mem_free(&text.mem);
    return got;
}

/* Converts a place field. In an endless maze any row is possible. Returns 0, or -1 with *err set.
 */
static int place_map_field(struct header *h, enum field_id id, place_map *map, bool *moved,
                           struct err *err)
{
    size_t x, y;
    int got = header_get_place(h, id, &x, &y, err);
    if (got <= 0)
        return got;
    if (map(h, &x, &y, moved))
        return err_set(err, "%s=%zu,%zu is not a cell of the lattice", field_table[id].key, x, y);
    return header_set_place(h, id, x, y) ? err_memory(err) : 0;
}

/* Converts all places of the header, and stores in `moved` for each field whether it is a place
 * that was on the border. Returns 0, or -1 with *err set. */
static int places_map(struct header *h, place_map *map, bool moved[FIELDS], struct err *err)
{
    for (enum field_id id = 0; id < FIELDS; id++) {
        moved[id] = false;
        if ((field_table[id].type == FIELD_TYPE_PLACE &&
             place_map_field(h, id, map, &moved[id], err)) ||
            (field_table[id].type == FIELD_TYPE_PLACES && list_map(h, id, map, err)))
            return -1;
    }
    return 0;
}

/* Converts a length. Back, a path that begins or ends in an opening loses one move there. Returns
 * 0, or -1 with *err set. */
static int length_map(struct header *h, enum field_id id, bool back, const bool moved[FIELDS],
                      struct err *err)
{
    const uint64_t lost = (uint64_t)moved[FIELD_START] + moved[FIELD_GOAL];
    uint64_t length;
    int got = header_get_number(h, id, UINT64_MAX / 2, &length, err);
    if (got <= 0)
        return got;
    if (back)
        length = length > lost ? (length - lost) / 2 : 0;
    else
        length *= 2;
    return header_set_number(h, id, length) ? err_memory(err) : 0;
}

/* Appends n moves at s, each twice, or, back, only the first of each pair, and a NUL. Returns 0, or
 * -1 with *err set. */
static int moves_add(struct text_buf *text, const char *s, size_t n, bool back, struct err *err)
{
    for (size_t i = 0; i < n; i += 1 + back) {
        if (!memchr("NESW", s[i], 4))
            return err_set(err, "moves: move %zu, '%c', is not N, E, S or W", i + 1, s[i]);
        if (back && (i + 1 == n || s[i + 1] != s[i]))
            return err_set(err,
                           "moves: move %zu, '%c', does not lead from cell to cell of the lattice",
                           i + 1, s[i]);
        if (text_append(text, s + i, 1) || (!back && text_append(text, s + i, 1)))
            return err_memory(err);
    }
    return text_append(text, "", 1) ? err_memory(err) : 0;
}

/* Converts a field of moves. Back, the moves from an opening to its cell, and from a cell to its
 * opening, are lost. Returns 0, or -1 with *err set. */
static int moves_map(struct header *h, enum field_id id, bool back, const bool moved[FIELDS],
                     struct err *err)
{
    struct text_buf text = {{NULL, 0}, 0};
    size_t n, first, last;
    const char *s = header_get(h, id, &n);
    int got;
    if (!s)
        return 0;
    first = moved[FIELD_START] && n > 0;
    last = moved[FIELD_GOAL] && n > first;
    got = moves_add(&text, s + first, n - first - last, back, err);
    if (!got && header_set(h, id, (const char *)text.mem.at))
        got = err_memory(err);
    mem_free(&text.mem);
    return got;
}

/* Removes the fields that say nothing about the converted maze. Where a path loses its first or its
 * last move, it has other measures than before. */
static void fields_remove(struct header *h, bool is_shorter)
{
    static const enum field_id measures[] = {FIELD_APART, FIELD_DETOUR, FIELD_DIFFICULTY};
    for (enum field_id id = 0; id < FIELDS; id++)
        if (field_table[id].type == FIELD_TYPE_CELLS)
            header_drop(h, id);
    for (size_t k = 0; k < sizeof measures / sizeof *measures && is_shorter; k++)
        header_drop(h, measures[k]);
}

/* Converts everything in a header that depends on the kind, to the lattice or back. */
static int fields_map(struct header *h, bool back, struct err *err)
{
    bool moved[FIELDS];
    if (places_map(h, back ? place_halve : place_double, moved, err))
        return -1;
    fields_remove(h, moved[FIELD_START] || moved[FIELD_GOAL]);
    for (enum field_id id = 0; id < FIELDS; id++)
        if ((field_table[id].type == FIELD_TYPE_LENGTH && length_map(h, id, back, moved, err)) ||
            (field_table[id].type == FIELD_TYPE_MOVES && moves_map(h, id, back, moved, err)))
            return -1;
    return 0;
}

int lattice_header(struct header *h, struct err *err)
{
    if (fields_map(h, false, err))
        return -1;
    h->kind = MAZE_BLOCK;
    h->width = 2 * h->width + 1;
    h->height = h->endless ? 0 : 2 * h->height + 1;
    return 0;
}

int lattice_header_back(struct header *h, struct err *err)
{
    if (fields_map(h, true, err))
        return -1;
    h->kind = MAZE_WALLS;
    h->width = (h->width - 1) / 2;
    h->height = (h->height - 1) / 2; /* it is not endless */
    return 0;
}
