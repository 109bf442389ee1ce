/* Idea: records are counted by their ends, which are found without reading headers, so it makes no
 * difference which header fields there are, or whether there are any. The count says with which
 * maze to continue: the last one of which a record is complete. It is generated again, and what the
 * file has of its output is compared instead of written (see `known` in struct out). So a cut is
 * possible at any byte, and what the file has from this maze on agrees with the options, or is an
 * error before anything is written. The first maze is compared, too, so that a file of other mazes
 * is reported at its beginning, not at its last maze. */
#include "resume.h"

#include "common/cli/progress.h"
#include "run.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

/* Sets the message for a failed read of the file, with errno. Returns -1. */
static int resume_fail(struct resume *r, const char *what, struct err *err)
{
    r->fault = r->name;
    return err_set(err, "%s: %s", what, strerror(errno));
}

/* Counts the records in the file. A record ends with an empty line or, if by_lines is set, with its
 * line; `pairs` of them are one maze. Returns 0, or -1 with *err set. */
static int resume_count(struct resume *r, bool by_lines, uint64_t pairs, struct err *err)
{
    struct in *in = &r->in;
    uint64_t record = 0, line = 0; /* offsets of the current ones */
    int got;
    while ((got = in_fill(in)) > 0) {
        const unsigned char *at = in->buf, *end = in->buf + in->end, *stop;
        for (; (stop = memchr(at, '\n', (size_t)(end - at))); at = stop + 1) {
            const uint64_t offset = in->base + (uint64_t)(stop - in->buf);
            const bool ends = by_lines || offset == line;
            line = offset + 1;
            if (!ends)
                continue;
            if (r->records % pairs == 0)
                r->last_at = record;
            r->records++;
            record = line;
        }
    }
    return got < 0 ? resume_fail(r, "cannot read", err) : 0;
}

/* Continues reading at byte `offset` of the file. Returns 0, or -1 with *err set. */
static int resume_rewind(struct resume *r, uint64_t offset, struct err *err)
{
    return in_rewind(&r->in, offset) ? resume_fail(r, "cannot read the file again", err) : 0;
}

/* Sets the message for byte `offset` of the file, the first that differs from the output. Returns
 * -1. */
static int resume_differs(struct resume *r, uint64_t offset, struct err *err)
{
    struct in *in = &r->in;
    uint64_t line = 1, begin = 0;
    if (resume_rewind(r, 0, err)) /* unreached: make torture lets it fail */
        return -1;
    while (in->base + in->end < offset) { /* the file is as long, unless reading fails */
        if (in_fill(in) <= 0)             /* unreached: make torture lets reading fail */
            break;
        for (size_t k = 0; k < in->end && in->base + k < offset; k++)
            if (in->buf[k] == '\n') {
                line++;
                begin = in->base + k + 1;
            }
    }
    if (in->error) /* unreached: make torture lets reading fail */
        return resume_fail(r, "cannot read the file again", err);
    r->fault = r->name;
    return err_at(err, line, offset - begin + 1,
                  "the output of this command differs here; repeat the options of the run that was "
                  "cut off");
}

/* Generates the mazes of *request, and compares what the file has from `offset` on with them.
 * is_last: the file must not have more bytes than their output. Returns 0, or -1 with *err set. */
static int resume_compare(struct resume *r, uint64_t offset, const struct request *request,
                          const struct writer *writer, bool is_last, struct err *err)
{
    struct out *out = writer->out;
    struct in *in = &r->in;
    bool differs;
    int got;
    if (resume_rewind(r, offset, err))
        return -1;
    out->known = in;
    got = run_request(request, writer, err);
    out_flush(out);
    if (!out->known) /* the file ended within them; the rest was written */
        return got;
    differs = out->error || (is_last && !got && (in->at < in->end || in_fill(in) > 0));
    out->known = NULL;
    out->error = 0;
    errno = in->error;
    if (in->error) /* unreached: make torture lets reading fail */
        return resume_fail(r, "cannot read", err);
    return differs ? resume_differs(r, in->base + in->at, err) : got;
}

/* Does the work of resume_request with the file open in r->in. Returns as resume_request. */
static int resume_file(struct resume *r, const struct request *request, const struct writer *writer,
                       struct err *err)
{
    const uint64_t pairs = request->pairs ? request->pairs : 1;
    struct request first = *request, rest = *request;
    uint64_t done; /* mazes before the last one that has a complete record */
    if (resume_count(r, writer->line || request->headers, pairs, err))
        return -1;
    done = r->records > 0 ? (r->records - 1) / pairs : 0;
    first.inf_count = false;
    first.count = 1;
    first.pairs = request->pairs > 0;
    if (done > 0 && resume_compare(r, 0, &first, writer, false, err))
        return -1;
    if (request->inf_count ? done > UINT64_MAX - request->index
                           : done > 0 && done >= request->count)
        return resume_differs(r, r->last_at, err);
    rest.index += done;
    rest.count -= done;
    progress_counts = (struct progress_counts){
        .mazes = done * pairs, .before = done * pairs, .total = progress_counts.total};
    return resume_compare(r, r->last_at, &rest, writer, true, err);
}

int resume_request(struct resume *r, const struct request *request, const struct writer *writer,
                   struct err *err)
{
    const int fd = open(r->name, O_RDONLY);
    int got;
    if (fd < 0) {
        r->fault = r->name;
        return err_set(err, "%s", strerror(errno));
    }
    in_init(&r->in, fd, NULL);
    got = resume_file(r, request, writer, err);
    close(fd);
    return got;
}
