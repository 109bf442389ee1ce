#include "stats.h"
#include "common/solve/run/search.h"

#include "common/maze/bfs.h"
#include "common/solve/kit/cut_cells.h"

#include <stdio.h>
#include <string.h>

#define ENTRY(id, name, summary) {name, summary, NULL},
static const struct opt_entry entries[STATS] = {STATS_ALL(ENTRY)};

#define ADDRESS(id, name, summary) &entries[STAT_##id],
const struct opt_entry *const stats_list[] = {STATS_ALL(ADDRESS) NULL};

static void put(struct stats *t, enum stats_field field, uint64_t value)
{
    t->value[field] = value;
    t->has[field] = true;
}

/* ---- the maze ---- */

/* How many ways there are from a cell to another one; the maze is framed. */
static inline unsigned degree(const struct maze *m, size_t i)
{
    unsigned ways = maze_open_dirs(m->cell + i, m->stride, MAZE_SEEN, 0);
    return (ways & 1) + (ways >> 1 & 1) + (ways >> 2 & 1) + (ways >> 3);
}

/* Cells by their ways, passages and walls. */
static void count_cells(struct stats *t, const struct maze *m)
{
    uint64_t of[5] = {0}, lone = 0, twice, places;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            size_t i = y * m->stride + x;
            unsigned ways = degree(m, i);
            of[ways]++;
            lone += ways == 0 && !maze_solid(m, i);
        }
    twice = of[1] + 2 * of[2] + 3 * of[3] + 4 * of[4];
    places = (uint64_t)(m->width - 1) * m->height + (uint64_t)m->width * (m->height - 1);
    put(t, STAT_CELLS, lone + of[1] + of[2] + of[3] + of[4]);
    put(t, STAT_WALLS, m->kind == MAZE_BLOCK ? of[0] - lone : places - twice / 2);
    put(t, STAT_DEAD_ENDS, of[1]);
    put(t, STAT_CORRIDORS, of[2]);
    put(t, STAT_JUNCTIONS, of[3] + of[4]);
    put(t, STAT_CROSSROADS, of[4]);
    put(t, STAT_LOOPS, twice / 2); /* less cells, and components, when these are known */
}

static int count_components(struct stats *t, struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    uint64_t parts = 0;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            size_t i = y * m->stride + x;
            if (m->cell[i] & MAZE_SEEN || maze_solid(m, i))
                continue;
            parts++;
            if (bfs_search(m, i, SIZE_MAX, NULL, &s->work[0], err) < 0)
                return -1;
        }
    put(t, STAT_COMPONENTS, parts);
    t->value[STAT_LOOPS] += parts - t->value[STAT_CELLS];
    put(t, STAT_PERFECT, parts == 1 && t->value[STAT_LOOPS] == 0);
    return 0;
}

/* Takes the number of a field of the header, if it has one. */
static void put_field(struct stats *t, enum stats_field field, enum field_id id,
                      const struct header *h)
{
    struct err err;
    t->has[field] = header_get_number(h, id, UINT64_MAX, &t->value[field], &err) > 0;
}

int stats_maze(struct stats *t, struct search *s, bool ends, const struct header *h,
               struct err *err)
{
    struct maze *m = s->maze;
    int unique = 0;
    memset(t, 0, sizeof *t);
    put_field(t, STAT_INDEX, FIELD_INDEX, h);
    put_field(t, STAT_SEED, FIELD_SEED, h);
    put(t, STAT_WIDTH, m->width);
    put(t, STAT_HEIGHT, m->height);
    maze_clear(m, (unsigned char)~(MAZE_WEST | MAZE_NORTH | MAZE_OBSTACLE));
    maze_seal_border(m);
    count_cells(t, m);
    if (count_components(t, s, err) || (ends && (unique = search_unique(s, err)) < 0))
        return -1;
    put(t, STAT_UNIQUE, (uint64_t)unique);
    return 0;
}

/* ---- the search ---- */

static void measure_path(struct stats *t, const struct search *s)
{
    const struct maze *m = s->maze;
    const struct path path = search_path(s);
    struct path_cursor c = path_begin(&path);
    uint64_t turns = 0, choices = degree(m, c.at) > 2;
    for (unsigned before = 4; path_next(&path, &c); before = c.d) {
        turns += before < 4 && before != c.d;
        choices += degree(m, c.at) > 2;
    }
    put(t, STAT_TURNS, turns);
    put(t, STAT_CHOICES, choices);
}

void stats_search(struct stats *t, const struct search *s, const struct solve *solver, int found,
                  uint64_t visited)
{
    put(t, STAT_SOLVABLE, found != SOLVE_NONE);
    put(t, STAT_VISITED, visited);
    if (found != SOLVE_NONE)
        put(t, STAT_LENGTH, s->length);
    if (solver->walks)
        put(t, STAT_STEPS, s->steps);
    if (found == SOLVE_PATH)
        measure_path(t, s);
}

/* ---- as text ---- */

void stats_write_names(struct out *out)
{
    for (int k = 0; k < STATS; k++) {
        out_text(out, k ? "\t" : "");
        out_text(out, entries[k].name);
    }
    out_text(out, "\n");
}

void stats_write(struct out *out, const struct stats *t, const struct header *h)
{
    for (int k = 0; k < STATS; k++) {
        char number[NUMBER_TEXT];
        size_t n = 0;
        const char *s = k == STAT_ALGORITHM ? header_get(h, FIELD_ALGORITHM, &n) : NULL;
        out_text(out, k ? "\t" : "");
        if (s)
            out_put(out, s, n);
        else
            out_text(out, t->has[k] ? number_text(t->value[k], number) : "-");
    }
    out_text(out, "\n");
    out_pause(out);
}
