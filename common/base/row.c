#include "row.h"

#include "near.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

const char *row_alias(const struct row *entry, const char *last, size_t *n)
{
    const char *at = last ? last + *n : entry->aliases ? entry->aliases : "";
    at += strspn(at, " ");
    *n = strcspn(at, " ");
    return *n ? at : NULL;
}

const struct row *const *row_of_name(const struct row *const *list, const char *s, size_t n)
{
    size_t length;
    for (; *list; list++) {
        if (text_is(s, n, (*list)->name))
            return list;
        for (const char *at = NULL; (at = row_alias(*list, at, &length));)
            if (length == n && memcmp(at, s, n) == 0)
                return list;
    }
    return NULL;
}

const struct row_key *row_key_of(const struct row *row, const char *s, size_t n, struct err *err)
{
    char more[NEAR_MEANT], where[NEAR_MEANT];
    struct near near;
    near_begin(&near, s, n);
    for (const struct row_key *key = row->keys; key && key->name; key++) {
        if (text_is(s, n, key->name))
            return key;
        near_try(&near, key->name, strlen(key->name));
    }
    snprintf(where, sizeof where, " (--help %s shows its keys)", row->name);
    near_text(&near, "", where, more);
    if (!row->keys)
        err_set(err, "%s takes no keys", row->name);
    else if (n == 0)
        err_set(err, "%s: a key is missing%s", row->name, more);
    else
        err_set(err, "%s has no key '%.*s'%s", row->name, err_length(n), s, more);
    return NULL;
}

/* Sets the message for an unknown name, the n bytes at s: with what serves instead; or with a name
 * near it, which may be followed by a key without the colon; or with all names, if they are few. */
static void row_unknown(const struct row *const *list, const struct row_alternative *instead,
                        const char *noun, const char *s, size_t n, struct err *err)
{
    enum { FEW = 3 };
    const struct row_alternative *other = row_other(instead, s, n);
    const size_t name = strcspn(s, ",=:"); /* at most n */
    const char *names[FEW + 1];
    char all[NEAR_WORDS], more[NEAR_WORDS + NEAR_MEANT];
    struct near near;
    size_t count = 0;
    near_begin(&near, s, name);
    row_near(&near, list);
    for (; count <= FEW && list[count]; count++)
        names[count] = list[count]->name;
    if (other)
        snprintf(more, sizeof more, "; use %s%s%s", other->tool ? other->tool : "",
                 other->tool ? " " : "", other->use);
    else if (near.best && name < n)
        snprintf(more, sizeof more, "; keys follow a colon: %.*s:%.*s", (int)near.best_length,
                 near.best, err_length(n - name - 1), s + name + 1);
    else if (near.best)
        near_text(&near, "", "", more);
    else if (count > FEW)
        snprintf(more, sizeof more, " (--help %ss lists all)", noun);
    else
        snprintf(more, sizeof more, "; it must be %s (for help: --help)",
                 near_words("", names, count, all));
    for (char *at = more; other && (at = strchr(at, '_'));)
        *at = '-'; /* as in a name that is an identifier, dead_end */
    err_set(err, "unknown %s '%.*s'%s", noun, err_length(n), s, more);
}

void row_near(struct near *near, const struct row *const *list)
{
    size_t n;
    for (; *list; list++) {
        near_try(near, (*list)->name, strlen((*list)->name));
        for (const char *at = NULL; (at = row_alias(*list, at, &n));)
            near_try(near, at, n);
    }
}

void row_defaults(const struct row *entry, uint64_t values[ROW_KEYS])
{
    for (size_t i = 0; entry->keys && entry->keys[i].name; i++)
        values[i] = entry->keys[i].default_value;
}

const struct row_alternative *row_other(const struct row_alternative *instead, const char *s,
                                        size_t n)
{
    struct near near;
    near_begin(&near, s, n);
    for (; instead && instead->name; instead++) {
        near_try(&near, instead->name, strlen(instead->name));
        if (near.best == instead->name && near.rank == 0)
            return instead;
    }
    return NULL;
}

const struct row *row_find(const struct row *const *list, const struct row_alternative *instead,
                           const char *noun, const char *spec, uint64_t values[ROW_KEYS],
                           struct err *err)
{
    size_t n = strcspn(spec, ":");
    const struct row *const *row = row_of_name(list, spec, n);
    if (!row) {
        row_unknown(list, instead, noun, spec, n, err);
        return NULL;
    }
    row_defaults(*row, values);
    for (spec += n; *spec++; spec += n) { /* after ':' or ',': key=value, or a flag alone */
        const size_t k = strcspn(spec, ",=");
        const struct row_key *key = row_key_of(*row, spec, k, err);
        char name[64];
        if (!key)
            return NULL;
        n = strcspn(spec, ",");
        snprintf(name, sizeof name, "%s:%s", (*row)->name, key->name);
        if (row_key_read(key, name, k < n ? spec + k + 1 : NULL, k < n ? n - k - 1 : 0,
                         &values[key - (*row)->keys], err))
            return NULL;
    }
    return *row;
}

void row_spec(const struct row *entry, const uint64_t values[ROW_KEYS], char text[ROW_SPEC])
{
    int n = snprintf(text, ROW_SPEC, "%s", entry->name);
    char before = ':';
    for (size_t i = 0; entry->keys && entry->keys[i].name; i++)
        if (values[i] != entry->keys[i].default_value) {
            char number[NUMBER_TEXT];
            n += snprintf(text + n, ROW_SPEC - (size_t)n, "%c%s=%s", before, entry->keys[i].name,
                          row_key_text(&entry->keys[i], values[i], number));
            before = ',';
        }
}
