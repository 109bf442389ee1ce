/* plane: flags for the pixels of a picture, and measurements: the distance of each pixel from those
 * with a flag, and the pieces (connected components) of pixels with a flag. */
#ifndef IMPORT_PLANE_H
#define IMPORT_PLANE_H

#include "common/base/mem.h"
#include "common/maze/dsu.h"

#include <string.h>

enum {
    PLANE_PIXEL = 5,  /* units per pixel of all distances */
    PLANE_FAR = 32000 /* the maximum distance */
};

/* The flags of a pixel. */
enum {
    PLANE_DARK = 1,   /* darker than its surroundings */
    PLANE_LIGHT = 2,  /* lighter than its surroundings */
    PLANE_START = 4,  /* has the colour of a start */
    PLANE_GOAL = 8,   /* has the colour of a goal */
    PLANE_WALL = 16,  /* belongs to a wall */
    PLANE_MAIN = 32,  /* belongs to a wall large enough for the maze */
    PLANE_IN = 64,    /* inside the maze */
    PLANE_MARK = 128, /* scratch, for use within one step */
};

/* In the first plane, plane_faint marks pixels that are dark or light, but less so than walls.
 * Later, PLANE_FAINT marks these and the walls, and PLANE_FRAME is a wall around the maze. */
enum { PLANE_FAINT = PLANE_DARK, PLANE_FRAME = PLANE_LIGHT };
static inline unsigned plane_faint(unsigned side)
{
    return side == PLANE_DARK ? PLANE_IN : PLANE_MARK;
}

/* A rim of at least two pixels around the picture has no flags, so that every step can access
 * pixels up to two pixels away. {0} before first use. */
enum { PLANE_RIM = 2 };

struct plane {
    size_t width, height; /* including the rim; at most PLANE_COUNT pixels */
    struct mem memory;    /* owned; the flags */
    unsigned char *flags;
    dsu_link *piece;   /* see plane_join; in the memory given to plane_shape */
    int16_t *distance; /* see plane_measure; in the same memory */
};

#define PLANE_COUNT ((size_t)1 << 30)

static inline size_t plane_count(const struct plane *p)
{
    return p->width * p->height;
}

/* Makes *p a plane of this size without flags. *work is memory shared by planes that are not used
 * at the same time. Returns 0, or -1 if memory runs out or there are more pixels than PLANE_COUNT.
 */
int plane_shape(struct plane *p, size_t width, size_t height, struct mem *work);

/* Lets *p, whose flags are preserved, use the shared memory again after another plane has used it.
 * Returns 0, or -1 if memory runs out. */
int plane_borrow(struct plane *p, struct mem *work);

/* Sets or clears the flag `to` of a pixel. */
static inline void plane_set(unsigned char *flags, unsigned to, bool is_set)
{
    *flags = (unsigned char)(is_set ? *flags | to : *flags & ~to);
}

/* Sets the flag `to` on the pixels whose bits `mask` equal `from`; clears it on all others. */
void plane_flag(struct plane *p, unsigned mask, unsigned from, unsigned to);

/* Sets the flag `to` on the pixels farther than `distance`; clears it on all others. */
void plane_flag_far(struct plane *p, int distance, unsigned to);

/* Stores the distance of each pixel from the nearest one whose bits `mask` equal `value`; the rim
 * is far away unless it has these bits. A distance is the length of a path whose steps are 5 long
 * to a side, 7 across a corner, and 11 for a knight's move, which is at most 2 percent wrong: G.
 * Borgefors, "Distance transformations in digital images", 1986. */
void plane_measure(struct plane *p, unsigned mask, unsigned value);

/* Joins the pixels whose bits `mask` equal `value` into pieces, across sides, and with `corners`
 * also across corners. */
void plane_join(struct plane *p, unsigned mask, unsigned value, bool corners);

#define PLANE_NONE UINT32_MAX

/* The link of a pixel that was not joined. */
#define PLANE_APART INT32_MIN

/* Returns the first pixel, in reading order, of the piece that contains pixel i; PLANE_NONE if it
 * was not joined. */
static inline uint32_t plane_piece(struct plane *p, size_t i)
{
    return p->piece[i] == PLANE_APART ? PLANE_NONE : (uint32_t)dsu_find(p->piece, i);
}

/* Returns whether pixel i is the first one of a piece. */
static inline bool plane_begins(const struct plane *p, size_t i)
{
    return p->piece[i] < 0 && p->piece[i] != PLANE_APART;
}

/* Returns the number of pixels of the piece whose first pixel is `first`. */
size_t plane_size(const struct plane *p, uint32_t first);

/* Sets the flag `to` on the pixels of a piece; clears it on all others. */
void plane_flag_piece(struct plane *p, uint32_t first, unsigned to);

/* Numbers the pieces from 1; plane_size then returns the number of a piece. Returns the number of
 * pieces. */
size_t plane_number(struct plane *p);

/* Removes spots of PLANE_WALL, and holes in PLANE_WALL, of fewer than `least` pixels. */
void plane_clean(struct plane *p, size_t least);

/* Returns the first pixel of the largest piece that begins neither at pixel 0 nor at a pixel with
 * the flag `except`, and stores its size. If there is none, returns 0 and stores 0. */
uint32_t plane_largest(struct plane *p, unsigned except, size_t *size);

#endif
