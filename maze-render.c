/* maze-render: draws mazes and converts between their forms. Options to a
 * struct, then a loop over the mazes of each input. */
#include "common/render/render.h"
#include "common/tool.h"

#include <unistd.h>

enum { OPT_INPUT = OPT_OWN };

static const struct opt options[] = {
    {'f', "format", "NAME", "what to draw (ascii)"},
    {'c', "cell", "N", "width of a cell, in characters (3) or pixels (7)"},
    {'t', "wall", "N", "thickness of a wall, in pixels (1)"},
    {OPT_INPUT, "input", "KIND", "what has no header is walls or block (its digits tell)"},
    OPT_COMMON,
};

static const struct tool tool = {
    .name = "maze-render",
    .usage = "[options] [file ...]",
    .purpose = "Draws each maze of a maze stream, maze(5), or converts it.",
    .options = options,
    .names = {{"formats", render_list}},
    .examples = "  maze-gen -w 20 -h 20 | maze-solve | maze-render\n"
                "  maze-gen | maze-solve | maze-render -f pbm -c 12 -t 2 > maze.pbm\n"
                "  maze-gen | maze-render -f block | maze-render -f walls\n",
};

struct state {
    const struct render *render;
    enum maze_kind input;
    struct writer writer;
    struct reader reader;
    struct canvas canvas;
    struct render_rows rows;
};

static int option(struct state *s, int id, const char *value, struct err *err)
{
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
    case OPT_INPUT:
        return tool_kind("--input", value, &s->input, err);
    case '1':
        s->writer.line = true;
        return 0;
    case OPT_NO_HEADER:
        s->writer.no_header = true;
        return 0;
    default: /* -q: there is nothing to be quiet about */
        return 0;
    }
}

/* -c, -t, -1 and --no-header are not for every format. */
static int settings_check(const struct state *s, struct err *err)
{
    const struct render *r = s->render;
    if (s->canvas.cell > r->cell_max || s->canvas.wall > r->wall_max) {
        bool cell = s->canvas.cell > r->cell_max;
        size_t max = cell ? r->cell_max : r->wall_max;
        if (max == 0)
            return err_set(err, "-%c is not for %s", cell ? 'c' : 't', r->entry.name);
        return err_set(err, "-%c: %s takes 1 to %zu", cell ? 'c' : 't', r->entry.name, max);
    }
    if (!r->record && (s->writer.line || s->writer.no_header))
        return err_set(err, "%s is for maze streams, not %s", s->writer.line ? "-1" : "--no-header",
                       r->entry.name);
    return 0;
}

/* All mazes of one input. */
static int render_stream(void *context, int fd, const char *name)
{
    struct state *s = context;
    int got;
    reader_init(&s->reader, fd, s->writer.out, s->input);
    while (!s->writer.out->error && (got = reader_next(&s->reader))) {
        struct err err = s->reader.err;
        if (got > 0)
            got = render_maze(s->render, &s->canvas, &s->reader, &s->rows, &err);
        if (got < 0) {
            if (!err.line) {
                err.line = s->reader.start_line;
                err.column = 1;
            }
            tool_report(&tool, s->writer.out, name, &err);
            return TOOL_FAILED;
        }
        s->canvas.number++;
    }
    return TOOL_DONE;
}

int main(int argc, char **argv)
{
    struct state s = {.render = render_of(render_list[0])};
    struct out out;
    struct opt_scan scan;
    struct err err;
    const char *value;
    int id, status;
    (void)argc;
    out_init(&out, STDOUT_FILENO);
    s.writer.out = &out;
    s.canvas.writer = &s.writer;
    opt_init(&scan, options, argv);
    while ((id = opt_next(&scan, &value, &err)) > 0) {
        if (tool_answer(&tool, id, &out))
            return tool_close(&tool, &out, TOOL_DONE);
        if (option(&s, id, value, &err))
            break;
    }
    if (id || settings_check(&s, &err)) {
        err_report(tool.name, NULL, &err);
        return TOOL_FAILED;
    }
    status = tool_files(&tool, &scan, &out, render_stream, &s);
    canvas_free(&s.canvas);
    render_rows_free(&s.rows);
    reader_free(&s.reader);
    return status;
}
