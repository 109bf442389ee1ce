/* inside: what is inside the walls of an outline, and the gaps that lead there. */
#ifndef IMPORT_INSIDE_H
#define IMPORT_INSIDE_H

#include "outline.h"

/* Finds the two doors with the walls of PLANE_MAIN, and flags what is inside them with PLANE_IN.
 * Returns whether there are; if not, and `names`, sets o->why to what there is. */
bool inside_find(struct outline *o, bool names);

/* Returns whether a piece of PLANE_WALL without PLANE_MAIN is near a gap: it may be a part of the
 * outline. */
bool inside_left_out(const struct outline *o);

/* Flags what is inside an outline that has not two doors. Returns whether there is something. */
bool inside_close(struct outline *o);

#endif
