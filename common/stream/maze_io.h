/* maze_io: where a program writes mazes and messages, and what its common options say about mazes.
 */
#ifndef STREAM_MAZE_IO_H
#define STREAM_MAZE_IO_H

#include "common/base/report.h"
#include "writer.h"

struct maze_io {
    struct out out;       /* standard output */
    struct writer writer; /* writes mazes to out as -1 and --no-header say */
    struct report report;
    uint64_t max_cells; /* of a maze that is generated or read; 0: any number */
    bool stop;          /* the output is complete or cut off: nothing may follow */
};

#endif
