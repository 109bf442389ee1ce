/* Tests of confine: what a confined process can still do, and what it cannot.
 *
 * Every call is made by child processes: by one that is not confined, and under the locks of Linux.
 * A call that is allowed has the same result under both locks; one that is forbidden fails under
 * each lock that must refuse it, without the other one. This file includes confine.c to have the
 * locks one by one. */
#include "common/base/confine.c"

#include "tests/tap.h"

/* Tests a build that is not confined: with a tool, or without a filter. Returns the exit status. */
static inline int check_unconfined(void)
{
    static char named[] = "named";
    char *const files[] = {named};
    ok((confine(files, 1) & CONFINE_CALLS) == 0, "calls are not confined here");
    return done();
}

#if defined(CONFINE_MACHINE) && defined(SYS_seccomp)

#include <signal.h>
#include <stdlib.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>

/* Descriptors and memory that every child has, and the path of its terminal. */
static struct {
    int folder, other, terminal, tcp, udp, peers[2], two[2];
    void *page;
    char terminal_name[64];
    long version; /* of Landlock; 0 or less: none */
} has;

/* A call. `landlock` is the version of Landlock that refuses it, 0: none does. The filter refuses
 * all calls of the lists of forbidden ones, except to open a file for reading. */
struct call {
    const char *name;
    int landlock;
    long number, args[6];
};

enum { SELF = -9 }; /* as an argument: the process itself */

/* Makes a file that is also a program. */
static void make_file(const char *name)
{
    static const char text[] = "#!/bin/sh\n";
    const int fd = open(name, O_WRONLY | O_CREAT, 0700);
    if (fd < 0 || write(fd, text, sizeof text - 1) < 0 || close(fd)) {
        perror(name);
        exit(2);
    }
}

