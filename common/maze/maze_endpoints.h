/* maze_endpoints: the start and goal of a maze that does not specify them.
 *
 * The default start is the first opening in reading order, or else the first free cell. The default
 * goal is the last opening, if it is not also the first, or else the last free cell.
 *
 * If start and goal are then the same cell and one of them is a default, another cell replaces that
 * one; if both are defaults, it replaces the start. The replacement is another opening, in the same
 * order, or else the first free cell for the start and the last free cell for the goal, or else the
 * other of these two cells. A specified start may equal the specified goal.
 *
 * An opening is a free cell with a gap in the border.
 *
 * Two other places determine a default start and goal: gen/doors/door_request.c chooses the doors
 * of a generated maze, and import/kit/micromouse.c sets the start and goals of a micromouse
 * maze. */
#ifndef MAZE_MAZE_ENDPOINTS_H
#define MAZE_MAZE_ENDPOINTS_H

#include "shape_graph.h"

/* Sets the places of *ends that are PLACE_NONE to the defaults of *m; they stay PLACE_NONE if no
 * cell is free. Moves a place in a cell of a shape to the first part of that cell. g is the graph
 * of a maze with a shape, or NULL for an ordinary maze. */
void maze_endpoints_complete(struct maze_endpoints *ends, const struct maze *m,
                             const struct shape_graph *g);

#endif
