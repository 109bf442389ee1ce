/* Tests of confine: the calls that a confined process must not make, and what it still can do.
 *
 * Every call is made by child processes: by one that is not confined, where it works, and under
 * each of the two locks of Linux that must refuse it, without the other one. This file includes
 * confine.c to have the locks one by one. */
#include "common/base/confine.c"

#include "tests/tap.h"

#if defined(CONFINE_MACHINE) && defined(SYS_seccomp)

#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ptrace.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>

#ifdef SYS_mmap2
#define CALL_MMAP SYS_mmap2
#else
#define CALL_MMAP SYS_mmap
#endif

/* What every child has from the start, and the names of what can be opened only through /dev/fd. */
static struct {
    int folder, other, removed, pipe[2], terminal, tcp, udp, unbound, peers[2], two[2];
    void *page;
    char pipe_name[32], removed_name[32], terminal_name[64];
    long version; /* of Landlock; 0 or less: none */
} has;

/* Puts the locks in force that are set in `locks`. Exits if that fails. */
static void lock(int locks)
{
    const char *const names[] = {"named",       "link",           "folder",         "fifo",
                                 "nosuch",      "nosuch/file",    "/dev/null",      "/dev/tty",
                                 has.pipe_name, has.removed_name, has.terminal_name};
    struct confine c;
    int done;
    confine_begin(&c, CONFINE_LENGTH(names));
    for (size_t k = 0; k < CONFINE_LENGTH(names); k++)
        confine_read(&c, names[k]);
    if (locks == (CONFINE_FILES | CONFINE_CALLS)) {
        done = confine_end(&c);
    } else {
        done = prctl(PR_SET_NO_NEW_PRIVS, 1UL, 0UL, 0UL, 0UL);
        done |= locks & CONFINE_FILES ? confine_files(&c) : 0;
        done |= locks & CONFINE_CALLS ? confine_filter() : 0;
    }
    if (done != locks)
        _exit(9);
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

/* A call, and the version of Landlock that refuses it; 0: none does. The filter refuses all, except
 * to open a file for reading. */
struct forbidden {
    const char *name;
    int landlock;
    long call;
    long args[6];
};

enum { DONE = 0, REFUSED = 3 }; /* the exit status of a child */

static int try_under(const struct forbidden *f, int locks)
{
    const pid_t child = start();
    if (child == 0) {
        if (locks)
            lock(locks);
        _exit(syscall(f->call, f->args[0], f->args[1], f->args[2], f->args[3], f->args[4],
                      f->args[5]) == -1
                  ? REFUSED
                  : DONE);
    }
    return wait_for(child);
}

static bool is_reading(const struct forbidden *f)
{
    return f->call == SYS_openat && f->args[2] == O_RDONLY;
}

/* Tries the n calls, at last without the locks: that may change the files. */
static void check_forbidden(const struct forbidden *list, size_t n)
{
    for (const struct forbidden *f = list; f < list + n; f++) {
        if (!is_reading(f))
            ok(try_under(f, CONFINE_CALLS) == REFUSED, "the filter refuses: %s", f->name);
        if (f->landlock && f->landlock <= has.version) {
            ok(try_under(f, CONFINE_FILES) == REFUSED, "Landlock refuses: %s", f->name);
            ok(try_under(f, CONFINE_FILES | CONFINE_CALLS) == REFUSED, "both refuse: %s", f->name);
        }
        if (try_under(f, 0) != DONE)
            printf("# does not work here even if not confined: %s\n", f->name);
    }
}

#define TEXT(s)     ((long)(s))
#define CHECK(list) check_forbidden(list, CONFINE_LENGTH(list))
#define HERE        ((long)AT_FDCWD)
#define IN_FOLDER(...)                                                                             \
    {                                                                                              \
        (long)has.folder, __VA_ARGS__                                                              \
    }

static void check_files(void)
{
    struct stat info;
    const struct forbidden list[] = {
        {"open another file", 1, SYS_openat, {HERE, TEXT("other"), O_RDONLY}},
        {"open a file in a named folder", 1, SYS_openat, {HERE, TEXT("folder/file"), O_RDONLY}},
        {"open a file below an open folder", 1, SYS_openat, IN_FOLDER(TEXT("file"), O_RDONLY)},
        {"open another folder", 1, SYS_openat, {HERE, TEXT("."), O_RDONLY}},
        {"open /dev/urandom", 1, SYS_openat, {HERE, TEXT("/dev/urandom"), O_RDONLY}},
        {"open a named file for writing", 1, SYS_openat, {HERE, TEXT("named"), O_WRONLY}},
        {"open a named file to read and write", 1, SYS_openat, {HERE, TEXT("named"), O_RDWR}},
        {"create a file", 1, SYS_openat, {HERE, TEXT("new"), O_RDONLY | O_CREAT, 0600}},
        {"create a file without a name",
         1,
         SYS_openat,
         {HERE, TEXT("."), O_TMPFILE | O_RDWR, 0600}},
        {"truncate a named file by opening it", 3, SYS_openat, {HERE, TEXT("named"), O_TRUNC}},
        {"truncate a file", 3, SYS_truncate, {TEXT("other"), 0}},
        {"truncate a file that is open", 0, SYS_ftruncate, {has.other, 0}},
        {"write to a file that is open", 0, SYS_write, {has.other, TEXT("x"), 1}},
        {"open a file as a path", 0, SYS_openat, {HERE, TEXT("other"), O_PATH}},
        {"remove a file", 1, SYS_unlinkat, {HERE, TEXT("gone"), 0}},
        {"remove a folder", 1, SYS_unlinkat, {HERE, TEXT("empty"), AT_REMOVEDIR}},
        {"rename a file", 1, SYS_renameat2, {HERE, TEXT("moved"), HERE, TEXT("new1"), 0}},
        {"link a file", 1, SYS_linkat, {HERE, TEXT("other"), HERE, TEXT("new2"), 0}},
        {"make a symbolic link", 1, SYS_symlinkat, {TEXT("other"), HERE, TEXT("new3")}},
        {"make a folder", 1, SYS_mkdirat, {HERE, TEXT("new4"), 0700}},
        {"make a FIFO", 1, SYS_mknodat, {HERE, TEXT("new5"), S_IFIFO | 0600, 0}},
        {"change the mode of a file", 0, SYS_fchmodat, {HERE, TEXT("other"), 0600}},
        {"change the mode of an open file", 0, SYS_fchmod, {has.other, 0600}},
        {"change the owner of a file", 0, SYS_fchown, {has.other, (long)getuid(), -1}},
        {"change the times of a file", 0, SYS_utimensat, {HERE, TEXT("other"), 0, 0}},
        {"list a folder", 0, SYS_getdents64, IN_FOLDER(TEXT(&info), sizeof info)},
        {"change the folder", 0, SYS_chdir, {TEXT("folder")}},
        {"watch a folder", 0, SYS_inotify_init1, {0}},
        {"lock a file", 0, SYS_flock, {has.other, 2}},
        {"copy a descriptor", 0, SYS_dup, {has.other}},
    };
    CHECK(list);
}

static void check_processes(void)
{
    static const char *const argv[] = {"sh", "-c", ":", NULL};
    static const uint64_t like_fork[11] = {[4] = SIGCHLD};
    const struct forbidden list[] = {
        {"start a program", 1, SYS_execve, {TEXT("/bin/sh"), TEXT(argv), 0}},
        {"start a program by execveat", 1, SYS_execveat, {HERE, TEXT("/bin/sh"), TEXT(argv)}},
        {"make a program in memory", 0, SYS_memfd_create, {TEXT("program"), 0}},
        {"map a file as code", 0, CALL_MMAP, {0, 1, PROT_EXEC, MAP_PRIVATE, has.other, 0}},
        {"map memory as code", 0, CALL_MMAP, {0, 1, 7, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0}},
        {"make memory executable", 0, SYS_mprotect, {TEXT(has.page), 1, PROT_READ | PROT_EXEC}},
        {"start a process", 0, SYS_clone, {SIGCHLD}},
        {"start a process by clone3", 0, 435, {TEXT(like_fork), sizeof like_fork}},
        {"signal the parent", 6, SYS_kill, {(long)getpid(), 0}},
        {"signal all processes", 0, SYS_kill, {-1, 0}},
        {"signal a thread of the parent", 6, SYS_tgkill, {(long)getpid(), (long)getpid(), 0}},
        {"open the parent", 0, 434, {(long)getpid(), 0}},
        {"be traced", 0, SYS_ptrace, {PTRACE_TRACEME}},
        {"read the memory of the parent", 0, SYS_process_vm_readv, {(long)getpid()}},
        {"set a limit", 0, SYS_prlimit64, {0}},
        {"set its priority", 0, SYS_setpriority, {0, 0, 19}},
        {"set the user", 0, SYS_setuid, {(long)getuid()}},
        {"leave its namespace", 0, SYS_unshare, {CLONE_FS}},
        {"change what the kernel knows of it", 0, SYS_prctl, {PR_SET_DUMPABLE, 1}},
    };
    CHECK(list);
}

static void check_network(void)
{
    static const char text[] = "x";
    static const struct {
        uint16_t family, port;
        uint8_t address[12];
    } local = {.family = AF_INET}, abstract = {AF_UNIX, 0, "nobody"};
    struct iovec part = {(void *)(uintptr_t)text, 1};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    const struct forbidden list[] = {
        {"make a socket", 0, SYS_socket, {AF_INET, SOCK_STREAM, 0}},
        {"make a datagram socket", 0, SYS_socket, {AF_INET, SOCK_DGRAM, 0}},
        {"make a local socket", 0, SYS_socket, {AF_UNIX, SOCK_STREAM, 0}},
        {"make two sockets", 0, SYS_socketpair, {AF_UNIX, SOCK_STREAM, 0, TEXT(has.two)}},
        {"bind a socket", 4, SYS_bind, {has.tcp, TEXT(&local), sizeof local}},
        {"bind a local socket", 0, SYS_bind, {has.unbound, TEXT(&abstract), sizeof abstract}},
        {"connect a socket", 0, SYS_connect, {has.udp, TEXT(&local), sizeof local}},
        {"send on a socket", 0, SYS_sendto, {has.peers[0], TEXT(text), 1, 0, 0, 0}},
        {"send a message", 0, SYS_sendmsg, {has.peers[0], TEXT(&message), 0}},
        {"write to a socket", 0, SYS_write, {has.peers[0], TEXT(text), 1}},
    };
    CHECK(list);
}

static void check_system(void)
{
    static const char key[] = "a";
    static const struct winsize size = {20, 40, 0, 0};
    static uint32_t zeros[64], map[18] = {2, 4, 4, 1};
    const struct forbidden list[] = {
        {"type on its terminal", 0, SYS_ioctl, {has.terminal, TIOCSTI, TEXT(key)}},
        {"set the size of its terminal", 0, SYS_ioctl, {has.terminal, TIOCSWINSZ, TEXT(&size)}},
        {"change the root folder", 0, SYS_chroot, {TEXT("folder")}},
        {"set up io_uring", 0, 425, {1, TEXT(zeros)}},
        {"make a map in the kernel", 0, SYS_bpf, {0, TEXT(map), sizeof map}},
        {"handle its own page faults", 0, SYS_userfaultfd, {1}},
        {"share memory", 0, SYS_shmget, {0, 1, 0600}},
    };
    CHECK(list);
}

#if defined(__x86_64__) && defined(__GNUC__)
/* The calls of a 32-bit program, which have other numbers: 20 is getpid there. */
static void check_calls_of_32_bits(void)
{
    const pid_t child = start();
    long got = 20;
    if (child == 0) {
        lock(CONFINE_CALLS);
        __asm__ volatile("int $0x80" : "+a"(got) : : "memory", "r8", "r9", "r10", "r11");
        _exit(got < 0 ? REFUSED : DONE);
    }
    got = wait_for(child);
    ok(got == REFUSED || got == 128 + SIGSEGV, "the filter refuses: calls of 32 bits");
}
#else
static void check_calls_of_32_bits(void)
{
}
#endif

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
    return fd >= 0 && isatty(fd) && tcgetattr(fd, &settings) == 0 &&
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
    struct timespec none = {0, 0};
    struct pollfd p = {.fd = has.pipe[0], .events = POLLIN};
    fd_set set;
    FD_ZERO(&set);
    FD_SET(has.pipe[0], &set);
    return poll(&p, 1, 0) == 1 && pselect(has.pipe[0] + 1, &set, NULL, NULL, &none, NULL) == 1;
}

