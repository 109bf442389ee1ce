/* serve: the mazes of the inputs of maze-solve, read, solved and answered one by
 * one. */
#ifndef SOLVE_RUN_SESSION_H
#define SOLVE_RUN_SESSION_H

#include "common/cli/tool.h"
#include "common/import/import.h"
#include "filter.h"
#include "output.h"
#include "queries.h"

enum { SESSION_FILTERS = 32 }; /* conditions at most */

/* What is asked for, and what is kept from maze to maze; {0} but for run, tool,
 * solver, values and answer. */
struct session {
    struct tool_run run;
    const struct tool *tool; /* for messages */
    const struct solve *solver;
    uint64_t values[OPT_KEYS];
    const struct output_format *answer;
    struct endpoint start, goal;
    const struct import *import;
    bool visited;   /* mark what was looked at */
    uint64_t trace; /* a frame every so many steps; 0: none */
    struct filter keep[SESSION_FILTERS];
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
    struct input input;
    struct maze maze;
    struct goal_set area;
    struct search_frames frames;
    struct mem work[2];
};

/* Can all that is asked for be done together? 0, or -1 and err. */
int session_check(const struct session *s, struct err *err);

/* All mazes of one input, as tool_files wants it; the status is that of these. */
int session_stream(void *context, int fd, const char *name);

/* What is still to be written when all inputs are done: a status. */
int session_finish(void *context);

/* The status of all of it, got that of tool_files: with conditions it is whether any
 * maze was kept. */
int session_status(const struct session *s, int got);

void session_free(struct session *s);

#endif
