/* Tests of the keyboard without a terminal. This program replaces the calls that open, wait for and
 * read /dev/tty: each wait and each read does what the next step of a script says. */
#undef _FORTIFY_SOURCE /* its headers define some of these calls */
#include "common/render/run/keyboard.h"
#include "common/render/run/animation.h"
#include "tests/tap.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/select.h>
#include <termios.h>

/* What a wait and the read after it do: give keys, or fail. NULL without an error is the end of the
 * file. */
struct step {
    int wait_error;
    int read_error;
    const char *keys;
};

static const struct step *script;
static bool no_settings, in_background; /* what the calls below say */
static int settings_written;

int open(const char *path, int flags, ...)
{
    (void)path;
    (void)flags;
    return 0;
}

int close(int fd)
{
    (void)fd;
    return 0;
}

int tcgetattr(int fd, struct termios *settings)
{
    (void)fd;
    if (no_settings) {
        errno = ENOTTY;
        return -1;
    }
    memset(settings, 0, sizeof *settings);
    return 0;
}

int tcsetattr(int fd, int when, const struct termios *settings)
{
    (void)fd;
    (void)when;
    (void)settings;
    settings_written++;
    return 0;
}

pid_t tcgetpgrp(int fd)
{
    (void)fd;
    return getpgrp() + in_background;
}

int pselect(int n, fd_set *in, fd_set *out, fd_set *other, const struct timespec *time,
            const sigset_t *mask)
{
    const int error = script->wait_error;
    (void)n;
    (void)in;
    (void)out;
    (void)other;
    (void)time;
    (void)mask;
    script += error != 0;
    errno = error;
    return error ? -1 : 1;
}

ssize_t read(int fd, void *to, size_t n)
{
    const struct step *s = script++;
    const size_t len = s->keys ? strlen(s->keys) : 0;
    (void)fd;
    if (s->read_error) {
        errno = s->read_error;
        return -1;
    }
    if (len > n)
        exit(2);
    if (len > 0)
        memcpy(to, s->keys, len);
    return (ssize_t)len;
}

/* Checks what keyboard_wait returns after the script, and its message, NULL for none. */
static void check(const char *name, const struct step *steps, int want, const char *message)
{
    volatile sig_atomic_t interrupted = 0;
    struct err err;
    int got;
    err.what[0] = '\0';
    script = steps;
    if (keyboard_open(&err)) {
        ok(false, "%s: the keyboard opens", name);
        return;
    }
    got = keyboard_wait(&interrupted, &err);
    keyboard_close();
    ok(got == want && strcmp(err.what, message ? message : "") == 0, "%s", name);
}

/* Restores the settings and sets those of the keyboard again, as signal handlers do. Returns how
 * often the terminal was changed. */
static int restore_and_resume(void)
{
    settings_written = 0;
    keyboard_restore();
    keyboard_resume();
    return settings_written;
}

static void check_settings(void)
{
    struct err err;
    ok(restore_and_resume() == 0, "a keyboard that is not open leaves the terminal alone");
    ok(keyboard_open(&err) == 0 && restore_and_resume() == 2, "an open one settings_written it");
    in_background = true;
    ok(restore_and_resume() == 0, "not in the background");
    in_background = false;
    keyboard_close();
    ok(restore_and_resume() == 0, "nor when it is closed again");
}

/* Checks what is not a key: a file that is no terminal, a terminal of others, an interruption. */
static void check_others(void)
{
    static const struct step key[] = {{0, 0, "x"}};
    volatile sig_atomic_t interrupted = 0;
    struct err err;
    char want[200];
    no_settings = true;
    snprintf(want, sizeof want, "--animate=key requires a terminal to read keys from: /dev/tty: %s",
             strerror(ENOTTY));
    ok(keyboard_open(&err) == -1 && strcmp(err.what, want) == 0, "a file without settings: %s",
       err.what);
    no_settings = false;
    ok(keyboard_wait(&interrupted, &err) == KEYBOARD_QUIT,
       "without a keyboard, no key is waited for");
    script = key;
    ok(!keyboard_open(&err), "a terminal");
    interrupted = 1;
    ok(keyboard_wait(&interrupted, &err) == KEYBOARD_INTERRUPTED && interrupted == 1,
       "an interruption stays until the maze is drawn again");
    keyboard_close();
}

/* Checks what is done after a key, or without one. */
static void check_done(void)
{
    static const struct step next[] = {{0, 0, "x"}}, quit[] = {{0, 0, "q"}},
                             gone[] = {{0, EIO, NULL}};
    static const struct {
        const struct step *steps;
        int done;
        bool quit;
    } cases[] = {{next, 1, false}, {quit, 1, true}, {gone, -1, true}};
    for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
        struct animation a = {.by_key = true};
        struct err err;
        script = cases[k].steps;
        if (keyboard_open(&err))
            exit(2);
        ok(animation_is_done(&a, &err) == cases[k].done && a.quit == cases[k].quit,
           "a maze is done: %d, quit: %d", cases[k].done, cases[k].quit);
        keyboard_close();
    }
}

int main(void)
{
    static const struct step key[] = {{0, 0, "x"}}, quit[] = {{0, 0, "q"}},
                             arrow[] = {{0, 0, "\033[1;2B"}}, escape[] = {{0, 0, "\033"}},
                             again[] = {{EINTR, 0, NULL},
                                        {0, EINTR, NULL},
                                        {0, EAGAIN, NULL},
                                        {0, 0, "x"}},
                             no_wait[] = {{ENOMEM, 0, NULL}}, no_read[] = {{0, EIO, NULL}},
                             end[] = {{0, 0, NULL}};
    static const char io[] = "cannot read keys from /dev/tty: ";
    char want[200];
    check("a key", key, KEYBOARD_NEXT, NULL);
    check("q quits", quit, KEYBOARD_QUIT, NULL);
    check("an arrow is one key", arrow, KEYBOARD_NEXT, NULL);
    check("Esc quits", escape, KEYBOARD_QUIT, NULL);
    check("interrupted calls are repeated", again, KEYBOARD_NEXT, NULL);
    snprintf(want, sizeof want, "%s%s", io, strerror(ENOMEM));
    check("a wait that fails is an error", no_wait, KEYBOARD_FAILED, want);
    snprintf(want, sizeof want, "%s%s", io, strerror(EIO));
    check("a read that fails is an error", no_read, KEYBOARD_FAILED, want);
    check("a terminal that is gone is an error", end, KEYBOARD_FAILED, want);
    check_settings();
    check_others();
    check_done();
    return done();
}
