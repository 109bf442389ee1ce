/* signals: installs signal handlers. */
#ifndef BASE_SIGNALS_H
#define BASE_SIGNALS_H

/* Installs a handler, unless the signal is ignored. Other signals are blocked while it runs, and
 * system calls that it interrupts are restarted. */
void signals_handle(int number, void (*handler)(int));

/* Handles SIGHUP, SIGINT, SIGPIPE, SIGQUIT and SIGTERM: calls `restore`, then lets the signal end
 * the program. Handlers get no context, so only the last `restore` is called. */
void signals_before_end(void (*restore)(void));

#endif
