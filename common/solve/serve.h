/* serve: the mazes of the inputs of maze-solve, read, solved and answered one by
 * one. */
#ifndef SERVE_H
#define SERVE_H

#include "../stream/reader.h"
#include "../tool.h"
#include "answer.h"
#include "queries.h"
#include "stats.h"

enum { SERVE_KEEPS = 32 }; /* conditions at most */

/* What is asked for, and what is kept from maze to maze; {0} but for run, tool,
 * solver, values and answer. */
struct serve {
    struct tool_run run;
    const struct tool *tool; /* for messages */
    const struct solve *solver;
    uint64_t values[OPT_KEYS];
    const struct answer *answer;
    struct end start, goal;
    const struct import *input;
    bool visited;   /* mark what was looked at */
    uint64_t trace; /* a frame every so many steps; 0: none */
    struct keep keep[SERVE_KEEPS];
    size_t keeps;
    bool limited; /* stop after limit mazes that were passed on */
    uint64_t limit;
    bool check; /* look at what is marked, in place of solving */
    struct queries queries;

    const char *name;   /* of the input at hand */
    uint64_t passed;    /* so many so far */
    bool named;         /* the names of the statistics are written */
    struct stats stats; /* of the maze at hand */
    struct text_buf moves;
    bool emitted, no_memory; /* a way of many was answered; or could not be */
    bool failed;             /* a query had no such place */
    struct reader reader;
    struct maze maze;
    struct area area;
    struct film film;
    struct mem work[2];
};

/* Can all that is asked for be done together? 0, or -1 and err. */
int serve_check(const struct serve *s, struct err *err);

/* All mazes of one input, as tool_files wants it; the status is that of these. */
int serve_stream(void *context, int fd, const char *name);

/* What is still to be written when all inputs are done: a status. */
int serve_last(void *context);

/* The status of all of it, got that of tool_files: with conditions it is whether any
 * maze was kept. */
int serve_status(const struct serve *s, int got);

void serve_free(struct serve *s);

#endif
