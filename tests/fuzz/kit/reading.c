#include "reading.h"

#include "common/stream/writer.h"
#include "data.h"
#include "sandbox.h"

#include <stdlib.h>

/* A growing string, outside of the sandbox. */
struct reading_text {
    char *at;
    size_t n, size;
};

/* What was read from an input. */
struct reading {
    struct reading_text cells, fields, comments; /* of all mazes, one after another */
    struct reading_text places;                  /* where they begin, and how the input ends */
    bool ended;                                  /* there was no error */
};

enum way { WHOLE, ROWS }; /* how mazes are read */

/* The forms in which mazes are written. */
enum form { RECORDS, LINES, BARE, FORMS };

static struct input reading_input;
static struct input_picture reading_mask;
static struct out reading_out;
static struct reading first, second, back;

static void reading_add(struct reading_text *t, const void *bytes, size_t n)
{
    if (t->n + n > t->size) {
        t->size = 2 * (t->n + n);
        t->at = realloc(t->at, t->size);
        FUZZ_CHECK(t->at, "the fuzzer has no memory");
    }
    if (n)
        memcpy(t->at + t->n, bytes, n);
    t->n += n;
}

static bool reading_same(const struct reading_text *a, const struct reading_text *b)
{
    return a->n == b->n && (a->n == 0 || memcmp(a->at, b->at, a->n) == 0);
}

static void reading_clear(struct reading *r)
{
    r->cells.n = r->fields.n = r->comments.n = r->places.n = 0;
    r->ended = false;
}

/* Adds the header of the current maze, and the error if there is one. */
static void reading_add_header(struct reading *r)
{
    const struct header *h = &reading_input.reader.head;
    const uint64_t shape[] = {(uint64_t)h->kind, h->width, h->height};
    reading_add(&r->fields, h->fields.mem.at, h->fields.len);
    reading_add(&r->fields, "\n", 1);
    reading_add(&r->comments, h->comments.mem.at, h->comments.len);
    reading_add(&r->cells, shape, sizeof shape);
    reading_add(&r->places, &reading_input.reader.start_line, sizeof(uint64_t));
}

static void reading_add_error(struct reading *r, const struct err *err)
{
    reading_add(&r->places, &err->line, sizeof err->line);
    reading_add(&r->places, &err->column, sizeof err->column);
    reading_add(&r->places, err->what, strlen(err->what));
}

/* Reads the rows of the current maze into *rows. If `again` is true,
 * reads some of them, then begins again. Returns as input_maze. */
static int reading_rows(struct mem *rows, bool again)
{
    struct reader *reader = &reading_input.reader;
    const size_t stride = reader->head.width + 1, height = reader->head.height;
    const struct lines_position mark = lines_mark(&reader->lines);
    size_t y = 0;
    int got;
    while ((got = input_row(&reading_input, rows, y * stride, NULL)) > 0) {
        y++;
        FUZZ_CHECK(y <= height + 1, "too many rows");
        if (again && y > height / 2) {
            FUZZ_CHECK(reader_rewind(reader, &mark) == 0, "cannot rewind");
            again = false;
            y = 0;
        }
    }
    FUZZ_CHECK(got < 0 || y == height + 1, "%zu rows of %zu", y, height);
    return got;
}

/* Reads the current maze and adds it to *r. Returns as input_maze. */
static int reading_maze(struct reading *r, enum way way, unsigned flags)
{
    static struct maze m;
    static struct mem rows;
    const bool by_rows = way == ROWS && input_has_rows(&reading_input);
    int got;
    memset(&m, 0, sizeof m);
    memset(&rows, 0, sizeof rows);
    if (by_rows)
        got = reading_rows(&rows, io_is_file(reading_input.reader.lines.in.fd));
    else
        got = input_maze(&reading_input, &m);
    if (!got) {
        const struct header *h = &reading_input.reader.head;
        const struct writer w = {&reading_out, flags / 4 % FORMS == LINES,
                                 flags / 4 % FORMS == BARE};
        reading_add_header(r);
        reading_add(&r->cells, by_rows ? rows.at : m.cell, (h->width + 1) * (h->height + 1));
        if (way == WHOLE)
            writer_maze(&w, h, &m, false);
    }
    maze_free(&m);
    mem_free(&rows);
    return got;
}

