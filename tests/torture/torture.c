/* torture: lets each call of the programs that can fail do so. For help: tests/torture/run.
 *
 *     torture PROGRAMS LIBRARY RUNS JOBS [K/N]
 *
 * PROGRAMS is the folder of the programs, LIBRARY the library made of inject.c, RUNS the table of
 * command lines, JOBS how many run at once. The files that RUNS names are in the current folder.
 * Each line of RUNS is run without a fault, then once for each plan and each number of the call
 * that fails (see DENSE), until that number is beyond the last call. */
#define _DEFAULT_SOURCE             /* MAP_ANONYMOUS */
#include "common/base/extensions.h" /* the same */

#include "process.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

/* What a program must do if a call fails. */
enum result {
    FAILS,  /* status 2, a message that says what failed, output that is a prefix of the whole */
    WHOLE,  /* everything as without the fault */
    EITHER, /* one of these two */
    SILENT  /* as WHOLE, but messages may be lost */
};

enum { ONCE = 1 << TORTURE_ONCE, FROM = 1 << TORTURE_FROM, EACH = 1 << TORTURE_EACH };

/* Ways of failing, one per mode. */
struct plan {
    enum torture_call call;
    int error;
    int modes; /* sum of ONCE, FROM, EACH */
    enum result result;
};

/* EITHER: without memory a program may go on with a smaller block, or with none, as qsort does. The
 * programs do without a clock, sysconf, the size of the window and a change of the terminal's
 * settings; a terminal whose settings cannot be read is an error. */
static const struct plan plans[] = {
    {TORTURE_MEMORY, ENOMEM, ONCE | FROM, EITHER}, {TORTURE_OPEN, EIO, ONCE, FAILS},
    {TORTURE_OPEN, EMFILE, FROM, FAILS},           {TORTURE_OPEN_SEED, EACCES, ONCE, WHOLE},
    {TORTURE_READ, EIO, ONCE | FROM, FAILS},       {TORTURE_READ, EINTR, ONCE | EACH, WHOLE},
    {TORTURE_READ, EAGAIN, ONCE | EACH, WHOLE},    {TORTURE_READ, 0, ONCE | FROM, WHOLE},
    {TORTURE_READ_SEED, EIO, ONCE, WHOLE},         {TORTURE_READ_SEED, EINTR, ONCE, WHOLE},
    {TORTURE_READ_SEED, 0, ONCE, WHOLE},           {TORTURE_WRITE, EIO, ONCE, FAILS},
    {TORTURE_WRITE, ENOSPC, FROM, FAILS},          {TORTURE_WRITE, EINTR, ONCE | EACH, WHOLE},
    {TORTURE_WRITE, EAGAIN, ONCE | EACH, WHOLE},   {TORTURE_WRITE, 0, ONCE | FROM, WHOLE},
    {TORTURE_WRITE_ERRORS, EIO, ONCE, SILENT},     {TORTURE_WRITE_ERRORS, ENOSPC, FROM, SILENT},
    {TORTURE_WRITE_ERRORS, EINTR, EACH, WHOLE},    {TORTURE_WRITE_ERRORS, EAGAIN, EACH, WHOLE},
    {TORTURE_WRITE_ERRORS, 0, FROM, WHOLE},        {TORTURE_CLOSE, EIO, ONCE, WHOLE},
    {TORTURE_CLOSE, EINTR, FROM, WHOLE},           {TORTURE_CLOSE_OUTPUT, EIO, ONCE, FAILS},
    {TORTURE_CLOSE_OUTPUT, ENOSPC, FROM, FAILS},   {TORTURE_CLOSE_OUTPUT, EINTR, ONCE, WHOLE},
    {TORTURE_STAT, EIO, ONCE | FROM, WHOLE},       {TORTURE_SEEK, EIO, ONCE, FAILS},
    {TORTURE_SEEK, ESPIPE, FROM, FAILS},           {TORTURE_POLL, ENOMEM, ONCE, FAILS},
    {TORTURE_POLL, EINTR, ONCE | EACH, WHOLE},     {TORTURE_ADVISE, EINVAL, ONCE | FROM, WHOLE},
    {TORTURE_SYSCONF, EINVAL, ONCE | FROM, WHOLE}, {TORTURE_CLOCK, EINVAL, ONCE | FROM, WHOLE},
    {TORTURE_SLEEP, EINTR, ONCE | EACH, WHOLE},    {TORTURE_WINDOW, EIO, ONCE, WHOLE},
    {TORTURE_WINDOW, ENOTTY, FROM, WHOLE},
};
enum { PLANS = sizeof plans / sizeof *plans };