static bool reading_works(void)
{
    struct stat info;
    char text[8];
    return fstat(has.removed, &info) == 0 && lseek(has.removed, 0, SEEK_SET) == 0 &&
           read(has.removed, text, sizeof text) == 5 && write(STDOUT_FILENO, "", 0) == 0 &&
           write(STDERR_FILENO, "", 0) == 0;
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
        const pid_t child = start();
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

/* Returns whether the kernel has these locks. */
static bool is_confined(int locks)
{
    const pid_t child = start();
    if (child == 0) {
        lock(locks);
        _exit(DONE);
    }
    return wait_for(child) == DONE;
}

static void make_file(const char *name)
{
    const int fd = open(name, O_WRONLY | O_CREAT, 0600);
    if (fd < 0 || write(fd, "text\n", 5) != 5 || close(fd)) {
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
    make_file("moved");
    make_file("removed");
    if (mkdir("folder", 0700) || mkdir("empty", 0700) || mkfifo("fifo", 0600) ||
        symlink("named", "link") || pipe(has.pipe) || write(has.pipe[1], "x", 1) != 1 ||
        socketpair(AF_UNIX, SOCK_STREAM, 0, has.peers)) {
        perror("prepare");
        exit(2);
    }
    make_file("folder/file");
    has.folder = open("folder", O_RDONLY);
    has.other = open("other", O_RDWR);
    has.removed = open("removed", O_RDONLY);
    unlink("removed");
    has.tcp = socket(AF_INET, SOCK_STREAM, 0);
    has.udp = socket(AF_INET, SOCK_DGRAM, 0);
    has.unbound = socket(AF_UNIX, SOCK_DGRAM, 0);
    snprintf(has.pipe_name, sizeof has.pipe_name, "/dev/fd/%d", has.pipe[0]);
    snprintf(has.removed_name, sizeof has.removed_name, "/dev/fd/%d", has.removed);
    master = posix_openpt(O_RDWR | O_NOCTTY);
    if (master >= 0 && grantpt(master) == 0 && unlockpt(master) == 0)
        snprintf(has.terminal_name, sizeof has.terminal_name, "%s", ptsname(master));
    has.terminal = open(has.terminal_name, O_RDWR | O_NOCTTY);
    has.page = mmap(NULL, 1, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    has.version = syscall(SYS_landlock_create_ruleset, NULL, (size_t)0, CONFINE_VERSION);
}

int main(void)
{
    prepare();
    if (!is_confined(CONFINE_CALLS)) {
        tap_count++;
        printf("ok 1 - calls of a confined process # SKIP needs seccomp\n");
        return done();
    }
    if (has.version <= 0) {
        tap_count++;
        printf("ok 1 - files of a confined process # SKIP needs Landlock\n");
    }
    check_files();
    check_processes();
    check_network();
    check_system();
    check_calls_of_32_bits();
    check_allowed();
    check_stop();
    return done();
}

#else

/* The build is not confined, or the machine is not one of those that have a filter. */
int main(void)
{
    struct confine c;
    confine_begin(&c, 1);
    confine_read(&c, "named");
    ok((confine_end(&c) & CONFINE_CALLS) == 0, "calls are not confined here");
    return done();
}

#endif
