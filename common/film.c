#include "film.h"

#include <string.h>

int film_begin(struct film *f, const struct maze *m, struct err *err)
{
    const unsigned keep = MAZE_VERT | MAZE_HORIZ | MAZE_OBSTACLE;
    if (maze_shape(&f->maze, m->kind, m->width, m->height, err))
        return -1;
    memcpy(f->maze.cell, m->cell, m->stride * (m->height + 1));
    maze_clear(&f->maze, (unsigned char)~keep);
    return 0;
}

void film_all(struct film *f)
{
    for (size_t y = 0; f && y < f->maze.height; y++)
        for (size_t x = 0; x < f->maze.width; x++)
            if (!maze_solid(&f->maze, y * f->maze.stride + x))
                film_mark(f, y * f->maze.stride + x, MAZE_PATH);
}

void film_path(struct film *f, const struct maze *m)
{
    film_drop(f);
    for (size_t i = 0; f && i < m->stride * m->height; i++)
        if (m->cell[i] & MAZE_PATH)
            film_mark(f, i, MAZE_PATH);
}

void film_drop(struct film *f)
{
    for (size_t i = 0; f && i < f->maze.stride * f->maze.height; i++)
        if (f->maze.cell[i] & MAZE_PATH)
            film_mark(f, i, MAZE_VISITED);
}
