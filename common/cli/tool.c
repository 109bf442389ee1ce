#include "common/base/extensions.h" /* SIGXFSZ */

#include "tool.h"

#include "progress.h"
#include "tool_help.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Answers --help, --completion, --list or --version. Returns 1, 0 if id is none of them, or -1 with
 * *err set. */
static int tool_answer(const struct tool *tool, struct tool_run *run, int id, const char *value,
                       struct err *err)
{
    struct out *out = &run->out;
    const char *name = value ? value : *run->scan.argv; /* --help=NAME, or --help NAME */
    if (id == OPT_HELP && name) {
        if (tool_help_name(tool, out, name, err))
            return -1;
    } else if (id == OPT_HELP) {
        tool_help(tool, out);
    } else if (id == OPT_COMPLETION) {
        const struct completion c = {tool->name, tool->options, tool->operands_need};
        if (completion_write(out, &c, value, err))
            return -1;
    } else if (id == OPT_LIST) {
        opt_list(out, tool->names[0].list);
    } else if (id == OPT_VERSION) {
        out_text(out, tool->name);
        out_text(out, " " VERSION "\n");
    } else {
        return 0;
    }
    return 1;
}

/* Reads one option. Returns 0, or -1 with *err set. */
static int tool_option(const struct tool *tool, struct tool_run *run, void *context, int id,
                       const char *value, struct err *err)
{
    switch (id) {
    case '1':
        run->writer.line = true;
        return 0;
    case OPT_NO_HEADER:
        run->writer.no_header = true;
        return 0;
    case OPT_MAX_CELLS:
        return opt_number("--max-cells", value, 1, UINT64_MAX, &run->max_cells, err);
    case OPT_PROGRESS:
        run->progress = true;
        return 0;
    case 'q':
        run->quiet = true;
        return 0;
    default:
        return tool->option(context, id, value, err);
    }
}

/* Reads the options. Returns 0, 1 if one of them was answered, or -1 with *err set. */
static int tool_options(const struct tool *tool, struct tool_run *run, void *context,
                        struct err *err)
{
    const char *value;
    int id;
    while ((id = opt_next(&run->scan, &value, err)) > 0) {
        const int answered = tool_answer(tool, run, id, value, err);
        if (answered)
            return answered;
        if (tool_option(tool, run, context, id, value, err))
            return -1;
    }
    return id;
}

/* Gives up all that the program does not need for its files. */
static void tool_confine(const struct tool *tool, const struct opt_scan *scan, const void *context)
{
    struct confine c;
    confine_begin(&c, scan->count);
    for (size_t i = 0; i < scan->count; i++)
        confine_read(&c, scan->operands[i]);
    tool->files(context, &c);
    confine_end(&c);
}

/* Checks the options after all have been read. Returns 0, or -1 with *err set. */
static int tool_check(const struct tool *tool, const struct tool_run *run, void *context,
                      struct err *err)
{
    if (run->quiet && run->progress)
        return err_set(err, "-q prints errors only; omit it or --progress");
    return tool->check(context, &run->scan, err);
}

/* Returns when to write how far the program is. */
static enum progress_when tool_progress(const struct tool *tool, const struct tool_run *run)
{
    if (run->progress)
        return PROGRESS_ALWAYS;
    return tool->shows_progress && !run->quiet && isatty(STDERR_FILENO) && !isatty(STDOUT_FILENO)
               ? PROGRESS_IF_SLOW
               : PROGRESS_ON_SIGNAL;
}

int tool_start(const struct tool *tool, struct tool_run *run, char **argv, void *context)
{
    struct err err;
    int got;
#ifdef SIGXFSZ
    signal(SIGXFSZ, SIG_IGN); /* a limit on the size of files is a write that fails: EFBIG */
#endif
    out_init(&run->out, STDOUT_FILENO);
    run->writer = (struct writer){&run->out, false, false};
    run->max_cells = 0;
    run->quiet = run->progress = run->stop = false;
    run->finish = NULL;
    opt_init(&run->scan, tool->options, argv);
    got = tool_options(tool, run, context, &err);
    if (!got)
        got = tool_check(tool, run, context, &err);
    if (!got)
        progress_start(tool->name, tool_progress(tool, run));
    if (!got)
        tool_confine(tool, &run->scan, context);
    if (got < 0)
        err_report(tool->name, NULL, &err);
    run->status = got > 0 ? tool_close(tool, &run->out, TOOL_DONE) : TOOL_FAILED;
    return got ? -1 : 0;
}

void tool_report(const struct tool *tool, struct out *out, const char *file, const struct err *err)
{
    out_flush(out);
    progress_end_line();
    err_report(tool->name, file, err);
}

void tool_warn(const struct tool *tool, struct tool_run *run, const char *file, struct err *warning)
{
    if (warning->what[0] && !run->quiet)
        tool_report(tool, &run->out, file, warning);
    warning->what[0] = '\0';
}

int tool_close(const struct tool *tool, struct out *out, int status)
{
    int failed = out_flush(out);
    if (!failed && out->used && close(out->fd) && errno != EINTR) {
        out->error = errno;
        failed = -1;
    }
    progress_stop();
    if (!failed)
        return status;
    err_warn(tool->name, "cannot write to standard output: %s", strerror(out->error));
    return TOOL_FAILED;
}

/* Returns whether descriptor fd reads the file that standard output writes to. If standard output
 * is closed, fd may have its number. */
static bool tool_is_output(int fd)
{
    struct stat in = {0}, out = {0};
    return fd != STDOUT_FILENO && fstat(fd, &in) == 0 && fstat(STDOUT_FILENO, &out) == 0 &&
           S_ISREG(in.st_mode) && in.st_dev == out.st_dev && in.st_ino == out.st_ino;
}

/* Opens a file, calls work for it and closes it. A file that grows while it is read would have no
 * end. Returns what work returns, or TOOL_FAILED after a message. */
static int tool_file(const struct tool *tool, struct tool_run *run, const char *name,
                     int (*work)(void *context, int fd, const char *name), void *context)
{
    const bool input = strcmp(name, "-") == 0;
    const int fd = input ? STDIN_FILENO : open(name, O_RDONLY);
    const char *shown = input ? "stdin" : name;
    int got = TOOL_FAILED;
    if (fd < 0 || tool_is_output(fd)) {
        struct err err;
        err_set(&err, "%s", fd < 0 ? strerror(errno) : "the file is the input and the output");
        tool_report(tool, &run->out, shown, &err);
    } else {
        got = work(context, fd, shown);
    }
    if (fd >= 0 && !input)
        close(fd);
    return got;
}

int tool_files(const struct tool *tool, struct tool_run *run,
               int (*work)(void *context, int fd, const char *name), void *context)
{
    static const char *const standard[] = {"-"};
    const struct opt_scan *s = &run->scan;
    struct out *out = &run->out;
    const char *const *names = s->count ? (const char *const *)s->operands : standard;
    size_t count = s->count ? s->count : 1;
    int status = TOOL_DONE;
    for (size_t i = 0; i < count && !out->error && !run->stop; i++) {
        const int got = tool_file(tool, run, names[i], work, context);
        status = got > status ? got : status;
    }
    if (run->finish && !out->error && !run->stop) {
        int got;
        run->status = status;
        got = run->finish(context);
        status = got > status ? got : status;
    }
    return tool_close(tool, out, status);
}
