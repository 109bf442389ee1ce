#include "common/base/extensions.h" /* SIGWINCH */

#include "animation.h"

#include "common/base/clock.h"
#include "common/base/number.h"
#include "common/base/signals.h"
#include "common/base/window.h"
#include "common/render/kit/caption.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#define HIDE  "\033[?25l"
#define SHOW  "\033[?25h"
#define CLEAR "\033[2J"
#define HOME  "\033[H"
#define REST  "\033[J"
#define PLAIN "\033[m"

/* The start of each line of a picture: erases the line of the previous picture. (Erasing after the
 * line would erase the last character of a line that is as wide as the window.) */
#define ERASE_LINE "\033[K"

enum { SCREEN_TEXT = 200 }; /* room for the text that follows or replaces a picture */

static struct {
    struct window first;            /* the window when the screen was opened */
    size_t lines;                   /* of the picture */
    volatile sig_atomic_t is_used;  /* the cursor is hidden */
    volatile sig_atomic_t is_full;  /* the picture is shown, not a message */
    volatile sig_atomic_t is_stale; /* others may have written, or the window size has changed */
    volatile sig_atomic_t is_continued; /* after a stop */
} screen;

/* ---- the end of a picture ---- */

/* Writes the text that follows the picture when the program leaves it. Returns its length. */
static size_t screen_put_end(char text[SCREEN_TEXT])
{
    char *to = number_append_text(text, PLAIN);
    if (screen.is_full) {
        to = number_append(number_append_text(to, "\033["), screen.lines + 1);
        to = number_append_text(to, "H" REST);
    } else {
        to = number_append_text(to, "\n");
    }
    screen.is_used = 0;
    return (size_t)(number_append_text(to, SHOW) - text);
}

/* Leaves the picture in a signal handler, which cannot report a failure. */
static void screen_restore(void)
{
    char text[SCREEN_TEXT];
    if (screen.is_used)
        io_write(STDOUT_FILENO, text, screen_put_end(text));
}

/* Leaves the picture, then lets SIGTSTP stop the program, unless no shell could continue it because
 * the terminal runs the program directly. */
static void screen_on_stop(int number)
{
    const int saved = errno;
    sigset_t set;
    screen_restore();
    screen.is_stale = 1;
    signal(number, SIG_DFL);
    raise(number); /* blocked in its handler */
    sigemptyset(&set);
    sigaddset(&set, number);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    signals_handle(number, screen_on_stop);
    errno = saved;
}

static void screen_on_change(int number)
{
    screen.is_stale = 1;
    screen.is_continued |= number == SIGCONT;
}

/* ---- the window ---- */

/* Returns whether the picture fits; one line is reserved for the cursor. */
static bool screen_fits(const struct window *w, const struct animation *a)
{
    return a->columns <= w->columns && a->lines < w->lines;
}

/* Writes that the window is too small. Returns the length of the text. */
static size_t screen_say(const struct window *w, const struct animation *a, char text[SCREEN_TEXT])
{
    return (size_t)snprintf(text, SCREEN_TEXT, "the window is %zux%zu, the maze needs %zux%zu",
                            w->columns, w->lines, a->columns, a->lines + 1);
}

/* ---- the picture ---- */

/* Shows the picture. A message that is longer than the window is truncated, because it would scroll
 * the window. Columns and lines are at most 65535, so their product fits in 32 bits. If the program
 * was continued in the background, where it does not own the terminal, this stops it, just as
 * reading from the terminal would. */
