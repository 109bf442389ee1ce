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

enum { SESSION_FILTERS = 32 }; /* at most this many conditions */

/* What the options ask for. */
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
    uint64_t frame_every; /* write a frame after this many steps each; 0: no frames */
    bool visited;         /* mark the visited cells, too */
    bool verify;          /* verify the marks instead of solving */
};

/* The maze being solved. */
struct session_maze {
    struct search search; /* of a search by rows only the result */
    struct maze_endpoints endpoints;
    const struct endpoint *goal; /* what an option or a query says about the goal */
    struct stats stats;          /* stats.endpoints is NULL if there is no start or no goal */
    bool emitted;                /* its paths were written one by one, by session_emit */
    bool no_memory;              /* memory ran out while a path or a frame was to be written */
};

/* Memory that is reused from maze to maze. */
struct session_memory {
    struct input input;
    struct maze maze;
    struct endpoints endpoints; /* those that the options or the header specify */
    struct row_input rows;
    struct frames frames;
    struct mem scratch[2];
    struct maze copy;          /* see stats.copy */
    struct tree tree;          /* of the maze, if it has many queries */
    struct shape_search shape; /* of the maze, if it has a shape */
};

/* A run. {0} before first use, except io and options.solver, values and format. */
struct session {
    struct maze_io *io; /* not owned */
    struct session_options options;
    struct session_maze now;
    struct session_memory memory;
    uint64_t accepted; /* mazes that met all conditions, or were verified */
    uint64_t unsolved; /* mazes of the current input that were verified and have no marks */
    /* Statistics that are needed: of the maze, before and after each search. */
    uint64_t stats_of_maze, stats_before, stats_after;
};

/* Checks that everything the options ask for can be done together. Returns 0, or -1 with *err set.
 */
int session_check(const struct session_options *o, struct err *err);

/* Handles all mazes of one input. For tool_files: context is the session; returns a status. */
int session_stream(void *context, int fd, const char *name);

/* Writes what is missing after the last input. For tool_files: context is the session; returns
 * a status, which with conditions says whether any maze was written. */
int session_finish(void *context);

void session_free(struct session *s);

#endif
