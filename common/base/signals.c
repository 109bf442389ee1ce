#include "extensions.h" /* SA_RESTART */

#include "signals.h"

#include <signal.h>
#include <stddef.h>

void signals_handle(int number, void (*handler)(int))
{
    struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
    struct sigaction before = {.sa_handler = SIG_DFL};
    sigfillset(&action.sa_mask);
    sigaction(number, NULL, &before); /* the signal exists */
    if (before.sa_handler != SIG_IGN)
        sigaction(number, &action, NULL);
}

static void (*signals_restore)(void);

static void signals_on_end(int number)
{
    signals_restore();
    signal(number, SIG_DFL);
    raise(number);
}

void signals_before_end(void (*restore)(void))
{
    static const int fatal[] = {SIGHUP, SIGINT, SIGPIPE, SIGQUIT, SIGTERM};
    signals_restore = restore;
    for (size_t k = 0; k < sizeof fatal / sizeof *fatal; k++)
        signals_handle(fatal[k], signals_on_end);
}
