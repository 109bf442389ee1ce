/* Tests of confine: what a confined process can still do. */
#include "tests/confine.h"

#ifdef HAS_FILTER

#include <poll.h>
#include <sys/uio.h>
#include <termios.h>
#include <time.h>

/* What a confined process can do. Each function returns whether it works. */
static bool can_open(const char *name)
{
    const int fd = open(name, O_RDONLY | O_NONBLOCK);
    return fd >= 0 && close(fd) == 0;
}

static bool cannot_open(const char *name, int error)
{
    return open(name, O_RDONLY) < 0 && errno == error;
}

static bool files_open(void)
{
    return can_open("named") && can_open("link") && can_open("fifo") && can_open("folder") &&
           can_open("/dev/null");
}

static bool descriptors_open(void)
{
    return can_open(has.pipe_name) && can_open(has.removed_name);
}

static bool missing_files_are_missing(void)
{
    return cannot_open("nosuch", ENOENT) && cannot_open("nosuch/file", ENOENT) &&
           cannot_open("unnamed", ENOENT) && cannot_open("named/file", ENOTDIR);
}

static bool terminal_works(void)
{
    struct termios settings;
    struct winsize size;
    const int fd = open("/dev/tty", O_RDONLY | O_CLOEXEC);
    return fd >= 0 && isatty(fd) && tcgetattr(fd, &settings) == 0 && tcdrain(fd) == 0 &&
           tcsetattr(fd, TCSANOW, &settings) == 0 && tcgetpgrp(fd) == getpgrp() &&
           ioctl(fd, TIOCGWINSZ, &size) == 0 && can_open(has.terminal_name);
}

static bool memory_works(void)
{
    const size_t large = (size_t)1 << 24;
    unsigned char *volatile at = malloc(100);
    bool good = at != NULL;
    for (size_t size = 1000; good && size <= large; size *= 2) {
        at = realloc(at, size);
        good = at != NULL;
        if (good)
            memset(at, 1, size);
    }
    free(at);
    return good && sysconf(_SC_PHYS_PAGES) > 0;
}

static bool time_works(void)
{
    struct timespec t = {0, 1000};
    return nanosleep(&t, NULL) == 0 && clock_gettime(CLOCK_MONOTONIC, &t) == 0 &&
           syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &t) == 0; /* not by the vDSO */
}

static bool waiting_works(void)
{
    struct pollfd p = {.fd = has.pipe[0], .events = POLLIN};
    return poll(&p, 1, 0) == 1;
}

static bool reading_works(void)
{
    struct stat info;
    char text[8];
    return fstat(has.removed, &info) == 0 && lseek(has.removed, 0, SEEK_SET) == 0 &&
           fcntl(STDOUT_FILENO, F_GETFL) >= 0 && read(has.removed, text, sizeof text) == 5 &&
           write(STDOUT_FILENO, "", 0) == 0 && write(STDERR_FILENO, "", 0) == 0;
}

static volatile sig_atomic_t caught;
static void on_signal(int number)
{
    caught = number;
}

static bool signals_work(void)
{
    sigset_t none;
    sigemptyset(&none);
    return signal(SIGTERM, on_signal) != SIG_ERR && raise(SIGTERM) == 0 && caught == SIGTERM &&
           kill(getpid(), SIGTERM) == 0 && sigprocmask(SIG_SETMASK, &none, NULL) == 0;
}

static void check_allowed(void)
{
    static const struct {
        const char *name;
        bool (*works)(void);
    } list[] = {{"open named files, folders, FIFOs and devices", files_open},
                {"open pipes and removed files by /dev/fd", descriptors_open},
                {"a missing file is missing", missing_files_are_missing},
                {"read and set a terminal", terminal_works},
                {"allocate memory", memory_works},
                {"sleep and read clocks", time_works},
                {"wait for input", waiting_works},
                {"read, seek and write", reading_works},
                {"signal itself", signals_work}};
    for (size_t k = 0; k < CONFINE_LENGTH(list); k++) {
        pid_t child;
        if (list[k].works == terminal_works && has.terminal < 0) {
            skip(list[k].name, "a pseudo-terminal");
            continue;
        }
        child = start();
        if (child == 0) {
            lock(CONFINE_CALLS | (has.version > 0 ? CONFINE_FILES : 0));
            _exit(list[k].works() ? DONE : REFUSED);
        }
        ok(wait_for(child) == DONE, "a confined process can: %s", list[k].name);
    }
}

/* A process stops itself, as on ^Z, goes on, and aborts. */
static void check_stop(void)
{
    const pid_t child = start();
    int status = 0;
    if (child == 0) {
        lock(CONFINE_CALLS | (has.version > 0 ? CONFINE_FILES : 0));
        raise(SIGSTOP);
        abort();
    }
    ok(waitpid(child, &status, WUNTRACED) == child && WIFSTOPPED(status),
       "a confined process can: stop itself");
    kill(child, SIGCONT);
    ok(wait_for(child) == 128 + SIGABRT, "a confined process can: go on and abort");
}

