/* maze-render: draws mazes and converts them to other formats. Reads the options into a struct
 * renderer, then draws the mazes of each input. */
#include "common/cli/tool.h"
#include "common/import/import.h"
#include "common/render/kit/caption.h"
#include "common/render/run/draw.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    OPT_INPUT = OPT_OWN,
    OPT_MARGIN,
    OPT_COLOR,
    OPT_SHEET,
    OPT_TITLE,
    OPT_CAPTION,
    OPT_ANIMATE,
    OPT_FORCE
};

enum color { COLOR_AUTO, COLOR_ALWAYS, COLOR_NEVER };

static const struct opt_entry color_auto = {"auto", "on a terminal only", NULL, "tty if-tty"};
static const struct opt_entry color_always = {"always", "also in files and pipes", NULL,
                                              "yes force"};
static const struct opt_entry color_never = {"never", "no colours", NULL, "no none"};
static const struct opt_entry *const color_list[] = {&color_auto, &color_always, &color_never,
                                                     NULL};

static const struct opt_entry animate_key = {"key", "the keys show one maze after another", NULL,
                                             NULL};
static const struct opt_entry *const animate_list[] = {&animate_key, NULL};

/* Formats that other programs write. */
static const struct opt_instead formats_elsewhere[] = {
    {"png", "-f ppm | pnmtopng"},         {"jpg", "-f ppm | pnmtojpeg"},
    {"jpeg", "-f ppm | pnmtojpeg"},       {"gif", "-f ppm | ppmtogif, or for animations -f cast"},
    {"bmp", "-f ppm | ppmtobmp"},         {"tiff", "-f ppm | pnmtotiff"},
    {"ps", "-f pdf | pdftops - -"},       {"eps", "-f pbm | pnmtops"},
    {"csv", "maze-solve -f stats:csv=1"}, {NULL, NULL},
};

static const struct opt options[] = {
    {'f', "format", "NAME", "output format (ascii)", "maze-gen | maze-render -f unicode",
     render_list},
    {'c', "cell", "N", "cell width, in characters (3) or pixels (7)",
     "maze-gen | maze-render -f pbm -c 12 > mazes.pbm", NULL},
    {'t', "wall", "N", "wall thickness in pixels (1)",
     "maze-gen | maze-render -f pbm -t 3 > mazes.pbm", NULL},
    {OPT_MARGIN, "margin", "N", "empty border, in characters or pixels (0)",
     "maze-gen | maze-render --margin 2", NULL},
    {OPT_COLOR, "color", "WHEN", "colour text output: auto, always or never (auto)",
     "maze-gen | maze-solve | maze-render -f tree --color always", color_list},
    {OPT_ANIMATE, "animate", "[=FPS]", "on a terminal: FPS mazes per second (10), or =key",
     "maze-gen -w 19 -h 10 --trace | maze-render --animate", animate_list},
    {OPT_SHEET, "sheet", "CxR", "C by R mazes per page, solutions on separate pages",
     "maze-gen -n 6 | maze-solve | maze-render -f svg --sheet 2x3 > sheet.svg", NULL},
    {OPT_TITLE, "title", "TEXT", "text above each page",
     "maze-gen -n 6 | maze-render -f pdf --title Mazes > mazes.pdf", NULL},
    {OPT_CAPTION, "caption", "TEXT", "text below each maze; {n}: its number, {KEY}: a field",
     "maze-gen -n 2 | maze-render --caption 'maze {n}, seed {seed}'", NULL},
    {OPT_FORCE, "force", NULL, "write binary formats to a terminal, too",
     "maze-gen | maze-render -f pbm --force", NULL},
    {OPT_INPUT, "input", "KIND", "input format (detected from the first bytes)",
     "maze-render --input art maze.art", import_list},
    OPT_COMMON("formats", "maze-render", "maze-gen -n 3 | maze-render -f walls"),
};

struct renderer {
    struct tool_run run;
    const struct render *format;
    struct import_choice import;
    struct render_options options;
    enum color color;
    struct input input;
    struct draw draw;
};

/* Reads the value of --color. Returns 0, or -1 with *err set. */
static int color_read(enum color *color, const char *value, struct err *err)
{
    uint64_t none[OPT_KEYS];
    const struct opt_entry *got = opt_find(color_list, "colour", value, none, err);
    *color = got == &color_always ? COLOR_ALWAYS : got == &color_never ? COLOR_NEVER : COLOR_AUTO;
    return got ? 0 : -1;
}

