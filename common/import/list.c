#include "import.h"

#define IMPORT(name) extern const struct import import_##name;
#include "list.h"
#undef IMPORT

const struct opt_entry *const import_list[] = {
#define IMPORT(name) &import_##name.entry,
#include "list.h"
#undef IMPORT
    NULL,
};
