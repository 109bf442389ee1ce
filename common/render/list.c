#include "render.h"

#define RENDER(name) extern const struct render render_##name;
#include "list.h"
#undef RENDER

const struct row *const render_list[] = {
#define RENDER(name) &render_##name.entry,
#include "list.h"
#undef RENDER
    NULL,
};
