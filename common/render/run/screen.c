#include "common/base/extensions.h" /* SIGWINCH, TIOCGWINSZ */

#include "screen.h"

#include "common/base/err.h"
#include "common/base/number.h"
#include "common/base/signals.h"
#include "common/base/window.h"
#include "keyboard.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#define HIDE  "\033[?25l"
#define SHOW  "\033[?25h"
#define CLEAR "\033[2J"
#define HOME  "\033[H"
#define REST  "\033[J"
#define PLAIN "\033[m"

enum { SCREEN_TEXT = 256 }; /* room for what surrounds a picture */

static struct {
    struct screen_picture picture; /* being shown, if it has lines */
    struct window otherwise;       /* the size of a window that the terminal does not tell */
    struct window first;           /* the window when the screen was opened */
    volatile sig_atomic_t is_used; /* the cursor is hidden */
    volatile sig_atomic_t is_full; /* the picture is shown, and not a message */
} screen;

/* ---- texts ---- */

static struct window screen_window(void)
{
    struct window w = screen.otherwise;
    window_size(STDOUT_FILENO, &w);
    return w;
}

static bool screen_fits(const struct window *w, size_t columns, size_t lines)
{
    return columns <= w->columns && lines < w->lines;
}

/* Writes what precedes the picture or takes its place. Returns its length. */
static size_t screen_put_begin(char text[SCREEN_TEXT])
{
    const struct screen_picture *p = &screen.picture;
    const struct window w = screen_window();
    char *to = number_append_text(text, screen.is_used ? HOME : HIDE CLEAR HOME), *message;
    screen.is_used = 1;
    screen.is_full = screen_fits(&w, p->columns, p->lines);
    if (screen.is_full)
        return (size_t)(number_append_text(to, SCREEN_ERASE_LINE) - text);
    message = to;
    to = number_append(number_append_text(to, "the window is "), w.columns);
    to = number_append(number_append_text(to, "x"), w.lines);
    to = number_append(number_append_text(to, ", the maze needs "), p->columns);
    to = number_append(number_append_text(to, "x"), p->lines + 1);
    /* A longer message would scroll the window. Columns and lines are at most 65535, so their
     * product fits in 32 bits. */
    if ((size_t)(to - message) >= w.columns * w.lines)
        to = message + w.columns * w.lines - 1;
    return (size_t)(to - text);
}

/* Writes what follows the picture when the program leaves it. Returns its length. */
static size_t screen_put_end(char text[SCREEN_TEXT])
{
    char *to = number_append_text(text, PLAIN);
    if (screen.is_full)
        to = number_append_text(
            number_append(number_append_text(to, "\033["), screen.picture.lines + 1), "H" REST);
    else
        to = number_append_text(to, "\n");
    screen.is_used = 0;
    return (size_t)(number_append_text(to, SHOW) - text);
}

/* ---- signal handlers ---- */

/* Writes a text. A signal handler cannot report a failure. */
static void screen_write(const void *text, size_t n)
{
    const unsigned char *at = text;
    while (n > 0) {
        const ssize_t done = write(STDOUT_FILENO, at, n);
        if (done > 0) {
            at += done;
            n -= (size_t)done;
        } else if (done == 0 ||                         /* unreached: write does not return 0 */
                   !io_again(STDOUT_FILENO, POLLOUT)) { /* unreached: other processes would have to
                                                           make the terminal non-blocking */
            return;
        }
    }
}

static void screen_write_picture(void)
{
    char text[SCREEN_TEXT];
    if (screen.picture.lines == 0)
        return;
    screen_write(text, screen_put_begin(text));
    if (screen.is_full)
        screen_write(screen.picture.text.mem.at, screen.picture.text.len);
    screen_write(REST, sizeof REST - 1);
}

static void screen_write_end(void)
{
    char text[SCREEN_TEXT];
    if (screen.is_used)
        screen_write(text, screen_put_end(text));
    keyboard_restore();
}

/* Raises a signal that is blocked, and lets it do what it does by default. Handlers run with all
 * signals blocked. */
static void screen_raise(int number)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    raise(number);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    sigprocmask(SIG_BLOCK, &set, NULL);
}

