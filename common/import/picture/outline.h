/* outline: the walls of a maze in a picture, what is inside them, and the gaps that lead there. */
#ifndef IMPORT_OUTLINE_H
#define IMPORT_OUTLINE_H

#include "common/base/err.h"
#include "plane.h"

/* A place in a plane, in pixels. */
struct outline_point {
    int x, y;
};

/* Returns the place of pixel i of a plane. */
static inline struct outline_point outline_place(const struct plane *p, size_t i)
{
    return (struct outline_point){(int)(i % p->width), (int)(i / p->width)};
}

enum { OUTLINE_DIRECTIONS = 4 };

/* Returns how far a point lies in direction k: right, down, or between. */
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
    int width; /* in PLANE_PIXEL-ths */
};

/* Returns the middle of a gap. */
static inline struct outline_point outline_middle(const struct outline_gap *g)
{
    return (struct outline_point){(g->end[0].x + g->end[1].x) / 2, (g->end[0].y + g->end[1].y) / 2};
}

enum { OUTLINE_GAPS = 64 }; /* as many are counted */

struct outline {
    struct plane plane; /* the walls, PLANE_WALL, and the free pixels inside, PLANE_IN */
    struct mem work;    /* owned; see plane_shape */
    size_t scale, rim;  /* pixels of the picture per pixel of the plane, whose pixel (rim, rim) is
                           the first of the picture */
    struct outline_point last; /* the pixel of the plane with the last one of the picture */
    unsigned side;             /* of the walls: PLANE_DARK or PLANE_LIGHT */
    int passage, wall;         /* how wide they are, in PLANE_PIXEL-ths */
    struct outline_gap gap[OUTLINE_GAPS]; /* the widest first */
    unsigned gaps;
    size_t inside;  /* pixels, walls among them */
    bool is_closed; /* there are no gaps */
    bool has_doors; /* the gaps are two, the doors, in reading order */
    struct err why; /* what is not as in a maze with two doors */
};

/* Returns a distance in whole pixels. */
static inline int outline_pixels(int fifths)
{
    return (fifths + PLANE_PIXEL / 2) / PLANE_PIXEL;
}

/* Returns the pixel of the picture at pixel k of the plane, across or down. */
static inline int outline_in_picture(const struct outline *o, int k)
{
    return (k - (int)o->rim) * (int)o->scale + (int)o->scale / 2;
}

/* Returns whether two places are at least `passages` passages apart. */
static inline bool outline_apart(const struct outline *o, struct outline_point a,
                                 struct outline_point b, int passages)
{
    const int64_t least = (int64_t)passages * o->passage;
    return outline_square(a, b) * PLANE_PIXEL * PLANE_PIXEL >= least * least;
}

/* Returns how many pixels a square as wide as a passage has. */
static inline size_t outline_area(const struct outline *o)
{
    return (size_t)(o->passage / PLANE_PIXEL) * (size_t)(o->passage / PLANE_PIXEL);
}

/* ---- light.c: which pixels of a picture are darker, or lighter, than what is around them ---- */

/* The samples of a picture, 0 to 255, row by row. */
struct light_picture {
    const unsigned char *samples;
    size_t width, height;
    unsigned channels; /* 1: greys; 3: red, green and blue */
};

/* Gives the pixels of *p, which has the size of the picture with a rim and no flags, PLANE_DARK,
 * PLANE_LIGHT, PLANE_START and PLANE_GOAL. Uses the other memory of *p. Returns whether they differ
 * enough from each other; if not, sets *why. */
bool light_flag(struct plane *p, const struct light_picture *picture, struct err *why);

/* ---- inside.c: what is inside the walls of an outline, and the gaps that lead there ---- */

/* Finds the two doors with the walls of PLANE_MAIN, and flags what is inside them with PLANE_IN.
 * Returns whether there are; if not, sets o->why to what there is. */
bool inside_find(struct outline *o);

/* Returns whether a gap contains a piece of PLANE_WALL without PLANE_MAIN, which may be a part of
 * the outline. */
bool inside_left_out(const struct outline *o);

/* Returns whether a disc can roll along both sides of the walls with PLANE_MAIN: no others begin
 * at them. */
bool inside_is_smooth(struct outline *o);

/* Flags what is inside an outline that has not two doors. Returns how many pixels that are, 0 for
 * too few. */
size_t inside_close(struct outline *o);

/* ---- walls.c: the walls of a maze in a picture, and its doors ---- */

/* Finds the maze whose walls are the pixels of *full with the flag `side`, PLANE_DARK or
 * PLANE_LIGHT. *full needs only its flags. Returns 1, 0 if there is no outline with something
 * inside, or -1 if memory runs out. Sets o->why unless there are two doors. */
int walls_find(struct outline *o, struct plane *full, unsigned side);

#endif
