#include "session.h"
#include "common/solve/run/search.h"

#include "verify.h"

#include <stdio.h>

int session_check(const struct session *s, struct err *err)
{
    if (s->queries.name && (s->check || s->start.given || s->goal.given))
        return err_set(err, "--queries: not with %s", s->check ? "--check" : "-s or -g");
    if (s->trace && !s->answer->mazes)
        return err_set(err, "--trace: -f %s has no frames", s->answer->entry.name);
    if (s->trace && (s->check || s->keeps > 0))
        return err_set(err,
                       "--trace: %s is for mazes, not for frames; pipe what is kept into "
                       "maze-solve --trace",
                       s->check ? "--check" : "-k");
    return 0;
}

/* What of the header is known before a search. */
static int head_ends(struct header *h, const struct solve *solver, const struct search *search)
{
    size_t stride = search->maze->stride;
    return header_set_place(h, FIELD_START, search->start % stride, search->start / stride) ||
                   header_set_place(h, FIELD_GOAL, search->goal % stride, search->goal / stride) ||
                   header_set(h, FIELD_SOLVER, solver->entry.name)
               ? -1
               : 0;
}

/* The goals of the header give way to those of an option. */
static int head_goals(struct header *h, const struct endpoint *goal)
{
    if (goal->list)
        return header_set(h, FIELD_GOALS, goal->list);
    if (goal->given)
        header_drop(h, FIELD_GOALS);
    return 0;
}

/* The fields of the header that are ours; ends: start and goal are known. */
static int head_fill(struct header *h, const struct solve *solver, const struct search *search,
                     bool ends, int found)
{
    static const char *const solution[] = {"none", "path", "set"};
    if (ends && head_ends(h, solver, search))
        return -1;
    header_drop(h, FIELD_FRAME);
    if (!found)
        header_drop(h, FIELD_LENGTH);
    if (!solver->walks)
        header_drop(h, FIELD_STEPS);
    if (header_set(h, FIELD_SOLVER, solver->entry.name) ||
        header_set(h, FIELD_SOLUTION, solution[found]) ||
        (found && header_set_number(h, FIELD_LENGTH, search->length)) ||
        (solver->walks && header_set_number(h, FIELD_STEPS, search->steps)))
        return -1;
    return 0;
}

/* Says which maze has no path: by its line, and its seed and index. */
static void say_no_path(struct session *s, const struct search *search, bool ends)
{
    const struct header *h = &s->input.reader.head;
    size_t stride = s->maze.stride, n, k;
    const char *seed = header_get(h, FIELD_SEED, &n), *index = header_get(h, FIELD_INDEX, &k);
    char which[80] = "", between[100] = "";
    struct err err;
    if (seed && index)
        snprintf(which, sizeof which, " in seed %.*s index %.*s", (int)(n < 30 ? n : 30), seed,
                 (int)(k < 30 ? k : 30), index);
    if (ends)
        snprintf(between, sizeof between, " from %zu,%zu to %zu,%zu", search->start % stride,
                 search->start / stride, search->goal % stride, search->goal / stride);
    err_at(&err, s->input.reader.start_line, 1, "no path%s%s%s", between, which,
           ends ? "" : ": no free cell");
    tool_report(s->tool, &s->run.out, s->name, &err);
}

/* A frame of a frames is passed on as it is, where mazes are written, but not counted
 * nor measured. */
static bool pass_frame(struct session *s)
{
    size_t n;
    if (!header_get(&s->input.reader.head, FIELD_FRAME, &n))
        return false;
    if (s->answer->mazes && s->keeps == 0)
        writer_maze(&s->run.writer, &s->input.reader.head, &s->maze, true);
    return true;
}

/* The next frame of the frames. */
static void frame_write(void *context, uint64_t frame)
{
    struct session *s = context;
    struct header *h = &s->input.reader.head;
    for (enum field_id id = 0; id < FIELDS; id++)
        if (!field_table[id].in_frames)
            header_drop(h, id);
    s->no_memory = s->no_memory || header_set_number(h, FIELD_FRAME, frame);
    if (!s->no_memory)
        writer_maze(&s->run.writer, h, &s->frames.maze, false);
}

/* Are its figures wanted? */
static bool is_measured(const struct session *s)
{
    return s->answer->stats || s->keeps > 0;
}

/* Searches, and measures if it has to be. What search_run returns, or SOLVE_NONE where
 * there is no free cell to search from. */