/* Fails if a program would need more memory than the bytes that it received justify. */
static void reading_check_memory(size_t n)
{
    const size_t most = (1 << 20) + 1024 * n;
    FUZZ_CHECK(sandbox_peak() <= most, "%zu bytes of memory for %zu bytes of input", sandbox_peak(),
               n);
}

/* Reads all mazes of an input into *r. Writes them to standard output if they are read as a whole.
 */
static void reading_read(struct reading *r, const struct input_choice *choice, enum way way,
                         unsigned flags, const struct sandbox_input *bytes)
{
    struct input *in = &reading_input;
    int got;
    reading_clear(r);
    sandbox_begin(bytes);
    memset(in, 0, sizeof *in);
    sandbox_overflow = NULL;
    out_init(&reading_out, 1);
    input_init(in, 0, &reading_out, choice);
    reading_mask.wants_light = flags & 1;
    in->mask = flags / 16 % 8 == 7 ? &reading_mask : NULL;
    while ((got = input_next(in)) > 0 && !in->reader.head.endless)
        if ((got = reading_maze(r, way, flags)))
            break;
    r->ended = got == 0;
    out_flush(&reading_out);
    reading_add_error(r, &in->warning);
    if (got < 0) {
        FUZZ_CHECK(in->reader.lines.err.what[0], "an error without a message");
        reading_add_error(r, &in->reader.lines.err);
    }
    input_free(in);
    mem_free(&reading_mask.light.mem);
    reading_mask = (struct input_picture){0};
    sandbox_end();
    reading_check_memory(bytes->n);
}

/* Reads the n bytes that were written in a form, and compares them with the first reading. */
static void reading_check_back(enum form form, const char *written, size_t n)
{
    extern const struct format format_auto;
    const struct input_choice stream = {form == BARE ? NULL : &format_auto, {0}};
    char *copy = malloc(n + 1);
    const struct sandbox_input input = {.bytes = copy, .n = n};
    FUZZ_CHECK(copy, "the fuzzer has no memory");
    memcpy(copy, written, n);
    reading_read(&back, &stream, form == BARE ? WHOLE : ROWS, 0, &input);
    FUZZ_CHECK(back.ended, "what was written is not read back");
    FUZZ_CHECK(reading_same(&first.cells, &back.cells), "other cells are read back");
    FUZZ_CHECK(form == BARE || reading_same(&first.fields, &back.fields),
               "other fields are read back");
    FUZZ_CHECK(form == LINES || reading_same(&first.comments, &back.comments),
               "other comments are read back");
    free(copy);
}

void reading_check(const struct input_choice *choice, unsigned flags, const uint8_t *bytes,
                   size_t n)
{
    struct sandbox_input input = {.bytes = bytes, .n = n};
    struct sandbox_output written;
    reading_read(&first, choice, WHOLE, flags, &input);
    written = sandbox_written();
    if (!reading_out.error)
        reading_check_back(flags / 4 % FORMS, written.out, written.n);
    input.piece = data_piece(1 + flags / 128 % 16, n);
    input.seekable = flags / 64 % 2;
    reading_read(&second, choice, ROWS, flags, &input);
    FUZZ_CHECK(reading_same(&first.cells, &second.cells) &&
                   reading_same(&first.fields, &second.fields) &&
                   reading_same(&first.comments, &second.comments),
               "other mazes if the input comes in pieces of %zu bytes", input.piece);
    FUZZ_CHECK(first.ended == second.ended && reading_same(&first.places, &second.places),
               "another error if the input comes in pieces of %zu bytes: %.*s, not %.*s",
               input.piece, (int)second.places.n, second.places.at, (int)first.places.n,
               first.places.at);
}
