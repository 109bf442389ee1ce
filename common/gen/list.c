#include "list.h"

const struct row *const gen_list[] = {
#define GEN(name) &gen_##name.entry,
#include "list.h"
    NULL,
};
