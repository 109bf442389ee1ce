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

/* What happens to a byte: it becomes another one, or the input ends there, or it comes twice. All
 * of it with LONG=1, otherwise the first. */
static const int changes[] = {0x1b, 0x80, 0x00, 0xff, CUT, TWICE};
enum { CHANGES = sizeof changes / sizeof *changes, CHANGES_FIRST = 1 };
static int change_count = CHANGES;

/* A small input, and its variants. */
struct original {
    const char *name; /* of its format */
    unsigned char bytes[SAMPLE_MAX];
    size_t n;
};

/* Prints the name of the file with byte `at` changed. */
static const char *sample_file(char name[64], const struct original *s, int change, size_t at)
{
    snprintf(name, 64, "%s.%d.%zu", s->name, change, at);
    return name;
}

static void sample_write(const char *name, const void *bytes, size_t n, const void *more, size_t m)
{
    FILE *f = fopen(name, "wb");
    if (!f || fwrite(bytes, 1, n, f) != n || fwrite(more, 1, m, f) != m || fclose(f)) {
        perror(name);
        exit(2);
    }
}

/* Writes all variants of a sample with this change. */
static void sample_vary(const struct original *s, int change)
{
    unsigned char copy[SAMPLE_MAX];
    char name[64];
    memcpy(copy, s->bytes, s->n);
    for (size_t at = 0; at < s->n; at++) {
        sample_file(name, s, change, at);
        if (change == CUT || change == TWICE) {
            sample_write(name, s->bytes, at, s->bytes + at, change == CUT ? 0 : 1);
            if (change == TWICE)
                sample_write(name, s->bytes, at + 1, s->bytes + at, s->n - at);
            continue;
        }
        copy[at] = (unsigned char)change;
        sample_write(name, copy, s->n, "", 0);
        copy[at] = s->bytes[at];
    }
}

