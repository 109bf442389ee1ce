#include "program.h"

#include "common/base/progress.h"
#include "common/base/utf8.h"
#include "common/cli/tool.h"
#include "common/solve/run/search.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

enum { PROGRAM_ARGUMENTS = 64, PROGRAM_WALK = 400, PROGRAM_ENUMERATE = 16 };

const char *const program_names[PROGRAMS] = {"maze-gen", "maze-solve", "maze-render"};

static jmp_buf program_end;

static void program_leave(void)
{
    longjmp(program_end, 1);
}

/* ---- what would only take long ---- */

SANDBOX_CALL(int, maze_shape, struct maze *m, enum maze_kind kind, size_t width, size_t height,
             struct err *err);
SANDBOX_CALL(int, search_solve, const struct solve *solver, struct search *s, bool visited,
             struct err *err);
void __wrap_progress_start(const char *tool, enum progress_when when);

/* The signals are those of the fuzzer. */
void __wrap_progress_start(const char *tool, enum progress_when when)
{
    (void)tool;
    (void)when;
}

int __wrap_maze_shape(struct maze *m, enum maze_kind kind, size_t width, size_t height,
                      struct err *err)
{
    if (width > PROGRAM_CELLS || height > PROGRAM_CELLS / width)
        return err_memory(err);
    return __real_maze_shape(m, kind, width, height, err);
}

/* Returns whether a solver may take very long: a random walk, or one that enumerates all paths. */
static bool program_is_slow(const struct solve *solver, const struct search *s)
{
    const size_t cells = s->maze->width * s->maze->height;
    const struct row_key *key = solver->entry.keys;
    for (int k = 0; key && key[k].name; k++)
        if (strcmp(key[k].name, "steps") == 0 && s->values[k] > 1000000)
            return true;
    return cells > (size_t)(solver->enumerates ? PROGRAM_ENUMERATE
                            : key              ? PROGRAM_WALK
                                               : PROGRAM_CELLS);
}

int __wrap_search_solve(const struct solve *solver, struct search *s, bool visited, struct err *err)
{
    if (program_is_slow(solver, s))
        return err_memory(err);
    return __real_search_solve(solver, s, visited, err);
}

/* ---- running ---- */

/* Checks the messages of a program, each of which is a line. */
static void program_check_messages(enum program program, const struct sandbox_output *output)
{
    const size_t prefix = strlen(program_names[program]);
    const char *line = output->err, *end;
    for (; *line; line = end + 1) {
        const size_t n = strcspn(line, "\n");
        end = line + n;
        if (*end == '\0' && output->err_n == SANDBOX_ERR)
            return; /* cut off here */
        FUZZ_CHECK(*end == '\n' && memchr(line, '\0', n) == NULL, "half a message: %s", line);
        FUZZ_CHECK(strncmp(line, program_names[program], prefix) == 0 &&
                       strncmp(line + prefix, ": ", 2) == 0,
                   "message without prefix: %s", line);
        FUZZ_CHECK(utf8_control((const unsigned char *)line, n, false) == n,
                   "control character in message: %s", line);
    }
    FUZZ_CHECK((size_t)(line - output->err) == output->err_n, "NUL in a message");
}

int program_run(enum program program, const struct sandbox_input *input, int argc,
                const char *const *argv, struct sandbox_output *output)
{
    static int (*const run[PROGRAMS])(char **) = {program_gen, program_solve, program_render};
    char *arguments[PROGRAM_ARGUMENTS + 2];
    volatile int status = PROGRAM_ENDED;
    FUZZ_CHECK(argc <= PROGRAM_ARGUMENTS, "too many arguments");
    arguments[0] = strdup(program_names[program]);
    for (int k = 0; k < argc; k++)
        arguments[k + 1] = strdup(argv[k]);
    arguments[argc + 1] = NULL;
    char *owned[PROGRAM_ARGUMENTS + 2];
    memcpy(owned, arguments, sizeof owned);
    sandbox_overflow = program_leave;
    if (setjmp(program_end) == 0) {
        sandbox_begin(input);
        status = run[program](arguments);
        sandbox_end();
    } else {
        sandbox_abandon();
    }
    for (int k = 0; k <= argc; k++)
        free(owned[k]);
    *output = sandbox_written();
    program_check_messages(program, output);
    FUZZ_CHECK(status == STATUS_DONE || status == STATUS_NEGATIVE || status == STATUS_FAILED ||
                   status == PROGRAM_ENDED,
               "status %d", status);
    FUZZ_CHECK(status != STATUS_FAILED || output->err_n > 0, "an error without a message");
    return status;
}
