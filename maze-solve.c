/* maze-solve: finds ways through mazes. Options to a struct, then a loop over
 * the mazes of each input. */
#include "common/solve/ends.h"
#include "common/solve/solve.h"
#include "common/stream/reader.h"
#include "common/stream/writer.h"
#include "common/tool.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { OPT_INPUT = OPT_OWN };

static const struct opt options[] = {
    {'a', "algorithm", "NAME", "how to search (bfs)"},
    {'s', "start", "X,Y", "where to start (the header's, or the first opening)"},
    {'g', "goal", "X,Y", "where to go (the header's, or the last opening)"},
    {'f', "format", "NAME", "what to write (maze)"},
    {OPT_INPUT, "input", "KIND", "what has no header is walls or block (its digits tell)"},
    OPT_COMMON,
};

struct state;

/* A row of the table of output formats. */
struct answer {
    struct opt_entry entry;
    void (*write)(struct state *s, const struct search *found); /* found: NULL without a path */
};

struct state {
    const struct solve *solver;
    uint64_t values[OPT_KEYS];
    const struct answer *answer;
    struct end start, goal;
    enum maze_kind input;
    bool quiet;
    struct writer writer;
    struct reader reader;
    struct maze maze;
    struct mem work;
};

static void write_maze(struct state *s, const struct search *found)
{
    (void)found;
    writer_maze(&s->writer, &s->reader.head, &s->maze);
}

static void write_moves(struct state *s, const struct search *found)
{
    struct out *out = s->writer.out;
    size_t from = found ? found->start : 0, at = from;
    if (!found)
        out_text(out, "-");
    while (found && at != found->goal) {
        unsigned d;
        size_t next = solve_step(found, at, from, &d);
        from = at;
        at = next;
        *out_room(out, 1) = (unsigned char)"NESW"[d];
        out->len++;
    }
    out_text(out, "\n");
    out_pause(out);
}

static void write_cells(struct state *s, const struct search *found)
{
    struct out *out = s->writer.out;
    const struct maze *m = &s->maze;
    size_t from = found ? found->start : 0, at = from;
    while (found) {
        unsigned d;
        size_t next = at;
        out->len += (size_t)snprintf((char *)out_room(out, 48), 48, "%zu,%zu\n", at % m->stride,
                                     at / m->stride);
        if (at == found->goal)
            break;
        next = solve_step(found, at, from, &d);
        from = at;
        at = next;
    }
    out_text(out, "\n");
    out_pause(out);
}

static void write_none(struct state *s, const struct search *found)
{
    (void)s;
    (void)found;
}

static const struct answer answer_maze = {{"maze", "the maze, its path marked", NULL}, write_maze};
static const struct answer answer_moves = {
    {"moves", "a line of N, E, S and W a maze; - where there is no path", NULL}, write_moves};
static const struct answer answer_cells = {
    {"cells", "x,y of each cell of the path, a line each, then an empty line", NULL}, write_cells};
static const struct answer answer_none = {{"none", "nothing but the exit status", NULL},
                                          write_none};

static const struct opt_entry *const answers[] = {
    &answer_maze.entry, &answer_moves.entry, &answer_cells.entry, &answer_none.entry, NULL,
};

static const struct tool tool = {
    .name = "maze-solve",
    .usage = "[options] [file ...]",
    .purpose = "Finds a way through each maze of a maze stream, maze(5), and marks it.",
    .options = options,
    .names = {{"algorithms", solve_list}, {"formats", answers}},
    .examples = "  maze-gen -w 20 -h 20 | maze-solve | maze-render\n"
                "  maze-gen -n 5 | maze-solve -f moves\n"
                "  maze-gen -e none -x none | maze-solve -s 0,0 -g 19,0 -f cells\n",
};

static int read_end(struct end *end, const char *what, const char *value, struct err *err)
{
    end->given = true;
    if (header_place(value, strlen(value), &end->x, &end->y))
        return err_set(err, "%s: '%.40s' is no place X,Y", what, value);
    return 0;
}

static int option(struct state *s, int id, const char *value, struct err *err)
{
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
        if (!(entry = opt_find(answers, "-f", value, NULL, err)))
            return -1;
        s->answer = (const struct answer *)entry; /* its first member */
        return 0;
    case OPT_INPUT:
        return tool_kind("--input", value, &s->input, err);
    case '1':
        s->writer.line = true;
        return 0;
    case OPT_NO_HEADER:
        s->writer.no_header = true;
        return 0;
    default:
        s->quiet = true;
        return 0;
    }
}

