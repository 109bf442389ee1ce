/* opt: the command line, and the tables that it and --list, --help and the
 * tests share.
 *
 * Options follow the POSIX utility guidelines, with long names for all: -w20,
 * -w 20, --width=20, --width 20, -q1 for -q -1, "--" before operands and "-"
 * as one. Operands may stand among the options. */
#ifndef CLI_OPT_H
#define CLI_OPT_H

#include "common/base/err.h"
#include "common/base/io.h"
#include "common/base/number.h"

#include <stdbool.h>
#include <stdint.h>

#define OPT_KEYS 8 /* at most this many keys in a table row */

struct opt {
    int id;           /* the letter, or OPT_LONG + something */
    const char *name; /* the long name, without dashes */
    const char *arg;  /* what --help calls the argument, NULL if it takes none; "[=K]" is one
                       * that may be left out, of a long name without a letter */
    const char *help; /* one line, with the default */
};

enum { OPT_LONG = 256, OPT_HELP, OPT_VERSION, OPT_LIST, OPT_NO_HEADER, OPT_OWN };

/* What all tools have; the last rows of every table. */
#define OPT_COMMON                                                                                 \
    {'1', "line", NULL, "write every maze as one line"},                                           \
        {OPT_NO_HEADER, "no-header", NULL, "write no header lines"},                               \
        {'q', "quiet", NULL, "no messages but errors"},                                            \
        {OPT_LIST, "list", NULL, "list the names, one a line, and exit"},                          \
        {OPT_HELP, "help", NULL, "print this help and exit"},                                      \
        {OPT_VERSION, "version", NULL, "print the version and exit"},                              \
    {                                                                                              \
        0, NULL, NULL, NULL                                                                        \
    }

/* A walk over the arguments. */
struct opt_scan {
    const struct opt *table; /* ends with id 0 */
    char **argv;             /* what is left of it */
    const char *cluster;     /* the rest of -abc */
    char **operands;         /* argv itself, filled from the front */
    size_t count;            /* operands so far */
    bool only_operands;      /* "--" was met */
};

/* argv as main has it; the operands are gathered at its front. */
void opt_init(struct opt_scan *s, const struct opt *table, char **argv);

/* The next option: its id and in *value its argument (NULL if it takes none);
 * 0 at the end, when s->operands[0..count) are the operands; -1 and err. */
int opt_next(struct opt_scan *s, const char **value, struct err *err);

/* A whole number from min to max in decimal digits; what names the option in
 * the message. 0, or -1 and err. */
int opt_number(const char *what, const char *s, uint64_t min, uint64_t max, uint64_t *value,
               struct err *err);

/* Two of them with a separator between, 40x30 or 1/8. */
int opt_pair(const char *what, const char *s, char separator, uint64_t min, uint64_t max,
             uint64_t *first, uint64_t *second, struct err *err);

/* The same for a number like 0.25 with at most so many decimals, up to 9; min,
 * max and value are whole: 0.25 with 2 decimals is 25. */
int opt_decimal(const char *what, const char *s, unsigned decimals, uint64_t min, uint64_t max,
                uint64_t *value, struct err *err);

/* A key of NAME:key=value, a number with so many decimals: its value, and the
 * range here, are that number times ten to the power of decimals. Or a word. */
struct opt_key {
    const char *name; /* NULL ends a list of keys */
    uint64_t min, max, default_value;
    const char *help;
    unsigned decimals;
    const char *const *words; /* NULL, or the names of the values from 0 to max */
};

/* What every table row (an algorithm, a solver, a format) begins with. */
struct opt_entry {
    const char *name, *summary;
    const struct opt_key *keys; /* at most OPT_KEYS, or NULL */
};

/* The row that NAME[:key=value,...] names, its values (the presets where none
 * is given) in values in the order of its keys. list ends with NULL. NULL and
 * err where there is no such row, key or value. */
const struct opt_entry *opt_find(const struct opt_entry *const *list, const char *what,
                                 const char *spec, uint64_t values[OPT_KEYS], struct err *err);

/* NAME:key=value,... with the keys that are not default_value, as opt_find reads it. */
enum { OPT_SPEC = 512 };
void opt_spec(const struct opt_entry *entry, const uint64_t values[OPT_KEYS], char text[OPT_SPEC]);

/* What --list prints: a name, a tab and a summary a line. */
void opt_list(struct out *out, const struct opt_entry *const *list);

/* What --help prints of options, and of the names of a list and their keys. */
void opt_help(struct out *out, const struct opt *table);
void opt_help_entries(struct out *out, const char *title, const struct opt_entry *const *list);

#endif
