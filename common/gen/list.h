/* The generators, in the order of --list; the first one is the default. Expands GEN(NAME) for each
 * generator, as defined by the including file. If GEN is not defined, declares the table rows
 * gen_NAME, so that code can refer to one. */
#ifndef GEN
#include "gen.h"
#define GEN(name) extern const struct gen gen_##name;
#endif

GEN(backtracker)
GEN(kruskal)
GEN(stack)
GEN(main_path)
GEN(corridor)
GEN(carve)
GEN(rows)
GEN(prim)
GEN(prim_simple)
GEN(prim_modified)
GEN(wilson)
GEN(aldous_broder)
GEN(houston)
GEN(eller)
GEN(sidewinder)
GEN(binary_tree)
GEN(division)
GEN(growing_tree)
GEN(growing_forest)
GEN(hunt_and_kill)
GEN(spiral)
GEN(serpentine)
GEN(boruvka)
GEN(percolation)
GEN(cave)
GEN(obstacles)
GEN(every)

#undef GEN
