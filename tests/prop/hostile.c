/* Tests that no byte of an input can do harm. Takes a small input in every input format, replaces,
 * repeats or cuts off each byte in turn, and gives the results to maze-solve and maze-render, many
 * files per run. The programs must end in time with status 0, 1 or 2, print nothing but printable
 * characters, and write only mazes that they can read. */
#include "common/base/utf8.h"
#include "common/import/run/input.h"
#include "common/render/render.h"
#include "tests/tap.h"

#include <sys/wait.h>

enum { SAMPLE_MAX = 4096, CUT = -1, TWICE = -2 };

/* What happens to a byte: it becomes another one, or the input ends there, or it comes twice. The
 * first one is tried with all inputs, the others with LONG. */
static const int changes[] = {0x1b, 0x80, 0x00, 0xff, CUT, TWICE};

/* A small input in a format. */
static const char *format;
static unsigned char sample[SAMPLE_MAX];
static size_t sample_size;

/* Reads the output of input_sample in tests/inputs.sh. Returns false if there is none. */
static bool sample_read(void)
{
    char command[200];
    FILE *f;
    snprintf(command, sizeof command,
             ". \"$TOP/tests/lib.sh\"; . \"$TOP/tests/inputs.sh\"; input_sample %s 2 2", format);
    f = popen(command, "r");
    sample_size = f ? fread(sample, 1, SAMPLE_MAX, f) : 0;
    return f && pclose(f) == 0 && sample_size > 0 && sample_size < SAMPLE_MAX;
}

static void write_file(const char *name, const unsigned char *bytes, size_t n)
{
    FILE *f = fopen(name, "wb");
    if (!f || fwrite(bytes, 1, n, f) != n || fclose(f)) {
        perror(name);
        exit(2);
    }
}

/* Writes the variants of the sample with this change to files byte*: of each byte, or, in make
 * check, of every third. */
static void sample_vary(int change)
{
    const size_t step = tap_all() ? 1 : 3;
    if (system("rm -f byte*"))
        exit(2);
    for (size_t at = 0; at < sample_size; at += step) {
        unsigned char copy[SAMPLE_MAX + 1];
        char name[32];
        size_t n = change == CUT ? at : sample_size;
        memcpy(copy, sample, sample_size);
        if (change == TWICE)
            memcpy(copy + at + 1, sample + at, n++ - at);
        else if (change != CUT)
            copy[at] = (unsigned char)change;
        snprintf(name, sizeof name, "byte%zu", at);
        write_file(name, copy, n);
    }
}

/* Runs a program with its standard output in the file `out` and its messages in the file `err`.
 * input: that of --input, "" to detect it. Returns its exit status, or 255 if a signal ended it. */
static int run(const char *program, const char *output, const char *input, const char *files)
{
    char command[200];
    int status;
    snprintf(command, sizeof command, "exec >out 2>err; exec %s -qf %s %s %s %s", program, output,
             *input ? "--input" : "", input, files);
    status = system(command);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 255;
}

/* Returns whether a file consists of lines of printable characters, each beginning with `prefix`.
 * Output may end within a line. */
static bool is_clean(const char *name, const char *prefix)
{
    FILE *f = fopen(name, "rb");
    char *line = NULL;
    size_t room = 0, k = strlen(prefix);
    ssize_t got;
    bool clean = f != NULL;
    while (clean && (got = getline(&line, &room, f)) > 0) {
        const size_t n = (size_t)got - (line[got - 1] == '\n');
        clean = n >= k && memcmp(line, prefix, k) == 0 &&
                utf8_control((const unsigned char *)line, n, false) == n;
    }
    free(line);
    if (f)
        fclose(f);
    return clean;
}

/* Runs a program on all variants of the sample. text: its output must be printable. Returns NULL,
 * or what is wrong. */
static const char *attempt(const char *program, const char *output, const char *input, bool text)
{
    const int status = run(program, output, input, "byte*");
    char prefix[40];
    snprintf(prefix, sizeof prefix, "%s: ", program);
    if (status > 2)
        return "ends by a signal, or with a status over 2";
    if (!is_clean("err", prefix))
        return "prints messages that are not clean";
    if (text && !is_clean("out", ""))
        return "writes bytes that are not printable";
    if (strcmp(output, "maze") == 0 && rename("out", "solved") == 0 &&
        run("maze-solve", "none", "maze", "--check solved") > 1)
        return "writes mazes that cannot be read";
    return NULL;
}

static void check(int change, const char *program, const char *output, const char *input, bool text)
{
    const char *wrong = attempt(program, output, input, text);
    ok(!wrong, "%s -f %s --input '%s', bytes of %s become %d: %s", program, output, input, format,
       change, wrong ? wrong : "no harm");
}

/* Returns whether an output format, for the sample as it is, is printable. */
static bool is_text(const char *output)
{
    write_file("in", sample, sample_size);
    return run("maze-render", output, format, "in") == 0 && is_clean("out", "");
}

int main(void)
{
    const size_t count = tap_long() ? sizeof changes / sizeof *changes : 1;
    for (const struct row *const *e = format_list; *e; e++) {
        format = (*e)->name;
        if (!ok(sample_read(), "tests/inputs.sh has a sample of %s", format))
            continue;
        for (size_t k = 0; k < count; k++) {
            sample_vary(changes[k]);
            check(changes[k], "maze-solve", "maze", format, true);
            if (!tap_long())
                continue;
            check(changes[k], "maze-solve", "maze", "", true);
            for (const struct row *const *f = render_list; *f; f++)
                check(changes[k], "maze-render", (*f)->name, format, is_text((*f)->name));
        }
    }
    return done();
}
