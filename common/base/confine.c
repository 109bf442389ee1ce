/* The system call filter is an allowlist: kernels get new calls every year, and a denylist would
 * have to include them all. A call that is not listed fails with ENOSYS, as if the kernel did not
 * have it. A C library that prefers a newer call then falls back to an older one, as on an older
 * kernel. Killing the process instead would turn every new release of a C library into a possible
 * crash.
 *
 * A call that is new to the programs, or has new arguments, fails until it is added to
 * confine_rows; strace -f COMMAND 2>&1 | grep ENOSYS shows it. Add only what the program needs, and
 * a case in tests/unit/confine.c.
 *
 * Landlock and seccomp are called with syscall(2), and their structures and constants are defined
 * here, because old headers lack them and musl has no <linux/...>. */
#ifdef __linux__
#define _GNU_SOURCE /* syscall, O_PATH */
#endif
#ifdef __OpenBSD__
#define _BSD_SOURCE /* unveil, pledge */
#endif

#include "confine.h"

#include <stdint.h>
#include <string.h>
#include <unistd.h>

#if defined(__linux__) && !defined(NO_CONFINE)

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#define CONFINE_LENGTH(array) (sizeof(array) / sizeof *(array))

/* ---- tools that the compiler links into a program ---- */

/* These tools make system calls of their own, most of them at exit. No macro reveals that the
 * compiler adds one, but each defines a symbol that other programs lack. */
#ifdef __GNUC__
#define CONFINE_TOOL(name, symbol) extern void name(void) __asm__(symbol) __attribute__((weak))
CONFINE_TOOL(confine_gcov, "__gcov_init");               /* gcc --coverage, -fprofile-generate */
CONFINE_TOOL(confine_llvm_gcov, "llvm_gcov_init");       /* clang --coverage */
CONFINE_TOOL(confine_profile, "__llvm_profile_runtime"); /* clang -fprofile-generate */
CONFINE_TOOL(confine_gmon, "__gmon_start__");            /* -pg */
CONFINE_TOOL(confine_lsan, "__lsan_do_leak_check");      /* -fsanitize=leak, -fsanitize=address */
CONFINE_TOOL(confine_tsan, "__tsan_init");               /* -fsanitize=thread */
CONFINE_TOOL(confine_msan, "__msan_init");               /* -fsanitize=memory */
#define CONFINE_HAS_TOOL                                                                           \
    (confine_gcov || confine_llvm_gcov || confine_profile || confine_gmon || confine_lsan ||       \
     confine_tsan || confine_msan)
#else
#define CONFINE_HAS_TOOL 0
#endif

/* ---- files: Landlock ---- */

#ifndef SYS_landlock_create_ruleset /* headers older than Linux 5.13 */
#define SYS_landlock_create_ruleset -1
#define SYS_landlock_add_rule       -1
#define SYS_landlock_restrict_self  -1
#endif

/* linux/landlock.h: the rights that some files get. */
#define CONFINE_READ_FILE (UINT64_C(1) << 2)
#define CONFINE_READ_DIR  (UINT64_C(1) << 3)

/* The operations that versions 6, 4, 3 and 1 of Landlock can forbid. The list omits REFER of
 * version 2, which is always forbidden, and IOCTL_DEV of version 5, which would prevent querying
 * the terminal size. */
static const struct confine_forbid {
    uint64_t files, net, scope;
} confine_forbid[] = {
    {0x5fff, 3, 3}, /* abstract sockets, signals to other processes */
    {0x5fff, 3, 0}, /* bind and connect */
    {0x5fff, 0, 0}, /* truncate */
    {0x1fff, 0, 0},
};

/* Adds a rule that allows `right` for the file open as `fd`. A pipe needs no rule; it fails with
 * EBADFD. Returns whether the file can be opened later. */
static bool confine_allow(int rules, int fd, uint64_t right)
{
    enum { PATH = 1 };
    const struct {
        uint64_t right;
        int32_t fd;
    } rule = {right, fd};
    return syscall(SYS_landlock_add_rule, rules, PATH, &rule, 0U) == 0 || errno == EBADFD;
}

/* Adds the rule for `file`. A missing file gets no rule; opening it later fails with the usual
 * message. Only a directory accepts READ_DIR: the program can then open the directory, which is
 * necessary for the message that it is one, but no file in it. Returns whether the file can be
 * opened later. */
static bool confine_file(int rules, const char *file)
{
    const int fd = (int)syscall(SYS_openat, AT_FDCWD, file, O_PATH | O_CLOEXEC);
    bool good;
    if (fd < 0)
        return errno != EMFILE && errno != ENFILE && errno != ENOMEM;
    good =
        confine_allow(rules, fd, CONFINE_READ_DIR) || confine_allow(rules, fd, CONFINE_READ_FILE);
    syscall(SYS_close, fd);
    return good;
}

/* Returns the descriptor of the rules for files, or -1 if Landlock is not available, no descriptor
 * is free or a rule cannot be added. */
