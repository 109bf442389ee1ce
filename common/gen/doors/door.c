#include "door.h"

size_t door_places(const struct door_field *f, unsigned side)
{
    return (side % 2 ? f->height : f->width) - 2 * f->inset;
}

struct door door_at_side(const struct door_field *f, unsigned side, size_t place)
{
    struct door d = {true, {place, place}, true, side};
    if (side % 2)
        d.at.x = side == MAZE_W ? f->inset : f->width - 1 - f->inset;
    else
        d.at.y = side == MAZE_N ? f->inset : f->height - 1 - f->inset;
    return d;
}

struct door door_at_cell(const struct door_field *f, size_t cell, unsigned side)
{
    const struct place at = {cell % f->stride, cell / f->stride};
    const struct door at_side = door_at_side(f, side, side % 2 ? at.y : at.x);
    return (struct door){true, at, place_equal(at, at_side.at), side};
}

bool door_in_mask(const struct door_field *f, const struct door *door)
{
    const size_t i = door_cell(door, f->stride);
    if (f->mask && !f->mask[i])
        return false;
    return !f->graph || !door->open || !shape_graph_stays(f->graph, i, door->side);
}

bool doors_touch(const struct door *a, const struct door *b)
{
    return a->exists && b->exists && a->open && b->open && a->side == b->side &&
           place_apart(a->at, b->at) == 1;
}

struct place door_place(const struct door *door, size_t inset)
{
    const size_t step = door->open ? inset : 0;
    return (struct place){
        door->at.x + step * (door->side == MAZE_E) - step * (door->side == MAZE_W),
        door->at.y + step * (door->side == MAZE_S) - step * (door->side == MAZE_N)};
}

void door_carve(const struct door *door, struct maze *m)
{
    unsigned char *cell = m->cell + maze_cell(m, door->at);
    if (!door->exists || !door->open)
        return;
    if (m->kind == MAZE_BLOCK)
        cell[m->step[door->side]] &= (unsigned char)~MAZE_OBSTACLE;
    else
        maze_carve(m, cell, door->side);
}

void door_close(const struct door *door, struct maze *m)
{
    const size_t i = maze_cell(m, door->at);
    if (door->exists && door->open)
        m->cell[(ptrdiff_t)i + m->owner[door->side]] |= maze_wall[door->side];
}
