#include "stats.h"
#include "search.h"

#include "common/maze/bfs.h"

#include <string.h>

#define STATS_ENTRY(id, name, type, summary) {name, summary, NULL, NULL},
static const struct opt_entry stats_entries[STATS] = {STATS_ALL(STATS_ENTRY)};

#define STATS_ADDRESS(id, name, type, summary) &stats_entries[STAT_##id],
const struct opt_entry *const stats_list[] = {STATS_ALL(STATS_ADDRESS) NULL};

#define STATS_NUMBERS_STATS_NUMBER(id)  &stats_entries[STAT_##id],
#define STATS_NUMBERS_STATS_HASH(id)    &stats_entries[STAT_##id],
#define STATS_NUMBERS_STATS_DECIMAL(id) &stats_entries[STAT_##id],
#define STATS_NUMBERS_STATS_TEXT(id)
#define STATS_NUMBERS(id, name, type, summary) STATS_NUMBERS_##type(id)
const struct opt_entry *const stats_numbers[] = {STATS_ALL(STATS_NUMBERS) NULL};

#define STATS_NAME(id, name, type, summary) [STAT_##id - STATS_MORE] = (name),
const char *const stats_more[] = {STATS_ADDED(STATS_NAME)};

#define STATS_TYPE(id, name, type, summary) [STAT_##id] = (type),
static const enum stats_type stats_types[STATS] = {STATS_ALL(STATS_TYPE)};

#define STATS_FIELD(id, name, type, summary) [STAT_##id - STATS_MORE] = FIELD_##id,
static const enum field_id stats_fields[] = {STATS_ADDED(STATS_FIELD)};

const char *stats_example(const struct opt_entry *row)
{
    switch ((enum stats_field)(row - stats_entries)) {
    case STAT_ALGORITHM:
        return "maze-gen --algorithm prim -n 3 | maze-solve -f stats";
    case STAT_SOLVABLE:
    case STAT_UNIQUE:
    case STAT_PERFECT:
    case STAT_COMPONENTS:
        return "maze-gen -n 3 | maze-solve -k 'SPEC = 1' -f stats";
    case STAT_INDEX:
    case STAT_CROSSROADS:
    case STAT_LOOPS:
        return "maze-gen -n 9 | maze-solve -k 'SPEC < 5' -f stats";
    case STAT_STEPS:
        return "maze-gen -n 9 | maze-solve -a left -k 'SPEC > 5' -f stats";
    default:
        return row - stats_entries < STATS_MORE
                   ? "maze-gen -n 9 | maze-solve -k 'SPEC > 5' -f stats"
                   : "maze-gen -n 9 | maze-solve -f stats:add=SPEC";
    }
}

enum field_id stats_field_id(enum stats_field field)
{
    return stats_fields[field - STATS_MORE];
}

enum stats_type stats_type(enum stats_field field)
{
    return stats_types[field];
}

static void stats_set(struct stats *t, enum stats_field field, uint64_t value)
{
    t->value[field] = value;
    t->has[field] = true;
}

/* Sets a statistic to the number in a field of the header, if there is one. */
static void stats_set_field(struct stats *t, enum stats_field field, enum field_id id,
                            const struct header *h)
{
    struct err err;
    t->has[field] = header_get_number(h, id, UINT64_MAX, &t->value[field], &err) > 0;
}

/* Returns the number of passages from cell i to other cells. The border of the maze is sealed. */
static inline unsigned stats_degree(const struct maze *m, size_t i)
{
    unsigned dirs = maze_open_dirs(m->cell + i, m->stride, MAZE_SEEN, 0);
    return (dirs & 1) + (dirs >> 1 & 1) + (dirs >> 2 & 1) + (dirs >> 3);
}

