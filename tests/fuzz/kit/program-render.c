/* program-render: maze-render as a function that can be called many times. */
#define main maze_render_main
int maze_render_main(int argc, char **argv);
#include "maze-render.c"
#undef main

#include "program.h"

PROGRAM(program_render, renderer)