static int confine_rules(char *const files[], size_t count)
{
    int rules = -1;
    for (size_t k = 0; k < CONFINE_LENGTH(confine_forbid) && rules < 0; k++)
        rules = (int)syscall(SYS_landlock_create_ruleset, &confine_forbid[k],
                             sizeof confine_forbid[k], 0U);
    for (size_t k = 0; k < count && rules >= 0; k++)
        if (strcmp(files[k], "-") != 0 && !confine_file(rules, files[k])) {
            syscall(SYS_close, rules);
            rules = -1;
        }
    return rules;
}

/* ---- system calls: seccomp ---- */

/* The machine (linux/audit.h). Other machines have no system call filter: it is untested there, and
 * on some, such as s390x, the arguments of mmap are in memory, where a filter cannot see them. */
#if defined(__x86_64__)
#define CONFINE_MACHINE 0xc000003eU
#elif defined(__i386__)
#define CONFINE_MACHINE 0x40000003U
#elif defined(__AARCH64EL__)
#define CONFINE_MACHINE 0xc00000b7U
#endif

#if defined(CONFINE_MACHINE) && defined(SYS_seccomp)

/* The results of the filter, and the conditions of a row: the process itself, as a value; no
 * condition; and one value of an argument. */
#define CONFINE_ALLOW          0x7fff0000U
#define CONFINE_REFUSE         (0x00050000U | ENOSYS)
#define CONFINE_SELF           UINT32_MAX
#define CONFINE_ANY            0, 0, 0, CONFINE_ALLOW
#define CONFINE_IF(arg, value) arg, UINT32_MAX, value, CONFINE_ALLOW
#define CONFINE_OPEN           (O_ACCMODE | O_CREAT | O_TRUNC | O_PATH)

#ifdef SYS_mmap2
#define CONFINE_MMAP SYS_mmap2
#else
#define CONFINE_MMAP SYS_mmap
#endif

/* A row gives the result for its calls if the bits `mask` of argument `arg`, counted from 0, equal
 * `value`. Each of these arguments is an int, or only its low 32 bits matter. The first matching
 * row applies; a call without a matching row is rejected. Names differ between machines; 32-bit
 * machines have several calls for one purpose. */
enum { CONFINE_IN_ROW = 7 };
static const struct confine_row {
    unsigned calls[CONFINE_IN_ROW]; /* up to the first 0, which is a call only in front */
    uint32_t arg, mask, value, result;
} confine_rows[] = {
    /* A file open for writing could be changed through such memory. */
    {{CONFINE_MMAP}, 3, MAP_SHARED, MAP_SHARED, CONFINE_REFUSE},
    {{CONFINE_MMAP, SYS_mprotect}, 2, PROT_EXEC, 0, CONFINE_ALLOW},
    {{SYS_brk, SYS_munmap, SYS_mremap, SYS_madvise, SYS_sysinfo, SYS_getrandom}, CONFINE_ANY},
    {{SYS_write}, CONFINE_IF(0, STDOUT_FILENO)},
    {{SYS_write, SYS_writev}, CONFINE_IF(0, STDERR_FILENO)}, /* writev: a message before abort */
    {{SYS_openat}, 2, CONFINE_OPEN, O_RDONLY, CONFINE_ALLOW},
    {{SYS_fcntl}, CONFINE_IF(1, F_GETFL)},
    {{SYS_read, SYS_close, SYS_lseek, SYS_fstat, SYS_ppoll}, CONFINE_ANY},
    {{SYS_ioctl}, CONFINE_IF(1, TCGETS)},
    {{SYS_ioctl}, CONFINE_IF(1, 0x802c542aU)}, /* TCGETS2, which glibc prefers since 2.42 */
    {{SYS_ioctl}, CONFINE_IF(1, TIOCGWINSZ)},
    {{SYS_ioctl}, CONFINE_IF(1, TIOCGPGRP)},
    {{SYS_nanosleep, SYS_clock_nanosleep, SYS_clock_gettime, SYS_gettimeofday}, CONFINE_ANY},
    {{SYS_kill, SYS_tkill, SYS_tgkill}, CONFINE_IF(0, CONFINE_SELF)}, /* raise */
    {{SYS_restart_syscall, SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn}, CONFINE_ANY},
    {{SYS_getpid, SYS_gettid, SYS_getpgid, SYS_exit, SYS_exit_group}, CONFINE_ANY},
#ifdef SYS_open /* not on aarch64 */
    {{SYS_open}, 1, CONFINE_OPEN, O_RDONLY, CONFINE_ALLOW},
    {{SYS_poll, SYS_getpgrp}, CONFINE_ANY},
#endif
#ifdef SYS_statx
    {{SYS_statx}, CONFINE_ANY},
#endif
#ifdef SYS_fcntl64
    {{SYS_fcntl64}, CONFINE_IF(1, F_GETFL)},
    {{SYS_fstat64, SYS_fstatat64, SYS__llseek, SYS_sigreturn}, CONFINE_ANY},
#else
    {{SYS_newfstatat}, CONFINE_ANY},
#endif
#ifdef SYS_clock_gettime64
    {{SYS_clock_gettime64, SYS_clock_nanosleep_time64, SYS_ppoll_time64}, CONFINE_ANY},
#endif
};

