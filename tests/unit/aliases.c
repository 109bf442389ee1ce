/* Tests of the aliases of all rows: each finds its row and no other, and what is written has the
 * name of the row. */
#include "common/gen/doors/door_request.h"
#include "common/gen/gen.h"
#include "common/import/run/input.h"
#include "common/render/render.h"
#include "common/solve/run/output.h"
#include "common/solve/run/stats.h"
#include "common/solve/solve.h"
#include "tests/tap.h"

/* Returns how often the n bytes at s are a name or an alias in a list, by a plain search. */
static unsigned occurrences(const struct row *const *list, const char *s, size_t n)
{
    char text[2000] = " ", word[80];
    unsigned count = 0;
    for (; *list; list++) {
        strcat(strcat(text, (*list)->name), "  ");
        if ((*list)->aliases)
            for (const char *at = (*list)->aliases; *at; at++) {
                const char piece[] = {*at, *at == ' ' ? ' ' : '\0', '\0'};
                strcat(text, piece);
            }
        strcat(text, "  ");
    }
    snprintf(word, sizeof word, " %.*s ", (int)n, s);
    for (const char *at = text; (at = strstr(at, word)); at++)
        count++;
    return count;
}

/* Checks the n bytes at s, an alias of a row. */
static void check_alias(const struct row *const *list, const struct row *row, const char *s,
                        size_t n)
{
    uint64_t values[ROW_KEYS];
    struct err err;
    char name[80], spec[ROW_SPEC] = "";
    snprintf(name, sizeof name, "%.*s", (int)n, s);
    ok(row_find(list, "name", name, values, &err) == row, "%s is %s", name, row->name);
    row_spec(row, values, spec);
    ok(strcmp(spec, row->name) == 0, "%s is written as %s", name, row->name);
    ok(occurrences(list, s, n) == 1, "%s is no other name", name);
    ok(strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789-*") == n, "%s has only these characters",
       name);
}

int main(void)
{
    const struct row *const *const lists[] = {
        gen_list, solve_list, render_list, format_list, stats_list, output_list, door_list,
    };
    unsigned aliases = 0;
    for (size_t k = 0; k < sizeof lists / sizeof *lists; k++)
        for (const struct row *const *row = lists[k]; *row; row++) {
            size_t n;
            ok(row_of_name(lists[k], (*row)->name, strlen((*row)->name)) == row, "%s is itself",
               (*row)->name);
            ok(occurrences(lists[k], (*row)->name, strlen((*row)->name)) == 1,
               "%s is no other name", (*row)->name);
            for (const char *at = NULL; (at = row_alias(*row, at, &n)); aliases++)
                check_alias(lists[k], *row, at, n);
        }
    ok(aliases > 50, "%u aliases", aliases);
    return done();
}
