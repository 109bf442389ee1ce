/* Runs the tests of minimal.c with a kruskal of its own, whose tiles are so small that even small
 * mazes have many of them. Its entries hold 4 bits of the weights, so that most of them are equal
 * to others, and all bits decide. */
#define KRUSKAL_SIDE       5
#define KRUSKAL_PLACE_BITS 60
#include "common/gen/kruskal.c"

#define ALGORITHMS {"kruskal", true, false},
#include "tests/prop/minimal.c"
