/* program-solve: maze-solve as a function that can be called many times. */
#define main maze_solve_main
int maze_solve_main(int argc, char **argv);
#include "maze-solve.c"
#undef main

#include "program.h"

int program_solve(char **argv)
{
    static struct maze_solve s;
    memset(&s, 0, sizeof s);
    return run(&s, argv);
}