/* Reads the value of --animate, which may be missing. */
static int animate_read(struct animation *a, const char *value, struct err *err)
{
    a->fps = 10;
    a->by_key = value && strcmp(value, "key") == 0;
    if (value && !a->by_key && opt_number("", value, 1, 1000, &a->fps, err))
        return err_set(err, "--animate must be key or a whole number from 1 to 1000, not '%.40s'",
                       value);
    return 0;
}

/* Returns whether text is coloured. `auto` colours it only on a terminal, unless TERM is empty or
 * dumb, or NO_COLOR is set (no-color.org). */
static bool is_colored(enum color color)
{
    const char *no = getenv("NO_COLOR"), *term = getenv("TERM");
    if (color != COLOR_AUTO)
        return color == COLOR_ALWAYS;
    if (!isatty(STDOUT_FILENO) || (no && *no))
        return false;
    return term && *term && strcmp(term, "dumb") != 0;
}

static int option(void *context, int id, const char *value, struct err *err)
{
    struct renderer *r = context;
    const struct opt_entry *entry;
    uint64_t n = 0, down = 0;
    switch (id) {
    case 'f':
        entry =
            opt_find_or(render_list, formats_elsewhere, "format", value, r->options.values, err);
        if (!entry)
            return -1;
        r->format = render_of(entry);
        return 0;
    case 'c':
    case 't':
        if (opt_number(id == 'c' ? "-c" : "-t", value, 1, 1000, &n, err))
            return -1;
        *(id == 'c' ? &r->options.cell : &r->options.wall) = (size_t)n;
        return 0;
    case OPT_MARGIN:
        if (opt_number("--margin", value, 0, 10000, &n, err))
            return -1;
        r->options.margin = (size_t)n;
        r->options.has_margin = true;
        return 0;
    case OPT_ANIMATE:
        return animate_read(&r->draw.animation, value, err);
    case OPT_COLOR:
        return color_read(&r->color, value, err);
    case OPT_SHEET:
        if (opt_pair("--sheet", value, 'x', 1, 100, &n, &down, err))
            return -1;
        r->options.across = (size_t)n;
        r->options.down = (size_t)down;
        return 0;
    case OPT_TITLE:
        r->options.title = *value ? value : NULL;
        return caption_check_text("--title", value, err);
    case OPT_CAPTION:
        r->options.caption = value;
        return caption_check("--caption", value, err);
    case OPT_FORCE:
        r->options.force = true;
        return 0;
    default: /* unreached: the table has no other option */
    case OPT_INPUT:
        return import_option(&r->import, value, err);
    }
}

/* Checks that the format accepts -c, -t, --margin, --sheet, -1 and --no-header as given. Returns 0,
 * or -1 with *err set. */
static int check(void *context, const struct opt_scan *scan, struct err *err)
{
    const struct renderer *r = context;
    const struct render *f = r->format;
    const struct {
        const char *name;
        size_t value, max;
    } sizes[] = {{"-c", r->options.cell, f->cell_max},
                 {"-t", r->options.wall, f->wall_max},
                 {"--margin", r->options.margin, f->margin_max}};
    struct err wrong;
    (void)scan;
    if (r->run.progress && r->draw.animation.fps)
        return err_set(err, "--animate fills the terminal; omit it or --progress");
    for (int k = 0; k < 3; k++) {
        if (sizes[k].value > 0 && sizes[k].max == 0)
            return err_set(err, "%s does not apply to -f %s", sizes[k].name, f->entry.name);
        if (sizes[k].value > sizes[k].max)
            return err_set(err, "%s: -f %s takes at most %zu", sizes[k].name, f->entry.name,
                           sizes[k].max);
    }
    if ((r->options.across || r->options.title) && !f->takes_sheets)
        return err_set(err, "%s requires -f svg or pdf, not %s",
                       r->options.across ? "--sheet" : "--title", f->entry.name);
    if (r->options.caption && !f->takes_captions)
        return err_set(err, "--caption does not apply to -f %s", f->entry.name);
    if (f->check && f->check(&r->options, &wrong))
        return err_set(err, "-f %s: %s", f->entry.name, wrong.what);
    if (!f->maze_stream && (r->run.writer.line || r->run.writer.no_header))
        return err_set(err, "%s requires -f walls or block, not %s",
                       r->run.writer.line ? "-1" : "--no-header", f->entry.name);
    return 0;
}