/* Counts cells by their degree, passages and walls. STAT_LOOPS becomes the number of passages. */
static void stats_count_cells(struct stats *t, const struct maze *m)
{
    uint64_t of[5] = {0}, isolated = 0, passages, walls;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            size_t i = y * m->stride + x;
            unsigned degree = stats_degree(m, i);
            of[degree]++;
            isolated += degree == 0 && !maze_solid(m, i);
        }
    passages = (of[1] + 2 * of[2] + 3 * of[3] + 4 * of[4]) / 2;
    walls = (uint64_t)(m->width - 1) * m->height + (uint64_t)m->width * (m->height - 1) - passages;
    stats_set(t, STAT_CELLS, isolated + of[1] + of[2] + of[3] + of[4]);
    stats_set(t, STAT_WALLS, m->kind == MAZE_BLOCK ? of[0] - isolated : walls);
    stats_set(t, STAT_DEAD_ENDS, of[1]);
    stats_set(t, STAT_CORRIDORS, of[2]);
    stats_set(t, STAT_JUNCTIONS, of[3] + of[4]);
    stats_set(t, STAT_CROSSROADS, of[4]);
    stats_set(t, STAT_LOOPS, passages);
}

/* Counts the connected components, and from that the independent cycles: passages - cells +
 * components. Returns 0, or -1 with *err set if memory runs out. */
static int stats_count_components(struct stats *t, struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    uint64_t components = 0;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            size_t i = y * m->stride + x;
            if (m->cell[i] & MAZE_SEEN || maze_solid(m, i))
                continue;
            components++;
            if (bfs_search(m, i, SIZE_MAX, NULL, &s->scratch[0], err) < 0)
                return -1;
        }
    stats_set(t, STAT_COMPONENTS, components);
    t->value[STAT_LOOPS] += components - t->value[STAT_CELLS];
    stats_set(t, STAT_PERFECT, components == 1 && t->value[STAT_LOOPS] == 0);
    return 0;
}

void stats_header(struct stats *t, const struct header *h)
{
    memset(t, 0, sizeof *t);
    stats_set_field(t, STAT_INDEX, FIELD_INDEX, h);
    stats_set_field(t, STAT_SEED, FIELD_SEED, h);
    stats_set(t, STAT_WIDTH, h->width);
    if (!h->endless)
        stats_set(t, STAT_HEIGHT, h->height);
}

void stats_measure_more(struct stats *t, uint64_t set, const struct maze *m,
                        const struct maze_endpoints *endpoints)
{
    if (set & STATS_BIT(STAT_HASH))
        stats_set(t, STAT_HASH, maze_hash(m, NULL));
    if (set & STATS_BIT(STAT_CANONICAL))
        stats_set(t, STAT_CANONICAL, maze_hash_canonical(m, NULL));
    if (set & STATS_BIT(STAT_HASH_ENDS) && endpoints)
        stats_set(t, STAT_HASH_ENDS, maze_hash(m, endpoints));
    if (set & STATS_BIT(STAT_CANONICAL_ENDS) && endpoints)
        stats_set(t, STAT_CANONICAL_ENDS, maze_hash_canonical(m, endpoints));
}

bool stats_has(enum stats_field field, const struct solve *solver)
{
    return !solver->run_rows || field < STAT_CELLS || field == STAT_SOLVABLE ||
           field == STAT_LENGTH;
}

int stats_maze(struct stats *t, struct search *s, bool has_endpoints, const struct header *h,
               struct err *err)
{
    struct maze *m = s->maze;
    int unique = 0;
    stats_header(t, h);
    maze_clear(m, (unsigned char)~(MAZE_WEST | MAZE_NORTH | MAZE_OBSTACLE));
    maze_seal_border(m);
    stats_count_cells(t, m);
    if (stats_count_components(t, s, err) ||
        (has_endpoints && (unique = search_unique(s, err)) < 0))
        return -1;
    stats_set(t, STAT_UNIQUE, (uint64_t)unique);
    return 0;
}

static void stats_follow_path(struct stats *t, const struct search *s)
{
    const struct path path = search_path(s);
    struct path_cursor c = path_begin(&path);
    uint64_t turns = 0, choices = stats_degree(s->maze, c.at) > 2;
    for (unsigned before = 4; path_next(&path, &c); before = c.d) {
        turns += before < 4 && before != c.d;
        choices += stats_degree(s->maze, c.at) > 2;
    }
    stats_set(t, STAT_TURNS, turns);
    stats_set(t, STAT_CHOICES, choices);
}

