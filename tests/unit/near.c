/* Tests of the nearest name: the distance of all short texts, and which names are near. */
#include "common/base/near.h"
#include "tests/tap.h"

/* Returns the distance of two strings by its definition: the fewest steps from their ends. */
static unsigned distance(const char *a, size_t n, const char *b, size_t m)
{
    unsigned least, other;
    if (n == 0 || m == 0)
        return (unsigned)(n + m);
    least = distance(a, n - 1, b, m - 1) + (a[n - 1] != b[m - 1]);
    other = distance(a, n - 1, b, m) + 1;
    least = other < least ? other : least;
    other = distance(a, n, b, m - 1) + 1;
    least = other < least ? other : least;
    if (n > 1 && m > 1 && a[n - 1] == b[m - 2] && a[n - 2] == b[m - 1]) {
        other = distance(a, n - 2, b, m - 2) + 1;
        least = other < least ? other : least;
    }
    return least;
}

/* Stores text number k in `text`: a, b, c, aa, ab, ...; number 0 is empty. Returns its length. */
static size_t numbered(unsigned k, char text[8])
{
    size_t n = 0;
    for (; k > 0; k = (k - 1) / 3)
        text[n++] = "abc"[(k - 1) % 3];
    return n;
}

static void check_distances(void)
{
    enum { TEXTS = 1 + 3 + 9 + 27 + 81 };
    char x[200];
    unsigned wrong = 0;
    for (unsigned i = 0; i < TEXTS; i++)
        for (unsigned j = 0; j < TEXTS; j++) {
            char a[8], b[8];
            const size_t n = numbered(i, a), m = numbered(j, b);
            wrong += near_distance(a, n, b, m) != distance(a, n, b, m);
        }
    ok(wrong == 0, "the distance of all texts of up to four of three letters");
    memset(x, 'x', sizeof x);
    ok(near_distance(x, 200, "y", 1) == NEAR_NAME, "of a long text only the beginning counts");
    ok(near_distance("y", 1, x, 200) == NEAR_NAME, "of a long name only the beginning counts");
}

static void check_near(void)
{
    static const char *const names[] = {
        "prim", "prim-simple", "backtracker", "bfs", "dfs", "hunt_kill", "ab", "x", "every-path"};
    static const struct {
        const char *typed, *near; /* NULL: none */
    } cases[] = {
        {"prim", "prim"},
        {"PRIM", "prim"},
        {"pr", NULL},
        {"pri", "prim"},
        {"primsimpel", "prim-simple"},
        {"xfs", "bfs"}, /* the first of two */
        {"dsf", "dfs"}, /* one swap: nearer than bfs */
        {"bxx", NULL},  /* two of three */
        {"Hunt-Kill", "hunt_kill"},
        {"backtracer", "backtracker"},
        {"backtracking", "backtracker"}, /* three of twelve */
        {"baktrakin", NULL},
        {"ac", NULL},
        {"aby", "ab"}, /* one of three */
        {"", NULL},
        {"-", NULL},
        {"every", "every-path"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct near near;
        near_begin(&near, cases[i].typed, strlen(cases[i].typed));
        for (size_t k = 0; k < sizeof names / sizeof *names; k++)
            near_try(&near, names[k], strlen(names[k]));
        if (!ok(cases[i].near ? near.best && strcmp(near.best, cases[i].near) == 0 : !near.best,
                "near '%s' is %s", cases[i].typed, cases[i].near ? cases[i].near : "nothing"))
            printf("# got %s\n", near.best ? near.best : "nothing");
    }
}

static void check_same(void)
{
    static const struct {
        const char *a, *b;
        bool is_same;
    } cases[] = {
        {"A4", "a4", true},
        {"colour", "COLOR", true},
        {"Color-blind", "colour-blind", true},
        {"colours", "colors", true},
        {"multicolour", "multicolor", true},
        {"colou", "color", false},
        {"colouur", "color", false},
        {"dead_end", "dead-end", false},
        {"", "a", false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        ok(near_is(cases[i].a, strlen(cases[i].a), cases[i].b, strlen(cases[i].b)) ==
               cases[i].is_same,
           "'%s' and '%s' are %s name", cases[i].a, cases[i].b,
           cases[i].is_same ? "one" : "not one");
}

int main(void)
{
    check_same();
    check_distances();
    check_near();
    return done();
}
