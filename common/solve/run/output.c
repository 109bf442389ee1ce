#include "output.h"

#include <stdio.h>

static void output_maze(const struct writer *w, const struct output_record *r)
{
    writer_maze(w, r->head, r->search->maze, r->search->is_last);
}

static void output_moves(const struct writer *w, const struct output_record *r)
{
    const struct path path = search_path(r->search);
    if (r->found == SOLVE_PATH)
        path_write_moves(w->out, &path);
    else
        out_text(w->out, r->found == SOLVE_SET ? "?" : "-");
    out_text(w->out, "\n");
    out_pause(w->out);
}

/* Writes "x,y" and a newline. */
static void output_cell(const struct writer *w, const struct maze *m, size_t i)
{
    enum { LINE = 48 };
    char *line = (char *)out_room(w->out, LINE);
    w->out->len += (size_t)snprintf(line, LINE, "%zu,%zu\n", i % m->stride, i / m->stride);
}

/* Writes the cells of a path from its start to its goal, those of a set in reading order. */
static void output_cells(const struct writer *w, const struct output_record *r)
{
    const struct maze *m = r->search->maze;
    const struct path path = search_path(r->search);
    struct path_cursor c = path_begin(&path);
    for (size_t i = 0; r->found == SOLVE_SET && i < m->stride * m->height; i++)
        if (m->cell[i] & MAZE_PATH)
            output_cell(w, m, i);
    if (r->found == SOLVE_PATH)
        do
            output_cell(w, m, c.at);
        while (path_next(&path, &c));
    out_text(w->out, "\n");
    out_pause(w->out);
}

static void output_stats(const struct writer *w, const struct output_record *r)
{
    stats_write(w->out, r->stats, r->head);
}

static const struct output_format maze = {
    .entry = {"maze", "the maze with its path marked", NULL},
    .write = output_maze,
    .mazes = true,
};
static const struct output_format moves = {
    .entry = {"moves", "one line of N E S W; - if no path, ? if a set", NULL},
    .write = output_moves,
};
static const struct output_format cells = {
    .entry = {"cells", "x,y of each cell on the path, then an empty line", NULL},
    .write = output_cells,
};
static const struct output_format stats = {
    .entry = {"stats", "tab-separated statistics, after a line of names", NULL},
    .begin = stats_write_names,
    .write = output_stats,
    .measures = true,
};
static const struct output_format none = {
    .entry = {"none", "nothing but the exit status", NULL},
};

const struct opt_entry *const output_list[] = {&maze.entry,  &moves.entry, &cells.entry,
                                               &stats.entry, &none.entry,  NULL};
