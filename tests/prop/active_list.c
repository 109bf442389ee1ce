/* The list of growing-tree: a random cell of it is any cell that it holds, each equally
 * often, though places are drawn ahead: after it has grown, with holes, and shorter. */
#include "common/gen/kit/active_list.h"
#include "tests/tap.h"

#include <math.h>

enum { MOST = 100, TIMES = 90000 };

/* What happens to the list between the draws ahead and the one that counts. */
struct story {
    const char *what;
    size_t before, after; /* entries */
    size_t holes;         /* of these, struck off, from cell 10 on */
};

static void tell(struct active_list *a, const struct story *s, struct err *err)
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

/* Chi-square of the cells chosen against all equally often; infinite if one that was struck
 * off came. */
static double chi_square(const struct story *s, struct gen_job *job)
{
    long seen[MOST] = {0};
    double chi = 0, each = (double)TIMES / (double)(s->after - s->holes);
    for (int t = 0; t < TIMES; t++) {
        struct active_list a;
        struct err err;
        if (active_list_init(&a, "growing-tree", job, &err))
            exit(2);
        tell(&a, s, &err);
        seen[a.at[active_list_choose(&a)]]++;
    }
    for (size_t k = 0; k < MOST; k++) {
        bool in = k < s->after && (k < 10 || k >= 10 + s->holes);
        if (!in && seen[k] > 0)
            return INFINITY;
        chi += in ? ((double)seen[k] - each) * ((double)seen[k] - each) / each : 0;
    }
    return chi;
}

int main(void)
{
    static const struct story stories[] = {
        {"as it was", 100, 100, 0},  {"that has grown", 40, 100, 0},
        {"with holes", 100, 100, 9}, {"that has grown and has holes", 60, 100, 15},
        {"shorter", 100, 71, 0},     {"closed up", 100, 100, 40},
    };
    const uint64_t values[ACTIVE_LIST_RULES] = {0, 1, 0, 0};
    struct maze m = {0};
    struct mem work = {NULL, 0};
    struct rng rng;
    struct err err;
    struct gen_job job = {.maze = &m, .rng = &rng, .values = values, .work = &work};
    if (maze_shape(&m, MAZE_WALLS, MOST, 1, &err))
        return 2;
    rng_seed(&rng, 1, 0);
    for (size_t k = 0; k < sizeof stories / sizeof *stories; k++) {
        double chi = chi_square(&stories[k], &job);
        /* 148.2 is the 99.9 percent point for 99 degrees of freedom; fewer have less. */
        ok(chi < 148.2, "a list %s: chi-square %.1f", stories[k].what, chi);
    }
    maze_free(&m);
    mem_free(&work);
    return done();
}
