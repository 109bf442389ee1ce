/* around: finds what surrounds a maze in a picture: frames, the bands that broken frames leave, and
 * the edge of the picture. */
#ifndef IMPORT_AROUND_H
#define IMPORT_AROUND_H

#include "outline.h"

/* boxes: scratch memory, enlarged as needed. */

/* Sets PLANE_MAIN on all walls without PLANE_FRAME, except on a frame around the others: a line
 * more than twice `distance` away from them at which no other line begins. Sets PLANE_FRAME on the
 * frame. Returns 1, 0 if there is no frame, or -1 if memory runs out. */
int around_leave_frame(struct outline *o, int distance, struct mem *boxes);

/* Returns whether walls run into an edge of the picture and the opening between them is wider than
 * a passage: a part of the maze is cut off. The outer wall of a maze without a margin runs along
 * the edge instead. */
bool around_is_cut(const struct outline *o);

/* Checks for a band inside that surrounds the rest and is nearly twice as wide as passages: a
 * margin, which a broken frame leaves inside. Returns 1 if there is none, 0 with o->why set if
 * there is one, or -1 if memory runs out. */
int around_check_band(struct outline *o, struct mem *boxes);

#endif
