#include "list.h"

const struct opt_entry *const solve_list[] = {
#define SOLVE(name) &solve_##name.entry,
#include "list.h"
    NULL,
};
