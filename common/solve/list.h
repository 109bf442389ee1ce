/* The solvers, in the order of --list. Expands SOLVE(NAME) for each solver, as defined by the
 * including file. If SOLVE is not defined, declares the table rows solve_NAME, so that code can
 * refer to one. */
#ifndef SOLVE
#include "solve.h"
#define SOLVE(name) extern const struct solve solve_##name;
#endif

SOLVE(bfs)
SOLVE(bidirectional)
SOLVE(astar)
SOLVE(jump)
SOLVE(contract)
SOLVE(dfs)
SOLVE(all_shortest)
SOLVE(dead_end)
SOLVE(cul_de_sac)
SOLVE(blind_alley)
SOLVE(collision)
SOLVE(bottleneck)
SOLVE(tremaux)
SOLVE(left)
SOLVE(right)
SOLVE(pledge)
SOLVE(chain)
SOLVE(mouse)
SOLVE(every)

#undef SOLVE
