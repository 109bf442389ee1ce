#include "list.h"

const struct row *const solve_list[] = {
#define SOLVE(name) &solve_##name.entry,
#include "list.h"
    NULL,
};
