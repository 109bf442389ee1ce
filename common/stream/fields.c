#include "fields.h"

#include <string.h>

#define FIELDS_ROW(constant, key, type, in_frames) {key, type, in_frames},
const struct field field_table[FIELDS] = {FIELDS_ALL(FIELDS_ROW)};

enum field_id field_find(const char *key, size_t n)
{
    enum field_id id = 0;
    while (id < FIELDS &&
           (strlen(field_table[id].key) != n || memcmp(field_table[id].key, key, n) != 0))
        id++;
    return id;
}
