/* process: runs a program with the library inject.c preloaded, and keeps what it wrote. */
#ifndef TORTURE_PROCESS_H
#define TORTURE_PROCESS_H

#include "tests/torture/torture.h"

#include <stdbool.h>
#include <stddef.h>

enum { PROCESS_SECONDS = 30 }; /* a program that runs longer is killed with SIGALRM */

/* A program and what it is connected to. */
struct command {
    char *const *argv; /* argv[0] is its path */
    const char *input; /* file for standard input; NULL: none */
    bool pipe;         /* the input is a pipe that holds the file's contents */
    bool terminal;     /* standard output is a terminal */
};

struct text {
    char *at;
    size_t len, room;
};

/* Where the programs run, and what the last one did. */
struct process {
    struct torture *fault; /* which calls fail; set before process_run */
    char out_name[32], errors_name[32];
    int signal; /* that ended it, or 0 */
    int status; /* exit status */
    struct text out, errors;
};

/* Prepares to run programs with `library` preloaded. Uses files in the current folder whose names
 * end with the number `worker`. Ends this process if that is impossible. */
void process_init(struct process *p, const char *library, int worker);

/* Runs a program to its end. */
void process_run(struct process *p, const struct command *c);

/* Prints the name of what failed, with the reason, and ends this process. */
_Noreturn void process_die(const char *what);

#endif
