/* signals: writes the profile of a program that a signal ends, such as SIGPIPE. `make coverage`
 * links it into the programs; --wrap=raise sends the signals there that a program raises itself. */
#include <signal.h>
#include <stddef.h>

int __llvm_profile_write_file(void);
int __real_raise(int number);
int __wrap_raise(int number);

int __wrap_raise(int number)
{
    __llvm_profile_write_file();
    return __real_raise(number);
}

static void signals_end(int number)
{
    signal(number, SIG_DFL);
    __wrap_raise(number);
}

__attribute__((constructor)) static void signals_begin(void)
{
    static const int fatal[] = {SIGHUP, SIGINT, SIGPIPE, SIGTERM};
    for (size_t k = 0; k < sizeof fatal / sizeof *fatal; k++)
        if (signal(fatal[k], signals_end) == SIG_IGN)
            signal(fatal[k], SIG_IGN);
}