/* The fields of the header that are ours; ends: start and goal are known. */
static int head_fill(struct state *s, const struct search *search, bool ends, bool found)
{
    struct header *h = &s->reader.head;
    size_t stride = s->maze.stride;
    if (ends && (header_set_place(h, "start", search->start % stride, search->start / stride) ||
                 header_set_place(h, "goal", search->goal % stride, search->goal / stride)))
        return -1;
    if (header_set(h, "solver", s->solver->entry.name) ||
        header_set(h, "solution", found ? "path" : "none") ||
        (found && header_set_number(h, "length", search->length)))
        return -1;
    if (!found)
        header_drop(h, "length");
    return 0;
}

/* Says which maze has no path: by its line, and its seed and index. */
static void say_no_path(const struct state *s, const char *name, const struct search *search,
                        bool ends)
{
    const struct header *h = &s->reader.head;
    size_t stride = s->maze.stride, n, k;
    const char *seed = header_get(h, "seed", &n), *index = header_get(h, "index", &k);
    char which[80] = "", between[100] = "";
    struct err err;
    if (s->quiet)
        return;
    if (seed && index)
        snprintf(which, sizeof which, " in seed %.*s index %.*s", (int)(n < 30 ? n : 30), seed,
                 (int)(k < 30 ? k : 30), index);
    if (ends)
        snprintf(between, sizeof between, " from %zu,%zu to %zu,%zu", search->start % stride,
                 search->start / stride, search->goal % stride, search->goal / stride);
    err_at(&err, s->reader.start_line, 1, "no path%s%s%s", between, which,
           ends ? "" : ": no free cell");
    tool_report(&tool, s->writer.out, name, &err);
}

/* Solves the maze that the reader is at: a status; TOOL_FAILED with err. */
static int solve_maze(struct state *s, const char *name, struct err *err)
{
    struct search search = {.maze = &s->maze, .work = &s->work};
    int ends, found = 0;
    if (reader_maze(&s->reader, &s->maze)) {
        *err = s->reader.err;
        return TOOL_FAILED;
    }
    ends =
        ends_find(&s->maze, &s->reader.head, &s->start, &s->goal, &search.start, &search.goal, err);
    if (ends > 0)
        found = solve_run(s->solver, &search, s->values, err);
    else
        maze_clear(&s->maze, MAZE_PATH | MAZE_VISITED);
    if (ends < 0 || found < 0) {
        err->line = s->reader.start_line;
        err->column = 1;
        return TOOL_FAILED;
    }
    if (head_fill(s, &search, ends, found)) {
        err_memory(err);
        return TOOL_FAILED;
    }
    if (!found)
        say_no_path(s, name, &search, ends);
    s->answer->write(s, found ? &search : NULL);
    return found ? TOOL_DONE : TOOL_NO;
}

/* All mazes of one input. */
static int solve_stream(void *context, int fd, const char *name)
{
    struct state *s = context;
    int got, status = TOOL_DONE;
    reader_init(&s->reader, fd, s->writer.out, s->input);
    while (!s->writer.out->error && (got = reader_next(&s->reader))) {
        struct err err = s->reader.err;
        got = got < 0 ? TOOL_FAILED : solve_maze(s, name, &err);
        status = got > status ? got : status;
        if (got == TOOL_FAILED) {
            tool_report(&tool, s->writer.out, name, &err);
            break;
        }
    }
    return status;
}

int main(int argc, char **argv)
{
    struct state s = {.answer = &answer_maze};
    struct out out;
    struct opt_scan scan;
    struct err err;
    const char *value;
    int id, status;
    (void)argc;
    out_init(&out, STDOUT_FILENO);
    s.writer.out = &out;
    s.solver = solve_of(solve_list[0]);
    opt_init(&scan, options, argv);
    while ((id = opt_next(&scan, &value, &err)) > 0) {
        if (tool_answer(&tool, id, &out))
            return tool_close(&tool, &out, TOOL_DONE);
        if (option(&s, id, value, &err))
            break;
    }
    if (id) {
        err_report(tool.name, NULL, &err);
        return TOOL_FAILED;
    }
    status = tool_files(&tool, &scan, &out, solve_stream, &s);
    maze_free(&s.maze);
    mem_free(&s.work);
    reader_free(&s.reader);
    return status;
}
