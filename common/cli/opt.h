/* opt: the command line. Options, NAME:key=value, --list, --help and the tests are derived from
 * tables.
 *
 * Options follow the POSIX utility guidelines, and each has a long name: -w20, -w 20, --width=20,
 * --width 20, -q1 for -q -1. A long name may be abbreviated, as in --wid 20, unless another begins
 * in the same way. "--" ends the options, "-" is an operand, and operands may appear between
 * options. */
#ifndef CLI_OPT_H
#define CLI_OPT_H

#include "common/base/err.h"
#include "common/base/io.h"
#include "common/base/number.h"

#include <stdbool.h>
#include <stdint.h>

struct opt_entry;

/* One option. */
struct opt {
    int id;              /* its letter, or a constant from OPT_LONG on if it has only a long name */
    const char *name;    /* its long name, without dashes */
    const char *arg;     /* what --help calls its argument; NULL if it takes none; "[=K]" if the
                          * argument may be missing, for options without a letter */
    const char *help;    /* one line, the default in parentheses */
    const char *example; /* a command with the option, for --help NAME */
    const struct opt_entry *const *names; /* the rows that its argument may name; NULL: none */
};

/* OPT_OWN is the first constant for the options of a single program. */
enum {
    OPT_LONG = 256,
    OPT_HELP,
    OPT_VERSION,
    OPT_LIST,
    OPT_NO_HEADER,
    OPT_MAX_CELLS,
    OPT_PROGRESS,
    OPT_COMPLETION,
    OPT_OWN
};

/* The shells of completion.h, ended by NULL. */
extern const struct opt_entry *const completion_list[];

/* The options of all programs and the end of the table: the last rows of every table. `what` is
 * the literal that says what --list prints, `tool` is the name of the program, and `run` a command
 * with it that writes a maze stream. */
#define OPT_COMMON(what, tool, run)                                                                  \
    {'1', "line", NULL, "write each maze on one line", run " -1", NULL},                             \
        {OPT_NO_HEADER, "no-header", NULL, "omit header lines", run " --no-header", NULL},           \
        {OPT_MAX_CELLS,          "max-cells", "N", "refuse mazes of more than N cells",              \
         run " --max-cells 1e6", NULL},                                                              \
        {OPT_PROGRESS,      "progress", NULL, "say how many mazes are done, every few seconds",      \
         run " --progress", NULL},                                                                   \
        {'q', "quiet", NULL, "print errors only", run " -q", NULL},                                  \
        {OPT_LIST, "list", NULL, "list the " what ", one per line, and exit", tool " --list", NULL}, \
        {OPT_COMPLETION,                                                                             \
         "completion",                                                                               \
         "SHELL",                                                                                    \
         "print completions for bash, zsh or fish, and exit",                                        \
         tool " --completion bash",                                                                  \
         completion_list},                                                                           \
        {OPT_HELP,                                                                                   \
         "help",                                                                                     \
         "[=NAME]",                                                                                  \
         "print this help, or that of NAME, and exit",                                               \
         tool " --help --line",                                                                      \
         NULL},                                                                                      \
        {OPT_VERSION, "version", NULL, "print the version and exit", tool " --version", NULL},       \
    {                                                                                                \
        0, NULL, NULL, NULL, NULL, NULL                                                              \
    }

/* The state of reading the arguments. */
struct opt_scan {
    const struct opt *table; /* ends with id 0 */
    char **argv;             /* the arguments not read yet, ended by NULL */
    const char *cluster;     /* the letters not read yet of an argument like -abc */
    char **operands;         /* the operands so far, at the front of argv */
    size_t count;            /* number of operands */
    bool only_operands;      /* "--" was read */
};

/* Starts reading the arguments of main. The operands are collected at the front of argv. */
void opt_init(struct opt_scan *s, const struct opt *table, char **argv);

/* Reads the next option and stores its argument in *value, NULL if it has none. Returns its id; 0
 * at the end, when s->operands[0..count) are the operands; or -1 with *err set. */
int opt_next(struct opt_scan *s, const char **value, struct err *err);

/* Returns the option that an argument such as -w, --width or --wid names; what follows a letter or
 * an = does not matter. Returns NULL with *err set if there is none. */
const struct opt *opt_named(const struct opt *table, const char *argument, struct err *err);

/* Reads the string `s` as a whole number from min to max into *value: 1000 or 1e3. `what` names the
 * option in the message. Returns 0, or -1 with *err set. */
int opt_number(const char *what, const char *s, uint64_t min, uint64_t max, uint64_t *value,
               struct err *err);

/* Reads two such numbers with a separator between them, such as 40x30 or 1/8. Returns 0, or -1 with
 * *err set. */
int opt_pair(const char *what, const char *s, char separator, uint64_t min, uint64_t max,
             uint64_t *first, uint64_t *second, struct err *err);

/* Reads a number such as 0.25, .25 or 25e-2 with at most `decimals` decimals, up to 9. min, max and
 * *value are the number times 10 to the power of `decimals`: 0.25 with 2 decimals is 25. Returns 0,
 * or -1 with *err set. */
