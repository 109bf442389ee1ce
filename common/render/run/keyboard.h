/* keyboard: single keys of the terminal, which are read from /dev/tty because standard input
 * carries mazes.
 *
 * While the keyboard is open, the terminal delivers each key at once and does not echo it; ^C and
 * ^Z still send their signals. Signal handlers must be able to restore the settings of the
 * terminal, so there is one keyboard, in static variables. If it is not open, no function does
 * anything; keyboard_wait returns KEYBOARD_QUIT. */
#ifndef RENDER_RUN_KEYBOARD_H
#define RENDER_RUN_KEYBOARD_H

#include "common/base/err.h"

#include <stdbool.h>

/* Opens the keyboard. In the background, this stops the program until it is in the foreground.
 * Returns 0, or -1 with *err set if there is no terminal. */
int keyboard_open(struct err *err);

/* Gives the terminal the settings of the keyboard, or those that it had before keyboard_open. A
 * process in the background changes nothing: then the terminal belongs to others. Signal handlers
 * may call it. */
void keyboard_set(bool keys);

/* Restores the settings and closes the keyboard. */
void keyboard_close(void);

/* Waits for a key. Returns KEYBOARD_NEXT; KEYBOARD_QUIT for q, Q and Esc; KEYBOARD_SIGNAL if a
 * signal was handled; or KEYBOARD_FAILED with *err set, also if the terminal is gone. In the
 * background, reading a key stops the program. */
enum { KEYBOARD_NEXT, KEYBOARD_QUIT, KEYBOARD_SIGNAL, KEYBOARD_FAILED };
int keyboard_wait(struct err *err);

#endif
