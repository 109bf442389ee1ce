#include "solve.h"

#define SOLVE(name) extern const struct solve solve_##name;
#include "list.h"
#undef SOLVE

const struct opt_entry *const solve_list[] = {
#define SOLVE(name) &solve_##name.entry,
#include "list.h"
#undef SOLVE
    NULL,
};
