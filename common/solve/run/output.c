#include "output.h"

#include "common/base/number.h"

static void output_maze(const struct writer *w, const struct output_record *r)
{
    writer_maze(w, r->head, r->search->maze, r->search->is_last);
}

/* Writes the moves of a search by rows. */
static void output_row_moves(struct out *out, const struct moves_list *moves)
{
    for (uint64_t k = 0; k < moves->n; k++)
        out_put(out, &path_letters[moves_at(moves, k)], 1);
}

static void output_moves(const struct writer *w, const struct output_record *r)
{
    if (r->found == SOLVE_PATH && r->rows) {
        output_row_moves(w->out, &r->rows->moves);
    } else if (r->found == SOLVE_PATH) {
        const struct path path = search_path(r->search);
        path_write_moves(w->out, &path);
    } else {
        out_text(w->out, r->found == SOLVE_SET ? "?" : "-");
    }
    out_text(w->out, "\n");
    out_pause(w->out);
}

/* Writes "x,y" and a newline. */
static void output_place(const struct writer *w, size_t x, size_t y)
{
    char pair[NUMBER_TEXT];
    out_text(w->out, number_pair_text(x, ',', y, pair));
    out_text(w->out, "\n");
}

static void output_cell(const struct writer *w, const struct maze *m, size_t i)
{
    output_place(w, i % m->stride, i / m->stride);
}

/* Writes the cells of the path of a search by rows. */
static void output_row_cells(const struct writer *w, const struct row_search *s)
{
    struct search_place at = s->start;
    output_place(w, at.x, at.y);
    for (uint64_t k = 0; k < s->moves.n; k++) {
        const unsigned d = moves_at(&s->moves, k);
        at.x = at.x + (d == MAZE_E) - (d == MAZE_W);
        at.y = at.y + (d == MAZE_S) - (d == MAZE_N);
        output_place(w, at.x, at.y);
    }
}

/* Writes the marked cells in reading order. */
static void output_set(const struct writer *w, const struct maze *m)
{
    for (size_t i = 0; i < m->stride * m->height; i++)
        if (m->cell[i] & MAZE_PATH)
            output_cell(w, m, i);
}

/* Writes the cells of a path from its start to its goal, the cells of a set in reading order. */
static void output_cells(const struct writer *w, const struct output_record *r)
{
    if (r->found == SOLVE_SET) {
        output_set(w, r->search->maze);
    } else if (r->found == SOLVE_PATH && r->rows) {
        output_row_cells(w, r->rows);
    } else if (r->found == SOLVE_PATH) {
        const struct path path = search_path(r->search);
        struct path_cursor c = path_begin(&path);
        do
            output_cell(w, r->search->maze, c.at);
        while (path_next(&path, &c));
    }
    out_text(w->out, "\n");
    out_pause(w->out);
}

enum { KEY_ADD, KEY_CSV };
static const struct opt_key stats_keys[] = {
    {"add", 0, STATS - STATS_MORE - 1, 0, "columns", OPT_SET, stats_more},
    {"csv", 0, 1, 0, "1: comma-separated", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

static void output_stats_names(struct out *out, const uint64_t *values)
{
    stats_write_names(out, values[KEY_ADD], values[KEY_CSV]);
}

static void output_stats(const struct writer *w, const struct output_record *r)
{
    stats_write(w->out, r->stats, r->head, r->values[KEY_ADD], r->values[KEY_CSV]);
}

static const struct opt_key maze_keys[] = {
    {"add", 0, STATS - STATS_MORE - 1, 0, "fields", OPT_SET, stats_more},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

static const struct output_format maze = {
    .entry = {"maze", "the maze with its path marked", maze_keys, NULL},
    .adds = true,
    .write = output_maze,
    .paths = true,
    .mazes = true,
};
static const struct output_format moves = {
    .entry = {"moves", "one line of N E S W; - if no path, ? if a set", NULL, NULL},
    .write = output_moves,
    .paths = true,
};
static const struct output_format cells = {
    .entry = {"cells", "x,y of each cell on the path, then an empty line", NULL, "coordinates"},
    .write = output_cells,
    .paths = true,
};
static const struct output_format stats = {
    .entry = {"stats", "tab-separated statistics, after a line of names", stats_keys, "tsv"},
    .begin = output_stats_names,
    .write = output_stats,
    .measures = true,
    .adds = true,
};
static const struct output_format none = {
    .entry = {"none", "nothing but the exit status", NULL, "null"},
};

const struct opt_entry *const output_list[] = {&maze.entry,  &moves.entry, &cells.entry,
                                               &stats.entry, &none.entry,  NULL};