static void screen_show(struct out *out, const struct animation *a)
{
    do {
        char text[SCREEN_TEXT];
        struct window w;
        size_t n;
        bool anew;
        while (screen.is_continued) {
            const pid_t group = tcgetpgrp(STDOUT_FILENO);
            screen.is_continued = 0;
            if (group > 0 && /* unreached: it is the terminal of this session */
                group != getpgrp())
                raise(SIGTTOU);
        }
        anew = screen.is_stale || !screen.is_used;
        screen.is_stale = 0;
        w = window_of(STDOUT_FILENO);
        screen.lines = a->lines;
        screen.is_full = screen_fits(&w, a);
        screen.is_used = 1;
        out_text(out, anew ? HIDE CLEAR HOME : HOME);
        if (screen.is_full) {
            out_text(out, ERASE_LINE);
            out_put(out, a->picture.mem.at, a->picture.len);
        } else {
            n = screen_say(&w, a, text);
            out_put(out, text, n < w.columns * w.lines - 1 ? n : w.columns * w.lines - 1);
        }
        out_text(out, REST);
        out_flush(out);
    } while (screen.is_stale); /* unreached: the program was stopped while it wrote */
}

/* ---- the program ---- */

/* Waits until the next frame is due or a signal is handled. A late frame delays the following
 * frames. The next frame stays `hold` milliseconds longer than other frames. */
static void animation_wait(struct animation *a, uint64_t hold)
{
    const uint64_t now = clock_now();
    uint64_t left = a->next > now ? a->next - now : 0;
    struct timespec t;
    if (left > a->stay) /* unreached: make torture makes the clock fail */
        left = a->stay;
    t = (struct timespec){(time_t)(left / NS_PER_SECOND), (long)(left % NS_PER_SECOND)};
    nanosleep(&t, NULL);
    a->stay = NS_PER_SECOND / a->fps + hold * (NS_PER_SECOND / 1000);
    a->next = clock_now() + a->stay;
}

int animation_begin(struct render_ctx *c, struct err *err)
{
    const char *term = getenv("TERM");
    if (!c->format->measure)
        return err_set(err, "--animate: -f %s cannot be animated", c->format->entry.name);
    if (!isatty(c->writer->out->fd))
        return err_set(err, "--animate requires a terminal; -f cast makes a recording");
    if (!term || !*term || strcmp(term, "dumb") == 0)
        return err_set(err,
                       "--animate requires a terminal that can move its cursor, but TERM is %s",
                       !term || !*term ? "not set" : "dumb");
    screen.first = window_of(STDOUT_FILENO);
    signals_before_end(screen_restore);
    signals_handle(SIGTSTP, screen_on_stop);
    signals_handle(SIGCONT, screen_on_change);
#ifdef SIGWINCH
    signals_handle(SIGWINCH, screen_on_change);
#endif
    c->newline = "\n" ERASE_LINE;
    return 0;
}

int animation_frame(struct animation *a, const struct render_ctx *c)
{
    const struct window w = window_of(STDOUT_FILENO);
    struct out *out = c->writer->out;
    char text[SCREEN_TEXT];
    c->format->measure(c, &a->columns, &a->lines);
    a->lines += caption_lines(c);
    /* If the window size differs from the initial one, the user will enlarge the window again. */
    if (!screen_fits(&w, a) && w.columns == screen.first.columns && w.lines == screen.first.lines) {
        screen_say(&w, a, text);
        return err_set(c->err, "%s; enlarge it, use -f braille, or generate mazes with --fit",
                       text);
    }
    a->picture.len = 0;
    out_flush(out);
    out->capture = &a->picture;
    return 0;
}

void animation_show(struct animation *a, const struct render_ctx *c)
{
    struct out *out = c->writer->out;
    out_flush(out);
    out->capture = NULL;
    if (out->error) /* unreached: make torture lets memory run out */
        return;
    animation_wait(a, c->hold);
    screen_show(out, a);
}

void animation_end(struct animation *a, const struct render_ctx *c)
{
    struct out *out = c->writer->out;
    char text[SCREEN_TEXT];
    if (out->capture) { /* the input ended inside a maze */
        out->capture = NULL;
        out->len = 0;
    }
    if (!screen.is_used)
        return;
    if (c->hold > 0)
        animation_wait(a, 0);
    out_put(out, text, screen_put_end(text));
    out_flush(out);
}
