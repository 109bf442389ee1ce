#include "filter.h"

#include "common/base/number.h"
#include "common/base/text.h"

#include <string.h>

/* The operators; one that begins with another comes before it. */
static const struct {
    const char *text;
    unsigned results;
} filter_operators[] = {
    {"<=", FILTER_LESS | FILTER_EQUAL},
    {">=", FILTER_MORE | FILTER_EQUAL},
    {"!=", FILTER_LESS | FILTER_MORE},
    {"<", FILTER_LESS},
    {">", FILTER_MORE},
    {"=", FILTER_EQUAL},
};

enum { FILTER_OPERATORS = sizeof filter_operators / sizeof filter_operators[0] };

/* Sets the message for a malformed condition. Returns -1. */
static int filter_refuse(const char *what, const char *s, struct err *err)
{
    return err_set(err,
                   "%s: '%.40s' is not STATISTIC OP NUMBER or STATISTIC %% N OP NUMBER, with OP "
                   "one of < <= = != >= > and a whole number, or a hash of 16 digits, in lower "
                   "case; repeat %s for more conditions",
                   what, s, what);
}

/* Reads "% N", if it is there, into f->modulo. Returns where it ends, or NULL if it is malformed.
 */
static const char *filter_modulo(struct filter *f, const char *s)
{
    size_t n;
    f->modulo = 0;
    if (*s != '%')
        return s;
    s++;
    s += strspn(s, " ");
    n = strcspn(s, " <=>!");
    if (number_decimal(s, n, 0, &f->modulo) != NUMBER_OK || f->modulo == 0)
        return NULL;
    s += n;
    return s + strspn(s, " ");
}

int filter_read(struct filter *f, const char *what, const char *s, struct err *err)
{
    const char *name = s + strspn(s, " ");
    size_t n = strcspn(name, " <=>!%"), field = 0, k = 0;
    const char *at = name + n + strspn(name + n, " ");
    while (field < STATS && !text_is(name, n, stats_list[field]->name))
        field++;
    if (field == STATS || field == STAT_ALGORITHM)
        return err_set(err, "%s: '%.40s' must begin with a numeric statistic (--help shows all)",
                       what, s);
    if (!(at = filter_modulo(f, at)))
        return filter_refuse(what, s, err);
    while (k < FILTER_OPERATORS &&
           strncmp(at, filter_operators[k].text, strlen(filter_operators[k].text)) != 0)
        k++;
    if (k == FILTER_OPERATORS)
        return filter_refuse(what, s, err);
    at += strlen(filter_operators[k].text);
    f->field = (enum stats_field)field;
    f->results = filter_operators[k].results;
    at += strspn(at, " ");
    n = strcspn(at, " ");
    if (at[n + strspn(at + n, " ")] ||
        (stats_is_hash(f->field) && !f->modulo ? number_hash(at, n, &f->number) != 0
                                               : number_decimal(at, n, 0, &f->number) != NUMBER_OK))
        return filter_refuse(what, s, err);
    return 0;
}

bool filter_holds(const struct filter *f, const struct stats *t)
{
    const uint64_t value = f->modulo ? t->value[f->field] % f->modulo : t->value[f->field];
    unsigned result = value < f->number   ? FILTER_LESS
                      : value > f->number ? FILTER_MORE
                                          : FILTER_EQUAL;
    return t->has[f->field] && f->results & result;
}
