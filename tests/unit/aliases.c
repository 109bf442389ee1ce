/* Tests of the names and aliases of all rows: each finds its row, so no other row has it, and what
 * is written has the name of the row. */
#include "common/gen/doors/door_request.h"
#include "common/gen/gen.h"
#include "common/import/run/input.h"
#include "common/maze/shape.h"
#include "common/render/render.h"
#include "common/solve/run/output.h"
#include "common/solve/run/stats.h"
#include "common/solve/solve.h"
#include "tests/tap.h"

/* Checks the n bytes at s, the name or an alias of a row. */
static void check_name(const struct row *const *list, const struct row *row, const char *s,
                       size_t n)
{
    uint64_t values[ROW_KEYS];
    struct err err;
    char name[80], spec[ROW_SPEC] = "";
    snprintf(name, sizeof name, "%.*s", (int)n, s);
    if (!ok(row_find(list, NULL, "name", name, values, &err) == row, "%s is %s", name, row->name))
        return;
    row_spec(row, values, spec);
    ok(strcmp(spec, row->name) == 0, "%s is written as %s", name, row->name);
    ok(strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789-_*") == n, "the characters of %s", name);
}

int main(void)
{
    const struct row *const *const lists[] = {
        gen_list,   solve_list,  render_list, format_list,
        stats_list, output_list, door_list,   shape_list,
    };
    for (size_t k = 0; k < sizeof lists / sizeof *lists; k++)
        for (const struct row *const *row = lists[k]; *row; row++) {
            size_t n;
            check_name(lists[k], *row, (*row)->name, strlen((*row)->name));
            for (const char *at = NULL; (at = row_alias(*row, at, &n));)
                check_name(lists[k], *row, at, n);
        }
    return done();
}
