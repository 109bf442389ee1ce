#include "common/base/extensions.h" /* SIGXFSZ, F_SETPIPE_SZ */

#include "tool.h"

#include "common/base/progress.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { TOOL_PIPE = 1 << 20 }; /* capacity of a pipe in bytes */

/* Handles --help, --completion, --complete, --list and --version. Returns 1, 0 for another option,
 * or -1 with *err set. */
static int tool_answer(const struct tool *tool, struct tool_state *state, int id, const char *value,
                       struct err *err)
{
    struct out *out = &state->io.out;
    const char *name = value ? value : *state->scan.argv; /* --help=NAME, or --help NAME */
    int got = 0;
    if (id == OPT_HELP && name) {
        got = help_name(&tool->help, out, name, err);
    } else if (id == OPT_HELP) {
        help_all(&tool->help, out);
    } else if (id == OPT_COMPLETION) {
        got = completion_write(out, tool->help.tool, value, err);
    } else if (id == OPT_COMPLETE) {
        char **words = state->scan.argv - 1; /* value is the first one, or the end of it */
        words[0] += value - words[0];
        completion_words(out, tool->help.options, tool->operands_need, words - 1);
    } else if (id == OPT_LIST) {
        for (const struct row *const *row = tool->help.lists[0].rows; *row; row++)
            out_print(out, "%s\t%s\n", (*row)->name, (*row)->summary);
    } else if (id == OPT_VERSION) {
        out_print(out, "%s " VERSION "\n", tool->help.tool);
    } else {
        return 0;
    }
    return got ? -1 : 1;
}

/* Reads the options. Returns 0, 1 if tool_answer handled one of them, or -1 with *err set. */
static int tool_options(const struct tool *tool, struct tool_state *state, void *context,
                        struct err *err)
{
    const struct opt *o;
    const char *value;
    int got;
    while ((got = opt_next(&state->scan, &o, &value, err)) > 0) {
        const uint64_t once = o->once ? (uint64_t)1 << (o - state->scan.table) : 0;
        const bool is_common =
            o->id == '1' || o->id == 'q' || (o->id > OPT_LONG && o->id < OPT_OWN);
        char name[80];
        if ((got = tool_answer(tool, state, o->id, value, err)))
            return got;
        if (o->id < OPT_LONG)
            snprintf(name, sizeof name, "-%c", o->id);
        else
            snprintf(name, sizeof name, "--%s", o->name);
        if (state->once & once)
            return err_set(err, "%s is given twice", name);
        state->once |= once;
        if (!is_common && !o->with_again)
            state->of_maze = o;
        if (setting_read(&o->set, is_common ? state : context, name, value, err))
            return -1;
    }
    return got;
}

/* If the program reads `name` from the terminal, prints a note and stops the automatic progress,
 * which would mix with the typed text. */
static void tool_prepare_terminal(const struct tool_state *state, const char *name)
{
    if (!io_is_stdin(name) || !isatty(STDIN_FILENO))
        return;
    if (!state->io.report.progress)
        progress_stop();
    if (!state->io.report.quiet)
        err_warn(state->io.report.tool, "reading from the terminal; end the input with ^D");
}

int tool_start(const struct tool *tool, struct tool_state *state, char **argv, void *context)
{
    struct report *const report = &state->io.report;
    enum progress_when when = PROGRESS_ON_SIGNAL;
    struct err err;
    size_t count;
    int got;
#ifdef SIGXFSZ
    signal(SIGXFSZ, SIG_IGN); /* exceeding a file size limit then makes the write fail: EFBIG */
#endif
    /* the programs in a pipeline wait less for each other and take 0.8 times as long */
#ifdef F_SETPIPE_SZ
    fcntl(STDOUT_FILENO, F_SETPIPE_SZ, TOOL_PIPE);
#endif
    out_init(&state->io.out, STDOUT_FILENO);
    state->io.writer.out = &state->io.out;
    report->tool = tool->help.tool;
    report->out = &state->io.out;
    opt_init(&state->scan, tool->help.options, argv);
    got = tool_options(tool, state, context, &err);
    if (!got && report->quiet && report->progress)
        got = err_set(&err, "-q prints errors only; omit it or --progress");
    if (!got)
        got = tool->check(context, &state->scan, &err);
    if (got < 0)
        err_report(tool->help.tool, NULL, &err);
    if (got) {
        state->status = got > 0 ? tool_close(state, STATUS_DONE) : STATUS_FAILED;
        return -1;
    }
    if (!report->quiet && isatty(STDERR_FILENO) && io_is_file(STDOUT_FILENO))
        when = PROGRESS_IF_SLOW; /* a pipe may end on the terminal, in a drawing or a pager */
    progress_start(report->tool, report->progress ? PROGRESS_ALWAYS : when);
    /* the files of options follow the operands; each was an argument, so there is room for it */
    count = state->scan.count;
    for (const struct opt *o = tool->help.options; o->id; o++) {
        const void *at = (const char *)context + o->set.at;
        char *file = o->set.type == SETTING_FILE ? *(char *const *)at : NULL;
        if (!file)
            continue;
        state->scan.operands[count++] = file;
        tool_prepare_terminal(state, file);
    }
    confine(state->scan.operands, count);
    return 0;
}

int tool_close(struct tool_state *state, int status)
{
    struct out *out = &state->io.out;
    int failed = out_flush(out);
    if (!failed && out->used && close(out->fd) && errno != EINTR) {
        out->error = errno;
        failed = -1;
    }
    progress_stop();
    if (!failed)
        return status;
    err_warn(state->io.report.tool, "cannot write to standard output: %s", strerror(out->error));
    return STATUS_FAILED;
}

int tool_fail(struct tool_state *state, const char *file, const struct err *err)
{
    return tool_close(state, report_error(&state->io.report, file, err));
}

/* Raises the exit status to `status`. */
static void tool_note(struct tool_state *state, int status)
{
    state->status = status > state->status ? status : state->status;
}

int tool_files(struct tool_state *state, int (*work)(void *context, int fd, const char *name),
               int (*finish)(void *context), void *context)
{
    static const char *const standard[] = {"-"};
    const struct opt_scan *s = &state->scan;
    const struct maze_io *io = &state->io;
    const char *const *names = s->count ? (const char *const *)s->operands : standard;
    size_t count = s->count ? s->count : 1;
    for (size_t i = 0; i < count && !io->out.error && !io->stop; i++) {
        const char *label = io_label(names[i]);
        int fd;
        tool_prepare_terminal(state, names[i]);
        fd = io_open(names[i]);
        if (fd < 0) {
            struct err err;
            err_set(&err, "%s", io_why());
            tool_note(state, report_error(&io->report, label, &err));
        } else {
            tool_note(state, work(context, fd, label));
        }
        io_close(fd, names[i]);
    }
    if (finish && !io->out.error && !io->stop)
        tool_note(state, finish(context));
    return tool_close(state, state->status);
}