static void prepare(void)
{
    int master;
    make_file("named");
    make_file("other");
    make_file("gone");
    make_file("program");
    make_file("moved");
    if (mkdir("folder", 0700) || mkdir("empty", 0700) ||
        socketpair(AF_UNIX, SOCK_STREAM, 0, has.peers)) {
        perror("prepare");
        exit(2);
    }
    make_file("folder/file");
    has.folder = open("folder", O_RDONLY);
    has.other = open("other", O_RDWR);
    has.tcp = socket(AF_INET, SOCK_STREAM, 0);
    has.udp = socket(AF_INET, SOCK_DGRAM, 0);
    master = posix_openpt(O_RDWR | O_NOCTTY);
    if (master >= 0 && grantpt(master) == 0 && unlockpt(master) == 0)
        snprintf(has.terminal_name, sizeof has.terminal_name, "%s", ptsname(master));
    has.terminal = open(has.terminal_name, O_RDWR | O_NOCTTY);
    has.page = mmap(NULL, 1, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    has.version = syscall(SYS_landlock_create_ruleset, NULL, (size_t)0, 1U);
}

/* Prints a skipped case that needs `part` of the kernel. */
static void skip(const char *name, const char *part)
{
    printf("ok %d - %s # SKIP needs %s\n", ++tap_count, name, part);
}

/* Puts the locks in force that are set in `locks`, which may be 0. Exits if that fails. */
static void lock(int locks)
{
    static char names[][16] = {"named",       "program",   "folder",  "nosuch",
                               "nosuch/file", "/dev/null", "/dev/tty"};
    char *files[CONFINE_LENGTH(names) + 1] = {has.terminal_name};
    int done;
    if (!locks)
        return;
    for (size_t k = 0; k < CONFINE_LENGTH(names); k++)
        files[k + 1] = names[k];
    if (locks == (CONFINE_FILES | CONFINE_CALLS)) {
        done = confine(files, CONFINE_LENGTH(files));
    } else {
        const int rules = confine_rules(files, CONFINE_LENGTH(files));
        done = prctl(PR_SET_NO_NEW_PRIVS, 1UL, 0UL, 0UL, 0UL);
        if (locks & CONFINE_FILES && !syscall(SYS_landlock_restrict_self, rules, 0U))
            done |= CONFINE_FILES;
        done |= locks & CONFINE_CALLS ? confine_filter() : 0;
    }
    if (done != locks)
        _exit(255);
}

/* Starts a child with a controlling terminal. Returns as fork. */
static pid_t start(void)
{
    pid_t child;
    fflush(stdout);
    child = fork();
    if (child == 0) {
        setsid();
        ioctl(has.terminal, TIOCSCTTY, 0);
    }
    return child;
}

/* Returns the exit status of a child, or 128 plus the signal that ended it. */
static int wait_for(pid_t child)
{
    int status = 0;
    if (waitpid(child, &status, 0) != child)
        return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/* Makes a call in a child, under the locks. Returns 0 if it succeeds, or its error. */
static int call_under(const struct call *c, int locks)
{
    const pid_t child = start();
    if (child == 0) {
        const long self = getpid(), *a = c->args;
        lock(locks);
        _exit(syscall(c->number, a[0] == SELF ? self : a[0], a[1] == SELF ? self : a[1], a[2], a[3],
                      a[4], a[5]) == -1
                  ? errno
                  : 0);
    }
    return wait_for(child);
}

/* Checks calls that have the same result in a confined process. */
static void check_allowed(const struct call *list, size_t n)
{
    const int locks = CONFINE_CALLS | (has.version > 0 ? CONFINE_FILES : 0);
    for (const struct call *c = list; c < list + n; c++)
        ok(call_under(c, locks) == call_under(c, 0), "a confined process can: %s", c->name);
}

/* Returns whether a call fails under the locks. */
static bool is_refused(const struct call *c, int locks)
{
    const int got = call_under(c, locks);
    return got > 0 && got < 128;
}

/* Checks calls that fail in a confined process; at last without the locks: that may change the
 * files. */
static void check_refused(const struct call *list, size_t n)
{
    for (const struct call *c = list; c < list + n; c++) {
        if (c->number != SYS_openat || c->args[2] & ~O_NONBLOCK)
            ok(is_refused(c, CONFINE_CALLS), "the filter refuses: %s", c->name);
        if (c->landlock && c->landlock <= has.version) {
            ok(is_refused(c, CONFINE_FILES), "Landlock refuses: %s", c->name);
            ok(is_refused(c, CONFINE_FILES | CONFINE_CALLS), "both refuse: %s", c->name);
        }
        if (call_under(c, 0))
            printf("# does not work here even if not confined: %s\n", c->name);
    }
}

#define TEXT(s)            ((long)(s))
#define CHECK(check, list) check(list, CONFINE_LENGTH(list))
#define HERE               ((long)AT_FDCWD)
#define OPEN(path)                                                                                 \
    SYS_openat,                                                                                    \
    {                                                                                              \
        HERE, TEXT(path), O_RDONLY | O_NONBLOCK                                                    \
    }
#define CALL(call) #call, 0, SYS_##call

/* What tests/cli/confine.sh and the terminal of tests/system do not reach: names that are missed,
 * and calls of other C libraries and machines. */
static void check_allowed_calls(void)
{
    static struct timespec t;
    static uint64_t at[40];
    const struct call list[] = {
        {"open a device", 0, OPEN("/dev/null")},
        {"open another terminal", 0, OPEN(has.terminal_name)},
        {"miss a file", 0, OPEN("nosuch")},
        {"miss a folder", 0, OPEN("nosuch/file")},
        {"miss a file that was not named", 0, OPEN("unnamed")},
        {"see that a file is no folder", 0, OPEN("named/file")},
        {"read settings by TCGETS", 0, SYS_ioctl, {has.terminal, TCGETS, TEXT(at)}},
        {"read settings by TCGETS2", 0, SYS_ioctl, {has.terminal, (long)0x802c542aU, TEXT(at)}},
        {"read the size of a window", 0, SYS_ioctl, {has.terminal, TIOCGWINSZ, TEXT(at)}},
        {"ask who is in the foreground", 0, SYS_ioctl, {has.terminal, TIOCGPGRP, TEXT(at)}},
        {CALL(writev), {STDERR_FILENO, 0, 0}},
        {CALL(statx), {has.other, TEXT(""), AT_EMPTY_PATH, 0, TEXT(at)}},
        {CALL(ppoll), {0, 0, TEXT(&t)}},
#ifdef SYS_open
        {CALL(open), {TEXT("named"), O_RDONLY}},
        {CALL(poll), {0, 0, 0}},
        {CALL(getpgrp), {0}},
#endif
#ifdef SYS_fcntl64
        {CALL(fcntl64), {has.other, F_GETFL}},
        {CALL(fstat64), {has.other, TEXT(at)}},
        {CALL(fstatat64), {has.other, TEXT(""), TEXT(at), AT_EMPTY_PATH}},
        {CALL(_llseek), {has.other, 0, 0, TEXT(at), 0}},
#else
        {CALL(newfstatat), {has.other, TEXT(""), TEXT(at), AT_EMPTY_PATH}},
#endif
        {CALL(madvise), {TEXT(has.page), 1, MADV_NORMAL}},
        {CALL(mremap), {TEXT(has.page), 1, 1, 0}},
        {CALL(sysinfo), {TEXT(at)}},
        {CALL(getrandom), {TEXT(at), 1, 1}},
        {CALL(nanosleep), {TEXT(&t), 0}},
        {CALL(clock_nanosleep), {CLOCK_MONOTONIC, 0, TEXT(&t), 0}},
        {CALL(clock_gettime), {CLOCK_MONOTONIC, TEXT(at)}},
        {CALL(gettimeofday), {TEXT(at), 0}},
#ifdef SYS_clock_gettime64
        {CALL(clock_gettime64), {CLOCK_MONOTONIC, TEXT(at)}},
        {CALL(clock_nanosleep_time64), {CLOCK_MONOTONIC, 0, TEXT(&at[4]), 0}},
        {CALL(ppoll_time64), {0, 0, TEXT(&at[4])}},
#endif
        {CALL(kill), {SELF, 0}},
        {CALL(tkill), {SELF, 0}},
        {CALL(restart_syscall), {0}},
        {CALL(getpid), {0}},
        {CALL(getpgid), {0}},
        {CALL(exit), {0}},
    };
    CHECK(check_allowed, list);
}

static volatile sig_atomic_t caught;
static void on_signal(int number)
{
    caught = number;
}

/* A process catches a signal, stops itself, as on ^Z, goes on, and aborts. */
static void check_signals(void)
{
    const pid_t child = start();
    int status = 0;
    if (child == 0) {
        lock(CONFINE_CALLS);
        signal(SIGTERM, on_signal);
        raise(SIGTERM);
        if (caught != SIGTERM)
            _exit(1);
        raise(SIGSTOP);
        abort();
    }
    ok(waitpid(child, &status, WUNTRACED) == child && WIFSTOPPED(status),
       "a confined process can: catch a signal and stop itself");
    kill(child, SIGCONT);
    ok(wait_for(child) == 128 + SIGABRT, "a confined process can: go on and abort");
}

static void check_files(void)
{
    struct stat info;
    const struct call list[] = {
        {"open another file", 1, OPEN("other")},
        {"open a file in a named folder", 1, OPEN("folder/file")},
        {"open another folder", 1, OPEN(".")},
        {"open a named file for writing", 1, SYS_openat, {HERE, TEXT("named"), O_WRONLY}},
        {"open a named file to read and write", 1, SYS_openat, {HERE, TEXT("named"), O_RDWR}},
        {"create a file", 1, SYS_openat, {HERE, TEXT("new"), O_RDONLY | O_CREAT, 0600}},
        {"create a nameless file", 1, SYS_openat, {HERE, TEXT("."), O_TMPFILE | O_RDWR, 0600}},
        {"truncate a named file by opening it", 3, SYS_openat, {HERE, TEXT("named"), O_TRUNC}},
        {"truncate a file", 3, SYS_truncate, {TEXT("other"), 0}},
        {"truncate a file that is open", 0, SYS_ftruncate, {has.other, 0}},
        {"write to a file that is open", 0, SYS_write, {has.other, TEXT("x"), 1}},
        {"change a file through memory",
         0,
         CONFINE_MMAP,
         {0, 1, PROT_WRITE, MAP_SHARED, has.other}},
        {"open a file as a path", 0, SYS_openat, {HERE, TEXT("other"), O_PATH}},
        {"remove a file", 1, SYS_unlinkat, {HERE, TEXT("gone"), 0}},
        {"remove a folder", 1, SYS_unlinkat, {HERE, TEXT("empty"), AT_REMOVEDIR}},
        {"rename a file", 1, SYS_renameat2, {HERE, TEXT("moved"), HERE, TEXT("new1"), 0}},
        {"link a file", 1, SYS_linkat, {HERE, TEXT("other"), HERE, TEXT("new2"), 0}},
        {"make a symbolic link", 1, SYS_symlinkat, {TEXT("other"), HERE, TEXT("new3")}},
        {"make a folder", 1, SYS_mkdirat, {HERE, TEXT("new4"), 0700}},
        {"make a device", 1, SYS_mknodat, {HERE, TEXT("new6"), S_IFCHR | 0600, 1 << 8 | 3}},
        {"make a FIFO", 1, SYS_mknodat, {HERE, TEXT("new5"), S_IFIFO | 0600, 0}},
        {"change the mode of a file", 0, SYS_fchmodat, {HERE, TEXT("other"), 0600}},
        {"list a folder", 0, SYS_getdents64, {has.folder, TEXT(&info), sizeof info}},
        {"copy a descriptor", 0, SYS_dup, {has.other}},
        {"change the flags of a file", 0, SYS_fcntl, {has.other, F_SETFL, O_APPEND}},
    };
    CHECK(check_refused, list);
}

/* Programs, processes, the network, and the terminal. */
static void check_others(void)
{
    static const char *const argv[] = {"sh", "-c", ":", NULL};
    static const uint64_t like_fork[11] = {[4] = SIGCHLD};
    static const uint16_t local[8] = {AF_INET};
    static const struct winsize size = {20, 40, 0, 0};
    static uint32_t zeros[64];
    const struct call list[] = {
        {"start a program", 1, SYS_execve, {TEXT("/bin/sh"), TEXT(argv), 0}},
        {"start a named program", 1, SYS_execve, {TEXT("program"), TEXT(argv), 0}},
        {"start a program by execveat", 1, SYS_execveat, {HERE, TEXT("/bin/sh"), TEXT(argv)}},
        {"make a program in memory", 0, SYS_memfd_create, {TEXT("program"), 0}},
        {"map a file as code", 0, CONFINE_MMAP, {0, 1, PROT_EXEC, MAP_PRIVATE, has.other, 0}},
        {"make memory executable", 0, SYS_mprotect, {TEXT(has.page), 1, PROT_READ | PROT_EXEC}},
        {"start a process", 0, SYS_clone, {SIGCHLD}},
        {"start a process by clone3", 0, 435, {TEXT(like_fork), sizeof like_fork}},
        {"signal the parent", 6, SYS_kill, {(long)getpid(), 0}},
        {"signal all processes", 0, SYS_kill, {-1, 0}},
        {"signal a thread of the parent", 6, SYS_tgkill, {(long)getpid(), (long)getpid(), 0}},
        {"open the parent", 0, 434, {(long)getpid(), 0}},
        {"be traced", 0, SYS_ptrace, {PTRACE_TRACEME}},
        {"read the memory of the parent", 0, SYS_process_vm_readv, {(long)getpid()}},
        {"change what the kernel knows of it", 0, SYS_prctl, {PR_SET_DUMPABLE, 1}},
        {"make a socket", 0, SYS_socket, {AF_INET, SOCK_STREAM, 0}},
        {"make two sockets", 0, SYS_socketpair, {AF_UNIX, SOCK_STREAM, 0, TEXT(has.two)}},
        {"bind a socket", 4, SYS_bind, {has.tcp, TEXT(local), sizeof local}},
        {"connect a socket", 0, SYS_connect, {has.udp, TEXT(local), sizeof local}},
        {"send on a socket", 0, SYS_sendto, {has.peers[0], TEXT("x"), 1, 0, 0, 0}},
        {"write to a socket", 0, SYS_write, {has.peers[0], TEXT("x"), 1}},
        {"type on its terminal", 0, SYS_ioctl, {has.terminal, TIOCSTI, TEXT("a")}},
        {"set the size of its terminal", 0, SYS_ioctl, {has.terminal, TIOCSWINSZ, TEXT(&size)}},
        {"set up io_uring", 0, 425, {1, TEXT(zeros)}},
        {"share memory", 0, SYS_shmget, {0, 1, 0600}},
    };
    CHECK(check_refused, list);
}

#if defined(__x86_64__) && defined(__GNUC__)
/* The calls of a 32-bit program have other numbers: 13, which is rt_sigaction, is time there. */
static void check_calls_of_32_bits(void)
{
    const pid_t child = start();
    long got = 13;
    if (child == 0) {
        lock(CONFINE_CALLS);
        __asm__ volatile("int $0x80" : "+a"(got) : "b"(0L) : "memory", "r8", "r9", "r10", "r11");
        _exit(got < 0);
    }
    got = wait_for(child);
    ok(got == 1 || got == 128 + SIGSEGV, "the filter refuses: calls of 32 bits");
}
#else
#define check_calls_of_32_bits() (void)0
#endif

/* Returns whether the kernel takes filters, such as one that allows every call. */
static bool has_filters(void)
{
    const struct confine_op allow = {CONFINE_RETURN, 0, 0, CONFINE_ALLOW};
    const struct {
        unsigned short count;
        const struct confine_op *ops;
    } program = {1, &allow};
    const pid_t child = start();
    if (child == 0)
        _exit(prctl(PR_SET_NO_NEW_PRIVS, 1UL, 0UL, 0UL, 0UL) ||
              syscall(SYS_seccomp, 1L, 4L, &program));
    return wait_for(child) == 0;
}

int main(void)
{
    const struct call none = {"getpid", 0, SYS_getpid, {0}};
    prepare();
    if (CONFINE_HAS_TOOL)
        return check_unconfined();
    if (!has_filters()) {
        skip("calls of a confined process", "seccomp");
        return done();
    }
    if (!ok(call_under(&none, CONFINE_CALLS) == 0, "the filter is in force"))
        return done();
    if (has.terminal < 0)
        skip("calls for a terminal", "a pseudo-terminal");
    if (has.version <= 0)
        skip("files of a confined process", "Landlock");
    check_allowed_calls();
    check_signals();
    check_files();
    check_others();
    check_calls_of_32_bits();
    return done();
}

#else
int main(void)
{
    return check_unconfined();
}
#endif
