#include "completion.h"

#include "common/base/text.h"
#include "common/base/utf8.h"

#include <stdio.h>
#include <string.h>

/* Bash also splits words at characters such as = and :, and replaces only the part after the last
 * of them, $2. Version 3.2, used by macOS, has no compopt, so no space follows a word there. */
static const struct row completion_bash = {"bash", "version 3.2 or later", NULL, NULL};

/* zsh loads the script from a directory in fpath as a function with the name of the file, or the
 * user executes it. */
static const struct row completion_zsh = {"zsh", "version 5.1 or later", NULL, NULL};

/* fish completes file names itself, and adds no space after a word that ends with = or :. */
static const struct row completion_fish = {"fish", "version 3.0 or later", NULL, NULL};

const struct row *const completion_list[] = {&completion_bash, &completion_zsh, &completion_fish,
                                             NULL};

/* The lines of the scripts, the files *.completion in this directory, where TOOL is the program's
 * name after "maze-". */
extern const char *const bash_script[], *const zsh_script[], *const fish_script[];
static const char *const *const completion_scripts[] = {bash_script, zsh_script, fish_script};

int completion_write(struct out *out, const char *tool, const char *shell, struct err *err)
{
    uint64_t none[ROW_KEYS];
    const struct row *got = row_find(completion_list, NULL, "shell", shell, none, err);
    size_t k = 0;
    if (!got)
        return -1;
    while (completion_list[k] != got)
        k++;
    for (const char *const *line = completion_scripts[k]; *line; line++) {
        const char *rest = *line, *at;
        for (; (at = strstr(rest, "TOOL")); rest = at + strlen("TOOL")) {
            out_put(out, rest, (size_t)(at - rest));
            out_text(out, tool + strlen("maze-"));
        }
        out_text(out, rest);
    }
    return 0;
}

/* A word being completed. */
struct completion {
    struct out *out;
    const struct opt *options;
    const char *word;
    const char *from; /* the part of `word` being completed; the text before it is kept */
};

/* Writes a candidate, `name` followed by `end`, if it begins with the part of the word. Returns
 * whether it does. */
static bool completion_add(const struct completion *c, const char *name, const char *end,
                           const char *help)
{
    char text[80];
    snprintf(text, sizeof text, "%s%s", name, end);
    if (strncmp(text, c->from, strlen(c->from)) != 0)
        return false;
    out_put(c->out, c->word, (size_t)(c->from - c->word));
    out_print(c->out, "%s\t%s\n", text, help);
    return true;
}

/* Adds the options that match the word. Letters such as -1q are complete if `read` is the option of
 * the last letter, which may still need its argument. */
static void completion_options(const struct completion *c, const struct opt *read)
{
    if (c->word[0] && c->word[1] && c->word[1] != '-') {
        if (read)
            completion_add(c, c->word, "", read->help);
        return;
    }
    for (const struct opt *o = c->options; o->id; o++) {
        char name[40];
        snprintf(name, sizeof name, "-%c", o->id < OPT_LONG ? o->id : '-');
        if (o->id < OPT_LONG)
            completion_add(c, name, "", o->help);
        snprintf(name, sizeof name, "--%s", o->name);
        if (!o->arg || o->arg[0] == '[')
            completion_add(c, name, "", o->help);
        if (o->arg)
            completion_add(c, name, "=", o->help);
    }
}

/* Returns the part of `text` after the last separator, or all of it. */
static const char *completion_last(const char *text, char separator)
{
    const char *at = strrchr(text, separator);
    return at ? at + 1 : text;
}

/* Returns whether `name` occurs between `list` and the part of the word, where each name ends with
 * a separator or an =. */
static bool completion_has(const struct completion *c, const char *list, char separator,
                           const char *name)
{
    const size_t n = strlen(name);
    for (; list < c->from; list = strchr(list, separator) + 1)
        if (strncmp(list, name, n) == 0 && (list[n] == separator || list[n] == '='))
            return true;
    return false;
}

/* Adds the words that the value of a key may be; `value` is the part typed so far. */
static void completion_values(struct completion c, const struct row_key *key, const char *value)
{
    static const char *const flag[] = {"0", "1"};
    const char *const *words = row_key_is_flag(key) ? flag : key->words;
    const size_t count = row_key_is_flag(key) ? 2 : row_key_words(key);
    c.from = key->decimals == ROW_SET ? completion_last(value, '+') : value;
    for (size_t k = 0; k < count; k++)
        if (!completion_has(&c, value, '+', words[k]))
            completion_add(&c, words[k], "", key->help);
}

