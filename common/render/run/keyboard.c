#include "keyboard.h"

#include "common/base/io.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

enum { ESC = 033 };

static struct {
    bool is_open;
    int fd;
    struct termios before, keys; /* settings of the terminal */
    unsigned char read[64];      /* keys pressed; read[at..end) are not used yet */
    size_t at, end;
} keyboard;

int keyboard_open(struct err *err)
{
    const int fd = open("/dev/tty", O_RDONLY | O_CLOEXEC);
    /* In the background the settings are those of the shell, so wait for the foreground: tcdrain
     * stops a process in the background. */
    if (fd >= 0)
        tcdrain(fd);
    if (fd < 0 || tcgetattr(fd, &keyboard.before)) {
        err_set(err, "--animate=key requires a terminal to read keys from: /dev/tty: %s",
                strerror(errno));
        if (fd >= 0)
            close(fd);
        return -1;
    }
    keyboard.keys = keyboard.before;
    keyboard.keys.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
    keyboard.keys.c_cc[VMIN] = 1;
    keyboard.keys.c_cc[VTIME] = 0;
    keyboard.fd = fd;
    keyboard.at = keyboard.end = 0;
    keyboard.is_open = true;
    tcsetattr(fd, TCSANOW, &keyboard.keys);
    return 0;
}

void keyboard_set(bool keys)
{
    if (keyboard.is_open && tcgetpgrp(keyboard.fd) == getpgrp())
        tcsetattr(keyboard.fd, TCSANOW, keys ? &keyboard.keys : &keyboard.before);
}

void keyboard_close(void)
{
    if (!keyboard.is_open)
        return;
    keyboard_set(false);
    keyboard.is_open = false;
    close(keyboard.fd);
}

/* Takes the rest of a key that begins with Esc, such as an arrow: one byte, or a control sequence,
 * ESC [ or ESC O up to a letter or ~ (ECMA-48). Returns whether there is a rest; Esc was pressed if
 * not. */
static bool keyboard_take_sequence(void)
{
    const size_t first = keyboard.at;
    bool more = first < keyboard.end;
    while (more) {
        const unsigned char byte = keyboard.read[keyboard.at++];
        const bool opens = keyboard.at == first + 1 && (byte == '[' || byte == 'O');
        more = keyboard.at < keyboard.end && (opens || (keyboard.at > first + 1 && byte < '@'));
    }
    return first < keyboard.at;
}

int keyboard_wait(struct err *err)
{
    unsigned char key;
    while (keyboard.at == keyboard.end) {
        struct pollfd p = {.fd = keyboard.fd, .events = POLLIN};
        ssize_t n = -1;
        if (!keyboard.is_open)
            return KEYBOARD_QUIT;
        if (poll(&p, 1, -1) >= 0)
            n = read(keyboard.fd, keyboard.read, sizeof keyboard.read);
        else if (errno == EINTR)
            return KEYBOARD_SIGNAL;
        if (n == 0)
            errno = EIO; /* the terminal is gone */
        if (n == 0 || (n < 0 && !io_again(keyboard.fd, POLLIN))) {
            err_set(err, "cannot read keys from /dev/tty: %s", strerror(errno));
            return KEYBOARD_FAILED;
        }
        keyboard.at = 0;
        keyboard.end = n > 0 ? (size_t)n : 0;
    }
    key = keyboard.read[keyboard.at++];
    if (key == ESC)
        return keyboard_take_sequence() ? KEYBOARD_NEXT : KEYBOARD_QUIT;
    return key == 'q' || key == 'Q' ? KEYBOARD_QUIT : KEYBOARD_NEXT;
}
