#include "common/base/extensions.h" /* SIGWINCH, TIOCGWINSZ */

#include "animation.h"

#include "common/base/clock.h"
#include "common/base/number.h"
#include "common/base/signals.h"
#include "common/render/kit/caption.h"
#include "keyboard.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#define HIDE  "\033[?25l"
#define SHOW  "\033[?25h"
#define CLEAR "\033[2J"
#define HOME  "\033[H"
#define REST  "\033[J"

/* Set if the screen may no longer show the maze: the program was stopped, or the window has another
 * size. */
static volatile sig_atomic_t animation_is_stale;

static void animation_put(const char *s, size_t n)
{
    ssize_t done = write(STDOUT_FILENO, s, n);
    (void)done; /* a signal handler cannot report a failure */
}

/* Shows the cursor, restores the terminal, then lets the signal end the program. */
static void animation_on_end(int number)
{
    animation_put("\033[m" SHOW "\n", sizeof "\033[m" SHOW "\n" - 1);
    keyboard_restore();
    signal(number, SIG_DFL);
    raise(number);
}

/* Shows the cursor and restores the terminal while the program is stopped. */
static void animation_on_stop(int number)
{
    int saved = errno;
    (void)number;
    animation_put("\033[m" SHOW, sizeof "\033[m" SHOW - 1);
    keyboard_restore();
    raise(SIGSTOP);
    errno = saved;
}

/* Prepares the terminal again after a stop. */
static void animation_on_continue(int number)
{
    int saved = errno;
    (void)number;
    keyboard_resume();
    animation_put(HIDE CLEAR, sizeof HIDE CLEAR - 1);
    animation_is_stale = 1;
    errno = saved;
}

#ifdef SIGWINCH
static void animation_on_resize(int number)
{
    (void)number;
    animation_is_stale = 1;
}
#endif

/* Returns the number in an environment variable, or `otherwise` if there is none. */
static size_t animation_variable(const char *name, size_t otherwise)
{
    const char *text = getenv(name);
    uint64_t value;
    return text && number_read(text, strlen(text), SIZE_MAX, &value) == 0 && value > 0
               ? (size_t)value
               : otherwise;
}

/* Finds the size of the window: that of the terminal, or else COLUMNS and LINES, or else 80x24. */
static void animation_window(size_t *columns, size_t *lines)
{
    *columns = animation_variable("COLUMNS", 80);
    *lines = animation_variable("LINES", 24);
#ifdef TIOCGWINSZ
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size)) /* unreached: make torture lets it fail */
        return;
    if (size.ws_col > 0 && size.ws_row > 0) {
        *columns = size.ws_col;
        *lines = size.ws_row;
    }
#endif
}

/* Waits until the next frame is due. A late frame delays those after it. */
static void animation_wait(struct animation *a)
{
    const uint64_t most = NS_PER_SECOND / a->fps;
    uint64_t at = clock_now();
    bool slept = false;
    while (a->next > at && /* if the clock fails, sleeping still ends the loop */
           !slept) {       /* unreached: make torture lets the clock fail */
        uint64_t left = a->next - at;
        struct timespec t;
        if (left > most) /* unreached: make torture lets the clock fail */
            left = most;
        t = (struct timespec){(time_t)(left / NS_PER_SECOND), (long)(left % NS_PER_SECOND)};
        slept = nanosleep(&t, NULL) == 0;
        at = clock_now();
    }
    a->next = at + most;
}

int animation_begin(struct animation *a, struct render_ctx *c, struct err *err)
{
    static const int fatal[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    const char *term = getenv("TERM");
    if (!c->format->measure)
        return err_set(err, "--animate: -f %s cannot be animated", c->format->entry.name);
    if (!isatty(c->writer->out->fd))
        return err_set(err, "--animate requires a terminal; -f cast makes a recording");
    if (!term || !*term || strcmp(term, "dumb") == 0)
        return err_set(err,
                       "--animate requires a terminal that can move its cursor, but TERM is %s",
                       !term || !*term ? "not set" : "dumb");
    if (a->by_key && keyboard_open(err))
        return -1;
    for (size_t k = 0; k < sizeof fatal / sizeof fatal[0]; k++)
        signals_handle(fatal[k], animation_on_end);
    signals_handle(SIGTSTP, animation_on_stop);
    signals_handle(SIGCONT, animation_on_continue);
#ifdef SIGWINCH
    if (a->by_key)
        signals_handle(SIGWINCH, animation_on_resize);
#endif
    c->newline = "\033[K\n";
    out_text(c->writer->out, HIDE CLEAR);
    out_flush(c->writer->out);
    a->no_cursor = true;
    return 0;
}

void animation_frame(struct animation *a, const struct render_ctx *c)
{
    struct out *out = c->writer->out;
    size_t columns, lines, width, height;
    animation_window(&columns, &lines);
    c->format->measure(c, &width, &height);
    height += caption_lines(c);
    if (!a->by_key)
        animation_wait(a);
    if (!a->no_cursor)
        out_text(out, HIDE);
    a->no_cursor = true;
    out_text(out, a->by_key && animation_is_stale ? CLEAR HOME : HOME);
    animation_is_stale = 0;
    a->hidden = width > columns || height + 1 > lines;
    if (!a->hidden)
        return;
    out_print(out, "the window is %zux%zu, the maze needs %zux%zu" REST, columns, lines, width,
              height + 1);
    out_flush(out);
    out->dry = true;
}

void animation_shown(const struct animation *a, const struct render_ctx *c)
{
    struct out *out = c->writer->out;
    if (!a->hidden)
        out_text(out, REST);
    out_flush(out);
    out->dry = false;
}

int animation_is_done(struct animation *a, struct err *err)
{
    const int key = keyboard_wait(&animation_is_stale, err);
    a->quit = key == KEYBOARD_QUIT || key == KEYBOARD_FAILED;
    return key == KEYBOARD_FAILED ? -1 : key != KEYBOARD_INTERRUPTED;
}

void animation_end(struct animation *a, const struct render_ctx *c)
{
    if (!a->no_cursor)
        return;
    if (c->writer->out->dry) /* the input ended inside a maze that is not shown */
        animation_shown(a, c);
    out_text(c->writer->out, a->hidden ? "\n" SHOW : "\033[m" SHOW);
    out_flush(c->writer->out);
    a->no_cursor = false;
}

void animation_close(void)
{
    keyboard_close();
}
