/* The filter of system calls lists what is allowed, not what is forbidden: kernels get new calls
 * every year, and a list of forbidden ones would have to know them all. A call that is not listed
 * fails with ENOSYS, as if the kernel did not have it. A C library that prefers a newer call then
 * falls back to an older one, as it does on an older kernel. Killing the process instead would turn
 * every new release of a C library into a possible crash.
 *
 * Landlock and seccomp are called with syscall(2), and structures and constants are defined here:
 * old headers lack them, and musl comes without <linux/...>. */
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
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#ifndef SYS_landlock_create_ruleset /* headers older than Linux 5.13 */
#define SYS_landlock_create_ruleset -1
#define SYS_landlock_add_rule       -1
#define SYS_landlock_restrict_self  -1
#endif

/* linux/landlock.h: what the first version can forbid, what later ones add, and what is allowed for
 * some files. Left out are REFER of version 2, which is forbidden in any case, and IOCTL_DEV of
 * version 5, which would forbid to read and set the settings of the terminal. */
#define CONFINE_V1        UINT64_C(0x1fff)
#define CONFINE_TRUNCATE  (UINT64_C(1) << 14) /* version 3 */
#define CONFINE_TCP       UINT64_C(3)         /* version 4: bind and connect */
#define CONFINE_SCOPE     UINT64_C(3)         /* version 6: abstract sockets, signals to others */
#define CONFINE_READ_FILE (UINT64_C(1) << 2)
#define CONFINE_READ_DIR  (UINT64_C(1) << 3)
#define CONFINE_VERSION   1U /* asks for the version */
#define CONFINE_PATH      1  /* the kind of a rule */

void confine_begin(struct confine *c, size_t count)
{
    struct {
        uint64_t files, net, scope;
    } forbid = {CONFINE_V1, 0, 0};
    const long version = syscall(SYS_landlock_create_ruleset, NULL, (size_t)0, CONFINE_VERSION);
    (void)count;
    if (version >= 3)
        forbid.files |= CONFINE_TRUNCATE;
    if (version >= 4)
        forbid.net = CONFINE_TCP;
    if (version >= 6)
        forbid.scope = CONFINE_SCOPE;
    c->rules = -1;
    if (version > 0)
        c->rules = (int)syscall(SYS_landlock_create_ruleset, &forbid, sizeof forbid, 0U);
}

static void confine_drop(struct confine *c)
{
    syscall(SYS_close, c->rules);
    c->rules = -1;
}

/* A file that is not there gets no rule; opening it later fails with the usual message. Nor does a
 * pipe, which needs none. */
void confine_read(struct confine *c, const char *file)
{
    struct {
        uint64_t allowed;
        int32_t fd;
    } rule = {CONFINE_READ_DIR, -1};
    if (c->rules < 0 || !file || strcmp(file, "-") == 0)
        return;
    rule.fd = (int32_t)syscall(SYS_openat, AT_FDCWD, file, O_PATH | O_CLOEXEC);
    if (rule.fd < 0) {
        if (errno == EMFILE || errno == ENFILE || errno == ENOMEM)
            confine_drop(c); /* later, when this one is closed, it may be opened */
        return;
    }
    /* Only a folder accepts READ_DIR. It can then be opened, as the message that it is a folder
     * requires, but no file in it. */
    if (syscall(SYS_landlock_add_rule, c->rules, CONFINE_PATH, &rule, 0U)) {
        rule.allowed = CONFINE_READ_FILE;
        syscall(SYS_landlock_add_rule, c->rules, CONFINE_PATH, &rule, 0U);
    }
    syscall(SYS_close, rule.fd);
}

/* Puts the rules for files in force. Returns CONFINE_FILES, or 0 if there are none. */
static int confine_files(struct confine *c)
{
    long failed;
    if (c->rules < 0)
        return 0;
    failed = syscall(SYS_landlock_restrict_self, c->rules, 0U);
    confine_drop(c);
    return failed ? 0 : CONFINE_FILES;
}

/* The machine (linux/audit.h). Others have no filter of system calls: it was not tried there, and
 * on some, such as s390x, mmap has its arguments in memory, where a filter cannot see them. */
#if defined(__x86_64__)
#define CONFINE_MACHINE 0xc000003eU
#elif defined(__i386__)
#define CONFINE_MACHINE 0x40000003U
#elif defined(__AARCH64EL__)
#define CONFINE_MACHINE 0xc00000b7U
#endif

#if defined(CONFINE_MACHINE) && defined(SYS_seccomp)

/* The calls that are allowed with any arguments. Names differ between machines; those with 32
 * bits have several calls for one purpose. */
