/* maze-render: draws mazes and converts between their forms. Options to a
 * struct, then a loop over the mazes of each input. */
#include "common/render/render.h"
#include "common/tool.h"

enum { OPT_INPUT = OPT_OWN, OPT_MARGIN, OPT_COLOR, OPT_SHEET };

static const struct opt options[] = {
    {'f', "format", "NAME", "what to draw (ascii)"},
    {'c', "cell", "N", "width of a cell, in characters (3) or pixels (7)"},
    {'t', "wall", "N", "thickness of a wall, in pixels (1)"},
    {OPT_INPUT, "input", "KIND", "what has no header is walls or block (its digits tell)"},
    OPT_COMMON,
};

struct state {
    struct tool_run run;
    const struct render *render;
    enum maze_kind input;
    struct reader reader;
    struct canvas canvas;
    struct render_rows rows;
};

static int option(void *context, int id, const char *value, struct err *err)
{
    struct state *s = context;
    const struct opt_entry *entry;
    uint64_t n = 0;
    switch (id) {
    case 'f':
        if (!(entry = opt_find(render_list, "-f", value, s->canvas.values, err)))
            return -1;
        s->render = render_of(entry);
        return 0;
    case 'c':
    case 't':
        if (opt_number(id == 'c' ? "-c" : "-t", value, 1, 1000, &n, err))
            return -1;
        *(id == 'c' ? &s->canvas.cell : &s->canvas.wall) = (size_t)n;
        return 0;
    default:
        return tool_kind("--input", value, &s->input, err);
    }
}

/* -c, -t, -1 and --no-header are not for every format. */
static int check(void *context, const struct opt_scan *scan, struct err *err)
{
    const struct state *s = context;
    const struct render *r = s->render;
    (void)scan;
    if (s->canvas.cell > r->cell_max || s->canvas.wall > r->wall_max) {
        bool cell = s->canvas.cell > r->cell_max;
        size_t max = cell ? r->cell_max : r->wall_max;
        if (max == 0)
            return err_set(err, "-%c is not for %s", cell ? 'c' : 't', r->entry.name);
        return err_set(err, "-%c: %s takes 1 to %zu", cell ? 'c' : 't', r->entry.name, max);
    }
    if (!r->record && (s->run.writer.line || s->run.writer.no_header))
        return err_set(err, "%s is for maze streams, not %s",
                       s->run.writer.line ? "-1" : "--no-header", r->entry.name);
    return 0;
}

static const struct tool tool = {
    .name = "maze-render",
    .usage = "[options] [file ...]",
    .purpose = "Draws each maze of a maze stream, maze(5), or converts it.",
    .options = options,
    .names = {{"formats", render_list}},
    .examples = "  maze-gen -w 20 -h 20 | maze-solve | maze-render\n"
                "  maze-gen | maze-solve | maze-render -f pbm -c 12 -t 2 > maze.pbm\n"
                "  maze-gen | maze-render -f block | maze-render -f walls\n",
    .option = option,
    .check = check,
};

/* All mazes of one input. */
static int render_stream(void *context, int fd, const char *name)
{
    struct state *s = context;
    int got;
    reader_init(&s->reader, fd, &s->run.out, s->input);
    while (!s->run.out.error && (got = reader_next(&s->reader))) {
        struct err err = s->reader.lines.err;
        if (got > 0)
            got = render_maze(s->render, &s->canvas, &s->reader, &s->rows, &err);
        if (got < 0) {
            if (!err.line) {
                err.line = s->reader.start_line;
                err.column = 1;
            }
            s->run.stop = s->canvas.begun;
            tool_report(&tool, &s->run.out, name, &err);
            return TOOL_FAILED;
        }
        s->canvas.number++;
    }
    return TOOL_DONE;
}

int main(int argc, char **argv)
{
    struct state s = {.render = render_of(render_list[0])};
    int status = tool_start(&tool, &s.run, argv, &s);
    (void)argc;
    if (status >= 0)
        return status;
    s.canvas.writer = &s.run.writer;
    status = tool_files(&tool, &s.run, render_stream, &s);
    canvas_free(&s.canvas);
    render_rows_free(&s.rows);
    reader_free(&s.reader);
    return status;
}