void stats_search(struct stats *t, const struct search *s, const struct solve *solver, int found,
                  uint64_t visited)
{
    stats_set(t, STAT_SOLVABLE, found != SOLVE_NONE);
    if (found != SOLVE_NONE)
        stats_set(t, STAT_LENGTH, s->length);
    if (solver->run_rows)
        return;
    stats_set(t, STAT_VISITED, visited);
    if (solver->is_walker)
        stats_set(t, STAT_STEPS, s->steps);
    if (found == SOLVE_PATH)
        stats_follow_path(t, s);
}

/* Measures how far start and goal are apart, and what the length is divided by that. */
static void stats_measure_ends(struct stats *t, const struct search *s, int found)
{
    const size_t stride = s->maze->stride;
    const size_t x = s->start % stride, y = s->start / stride;
    const size_t goal_x = s->goal % stride, goal_y = s->goal / stride;
    const uint64_t apart =
        (uint64_t)(x > goal_x ? x - goal_x : goal_x - x) + (y > goal_y ? y - goal_y : goal_y - y);
    stats_set(t, STAT_APART, apart);
    if (found != SOLVE_NONE && apart > 0)
        stats_set(t, STAT_DETOUR, (s->length * 2 * STATS_HUNDRED + apart) / (2 * apart));
}

int stats_measure_path(struct stats *t, uint64_t set, const struct search *s, int found,
                       struct branches *b, struct err *err)
{
    const struct path path = search_path(s);
    if (set & (STATS_BIT(STAT_APART) | STATS_BIT(STAT_DETOUR)))
        stats_measure_ends(t, s, found);
    if (found != SOLVE_PATH ||
        !(set & STATS_OF_PATH & ~(STATS_BIT(STAT_APART) | STATS_BIT(STAT_DETOUR))))
        return 0;
    if (branches_measure(b, &path, err))
        return -1;
    stats_set(t, STAT_BRANCHES, b->count);
    stats_set(t, STAT_HIDDEN, b->hidden);
    stats_set(t, STAT_FARTHEST, b->farthest);
    stats_set(t, STAT_DIFFICULTY, b->difficulty);
    return 0;
}

const char *stats_text(const struct stats *t, enum stats_field field, char text[NUMBER_TEXT])
{
    if (!t->has[field])
        return NULL;
    switch (stats_types[field]) {
    case STATS_HASH:
        return number_hash_text(t->value[field], text);
    case STATS_DECIMAL:
        return number_fixed_text(t->value[field], STATS_DECIMALS, text);
    default:
        return number_text(t->value[field], text);
    }
}

/* Returns whether a statistic is a column. */
static bool stats_is_column(int field, uint64_t set)
{
    return field < STATS_MORE || set & STATS_BIT(field);
}

void stats_write_names(struct out *out, uint64_t set, bool csv)
{
    for (int k = 0; k < STATS; k++) {
        if (!stats_is_column(k, set))
            continue;
        out_text(out, k == 0 ? "" : csv ? "," : "\t");
        out_text(out, stats_entries[k].name);
    }
    out_text(out, "\n");
}

/* Writes a text of n bytes as a field of CSV: in quotes, those in it doubled, if it contains a
 * comma or a quote (RFC 4180). */
static void stats_write_quoted(struct out *out, const char *s, size_t n)
{
    if (n == 0 || (!memchr(s, ',', n) && !memchr(s, '"', n))) {
        out_put(out, s, n);
        return;
    }
    out_text(out, "\"");
    for (size_t i = 0; i < n; i++) {
        out_text(out, s[i] == '"' ? "\"" : "");
        out_put(out, s + i, 1);
    }
    out_text(out, "\"");
}

void stats_write(struct out *out, const struct stats *t, const struct header *h, uint64_t set,
                 bool csv)
{
    for (int k = 0; k < STATS; k++) {
        char number[NUMBER_TEXT];
        size_t n = 0;
        const char *s = k == STAT_ALGORITHM ? header_get(h, FIELD_ALGORITHM, &n) : NULL;
        const char *value = stats_text(t, (enum stats_field)k, number);
        if (!stats_is_column(k, set))
            continue;
        out_text(out, k == 0 ? "" : csv ? "," : "\t");
        if (s && csv)
            stats_write_quoted(out, s, n);
        else if (s)
            out_put(out, s, n);
        else
            out_text(out, value ? value : csv ? "" : "-");
    }
    out_text(out, "\n");
    out_pause(out);
}