/* Adds the keys of a row, or the values of one of them; `keys` is the text typed after NAME: */
static void completion_keys(struct completion c, const struct row *row, const char *keys)
{
    size_t n;
    c.from = completion_last(keys, ',');
    n = strcspn(c.from, "=");
    for (const struct row_key *key = row->keys; key && key->name; key++) {
        const bool alone = row_key_is_flag(key) && key->default_value == 0;
        if (c.from[n] && near_is(c.from, n, key->name, strlen(key->name)))
            completion_values(c, key, c.from + n + 1);
        else if (!c.from[n] && !completion_has(&c, keys, ',', key->name))
            completion_add(&c, key->name, alone ? "" : "=", key->help);
    }
}

/* Adds the rows of a list. Returns the row whose name has been typed, perhaps followed by an
 * operator, or else the only row added, or NULL. */
static const struct row *completion_rows(const struct completion *c, const struct row *const *list)
{
    const struct row *typed = NULL, *only = NULL;
    size_t count = 0;
    for (; *list; list++) {
        if (text_is(c->from, strcspn(c->from, "<=>!"), (*list)->name))
            typed = *list;
        if (completion_add(c, (*list)->name, "", (*list)->summary) && count++ == 0)
            only = *list;
    }
    return typed || count != 1 ? typed : only;
}

/* Adds the names of a list that may start an argument, or the text that may follow NAME: in it. */
static void completion_names(const struct completion *c, const struct row *const *list)
{
    const size_t n = strcspn(c->from, ":");
    const struct row *const *typed = row_of_name(list, c->from, n);
    if (!c->from[n]) {
        const struct row *found = completion_rows(c, list);
        if (found && found->keys)
            completion_add(c, found->name, ":", "its keys");
    } else if (typed) {
        completion_keys(*c, *typed, c->from + n + 1);
    }
}

/* Adds the arguments of --help: the options and the rows of all lists. */
static void completion_help(const struct completion *c)
{
    for (const struct opt *o = c->options; o->id; o++) {
        const struct opt *first = c->options;
        while (first->set.list != o->set.list)
            first++;
        completion_add(c, o->name, "", o->help);
        if (o->set.list && first == o)
            completion_names(c, o->set.list);
    }
}

/* Writes the line that represents file names. */
static void completion_files(const struct completion *c)
{
    out_put(c->out, c->word, (size_t)(c->from - c->word));
    out_text(c->out, "*\n");
}

/* Adds the possible arguments of an option. */
static void completion_argument(const struct completion *c, const struct opt *o)
{
    static const char *const operators[] = {"<", "<=", "=", "!=", ">=", ">"};
    if (o->id == OPT_HELP) {
        completion_help(c);
    } else if (o->set.type == SETTING_FILE) {
        completion_files(c);
    } else if (strcmp(o->arg, "CONDITION") == 0) {
        const struct row *found = completion_rows(c, o->set.list);
        for (size_t k = 0; found && k < sizeof operators / sizeof *operators; k++)
            completion_add(c, found->name, operators[k], found->summary);
    } else if (o->set.list) {
        completion_names(c, o->set.list);
    }
}

void completion_words(struct out *out, const struct opt *options, const char *needs, char **argv)
{
    const struct opt *o, *read = NULL, *wanted = NULL;
    struct completion c = {.out = out, .options = options};
    bool operands = !needs, is_operand;
    const char *end, *value;
    struct opt_scan s;
    struct err err;
    char **last = argv + 1;
    while (last[1])
        last++;
    c.word = c.from = *last;
    end = c.word + strlen(c.word);
    opt_init(&s, options, argv);
    for (int got; (got = opt_next(&s, &o, &value, &err)) != 0;) {
        read = o;
        if (got > 0 && o->id == OPT_HELP && !value)
            value = *s.argv;
        if (got > 0 && value && value + strlen(value) == end) { /* the last word, or its end */
            c.from = value;
            wanted = o;
        }
        operands = operands || (o && strcmp(o->name, needs) == 0);
    }
    is_operand = s.count > 0 && s.operands[s.count - 1] == c.word;
    if (utf8_control((const unsigned char *)c.word, strlen(c.word), false) < strlen(c.word))
        return; /* the typed text becomes part of the lines */
    if (wanted && (wanted->id != OPT_HELP || c.word[0] != '-' || c.from != c.word))
        completion_argument(&c, wanted);
    else if (!is_operand || (!s.only_operands && (c.word[0] == '-' || (!c.word[0] && !operands))))
        completion_options(&c, read);
    else if (operands)
        completion_files(&c);
}
