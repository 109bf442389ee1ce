#define _DEFAULT_SOURCE
#define _XOPEN_SOURCE 700 /* posix_openpt */
#include "common/base/extensions.h"

#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

/* Master and slave of a pseudo-terminal, and the slave's settings. */
struct process_terminal {
    int master, slave;
};

_Noreturn void process_die(const char *what)
{
    fprintf(stderr, "torture: %s: %s\n", what, strerror(errno));
    _exit(2);
}

void process_init(struct process *p, const char *library, int worker)
{
    char name[32];
    void *at;
    int fd;
    memset(p, 0, sizeof *p);
    snprintf(name, sizeof name, "fault.%d", worker);
    snprintf(p->out_name, sizeof p->out_name, "out.%d", worker);
    snprintf(p->errors_name, sizeof p->errors_name, "errors.%d", worker);
    fd = open(name, O_RDWR | O_CREAT | O_TRUNC, 0600);
    if (fd < 0 || ftruncate(fd, sizeof *p->fault))
        process_die(name);
    at = mmap(NULL, sizeof *p->fault, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (at == MAP_FAILED)
        process_die(name);
    close(fd);
    p->fault = at;
    setenv("TORTURE", name, 1);
    setenv("LD_PRELOAD", library, 1);
    setenv("MALLOC_PERTURB_", "165", 1); /* memory of glibc is not zero by chance */
    setenv("TERM", "xterm", 1);
    setenv("COLUMNS", "200", 1);
    setenv("LINES", "100", 1);
    setenv("LC_ALL", "C", 1);
}

/* Appends what can be read from fd until its end. A terminal says EIO there, once even if the last
 * bytes came while it looked. */
static void process_read(struct text *t, int fd)
{
    ssize_t n;
    int ends = 0;
    do {
        if (t->room - t->len < 4096) {
            t->room = 2 * t->room + 8192;
            t->at = realloc(t->at, t->room);
            if (!t->at)
                process_die("realloc");
        }
        n = read(fd, t->at + t->len, t->room - t->len - 1);
        t->len += n > 0 ? (size_t)n : 0;
        ends = n > 0 ? 0 : ends + (n == 0 || errno != EINTR);
    } while (ends < 2);
    t->at[t->len] = '\0';
}

static void process_read_file(struct text *t, const char *name)
{
    int fd = open(name, O_RDONLY);
    if (fd < 0)
        process_die(name);
    process_read(t, fd);
    close(fd);
}

/* Opens a pseudo-terminal, which passes output on unchanged. */
static void process_open_terminal(struct process_terminal *t)
{
    const struct winsize size = {.ws_row = 100, .ws_col = 200};
    struct termios settings;
    t->master = posix_openpt(O_RDWR | O_NOCTTY);
    if (t->master < 0 || grantpt(t->master) || unlockpt(t->master))
        process_die("posix_openpt");
    t->slave = open(ptsname(t->master), O_RDWR | O_NOCTTY);
    if (t->slave < 0 || tcgetattr(t->slave, &settings) || ioctl(t->slave, TIOCSWINSZ, &size))
        process_die("terminal");
    settings.c_oflag &= ~(tcflag_t)OPOST;
    if (tcsetattr(t->slave, TCSANOW, &settings))
        process_die("terminal");
}

/* Returns a descriptor of the command's input: a file, or a pipe that holds it. */
static int process_input(const struct command *c)
{
    char bytes[60000]; /* less than a pipe holds */
    int ends[2], fd = open(c->input ? c->input : "/dev/null", O_RDONLY);
    ssize_t n;
    if (fd < 0)
        process_die(c->input);
    if (!c->pipe)
        return fd;
    n = read(fd, bytes, sizeof bytes);
    if (n < 0 || n == sizeof bytes || pipe(ends) || write(ends[1], bytes, (size_t)n) != n)
        process_die(c->input);
    close(fd);
    close(ends[1]);
    return ends[0];
}

/* Makes file `from`, or else the file `name`, the descriptor `to`. */
static void process_redirect(int from, const char *name, int to)
{
    int fd = from >= 0 ? from : open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (fd < 0 || dup2(fd, to) < 0)
        process_die(name);
    if (fd != to)
        close(fd);
}

/* Starts a session that has the terminal as the controlling one, /dev/tty. Returns in a child of
 * its leader. The leader ends as that child does, but not before `drained` ends: when it ends, the
 * kernel discards what the terminal has not passed on yet. */
static void process_lead(const struct process_terminal *t, int drained)
{
    int status;
    char end;
    pid_t pid;
    if (ioctl(t->slave, TIOCSCTTY, 0))
        process_die("TIOCSCTTY");
    pid = fork();
    if (pid == 0)
        return;
    close(t->slave);
    close(t->master);
    if (pid < 0 || waitpid(pid, &status, 0) < 0 || read(drained, &end, 1) != 0)
        process_die("leader of the session");
    if (WIFSIGNALED(status))
        raise(WTERMSIG(status));
    _exit(WEXITSTATUS(status));
}

/* Becomes the program. */
static _Noreturn void process_exec(const struct process *p, const struct command *c, int input,
                                   const struct process_terminal *t, int drained)
{
    const struct rlimit most = {1 << 28, 1 << 28}; /* bytes of output */
    if (setsid() < 0)
        process_die("setsid");
    if (c->terminal)
        process_lead(t, drained);
    close(drained);
    process_redirect(input, "input", STDIN_FILENO);
    process_redirect(c->terminal ? t->slave : -1, p->out_name, STDOUT_FILENO);
    process_redirect(-1, p->errors_name, STDERR_FILENO);
    if (c->terminal)
        close(t->master);
    alarm(PROCESS_SECONDS);
    setrlimit(RLIMIT_FSIZE, &most);
    execv(c->argv[0], c->argv);
    process_die(c->argv[0]);
}

void process_run(struct process *p, const struct command *c)
{
    struct process_terminal t = {.master = -1, .slave = -1};
    int input = process_input(c), drained[2], status;
    pid_t pid;
    p->out.len = p->errors.len = 0;
    if (c->terminal)
        process_open_terminal(&t);
    if (pipe(drained))
        process_die("pipe");
    p->fault->calls = p->fault->faults = 0;
    pid = fork();
    if (pid < 0)
        process_die("fork");
    if (pid == 0) {
        close(drained[1]);
        process_exec(p, c, input, &t, drained[0]);
    }
    close(input);
    close(drained[0]);
    if (c->terminal) {
        close(t.slave);
        process_read(&p->out, t.master);
    }
    close(drained[1]);
    while (waitpid(pid, &status, 0) < 0)
        if (errno != EINTR)
            process_die("waitpid");
    p->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    p->status = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
    if (c->terminal)
        close(t.master);
    else
        process_read_file(&p->out, p->out_name);
    process_read_file(&p->errors, p->errors_name);
}
