/* Tests of the maze stream. A maze that is written and read again is the same, in every form that
 * is accepted and wherever a block of input ends. A truncated record is an error. The fuzzer import
 * and hostile.c damage records. */
#include "common/base/rng.h"
#include "common/stream/reader.h"
#include "tests/graph.h"

enum { MAX_SIDE = 16 };

/* Makes *m a maze of random valid digits. */
static void random_digits(struct maze *m, struct rng *rng)
{
    size_t w = 1 + (size_t)rng_below(rng, MAX_SIDE), h = 1 + (size_t)rng_below(rng, MAX_SIDE);
    bool block = rng_below(rng, 2);
    unsigned char row[MAX_SIDE], *at;
    struct err err;
    if (maze_shape(m, block ? MAZE_BLOCK : MAZE_WALLS, w, h, &err))
        exit(2);
    at = m->cell;
    for (size_t y = 0; y <= h; y++, at += m->stride) {
        for (size_t x = 0; x < w; x++)
            row[x] = (unsigned char)(rng_below(rng, 16) & ~(uint64_t)MAZE_NORTH);
        if (block) {
            maze_block_row(at, y < h ? row : NULL, y > 0 ? at - m->stride : NULL, w);
            continue;
        }
        for (size_t x = 0; x < w; x++)
            at[x] = (unsigned char)(rng_below(rng, 16) & (y < h ? 15 : MAZE_NORTH));
        at[w] = y < h ? rng_below(rng, 2) & MAZE_WEST : 0;
    }
    if (!block)
        m->cell[0] |= MAZE_NORTH; /* so that the digits determine the kind */
}

static bool same_maze(const struct maze *a, const struct maze *b)
{
    return a->kind == b->kind && a->width == b->width && a->height == b->height &&
           memcmp(a->cell, b->cell, a->stride * (a->height + 1)) == 0;
}

static struct reader reader;
static size_t comment_bytes; /* in the maze read last */

/* Reads one maze as a whole into *m. Returns whether that succeeds and the stream ends after it. */
static bool read_whole(const char *text, size_t n, struct maze *m)
{
    static struct maze next;
    int fd = tap_input(text, n);
    bool correct;
    reader_init(&reader, fd, NULL, MAZE_ANY);
    correct = reader_next(&reader) == 1 && reader_maze(&reader, m) == 0;
    comment_bytes = reader.head.comments.len;
    if (correct && reader_next(&reader) != 0)
        correct = reader_maze(&reader, &next) == 0 && false;
    close(fd);
    return correct;
}

/* The same, but reads the rows one by one: to where they belong, or to two buffers in turn. */
static bool read_rows(const char *text, size_t n, bool in_place, struct maze *m)
{
    static struct mem row[2];
    int fd = tap_input(text, n), got = -1;
    struct err err;
    bool correct;
    reader_init(&reader, fd, NULL, MAZE_ANY);
    correct = reader_next(&reader) == 1 && !reader.head.endless &&
              !maze_shape(m, reader.head.kind, reader.head.width, reader.head.height, &err);
    for (size_t y = 0; correct; y++) {
        const size_t at = (y + 1) * m->stride;
        if (in_place)
            got = reader_row(&reader, &m->mem, at, NULL);
        else
            got = reader_row(&reader, &row[y % 2], 0, y > 0 ? row[(y + 1) % 2].at : NULL);
        if (got <= 0 || y > m->height)
            break;
        if (!in_place)
            memcpy(m->mem.at + at, row[y % 2].at, m->stride);
    }
    correct = correct && got == 0 && reader_next(&reader) == 0;
    close(fd);
    return correct;
}

enum form { RECORD, LINE, BARE, CRLF, BLANKS, UPPER, EMPTY_LINES, NO_LAST_NEWLINE, FORMS };
static const char *const form_names[FORMS] = {
    "record form",           "line form",  "no header",   "carriage returns",
    "blanks between digits", "upper case", "empty lines", "no newline at the end"};

