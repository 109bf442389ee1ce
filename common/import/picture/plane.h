/* plane: flags of the pixels of a picture, and what is measured in them: how far each pixel is from
 * those with a flag, and which of them are joined. */
#ifndef IMPORT_PLANE_H
#define IMPORT_PLANE_H

#include "common/base/mem.h"
#include "common/maze/dsu.h"

#include <string.h>

enum {
    PLANE_PIXEL = 5,  /* distances are in fifths of a pixel */
    PLANE_FAR = 32000 /* the largest distance */
};

/* The flags of a pixel. */
enum {
    PLANE_DARK = 1,   /* darker than what is around it */
    PLANE_LIGHT = 2,  /* lighter */
    PLANE_START = 4,  /* of the colour of a start */
    PLANE_GOAL = 8,   /* of the colour of a goal */
    PLANE_WALL = 16,  /* belongs to a wall */
    PLANE_MAIN = 32,  /* to a wall that is large enough to be one of the maze */
    PLANE_IN = 64,    /* inside the maze */
    PLANE_MARK = 128, /* what one step needs */
};

/* In the first plane, what is dark or light, but less so than walls; after, what is so where walls
 * are. Then PLANE_FRAME is a wall around the maze. */
enum { PLANE_FAINT = PLANE_DARK, PLANE_FRAME = PLANE_LIGHT };
static inline unsigned plane_faint(unsigned side)
{
    return side == PLANE_DARK ? PLANE_IN : PLANE_MARK;
}

/* A rim of at least two pixels around the picture has no flags, so that all steps may look two
 * pixels far. {0} before first use. */
enum { PLANE_RIM = 2 };

struct plane {
    size_t width, height; /* with the rim; at most PLANE_COUNT pixels */
    struct mem memory;    /* owned; the flags */
    unsigned char *flags;
    dsu_link *piece;   /* see plane_join; in the memory that plane_shape was given */
    int16_t *distance; /* see plane_measure; there, too */
};

#define PLANE_COUNT ((size_t)1 << 30)

static inline size_t plane_count(const struct plane *p)
{
    return p->width * p->height;
}

/* Makes *p a plane of this size without flags. *work is what planes share that are not used at the
 * same time. Returns 0, or -1 if memory runs out or there are more pixels than PLANE_COUNT. */
int plane_shape(struct plane *p, size_t width, size_t height, struct mem *work);

/* Lets *p, whose flags stay, use the memory that it was shaped with, after another plane. Returns
 * 0, or -1 if memory runs out. */
int plane_borrow(struct plane *p, struct mem *work);

/* Gives a pixel the flag `to`, or takes it away. */
static inline void plane_set(unsigned char *flags, unsigned to, bool is_set)
{
    *flags = (unsigned char)(is_set ? *flags | to : *flags & ~to);
}

/* Gives the pixels with `from`, of the bits `mask`, the flag `to`; takes it from all others. */
void plane_flag(struct plane *p, unsigned mask, unsigned from, unsigned to);

/* Gives the pixels farther than `distance` the flag `to`; takes it from all others. */
void plane_flag_far(struct plane *p, int distance, unsigned to);

/* Stores how far each pixel is from the nearest one whose bits `mask` are `value`; the rim is far,
 * unless it has these bits. Distances are those of steps 5 pixels long, 7 across a corner, 11 like
 * a knight's in chess, which are at most 2 percent wrong: G. Borgefors, "Distance transformations
 * in digital images", 1986. */
void plane_measure(struct plane *p, unsigned mask, unsigned value);

/* Joins the pixels whose bits `mask` are `value` to pieces, by sides or also by corners. */
void plane_join(struct plane *p, unsigned mask, unsigned value, bool corners);

#define PLANE_NONE UINT32_MAX

/* What a pixel that was not joined has in place of a link. */
#define PLANE_APART INT32_MIN

/* Returns the first pixel of the piece of pixel i, in reading order; PLANE_NONE if it was not
 * joined. */
static inline uint32_t plane_piece(struct plane *p, size_t i)
{
    return p->piece[i] == PLANE_APART ? PLANE_NONE : (uint32_t)dsu_find(p->piece, i);
}

/* Returns whether pixel i is the first one of a piece. */
static inline bool plane_begins(const struct plane *p, size_t i)
{
    return p->piece[i] < 0 && p->piece[i] != PLANE_APART;
}

/* Returns how many pixels the piece has whose first pixel is `first`. */
size_t plane_size(const struct plane *p, uint32_t first);

/* Gives the pixels of a piece the flag `to`; takes it from all others. */
void plane_flag_piece(struct plane *p, uint32_t first, unsigned to);

/* Numbers the pieces from 1 on: plane_size is then the number. Returns how many there are. */
size_t plane_number(struct plane *p);

/* Removes spots of PLANE_WALL, and holes in it, of fewer than `least` pixels. */
void plane_clean(struct plane *p, size_t least);

/* Returns the first pixel of the largest piece that does not begin at pixel 0 or at one with the
 * flag `except`, and stores its size; 0 and a size of 0 if there is none. */
uint32_t plane_largest(struct plane *p, unsigned except, size_t *size);

#endif
