#include "import.h"

#define FORMAT(name) extern const struct format format_##name;
#include "list.h"
#undef FORMAT

const struct row *const format_list[] = {
#define FORMAT(name) &format_##name.entry,
#include "list.h"
#undef FORMAT
    NULL,
};