static const char *const calls[TORTURE_CALLS] = {
#define CALL(name, text) [TORTURE_##name] = text,
#include "calls.h"
};

static const char *const modes[] = {"once", "from then on", "every other time"};

static const char *const tools[] = {"maze-gen", "maze-solve", "maze-render"};
enum { TOOLS = sizeof tools / sizeof *tools };

enum { RUNS = 2000, WORDS = 64, LINE = 1000, DENSE = 64 };

/* A line of RUNS. */
struct run {
    char line[LINE], words[LINE];
    char *argv[WORDS + 1];
    char path[LINE];
    size_t tool;
    struct command command;
    bool resumes;     /* after an error in an input file, the next one is read */
    bool ends;        /* after an error, the document is ended */
    bool fails;       /* it ends with status 2 without a fault */
    const char *only; /* the only call that fails; NULL: all */
};

static struct run runs[RUNS];
static size_t run_count;

/* What the workers share. */
static struct {
    atomic_size_t next; /* run that no worker has taken */
    atomic_long failed;
    atomic_long runs[TOOLS][TORTURE_CALLS], faults[TOOLS][TORTURE_CALLS];
} * total;

/* Part K of N (1 of 1): the pairs of run and way of failing whose numbers add up to K modulo N. */
static size_t part, parts = 1;

/* Ends this process because a line of RUNS is wrong. */
static _Noreturn void torture_refuse(const char *line, const char *why)
{
    fprintf(stderr, "torture: %s: %s\n", why, line);
    exit(2);
}

/* Takes the words before the program: "error:", "resumes:", "ends:", "only:CALL", "tty:", "FILE |".
 * Returns the number of the program's word. */
static size_t torture_read_setting(struct run *r, char **word, size_t count)
{
    size_t k = 0;
    for (; k < count; k++) {
        if (strcmp(word[k], "error:") == 0) {
            r->fails = true;
        } else if (strcmp(word[k], "resumes:") == 0) {
            r->resumes = true;
        } else if (strcmp(word[k], "ends:") == 0) {
            r->ends = true;
        } else if (strncmp(word[k], "only:", 5) == 0) {
            r->only = word[k] + 5;
        } else if (strcmp(word[k], "tty:") == 0) {
            r->command.terminal = true;
        } else if (k + 1 < count && strcmp(word[k + 1], "|") == 0) {
            r->command.input = word[k++];
            r->command.pipe = true;
        } else {
            break;
        }
    }
    return k;
}

/* Reads one line into *r. */
static void torture_read_run(struct run *r, const char *programs)
{
    char *word[WORDS + 2] = {NULL};
    size_t count = 0, k;
    snprintf(r->words, sizeof r->words, "%s", r->line);
    for (char *w = strtok(r->words, " "); w; w = strtok(NULL, " ")) {
        if (count == WORDS)
            torture_refuse(r->line, "too many words");
        word[count++] = w;
    }
    k = torture_read_setting(r, word, count);
    if (count >= 2 && strcmp(word[count - 2], "<") == 0) {
        r->command.input = word[count - 1];
        count -= 2;
    }
    for (r->tool = 0; r->tool < TOOLS && k < count; r->tool++)
        if (strcmp(word[k], tools[r->tool] + strlen("maze-")) == 0)
            break;
    if (k >= count || r->tool == TOOLS)
        torture_refuse(r->line, "no program gen, solve or render");
    snprintf(r->path, sizeof r->path, "%s/%s", programs, tools[r->tool]);
    memcpy(r->argv, word + k, (count - k) * sizeof *word);
    r->argv[0] = r->path;
    r->command.argv = r->argv;
}

