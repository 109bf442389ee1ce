/* A wall is built along the middle of every passage. So each cell becomes four, and the path
 * follows the walls of the original maze, always on the same side. In a perfect maze, all walls are
 * connected to the border, so this is a single closed path past both sides of every wall.
 *
 * Two neighbouring quarters of a cell are joined if the cell has a wall on their common side, and
 * separated if there is a passage.
 *
 * Reference: Walter D. Pullen, "Think Labyrinth: Maze algorithms". */
#include "unicursal.h"

int unicursal_make(struct maze *to, const struct maze *from, const struct door_field *field,
                   size_t cells, struct door door[DOOR_COUNT], struct err *err)
{
    const struct door at = door_or_default(door, field, DOOR_ENTRANCE);
    const struct place start = {2 * at.at.x + (at.open && at.side == MAZE_E),
                                2 * at.at.y + (at.open && at.side == MAZE_S)};
    unsigned d = at.open && at.side % 2 ? MAZE_S : MAZE_E;
    size_t passages = 0, cut;
    if (maze_shape(to, MAZE_WALLS, 2 * from->width, 2 * from->height, err))
        return -1;
    maze_fill(to, 0);
    for (size_t y = 0; y < from->height; y++)
        for (size_t x = 0; x < from->width; x++) {
            const size_t i = y * from->stride + x;
            const unsigned west = from->cell[i] & MAZE_WEST, north = from->cell[i] & MAZE_NORTH;
            const bool east_open = maze_open(from, i, MAZE_E),
                       south_open = maze_open(from, i, MAZE_S);
            unsigned char *up = to->cell + 2 * y * to->stride + 2 * x, *down = up + to->stride;
            if (field->mask && !field->mask[i])
                continue;
            up[0] = (unsigned char)(west | north);
            up[1] = north ? MAZE_NORTH : MAZE_WEST;
            down[0] = west ? MAZE_WEST : MAZE_NORTH;
            down[1] = (unsigned char)(south_open * MAZE_WEST | east_open * MAZE_NORTH);
            passages += (size_t)!north + !west;
        }
    if (passages != cells - 1)
        return err_set(err, "--unicursal requires a maze without loops");
    /* Cuts the path at the entrance: the start is the first quarter on the side of that door, and
     * the goal is the quarter beside it on that side. */
    cut = maze_cell(to, start);
    while (!at.open && !maze_open(to, cut, d))
        d = (d + 1) % 4;
    door[DOOR_ENTRANCE] = (struct door){door[DOOR_ENTRANCE].exists, start, at.open, at.side};
    door[DOOR_EXIT] = (struct door){door[DOOR_EXIT].exists,
                                    maze_place(to, maze_neighbour(to, cut, d)), at.open, at.side};
    to->cell[(ptrdiff_t)cut + to->owner[d]] |= maze_wall[d];
    return 0;
}
