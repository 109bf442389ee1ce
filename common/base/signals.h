/* signals: installs handlers of signals. */
#ifndef BASE_SIGNALS_H
#define BASE_SIGNALS_H

/* Installs a handler, unless the signal is ignored. No other signal interrupts it, and a call that
 * it interrupts continues. */
void signals_handle(int number, void (*handler)(int));

/* Handles SIGHUP, SIGINT, SIGPIPE, SIGQUIT and SIGTERM: calls `restore`, then lets the signal end
 * the program. Handlers get no context, so there is one `restore`, the last one. */
void signals_before_end(void (*restore)(void));

#endif
