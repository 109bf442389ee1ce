/* Runs the tests of minimal.c with a kruskal of its own, whose tiles are so small that even small
 * mazes have many of them. */
#define KRUSKAL_SIDE 5
#include "common/gen/kruskal.c"

#define ALGORITHMS {"kruskal", true, false},
#include "tests/prop/minimal.c"
