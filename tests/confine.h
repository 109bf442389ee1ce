/* confine: child processes for the tests of confine. This file includes confine.c to have the two
 * locks of Linux one by one. */
#ifndef CONFINE_TEST_H
#define CONFINE_TEST_H

#include "common/base/confine.c"

#include "tests/tap.h"

#if defined(CONFINE_MACHINE) && defined(SYS_seccomp)
#define HAS_FILTER

#include <signal.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>

/* Descriptors and memory that every child has from the start, and paths that lead to a descriptor.
 */
static struct {
    int folder, other, removed, pipe[2], terminal, tcp, udp, unbound, peers[2], two[2];
    void *page;
    char pipe_name[32], removed_name[32], terminal_name[64];
    long version; /* of Landlock; 0 or less: none */
} has;

enum { DONE = 0, REFUSED = 3 }; /* the exit status of a child */

/* Puts the locks in force that are set in `locks`, which may be 0. Exits if that fails. */
static void lock(int locks)
{
    const char *const names[] = {"named",    "program",     "link",           "folder",
                                 "fifo",     "nosuch",      "nosuch/file",    "/dev/null",
                                 "/dev/tty", has.pipe_name, has.removed_name, has.terminal_name};
    struct confine c;
    int done;
    if (!locks)
        return;
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

/* Returns whether the kernel takes filters, such as one that allows every call. */
static bool has_filters(void)
{
    const struct confine_op allow = {CONFINE_RETURN, 0, 0, 0x7fff0000U};
    const struct {
        unsigned short count;
        const struct confine_op *ops;
    } program = {1, &allow};
    const pid_t child = start();
    if (child == 0)
        _exit(prctl(PR_SET_NO_NEW_PRIVS, 1UL, 0UL, 0UL, 0UL) ||
                      syscall(SYS_seccomp, 1L, 4L, &program)
                  ? REFUSED
                  : DONE);
    return wait_for(child) == DONE;
}

/* Checks that the filter is put in force. */
static bool check_filter(void)
{
    const pid_t child = start();
    if (child == 0) {
        lock(CONFINE_CALLS);
        _exit(DONE);
    }
    return ok(wait_for(child) == DONE, "the filter is in force");
}

static void make_file(const char *name, const char *text)
{
    const int fd = open(name, O_WRONLY | O_CREAT, 0600);
    if (fd < 0 || write(fd, text, strlen(text)) < 0 || close(fd)) {
        perror(name);
        exit(2);
    }
}

static void prepare(void)
{
    int master;
    make_file("named", "text\n");
    make_file("other", "text\n");
    make_file("gone", "text\n");
    make_file("program", "#!/bin/sh\n");
    make_file("moved", "text\n");
    make_file("removed", "text\n");
    if (mkdir("folder", 0700) || mkdir("empty", 0700) || mkfifo("fifo", 0600) ||
        symlink("named", "link") || chmod("program", 0700) || pipe(has.pipe) ||
        write(has.pipe[1], "x", 1) != 1 || socketpair(AF_UNIX, SOCK_STREAM, 0, has.peers)) {
        perror("prepare");
        exit(2);
    }
    make_file("folder/file", "text\n");
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

/* Prints a skipped case that needs `part` of the kernel. */
static void skip(const char *name, const char *part)
{
    printf("ok %d - %s # SKIP needs %s\n", ++tap_count, name, part);
}

#endif
#endif
