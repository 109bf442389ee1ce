#include "extensions.h" /* SA_RESTART */

#include "signals.h"

#include <signal.h>
#include <string.h>

void signals_handle(int number, void (*handler)(int))
{
    struct sigaction action, before;
    memset(&action, 0, sizeof action);
    sigfillset(&action.sa_mask);
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    if (sigaction(number, NULL, &before)) /* unreached: the signal exists */
        return;
    if (before.sa_handler != SIG_IGN)
        sigaction(number, &action, NULL);
}
