/* stream: the maze stream, maze(5), which stream/reader reads. One row per kind assumed for mazes
 * without a header. */
#include "import.h"

const struct import import_maze = {
    .entry = {"maze", "told by its first bytes: a maze stream, pbm, ascii or map", NULL},
};

const struct import import_walls = {
    .entry = {"walls", "a maze stream; what has no header is walls", NULL},
    .forced_kind = MAZE_WALLS,
};

const struct import import_block = {
    .entry = {"block", "a maze stream; what has no header is blocks", NULL},
    .forced_kind = MAZE_BLOCK,
};
