#include "cell_list.h"

int cell_list_reserve(struct cell_list *c, size_t more, struct err *err)
{
    if (c->count + more <= c->size)
        return 0;
    if (mem_need_array(c->mem, c->count + more, sizeof *c->at, 0))
        return err_memory(err);
    c->at = (size_t *)(void *)c->mem->at;
    c->size = c->mem->size / sizeof *c->at;
    return 0;
}
