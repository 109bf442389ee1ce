#include "gen.h"

#define GEN(name) extern const struct gen gen_##name;
#include "list.h"
#undef GEN

const struct opt_entry *const gen_list[] = {
#define GEN(name) &gen_##name.entry,
#include "list.h"
#undef GEN
    NULL,
};
