/* maze-render: draws mazes and converts them to other formats. Reads the options into a struct
 * renderer, then draws the mazes of each input. */
#include "common/base/value.h"
#include "common/cli/tool.h"
#include "common/import/run/input.h"
#include "common/render/kit/caption.h"
#include "common/render/run/draw.h"
#include "common/render/run/over.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

static const struct row color_auto = {"auto", "on a terminal only", NULL, "tty if-tty"};
static const struct row color_always = {"always", "also in files and pipes", NULL, "yes force"};
static const struct row color_never = {"never", "no colours", NULL, "no none"};
static const struct row *const color_list[] = {&color_auto, &color_always, &color_never, NULL};

static const struct row answers_back = {"back", "after all puzzles", NULL, NULL};
static const struct row answers_facing = {"facing", "after each page of puzzles", NULL, NULL};
static const struct row answers_only = {"only", "solutions without puzzles", NULL, NULL};
static const struct row answers_none = {"none", "no solutions", NULL, NULL};
static const struct row *const answers_list[] = {&answers_back, &answers_facing, &answers_only,
                                                 &answers_none, NULL}; /* enum render_answers */

struct renderer {
    struct tool_state state;
    const struct render *format;
    struct input_choice import;
    const char *over_name; /* NULL: no --over */
    struct input_picture over;
    struct render_options options;
    const struct row *color; /* of color_list; NULL: not given */
    bool has_answers;
    struct input input;
    struct draw draw;
};

/* Reads the value of --answers, a word or a layout, into a struct render_options. This and the next
 * two functions are of type setting_reader. */
static int read_answers(void *at, const char *what, const char *value, struct err *err)
{
    enum { MOST = 100 };
    struct render_options *o = at;
    const struct row *const *row = row_of_name(answers_list, value, strlen(value));
    o->answers_across = o->answers_down = 0;
    o->answers = ANSWERS_BACK;
    if (strspn(value, "0123456789") > 0)
        return value_pair(what, value, 'x', 1, MOST, &o->answers_across, &o->answers_down, err);
    if (!row)
        return err_set(err, "%s must be back, CxR, facing, only or none, not '%.40s'", what, value);
    o->answers = (enum render_answers)(row - answers_list);
    return 0;
}

/* Reads the value of --title into a const char *. */
static int read_title(void *at, const char *what, const char *value, struct err *err)
{
    *(const char **)at = *value ? value : NULL;
    return caption_check(what, value, err);
}

/* Reads the value of --caption into a const char *. */
static int read_caption(void *at, const char *what, const char *value, struct err *err)
{
    *(const char **)at = value;
    return caption_check(what, value, err);
}

#define STATE          struct renderer
#define OPTION(member) options.member

