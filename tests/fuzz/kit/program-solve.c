/* program-solve: maze-solve as a function that can be called many times. */
#define main maze_solve_main
int maze_solve_main(int argc, char **argv);
#include "maze-solve.c"
#undef main

#include "program.h"

PROGRAM(program_solve, maze_solve)
