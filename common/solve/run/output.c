#include "output.h"
#include "events.h"

#include "common/base/number.h"
#include "common/solve/kit/moves.h"
#include "common/solve/kit/shape_search.h"

static int output_maze(const struct writer *w, const struct stats *t, const uint64_t *values)
{
    (void)values;
    writer_maze(w, t->head, t->search->maze, t->search->release);
    return 0;
}

static int output_moves(const struct writer *w, const struct stats *t, const uint64_t *values)
{
    (void)values;
    if (t->found == SOLVE_PATH && t->search->rows) {
        for (uint64_t k = 0; k < t->search->rows->moves->n; k++)
            out_put(w->out, &path_letters[moves_at(t->search->rows->moves, k)], 1);
    } else if (t->found == SOLVE_PATH && t->search->shape) {
        out_text(w->out, shape_search_letters(t->search));
    } else if (t->found == SOLVE_PATH) {
        const struct path path = search_path(t->search);
        path_write_moves(w->out, &path);
    } else {
        out_text(w->out, t->found == SOLVE_SET ? "?" : "-");
    }
    out_text(w->out, "\n");
    out_pause(w->out);
    return 0;
}

/* Writes "x,y" and a newline. */
static void output_place(const struct writer *w, struct place p)
{
    char pair[NUMBER_TEXT];
    out_text(w->out, number_pair_text(p.x, ',', p.y, pair));
    out_text(w->out, "\n");
}

/* Writes the cells of a path from start to goal, or the cells of a set in reading order. */
static int output_cells(const struct writer *w, const struct stats *t, const uint64_t *values)
{
    const struct maze *m = t->search->maze;
    const struct shape_search *p = t->search->shape;
    (void)values;
    if (p) {
        const size_t cells = shape_search_list(t->search, t->found);
        for (size_t n = 0; n < cells; n++)
            output_place(w, maze_place(m, p->graph.at[p->order[n]]));
    } else if (t->found == SOLVE_SET) {
        for (size_t i = 0; i < m->stride * m->height; i++)
            if (m->cell[i] & MAZE_PATH)
                output_place(w, maze_place(m, i));
    } else if (t->found == SOLVE_PATH && t->search->rows) {
        const struct row_search *s = t->search->rows;
        struct place at = s->start;
        output_place(w, at);
        for (uint64_t k = 0; k < s->moves->n; k++) {
            const unsigned d = moves_at(s->moves, k);
            at.x = at.x + (d == MAZE_E) - (d == MAZE_W);
            at.y = at.y + (d == MAZE_S) - (d == MAZE_N);
            output_place(w, at);
        }
    } else if (t->found == SOLVE_PATH) {
        const struct path path = search_path(t->search);
        struct path_cursor c = path_begin(&path);
        do
            output_place(w, maze_place(m, c.at));
        while (path_next(&path, &c));
    }
    out_text(w->out, "\n");
    out_pause(w->out);
    return 0;
}

enum { KEY_ADD, KEY_CSV };
static const struct row_key stats_keys[ROW_KEYS + 1] = {
    {"add", 0, STATS - STATS_ON_DEMAND - 1, 0, "columns to add", ROW_SET,
     stats_names + STATS_ON_DEMAND},
    {"csv", 0, 1, 0, "1: comma-separated", 0, NULL},
};

static const struct row_key maze_keys[ROW_KEYS + 1] = {
    {"add", 0, STATS_COLUMNS_ONLY - STATS_ON_DEMAND - 1, 0, "header fields to add", ROW_SET,
     stats_names + STATS_ON_DEMAND},
};

static int output_values(const struct writer *w, const struct stats *t, const uint64_t *values)
{
    stats_write(w->out, t, STATS_COLUMNS | values[KEY_ADD] << STATS_ON_DEMAND, values[KEY_CSV]);
    return 0;
}

static const struct output_format maze = {
    .entry = {"maze", "the maze with its path marked", maze_keys, NULL},
    .write = output_maze,
    .paths = true,
    .mazes = true,
};
static const struct output_format moves = {
    .entry = {"moves", "one line of the letters N, E, S and W per maze", NULL, NULL},
    .write = output_moves,
    .paths = true,
};
static const struct output_format cells = {
    .entry = {"cells", "one line per cell on the path, in the form x,y", NULL, "coordinates"},
    .write = output_cells,
    .paths = true,
};
static const struct output_format events = {
    .entry = {"events", "events of the search: create, close and plan", NULL, NULL},
    .write = events_write,
    .events = true,
};
static const struct output_format stats = {
    .entry = {"stats", "tab-separated statistics, column names first", stats_keys, "tsv"},
    .write = output_values,
    .columns = STATS_COLUMNS,
};
static const struct output_format none = {
    .entry = {"none", "no output, only the exit status", NULL, "null"},
};

const struct row *const output_list[] = {&maze.entry,  &moves.entry, &cells.entry, &events.entry,
                                         &stats.entry, &none.entry,  NULL};

/* ---- header fields ---- */

int output_set_search(struct header *h, const struct stats *t, const struct endpoint *goal)
{
    const struct maze_endpoints *e = t->endpoints;
    char solver[ROW_SPEC];
    row_spec(&t->solver->entry, t->search->values, solver);
    if (goal->is_set && !goal->list)
        header_drop_set(h, FIELD_BIT(FIELD_GOALS));
    return (goal->list && header_set(h, FIELD_GOALS, goal->list)) ||
                   (e && (header_set_place(h, FIELD_START, e->start) ||
                          header_set_place(h, FIELD_GOAL, e->goal))) ||
                   header_set(h, FIELD_SOLVER, solver)
               ? -1
               : 0;
}

int output_set_result(struct header *h, const struct stats *t, uint64_t added,
                      const struct endpoint *goal)
{
    static const char *const solution[] = {"none", "path", "set"};
    const bool is_walker = t->solver->is_walker, gave_up = solve_gave_up(t->solver, t->found);
    const uint64_t kept = FIELD_BIT(FIELD_SOLVER) | FIELD_BIT(FIELD_SOLUTION) |
                          (t->found ? FIELD_BIT(FIELD_LENGTH) : 0) |
                          (is_walker ? FIELD_BIT(FIELD_STEPS) : 0);
    header_drop_set(h, (FIELDS_OF_SEARCH & ~kept) | FIELD_BIT(FIELD_FRAME) | FIELD_BIT(FIELD_AT) |
                           FIELD_BIT(FIELD_HASH_ENDS) | FIELD_BIT(FIELD_CANONICAL_ENDS));
    if (output_set_search(h, t, goal) ||
        header_set(h, FIELD_SOLUTION, gave_up ? "gave-up" : solution[t->found]) ||
        (t->found && header_set_number(h, FIELD_LENGTH, t->search->length)) ||
        (is_walker && header_set_number(h, FIELD_STEPS, t->search->steps)))
        return -1;
    for (enum stats_field field = STATS_ON_DEMAND; field < STATS_COLUMNS_ONLY; field++) {
        char text[NUMBER_TEXT];
        const char *value = added & STATS_BIT(field) ? stats_text(t, field, text) : NULL;
        if (value && header_set(h, stats_field_id(field), value))
            return -1;
    }
    /* the marks alone might not determine the path */
    return t->search->moves ? header_set(h, FIELD_MOVES, t->search->moves) : 0;
}
