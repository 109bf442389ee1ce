/* resume: writes the rest of an output that was cut off, --resume. */
#ifndef GEN_RUN_RESUME_H
#define GEN_RUN_RESUME_H

#include "common/stream/writer.h"
#include "request.h"

/* A file with the beginning of an output. {0} before first use, except name. */
struct resume {
    const char *name;  /* of the file; NULL: no --resume */
    const char *fault; /* name, if resume_request failed for an error in the file */

    /* The rest is private. */
    struct in in;
    uint64_t records; /* complete ones in the file */
    uint64_t last_at; /* offset of the last maze that has a complete record; 0: there is none */
};

/* Generates the mazes of *request, as run_request does, but writes only what the file does not
 * have. The file must hold a beginning of this output: compares its first record, and everything
 * from the last maze with a complete record on, before it writes. Reads the file to its end first,
 * so output may be appended to it. Returns 0, or -1 with *err set. */
int resume_request(struct resume *r, const struct request *request, const struct writer *writer,
                   struct err *err);

#endif
