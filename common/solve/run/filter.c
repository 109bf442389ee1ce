#include "filter.h"

#include "common/base/number.h"
#include "common/base/text.h"

#include <string.h>

/* The operators. */
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
    {"==", FILTER_EQUAL},
};

enum { FILTER_OPERATORS = sizeof filter_operators / sizeof filter_operators[0] };

/* Reads "% N", if present, into f->modulo, times 10 to the power of `decimals`. Returns the end of
 * what was read, or NULL if it is malformed. */
static const char *filter_modulo(struct filter *f, const char *s, unsigned decimals)
{
    size_t n;
    f->modulo = 0;
    if (*s != '%')
        return s;
    s++;
    s += strspn(s, " ");
    n = strcspn(s, " <=>!");
    if (number_decimal(s, n, decimals, &f->modulo) != NUMBER_OK || f->modulo == 0)
        return NULL;
    s += n;
    return s + strspn(s, " ");
}

int filter_read(struct filter *f, const char *what, const char *s, struct err *err)
{
    static const char *const numbers[] = {
        [STATS_HASH] = "16 lowercase hexadecimal digits",
        [STATS_DECIMAL] = "a number with up to two decimals",
    };
    const char *name = s + strspn(s, " ");
    size_t n = strcspn(name, " <=>!%"), k = 0;
    const struct row *const *row = row_of_name(stats_numbers, name, n);
    const char *at = name + n + strspn(name + n, " ");
    enum stats_type type;
    unsigned decimals;
    char meant[NEAR_MEANT];
    struct near near;
    if (!row) {
        near_begin(&near, name, n);
        row_near(&near, stats_numbers);
        return near.best ? err_set(err, "%s: unknown statistic '%.*s'%s", what, err_length(n), name,
                                   near_text(&near, "", "", meant))
                         : err_set(err,
                                   "%s: '%.40s' must begin with a numeric statistic; "
                                   "--help statistics lists all",
                                   what, s);
    }
    f->field = stats_field_of(*row);
    type = stats_rows[f->field].type;
    decimals = type == STATS_DECIMAL ? STATS_DECIMALS : 0;
    if (!(at = filter_modulo(f, at, decimals)))
        return err_set(err, "%s: expected a number greater than 0 after %% in '%.40s'", what, s);
    n = strspn(at, "<=>!~&|"); /* including operators of other languages */
    while (k < FILTER_OPERATORS && !text_is(at, n, filter_operators[k].text))
        k++;
    if (k == FILTER_OPERATORS)
        return err_set(err, "%s: expected <, <=, =, !=, >= or > in '%.40s'%s", what, s,
                       n ? "" : "; quote a condition: 'length >= 100'");
    f->results = filter_operators[k].results;
    at += n;
    at += strspn(at, " ");
    n = strcspn(at, " ");
    if (f->modulo) /* a remainder is a plain number */
        type = STATS_NUMBER;
    if (at[n + strspn(at + n, " ")] ||
        (type == STATS_HASH ? number_hash(at, n, &f->number)
                            : number_decimal(at, n, decimals, &f->number) != NUMBER_OK))
        return err_set(err, "%s: %s needs %s, not '%.40s'%s", what, stats_names[f->field],
                       numbers[type] ? numbers[type] : "an integer", at,
                       strchr(at, ' ') ? "; repeat -k for more conditions" : "");
    return 0;
}

bool filter_holds(const struct filter *f, const struct stats *t)
{
    const uint64_t value = f->modulo ? t->value[f->field] % f->modulo : t->value[f->field];
    unsigned result = value < f->number   ? FILTER_LESS
                      : value > f->number ? FILTER_MORE
                                          : FILTER_EQUAL;
    return t->has & STATS_BIT(f->field) && f->results & result;
}