static const unsigned confine_calls[] = {
    /* descriptors */
    SYS_read,
    SYS_close,
    SYS_lseek,
    SYS_fstat,
#ifdef SYS_newfstatat
    SYS_newfstatat,
#endif
#ifdef SYS_fstat64
    SYS_fstat64,
#endif
#ifdef SYS_fstatat64
    SYS_fstatat64,
#endif
#ifdef SYS_statx
    SYS_statx,
#endif
#ifdef SYS__llseek
    SYS__llseek,
#endif
#ifdef SYS_poll
    SYS_poll,
#endif
    SYS_ppoll,
#ifdef SYS_ppoll_time64
    SYS_ppoll_time64,
#endif
    /* memory */
    SYS_brk,
    SYS_munmap,
    SYS_mremap,
    SYS_madvise,
    SYS_sysinfo,
    SYS_getrandom,
    /* time */
    SYS_nanosleep,
    SYS_clock_nanosleep,
    SYS_clock_gettime,
    SYS_gettimeofday,
#ifdef SYS_clock_gettime64
    SYS_clock_gettime64,
    SYS_clock_nanosleep_time64,
#endif
    /* signals and the end */
    SYS_rt_sigaction,
    SYS_rt_sigprocmask,
    SYS_rt_sigreturn,
    SYS_restart_syscall,
#ifdef SYS_sigreturn
    SYS_sigreturn,
#endif
    SYS_getpid,
    SYS_gettid,
    SYS_getpgid,
#ifdef SYS_getpgrp
    SYS_getpgrp,
#endif
    SYS_exit,
    SYS_exit_group,
};

/* A call that is allowed if the bits `mask` of argument `arg`, counted from 0, are `value`. Each of
 * these arguments is an int, or its low 32 bits decide. */
struct confine_if {
    unsigned call;
    int arg;
    uint32_t mask, value;
};

#define CONFINE_ALL  UINT32_MAX /* as mask: all bits */
#define CONFINE_SELF UINT32_MAX /* as value: the process itself */
#define CONFINE_OPEN (O_ACCMODE | O_CREAT | O_TRUNC | O_PATH)

#ifdef SYS_mmap2
#define CONFINE_MMAP SYS_mmap2
#else
#define CONFINE_MMAP SYS_mmap
#endif

/* Refused in any case: a file that is open for writing could be changed through such memory. */
static const struct confine_if confine_shared = {CONFINE_MMAP, 3, MAP_SHARED, MAP_SHARED};

static const struct confine_if confine_ifs[] = {
    {SYS_write, 0, CONFINE_ALL, STDOUT_FILENO},
    {SYS_write, 0, CONFINE_ALL, STDERR_FILENO},
    {SYS_writev, 0, CONFINE_ALL, STDERR_FILENO}, /* the C library's message before abort */
#ifdef SYS_open
    {SYS_open, 1, CONFINE_OPEN, O_RDONLY},
#endif
    {SYS_openat, 2, CONFINE_OPEN, O_RDONLY},
    {SYS_fcntl, 1, CONFINE_ALL, F_GETFL},
#ifdef SYS_fcntl64
    {SYS_fcntl64, 1, CONFINE_ALL, F_GETFL},
#endif
    {CONFINE_MMAP, 2, PROT_EXEC, 0},
    {SYS_mprotect, 2, PROT_EXEC, 0},
    {SYS_ioctl, 1, CONFINE_ALL, TCGETS},
    {SYS_ioctl, 1, CONFINE_ALL, TCSETS},
    {SYS_ioctl, 1, CONFINE_ALL, 0x802c542aU}, /* TCGETS2 and TCSETS2, which glibc prefers */
    {SYS_ioctl, 1, CONFINE_ALL, 0x402c542bU}, /* from 2.42 on */
    {SYS_ioctl, 1, CONFINE_ALL, TIOCGWINSZ},
    {SYS_ioctl, 1, CONFINE_ALL, TCSBRK}, /* tcdrain */
    {SYS_ioctl, 1, CONFINE_ALL, TIOCGPGRP},
    {SYS_kill, 0, CONFINE_ALL, CONFINE_SELF}, /* raise */
    {SYS_tkill, 0, CONFINE_ALL, CONFINE_SELF},
    {SYS_tgkill, 0, CONFINE_ALL, CONFINE_SELF},
};

/* An instruction of the filter (linux/filter.h), and the codes. The filter sees a description of
 * the call: its number, the machine, and, from byte 16 on, its arguments of 8 bytes. */
struct confine_op {
    uint16_t code;
    uint8_t yes, no; /* how many instructions a comparison skips */
    uint32_t k;
};
enum {
    CONFINE_LOAD = 0x20, /* load the word at byte k of the description */
    CONFINE_KEEP = 0x07,
    CONFINE_RELOAD = 0x87, /* load the word that was kept */
    CONFINE_AND = 0x54,
    CONFINE_EQUAL = 0x15,
    CONFINE_RETURN = 0x06,
};

