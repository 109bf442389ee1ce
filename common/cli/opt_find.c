#include "opt_near.h"
#include "opt_value.h"

#include "common/base/text.h"

#include <stdio.h>
#include <string.h>

/* Returns whether the n bytes at s are a name of a row. */
static bool opt_is_named(const struct opt_entry *e, const char *s, size_t n)
{
    size_t length;
    if (text_is(s, n, e->name))
        return true;
    for (const char *at = NULL; (at = opt_alias(e, at, &length));)
        if (length == n && memcmp(at, s, n) == 0)
            return true;
    return false;
}

const char *opt_alias(const struct opt_entry *entry, const char *last, size_t *n)
{
    const char *at = last ? last + *n : entry->aliases ? entry->aliases : "";
    at += strspn(at, " ");
    *n = strcspn(at, " ");
    return *n ? at : NULL;
}

const struct opt_entry *const *opt_row(const struct opt_entry *const *list, const char *s, size_t n)
{
    while (*list && !opt_is_named(*list, s, n))
        list++;
    return *list ? list : NULL;
}

/* Sets the message for an unknown key, the n bytes at s. */
static void opt_key_unknown(const struct opt_entry *e, const char *s, size_t n, struct err *err)
{
    const char *names[OPT_KEYS];
    char all[OPT_WORDS], meant[OPT_MEANT];
    struct opt_near near;
    size_t count = 0;
    opt_near_begin(&near, s, n);
    for (; e->keys && e->keys[count].name; count++) {
        names[count] = e->keys[count].name;
        opt_near_try(&near, names[count], strlen(names[count]));
    }
    if (count == 0)
        err_set(err, "%s has no key '%.*s'; it takes no keys", e->name, opt_shown(n), s);
    else if (near.best)
        err_set(err, "%s has no key '%.*s'%s", e->name, opt_shown(n), s,
                opt_near_text(&near, "", "", meant));
    else
        err_set(err, "%s has no key '%.*s', only %s (for help: --help)", e->name, opt_shown(n), s,
                opt_words("", names, count, all));
}

const struct opt_key *opt_key_of(const struct opt_entry *row, const char *s, size_t n,
                                 struct err *err)
{
    for (const struct opt_key *key = row->keys; key && key->name; key++)
        if (text_is(s, n, key->name))
            return key;
    opt_key_unknown(row, s, n, err);
    return NULL;
}

/* Reads one key=value, or a flag alone, the n bytes at s. Returns 0, or -1 with *err set. */
static int opt_key_read(const struct opt_entry *row, const char *s, size_t n,
                        uint64_t values[OPT_KEYS], struct err *err)
{
    char name[64];
    const char *equals = memchr(s, '=', n);
    const size_t k = equals ? (size_t)(equals - s) : n;
    const struct opt_key *key = opt_key_of(row, s, k, err);
    if (!key)
        return -1;
    snprintf(name, sizeof name, "%s:%s", row->name, key->name);
    return opt_value_read(key, name, equals ? equals + 1 : NULL, equals ? n - k - 1 : 0,
                          &values[key - row->keys], err);
}

/* Sets the message for an unknown name, the n bytes at s: with a name near it, which may be
 * followed by a key without the colon; or with all names, if they are few. */
static void opt_unknown(const struct opt_entry *const *list, const char *noun, const char *s,
                        size_t n, struct err *err)
{
    const char *names[OPT_LISTED];
    char all[OPT_WORDS] = "", meant[OPT_MEANT];
    struct opt_near near;
    size_t count = 0, name = 0;
    while (name < n && s[name] != ',' && s[name] != '=')
        name++;
    opt_near_begin(&near, s, name);
    opt_near_rows(&near, list);
    for (; count < OPT_LISTED && list[count]; count++)
        names[count] = list[count]->name;
    if (count < OPT_LISTED)
        opt_words("", names, count, all);
    if (near.best && name < n)
        err_set(err, "unknown %s '%.*s'; keys follow a colon: %.*s:%.*s", noun, opt_shown(n), s,
                (int)near.best_length, near.best, opt_shown(n - name - 1), s + name + 1);
    else if (near.best || !*all)
        err_set(err, "unknown %s '%.*s'%s", noun, opt_shown(n), s,
                opt_near_text(&near, "", " (--help shows all)", meant));
    else
        err_set(err, "unknown %s '%.*s'; it must be %s (for help: --help)", noun, opt_shown(n), s,
                all);
}

void opt_defaults(const struct opt_entry *entry, uint64_t values[OPT_KEYS])
{
    for (size_t i = 0; entry->keys && entry->keys[i].name; i++)
        values[i] = entry->keys[i].default_value;
}

const struct opt_entry *opt_find(const struct opt_entry *const *list, const char *noun,
                                 const char *spec, uint64_t values[OPT_KEYS], struct err *err)
{
    size_t n = strcspn(spec, ":");
    const struct opt_entry *const *row = opt_row(list, spec, n);
    if (!row) {
        opt_unknown(list, noun, spec, n, err);
        return NULL;
    }
    opt_defaults(*row, values);
    for (spec += n; *spec; spec += n) {
        spec++; /* ':' or ',' */
        n = strcspn(spec, ",");
        if (opt_key_read(*row, spec, n, values, err))
            return NULL;
    }
    return *row;
}

const struct opt_entry *opt_find_or(const struct opt_entry *const *list,
                                    const struct opt_instead *instead, const char *noun,
                                    const char *spec, uint64_t values[OPT_KEYS], struct err *err)
{
    const struct opt_entry *found = opt_find(list, noun, spec, values, err);
    const size_t n = strcspn(spec, ":");
    struct opt_near near;
    opt_near_begin(&near, spec, n);
    for (; !found && instead->name; instead++) {
        opt_near_try(&near, instead->name, strlen(instead->name));
        if (near.best == instead->name && near.rank == 0)
            err_set(err, "unknown %s '%.*s'; use %s", noun, opt_shown(n), spec, instead->use);
    }
    return found;
}

void opt_spec(const struct opt_entry *entry, const uint64_t values[OPT_KEYS], char text[OPT_SPEC])
{
    int n = snprintf(text, OPT_SPEC, "%s", entry->name);
    char before = ':';
    for (size_t i = 0; entry->keys && entry->keys[i].name; i++)
        if (values[i] != entry->keys[i].default_value) {
            char number[NUMBER_TEXT];
            n += snprintf(text + n, OPT_SPEC - (size_t)n, "%c%s=%s", before, entry->keys[i].name,
                          opt_value_text(&entry->keys[i], values[i], number));
            before = ',';
        }
}
