#include "door.h"

size_t door_places(const struct door_field *f, unsigned side)
{
    return (side % 2 ? f->height : f->width) - 2 * f->inset;
}

struct door door_at_side(const struct door_field *f, unsigned side, size_t place)
{
    struct door d = {true, place, place, true, side};
    if (side % 2)
        d.x = side == MAZE_W ? f->inset : f->width - 1 - f->inset;
    else
        d.y = side == MAZE_N ? f->inset : f->height - 1 - f->inset;
    return d;
}

bool door_in_mask(const struct door_field *f, size_t x, size_t y)
{
    return !f->mask || f->mask[y * f->stride + x];
}

bool door_side_in_mask(const struct door_field *f, unsigned side)
{
    for (size_t k = 0; k < door_places(f, side); k++) {
        const struct door d = door_at_side(f, side, k + f->inset);
        if (door_in_mask(f, d.x, d.y))
            return true;
    }
    return false;
}

bool doors_touch(const struct door *a, const struct door *b)
{
    size_t x = a->x > b->x ? a->x - b->x : b->x - a->x, y = a->y > b->y ? a->y - b->y : b->y - a->y;
    return a->exists && b->exists && a->open && b->open && a->side == b->side && x + y == 1;
}

void door_place(const struct door *door, size_t inset, size_t *x, size_t *y)
{
    size_t step = door->open ? inset : 0;
    *x = door->x + step * (door->side == MAZE_E) - step * (door->side == MAZE_W);
    *y = door->y + step * (door->side == MAZE_S) - step * (door->side == MAZE_N);
}

void door_carve(const struct door *door, struct maze *m)
{
    unsigned char *cell = m->cell + door->y * m->stride + door->x;
    if (!door->exists || !door->open)
        return;
    if (m->kind == MAZE_BLOCK)
        cell[m->step[door->side]] &= (unsigned char)~MAZE_OBSTACLE;
    else
        maze_carve(m, cell, door->side);
}

void door_close(const struct door *door, struct maze *m)
{
    const size_t i = door->y * m->stride + door->x;
    if (door->exists && door->open)
        m->cell[(ptrdiff_t)i + m->owner[door->side]] |= maze_wall[door->side];
}

void door_carve_rows(const struct door *door, unsigned char *rows, size_t width, size_t y,
                     size_t count, bool border)
{
    if (!door->exists || !door->open)
        return;
    if (door->side == MAZE_N || door->side == MAZE_S) {
        if (door->side == MAZE_N ? y == 0 : border)
            rows[door->x] &= (unsigned char)~MAZE_NORTH;
    } else if (door->y >= y && door->y - y < count) { /* never in the border row */
        unsigned char *row = rows + (door->y - y) * (width + 1);
        row[door->side == MAZE_W ? 0 : width] &= (unsigned char)~MAZE_WEST;
    }
}
