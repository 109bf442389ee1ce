#include "frames.h"

int frames_start(struct frames *f, const struct maze *m, uint64_t every,
                 void (*write)(void *context), void *context, struct err *err)
{
    f->every = every;
    f->write = write;
    f->context = context;
    f->steps = f->frame = 0;
    return maze_shape(&f->maze, m->kind, m->width, m->height, err);
}

void frames_copy(struct frames *f, const struct maze *m)
{
    const unsigned kept = m->kind == MAZE_BLOCK ? MAZE_OBSTACLE : MAZE_WEST | MAZE_NORTH;
    unsigned char *to = f->maze.cell;
    for (size_t i = 0, n = m->stride * (m->height + 1); i < n; i++)
        to[i] = (unsigned char)(m->cell[i] & kept);
}

void frames_set_joined(struct frames *f, unsigned mark)
{
    for (size_t i = 0; f && i < f->maze.stride * f->maze.height; i++)
        if (i % f->maze.stride < f->maze.width && !maze_solid(&f->maze, i))
            frames_set(f, i, mark);
}

void frames_activate_path(struct frames *f, const struct maze *m)
{
    frames_finish_all(f);
    for (size_t i = 0; f && i < m->stride * m->height; i++)
        if (m->cell[i] & MAZE_PATH)
            frames_set(f, i, FRAME_ACTIVE);
}

void frames_finish_all(struct frames *f)
{
    for (size_t i = 0; f && i < f->maze.stride * f->maze.height; i++)
        if (f->maze.cell[i] & FRAME_ACTIVE)
            frames_set(f, i, FRAME_FINISHED);
}