static const struct opt options[] = {
    {'f', "format", "NAME", "output format (ascii; unicode on a UTF-8 terminal)",
     "maze-gen | maze-render -f unicode",
     .set = SET_WITH(ROW, STATE, format, .second = offsetof(STATE, OPTION(values)),
                     .noun = "format", .list = render_list, .others = opt_other_names)},
    {'c', "cell", "N", "cell width, in characters (3) or pixels (7)",
     "maze-gen | maze-render -f pbm -c 12 > mazes.pbm",
     .set = SET_WITH(SIZE, STATE, OPTION(cell), .min = 1, .max = 1000)},
    {'t', "wall", "N", "wall thickness in pixels (1)",
     "maze-gen | maze-render -f pbm -t 3 > mazes.pbm",
     .set = SET_WITH(SIZE, STATE, OPTION(wall), .min = 1, .max = 1000)},
    {OPT_OWN, "margin", "N", "empty border, in characters or pixels (0)",
     "maze-gen | maze-render --margin 2",
     .set = SET_WITH(SIZE, STATE, OPTION(margin), .has = offsetof(STATE, OPTION(has_margin)),
                     .max = 10000)},
    {OPT_OWN, "color", "WHEN", "colour text output: auto, always or never (auto)",
     "maze-gen | maze-solve | maze-render -f tree --color always",
     .set = SET_WITH(ROW, STATE, color, .noun = "--color", .list = color_list)},
    {OPT_OWN, "animate", "[=FPS]", "animate on a terminal at FPS mazes per second (10)",
     "maze-gen -w 19 -h 10 --trace | maze-render --animate",
     .set = SET_WITH(NUMBER, STATE, draw.animation.fps, .missing = 10, .min = 1, .max = 1000)},
    {OPT_OWN, "hold", "SECONDS", "seconds to pause after frames (1; without frames 0)",
     "maze-gen -n 2 --trace | maze-render -f cast --hold 3 > mazes.cast",
     .set = SET_WITH(NUMBER, STATE, OPTION(hold), .has = offsetof(STATE, OPTION(has_hold)),
                     .decimals = 3, .max = 3600000)},
    {OPT_OWN, "sheet", "CxR", "C by R mazes per page, solutions on separate pages",
     "maze-gen -n 6 | maze-solve | maze-render -f svg --sheet 2x3 > sheet.svg",
     .set = SET_WITH(PAIR, STATE, OPTION(across), .second = offsetof(STATE, OPTION(down)),
                     .separator = 'x', .min = 1, .max = 100)},
    {OPT_OWN, "answers", "WHERE", "solutions: back, CxR, facing, only or none (back)",
     "maze-gen -n 6 | maze-solve | maze-render -f pdf --sheet 1x1 --answers 2x3 > book.pdf",
     .set = SET_WITH(READ, STATE, options, .has = offsetof(STATE, has_answers),
                     .read = read_answers, .list = answers_list)},
    {OPT_OWN, "first-page", "N", "number of the first page of a sheet (1)",
     "maze-gen -n 6 | maze-render -f pdf --sheet 2x2 --first-page 3 > part.pdf",
     .set = SET_WITH(NUMBER, STATE, OPTION(first_page), .min = 1, .max = UINT32_MAX)},
    {OPT_OWN, "first-number", "N", "number {n} of the first maze (1)",
     "maze-gen -n 6 | maze-render -f pdf --sheet 2x2 --first-number 101 > part.pdf",
     .set = SET_WITH(NUMBER, STATE, OPTION(first_number), .min = 1, .max = UINT32_MAX)},
    {OPT_OWN, "title", "TEXT", "text above each page; {KEY}: field of its first maze",
     "maze-gen -n 6 | maze-render -f pdf --title Mazes > mazes.pdf",
     .set = SET_WITH(READ, STATE, OPTION(title), .read = read_title)},
    {OPT_OWN, "caption", "TEXT", "text below each maze; {n}: its number, {KEY}: a field",
     "maze-gen -n 2 | maze-render --caption 'maze {n}, seed {seed}'",
     .set = SET_WITH(READ, STATE, OPTION(caption), .read = read_caption)},
    {OPT_OWN, "over", "FILE", "draw the path on the picture FILE, with -f ppm",
     "maze-solve picture.pbm | maze-render --over picture.pbm -f ppm > m.ppm",
     .set = SET(FILE, STATE, over_name)},
    {OPT_OWN, "force", NULL, "write binary formats even to a terminal",
     "maze-gen | maze-render -f pbm --force", .set = SET(FLAG, STATE, OPTION(force))},
    {OPT_OWN, "input", "NAME", "input format (detected from the first bytes)",
     "maze-render --input art maze.art",
     .set = SET_WITH(READ, STATE, import, .read = input_option, .list = format_list + 1)},
    TOOL_OPTIONS("formats", "maze-render", "maze-gen -n 3 | maze-render -f walls"),
};