/* Reads the output of input_sample in tests/inputs.sh. Returns false if there is none. */
static bool sample_read(struct original *s, const char *name)
{
    char command[200];
    FILE *f;
    snprintf(command, sizeof command,
             ". \"$TOP/tests/lib.sh\"; . \"$TOP/tests/inputs.sh\"; input_sample %s 2 2", name);
    f = popen(command, "r");
    s->name = name;
    s->n = f ? fread(s->bytes, 1, SAMPLE_MAX, f) : 0;
    return f && pclose(f) == 0 && s->n > 0 && s->n < SAMPLE_MAX;
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

/* Reads a file. Returns its contents, which the caller frees, and stores their length. */
static unsigned char *slurp(const char *name, size_t *n)
{
    FILE *f = fopen(name, "rb");
    const long size = f && fseek(f, 0, SEEK_END) == 0 ? ftell(f) : -1;
    unsigned char *all = size >= 0 ? malloc((size_t)size + 1) : NULL;
    *n = (size_t)size;
    if (!all || fseek(f, 0, SEEK_SET) || fread(all, 1, *n, f) != *n) {
        perror(name);
        exit(2);
    }
    fclose(f);
    return all;
}

/* Returns whether a file consists of lines of printable characters, each beginning with `prefix`.
 */
static bool is_clean(const char *name, const char *prefix)
{
    size_t n, begin = 0, k = strlen(prefix);
    unsigned char *s = slurp(name, &n);
    bool clean = true;
    for (size_t i = 0; i < n && clean; i++) {
        if (s[i] == '\n') {
            clean = i - begin >= k && memcmp(s + begin, prefix, k) == 0;
            begin = i + 1;
        } else if (utf8_control(s + i, 1, false) == 0 && s[i] < 0x80) {
            clean = false;
        }
    }
    for (size_t i = 0, length; i < n && clean; i += length ? length : 1) {
        length = utf8_length(s + i, n - i);
        clean = s[i] == '\n' || utf8_control(s + i, n - i < 4 ? n - i : 4, false) > 0;
    }
    free(s);
    return clean && (begin == n || k == 0); /* output may end with an error */
}

/* A program that is run on all variants. */
struct job {
    const char *program, *option, *value; /* an option and its value */
    bool named;                           /* the input format is named */
    bool clean;                           /* its output must be printable */
    bool reads_back;                      /* its output is a maze stream */
};

/* Runs the job on one change of a sample, all bytes or the one at `only`. Returns NULL, or what is
 * wrong. */
static const char *attempt(const struct job *job, const struct original *s, int change, size_t only)
{
    static char names[SAMPLE_MAX][64];
    static char *argv[SAMPLE_MAX + 8];
    char prefix[40];
    int count = 0, status;
    argv[count++] = (char *)job->program;
    argv[count++] = "-q";
    argv[count++] = (char *)job->option;
    argv[count++] = (char *)job->value;
    if (job->named) {
        argv[count++] = "--input";
        argv[count++] = (char *)s->name;
    }
    for (size_t at = 0; at < s->n; at++)
        if (only == SIZE_MAX || at == only)
            argv[count++] = (char *)sample_file(names[at], s, change, at);
    argv[count] = NULL;
    status = run(argv);
    snprintf(prefix, sizeof prefix, "%s: ", job->program);
    if (status < 0 || status > 2)
        return "ends by a signal, or with a status over 2";
    if (!is_clean("err", prefix))
        return "prints messages that are not clean";
    if (job->clean && !is_clean("out", ""))
        return "writes bytes that are not printable";
    if (job->reads_back && rename("out", "solved") == 0) {
        status = run((char *[]){"maze-solve", "-q", "--check", "solved", NULL});
        if (status < 0 || status > 1)
            return "writes mazes that cannot be read";
    }
    return NULL;
}

/* Runs the job on all variants of a sample; names the first byte that leads to a failure. */
static void check(const struct job *job, const struct original *s)
{
    const char *wrong = NULL;
    size_t at = 0;
    int k = 0;
    while (k < change_count && !(wrong = attempt(job, s, changes[k], SIZE_MAX)))
        k++;
    for (; wrong && at < s->n; at++) {
        const char *why = attempt(job, s, changes[k], at);
        if (why) {
            wrong = why;
            break;
        }
    }
    ok(!wrong, "%s %s %s %s %s", job->program, job->option, job->value,
       job->named ? "--input" : "detects", s->name);
    if (wrong)
        printf("# %s; byte %zu, counted from 0, becomes %d (%d: cut there, %d: repeated)\n", wrong,
               at, changes[k], CUT, TWICE);
}

/* Returns whether the output format, for the sample as it is, is printable. */
static bool is_text(const char *format, const struct original *s)
{
    char *argv[] = {"maze-render", "-f", (char *)format, "--input", (char *)s->name, "in", NULL};
    sample_write("in", s->bytes, s->n, "", 0);
    return run(argv) == 0 && is_clean("out", "");
}

int main(void)
{
    const bool every = getenv("LONG") && *getenv("LONG");
    change_count = every ? CHANGES : CHANGES_FIRST;
    for (const struct row *const *e = format_list; *e; e++) {
        static struct original s;
        const struct job solve[] = {
            {"maze-solve", "-f", "maze", true, true, true},
            {"maze-solve", "-f", "maze", false, true, true},
        };
        if (!ok(sample_read(&s, (*e)->name), "tests/inputs.sh has a sample of %s", (*e)->name))
            continue;
        for (int k = 0; k < change_count; k++)
            sample_vary(&s, changes[k]);
        check(&solve[0], &s);
        if (every)
            check(&solve[1], &s);
        for (const struct row *const *f = render_list; *f && every; f++)
            check(&(struct job){"maze-render", "-f", (*f)->name, true, is_text((*f)->name, &s),
                                false},
                  &s);
        for (int k = 0; k < change_count; k++)
            for (size_t at = 0; at < s.n; at++) {
                char name[64];
                remove(sample_file(name, &s, changes[k], at));
            }
    }
    return done();
}