/* Reads RUNS: one command per line; lines that begin with # are comments. */
static void torture_read(const char *name, const char *programs)
{
    FILE *f = fopen(name, "r");
    if (!f)
        process_die(name);
    while (run_count < RUNS && fgets(runs[run_count].line, LINE, f)) {
        struct run *r = &runs[run_count];
        r->line[strcspn(r->line, "\n")] = '\0';
        if (r->line[0] && r->line[0] != '#') {
            torture_read_run(r, programs);
            run_count++;
        }
    }
    fclose(f);
    if (run_count == 0 || run_count == RUNS)
        torture_refuse(name, "no commands, or too many");
}

static bool torture_same(const struct text *a, const struct text *b)
{
    return a->len == b->len && memcmp(a->at, b->at, a->len) == 0;
}

/* Returns whether `got` is what was written of `whole` before an error. With r->resumes, the end of
 * the whole may follow. With r->ends or on a terminal, anything may follow, but its last bytes are
 * those of the whole: the end of a document, or the cursor is shown again. */
static bool torture_is_part(const struct run *r, const struct text *got, const struct text *whole)
{
    const size_t len = got->len, least = 6;
    size_t first = 0, last = 0;
    while (first < len && first < whole->len && got->at[first] == whole->at[first])
        first++;
    while (last < len && last < whole->len &&
           got->at[len - 1 - last] == whole->at[whole->len - 1 - last])
        last++;
    return first == len || (r->resumes && first + last >= len) ||
           ((r->ends || r->command.terminal) && first > 0 && last >= least);
}

/* Returns whether a line of the messages begins with the program's name and contains the error. */
static bool torture_is_reported(const char *tool, int error, const char *messages)
{
    const char *text = error == ENOMEM ? "memory" : strerror(error);
    for (const char *at = messages; *at; at += strcspn(at, "\n"), at += *at == '\n') {
        const char *found = strstr(at, text);
        if (strncmp(at, tool, strlen(tool)) == 0 && at[strlen(tool)] == ':' && found &&
            found < at + strcspn(at, "\n"))
            return true;
    }
    return false;
}

/* Returns what is wrong with what a program did, or NULL. want: what it does without a fault. */
static const char *torture_judge(const struct run *r, const struct plan *plan,
                                 const struct process *got, const struct process *want)
{
    const enum result result = got->fault->faults ? plan->result : WHOLE;
    const bool same = got->status == want->status && torture_same(&got->out, &want->out);
    const bool whole = same && torture_same(&got->errors, &want->errors);
    if (got->signal)
        return got->signal == SIGALRM ? "hangs" : "crashes";
    if (whole && result != FAILS)
        return NULL;
    if (result == SILENT)
        return same ? NULL : "another output or status";
    if (result == WHOLE)
        return same ? "other messages" : "another output or status";
    return got->status != 2                             ? "the status is not 2"
           : !torture_is_part(r, &got->out, &want->out) ? "the output is not a prefix"
           : !torture_is_reported(tools[r->tool], plan->error, got->errors.at)
               ? "no message says what failed"
               : NULL;
}

static void torture_complain(const struct run *r, const struct process *got, const char *why)
{
    const char *message = got->errors.len ? got->errors.at : "no message\n";
    const struct torture *fault = got->fault;
    printf("not ok: %s\n# %s: %s %s, call %ld: %s\n# status %d, signal %d, %zu bytes: %.*s\n",
           r->line, calls[fault->call], fault->error ? strerror(fault->error) : "a single byte",
           modes[fault->mode], fault->nth, why, got->status, got->signal, got->out.len,
           (int)strcspn(message, "\n"), message);
    fflush(stdout);
    total->failed++;
}

/* Runs a command with each of the plan's calls failing in turn; after the first DENSE calls, with
 * ever fewer of them: a stream of thousands of mazes reads the clock after each. */
