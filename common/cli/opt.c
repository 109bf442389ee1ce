#include "opt.h"

#include "common/base/text.h"
#include "common/base/utf8.h"
#include "common/base/value.h"
#include "common/solve/run/stats.h"

#include <stdio.h>
#include <string.h>

/* ---- names of other programs ---- */

#define PPM "maze-render -f ppm | "
const struct row_alternative opt_other_names[] = {
    {"moves", "maze-solve", "-f moves"},
    {"cells", "maze-solve", "-f cells"},
    {"stats", "maze-solve", "-f stats"},
    {"none", "maze-solve", "-f none"},
    {"csv", NULL, "maze-solve -f stats:csv=1"},
    {"path", NULL, "maze-solve -f moves or -f cells"},
    {"maze", NULL, "maze-render -f walls or -f block"},
    {"jpg", NULL, PPM "pnmtojpeg"},
    {"jpeg", NULL, PPM "pnmtojpeg"},
    {"bmp", NULL, PPM "ppmtobmp"},
    {"tiff", NULL, PPM "pnmtotiff"},
    {"gif", NULL, PPM "ppmtogif, or for animations -f html or -f cast"},
    {"eps", NULL, "maze-render -f pbm | pnmtops"},
    {"ps", NULL, "maze-render -f pdf | pdftops - -"},
    {"dijkstra", "maze-solve", "-a dijkstra"},
#define GEN(name) {#name, "maze-gen", "-a " #name},
#include "common/gen/list.h"
#define SOLVE(name) {#name, "maze-solve", "-a " #name},
#include "common/solve/list.h"
#define RENDER(name) {#name, "maze-render", "-f " #name},
#include "common/render/list.h"
#define STATISTIC(id, name, ...) {name, "maze-solve", "-f stats"},
    STATS_ALL(STATISTIC, STATISTIC){NULL, NULL, NULL},
};

/* The options that only one program has; tests/cli/names.sh compares them with the tables. */
static const char *const opt_others[][2] = {
    {"maze-gen",
     " -w --width -h --height --board --fit -a --algorithm -s --seed -n --count -i --index --shard "
     "--shape -f "
     "--format -e --entrance -x --exit --pairs -b --braid --open --percolate -m --mask --threshold "
     "--given --unicursal --root --trace --headers --again "},
    {"maze-solve", " -a --algorithm -s --start -g --goal -f --format -k --keep -l --limit --check "
                   "--queries --visited --trace --input "},
    {"maze-render",
     " -f --format -c --cell -t --wall --margin --color --animate --hold --sheet --over --title "
     "--caption --force --input --answers --first-page --first-number "},
};

const char *opt_other_tools(const char *dashes, const char *name, size_t n, char text[NEAR_WORDS])
{
    const char *tools[sizeof opt_others / sizeof *opt_others];
    char option[64];
    size_t count = 0;
    snprintf(option, sizeof option, " %s%.*s ", dashes, err_length(n), name);
    for (size_t k = 0; k < sizeof opt_others / sizeof *opt_others; k++)
        if (strstr(opt_others[k][1], option))
            tools[count++] = opt_others[k][0];
    return near_words("", tools, count, text);
}

/* ---- the command line ---- */

void opt_init(struct opt_scan *s, const struct opt *table, char **argv)
{
    *s = (struct opt_scan){
        .table = table, .argv = argv[0] ? argv + 1 : argv, .cluster = "", .operands = argv};
}

/* Returns the description of an option's argument in messages. */
static const char *opt_argument(const struct opt *o)
{
    return !o->arg[1]                    ? "a number"
           : strcmp(o->arg, "NAME") == 0 ? "a name"
           : strcmp(o->arg, "FILE") == 0 ? "a file"
                                         : o->arg;
}

/* Names that are not options, surrounded by spaces, and what to do instead. A row applies only if
 * the program has `option`, unless that is NULL. Three letters suffice. */
