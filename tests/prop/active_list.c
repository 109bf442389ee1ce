/* The list of growing-tree: a random cell of it is any of its cells, all equally likely, although
 * places are drawn ahead: also after the list has grown, has got holes, or has become shorter. */
#include "common/gen/kit/active_list.h"
#include "tests/tap.h"

#include <math.h>

enum { MAX_CELLS = 100, DRAWS = 90000 };

/* What happens to the list between the places drawn ahead and the choice that is tested. */
struct change {
    const char *what;
    size_t before, after; /* entries */
    size_t holes;         /* of these, removed, from cell 10 on */
};

static void apply(struct active_list *a, const struct change *s, struct err *err)
{
    for (size_t k = 0; k < s->before; k++)
        if (active_list_add(a, k, err))
            exit(2);
    for (int k = 0; k < 3 * ACTIVE_LIST_AHEAD / 2; k++)
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

/* Returns the chi-square of the chosen cells against all being equally frequent; infinite if a
 * removed cell was chosen. */
static double chi_square(const struct change *s, struct gen_job *job)
{
    long count[MAX_CELLS] = {0};
    double chi = 0, mean = (double)DRAWS / (double)(s->after - s->holes);
    for (int t = 0; t < DRAWS; t++) {
        struct active_list a;
        struct err err;
        if (active_list_init(&a, "growing-tree", job, &err))
            exit(2);
        apply(&a, s, &err);
        seen[a.at[active_list_choose(&a)]]++;
    }
    for (size_t k = 0; k < MAX_CELLS; k++) {
        bool in = k < s->after && (k < 10 || k >= 10 + s->holes);
        if (!in && count[k] > 0)
            return INFINITY;
        chi += in ? ((double)count[k] - mean) * ((double)count[k] - mean) / mean : 0;
    }
    return chi;
}

int main(void)
{
    static const struct change changes[] = {
        {"unchanged", 100, 100, 0},  {"that has grown", 40, 100, 0},
        {"with holes", 100, 100, 9}, {"that has grown and has holes", 60, 100, 15},
        {"shorter", 100, 71, 0},     {"compacted", 100, 100, 40},
    };
    const uint64_t values[ACTIVE_LIST_RULES] = {0, 1, 0, 0};
    struct maze m = {0};
    struct mem work = {NULL, 0};
    struct rng rng;
    struct err err;
    struct gen_job job = {.maze = &m, .rng = &rng, .values = values, .scratch = &work};
    if (maze_shape(&m, MAZE_WALLS, MOST, 1, &err))
        return 2;
    rng_seed(&rng, 1, 0);
    for (size_t k = 0; k < sizeof changes / sizeof *changes; k++) {
        double chi = chi_square(&changes[k], &job);
        /* 148.2 is the 99.9 percent point for 99 degrees of freedom; fewer have less. */
        ok(chi < 148.2, "a list %s: chi-square %.1f", changes[k].what, chi);
    }
    maze_free(&m);
    mem_free(&work);
    return done();
}