static void files(const void *context, struct confine *confine)
{
    if (((const struct renderer *)context)->draw.animation.by_key)
        confine_read(confine, "/dev/tty");
}

static const char *format_example(const struct opt_entry *row)
{
    const struct render *f = render_of(row);
    if (f->takes_sheets)
        return "maze-gen -n 8 | maze-solve | maze-render -f SPEC --sheet 2x2 > mazes.NAME";
    return f->redirect ? "maze-gen | maze-solve | maze-render -f SPEC > mazes.NAME"
                       : "maze-gen | maze-solve | maze-render -f SPEC";
}

static const char *input_example(const struct opt_entry *row)
{
    (void)row;
    return "maze-render --input SPEC maze.NAME";
}

static const struct tool tool = {
    .name = "maze-render",
    .usage = "[options] [file ...]",
    .purpose = "Draws the mazes of a maze stream (maze(5)), or converts them to another format.",
    .options = options,
    .names = {{"formats", render_list, format_example}, {"inputs", import_list, input_example}},
    .examples = "  maze-gen -w 20 -h 20 | maze-solve | maze-render\n"
                "  maze-gen | maze-solve | maze-render -f pbm -c 12 -t 2 > maze.pbm\n"
                "  maze-gen | maze-render -f block | maze-render -f walls\n",
    .option = option,
    .check = check,
    .files = files,
};

/* Advances to the next maze and reports a warning about the input. Returns as input_next. */
static int next_maze(struct renderer *r, const char *name)
{
    const int got = input_next(&r->input);
    tool_warn(&tool, &r->run, name, &r->input.warning);
    return got;
}

/* Draws all mazes of one input. Returns the exit status. */
static int render_stream(void *context, int fd, const char *name)
{
    struct renderer *r = context;
    int got;
    if (r->draw.animation.by_key && isatty(fd)) {
        struct err err;
        err_set(&err, "a terminal; --animate=key reads keys there, so mazes must come from a file");
        tool_report(&tool, &r->run.out, name, &err);
        return TOOL_FAILED;
    }
    input_init(&r->input, fd, &r->run.out, &r->import);
    r->input.reader.head.max_cells = r->run.max_cells;
    while (!r->run.out.error && !r->draw.animation.quit && (got = next_maze(r, name))) {
        struct err err = r->input.reader.lines.err;
        if (got > 0)
            got = draw_record(&r->draw, &r->input, &err);
        if (got < 0) {
            if (!err.line) {
                err.line = r->input.reader.start_line;
                err.column = 1;
            }
            r->run.stop = r->draw.started || r->draw.animation.quit;
            animation_end(&r->draw.ctx);
            tool_report(&tool, &r->run.out, name, &err);
            return TOOL_FAILED;
        }
    }
    if (r->draw.animation.quit) {
        animation_end(&r->draw.ctx);
        r->run.stop = true;
    }
    return TOOL_DONE;
}

/* Ends the output. Returns the exit status. */
static int close_all(void *context)
{
    struct renderer *r = context;
    struct err err;
    animation_end(&r->draw.ctx);
    if ((r->run.status == TOOL_FAILED && r->draw.ctx.number == 0) || !draw_close(&r->draw, &err) ||
        r->run.status == TOOL_FAILED) /* that error is the cause */
        return TOOL_DONE;
    tool_report(&tool, &r->run.out, NULL, &err);
    return TOOL_FAILED;
}

/* Runs the program; *r is all zeros. Returns the exit status. */
static int run(struct renderer *r, char **argv)
{
    struct err err;
    int status;
    r->format = render_of(render_list[0]);
    if (tool_start(&tool, &r->run, argv, r))
        return r->run.status;
    r->options.color = is_colored(r->color);
    r->run.finish = close_all;
    if (draw_init(&r->draw, r->format, &r->options, &r->run.writer, &err)) {
        tool_report(&tool, &r->run.out, NULL, &err);
        return TOOL_FAILED;
    }
    status = tool_files(&tool, &r->run, render_stream, r);
    animation_close(&r->draw.animation);
    draw_free(&r->draw);
    input_free(&r->input);
    return status;
}

int main(int argc, char **argv)
{
    static struct renderer r;
    (void)argc;
    return run(&r, argv);
}
