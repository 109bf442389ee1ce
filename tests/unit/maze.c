/* Tests of the functions of maze.h that the programs never call with every cell and direction. */
#include "common/maze/maze.h"
#include "tests/tap.h"

/* Checks maze_within in a maze of width x height cells. */
static void within(size_t width, size_t height)
{
    struct maze m = {0};
    struct err err;
    size_t wrong = 0;
    if (maze_shape(&m, MAZE_WALLS, width, height, &err))
        exit(2);
    for (size_t y = 0; y < height; y++)
        for (size_t x = 0; x < width; x++) {
            const bool want[4] = {y > 0, x < width - 1, y<height - 1, x> 0};
            for (unsigned d = 0; d < 4; d++)
                wrong += maze_within(&m, y * m.stride + x, d) != want[d];
        }
    maze_free(&m);
    ok(wrong == 0, "%zux%zu: neighbours within the maze", width, height);
}

int main(void)
{
    within(1, 1);
    within(4, 3);
    return done();
}
