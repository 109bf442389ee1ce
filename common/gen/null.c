/* null: the template for a generator; compiled but not listed.
 *
 * Copy this file to NAME.c, name the table row gen_NAME, and add GEN(NAME) to list.h. The Makefile,
 * --list, --help, the property tests and the benchmark find it without further changes. Then write
 * here: Idea; Correctness; Mazes (what they look like); Cost (time and memory); Reference (author,
 * title, year).
 *
 * If job->frames is not NULL, record every step as described in kit/frame.h. Add a rule for these
 * frames to tests/frames, and explain their marks in maze-gen(1) under --trace.
 *
 * The template itself opens no wall. */
#include "common/gen/kit/job.h"

static const struct row_key keys[ROW_KEYS + 1] = {
    {"example", 0, 100, 50, "example of a key: -a null:example=N", 0, NULL},
};

static int null_make(struct gen_job *job)
{
    job_fill(job, 0);
    return 0;
}

const struct gen gen_null = {
    .entry = {"null", "no passages", keys, NULL},
    .perfect = GEN_IMPERFECT,
    .make = null_make,
};
