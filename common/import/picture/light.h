/* light: which pixels of a picture are darker, or lighter, than what is around them. */
#ifndef IMPORT_LIGHT_H
#define IMPORT_LIGHT_H

#include "plane.h"

/* The samples of a picture, 0 to 255, row by row. */
struct light_picture {
    const unsigned char *samples;
    size_t width, height;
    unsigned channels; /* 1: greys; 3: red, green and blue */
};

/* Gives the pixels of *p, which has the size of the picture with a rim and no flags, PLANE_DARK,
 * PLANE_LIGHT, PLANE_START and PLANE_GOAL. Uses the other memory of *p. Returns whether the picture
 * has more than one colour. */
bool light_flag(struct plane *p, const struct light_picture *picture);

#endif
