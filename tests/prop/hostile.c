/* Tests that no byte of an input can do harm. Takes a small input in every input format, replaces,
 * repeats or cuts off each byte in turn, and gives the results to maze-solve and maze-render, many
 * files per run. The programs must end in time with status 0, 1 or 2, print nothing but printable
 * characters, and write only mazes that they can read. */
#include "common/base/utf8.h"
#include "common/import/run/input.h"
#include "common/render/render.h"
#include "tests/tap.h"

#include <fcntl.h>
#include <sys/wait.h>

enum { SAMPLE_MAX = 4096, SECONDS = 60, CUT = -1, TWICE = -2 };

/* What happens to a byte: it becomes another one, or the input ends there, or it comes twice. The
 * first one is tried with all inputs, the others with LONG. */
static const int changes[] = {0x1b, 0x80, 0x00, 0xff, CUT, TWICE};

/* A small input, and the names of the files with its variants, one per byte. */
static const char *format;
static unsigned char sample[SAMPLE_MAX];
static size_t sample_size;
static char names[SAMPLE_MAX][32];

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

/* Writes all variants of the sample with this change. */
static void sample_vary(int change)
{
    for (size_t at = 0; at < sample_size; at++) {
        unsigned char copy[SAMPLE_MAX + 1];
        size_t n = change == CUT ? at : sample_size;
        memcpy(copy, sample, sample_size);
        if (change == TWICE)
            memcpy(copy + at + 1, sample + at, n++ - at);
        else if (change != CUT)
            copy[at] = (unsigned char)change;
        snprintf(names[at], sizeof names[at], "byte%zu", at);
        write_file(names[at], copy, n);
    }
}

/* Runs a program with its standard output in the file `out` and its messages in the file `err`. It
 * is killed after some time. Returns its exit status, or -1 if a signal ended it. */
static int run(char *const argv[])
{
    int status;
    pid_t pid = fork();
    if (pid == 0) {
        int out = open("out", O_WRONLY | O_CREAT | O_TRUNC, 0600);
        int err = open("err", O_WRONLY | O_CREAT | O_TRUNC, 0600);
        if (out < 0 || err < 0 || dup2(out, 1) < 0 || dup2(err, 2) < 0)
            _exit(3);
        alarm(SECONDS);
        execvp(argv[0], argv);
        _exit(3);
    }
    if (pid < 0 || waitpid(pid, &status, 0) != pid)
        return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
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
static const char *attempt(const char *program, const char *output, bool named, bool text)
{
    static char *argv[SAMPLE_MAX + 8];
    char prefix[40];
    int count = 0, status;
    argv[count++] = (char *)program;
    argv[count++] = "-qf";
    argv[count++] = (char *)output;
    if (named) {
        argv[count++] = "--input";
        argv[count++] = (char *)format;
    }
    for (size_t at = 0; at < sample_size; at++)
        argv[count++] = names[at];
    argv[count] = NULL;
    status = run(argv);
    snprintf(prefix, sizeof prefix, "%s: ", program);
    if (status < 0 || status > 2)
        return "ends by a signal, or with a status over 2";
    if (!is_clean("err", prefix))
        return "prints messages that are not clean";
    if (text && !is_clean("out", ""))
        return "writes bytes that are not printable";
    if (strcmp(output, "maze") == 0 && rename("out", "solved") == 0) {
        status = run((char *[]){"maze-solve", "-q", "--check", "solved", NULL});
        if (status < 0 || status > 1)
            return "writes mazes that cannot be read";
    }
    return NULL;
}

static void check(int change, const char *program, const char *output, bool named, bool text)
{
    const char *wrong = attempt(program, output, named, text);
    ok(!wrong, "%s -f %s %s %s, bytes become %d: %s", program, output,
       named ? "--input" : "detects", format, change, wrong ? wrong : "no harm");
}

/* Returns whether an output format, for the sample as it is, is printable. */
static bool is_text(const char *output)
{
    write_file("in", sample, sample_size);
    return run((char *[]){"maze-render", "-f", (char *)output, "--input", (char *)format, "in",
                          NULL}) == 0 &&
           is_clean("out", "");
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
            check(changes[k], "maze-solve", "maze", true, true);
            if (!tap_long())
                continue;
            check(changes[k], "maze-solve", "maze", false, true);
            for (const struct row *const *f = render_list; *f; f++)
                check(changes[k], "maze-render", (*f)->name, true, is_text((*f)->name));
        }
    }
    return done();
}