static int search(struct session *s, struct search *search, bool ends, struct stats *stats,
                  struct err *err)
{
    const bool measured = is_measured(s);
    int found = SOLVE_NONE;
    if (measured && stats_maze(stats, search, ends, &s->input.reader.head, err))
        return -1;
    if (ends)
        found = search_run(s->solver, search, s->visited || measured, err);
    else
        maze_clear(&s->maze, MAZE_PATH | MAZE_VISITED);
    if (measured && found >= 0 && !s->emitted)
        stats_search(stats, search, s->solver, found);
    if (measured && !s->visited)
        maze_clear(&s->maze, MAZE_VISITED);
    return found;
}

/* Is it to be passed on? Counts it if so. */
static bool is_kept(struct session *s, const struct stats *stats)
{
    for (size_t k = 0; k < s->keeps; k++)
        if (!filter_holds(&s->keep[k], stats))
            return false;
    s->passed++;
    if (s->limited && s->passed >= s->limit)
        s->run.stop = true;
    return true;
}

static void answer(struct session *s, const struct search *search, const struct stats *stats,
                   int found)
{
    struct out *out = &s->run.out;
    if (!s->answer->stats) {
        s->answer->write(&s->run.writer, &s->input.reader.head, search, found);
        return;
    }
    if (!s->named && !s->run.writer.no_header)
        stats_names(out);
    s->named = true;
    stats_write(out, stats, &s->input.reader.head);
}

/* The moves of a way, in the header: its marks alone may not tell it. -1: no memory. */
static int moves_fill(struct session *s, const struct search *search)
{
    struct text_buf *t = &s->moves;
    const struct path path = search_path(search);
    struct path_cursor c = path_begin(&path);
    t->len = 0;
    while (path_next(&path, &c))
        if (text_append(t, &path_letters[c.d], 1))
            return -1;
    if (text_append(t, "", 1))
        return -1;
    return header_set(&s->input.reader.head, FIELD_MOVES, (const char *)t->mem.at);
}

/* Of one way of many, what was looked at is itself. */
static void way_visited(const struct maze *m, bool visited)
{
    for (size_t i = 0; i < m->stride * m->height; i++)
        if (m->cell[i] & MAZE_PATH)
            m->cell[i] = (unsigned char)((m->cell[i] & ~MAZE_VISITED) | visited * MAZE_VISITED);
}

/* One of many ways: answered as one maze. */
static bool emit(void *context, const struct search *search)
{
    struct session *s = context;
    const bool measured = is_measured(s);
    struct stats stats = s->stats;
    way_visited(search->maze, s->visited || measured);
    if (measured)
        stats_search(&stats, search, s->solver, SOLVE_PATH);
    if (!s->visited)
        way_visited(search->maze, false);
    if (head_fill(&s->input.reader.head, s->solver, search, true, SOLVE_PATH) ||
        moves_fill(s, search)) {
        s->no_memory = true;
        return false;
    }
    s->emitted = true;
    if (is_kept(s, &stats))
        answer(s, search, &stats, SOLVE_PATH);
    way_visited(search->maze, false);
    return !s->run.stop && !s->run.out.error;
}

/* Searches between two ends, if ends says that there are any, and answers: a status. */
static int solve_ends(struct session *s, struct search *now, bool ends, struct err *err)
{
    struct header *head = &s->input.reader.head;
    int found;
    s->emitted = s->no_memory = false;
    now->emit = emit;
    now->context = s;
    header_drop(head, FIELD_MOVES);
    s->frames.trace = (struct frame_clock){.every = s->trace, .write = frame_write, .context = s};
    now->frames = s->trace ? &s->frames : NULL;
    if (now->frames && ends && head_ends(head, s->solver, now)) {
        err_memory(err);
        return TOOL_FAILED;
    }
    found = search(s, now, ends, &s->stats, err);
    if (found >= 0 &&
        (s->no_memory || (!s->emitted && head_fill(head, s->solver, now, ends, found))))
        found = err_memory(err);
    if (found < 0)
        return TOOL_FAILED;
    if (s->emitted || !is_kept(s, &s->stats))
        return TOOL_DONE;
    if (!found && !s->run.quiet && !s->keeps)
        say_no_path(s, now, ends);
    now->last = !s->queries.name;
    answer(s, now, &s->stats, found);
    return found || s->keeps ? TOOL_DONE : TOOL_NO;
}

