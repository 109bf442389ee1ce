#include "stats.h"
#include "search.h"

#include "common/base/bits.h"
#include "common/maze/bfs.h"
#include "common/maze/maze_hash.h"
#include "common/solve/kit/prune.h"
#include "common/solve/kit/shape_search.h"

#include <string.h>

_Static_assert(STATS <= 64, "a set of statistics has 64 bits");

void stats_set(struct stats *t, enum stats_field field, uint64_t value)
{
    t->value[field] = value;
    t->has |= STATS_BIT(field);
}

/* ---- the functions of the rows ---- */

static int stats_header(struct stats *t)
{
    uint64_t value;
    struct err err;
    if (header_get_number(t->head, FIELD_INDEX, UINT64_MAX, &value, &err) > 0)
        stats_set(t, STAT_INDEX, value);
    if (header_get_number(t->head, FIELD_SEED, UINT64_MAX, &value, &err) > 0)
        stats_set(t, STAT_SEED, value);
    stats_set(t, STAT_WIDTH, t->head->width);
    if (!t->head->endless)
        stats_set(t, STAT_HEIGHT, t->head->height);
    return 0;
}

/* Returns the number of passages from cell i to other cells. The border of the maze must be
 * sealed. */
static inline unsigned stats_degree(const struct maze *m, size_t i)
{
    return maze_degree(maze_open_dirs(m->cell + i, m->stride, MAZE_SEEN, 0));
}

/* The number of solid cells; the numbers of other cells by passages, from 1 on; and the number of
 * passages. */
struct stats_cells {
    uint64_t solid, of[5], passages;
};

/* Counts the cells without MAZE_SEEN, and their passages to other cells without it; k is the number
 * of passages of a cell, or at least 8 if the cell itself has MAZE_SEEN. The border of the maze
 * must be sealed. The inner loop has no branch and its counts fit in bytes, so the compiler
 * vectorizes it: a fifth of the time. */
static struct stats_cells stats_count_cells(const struct maze *m)
{
    enum { PART = 255 };
    const unsigned char full = m->kind == MAZE_WALLS && m->width * m->height > 1;
    const unsigned char *row = m->cell;
    struct stats_cells n = {0};
    for (size_t y = 0; y < m->height; y++, row += m->stride)
        for (size_t x = 0; x < m->width;) {
            const unsigned char *const north = row - m->stride, *const south = row + m->stride;
            const unsigned char *const west = row - 1;
            const size_t end = m->width - x < PART ? m->width : x + PART;
            unsigned char solid = 0, one = 0, two = 0, three = 0, four = 0;
            for (; x < end; x++) {
                const unsigned char closed[4] = {
                    row[x] >> 1 | north[x] / MAZE_SEEN, row[x + 1] | row[x + 1] / MAZE_SEEN,
                    south[x] >> 1 | south[x] / MAZE_SEEN, row[x] | west[x] / MAZE_SEEN};
                const unsigned char sides = (unsigned char)((closed[0] & 1) + (closed[1] & 1) +
                                                            (closed[2] & 1) + (closed[3] & 1));
                const unsigned char k = (unsigned char)(4 - sides + (row[x] & MAZE_SEEN));
                const unsigned char walls =
                    row[x] & row[x] >> 1 & row[x + 1] & south[x] >> 1 & full;
                solid = (unsigned char)(solid + ((walls | row[x] / MAZE_OBSTACLE) & 1));
                one = (unsigned char)(one + (k == 1));
                two = (unsigned char)(two + (k == 2));
                three = (unsigned char)(three + (k == 3));
                four = (unsigned char)(four + (k == 4));
            }
            n.solid += solid;
            n.of[1] += one;
            n.of[2] += two;
            n.of[3] += three;
            n.of[4] += four;
        }
    n.passages = (n.of[1] + 2 * n.of[2] + 3 * n.of[3] + 4 * n.of[4]) / 2;
    return n;
}

/* Sets the statistics of a maze from its counts; `cells` is the number of non-solid cells. Returns
 * 0. */
static int stats_set_counts(struct stats *t, const struct stats_cells *n, uint64_t cells,
                            uint64_t walls, uint64_t components)
{
    const uint64_t loops = n->passages + components - cells;
    const uint64_t counts[] = {cells,    walls,      n->of[1], n->of[2], n->of[3] + n->of[4],
                               n->of[4], components, loops};
    for (int k = 0; k <= STAT_LOOPS - STAT_CELLS; k++) /* in the order of the rows */
        stats_set(t, STAT_CELLS + (enum stats_field)k, counts[k]);
    stats_set(t, STAT_PERFECT, components == 1 && loops == 0);
    return 0;
}

/* Does the same as stats_count in a maze with a shape. A cell with four or more passages is a
 * crossroads. */
