/* maze-solve: finds ways through mazes. Options to a struct, then a loop over
 * the mazes of each input. */
#include "common/solve/answer.h"
#include "common/solve/ends.h"
#include "common/solve/solve.h"
#include "common/stream/reader.h"
#include "common/tool.h"

#include <stdio.h>
#include <string.h>

enum { OPT_INPUT = OPT_OWN, OPT_VISITED };

static const struct opt options[] = {
    {'a', "algorithm", "NAME", "how to search (bfs)"},
    {'s', "start", "X,Y", "where to start (the header's, or the first opening)"},
    {'g', "goal", "X,Y", "where to go (the header's, or the last opening)"},
    {'f', "format", "NAME", "what to write (maze)"},
    {OPT_VISITED, "visited", NULL, "mark the cells that were looked at too (value 8)"},
    {OPT_INPUT, "input", "KIND", "what has no header is walls or block (its digits tell)"},
    OPT_COMMON,
};

struct state {
    struct tool_run run;
    const struct solve *solver;
    uint64_t values[OPT_KEYS];
    const struct answer *answer;
    bool visited; /* mark what was looked at */
    struct end start, goal;
    enum maze_kind input;
    struct reader reader;
    struct maze maze;
    struct mem work[2];
};

static int read_end(struct end *end, const char *what, const char *value, struct err *err)
{
    end->given = true;
    if (header_place(value, strlen(value), &end->x, &end->y))
        return err_set(err, "%s: '%.40s' is no place X,Y", what, value);
    return 0;
}

static int option(void *context, int id, const char *value, struct err *err)
{
    struct state *s = context;
    const struct opt_entry *entry;
    switch (id) {
    case 'a':
        if (!(entry = opt_find(solve_list, "-a", value, s->values, err)))
            return -1;
        s->solver = solve_of(entry);
        return 0;
    case 's':
        return read_end(&s->start, "-s", value, err);
    case 'g':
        return read_end(&s->goal, "-g", value, err);
    case 'f':
        if (!(entry = opt_find(answer_list, "-f", value, NULL, err)))
            return -1;
        s->answer = answer_of(entry);
        return 0;
    case OPT_VISITED:
        s->visited = true;
        return 0;
    default:
        return tool_kind("--input", value, &s->input, err);
    }
}

static const struct tool tool = {
    .name = "maze-solve",
    .usage = "[options] [file ...]",
    .purpose = "Finds a way through each maze of a maze stream, maze(5), and marks it.",
    .options = options,
    .names = {{"algorithms", solve_list}, {"formats", answer_list}},
    .examples = "  maze-gen -w 20 -h 20 | maze-solve | maze-render\n"
                "  maze-gen -n 5 | maze-solve -f moves\n"
                "  maze-gen -e none -x none | maze-solve -s 0,0 -g 19,0 -f cells\n",
    .option = option,
};

/* The fields of the header that are ours; ends: start and goal are known. */
static int head_fill(struct header *h, const struct solve *solver, const struct search *search,
                     bool ends, int found)
{
    static const char *const solution[] = {"none", "path", "set"};
    size_t stride = search->maze->stride;
    if (ends && (header_set_place(h, "start", search->start % stride, search->start / stride) ||
                 header_set_place(h, "goal", search->goal % stride, search->goal / stride)))
        return -1;
    if (!found)
        header_drop(h, "length");
    if (!solver->walks)
        header_drop(h, "steps");
    if (header_set(h, "solver", solver->entry.name) || header_set(h, "solution", solution[found]) ||
        (found && header_set_number(h, "length", search->length)) ||
        (solver->walks && header_set_number(h, "steps", search->steps)))
        return -1;
    return 0;
}

/* Says which maze has no path: by its line, and its seed and index. */
static void say_no_path(struct state *s, const char *name, const struct search *search, bool ends)
{
    const struct header *h = &s->reader.head;
    size_t stride = s->maze.stride, n, k;
    const char *seed = header_get(h, "seed", &n), *index = header_get(h, "index", &k);
    char which[80] = "", between[100] = "";
    struct err err;
    if (seed && index)
        snprintf(which, sizeof which, " in seed %.*s index %.*s", (int)(n < 30 ? n : 30), seed,
                 (int)(k < 30 ? k : 30), index);
    if (ends)
        snprintf(between, sizeof between, " from %zu,%zu to %zu,%zu", search->start % stride,
                 search->start / stride, search->goal % stride, search->goal / stride);
    err_at(&err, s->reader.start_line, 1, "no path%s%s%s", between, which,
           ends ? "" : ": no free cell");
    tool_report(&tool, &s->run.out, name, &err);
}

/* A frame of a film is passed on as it is, where mazes are written at all. */
static bool pass_frame(struct state *s)
{
    size_t n;
    if (!header_get(&s->reader.head, "frame", &n))
        return false;
    if (s->answer->mazes)
        writer_maze(&s->run.writer, &s->reader.head, &s->maze);
    return true;
}

/* Solves the maze that the reader is at: a status. A start or goal that cannot
 * be is reported, the maze left out and *go_on left set: only that maze is
 * wrong, not the stream. */
static int solve_maze(struct state *s, const char *name, bool *go_on, struct err *err)
{
    struct search search = {.maze = &s->maze, .values = s->values, .work = s->work};
    int ends, found = 0;
    *go_on = false;
    if (reader_maze(&s->reader, &s->maze)) {
        *err = s->reader.lines.err;
        return TOOL_FAILED;
    }
    *go_on = true;
    if (pass_frame(s))
        return TOOL_DONE;
    ends =
        ends_find(&s->maze, &s->reader.head, &s->start, &s->goal, &search.start, &search.goal, err);
    *go_on = ends < 0;
    if (ends > 0)
        found = solve_run(s->solver, &search, s->visited, err);
    else
        maze_clear(&s->maze, MAZE_PATH | MAZE_VISITED);
    if (ends >= 0 && found >= 0 && head_fill(&s->reader.head, s->solver, &search, ends, found))
        found = err_memory(err);
    if ((ends < 0 || found < 0) && !err->line) {
        err->line = s->reader.start_line;
        err->column = 1;
    }
    if (ends < 0 || found < 0)
        return TOOL_FAILED;
    *go_on = true;
    if (!found && !s->run.quiet)
        say_no_path(s, name, &search, ends);
    s->answer->write(&s->run.writer, &s->reader.head, &search, found);
    return found ? TOOL_DONE : TOOL_NO;
}

/* All mazes of one input. */
static int solve_stream(void *context, int fd, const char *name)
{
    struct state *s = context;
    int got, status = TOOL_DONE;
    bool go_on = true;
    reader_init(&s->reader, fd, &s->run.out, s->input);
    while (go_on && !s->run.out.error && (got = reader_next(&s->reader))) {
        struct err err = s->reader.lines.err;
        go_on = got > 0;
        got = go_on ? solve_maze(s, name, &go_on, &err) : TOOL_FAILED;
        status = got > status ? got : status;
        if (got == TOOL_FAILED)
            tool_report(&tool, &s->run.out, name, &err);
    }
    return status;
}

int main(int argc, char **argv)
{
    struct state s = {.solver = solve_of(solve_list[0]), .answer = answer_of(answer_list[0])};
    int status = tool_start(&tool, &s.run, argv, &s);
    (void)argc;
    if (status >= 0)
        return status;
    status = tool_files(&tool, &s.run, solve_stream, &s);
    maze_free(&s.maze);
    mem_free(&s.work[0]);
    mem_free(&s.work[1]);
    reader_free(&s.reader);
    return status;
}
