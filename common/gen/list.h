/* The generators, in the order of --list; the first is the default. */
GEN(backtracker)
GEN(kruskal)
