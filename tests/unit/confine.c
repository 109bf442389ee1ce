/* Tests of confine: the calls that a confined process must not make.
 *
 * Every call is made by child processes: under each of the two locks of Linux that must refuse it,
 * without the other one, and by a process that is not confined, where it works. */
#include "tests/confine.h"

#ifdef HAS_FILTER

#include <sched.h>
#include <sys/ptrace.h>
#include <sys/uio.h>

/* A call, and the version of Landlock that refuses it; 0: none does. The filter refuses all, except
 * to open a file for reading. */
struct forbidden {
    const char *name;
    int landlock;
    long call;
    long args[6];
};

static int try_under(const struct forbidden *f, int locks)
{
    const pid_t child = start();
    if (child == 0) {
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
        {"write to a file that is open, through memory",
         0,
         CONFINE_MMAP,
         {0, 1, PROT_READ | PROT_WRITE, MAP_SHARED, has.other, 0}},
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
        {"change the mode of an open file", 0, SYS_fchmod, {has.other, 0600}},
        {"change the owner of a file", 0, SYS_fchown, {has.other, (long)getuid(), -1}},
        {"change the times of a file", 0, SYS_utimensat, {HERE, TEXT("other"), 0, 0}},
        {"list a folder", 0, SYS_getdents64, IN_FOLDER(TEXT(&info), sizeof info)},
        {"change the folder", 0, SYS_chdir, {TEXT("folder")}},
        {"watch a folder", 0, SYS_inotify_init1, {0}},
        {"lock a file", 0, SYS_flock, {has.other, 2}},
        {"copy a descriptor", 0, SYS_dup, {has.other}},
        {"change the flags of a file", 0, SYS_fcntl, {has.other, F_SETFL, O_APPEND}},
    };
    CHECK(list);
}

static void check_processes(void)
{
    static const char *const argv[] = {"sh", "-c", ":", NULL};
    static const uint64_t like_fork[11] = {[4] = SIGCHLD};
    const struct forbidden list[] = {
        {"start a program", 1, SYS_execve, {TEXT("/bin/sh"), TEXT(argv), 0}},
        {"start a named program", 1, SYS_execve, {TEXT("program"), TEXT(argv), 0}},
        {"start a program by execveat", 1, SYS_execveat, {HERE, TEXT("/bin/sh"), TEXT(argv)}},
        {"make a program in memory", 0, SYS_memfd_create, {TEXT("program"), 0}},
        {"map a file as code", 0, CONFINE_MMAP, {0, 1, PROT_EXEC, MAP_PRIVATE, has.other, 0}},
        {"map memory as code", 0, CONFINE_MMAP, {0, 1, 7, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0}},
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
/* The calls of a 32-bit program have other numbers: 13, which is rt_sigaction, is time there. */
static void check_calls_of_32_bits(void)
{
    const pid_t child = start();
    long got = 13;
    if (child == 0) {
        lock(CONFINE_CALLS);
        __asm__ volatile("int $0x80" : "+a"(got) : "b"(0L) : "memory", "r8", "r9", "r10", "r11");
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

int main(void)
{
    prepare();
    if (!has_filters()) {
        skip("calls of a confined process", "seccomp");
        return done();
    }
    if (!check_filter())
        return done();
    if (has.version <= 0)
        skip("files of a confined process", "Landlock");
    check_files();
    check_processes();
    check_network();
    check_system();
    check_calls_of_32_bits();
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
