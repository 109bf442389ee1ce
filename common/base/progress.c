#include "extensions.h" /* setitimer */

#include "progress.h"

#include "clock.h"
#include "io.h"
#include "number.h"
#include "signals.h"
#include "window.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <termios.h>
#include <unistd.h>

struct progress_counts progress_counts;

static struct progress {
    const char *tool;
    enum progress_when when;
    uint64_t started; /* in nanoseconds */
    bool on_terminal;
    volatile sig_atomic_t open; /* the width of a line without a newline, which the next replaces */
} progress;

/* ---- the text ---- */

/* Writes a count: 9999, 10.0 k, 48.0 M. Returns the end of the text. */
static char *progress_put_count(char *to, uint64_t n)
{
    static const char units[] = "kMGTPE";
    uint64_t unit = 1000;
    size_t k = 0;
    if (n < 10000)
        return number_append(to, n);
    for (; n / unit >= 1000; unit *= 1000)
        k++;
    to = number_append(to, n / unit);
    *to++ = '.';
    *to++ = (char)('0' + n % unit / (unit / 10));
    *to++ = ' ';
    *to++ = units[k];
    return to;
}

/* Writes a time: 119 s, 2 min, 119 min, 2 h. Returns the end of the text. */
static char *progress_put_time(char *to, double seconds)
{
    const uint64_t s = (uint64_t)seconds;
    to = number_append(to, s < 120 ? s : s < 7200 ? s / 60 : s / 3600);
    return number_append_text(to, s < 120 ? " s" : s < 7200 ? " min" : " h");
}

size_t progress_text(const char *tool, const struct progress_counts *c, double seconds,
                     char text[PROGRESS_TEXT])
{
    const uint64_t mazes = c->mazes, cells = c->cells, total = c->total;
    const double most = 1e15; /* larger numbers are omitted */
    const double rate = seconds > 0 ? (double)cells / seconds : most;
    double left = most;
    char *to = number_append_text(text, tool);
    if (mazes > 0 && mazes < total)
        left = seconds / (double)mazes * (double)(total - mazes);
    to = number_append(number_append_text(to, ": "), mazes);
    if (total)
        to = number_append(number_append_text(to, " of "), total);
    to = number_append_text(to, (total ? total : mazes) == 1 ? " maze, " : " mazes, ");
    to = number_append_text(progress_put_count(to, cells), cells == 1 ? " cell, " : " cells, ");
    if (cells > 0 && rate < most)
        to = number_append_text(progress_put_count(to, (uint64_t)rate), " cells/s, ");
    if (left < most)
        to = number_append_text(progress_put_time(to, left), " left");
    else
        to = progress_put_time(number_append_text(to, "after "), seconds);
    return (size_t)(to - text);
}

/* ---- the line ---- */

/* Writes the line; on a terminal, it overwrites an open one. If `open` is set, the line stays open
 * and is truncated to the width of the window, because the next line could not cover two lines. A
 * line that cannot be written is lost. */
static void progress_show(bool open)
{
    enum { WIDTH = 79 }; /* the maximum width of the line */
    char text[2 * PROGRESS_TEXT] = "\r";
    const double seconds = (double)(clock_now() - progress.started) / 1e9;
    const bool on_line = open || progress.open;
    struct window window = {WIDTH + 1, 0};
    size_t n = on_line, end; /* with or without the \r */
    if (on_line)
        window_size(STDERR_FILENO, &window);
    end = window.columns > WIDTH ? 1 + WIDTH : window.columns;
    n += progress_text(progress.tool, &progress_counts, seconds, text + n);
    for (; on_line && n < end; n++)
        text[n] = ' ';
    if (open)
        n = end;
    else
        text[n++] = '\n';
    progress.open = open ? (sig_atomic_t)n - 1 : 0;
    io_write(STDERR_FILENO, text, n);
}

/* Returns whether the program may write to its terminal without being asked: whether it runs in the
 * foreground and no other program has disabled line editing, as pagers and editors do. */
static bool progress_has_terminal(void)
{
    struct termios settings = {0};
    tcgetattr(STDERR_FILENO, &settings);
    return settings.c_lflag & ICANON && tcgetpgrp(STDERR_FILENO) == getpgrp();
}

/* Writes the line; on a terminal, the timer's line stays open. */
static void progress_on_signal(int number)
{
    const int saved = errno;
    const bool timer = number == SIGALRM;
    if (!timer || progress.when == PROGRESS_ALWAYS ||
        (progress_counts.cells > 0 && progress_has_terminal()))
        progress_show(timer && progress.on_terminal);
    errno = saved;
}

/* Keeps an open line before a signal ends the program. */
static void progress_keep_line(void)
{
    const bool open = progress.open;
    progress.open = 0; /* first, because the timer may open a line in between */
    if (open)
        io_write(STDERR_FILENO, "\n", 1);
}

void progress_end_line(void)
{
    char text[PROGRESS_TEXT];
    const int width = progress.open;
    if (progress.when == PROGRESS_ALWAYS) {
        progress_keep_line();
        return;
    }
    progress.open = 0;
    if (width && progress_has_terminal())
        io_write(STDERR_FILENO, text, (size_t)snprintf(text, sizeof text, "\r%*s\r", width, ""));
}

/* ---- start and end ---- */

/* The timer is started before the process is confined and needs no system call afterwards. */
void progress_start(const char *tool, enum progress_when when)
{
    struct itimerval timer = {{1, 0}, {1, 0}};
    progress.tool = tool;
    progress.when = when;
    progress.started = clock_now();
    signals_handle(SIGUSR1, progress_on_signal);
    if (when == PROGRESS_ON_SIGNAL)
        return;
    progress.on_terminal = isatty(STDERR_FILENO);
    if (progress.on_terminal)
        signals_before_end(progress_keep_line);
    else
        timer.it_interval.tv_sec = timer.it_value.tv_sec = 10;
    signals_handle(SIGALRM, progress_on_signal);
    setitimer(ITIMER_REAL, &timer, NULL);
}

void progress_stop(void)
{
    if (progress.when != PROGRESS_ON_SIGNAL)
        signal(SIGALRM, SIG_IGN);
    if (progress.when == PROGRESS_ALWAYS)
        progress_show(false);
    progress_end_line();
    progress.when = PROGRESS_ON_SIGNAL;
}
