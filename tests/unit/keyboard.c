/* Tests of the keyboard without a terminal. This program replaces the calls that open, wait for and
 * read /dev/tty: each wait and each read does what the next step of a script says. */
#undef _FORTIFY_SOURCE /* its headers define some of these calls */
#include "common/render/run/keyboard.h"
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

static int changes;        /* of the settings of the terminal */
static bool is_background; /* the terminal belongs to another process */

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
    memset(settings, 0, sizeof *settings);
    return 0;
}

int tcsetattr(int fd, int when, const struct termios *settings)
{
    (void)fd;
    (void)when;
    (void)settings;
    changes++;
    return 0;
}

pid_t tcgetpgrp(int fd)
{
    (void)fd;
    return getpgrp() + is_background;
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
    changes = 0;
    keyboard_restore();
    keyboard_resume();
    return changes;
}

static void check_settings(void)
{
    struct err err;
    ok(restore_and_resume() == 0, "a keyboard that is not open leaves the terminal alone");
    ok(keyboard_open(&err) == 0 && restore_and_resume() == 2, "an open one changes it");
    is_background = true;
    ok(restore_and_resume() == 0, "not in the background");
    is_background = false;
    keyboard_close();
    ok(restore_and_resume() == 0, "nor when it is closed again");
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
    return done();
}
