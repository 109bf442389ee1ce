/* Tests of the keyboard without a terminal. This program replaces the calls that open /dev/tty and
 * read it: each read does what the next step of a script says. */
#undef _FORTIFY_SOURCE /* its headers define some of these calls */
#include "common/render/run/keyboard.h"
#include "tests/tap.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <termios.h>

/* What a read does: give keys, or fail. NULL without an error is the end of the file. */
struct step {
    int error;
    const char *keys;
};

static const struct step *script;
static bool no_settings, in_background; /* what the calls below say */
static int no_poll;                     /* the error of poll, or 0 */
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

int tcdrain(int fd)
{
    (void)fd;
    return in_background ? -1 : 0;
}

int poll(struct pollfd *p, nfds_t n, int timeout)
{
    (void)p;
    (void)timeout;
    errno = no_poll;
    return no_poll ? -1 : (int)n;
}

ssize_t read(int fd, void *to, size_t n)
{
    const struct step *s = script++;
    const size_t len = s->keys ? strlen(s->keys) : 0;
    (void)fd;
    if (s->error) {
        errno = s->error;
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
    struct err err;
    int got;
    err.what[0] = '\0';
    script = steps;
    if (keyboard_open(&err)) {
        ok(false, "%s: the keyboard opens", name);
        return;
    }
    got = keyboard_wait(&err);
    keyboard_close();
    ok(got == want && strcmp(err.what, message ? message : "") == 0, "%s", name);
}

/* Restores the settings, as a signal handler does. Returns how often the terminal was changed. */
static int restore(void)
{
    settings_written = 0;
    keyboard_set(false);
    return settings_written;
}

static void check_settings(void)
{
    struct err err;
    ok(restore() == 0, "a keyboard that is not open leaves the terminal alone");
    ok(keyboard_open(&err) == 0 && restore() == 1, "an open one restores it");
    in_background = true;
    ok(restore() == 0, "not in the background");
    in_background = false;
    keyboard_close();
    ok(restore() == 0, "nor when it is closed again");
}

/* Checks what is not a key: a file that is no terminal, no keyboard. */
static void check_others(void)
{
    struct err err;
    char want[200];
    no_settings = true;
    snprintf(want, sizeof want, "--animate=key requires a terminal to read keys from: /dev/tty: %s",
             strerror(ENOTTY));
    ok(keyboard_open(&err) == -1 && strcmp(err.what, want) == 0, "a file without settings: %s",
       err.what);
    no_settings = false;
    ok(keyboard_wait(&err) == KEYBOARD_QUIT, "without a keyboard, no key is waited for");
}

int main(void)
{
    static const struct step key[] = {{0, "x"}}, quit[] = {{0, "q"}}, arrow[] = {{0, "\033[1;2B"}},
                             escape[] = {{0, "\033"}},
                             again[] = {{EINTR, NULL}, {EAGAIN, NULL}, {0, "x"}},
                             no_read[] = {{EIO, NULL}}, end[] = {{0, NULL}};
    static const char io[] = "cannot read keys from /dev/tty: ";
    char want[200];
    check("a key", key, KEYBOARD_NEXT, NULL);
    check("q quits", quit, KEYBOARD_QUIT, NULL);
    check("an arrow is one key", arrow, KEYBOARD_NEXT, NULL);
    check("Esc quits", escape, KEYBOARD_QUIT, NULL);
    check("interrupted reads are repeated", again, KEYBOARD_NEXT, NULL);
    snprintf(want, sizeof want, "%s%s", io, strerror(EIO));
    check("a read that fails is an error", no_read, KEYBOARD_FAILED, want);
    check("a terminal that is gone is an error", end, KEYBOARD_FAILED, want);
    no_poll = EINTR;
    check("a signal ends the wait", key, KEYBOARD_SIGNAL, NULL);
    no_poll = EIO;
    check("a wait that fails is an error", key, KEYBOARD_FAILED, want);
    no_poll = 0;
    check_settings();
    check_others();
    return done();
}