int opt_decimal(const char *what, const char *s, unsigned decimals, uint64_t min, uint64_t max,
                uint64_t *value, struct err *err);

/* In place of `decimals`: the value of the key is a whole number from min to max, or words[0],
 * which is stored as max + 1. */
enum { OPT_OR_WORD = 100 };

/* In place of `decimals`: the value of the key is a set of its words, such as NAME+NAME, stored as
 * one bit per word; the default is none. */
enum { OPT_SET = 101 };

/* In place of `decimals`: the value of the key is one of words[0] to words[max], or a size such as
 * 100x150mm, with sides from `min` to OPT_SIDE_MAX. opt_size_width and opt_size_height return the
 * sides of such a value, which is greater than max. */
enum { OPT_OR_SIZE = 102, OPT_SIDE_BITS = 16, OPT_SIDE_MAX = 5080 };
static inline uint64_t opt_size_width(uint64_t value, uint64_t max)
{
    return (value - max) >> OPT_SIDE_BITS;
}
static inline uint64_t opt_size_height(uint64_t value, uint64_t max)
{
    return (value - max) & (((uint64_t)1 << OPT_SIDE_BITS) - 1);
}

enum { OPT_KEYS = 8 }; /* the maximum number of keys of a table row */

/* One key of NAME:key=value. Its value is a number, stored as opt_decimal does, or one of some
 * words, stored as its position among them. A key from 0 to 1 without decimals is a flag: alone, as
 * in NAME:key, it is 1. */
struct opt_key {
    const char *name; /* NULL ends a list of keys */
    uint64_t min, max, default_value;
    const char *help;
    unsigned decimals;
    const char *const *words; /* NULL for a number; otherwise the words for the values 0 to max */
};

/* The first member of every table row (an algorithm, a solver, a format). */
struct opt_entry {
    const char *name, *summary;
    const struct opt_key *keys; /* at most OPT_KEYS; NULL if it has none */
    const char *aliases; /* other names of the row, separated by blanks; NULL if it has none */
};

/* Reads NAME[:key=value,...] as a row of `list`, which ends with NULL, and stores the values of its
 * keys in `values`, in their order; keys that are not given have their default. `noun` names the
 * kind of row in messages. Returns the row, or NULL with *err set if there is no such row, key or
 * value.
 */
const struct opt_entry *opt_find(const struct opt_entry *const *list, const char *noun,
                                 const char *spec, uint64_t values[OPT_KEYS], struct err *err);

/* A name that no row of a list has, and what serves instead. */
struct opt_instead {
    const char *name; /* NULL ends a list of them */
    const char *use;
};

/* As opt_find, but the message for a name of `instead` says what to use. */
const struct opt_entry *opt_find_or(const struct opt_entry *const *list,
                                    const struct opt_instead *instead, const char *noun,
                                    const char *spec, uint64_t values[OPT_KEYS], struct err *err);

/* Returns the place in `list` of the row with the n bytes at s as its name or one of its aliases,
 * or NULL if there is none. */
const struct opt_entry *const *opt_row(const struct opt_entry *const *list, const char *s,
                                       size_t n);

/* Returns the alias of a row after `last`, or the first if that is NULL, with its length in *n,
 * which must hold that of `last`. Returns NULL if there is none. */
const char *opt_alias(const struct opt_entry *entry, const char *last, size_t *n);

/* Returns the key of a row that is called the n bytes at s. Returns NULL with *err set if there is
 * none. */
const struct opt_key *opt_key_of(const struct opt_entry *row, const char *s, size_t n,
                                 struct err *err);

/* Stores the defaults of the keys of a row in `values`, in their order. */
void opt_defaults(const struct opt_entry *entry, uint64_t values[OPT_KEYS]);

/* Writes NAME:key=value,... into `text` as opt_find reads it, with the keys that differ from their
 * defaults. */
enum { OPT_SPEC = 512 };
void opt_spec(const struct opt_entry *entry, const uint64_t values[OPT_KEYS], char text[OPT_SPEC]);

/* Writes the output of --list: for each row its name, a tab and its summary. */
void opt_list(struct out *out, const struct opt_entry *const *list);

/* Write the parts of --help about options, and about the rows of a list and their keys. */
void opt_help(struct out *out, const struct opt *table);
void opt_help_entries(struct out *out, const char *title, const struct opt_entry *const *list);

/* Write the lines about an option, a row of a list, a key, all keys of a row, and its aliases. */
void opt_help_option(struct out *out, const struct opt *o);
void opt_help_row(struct out *out, const struct opt_entry *row);
void opt_help_key(struct out *out, const struct opt_key *key);
void opt_help_keys(struct out *out, const struct opt_entry *row);
void opt_help_aliases(struct out *out, const struct opt_entry *row);

/* Writes NAME, or NAME:key=value with some value of a key that is not NULL, into `text`. */
void opt_help_spec(const struct opt_entry *row, const struct opt_key *key, char text[OPT_SPEC]);

#endif
