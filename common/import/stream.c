/* stream: the maze stream, maze(5), read by stream/reader. One row for each kind assumed for mazes
 * without a header. */
#include "import.h"

const struct format format_auto = {
    .entry = {"maze", "detected; a maze stream if no other format matches", NULL, NULL},
};

const struct format format_walls = {
    .entry = {"walls", "maze stream; mazes without a header are walls", NULL, NULL},
    .forced_kind = MAZE_WALLS,
};

const struct format format_block = {
    .entry = {"block", "maze stream; mazes without a header are blocks", NULL, NULL},
    .forced_kind = MAZE_BLOCK,
};