static const struct opt_advice {
    const char *names, *option;
    const char *advice; /* NULL: suggest `option` */
} opt_advice[] = {
    {" o output ", NULL, "the output goes to standard output: > FILE"},
    {" resume ", NULL,
     "maze-gen --resume left in version 2: count the complete records and use -i, see "
     "maze-datasets(7)"},
    {" v V ", "version", NULL},
    {" columns cols ", "width", NULL},
    {" rows ", "height", NULL},
    {" from ", "start", NULL},
    {" to end ", "goal", NULL},
    {" size dimensions grid ", "height", "use -w 20 -h 20"},
    {" random ", "seed", "mazes are random, and -s N repeats one"},
    {" type method generator ", "algorithm", NULL},
    {" solve solution ", NULL, "use maze-solve"},
    {" difficulty ", NULL, "use maze-solve -k 'difficulty >= 10'"},
    {" render draw picture ", "seed", "use maze-render"},
    {" loops ", "braid", "use -b, --open or --percolate"},
    {" stats ", NULL, "use maze-solve -f stats"},
    {" palette ", "cell", "it is a key: -f svg:palette=dark"},
    {" w width size scale ", "cell",
     "-c sets the size of a picture, maze-gen -w the size of a maze"},
};

/* Returns the option whose long name is the n bytes at `name`, or NULL. */
static const struct opt *opt_exact(const struct opt *table, const char *name, size_t n)
{
    while (table->id && !near_is(name, n, table->name, strlen(table->name)))
        table++;
    return table->id ? table : NULL;
}

/* If the n bytes at `name` are a key of some row, such as paper of -f pdf, explains that in `text`.
 * Returns whether they are. */
static bool opt_is_key(const struct opt *table, const char *name, size_t n, char text[NEAR_MEANT])
{
    for (; table->id; table++)
        for (const struct row *const *row = table->set.list; row && *row; row++)
            for (const struct row_key *key = (*row)->keys; key && key->name; key++)
                if (near_is(name, n, key->name, strlen(key->name))) {
                    snprintf(text, NEAR_MEANT, "; it is a key, as in --%s %s:%s=...", table->name,
                             (*row)->name, key->name);
                    return true;
                }
    return false;
}

/* Sets the message for an unknown option, the n bytes at `name` after `dashes`; `value` may be its
 * argument, or NULL. */
static void opt_unknown(const struct opt *table, const char *dashes, const char *name, size_t n,
                        const char *value, struct err *err)
{
    const struct opt_advice *advice = NULL;
    char word[64], more[NEAR_WORDS + NEAR_MEANT], tools[NEAR_WORDS], size[NUMBER_TEXT];
    struct near near;
    snprintf(word, sizeof word, " %.*s%s", err_length(n), name, n < 3 ? " " : "");
    for (size_t k = 0; k < sizeof opt_advice / sizeof *opt_advice && !advice; k++) {
        const char *option = opt_advice[k].option;
        if (strstr(opt_advice[k].names, word) &&
            (!option || opt_exact(table, option, strlen(option))))
            advice = &opt_advice[k];
    }
    near_begin(&near, name, n);
    for (const struct opt *o = table; o->id && dashes[1] && !advice; o++)
        near_try(&near, o->name, strlen(o->name));
    if (advice)
        near.best = advice->option, near.best_length = near.best ? strlen(near.best) : 0;
    if (value && advice && opt_exact(table, "height", 6) && value_size(value, size))
        snprintf(more, sizeof more, "; use %s", size);
    else if (advice && advice->advice)
        snprintf(more, sizeof more, "; %s", advice->advice);
    else if (!advice && *opt_other_tools(dashes, name, n, tools))
        snprintf(more, sizeof more, "; it is an option of %s", tools);
    else if (near.best || !dashes[1] || !opt_is_key(table, name, n, more))
        near_text(&near, "--", " (for help: --help)", more);
    err_set(err, "unknown option %s%.*s%s", dashes, err_length(n), name, more);
}

/* Returns the option whose long name is the n bytes at `name`, or is the only one that begins with
 * them, or NULL with *err set if there is no such option. `value` may be its argument, or NULL. */
static const struct opt *opt_of_name(const struct opt *table, const char *name, size_t n,
                                     const char *value, struct err *err)
{
    enum { MOST = 64 }; /* rows of a table */
    const struct opt *found = opt_exact(table, name, n);
    const char *begins[MOST];
    char all[NEAR_WORDS];
    size_t count = 0;
    if (found)
        return found;
    for (const struct opt *o = table; o->id && n > 0; o++)
        if (strncmp(o->name, name, n) == 0) {
            found = o;
            begins[count++] = o->name;
        }
    if (count == 1)
        return found;
    if (count == 0)
        opt_unknown(table, "--", name, n, value, err);
    else
        err_set(err, "--%.*s is ambiguous: %s", err_length(n), name,
                near_words("--", begins, count, all));
    return NULL;
}

