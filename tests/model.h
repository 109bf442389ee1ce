/* model: the guarantees of some functions, for the clang analyser, which sees one file at a time
 * and cannot infer them. tests/analyze includes this file before all others. */
#include "common/base/err.h"
#include "common/gen/kit/job.h"
#include "common/import/kit/json_text.h"

/* These return -1. */
#define err_at(...)          (err_at(__VA_ARGS__), -1)
#define err_memory(err)      (err_memory(err), -1)
#define json_wrong(in, what) (json_wrong(in, what), -1)

/* Returns `got`, the result of a request for at least one byte of memory. */
static inline int model_memory(int got, const struct mem *m)
{
    if (got == 0 && !m->at)
        __builtin_unreachable();
    return got;
}

/* These return 0 only if m has memory. */
#define mem_need(m, bytes) model_memory(mem_need(m, bytes), m)
#define job_memory(job, name, most, a, b, c, mem)                                                  \
    model_memory(job_memory(job, name, most, a, b, c, mem), mem)
