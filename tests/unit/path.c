/* Tests of a path that is followed by its moves or its marks: it must lead from start to goal, and
 * the moves must end there. */
#include "common/maze/path.h"
#include "tests/tap.h"

/* Follows `moves`, or the marks if they are NULL, in a corridor of three cells on the path. Returns
 * the length; *at becomes the last cell. */
static uint64_t follow(const char *moves, size_t *at)
{
    struct maze m = {0};
    uint64_t length;
    struct path p = {
        .maze = &m, .start = 0, .goal = 2, .moves = moves, .n = moves ? strlen(moves) : 0};
    struct err err;
    if (maze_shape(&m, MAZE_WALLS, 3, 1, &err))
        exit(2);
    memcpy(m.cell, "\7\6\6\1\2\2\2\0", 8);
    length = path_follow(&p, at);
    maze_free(&m);
    return length;
}

int main(void)
{
    static const struct {
        const char *moves;
        uint64_t length;
        size_t at;
    } cases[] = {
        {NULL, 2, 2},
        {"EE", 2, 2},
        {"EWEE", 4, 2},
        {"EWEWEE", UINT64_MAX, 0}, /* longer than there are cells, the border included */
        {"E", UINT64_MAX, 1},
        {"", UINT64_MAX, 0},
        {"EEE", UINT64_MAX, 2},
        {"W", UINT64_MAX, 0},
        {"ES", UINT64_MAX, 1},
        {"Ex", UINT64_MAX, 1},
    };
    for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
        const char *moves = cases[k].moves;
        size_t at;
        const uint64_t length = follow(moves, &at);
        ok(length == cases[k].length && at == cases[k].at, "the path %s %s in cell %zu",
           moves ? moves : "of the marks", length == UINT64_MAX ? "is wrong" : "ends", at);
    }
    return done();
}