/* Leaves the picture, then lets the signal end the program. */
static void screen_on_end(int number)
{
    screen_write_end();
    signal(number, SIG_DFL);
    raise(number);
}

/* Leaves the picture, then lets SIGTSTP stop the program. It does not if no shell could continue
 * the program: if the terminal runs it without one. */
static void screen_on_stop(int number)
{
    const int saved = errno;
    screen_write_end();
    signal(number, SIG_DFL);
    screen_raise(number);
    signals_handle(number, screen_on_stop);
    raise(SIGCONT); /* its handler runs next, once, stopped or not */
    errno = saved;
}

/* Shows the picture again. In the background, the terminal belongs to others, and the program
 * stops, as it would if it read from the terminal. */
static void screen_on_continue(int number)
{
    const int saved = errno;
    const pid_t group = tcgetpgrp(STDOUT_FILENO);
    (void)number;
    if (group > 0 && /* unreached: it is the terminal of this session */
        group != getpgrp()) {
        screen_raise(SIGTTOU);
    } else {
        screen.is_used = 0; /* others may have written since */
        keyboard_resume();
        screen_write_picture();
    }
    errno = saved;
}

#ifdef SIGWINCH
static void screen_on_resize(int number)
{
    const int saved = errno;
    (void)number;
    if (screen.is_used)
        screen_write_picture();
    errno = saved;
}
#endif

/* Blocks the signals that show a picture, or unblocks them. */
static void screen_block(int how)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGTSTP);
    sigaddset(&set, SIGCONT);
#ifdef SIGWINCH
    sigaddset(&set, SIGWINCH);
#endif
    sigprocmask(how, &set, NULL);
}

/* ---- the program ---- */

/* Returns the number in an environment variable, or `otherwise` if there is none. */
static size_t screen_variable(const char *name, size_t otherwise)
{
    const char *text = getenv(name);
    uint64_t value;
    return text && number_read(text, strlen(text), 65535, &value) == 0 && value > 0 ? (size_t)value
                                                                                    : otherwise;
}

void screen_open(void)
{
    static const int fatal[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    screen.otherwise =
        (struct window){screen_variable("COLUMNS", 80), screen_variable("LINES", 24)};
    screen.first = screen_window();
    for (size_t k = 0; k < sizeof fatal / sizeof fatal[0]; k++)
        signals_handle(fatal[k], screen_on_end);
    signals_handle(SIGTSTP, screen_on_stop);
    signals_handle(SIGCONT, screen_on_continue);
#ifdef SIGWINCH
    signals_handle(SIGWINCH, screen_on_resize);
#endif
}

int screen_check(size_t columns, size_t lines, struct err *err)
{
    const struct window w = screen_window();
    if (screen_fits(&w, columns, lines) || w.columns != screen.first.columns ||
        w.lines != screen.first.lines)
        return 0;
    return err_set(err,
                   "the window is %zux%zu, the maze needs %zux%zu; enlarge it, or use -f half or "
                   "-f braille",
                   w.columns, w.lines, columns, lines + 1);
}

void screen_show(struct out *out, struct screen_picture *next)
{
    const struct screen_picture previous = screen.picture;
    char text[SCREEN_TEXT];
    screen_block(SIG_BLOCK);
    screen.picture = *next;
    *next = previous;
    out_put(out, text, screen_put_begin(text));
    if (screen.is_full)
        out_put(out, screen.picture.text.mem.at, screen.picture.text.len);
    out_text(out, REST);
    out_flush(out);
    screen_block(SIG_UNBLOCK);
}

void screen_leave(struct out *out)
{
    char text[SCREEN_TEXT];
    if (!screen.is_used)
        return;
    screen_block(SIG_BLOCK);
    out_put(out, text, screen_put_end(text));
    out_flush(out);
    screen_block(SIG_UNBLOCK);
}

void screen_close(void)
{
    screen_block(SIG_BLOCK);
    mem_free(&screen.picture.text.mem);
    screen.picture = (struct screen_picture){0};
    screen_block(SIG_UNBLOCK);
}
