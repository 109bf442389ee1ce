#include "completion_shell.h"

#include "opt_value.h"

#include <string.h>

const struct opt_entry *const completion_list[] = {
    &completion_bash.entry,
    &completion_zsh.entry,
    &completion_fish.entry,
    NULL,
};

int completion_write(struct out *out, const struct completion *c, const char *shell,
                     struct err *err)
{
    uint64_t none[OPT_KEYS];
    const struct opt_entry *got = opt_find(completion_list, "shell", shell, none, err);
    if (!got)
        return -1;
    ((const struct completion_shell *)(const void *)got)->write(out, c);
    return 0;
}

void completion_script(struct out *out, const struct completion *c, const char *const *lines)
{
    const char *name = c->tool + strlen("maze-"), *at;
    for (; *lines; lines++) {
        const char *rest = *lines;
        while ((at = strstr(rest, "TOOL"))) {
            out_put(out, rest, (size_t)(at - rest));
            out_text(out, name);
            rest = at + strlen("TOOL");
        }
        out_text(out, rest);
        out_text(out, "\n");
    }
}

void completion_quoted(struct out *out, const char *text, const char *special)
{
    for (; *text; text++) {
        if (*text == '\'')
            out_text(out, "'\\'");
        else if (strchr(special, *text))
            out_text(out, "\\");
        out_put(out, text, 1);
    }
}

const char *completion_list_of(const struct completion *c, const struct opt *option)
{
    const struct opt *first = c->options;
    if (!option->names)
        return NULL;
    while (first->names != option->names)
        first++;
    return first->name;
}

/* Writes a key in the form that completion_shell.h describes. */
static void completion_key(struct out *out, const struct opt_key *key)
{
    const bool flag = opt_is_flag(key);
    out_text(out, key->name);
    if (flag && key->default_value == 0) {
        out_text(out, "!");
        return;
    }
    out_text(out, key->decimals == OPT_SET ? "+" : "=");
    if (flag)
        out_text(out, "0|1");
    for (uint64_t k = 0; key->words && k <= key->max; k++) {
        out_text(out, k > 0 ? "|" : "");
        out_text(out, key->words[k]);
        if (key->decimals == OPT_OR_WORD)
            return;
    }
}

/* Writes the beginning of a line of data. */
static void completion_row(struct out *out, const char *before, const char *list, const char *name,
                           const struct opt_key *keys)
{
    out_text(out, before);
    out_text(out, "'");
    out_text(out, list);
    out_text(out, " ");
    out_text(out, name);
    out_text(out, keys ? ":" : "");
}

/* Writes the end of a line of data, with its text or NULL. */
static void completion_row_end(struct out *out, const char *text)
{
    if (text) {
        out_text(out, " ");
        completion_quoted(out, text, "");
    }
    out_text(out, "'\n");
}

void completion_rows(struct out *out, const struct completion *c, const char *before, bool texts)
{
    for (const struct opt *o = c->options; o->id; o++) {
        const char *list = completion_list_of(c, o);
        completion_row(out, before, "option", o->name, NULL);
        completion_row_end(out, texts ? o->help : NULL);
        if (!list || strcmp(list, o->name) != 0)
            continue;
        for (size_t i = 0; o->names[i]; i++) {
            const struct opt_entry *row = o->names[i];
            completion_row(out, before, list, row->name, row->keys);
            completion_row_end(out, texts ? row->summary : NULL);
            for (const struct opt_key *key = row->keys; key && key->name; key++) {
                completion_row(out, before, list, row->name, row->keys);
                completion_key(out, key);
                completion_row_end(out, texts ? key->help : NULL);
            }
        }
    }
}
