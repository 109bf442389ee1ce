#include "board.h"

#include "common/base/bits.h"
#include "frame.h"
#include "job.h"

#include <string.h>

uint64_t board_fill(const struct gen_job *job, size_t border, unsigned char inner)
{
    const struct maze *m = job->maze;
    unsigned char *row = m->cell;
    uint64_t n = 0;
    memset(m->mem.at, 0, m->stride);
    memset(m->cell, 0, m->stride * (m->height + 1));
    for (size_t y = 0; y < m->height; y++, row += m->stride) {
        memset(row, MAZE_OBSTACLE, m->width);
        for (size_t x = border; y >= border && y + border < m->height && x + border < m->width; x++)
            if (job_has(job, y * m->stride + x)) {
                row[x] = inner;
                n++;
            }
    }
    return n;
}

void board_carve(const struct gen_job *job, size_t i, size_t root, struct random_dir *dirs)
{
    const struct maze *m = job->maze;
    for (;;) {
        unsigned set, d;
        while (!(set = board_choices(m, i, 0))) {
            if (i == root)
                return;
            i = maze_step_back(m, i);
        }
        d = dirs ? random_dir_choose(dirs, set) : (unsigned)bits_lowest(set);
        i = maze_neighbour(m, i, d);
        m->cell[i] = (unsigned char)(MAZE_BACK_TO(d ^ 2));
        /* the path from the root is active; abandoned blocks are finished */
        if (dirs)
            frame_of_path(job, m->cell + i, root, MAZE_OBSTACLE, 0);
    }
}