static void torture_plan(struct process *p, const struct run *r, const struct plan *plan,
                         enum torture_mode mode, const struct process *want)
{
    const char *wrong = NULL;
    long faults;
    *p->fault = (struct torture){plan->call, (int)mode, plan->error, 1, 0, 0};
    do {
        process_run(p, &r->command);
        faults = p->fault->faults;
        wrong = torture_judge(r, plan, p, want);
        if (faults > 0) {
            total->runs[r->tool][plan->call]++;
            total->faults[r->tool][plan->call] += faults;
        }
        if (wrong)
            torture_complain(r, p, wrong);
        p->fault->nth += 1 + p->fault->nth / DENSE;
    } while (!wrong && faults > 0 && mode != TORTURE_EACH && (plan->error || mode == TORTURE_ONCE));
}

/* Moves what a program did to *want; the next run reuses the memory of *want. */
static void torture_keep(struct process *want, struct process *p)
{
    const struct process before = *want;
    *want = *p;
    p->out = before.out;
    p->errors = before.errors;
}

/* Runs a command without faults, then with those of each plan of this part. */
static void torture_run(struct process *p, struct process *want, size_t number)
{
    const struct run *r = &runs[number];
    size_t way = number; /* the number of the run, plus that of the way of failing */
    *p->fault = (struct torture){TORTURE_NONE, 0, 0, 0, 0, 0};
    process_run(p, &r->command);
    if (p->signal || (p->status == 2) != r->fails) {
        torture_complain(r, p, "fails without a fault");
        return;
    }
    torture_keep(want, p);
    for (size_t k = 0; k < PLANS; k++)
        for (int mode = 0; mode <= TORTURE_EACH; mode++)
            if (plans[k].modes & 1 << mode && way++ % parts == part &&
                (!r->only || strcmp(r->only, calls[plans[k].call]) == 0))
                torture_plan(p, r, &plans[k], (enum torture_mode)mode, want);
}

/* Takes runs until there are no more. */
static _Noreturn void torture_work(const char *library, int worker)
{
    static struct process process, want;
    size_t number;
    process_init(&process, library, worker);
    while ((number = total->next++) < run_count)
        torture_run(&process, &want, number);
    exit(0);
}

/* Prints one line per program and call. Returns whether no call was missed. */
static bool torture_report(void)
{
    bool all = true;
    long sum = 0;
    for (size_t c = TORTURE_NONE + 1; c < TORTURE_CALLS; c++) {
        bool missing = parts == 1;
        for (size_t t = 0; t < TOOLS; t++) {
            const long faults = total->faults[t][c];
            if (faults > 0)
                printf("%-11s %-23s %7ld runs %9ld faults\n", tools[t], calls[c],
                       (long)total->runs[t][c], faults);
            missing = missing && faults == 0;
            sum += faults;
        }
        if (missing)
            printf("not ok: no fault in %s\n", calls[c]);
        all = all && !missing;
    }
    total->failed += !all;
    printf("%ld faults injected, %ld failed\n", sum, (long)total->failed);
    return total->failed == 0;
}

int main(int argc, char **argv)
{
    int jobs, status;
    bool ended = true;
    if (argc < 5 ||
        (argc > 5 && (sscanf(argv[5], "%zu/%zu", &part, &parts) != 2 || part < 1 || part > parts)))
        torture_refuse(argc > 5 ? argv[5] : "", "usage: torture PROGRAMS LIBRARY RUNS JOBS [K/N]");
    part %= parts;
    torture_read(argv[3], argv[1]);
    jobs = atoi(argv[4]);
    total = mmap(NULL, sizeof *total, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (total == MAP_FAILED)
        process_die("mmap");
    for (int k = 0; k < jobs; k++)
        if (fork() == 0)
            torture_work(argv[2], k);
    while (wait(&status) > 0)
        ended = ended && WIFEXITED(status) && WEXITSTATUS(status) == 0;
    return torture_report() && ended ? 0 : 1;
}
