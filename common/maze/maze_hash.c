/* The hashed text is never stored: its digits are computed from the cells, which are read in place,
 * in any of the eight orientations. Two planes of bits are read with the same steps to the next
 * column and row. A reflection starts at the other end and steps back; a transposition swaps the
 * steps, and the planes of the west and north walls. One loop therefore handles all eight
 * orientations.
 *
 * The time is that of the multiplications of FNV-1a, each of which depends on the previous one:
 * about 1.7 ns per cell, as long as md5sum takes for the text. All eight orientations take 28 ns
 * per cell in a maze of 3000x3000 cells, where reading columns is slower than reading rows. */
#include "maze_hash.h"
#include "maze_lattice.h"

#include "common/base/fnv.h"
#include "common/base/number.h"
#include "common/base/rng.h"

/* A bit of the cells. */
struct hash_plane {
    const unsigned char *at; /* column 0 of row 0 */
    unsigned char mask;      /* the bit; 0: no cell has it */
};

/* A maze in one orientation. */
struct hash_view {
    bool walls;  /* false: a board that is not a lattice */
    bool closed; /* board: all blocks of the border count as obstacles; walls: all west walls of the
                    first column count as closed */
    struct place size;             /* in cells of walls, or blocks */
    ptrdiff_t step[2];             /* to the next column and row */
    struct hash_plane west, north; /* the walls; for a board, the obstacles and an empty plane */
    bool has_endpoints;
    struct place end[2]; /* start and goal, in blocks of the board or of the lattice */
};

/* ---- from a maze to a view ---- */

/* Returns `at`, a coordinate of a lattice block from 0 to n - 1; for a border block, the coordinate
 * of the block next to it inside the border. */
static size_t hash_inside(size_t at, size_t n)
{
    return at == 0 || at + 1 == n ? maze_lattice_nearest(at) : at;
}

/* Converts p, the start or the goal, to blocks. Returns the same place for a maze of walls and its
 * lattice. */
static struct place hash_endpoint(const struct maze *m, bool lattice, struct place p)
{
    if (m->kind == MAZE_WALLS)
        return (struct place){2 * p.x + 1, 2 * p.y + 1};
    return lattice ? (struct place){hash_inside(p.x, m->width), hash_inside(p.y, m->height)} : p;
}

/* Returns the view of a maze in its original orientation. */
static struct hash_view hash_view_of(const struct maze *m, const struct maze_endpoints *endpoints,
                                     bool wraps)
{
    const bool lattice = maze_is_lattice(m), board = m->kind == MAZE_BLOCK;
    const ptrdiff_t row = (ptrdiff_t)m->stride, n = lattice ? 2 : 1;
    struct hash_view v = {.walls = lattice || !board,
                          .size = {m->width / (size_t)n, m->height / (size_t)n},
                          .step = {n, n * row},
                          .west = {m->cell + (lattice ? row : 0), MAZE_WEST},
                          .north = {m->cell + lattice, MAZE_NORTH}};
    if (board) {
        v.west.mask = MAZE_OBSTACLE;
        v.north.mask = lattice ? MAZE_OBSTACLE : 0;
    }
    v.closed = v.walls ? !wraps : maze_is_closed(m);
    if (endpoints) {
        v.has_endpoints = true;
        v.end[0] = hash_endpoint(m, lattice, endpoints->start);
        v.end[1] = hash_endpoint(m, lattice, endpoints->goal);
    }
    return v;
}

/* ---- orientations ---- */

/* Reflects a view: reverses its columns. There is one more west wall than there are columns. */
static void hash_reflect(struct hash_view *v)
{
    const size_t width = v->size.x, last = v->walls ? 2 * width : width - 1;
    v->west.at += (ptrdiff_t)(v->walls ? width : width - 1) * v->step[0];
    v->north.at += (ptrdiff_t)(width - 1) * v->step[0];
    v->step[0] = -v->step[0];
    for (int k = 0; k < 2; k++)
        v->end[k].x = last - v->end[k].x;
}

