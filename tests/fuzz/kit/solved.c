#include "solved.h"

#include "sandbox.h"

/* Copies the value of a header field to `to`. Returns false if there is none, or if it is too long.
 */
static bool record_field(const struct record *r, const char *key, char *to, size_t size)
{
    const char *end = r->head + strcspn(r->head, "\n"), *at = r->head;
    const size_t n = strlen(key);
    while ((at = memchr(at, ' ', (size_t)(end - at)))) {
        size_t length;
        at++;
        if ((size_t)(end - at) <= n || memcmp(at, key, n) != 0 || at[n] != '=')
            continue;
        length = strcspn(at + n + 1, " \n");
        if (length >= size)
            return false;
        memcpy(to, at + n + 1, length);
        to[length] = '\0';
        return true;
    }
    return false;
}

/* Reads a field as a place. Returns the number of the cell, or SIZE_MAX. */
static size_t record_place(const struct record *r, const char *key, const struct graph *g)
{
    char text[64];
    unsigned long x, y;
    if (!record_field(r, key, text, sizeof text) || sscanf(text, "%lu,%lu", &x, &y) != 2)
        return SIZE_MAX;
    FUZZ_CHECK(x < g->w && y < g->h, "%s=%s is outside", key, text);
    return y * g->w + x;
}

bool record_has_solid_end(const struct record *r, const struct graph *g)
{
    const size_t start = record_place(r, "start", g), goal = record_place(r, "goal", g);
    return (start != SIZE_MAX && g->solid[start]) || (goal != SIZE_MAX && g->solid[goal]);
}

bool record_find(const char *text, struct record *r)
{
    const char *end;
    if (strncmp(text, "# maze ", 7) != 0)
        return false;
    r->head = text;
    do
        text += strcspn(text, "\n") + 1;
    while (*text == '#');
    r->rows = text;
    end = strstr(text, "\n\n");
    FUZZ_CHECK(end, "a record without an end");
    r->n = (size_t)(end + 2 - r->head);
    return true;
}

/* Checks a path, or a set, whose length is in `text`, where the goal is `distance` moves away, -1
 * if there is no path. */
static void solved_check_path(const struct graph *g, const struct solve *solver, size_t start,
                              size_t goal, long distance, bool is_set, const char *text)
{
    const uint64_t length = strtoull(text, NULL, 10);
    const char *name = solver->entry.name;
    FUZZ_CHECK(distance >= 0 && *text, "%s finds a path where there is none", name);
    FUZZ_CHECK(solver->shortest || is_set ? length == (uint64_t)distance
                                          : length >= (uint64_t)distance,
               "%s: length=%s, not %ld", name, text, distance);
    if (is_set)
        FUZZ_CHECK(g->digit[start] & 4 && g->digit[goal] & 4, "%s: no endpoints in the set", name);
    else
        FUZZ_CHECK(solver->enumerates || graph_is_path(g, start, goal, length),
                   "%s: the marks are not a path of %s moves", name, text);
}

void solved_check(const struct record *r, const struct solve *solver)
{
    char solution[16] = "", text[2048] = ""; /* as long as frame= may be */
    struct graph g = graph_read(r->rows, strncmp(r->head, "# maze block", 12) == 0);
    long *distances = test_alloc(g.w * g.h, sizeof *distances), distance = -1;
    if (!record_field(r, "frame", text, sizeof text)) { /* frames pass unchanged */
        const size_t start = record_place(r, "start", &g), goal = record_place(r, "goal", &g);
        FUZZ_CHECK(record_field(r, "solution", solution, sizeof solution), "no solution=");
        record_field(r, "length", text, sizeof text);
        if (start != SIZE_MAX && goal != SIZE_MAX) {
            graph_distances(&g, start, distances);
            distance = g.block || !g.solid[start] ? distances[goal] : -1;
        }
        if (strcmp(solution, "gave-up") == 0)
            FUZZ_CHECK(!solver->complete && !*text, "%s gives up", solver->entry.name);
        else if (strcmp(solution, "none") == 0)
            FUZZ_CHECK(distance < 0 && !*text, "%s misses a path", solver->entry.name);
        else
            solved_check_path(&g, solver, start, goal, distance, strcmp(solution, "set") == 0,
                              text);
    }
    free(distances);
    graph_free(&g);
}
