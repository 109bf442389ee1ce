/* program-render: maze-render as a function that can be called many times. */
#define main maze_render_main
int maze_render_main(int argc, char **argv);
#include "maze-render.c"
#undef main

#include "program.h"

int program_render(char **argv)
{
    static struct renderer r;
    memset(&r, 0, sizeof r);
    return run(&r, argv);
}