/* What --check finds wrong, with the place of the maze. */
static void say_wrong(void *context, const char *what)
{
    struct session *s = context;
    struct err err;
    if (s->run.quiet)
        return;
    err_at(&err, s->input.reader.start_line, 1, "%s", what);
    tool_report(s->tool, &s->run.out, s->name, &err);
}

static int check_ends(struct session *s, struct search *now, bool ends, struct err *err)
{
    int got = check(now, ends, &s->area, &s->input.reader.head, say_wrong, s, err);
    return got < 0 ? TOOL_FAILED : got > 0 ? TOOL_NO : TOOL_DONE;
}

/* The maze at hand, from place to place of each query; a place that cannot be is
 * reported, and the rest is done. */
static int solve_queries(struct session *s, struct search *now, struct err *err)
{
    const struct queries *q = &s->queries;
    int status = TOOL_DONE;
    for (size_t k = 0; k < q->count && !s->run.stop && !s->run.out.error; k++) {
        const struct query *ask = queries_at(q, k);
        int got = endpoints_find(&s->maze, &s->input.reader.head, &ask->start, &ask->goal,
                                 &now->start, &now->goal, &s->area, err);
        if (got < 0) {
            err->line = ask->line;
            err->column = 1;
            tool_report(s->tool, &s->run.out, q->name, err);
            s->failed = true;
            continue;
        }
        got = head_goals(&s->input.reader.head, &ask->goal) ? TOOL_FAILED
                                                            : solve_ends(s, now, true, err);
        if (got == TOOL_FAILED)
            return got;
        status = got > status ? got : status;
    }
    return status;
}

/* Solves the maze that the reader is at: a status. A start or goal that cannot
 * be is reported, the maze left out and *go_on left set: only that maze is
 * wrong, not the stream. */
static int solve_maze(struct session *s, bool *go_on, struct err *err)
{
    struct search now = {.maze = &s->maze, .values = s->values, .work = s->work};
    int ends, status = TOOL_FAILED;
    *go_on = false;
    if (input_maze(&s->input, &s->maze)) {
        *err = s->input.reader.lines.err;
        return TOOL_FAILED;
    }
    *go_on = true;
    if (pass_frame(s))
        return TOOL_DONE;
    if (s->queries.name) {
        status = solve_queries(s, &now, err);
        *go_on = status != TOOL_FAILED;
        return status;
    }
    ends = endpoints_find(&s->maze, &s->input.reader.head, &s->start, &s->goal, &now.start,
                          &now.goal, &s->area, err);
    if (ends > 0 && s->area.count && !s->check &&
        search_nearest(&now, goal_set_cells(&s->area), s->area.count, err))
        return TOOL_FAILED;
    if (head_goals(&s->input.reader.head, &s->goal)) {
        err_memory(err);
        return TOOL_FAILED;
    }
    if (ends >= 0) {
        status = s->check ? check_ends(s, &now, ends > 0, err) : solve_ends(s, &now, ends > 0, err);
        *go_on = status != TOOL_FAILED;
    }
    if (status == TOOL_FAILED && !err->line) {
        err->line = s->input.reader.start_line;
        err->column = 1;
    }
    return status;
}

int session_stream(void *context, int fd, const char *name)
{
    struct session *s = context;
    int got, status = TOOL_DONE;
    bool go_on = true;
    s->name = name;
    input_init(&s->input, fd, &s->run.out, s->import);
    while (go_on && !s->run.out.error && !s->run.stop && (got = input_next(&s->input))) {
        struct err err = s->input.reader.lines.err;
        go_on = got > 0;
        got = go_on ? solve_maze(s, &go_on, &err) : TOOL_FAILED;
        status = got > status ? got : status;
        if (got == TOOL_FAILED)
            tool_report(s->tool, &s->run.out, name, &err);
    }
    return status;
}

/* The names of the figures, where no maze came to have any. */
int session_finish(void *context)
{
    struct session *s = context;
    if (s->answer->stats && !s->named && !s->run.writer.no_header && !s->check)
        stats_names(&s->run.out);
    return TOOL_DONE;
}

int session_status(const struct session *s, int got)
{
    if (s->failed)
        return TOOL_FAILED;
    return got == TOOL_DONE && s->keeps > 0 && s->passed == 0 ? TOOL_NO : got;
}

void session_free(struct session *s)
{
    maze_free(&s->maze);
    maze_free(&s->frames.maze);
    mem_free(&s->work[0]);
    mem_free(&s->work[1]);
    mem_free(&s->area.mem);
    mem_free(&s->moves.mem);
    mem_free(&s->queries.mem);
    input_free(&s->input);
}