static int stats_count_shape(struct stats *t)
{
    const struct shape_search *p = t->search->shape;
    const struct pieces *pieces = &p->graph.pieces;
    struct stats_cells n = {0};
    for (uint32_t k = 0; k < pieces->count; k++) {
        const unsigned degree = shape_graph_degree(&p->graph, k);
        n.of[degree < 4 ? degree : 4]++;
        n.solid += shape_graph_is_solid(&p->graph, k);
        n.passages += degree; /* counts each twice */
    }
    n.passages /= 2;
    return stats_set_counts(t, &n, pieces->count - n.solid,
                            pieces->first[pieces->count] / 2 - n.passages,
                            shape_search_components(p) - n.solid);
}

/* Counts cells and passages, then components. Filling a dead end removes one cell and one passage,
 * but the last cell of a component has no passage. So a component that is filled completely loses
 * one more cell than passages. The others are searched. (Start and goal, which stay, may be left
 * over from the previous maze.) */
static int stats_count(struct stats *t)
{
    struct maze *m = t->search->maze;
    const uint64_t cells = (uint64_t)m->width * m->height;
    struct stats_cells n, left;
    uint64_t filled, walls, components;
    if (t->search->shape)
        return stats_count_shape(t);
    maze_clear(m, (unsigned char)~(MAZE_WEST | MAZE_NORTH | MAZE_OBSTACLE));
    maze_seal_border(m);
    left = n = stats_count_cells(m);
    if (prune_maze(t->search, MAZE_SEEN, t->err))
        return -1;
    if ((filled = maze_count(m, MAZE_SEEN)))
        left = stats_count_cells(m);
    components = filled - (n.passages - left.passages);
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            size_t i = y * m->stride + x;
            if (m->cell[i] & MAZE_SEEN || maze_solid(m, i))
                continue;
            components++;
            if (bfs_search(m, i, SIZE_MAX, NULL, &t->search->scratch[0], t->err) < 0)
                return -1;
        }
    walls = m->kind == MAZE_BLOCK ? n.solid : 2 * cells - m->width - m->height - n.passages;
    return stats_set_counts(t, &n, cells - n.solid, walls, components);
}

/* In a perfect maze, there is one path between any two cells. (The value is 0 if stats_count was
 * not called.) */
static int stats_unique(struct stats *t)
{
    const struct search *s = t->search;
    int unique = t->endpoints && t->value[STAT_PERFECT] && !s->shape &&
                 !maze_solid(s->maze, s->start) && !maze_solid(s->maze, s->goal);
    if (t->endpoints && !unique)
        unique = search_unique(t->search, t->err);
    stats_set(t, STAT_UNIQUE, unique > 0);
    return unique < 0 ? -1 : 0;
}

static int stats_hash(struct stats *t)
{
    const bool ends = stats_rows[t->field].time == STATS_OF_ENDS;
    const bool canonical = t->field == STAT_CANONICAL || t->field == STAT_CANONICAL_ENDS;
    const struct maze_endpoints *endpoints = ends ? t->endpoints : NULL;
    const struct shape_search *shape = t->search->shape;
    if (ends && !endpoints)
        return 0;
    stats_set(t, t->field,
              canonical ? maze_hash_canonical(t->search->maze, endpoints)
                        : maze_hash(t->search->maze, endpoints, shape && shape->graph.shape.wraps));
    return 0;
}

static int stats_result(struct stats *t)
{
    if (!solve_gave_up(t->solver, t->found))
        stats_set(t, STAT_SOLVABLE, t->found != SOLVE_NONE);
    if (t->found != SOLVE_NONE)
        stats_set(t, STAT_LENGTH, t->search->length);
    return 0;
}

static int stats_ends(struct stats *t)
{
    if (t->endpoints)
        t->has |= STATS_BIT(t->field);
    return 0;
}

static int stats_search(struct stats *t)
{
    stats_set(t, STAT_VISITED, t->visited);
    if (t->solver->is_walker)
        stats_set(t, STAT_STEPS, t->search->steps);
    return 0;
}

static int stats_path(struct stats *t)
{
    const struct maze *m = t->search->maze;
    const struct path path = search_path(t->search);
    struct path_cursor c = path_begin(&path);
    uint64_t turns = 0, choices = stats_degree(m, c.at) > 2;
    for (unsigned before = 4; path_next(&path, &c); before = c.d) {
        turns += before < 4 && before != c.d;
        choices += stats_degree(m, c.at) > 2;
    }
    stats_set(t, STAT_TURNS, turns);
    stats_set(t, STAT_CHOICES, choices);
    return 0;
}

/* Measures the path statistics that exist in a maze with a shape. */
static int stats_path_shape(struct stats *t)
{
    const struct search *s = t->search;
    const struct shape_search *p = s->shape;
    const size_t cells = shape_search_list(s, SOLVE_PATH);
    size_t reached;
    uint64_t choices = 0, branches = 0;
    for (size_t k = 0; k < p->graph.pieces.count; k++)
        p->distance[k] = SHAPE_NOWHERE;
    for (size_t n = 0; n < cells; n++) {
        const unsigned degree = shape_graph_degree(&p->graph, p->order[n]);
        choices += degree > 2;
        branches += degree;
        p->distance[p->order[n]] = 0;
    }
    reached = shape_graph_spread(&p->graph, p->distance, p->order, cells);
    stats_set(t, STAT_CHOICES, choices);
    stats_set(t, STAT_BRANCHES, branches - 2 * s->length);
    stats_set(t, STAT_HIDDEN, reached - cells);
    stats_set(t, STAT_FARTHEST, p->distance[p->order[reached - 1]]);
    return 0;
}

