#include "frames.h"

#include <string.h>

int frames_begin(struct search_frames *f, const struct maze *m, struct err *err)
{
    if (maze_shape(&f->maze, m->kind, m->width, m->height, err))
        return -1;
    memcpy(f->maze.cell, m->cell, m->stride * (m->height + 1));
    maze_clear(&f->maze, (unsigned char)~(MAZE_WEST | MAZE_NORTH | MAZE_OBSTACLE));
    return 0;
}

void frames_activate_all(struct search_frames *f)
{
    for (size_t y = 0; f && y < f->maze.height; y++)
        for (size_t x = 0; x < f->maze.width; x++)
            if (!maze_solid(&f->maze, y * f->maze.stride + x))
                frames_set(f, y * f->maze.stride + x, MAZE_PATH);
}

void frames_show_path(struct search_frames *f, const struct maze *m)
{
    frames_finish_all(f);
    for (size_t i = 0; f && i < m->stride * m->height; i++)
        if (m->cell[i] & MAZE_PATH)
            frames_set(f, i, MAZE_PATH);
}

void frames_finish_all(struct search_frames *f)
{
    for (size_t i = 0; f && i < f->maze.stride * f->maze.height; i++)
        if (f->maze.cell[i] & MAZE_PATH)
            frames_set(f, i, MAZE_VISITED);
}
