#include "import.h"

#define FORMAT_NAMED FORMAT
#define FORMAT(name) extern const struct format format_##name;
#include "list.h"
#undef FORMAT

const struct row *const format_list[] = {
#define FORMAT(name) &format_##name.entry,
#include "list.h"
    NULL,
};

const struct row *const format_detected[] = {
#undef FORMAT_NAMED
#define FORMAT_NAMED(name)
#include "list.h"
    NULL,
};
