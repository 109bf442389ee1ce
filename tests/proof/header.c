/* Shows that reading a header line has no error at run time, for all lines of up to PROOF_BYTES
 * bytes, arbitrary after the mark. Memory may run out at any time.
 *
 * The functions below and memchr replace others. Each checks what the original requires and returns
 * any value that it may return. number.c proves number_read for texts of up to 6 bytes; longer
 * numbers, utf8_control and maze_limit, which has no limit here, are assumed. Eva cannot prove
 * utf8_control: that it stays within the text depends on the length of a character being at most
 * what is left, a relation of two variables that it loses in the loop. */
#include "tests/proof/proof.h"

#include "common/base/text.c"
#include "common/stream/fields.c"
#include "common/stream/header.c"

/* Messages are formatted by the C library, which Eva does not know. */
int err_at(struct err *err, uint64_t line, uint64_t column, const char *fmt, ...)
{
    (void)fmt;
    err->line = line;
    err->column = column;
    Frama_C_make_unknown(err->what, sizeof err->what);
    return -1;
}

int err_memory(struct err *err)
{
    return err_set(err, "");
}

int number_read(const char *s, size_t n, uint64_t max, uint64_t *value)
{
    //@ assert readable: n == 0 || \valid_read(s + (0 .. n - 1));
    *value = Frama_C_unsigned_long_long_interval(0, max);
    return Frama_C_interval(-1, 0);
}

size_t utf8_control(const unsigned char *s, size_t n, bool tab)
{
    (void)tab;
    //@ assert readable: n == 0 || \valid_read(s + (0 .. n - 1));
    return Frama_C_size_t_interval(0, n);
}

static unsigned char proof_heap[PROOF_BYTES];

/* Gets exactly what is needed, so that writing beyond it is an alarm. */
int mem_need(struct mem *m, size_t bytes)
{
    //@ assert first: m->size == 0;
    if (bytes == 0)
        return 0;
    m->at = Frama_C_interval(0, 1) ? proof_heap + (PROOF_BYTES - bytes) : NULL;
    m->size = m->at ? bytes : 0;
    return m->at ? 0 : -1;
}

int main(void)
{
    struct header h = {0};
    struct err err;
    Frama_C_make_unknown(proof_memory, PROOF_BYTES);
    proof_n = Frama_C_size_t_interval(sizeof HEADER_MARK - 1, PROOF_BYTES);
    //@ split proof_n;
    header_parse(&h, proof_memory + (PROOF_BYTES - proof_n), proof_n, 1, 1, &err);
    return 0;
}