/* Transposes a view: its columns become rows, and its west walls become north walls. A board has
 * obstacles in only one plane. */
static void hash_transpose(struct hash_view *v)
{
    const struct hash_view from = *v;
    if (v->walls) {
        v->west = from.north;
        v->north = from.west;
    }
    v->step[0] = from.step[1];
    v->step[1] = from.step[0];
    v->size = (struct place){from.size.y, from.size.x};
    for (int k = 0; k < 2; k++)
        v->end[k] = (struct place){from.end[k].y, from.end[k].x};
}

/* ---- hashing ---- */

static uint64_t hash_text(uint64_t hash, const char *s)
{
    for (; *s; s++)
        hash = fnv_byte(hash, (unsigned char)*s);
    return hash;
}

/* Adds row y. The border of a maze of walls is closed; the border of a board may be. */
static uint64_t hash_row(uint64_t hash, const struct hash_view *v, size_t y)
{
    const unsigned char *west = v->west.at + (ptrdiff_t)y * v->step[1];
    const unsigned char *north = v->north.at + (ptrdiff_t)y * v->step[1];
    const unsigned west_mask = v->west.mask, north_mask = v->north.mask;
    const bool closed_board = v->closed && !v->walls, is_end = y == 0 || y + 1 == v->size.y;
    const ptrdiff_t step = v->step[0], width = (ptrdiff_t)v->size.x - closed_board;
    const unsigned all = '0' | (v->walls ? (y == 0) * MAZE_NORTH : closed_board && is_end);
    unsigned first = v->closed;
    for (ptrdiff_t x = 0; x < width; x++, first = 0) { /* no branch */
        const unsigned is_west = (west[x * step] & west_mask) != 0;
        const unsigned is_north = (north[x * step] & north_mask) != 0;
        const unsigned digit = all | first | is_west * MAZE_WEST | is_north * MAZE_NORTH;
        hash = fnv_byte(hash, (unsigned char)digit);
    }
    return hash_text(hash, v->walls || v->closed ? "1\n" : "\n");
}

/* Adds "x,y" and `end`. */
static uint64_t hash_place(uint64_t hash, struct place place, const char *end)
{
    char text[NUMBER_TEXT];
    hash = hash_text(hash, number_pair_text(place.x, ',', place.y, text));
    return hash_text(hash, end);
}

/* Mixes the bits at the end, because the low k bits of FNV-1a depend only on the low k bits of the
 * text. */
static uint64_t hash_of_view(const struct hash_view *v)
{
    uint64_t hash = FNV_OFFSET;
    for (size_t y = 0; y < v->size.y; y++)
        hash = hash_row(hash, v, y);
    for (size_t x = 0; v->walls && x < v->size.x; x++)
        hash = fnv_byte(hash, '2');
    if (v->walls)
        hash = hash_text(hash, "0\n");
    if (v->has_endpoints)
        hash = hash_place(hash_place(hash, v->end[0], " "), v->end[1], "\n");
    return rng_mix(hash);
}

uint64_t maze_hash(const struct maze *m, const struct maze_endpoints *endpoints, bool wraps)
{
    const struct hash_view v = hash_view_of(m, endpoints, wraps);
    return hash_of_view(&v);
}

/* Alternately reverses the columns and transposes. Two such steps are a rotation, so this visits
 * all eight orientations. */
uint64_t maze_hash_canonical(const struct maze *m, const struct maze_endpoints *endpoints)
{
    struct hash_view v = hash_view_of(m, endpoints, false);
    uint64_t least = UINT64_MAX;
    for (int k = 0; k < 8; k++) {
        const uint64_t hash = hash_of_view(&v);
        least = hash < least ? hash : least;
        if (k % 2)
            hash_transpose(&v);
        else
            hash_reflect(&v);
    }
    return least;
}
