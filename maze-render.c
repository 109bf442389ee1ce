/* maze-render: draws mazes and converts between their forms. Options to a
 * struct, then a loop over the mazes of each input. */
#include "common/cli/tool.h"
#include "common/import/import.h"
#include "common/render/run/animation.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { OPT_INPUT = OPT_OWN, OPT_MARGIN, OPT_COLOR, OPT_SHEET, OPT_ANIMATE };

static const struct opt options[] = {
    {'f', "format", "NAME", "what to draw (ascii)"},
    {'c', "cell", "N", "width of a cell, in characters (3) or pixels (7)"},
    {'t', "wall", "N", "thickness of a wall, in pixels (1)"},
    {OPT_MARGIN, "margin", "N", "what is left free around, in characters or pixels (0)"},
    {OPT_COLOR, "color", "WHEN", "colours in text: auto (on a terminal), always or never"},
    {OPT_ANIMATE, "animate", "[=FPS]",
     "each maze over the one before, on a terminal (10 a second)"},
    {OPT_SHEET, "sheet", "CxR", "so many mazes a page, the answers on pages of their own"},
    {OPT_INPUT, "input", "KIND", "what the input is (told by its first bytes)"},
    OPT_COMMON,
};

enum color { COLOR_AUTO, COLOR_ALWAYS, COLOR_NEVER };

struct state {
    struct tool_run run;
    const struct render *render;
    const struct import *import;
    enum color color;
    struct animation animate;
    bool failed; /* some input was not read to its end */
    struct input input;
    struct render_ctx canvas;
    struct render_rows rows;
};

static int color_read(enum color *color, const char *value, struct err *err)
{
    static const char *const words[] = {"auto", "always", "never"};
    for (int k = 0; k < 3; k++)
        if (strcmp(value, words[k]) == 0) {
            *color = (enum color)k;
            return 0;
        }
    return err_set(err, "--color: '%.40s' is not auto, always or never", value);
}

/* By itself only on a terminal, which may say that it has none, as may the user
 * (no-color.org). */
static bool is_colored(enum color color)
{
    const char *no = getenv("NO_COLOR"), *term = getenv("TERM");
    if (color != COLOR_AUTO)
        return color == COLOR_ALWAYS;
    return isatty(STDOUT_FILENO) && !(no && *no) && term && *term && strcmp(term, "dumb") != 0;
}

static int option(void *context, int id, const char *value, struct err *err)
{
    struct state *s = context;
    const struct opt_entry *entry;
    uint64_t n = 0, down = 0;
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
    case OPT_MARGIN:
        if (opt_number("--margin", value, 0, 10000, &n, err))
            return -1;
        s->canvas.margin = (size_t)n;
        s->canvas.has_margin = true;
        return 0;
    case OPT_ANIMATE:
        s->animate.fps = 10;
        s->canvas.animate = &s->animate;
        return value ? opt_number("--animate", value, 1, 1000, &s->animate.fps, err) : 0;
    case OPT_COLOR:
        return color_read(&s->color, value, err);
    case OPT_SHEET:
        if (opt_pair("--sheet", value, 'x', 1, 100, &n, &down, err))
            return -1;
        s->canvas.across = (size_t)n;
        s->canvas.down = (size_t)down;
        return 0;
    default:
        return import_option(&s->import, value, err);
    }
}

/* -c, -t, --margin, --sheet, -1 and --no-header are not for every format. */
static int check(void *context, const struct opt_scan *scan, struct err *err)
{
    const struct state *s = context;
    const struct render *r = s->render;
    const struct {
        const char *name;
        size_t value, max;
    } sizes[] = {{"-c", s->canvas.cell, r->cell_max},
                 {"-t", s->canvas.wall, r->wall_max},
                 {"--margin", s->canvas.margin, r->margin_max}};
    (void)scan;
    for (int k = 0; k < 3; k++) {
        if (sizes[k].value > 0 && sizes[k].max == 0)
            return err_set(err, "%s is not for %s", sizes[k].name, r->entry.name);
        if (sizes[k].value > sizes[k].max)
            return err_set(err, "%s: %s takes up to %zu", sizes[k].name, r->entry.name,
                           sizes[k].max);
    }
    if (s->canvas.across && !r->sheets)
        return err_set(err, "--sheet is for svg, not %s", r->entry.name);
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
    .names = {{"formats", render_list}, {"inputs", import_list}},
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
    input_init(&s->input, fd, &s->run.out, s->import);
    while (!s->run.out.error && (got = input_next(&s->input))) {
        struct err err = s->input.reader.lines.err;
        if (got > 0)
            got = render_maze(s->render, &s->canvas, &s->input, &s->rows, &err);
        if (got < 0) {
            if (!err.line) {
                err.line = s->input.reader.start_line;
                err.column = 1;
            }
            s->run.stop = s->canvas.begun;
            s->failed = true;
            if (s->canvas.animate)
                animation_end(&s->canvas);
            tool_report(&tool, &s->run.out, name, &err);
            return TOOL_FAILED;
        }
        s->canvas.number++;
    }
    return TOOL_DONE;
}

static int close_all(void *context)
{
    struct state *s = context;
    struct err err;
    if (s->canvas.animate)
        animation_end(&s->canvas);
    if ((s->failed && s->canvas.number == 0) || !render_close(s->render, &s->canvas, &err))
        return TOOL_DONE;
    tool_report(&tool, &s->run.out, NULL, &err);
    return TOOL_FAILED;
}

int main(int argc, char **argv)
{
    struct state s = {.render = render_of(render_list[0])};
    struct err err;
    int status;
    (void)argc;
    if (tool_start(&tool, &s.run, argv, &s))
        return s.run.status;
    s.canvas.writer = &s.run.writer;
    s.canvas.color = s.render->colors && is_colored(s.color);
    s.run.finish = close_all;
    if (s.canvas.animate && animation_begin(s.render, &s.canvas, &err)) {
        tool_report(&tool, &s.run.out, NULL, &err);
        return TOOL_FAILED;
    }
    status = tool_files(&tool, &s.run, render_stream, &s);
    render_ctx_free(&s.canvas);
    render_rows_free(&s.rows);
    input_free(&s.input);
    return status;
}