/* Measures how far apart start and goal are, and the length divided by that. */
static int stats_distance(struct stats *t)
{
    const struct maze_endpoints *e = t->endpoints;
    uint64_t apart;
    if (!e)
        return 0;
    apart = place_apart(e->start, e->goal);
    stats_set(t, STAT_APART, apart);
    if (t->found != SOLVE_NONE && apart > 0)
        stats_set(t, STAT_DETOUR, (t->search->length * 2 * STATS_SCALE + apart) / (2 * apart));
    return 0;
}

/* ---- the table ---- */

#define STATS_ROW(id, name, type, time, function, summary)                                         \
    {{name, summary, NULL, NULL}, STATS_##type, STATS_OF_##time, function},
const struct stats_row stats_rows[STATS] = {STATS_ALL(STATS_ROW, STATS_ROW)};

#define STATS_ENTRY(id, name, type, time, function, summary) &stats_rows[STAT_##id].entry,
const struct row *const stats_list[] = {STATS_ALL(STATS_ENTRY, STATS_ENTRY) NULL};

#define STATS_NO_ENTRY(id, name, type, time, function, summary)
const struct row *const stats_numbers[] = {STATS_ALL(STATS_ENTRY, STATS_NO_ENTRY) NULL};

#define STATS_NAME(id, name, type, time, function, summary) name,
const char *const stats_names[STATS] = {STATS_ALL(STATS_NAME, STATS_NAME)};

uint64_t stats_between(enum stats_time first, enum stats_time last)
{
    uint64_t set = 0;
    for (int k = 0; k < STATS; k++)
        if (stats_rows[k].time >= first && stats_rows[k].time <= last)
            set |= STATS_BIT(k);
    return set;
}

uint64_t stats_available(const struct solve *solver)
{
    return solver->solve_rows ? stats_between(STATS_OF_HEADER, STATS_OF_HEADER) |
                                    stats_between(STATS_OF_RESULT, STATS_OF_RESULT)
                              : stats_between(STATS_OF_HEADER, STATS_OF_PATH);
}

int stats_measure(struct stats *t, uint64_t set, struct err *err)
{
    t->err = err;
    t->has &= ~set;
    if (t->search->shape)
        set &= ~STATS_OF_SQUARES;
    for (; set; set &= set - 1) {
        const struct stats_row *row = &stats_rows[bits_lowest(set)];
        const bool of_path = row->time == STATS_OF_PATH;
        t->field = stats_field_of(&row->entry);
        if (t->has & STATS_BIT(t->field) || (of_path && t->found != SOLVE_PATH))
            continue;
        if ((of_path && t->search->shape ? stats_path_shape : row->measure)(t))
            return -1;
    }
    return 0;
}

/* ---- writing ---- */

const char *stats_text(const struct stats *t, enum stats_field field, char text[NUMBER_TEXT])
{
    struct place at;
    if (!(t->has & STATS_BIT(field)))
        return NULL;
    switch (stats_rows[field].type) {
    case STATS_HASH:
        return number_hash_text(t->value[field], text);
    case STATS_PLACE:
        at = field == STAT_START ? t->endpoints->start : t->endpoints->goal;
        return number_pair_text(at.x, ',', at.y, text);
    case STATS_DECIMAL:
        return number_fixed_text(t->value[field], STATS_DECIMALS, text);
    default:
        return number_text(t->value[field], text);
    }
}

/* Writes the value of a statistic. In CSV, quotes a value that contains a comma or a quote, and
 * doubles its quotes (RFC 4180). */
static void stats_write_value(struct out *out, const struct stats *t, enum stats_field field,
                              bool csv)
{
    const char *name = stats_names[field];
    char text[NUMBER_TEXT];
    size_t n = 0;
    const char *s = stats_rows[field].type == STATS_TEXT
                        ? header_get_key(t->head, name, strlen(name), &n)
                        : stats_text(t, field, text);
    if (s == text)
        n = strlen(text);
    if (!csv) {
        out_put(out, s ? s : "-", s ? n : 1);
    } else if (s) {
        const char *const quote = memchr(s, ',', n) || memchr(s, '"', n) ? "\"" : "";
        out_text(out, quote);
        for (size_t i = 0; i < n; i++) {
            out_text(out, s[i] == '"' ? "\"" : "");
            out_put(out, s + i, 1);
        }
        out_text(out, quote);
    }
}

void stats_write(struct out *out, const struct stats *t, uint64_t set, bool csv)
{
    for (enum stats_field field = 0; field < STATS; field++) {
        if (!(set & STATS_BIT(field)))
            continue;
        out_text(out, field == 0 ? "" : csv ? "," : "\t");
        if (t)
            stats_write_value(out, t, field, csv);
        else
            out_text(out, stats_names[field]);
    }
    out_text(out, "\n");
    out_pause(out);
}
