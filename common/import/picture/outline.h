/* outline: the walls of a maze in a picture, the inside, and the gaps that lead into it. */
#ifndef IMPORT_OUTLINE_H
#define IMPORT_OUTLINE_H

#include "common/base/err.h"
#include "plane.h"

/* A position in a plane, in pixels. */
struct outline_point {
    int x, y;
};

/* Returns the position of pixel i of a plane. */
static inline struct outline_point outline_place(const struct plane *p, size_t i)
{
    return (struct outline_point){(int)(i % p->width), (int)(i / p->width)};
}

enum { OUTLINE_DIRECTIONS = 4 };

/* Returns the coordinate of a point in direction k: right, down, or one of the diagonals. */
static inline int outline_along(struct outline_point q, unsigned k)
{
    return k == 0 ? q.x : k == 1 ? q.y : k == 2 ? q.x + q.y : q.x - q.y;
}

/* Returns the square of the distance between two points. */
static inline int64_t outline_square(struct outline_point a, struct outline_point b)
{
    const int64_t x = a.x - b.x, y = a.y - b.y;
    return x * x + y * y;
}

/* A gap between two posts of the outline. */
struct outline_gap {
    struct outline_point end[2];
    int width; /* in units of 1/PLANE_PIXEL pixel */
};

/* Returns the middle of a gap. */
static inline struct outline_point outline_middle(const struct outline_gap *g)
{
    return (struct outline_point){(g->end[0].x + g->end[1].x) / 2, (g->end[0].y + g->end[1].y) / 2};
}

enum { OUTLINE_GAPS = 64 }; /* the maximum counted */

struct outline {
    struct plane plane; /* the walls (PLANE_WALL) and the free pixels inside (PLANE_IN) */
    struct mem work;    /* owned; see plane_shape */
    size_t scale, rim;  /* picture pixels per plane pixel; the plane pixel (rim, rim) is the first
                           one of the picture */
    struct outline_point last;            /* the plane pixel that contains the last picture pixel */
    unsigned side;                        /* the side of the walls: PLANE_DARK or PLANE_LIGHT */
    int passage, wall;                    /* their widths, in units of 1/PLANE_PIXEL pixel */
    struct outline_gap gap[OUTLINE_GAPS]; /* sorted, the widest first */
    unsigned gaps;
    size_t inside;  /* pixels inside, including walls */
    bool is_closed; /* the outline has no gaps */
    bool has_doors; /* the outline has exactly two gaps, the doors, in reading order */
    struct err why; /* the difference from a maze with two doors */
};

/* Returns a distance rounded to pixels. */
static inline int outline_pixels(int fifths)
{
    return (fifths + PLANE_PIXEL / 2) / PLANE_PIXEL;
}

/* Returns the picture coordinate of plane coordinate k, across or down. */
static inline int outline_in_picture(const struct outline *o, int k)
{
    return (k - (int)o->rim) * (int)o->scale + (int)o->scale / 2;
}

/* Returns whether two positions are at least `passages` passages apart. */
static inline bool outline_apart(const struct outline *o, struct outline_point a,
                                 struct outline_point b, int passages)
{
    const int64_t least = (int64_t)passages * o->passage;
    return outline_square(a, b) * PLANE_PIXEL * PLANE_PIXEL >= least * least;
}

/* Returns the area of a square as wide as a passage, in pixels. */
static inline size_t outline_area(const struct outline *o)
{
    return (size_t)(o->passage / PLANE_PIXEL) * (size_t)(o->passage / PLANE_PIXEL);
}

/* ---- light.c: the pixels darker, or lighter, than their surroundings ---- */

/* The samples of a picture, 0 to 255, row by row. */
struct light_picture {
    const unsigned char *samples;
    size_t width, height;
    unsigned channels; /* 1: grey; 3: red, green and blue */
};

/* Sets PLANE_DARK, PLANE_LIGHT, PLANE_START and PLANE_GOAL on the pixels of *p, which has the size
 * of the picture plus a rim, and no flags. Uses the other memory of *p as scratch space. Returns
 * whether the pixels differ enough from each other; if not, sets *why. */
bool light_flag(struct plane *p, const struct light_picture *picture, struct err *why);

/* ---- inside.c: the inside of an outline, and the gaps that lead into it ---- */

/* Finds the two doors in the walls with PLANE_MAIN, and sets PLANE_IN on the pixels inside. Returns
 * whether two doors exist; if not, sets o->why to what exists. */
bool inside_find(struct outline *o);

/* Returns whether a gap contains a piece with PLANE_WALL but without PLANE_MAIN, which may belong
 * to the outline. */
bool inside_left_out(const struct outline *o);

/* Returns whether a disc can roll along both sides of the walls with PLANE_MAIN, because no other
 * walls begin at them. */
bool inside_is_smooth(struct outline *o);

/* Sets PLANE_IN on the inside of an outline without two doors. Returns its size in pixels, 0 if it
 * is too small. */
size_t inside_close(struct outline *o);

/* ---- walls.c: the walls of a maze in a picture, and its doors ---- */

/* Finds the maze whose walls are the pixels of *full with the flag `side`, PLANE_DARK or
 * PLANE_LIGHT. Only the flags of *full are used. Returns 1, 0 if there is no outline with an
 * inside, or -1 if memory runs out. Sets o->why unless there are two doors. */
int walls_find(struct outline *o, struct plane *full, unsigned side);

#endif
