/* Tests of the active list of growing-tree: the random rule chooses each cell of the list with the
 * same probability, although it draws places in advance: after the list has grown, with removed
 * cells, and after it has shrunk. */
#include "common/gen/kit/active_list.h"
#include "tests/tap.h"

#include <math.h>

enum { MAX_CELLS = 100, DRAWS = 90000 };

/* What happens to the list between the draws in advance and the draw that counts. */
struct scenario {
    const char *name;
    size_t before, after; /* number of cells, removed ones included */
    size_t holes;         /* number of removed cells, the first of which is cell 10 */
};

/* Runs a scenario on an empty list. */
static void run(struct active_list *a, const struct scenario *s, struct err *err)
{
    for (size_t k = 0; k < s->before; k++)
        if (active_list_add(a, k, err))
            exit(2);
    for (int k = 0; k < 3 * AHEAD / 2; k++)
        active_list_choose(a);
    for (size_t k = s->before; k < s->after; k++)
        if (active_list_add(a, k, err))
            exit(2);
    for (size_t k = s->before; k-- > s->after;)
        active_list_remove(a, k);
    for (size_t k = 0; k < s->holes; k++) {
        size_t place = 0;
        while (a->at[place] != 10 + k)
            place++;
        active_list_remove(a, place);
    }
}

/* Returns chi-square of the chosen cells against the uniform distribution, or infinity if a removed
 * cell was chosen. */
static double chi_square(const struct scenario *s, struct gen_job *job)
{
    long count[MAX_CELLS] = {0};
    double chi = 0, mean = (double)DRAWS / (double)(s->after - s->holes);
    for (int t = 0; t < DRAWS; t++) {
        struct active_list a;
        struct err err;
        if (active_list_init(&a, "growing-tree", job, &err))
            exit(2);
        run(&a, s, &err);
        count[a.at[active_list_choose(&a)]]++;
    }
    for (size_t k = 0; k < MAX_CELLS; k++) {
        bool in = k < s->after && (k < 10 || k >= 10 + s->holes);
        if (!in && count[k] > 0)
            return INFINITY;
        chi += in ? ((double)count[k] - mean) * ((double)count[k] - mean) / mean : 0;
    }
    return chi;
}

/* Checks a list of three cells after the removal of all, and with a cell again. */
static void check_emptied(struct gen_job *job)
{
    struct active_list a;
    struct err err;
    if (active_list_init(&a, "growing-tree", job, &err))
        exit(2);
    for (size_t k = 0; k < 3; k++)
        if (active_list_add(&a, k, &err))
            exit(2);
    for (size_t k = 0; k < 3; k++)
        active_list_remove(&a, k);
    ok(a.count == a.first, "a list without its cells is empty");
    if (active_list_add(&a, 7, &err))
        exit(2);
    ok(a.at[active_list_choose(&a)] == 7, "then a cell that is added is the only one");
}

int main(void)
{
    static const struct scenario scenarios[] = {
        {"unchanged", 100, 100, 0},          {"after growing", 40, 100, 0},
        {"with removed cells", 100, 100, 9}, {"after growing, with removed cells", 60, 100, 15},
        {"after shrinking", 100, 71, 0},     {"after closing the holes", 100, 100, 40},
    };
    const uint64_t values[ACTIVE_LIST_RULES] = {0, 1, 0, 0};
    struct maze m = {0};
    struct mem work = {NULL, 0};
    struct rng rng;
    struct err err;
    struct gen_job job = {.maze = &m, .rng = &rng, .values = values, .scratch = &work};
    if (maze_shape(&m, MAZE_WALLS, MAX_CELLS, 1, &err))
        return 2;
    rng_seed(&rng, 1, 0);
    for (size_t k = 0; k < sizeof scenarios / sizeof *scenarios; k++) {
        double chi = chi_square(&scenarios[k], &job);
        /* The 99.9 percent point with 99 degrees of freedom is 148.2; it is lower with fewer. */
        ok(chi < 148.2, "list %s: sampled uniformly, chi-square %.1f", scenarios[k].name, chi);
    }
    check_emptied(&job);
    maze_free(&m);
    mem_free(&work);
    return done();
}
