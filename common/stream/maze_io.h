/* maze_io: the output of mazes and messages, and the common options that concern mazes. */
#ifndef STREAM_MAZE_IO_H
#define STREAM_MAZE_IO_H

#include "common/base/report.h"
#include "writer.h"

struct maze_io {
    struct out out;       /* standard output */
    struct writer writer; /* writes mazes to `out`, following -1 and --no-header */
    struct report report;
    uint64_t max_cells; /* of a maze that is generated or read; 0: no limit */
    bool stop;          /* the output is complete or truncated: nothing may follow */
};

#endif
