#include "fields.h"

#include <string.h>

#define FIELDS_ROW(constant, key, type, by, frames, given)                                         \
    {key, sizeof(key) - 1, FIELD_TYPE_##type, FIELD_BY_##frames, FIELD_GIVEN_##given},
const struct field field_table[FIELDS] = {FIELDS_ALL(FIELDS_ROW)};

enum field_id field_find(const char *key, size_t n)
{
    enum field_id id = 0;
    while (id < FIELDS && (field_table[id].n != n || memcmp(field_table[id].key, key, n) != 0))
        id++;
    return id;
}