/* A call that some C library makes in the place of another one, or on some machine. */
struct call {
    const char *name;
    long number, args[6];
};

enum { SELF = -9 }; /* as an argument: the process itself */

/* Makes a call in a child. Returns REFUSED if there is no such call; what it returns does not
 * matter. */
static int call_under(const struct call *c, int locks)
{
    const pid_t child = start();
    if (child == 0) {
        const long *a = c->args, first = a[0] == SELF ? getpid() : a[0];
        lock(locks);
        _exit(syscall(c->number, first, a[1], a[2], a[3], a[4], a[5]) == -1 && errno == ENOSYS
                  ? REFUSED
                  : DONE);
    }
    return wait_for(child);
}

static void check_calls(const struct call *list, size_t n)
{
    for (const struct call *c = list; c < list + n; c++)
        ok(call_under(c, CONFINE_CALLS) == DONE || call_under(c, 0) == REFUSED,
           "a confined process can call: %s", c->name);
}

static void check_calls_for_files(void)
{
    static struct stat info;
    static struct timespec t;
    static uint64_t large[40];
    const long empty = (long)"", at = (long)&info;
    const struct call list[] = {
        {"lseek", SYS_lseek, {has.removed, 0, 0}},
        {"fstat", SYS_fstat, {has.removed, at}},
#ifdef SYS_fstat64
        {"fstat64", SYS_fstat64, {has.removed, at}},
#endif
#ifdef SYS_fstatat64
        {"fstatat64", SYS_fstatat64, {has.removed, empty, at, AT_EMPTY_PATH}},
#endif
#ifdef SYS_newfstatat
        {"newfstatat", SYS_newfstatat, {has.removed, empty, at, AT_EMPTY_PATH}},
#endif
        {"statx", SYS_statx, {has.removed, empty, AT_EMPTY_PATH, 0, (long)large}},
#ifdef SYS_open
        {"open", SYS_open, {(long)"named", O_RDONLY}},
#endif
#ifdef SYS__llseek
        {"_llseek", SYS__llseek, {has.removed, 0, 0, at, 0}},
#endif
        {"ppoll", SYS_ppoll, {0, 0, (long)&t}},
    };
    check_calls(list, CONFINE_LENGTH(list));
}

static void check_other_calls(void)
{
    static struct stat info;
    static struct timespec t;
    static char settings[64];
    const long at = (long)&info;
    const struct call list[] = {
        {"writev", SYS_writev, {STDERR_FILENO, at, 0}},
        {"mmap", CONFINE_MMAP, {0, 1, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0}},
        {"sysinfo", SYS_sysinfo, {at}},
        {"brk", SYS_brk, {0}},
        {"mprotect", SYS_mprotect, {(long)has.page, 1, PROT_READ}},
        {"madvise", SYS_madvise, {(long)has.page, 1, MADV_NORMAL}},
        {"mremap", SYS_mremap, {(long)has.page, 1, 1, 0}},
        {"munmap", SYS_munmap, {(long)has.page, 1}},
        {"getrandom", SYS_getrandom, {at, 1, 1}},
        {"nanosleep", SYS_nanosleep, {(long)&t, 0}},
        {"clock_nanosleep", SYS_clock_nanosleep, {CLOCK_MONOTONIC, 0, (long)&t, 0}},
        {"gettimeofday", SYS_gettimeofday, {(long)&t, 0}},
#ifdef SYS_clock_gettime64
        {"clock_gettime64", SYS_clock_gettime64, {CLOCK_MONOTONIC, at}},
        {"clock_nanosleep_time64", SYS_clock_nanosleep_time64, {CLOCK_MONOTONIC, 0, at, 0}},
        {"ppoll_time64", SYS_ppoll_time64, {0, 0, at}},
#endif
        {"restart_syscall", SYS_restart_syscall, {0}},
        {"getpgid", SYS_getpgid, {0}},
        {"tkill", SYS_tkill, {SELF, 0}},
        {"TCGETS2", SYS_ioctl, {has.terminal, (long)0x802c542aU, (long)settings}},
        {"TCSETS2", SYS_ioctl, {has.terminal, 0x402c542b, 0}},
        {"exit", SYS_exit, {DONE}},
        {"exit_group", SYS_exit_group, {DONE}},
    };
    check_calls(list, CONFINE_LENGTH(list));
}

int main(void)
{
    prepare();
    if (!has_filters()) {
        skip("what a confined process can do", "seccomp");
        return done();
    }
    if (!check_filter())
        return done();
    check_allowed();
    check_stop();
    check_calls_for_files();
    check_other_calls();
    return done();
}

#else

int main(void)
{
    ok(true, "calls are not confined here");
    return done();
}

#endif