/* An instruction of the filter (linux/filter.h), and its codes. The filter sees a description of
 * the call: its number, the machine and, from byte 16 on, its arguments of 8 bytes each. */
struct confine_op {
    uint16_t code;
    uint8_t yes, no; /* the number of instructions that a comparison skips */
    uint32_t k;
};
enum {
    CONFINE_LOAD = 0x20, /* load the word at byte k of the description */
    CONFINE_KEEP = 0x07,
    CONFINE_RELOAD = 0x87, /* load the saved word */
    CONFINE_AND = 0x54,
    CONFINE_EQUAL = 0x15,
    CONFINE_RETURN = 0x06,
    CONFINE_TEST = 5, /* instructions for the condition of a row */
    CONFINE_OPS = 6 + (CONFINE_IN_ROW + CONFINE_TEST) * CONFINE_LENGTH(confine_rows)
};

/* Writes the filter. KEEP halves the time to install it: it ends the kernel's search for calls that
 * are allowed with any arguments. That search would take 60 us and save 30 ns for each of a few
 * calls. Returns the number of instructions. */
static unsigned short confine_write(struct confine_op ops[CONFINE_OPS])
{
    const uint32_t self = (uint32_t)getpid();
    unsigned short n = 0;
    ops[n++] = (struct confine_op){CONFINE_LOAD, 0, 0, 4};
    ops[n++] = (struct confine_op){CONFINE_EQUAL, 1, 0, CONFINE_MACHINE};
    ops[n++] = (struct confine_op){CONFINE_RETURN, 0, 0, CONFINE_REFUSE};
    ops[n++] = (struct confine_op){CONFINE_LOAD, 0, 0, 0};
    ops[n++] = (struct confine_op){CONFINE_KEEP, 0, 0, 0};
    for (const struct confine_row *r = confine_rows;
         r < confine_rows + CONFINE_LENGTH(confine_rows); r++) {
        uint8_t count = 1;
        while (count < CONFINE_IN_ROW && r->calls[count])
            count++;
        for (uint8_t k = 1; k <= count; k++)
            ops[n++] = (struct confine_op){CONFINE_EQUAL, (uint8_t)(count - k),
                                           k < count ? 0 : CONFINE_TEST, r->calls[k - 1]};
        ops[n++] = (struct confine_op){CONFINE_LOAD, 0, 0, 16 + 8 * r->arg};
        ops[n++] = (struct confine_op){CONFINE_AND, 0, 0, r->mask};
        ops[n++] =
            (struct confine_op){CONFINE_EQUAL, 0, 1, r->value == CONFINE_SELF ? self : r->value};
        ops[n++] = (struct confine_op){CONFINE_RETURN, 0, 0, r->result};
        ops[n++] = (struct confine_op){CONFINE_RELOAD, 0, 0, 0};
    }
    ops[n++] = (struct confine_op){CONFINE_RETURN, 0, 0, CONFINE_REFUSE};
    return n;
}

/* Installs the filter. Without SPEC_ALLOW, kernels before 5.16 slow the whole program down with a
 * protection against Speculative Store Bypass, which only programs that run foreign code need.
 * Returns CONFINE_CALLS, or 0 if the filter cannot be installed. */
static int confine_filter(void)
{
    enum { FILTER = 1, SPEC_ALLOW = 4 };
    struct confine_op ops[CONFINE_OPS];
    const struct {
        unsigned short count;
        const struct confine_op *ops;
    } program = {confine_write(ops), ops};
    return syscall(SYS_seccomp, FILTER, SPEC_ALLOW, &program) ? 0 : CONFINE_CALLS;
}

#else

#define confine_filter() 0

#endif

/* The filter is installed last, because it rejects the calls of Landlock. */
int confine(char *const files[], size_t count)
{
    const int rules = confine_rules(files, count);
    int done = 0;
    if (!CONFINE_HAS_TOOL && prctl(PR_SET_NO_NEW_PRIVS, 1UL, 0UL, 0UL, 0UL) == 0) {
        if (rules >= 0 && syscall(SYS_landlock_restrict_self, rules, 0U) == 0)
            done = CONFINE_FILES;
        done |= confine_filter();
    }
    if (rules >= 0)
        syscall(SYS_close, rules);
    return done;
}

#elif defined(__OpenBSD__) && !defined(NO_CONFINE)

/* The kernel allows unveil for 128 names; with 100 files or more, every file can be read. A
 * directory among the files makes all files below it readable. (According to the OpenBSD source;
 * untested.) */
int confine(char *const files[], size_t count)
{
    const int done = count < 100 && unveil("/", "") == 0 ? CONFINE_FILES : 0;
    for (size_t k = 0; k < count && done; k++)
        if (strcmp(files[k], "-") != 0)
            unveil(files[k], "r");
    return pledge("stdio rpath tty", NULL) ? done : done | CONFINE_CALLS;
}

#else

int confine(char *const files[], size_t count)
{
    (void)files;
    (void)count;
    return 0;
}

#endif
