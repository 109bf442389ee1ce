/* Tests of the keyboard without a terminal. This program replaces the calls that open /dev/tty and
 * read it: each read does what the next step of a case says. */
#undef _FORTIFY_SOURCE /* its headers define some of these calls */
#include "common/render/run/keyboard.h"
#include "tests/tap.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <termios.h>

/* What happens until keyboard_wait returns something other than KEYBOARD_NEXT. */
struct keyboard_case {
    const char *name;
    struct step { /* a read gives keys, or fails; "" is the end of the file */
        int error;
        const char *keys;
    } reads[3];
    int poll_error;        /* of the first wait; 0: none */
    int keys, end, failed; /* keys before the end, what it is, and the error of the message or 0 */
};

static const struct step *next_read;
static bool no_settings, in_background; /* what the calls below say */
static int poll_error, settings_written;

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
    errno = ENOTTY;
    return no_settings ? -1 : 0;
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
    return 0;
}

int poll(struct pollfd *p, nfds_t n, int timeout)
{
    (void)p;
    (void)timeout;
    errno = poll_error;
    return poll_error ? -1 : (int)n;
}

ssize_t read(int fd, void *to, size_t n)
{
    const struct step *s = next_read++;
    (void)fd;
    errno = s->error;
    if (s->error || strlen(s->keys) > n)
        return -1;
    memcpy(to, s->keys, strlen(s->keys));
    return (ssize_t)strlen(s->keys);
}

static const struct keyboard_case cases[] = {
    {"q quits", {{0, "q"}}, 0, 0, KEYBOARD_QUIT, 0},
    {"Q quits, too", {{0, "Q"}}, 0, 0, KEYBOARD_QUIT, 0},
    {"Esc quits", {{0, "\033"}}, 0, 0, KEYBOARD_QUIT, 0},
    {"other keys do not", {{0, "a \rq"}}, 0, 3, KEYBOARD_QUIT, 0},
    {"an arrow is one key", {{0, "\033[1;2Bxq"}}, 0, 2, KEYBOARD_QUIT, 0},
    {"an arrow in its other form", {{0, "\033OAxq"}}, 0, 2, KEYBOARD_QUIT, 0},
    {"an arrow that is cut off", {{0, "x\033["}, {0, "q"}}, 0, 2, KEYBOARD_QUIT, 0},
    {"a letter with Alt is one key", {{0, "\033xxq"}}, 0, 2, KEYBOARD_QUIT, 0},
    {"reads repeat", {{EINTR, NULL}, {EAGAIN, NULL}, {0, "xq"}}, 0, 1, KEYBOARD_QUIT, 0},
    {"a read that fails is an error", {{0, "x"}, {EIO, NULL}}, 0, 1, KEYBOARD_FAILED, EIO},
    {"a terminal that is gone is an error", {{0, ""}}, 0, 0, KEYBOARD_FAILED, EIO},
    {"a signal ends the wait", {{0, "q"}}, EINTR, 0, KEYBOARD_SIGNAL, 0},
    {"a wait that fails is an error", {{0, "q"}}, ENOMEM, 0, KEYBOARD_FAILED, ENOMEM},
};

static void check(const struct keyboard_case *c)
{
    char want[200] = "";
    struct err err;
    int end = KEYBOARD_FAILED, keys = 0;
    err.what[0] = '\0';
    next_read = c->reads;
    poll_error = c->poll_error;
    if (c->failed)
        snprintf(want, sizeof want, "cannot read keys from /dev/tty: %s", strerror(c->failed));
    if (keyboard_open(&err) == 0)
        while ((end = keyboard_wait(&err)) == KEYBOARD_NEXT)
            keys++;
    keyboard_close();
    ok(end == c->end && keys == c->keys && strcmp(err.what, want) == 0, "%s", c->name);
}

/* Restores the settings, as a signal handler does. Returns how often the terminal was changed. */
static int restore(void)
{
    settings_written = 0;
    keyboard_set(false);
    return settings_written;
}

int main(void)
{
    struct err err;
    for (size_t k = 0; k < sizeof cases / sizeof *cases; k++)
        check(&cases[k]);
    ok(restore() == 0, "a keyboard that is not open leaves the terminal alone");
    ok(keyboard_wait(&err) == KEYBOARD_QUIT, "and no key is waited for");
    ok(keyboard_open(&err) == 0 && restore() == 1, "an open one restores its settings");
    in_background = true;
    ok(restore() == 0, "not in the background");
    keyboard_close();
    no_settings = true;
    ok(keyboard_open(&err) == -1 &&
           strstr(err.what, "--animate=key requires a terminal to read keys from: /dev/tty: "),
       "a file without settings: %s", err.what);
    return done();
}