#define CONFINE_LENGTH(array) (sizeof(array) / sizeof *(array))
enum {
    CONFINE_REFUSE = 4 + 5 * (1 + CONFINE_LENGTH(confine_ifs)) + CONFINE_LENGTH(confine_calls),
    CONFINE_ALLOW, /* the last two instructions */
    CONFINE_OPS
};
_Static_assert(CONFINE_OPS <= UINT8_MAX, "a comparison can skip all instructions");

/* Writes 5 instructions from n on: if the call is *f, the filter goes on at `target`. */
static void confine_write_if(struct confine_op *ops, size_t n, const struct confine_if *f,
                             size_t target)
{
    const uint32_t value = f->value == CONFINE_SELF ? (uint32_t)getpid() : f->value;
    ops[n] = (struct confine_op){CONFINE_EQUAL, 0, 4, f->call};
    ops[n + 1] = (struct confine_op){CONFINE_LOAD, 0, 0, 16 + 8 * (uint32_t)f->arg};
    ops[n + 2] = (struct confine_op){CONFINE_AND, 0, 0, f->mask};
    ops[n + 3] = (struct confine_op){CONFINE_EQUAL, (uint8_t)(target - n - 4), 0, value};
    ops[n + 4] = (struct confine_op){CONFINE_RELOAD, 0, 0, 0};
}

/* Writes the filter. KEEP halves the time to install it: it ends the kernel's search for calls that
 * are allowed with any arguments, which would take 60 us and save 30 ns for each of a few calls. */
static void confine_write(struct confine_op ops[CONFINE_OPS])
{
    size_t n = 0;
    ops[n++] = (struct confine_op){CONFINE_LOAD, 0, 0, 4};
    ops[n++] = (struct confine_op){CONFINE_EQUAL, 0, CONFINE_REFUSE - 2, CONFINE_MACHINE};
    ops[n++] = (struct confine_op){CONFINE_LOAD, 0, 0, 0};
    ops[n++] = (struct confine_op){CONFINE_KEEP, 0, 0, 0};
    confine_write_if(ops, n, &confine_shared, CONFINE_REFUSE);
    n += 5;
    for (size_t k = 0; k < CONFINE_LENGTH(confine_ifs); k++, n += 5)
        confine_write_if(ops, n, &confine_ifs[k], CONFINE_ALLOW);
    for (size_t k = 0; k < CONFINE_LENGTH(confine_calls); k++, n++)
        ops[n] = (struct confine_op){CONFINE_EQUAL, (uint8_t)(CONFINE_ALLOW - n - 1), 0,
                                     confine_calls[k]};
    ops[CONFINE_REFUSE] = (struct confine_op){CONFINE_RETURN, 0, 0, 0x00050000U | ENOSYS};
    ops[CONFINE_ALLOW] = (struct confine_op){CONFINE_RETURN, 0, 0, 0x7fff0000U};
}

/* Puts the filter in force. Without SPEC_ALLOW, kernels before 5.16 slow the whole program down
 * with a protection against Speculative Store Bypass, which only programs need that run the code of
 * others. Returns CONFINE_CALLS, or 0 if there is no filter. */
static int confine_filter(void)
{
    enum { FILTER = 1, SPEC_ALLOW = 4 };
    struct confine_op ops[CONFINE_OPS];
    const struct {
        unsigned short count;
        const struct confine_op *ops;
    } program = {CONFINE_OPS, ops};
    confine_write(ops);
    return syscall(SYS_seccomp, FILTER, SPEC_ALLOW, &program) ? 0 : CONFINE_CALLS;
}

#else

static int confine_filter(void)
{
    return 0;
}

#endif

int confine_end(struct confine *c)
{
    int done = 0;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1UL, 0UL, 0UL, 0UL) == 0) {
        done = confine_files(c);
        done |= confine_filter();
    } else if (c->rules >= 0) {
        confine_drop(c);
    }
    return done;
}

#elif defined(__OpenBSD__) && !defined(NO_CONFINE)

/* The kernel allows unveil for 128 names; from 100 files on, every file can be read. A folder that
 * is named opens all files below it. (From the source of OpenBSD; not tried.) */
void confine_begin(struct confine *c, size_t count)
{
    c->rules = count < 100 ? unveil("/", "") : -1;
}

void confine_read(struct confine *c, const char *file)
{
    if (c->rules == 0 && file && strcmp(file, "-") != 0)
        unveil(file, "r");
}

int confine_end(struct confine *c)
{
    const int files = c->rules == 0 ? CONFINE_FILES : 0;
    return pledge("stdio rpath tty", NULL) ? files : files | CONFINE_CALLS;
}

#else

void confine_begin(struct confine *c, size_t count)
{
    (void)count;
    c->rules = -1;
}

void confine_read(struct confine *c, const char *file)
{
    (void)c;
    (void)file;
}

int confine_end(struct confine *c)
{
    (void)c;
    return 0;
}

#endif
