#include "output.h"

#include <stdio.h>

static void write_maze(const struct writer *w, const struct header *head, const struct search *s,
                       int found)
{
    (void)found;
    writer_maze(w, head, s->maze, s->last);
}

static void write_moves(const struct writer *w, const struct header *head, const struct search *s,
                        int found)
{
    const struct path path = search_path(s);
    (void)head;
    if (found == SOLVE_PATH)
        path_write_moves(w->out, &path);
    else
        out_text(w->out, found == SOLVE_SET ? "?" : "-");
    out_text(w->out, "\n");
    out_pause(w->out);
}

/* "x,y" and a newline. */
static void write_cell(const struct writer *w, const struct maze *m, size_t i)
{
    enum { LINE = 48 };
    char *line = (char *)out_room(w->out, LINE);
    w->out->len += (size_t)snprintf(line, LINE, "%zu,%zu\n", i % m->stride, i / m->stride);
}

/* A path from its start to its goal, a set in reading order. */
static void write_cells(const struct writer *w, const struct header *head, const struct search *s,
                        int found)
{
    const struct maze *m = s->maze;
    const struct path path = search_path(s);
    struct path_cursor c = path_begin(&path);
    (void)head;
    for (size_t i = 0; found == SOLVE_SET && i < m->stride * m->height; i++)
        if (m->cell[i] & MAZE_PATH)
            write_cell(w, m, i);
    if (found == SOLVE_PATH)
        do
            write_cell(w, m, c.at);
        while (path_next(&path, &c));
    out_text(w->out, "\n");
    out_pause(w->out);
}

static void write_none(const struct writer *w, const struct header *head, const struct search *s,
                       int found)
{
    (void)w;
    (void)head;
    (void)s;
    (void)found;
}

static const struct output_format maze = {
    .entry = {"maze", "the maze, its path marked", NULL},
    .write = write_maze,
    .mazes = true,
};
static const struct output_format moves = {
    .entry = {"moves", "a line of N, E, S and W a maze; - where there is no path, ? for a set",
              NULL},
    .write = write_moves,
};
static const struct output_format cells = {
    .entry = {"cells", "x,y of each cell of the path, a line each, then an empty line", NULL},
    .write = write_cells,
};
static const struct output_format stats = {
    .entry = {"stats", "a line of figures a maze, tabs between them, after one of names", NULL},
    .write = write_none,
    .stats = true,
};
static const struct output_format none = {
    .entry = {"none", "nothing but the exit status", NULL},
    .write = write_none,
};

const struct opt_entry *const output_list[] = {&maze.entry,  &moves.entry, &cells.entry,
                                               &stats.entry, &none.entry,  NULL};
