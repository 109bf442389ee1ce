/* program-gen: maze-gen as a function that can be called many times. */
#define main maze_gen_main
int maze_gen_main(int argc, char **argv);
#include "maze-gen.c"
#undef main

#include "program.h"

PROGRAM(program_gen, maze_gen)
