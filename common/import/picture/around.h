/* around: what lies around a maze in a picture: frames, the bands that broken ones leave, and the
 * edge of the picture. */
#ifndef IMPORT_AROUND_H
#define IMPORT_AROUND_H

#include "outline.h"

/* boxes: scratch memory, which grows. */

/* Gives all walls without PLANE_FRAME the flag PLANE_MAIN, except a frame around the others: a line
 * more than twice `distance` away from them, at which no other line begins. It gets PLANE_FRAME.
 * Returns 1, 0 if there is no frame, or -1 if memory runs out. */
int around_leave_frame(struct outline *o, int distance, struct mem *boxes);

/* Returns whether walls run into an edge of the picture, and more than a passage is open between
 * them: a part of the maze is cut off. The outer wall of a maze without a margin runs along it. */
bool around_is_cut(const struct outline *o);

/* Returns 1 if no band lies inside, around the rest and nearly twice as wide as passages: a broken
 * frame leaves one, which is a margin; 0 with o->why set; or -1 if memory runs out. */
int around_check_band(struct outline *o, struct mem *boxes);

#endif
