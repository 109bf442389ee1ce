/* The solvers, in the order of --list; the first is the default. */
SOLVE(bfs)
