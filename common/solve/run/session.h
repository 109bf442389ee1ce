/* session: a run of maze-solve. Reads the mazes of the inputs one by one, solves or verifies each,
 * and writes the result. */
#ifndef SOLVE_RUN_SESSION_H
#define SOLVE_RUN_SESSION_H

#include "common/import/run/input.h"
#include "common/solve/kit/shape_search.h"
#include "filter.h"
#include "output.h"
#include "queries.h"
#include "row_input.h"
#include "tree.h"

enum { SESSION_FILTERS = 32 }; /* maximum number of conditions */

/* The values of the options. */
struct session_options {
    const struct solve *solver;
    uint64_t values[ROW_KEYS]; /* of the solver's keys */
    const struct output_format *format;
    uint64_t format_values[ROW_KEYS]; /* of the format's keys */
    struct input_choice import;       /* the input format */
    struct endpoint start, goal;
    struct queries queries; /* queries.name is NULL if there are none */
    struct filter filter[SESSION_FILTERS];
    size_t filters;
    uint64_t limit;       /* stop after writing this many mazes; 0: no limit */
    uint64_t frame_every; /* number of steps per frame; 0: no frames */
    bool visited;         /* also mark the visited cells */
    bool verify;          /* verify the marks instead of solving */
};

/* The maze being solved. */
struct session_maze {
    struct search search; /* for a search by rows, only the result is set */
    struct maze_endpoints endpoints;
    const struct endpoint *goal; /* the goal of an option or a query */
    struct stats stats; /* stats.endpoints is NULL if the start or the goal does not exist */
    bool emitted;       /* session_emit has written its paths one by one */
    bool no_memory;     /* memory ran out while a path or a frame was being written */
};

/* Memory that is reused from maze to maze. */
struct session_memory {
    struct input input;
    struct maze maze;
    struct endpoints endpoints; /* specified by the options or the header */
    struct row_input rows;
    struct frames frames;
    struct mem scratch[2];
    struct maze copy;          /* see stats.copy */
    struct tree tree;          /* of the maze, if there are many queries */
    struct shape_search shape; /* of the maze, if it has a shape */
};

/* A run. Must be {0} before the first use, except io and options.solver, values and format. */
struct session {
    struct maze_io *io; /* not owned */
    struct session_options options;
    struct session_maze now;
    struct session_memory memory;
    uint64_t accepted; /* number of mazes that satisfied all conditions, or were verified */
    uint64_t unsolved; /* number of verified mazes of the current input that have no marks */
    /* The sets of statistics that are needed: of the maze, before each search, and after it. */
    uint64_t stats_of_maze, stats_before, stats_after;
};

/* Checks that the options are compatible with each other. Returns 0, or -1 with *err set. */
int session_check(const struct session_options *o, struct err *err);

/* Handles all mazes of one input. For tool_files: `context` is the session. Returns the exit
 * status. */
int session_stream(void *context, int fd, const char *name);

/* Completes the output after the last input. For tool_files: `context` is the session. Returns the
 * exit status; with conditions, it tells whether any maze was written. */
int session_finish(void *context);

void session_free(struct session *s);

#endif