/* Returns the option with `letter`, or NULL. */
static const struct opt *opt_of_letter(const struct opt *table, char letter)
{
    while (table->id && table->id != letter)
        table++;
    return table->id ? table : NULL;
}

/* Returns the option whose letter is the first character of `at`, or NULL with *err set if there is
 * none. The letters are also an error if they are the long name of an option, as in -width=20,
 * unless the argument of the first one is any text: a file name. */
static const struct opt *opt_of_letters(const struct opt *table, const char *at, struct err *err)
{
    const struct opt *o = opt_of_letter(table, at[0]), *meant;
    const char other = (char)(at[0] ^ ('a' ^ 'A'));
    const size_t n = utf8_length((const unsigned char *)at, strlen(at));
    if (o && o->arg && strcmp(o->arg, "FILE") == 0)
        return o;
    if ((meant = opt_exact(table, at, strcspn(at, "="))))
        err_set(err, "unknown option -%s; did you mean --%s?", meant->name, meant->name);
    else if (o)
        return o;
    else if (opt_of_letter(table, other))
        err_set(err, "unknown option -%c; did you mean -%c?", at[0], other);
    else
        opt_unknown(table, "-", at, n ? n : 1, NULL, err);
    return NULL;
}

const struct opt *opt_named(const struct opt *table, const char *argument, struct err *err)
{
    const char *name = argument + 2;
    return argument[1] == '-' ? opt_of_name(table, name, strcspn(name, "="), NULL, err)
                              : opt_of_letters(table, argument + 1, err);
}

/* Reads --name, --name=value or --name value, like opt_next; an optional argument, [=K], is read
 * only in the second form. Returns 1, or -1 with *err set. */
static int opt_long(struct opt_scan *s, const char *arg, const struct opt **option,
                    const char **value, struct err *err)
{
    const size_t n = strcspn(arg, "=");
    const char *given = arg[n] ? arg + n + 1 : *s->argv;
    const struct opt *o = *option = opt_of_name(s->table, arg, n, given, err);
    if (!o)
        return -1;
    if (!o->arg && arg[n])
        return err_set(err, "--%s takes no value", o->name);
    *value = arg[n] ? given : NULL;
    if (!o->arg || o->arg[0] == '[' || arg[n])
        return 1;
    if (!(*value = given))
        return err_set(err, "--%s needs %s (for help: --help)", o->name, opt_argument(o));
    s->argv++;
    return 1;
}

/* Reads one letter of -abc, or -w20, or -w 20, like opt_next. Returns 1, or -1 with *err set. */
static int opt_short(struct opt_scan *s, const struct opt **option, const char **value,
                     struct err *err)
{
    const struct opt *o = *option = opt_of_letters(s->table, s->cluster, err);
    s->cluster = o ? s->cluster + 1 : "";
    *value = NULL;
    if (!o)
        return -1;
    if (*s->cluster == '=')
        return o->arg ? err_set(err, "-%c takes its value without '=': -%c %s", o->id, o->id,
                                s->cluster + 1)
                      : err_set(err, "-%c takes no value", o->id);
    if (!o->arg)
        return 1;
    *value = *s->cluster ? s->cluster : *s->argv;
    if (!*value)
        return err_set(err, "-%c needs %s (for help: --help)", o->id, opt_argument(o));
    s->argv += *value != s->cluster;
    s->cluster = "";
    return 1;
}

int opt_next(struct opt_scan *s, const struct opt **option, const char **value, struct err *err)
{
    *option = NULL;
    while (!*s->cluster) {
        char *arg = *s->argv;
        if (!arg)
            return 0;
        s->argv++;
        if (s->only_operands || arg[0] != '-' || arg[1] == '\0')
            s->operands[s->count++] = arg;
        else if (strcmp(arg, "--") == 0)
            s->only_operands = true;
        else if (arg[1] == '-')
            return opt_long(s, arg + 2, option, value, err);
        else
            s->cluster = arg + 1;
    }
    return opt_short(s, option, value, err);
}

bool opt_reads_stdin(const struct opt_scan *s)
{
    size_t i = 0;
    while (i < s->count && !io_is_stdin(s->operands[i]))
        i++;
    return s->count == 0 || i < s->count;
}
