#include "list_rows.h"

const struct opt_entry *const gen_list[] = {
#define GEN(name) &gen_##name.entry,
#include "list.h"
#undef GEN
    NULL,
};
