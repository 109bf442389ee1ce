/* walls: finds the walls of a maze in a picture, and its doors. */
#ifndef IMPORT_WALLS_H
#define IMPORT_WALLS_H

#include "outline.h"

/* Finds the maze whose walls are the pixels of *full with the flag `side`, PLANE_DARK or
 * PLANE_LIGHT. *full needs only its flags. Returns 1, 0 if there is no outline with something
 * inside, or -1 if memory runs out. Sets o->why unless there are two doors. */
int walls_find(struct outline *o, struct plane *full, unsigned side);

#endif
