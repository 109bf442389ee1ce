#include "plane.h"

int plane_borrow(struct plane *p, struct mem *work)
{
    const size_t count = plane_count(p);
    if (mem_need_array(work, count, sizeof *p->piece + sizeof *p->distance, 0))
        return -1;
    p->piece = (dsu_link *)(void *)work->at;
    p->distance = (int16_t *)(void *)(work->at + count * sizeof *p->piece);
    return 0;
}

int plane_shape(struct plane *p, size_t width, size_t height, struct mem *work)
{
    size_t count;
    if (mem_size(width, height, 0, &count) || count > PLANE_COUNT || mem_need(&p->memory, count))
        return -1;
    p->width = width;
    p->height = height;
    p->flags = p->memory.at;
    memset(p->flags, 0, count);
    return plane_borrow(p, work);
}

void plane_flag(struct plane *p, unsigned mask, unsigned from, unsigned to)
{
    const size_t n = plane_count(p);
    unsigned char *const flags = p->flags; /* a copy: stores of bytes may alias p->flags, and
                                              reloading it takes five times as long */
    for (size_t i = 0; i < n; i++)
        plane_set(&flags[i], to, (flags[i] & mask) == from);
}

void plane_flag_far(struct plane *p, int distance, unsigned to)
{
    const size_t n = plane_count(p);
    unsigned char *const flags = p->flags;
    const int16_t *const from = p->distance;
    for (size_t i = 0; i < n; i++)
        plane_set(&flags[i], to, from[i] > distance);
}

/* ---- distances ---- */

static int16_t plane_nearer(int16_t distance, int16_t other, int16_t step)
{
    const int16_t by = (int16_t)(other + step);
    if (by < distance)
        return by;
    return distance;
}

/* Measures a row from the two rows before it, then along the row. `side` is -1 or 1. */
static void plane_measure_row(int16_t *restrict row, const int16_t *restrict one,
                              const int16_t *restrict two, size_t width, ptrdiff_t side)
{
    for (size_t x = PLANE_RIM; x < width - PLANE_RIM; x++) {
        int16_t d = plane_nearer(row[x], one[x], 5);
        d = plane_nearer(plane_nearer(d, one[x - 1], 7), one[x + 1], 7);
        d = plane_nearer(plane_nearer(d, one[x - 2], 11), one[x + 2], 11);
        row[x] = plane_nearer(plane_nearer(d, two[x - 1], 11), two[x + 1], 11);
    }
    for (size_t k = PLANE_RIM; k < width - PLANE_RIM; k++) {
        int16_t *at = row + (side < 0 ? k : width - 1 - k);
        *at = plane_nearer(*at, at[side], 5);
    }
}

void plane_measure(struct plane *p, unsigned mask, unsigned value)
{
    const size_t n = plane_count(p), width = p->width;
    for (size_t i = 0; i < n; i++)
        p->distance[i] = (p->flags[i] & mask) == value ? (int16_t)0 : (int16_t)PLANE_FAR;
    for (size_t y = PLANE_RIM; y < p->height - PLANE_RIM; y++) {
        int16_t *row = p->distance + y * width;
        plane_measure_row(row, row - width, row - 2 * width, width, -1);
    }
    for (size_t y = p->height - PLANE_RIM; y-- > PLANE_RIM;) {
        int16_t *row = p->distance + y * width;
        plane_measure_row(row, row + width, row + 2 * width, width, 1);
    }
}

/* ---- pieces ---- */

/* Unites the pieces of two pixels. Returns the first pixel of the result, which is its root;
 * dsu_union would use the root of the larger piece. */
static size_t plane_unite(dsu_link *piece, size_t a, size_t b)
{
    const size_t i = dsu_find(piece, a), k = dsu_find(piece, b);
    const size_t first = i < k ? i : k, other = i < k ? k : i;
    if (i != k) {
        piece[first] += piece[other];
        piece[other] = (dsu_link)first;
    }
    return first;
}

void plane_join(struct plane *p, unsigned mask, unsigned value, bool corners)
{
    const size_t n = plane_count(p), width = p->width;
    dsu_link *piece = p->piece;
    bool left = false; /* the previous pixel is joined, */
    size_t first = 0;  /* to the piece that begins here */
    for (size_t i = 0; i < n; i++) {
        const bool follows = left;
        const dsu_link *above;
        left = (p->flags[i] & mask) == value;
        piece[i] = left ? -1 : PLANE_APART;
        if (!left)
            continue;
        if (follows) {
            piece[i] = (dsu_link)first;
            piece[first]--;
        } else {
            first = i;
        }
        if (i <= width)
            continue;
        above = piece + i - width;
        /* Skips what the pixels to the left or above have already united. */
        if (above[0] != PLANE_APART && (!follows || above[-1] == PLANE_APART))
            first = plane_unite(piece, i, i - width);
        else if (corners && above[0] == PLANE_APART && !follows && above[-1] != PLANE_APART)
            first = plane_unite(piece, i, i - width - 1);
        if (corners && above[0] == PLANE_APART && above[1] != PLANE_APART)
            first = plane_unite(piece, i, i - width + 1);
    }
}

size_t plane_size(const struct plane *p, uint32_t first)
{
    return (size_t)-p->piece[first];
}

void plane_flag_piece(struct plane *p, uint32_t first, unsigned to)
{
    const size_t n = plane_count(p);
    for (size_t i = 0; i < n; i++)
        plane_set(&p->flags[i], to, plane_piece(p, i) == first);
}

size_t plane_number(struct plane *p)
{
    const size_t n = plane_count(p);
    dsu_link count = 0;
    for (size_t i = 0; i < n; i++)
        if (plane_begins(p, i))
            p->piece[i] = -++count;
    return (size_t)count;
}

void plane_clean(struct plane *p, size_t least)
{
    const size_t n = plane_count(p);
    for (unsigned holes = 0; holes < 2; holes++) {
        plane_join(p, PLANE_WALL, holes ? 0 : PLANE_WALL, !holes);
        for (size_t i = 0; i < n; i++)
            if (p->piece[i] != PLANE_APART && plane_size(p, plane_piece(p, i)) < least)
                p->flags[i] ^= PLANE_WALL;
    }
}

uint32_t plane_largest(struct plane *p, unsigned except, size_t *size)
{
    const size_t n = plane_count(p);
    uint32_t best = 0;
    *size = 0;
    for (size_t i = 1; i < n; i++)
        if (plane_begins(p, i) && !(p->flags[i] & except) && plane_size(p, (uint32_t)i) > *size) {
            best = (uint32_t)i;
            *size = plane_size(p, best);
        }
    return best;
}