/* Returns the default of -f: unicode on a terminal whose locale is UTF-8, otherwise ascii. */
static const struct render *default_format(void)
{
    static const char *const variables[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    const char *locale = NULL;
    const int count = isatty(STDOUT_FILENO) ? 3 : 0;
    for (int k = 0; k < count && !(locale && *locale); k++)
        locale = getenv(variables[k]);
    for (; locale && *locale; locale++)
        if (strncasecmp(locale, "utf8", 4) == 0 || strncasecmp(locale, "utf-8", 5) == 0)
            return &render_unicode;
    return render_of(render_list[0]);
}

/* Returns whether to colour text. `auto` colours it only on a terminal, and not if TERM is empty or
 * dumb or NO_COLOR is set (no-color.org). */
static bool is_colored(const struct row *color)
{
    const char *no = getenv("NO_COLOR"), *term = getenv("TERM");
    if (color && color != &color_auto)
        return color == &color_always;
    if (!isatty(STDOUT_FILENO) || (no && *no))
        return false;
    return term && *term && strcmp(term, "dumb") != 0;
}

/* Checks that the format supports the specified options. Returns 0, or -1 with *err set. */
static int check(void *context, const struct opt_scan *scan, struct err *err)
{
    const struct renderer *r = context;
    const bool is_over = r->over_name && strcmp(r->format->entry.name, "ppm") == 0;
    const struct render *f = is_over ? &render_over : r->format;
    const struct {
        const char *name;
        size_t value, max;
    } sizes[] = {{"-c", r->options.cell, f->cell_max},
                 {"-t", r->options.wall, f->wall_max},
                 {"--margin", r->options.margin, f->margin_max}};
    const struct rule rules[] = {
        {r->draw.animation.fps && r->state.io.report.progress,
         "--animate fills the terminal; omit it or --progress"},
        {r->options.has_hold && !r->draw.animation.fps && strcmp(f->entry.name, "cast") != 0,
         "--hold requires --animate or -f cast, not -f %s"},
        {r->options.across && !f->sheet, "--sheet requires -f svg or pdf, not %s"},
        {r->options.first_page && !r->options.across, "--first-page requires --sheet"},
        {r->options.first_number && !r->options.across && !r->options.caption && !r->options.title,
         "--first-number requires --sheet, --caption or --title"},
        {r->has_answers && !r->options.across, "--answers requires --sheet"},
        {r->options.title && !f->sheet, "--title requires -f svg or pdf, not %s"},
        {r->over_name && !is_over, "--over requires -f ppm, not %s"},
        {r->options.caption && !f->takes_captions, "--caption does not apply to -f %s"},
        {r->state.io.writer.line && !f->maze_stream, "-1 requires -f walls or block, not %s"},
        {r->state.io.writer.no_header && !f->maze_stream,
         "--no-header requires -f walls or block, not %s"},
    };
    struct err wrong;
    (void)scan;
    for (int k = 0; k < 3; k++) {
        if (sizes[k].value > 0 && sizes[k].max == 0)
            return err_set(err, "%s does not apply to -f %s", sizes[k].name, f->entry.name);
        if (sizes[k].value > sizes[k].max)
            return err_set(err, "%s must be at most %zu with -f %s", sizes[k].name, sizes[k].max,
                           f->entry.name);
    }
    if (rules_check(rules, sizeof rules / sizeof *rules, f->entry.name, err))
        return -1;
    if (f->check && f->check(&r->options, &wrong))
        return err_set(err, "-f %s: %s", f->entry.name, wrong.what);
    return 0;
}

/* The formats with sheets, because some of their keys apply only to sheets. */
static const struct help_example sheet_examples[] = {
    {"svg", "maze-gen | maze-solve | maze-render --sheet 2x2 -f SPEC > m.NAME"},
    {"pdf", "maze-gen | maze-solve | maze-render --sheet 2x2 -f SPEC > m.NAME"},
    {NULL, NULL},
};

static const struct tool tool = {
    .help = {.tool = "maze-render",
             .usage = "[options] [file ...]",
             .purpose =
                 "Draws the mazes of a maze stream (maze(5)), or converts them to another format.",
             .options = options,
             .lists = {{"formats", render_list,
                        "maze-gen | maze-solve | maze-render -f SPEC > m.NAME", sheet_examples},
                       {"inputs", format_list + 1, "maze-render --input SPEC maze.NAME", NULL}},
             .examples = "  maze-gen -w 20 -h 20 | maze-solve | maze-render\n"
                         "  maze-gen | maze-solve | maze-render -f pbm -c 12 -t 2 > maze.pbm\n"
                         "  maze-gen | maze-render -f block | maze-render -f walls\n"},
    .check = check,
};

/* Draws all mazes of one input. Returns the exit status. */
static int render_stream(void *context, int fd, const char *name)
{
    struct renderer *r = context;
    struct input *in = &r->input;
    int got;
    input_begin(in, fd, name, &r->state.io, &r->import);
    while ((got = input_advance(in))) {
        if (got > 0)
            got = draw_record(&r->draw, in);
        if (got < 0) {
            r->state.io.stop = r->draw.started;
            animation_end(&r->draw.animation, &r->draw.ctx);
            input_report(in, &in->reader.lines.err);
            return STATUS_FAILED;
        }
    }
    return STATUS_DONE;
}

/* Ends the output, unless nothing could be read. Returns the exit status. */
static int close_all(void *context)
{
    struct renderer *r = context;
    const bool failed = r->state.status == STATUS_FAILED;
    struct err err;
    animation_end(&r->draw.animation, &r->draw.ctx);
    if (failed && r->draw.ctx.number == 0)
        return STATUS_DONE;
    if (draw_close(&r->draw, &err) && !failed) /* otherwise, the earlier error is the cause */
        return report_error(&r->state.io.report, NULL, &err);
    return STATUS_DONE;
}

/* Runs the program; *r must be zeroed. Returns the exit status. */
static int run(struct renderer *r, char **argv)
{
    struct err err;
    int status;
    r->format = default_format();
    if (tool_start(&tool, &r->state, argv, r))
        return r->state.status;
    r->options.color = is_colored(r->color);
    r->draw.quiet = r->state.io.report.quiet;
    if (r->over_name) {
        r->format = &render_over;
        r->options.over = &r->over;
    }
    if (r->over_name && over_open(&r->over, r->over_name, r->state.io.max_cells, &err))
        status = tool_fail(&r->state, io_label(r->over_name), &err);
    else if (draw_init(&r->draw, r->format, &r->options, &r->state.io.writer, &err))
        status = tool_fail(&r->state, NULL, &err);
    else
        status = tool_files(&r->state, render_stream, close_all, r);
    draw_free(&r->draw);
    input_free(&r->input);
    mem_free(&r->over.samples.mem);
    return status;
}

int main(int argc, char **argv)
{
    static struct renderer r;
    (void)argc;
    return run(&r, argv);
}