/* Returns m as text in a form; the caller frees it. */
static char *text_of(const struct maze *m, enum form form)
{
    struct header h = {.kind = m->kind, .width = m->width, .height = m->height};
    char *plain = record_text(m, form == BARE || form == BLANKS ? NULL : &h, form == LINE);
    char *text = test_alloc(strlen(plain) * 3 + 8, 1), *to = text;
    bool header = plain[0] == '#';
    if (form == EMPTY_LINES)
        to += sprintf(to, "\n \n\r\n\t\n");
    for (const char *p = plain; *p; p++) {
        if (*p == '\n' && form == CRLF)
            *to++ = '\r';
        *to++ = form == UPPER && !header && *p >= 'a' ? (char)(*p - 'a' + 'A') : *p;
        if (form == BLANKS && *p != '\n')
            *to++ = p[1] == '\n' ? '\t' : ' ';
        header = header && *p != '\n';
    }
    if (form == EMPTY_LINES)
        sprintf(to, "\n\n\n");
    if (form == NO_LAST_NEWLINE)
        to[-2] = '\0'; /* neither the empty line nor the newline before it */
    free(plain);
    return text;
}

static void check_forms(struct rng *rng)
{
    struct maze m = {0}, got = {0};
    for (int form = 0; form < FORMS; form++) {
        int wrong = 0;
        for (int k = 0; k < 300; k++) {
            char *text;
            random_digits(&m, rng);
            if (form == BLANKS) /* values over 3 may be colours */
                maze_clear(&m, MAZE_PATH | MAZE_VISITED);
            if (form == BLANKS && m.kind == MAZE_WALLS) { /* no side is open as a whole */
                m.cell[0] |= MAZE_WEST | MAZE_NORTH;
                m.cell[m.width] |= MAZE_WEST;
                m.cell[m.height * m.stride] |= MAZE_NORTH;
            }
            text = text_of(&m, (enum form)form);
            wrong += !read_whole(text, strlen(text), &got) || !same_maze(&m, &got);
            if (form != BARE && form != BLANKS)
                wrong += !read_rows(text, strlen(text), k % 2, &got) || !same_maze(&m, &got);
            free(text);
        }
        ok(wrong == 0, "a maze that is written and read again is the same, %s: %d wrong",
           form_names[form], wrong);
    }
    maze_free(&m);
    maze_free(&got);
}

/* A comment before the record moves the end of the first block of input through the record, byte by
 * byte. */
static void check_block_ends(struct rng *rng)
{
    struct maze m = {0}, got = {0};
    int wrong = 0;
    for (int k = 0; k < 4; k++) {
        char *text, *all;
        size_t n;
        random_digits(&m, rng);
        text = text_of(&m, k == 0 ? LINE : k == 1 ? CRLF : k == 2 ? BARE : RECORD);
        n = strlen(text);
        all = test_alloc(IO_SIZE + n + 2, 1);
        for (size_t end = 0; end <= n; end++) {
            size_t comment = IO_SIZE - end;
            memset(all, '#', comment);
            all[comment - 1] = '\n';
            memcpy(all + comment, text, n + 1);
            wrong += !read_whole(all, comment + n, &got) || !same_maze(&m, &got);
            wrong += comment_bytes != comment;
        }
        free(text);
        free(all);
    }
    ok(wrong == 0, "a block of input may end at any byte of a record: %d wrong", wrong);
    maze_free(&m);
    maze_free(&got);
}

/* Every truncated record with a header is an error, except one that lacks only newlines. */
static void check_truncated(struct rng *rng)
{
    struct maze m = {0}, got = {0};
    int wrong = 0, located = 0, count = 0;
    for (int k = 0; k < 60; k++) {
        char *text;
        size_t n, header;
        random_digits(&m, rng);
        text = text_of(&m, k % 2 ? LINE : RECORD);
        n = strlen(text);
        header = strcspn(text, k % 2 ? "/" : "\n");
        for (size_t end = header; end < n - 2; end++) {
            wrong += read_whole(text, end, &got);
            located += reader.lines.err.line > 0 && reader.lines.err.column > 0;
            wrong += read_rows(text, end, end % 2, &got);
            count++;
        }
        wrong += !read_whole(text, n - 2, &got) || !same_maze(&m, &got);
        free(text);
    }
    ok(wrong == 0 && located == count,
       "%d truncated records are errors: %d accepted, %d errors with line and column", count, wrong,
       located);
    maze_free(&m);
    maze_free(&got);
}

int main(void)
{
    struct rng rng;
    rng_seed(&rng, 3, 0);
    check_forms(&rng);
    check_block_ends(&rng);
    check_truncated(&rng);
    reader_free(&reader);
    return done();
}
