/* Tests that running out of memory is an error, wherever it happens. Each job runs with the first
 * allocation failing, then the second, and so on, until none fails. Every run before that must
 * report the error in words and leave nothing for the sanitizers to find. */
#include "tests/fail.h"
#include "common/gen/run/mask.h"
#include "common/gen/run/unicursal.h"
#include "common/import/import.h"
#include "common/render/run/draw.h"
#include "common/solve/run/search.h"
#include "common/solve/run/stats.h"
#include "common/solve/run/verify.h"
#include "tests/import_texts.h"
#include "tests/maze_spec.h"

#include <fcntl.h>

/* What a job works on: the row of a table, or a text in an input format. */
struct fail_job {
    const struct opt_entry *entry;
    const char *text, *kind; /* KIND of --input, or NULL */
    size_t n;                /* the length of a text with zero bytes */
    struct err err;
};

static int run_generator(struct fail_job *job)
{
    struct maze m = {0};
    struct mem work = {0};
    struct maze_spec spec = {.gen = gen_of(job->entry), .w = 30, .h = 20};
    int got;
    if (spec.gen->total) /* it can enumerate the mazes of small sizes only */
        spec.w = spec.h = 4;
    got = maze_spec_generate(&spec, &m, &work, &job->err);
    maze_free(&m);
    mem_free(&work);
    return got;
}

/* Reads a mask, generates a maze in it and makes the maze unicursal. */
static int run_mask(struct fail_job *job)
{
    struct mask mask = {0};
    struct maze m = {0}, doubled = {0};
    struct mem work = {0};
    struct maze_spec spec = {.gen = gen_of(job->entry)};
    int fd = tap_input(job->text, strlen(job->text)), got = mask_read(&mask, fd, &job->err);
    got = got ? got : mask_count(&mask, spec.gen->board, &job->err);
    spec.w = mask.width - 2 * spec.gen->board;
    spec.h = mask.height - 2 * spec.gen->board;
    spec.mask = mask.mem.at;
    got = got ? got : maze_spec_generate(&spec, &m, &work, &job->err);
    if (!got && spec.gen->perfect && !spec.gen->board)
        got = unicursal_make(&doubled, &m, mask.mem.at, mask.cells, &job->err);
    mask_free(&mask);
    maze_free(&m);
    maze_free(&doubled);
    mem_free(&work);
    close(fd);
    return got;
}

static void ignore_frame(void *context, uint64_t frame)
{
    (void)context;
    (void)frame;
}

static int run_solver(struct fail_job *job)
{
    struct search_frames frames = {{1, 0, 0, ignore_frame, NULL}, {0}};
    struct maze m = {0};
    struct mem work[2] = {{0}, {0}};
    uint64_t values[OPT_KEYS];
    struct search s = {.maze = &m, .goal = 19 * 31 + 29, .values = values, .scratch = work};
    int got = opt_find(solve_list, "-a", job->entry->name, values, &job->err) ? 0 : -1;
    got = got ? got : maze_shape(&m, MAZE_WALLS, 30, 20, &job->err);
    if (!got) {
        maze_fill(&m, 0);
        for (size_t i = 0; i < 20 * 31; i++) /* an open room with a closed border */
            m.cell[i] &= (unsigned char)~((i % 31 && i % 31 < 30 ? MAZE_WEST : 0) |
                                          (i > 31 ? MAZE_NORTH : 0));
        s.frames = &frames;
        got = search_run(solve_of(job->entry), &s, false, &job->err);
    }
    maze_free(&frames.maze);
    maze_free(&m);
    mem_free(&work[0]);
    mem_free(&work[1]);
    return got < 0 ? -1 : 0;
}

static void ignore_claim(void *context, const char *what)
{
    (void)context;
    (void)what;
}

/* Measures a room, finds the nearest of several goals in it and verifies it. */
static int run_statistics(struct fail_job *job)
{
    struct maze m = {0};
    struct mem work[2] = {{0}, {0}};
    struct search s = {.maze = &m, .goal = 19 * 31 + 29, .scratch = work};
    struct header head = {0};
    struct stats stats;
    struct endpoints e = {0};
    struct endpoint from = {true, 0, 0, NULL}, to = {true, 0, 0, "29,19+3,4+5,5"};
    size_t start, goal;
    int got = maze_shape(&m, MAZE_WALLS, 30, 20, &job->err);
    if (!got) {
        maze_fill(&m, 0);
        got = stats_maze(&stats, &s, true, &head, &job->err);
        maze_clear(&m, MAZE_WEST | MAZE_NORTH);
        head.width = m.width;
        head.height = m.height;
        got = got ? got : endpoints_read(&e, &head, &from, &to, &job->err);
        if (!got && endpoints_find(&m, &head, &from, &e, &start, &goal, &job->err) < 0)
            got = -1;
        got = got ? got : search_nearest(&s, goal_set_places(&e.goals), e.goals.count, &job->err);
        got = got ? got : verify_maze(&s, true, &e.goals, &head, ignore_claim, NULL, &job->err);
    }
    maze_free(&m);
    mem_free(&e.goals.mem);
    mem_free(&work[0]);
    mem_free(&work[1]);
    return got < 0 ? -1 : 0;
}

static int run_reader(struct fail_job *job)
{
    static struct input in;
    struct maze m = {0};
    int fd = tap_input(job->text, job->n ? job->n : strlen(job->text)), got;
    struct import_choice import = {NULL, {0}};
    memset(&in, 0, sizeof in);
    if (job->kind && import_option(&import, job->kind, &job->err))
        exit(2);
    input_init(&in, fd, NULL, &import);
    got = input_next(&in) > 0 ? input_maze(&in, &m) : -1;
    job->err = in.reader.lines.err;
    if (!got && (header_set(&in.reader.head, FIELD_START, "1,1") ||
                 header_set_number(&in.reader.head, FIELD_STEPS, 123)))
        got = err_memory(&job->err);
    maze_free(&m);
    input_free(&in);
    close(fd);
    return got;
}

static int run_renderer(struct fail_job *job)
{
    static struct input in;
    static struct out out;
    struct writer writer = {&out, false, false};
    struct render_options options = {.across = 2, .down = 1};
    struct draw draw = {0};
    int fd = tap_input(job->text, strlen(job->text)), null = open("/dev/null", O_WRONLY), got = -1;
    memset(&in, 0, sizeof in);
    out_init(&out, null);
    input_init(&in, fd, &out, NULL);
    if (!opt_find(render_list, "format", job->entry->name, options.values, &job->err))
        return -1;
    got = draw_init(&draw, render_of(job->entry), &options, &writer, &job->err);
    if (!got && input_next(&in) > 0)
        got = draw_record(&draw, &in, &job->err);
    else if (!got)
        got = -1, job->err = in.reader.lines.err;
    if (!got)
        got = draw_close(&draw, &job->err);
    draw_free(&draw);
    input_free(&in);
    close(fd);
    close(null);
    return got;
}

/* Runs the job with each of its allocations failing in turn. */
static void fail_each(const char *task, const char *name, int (*run)(struct fail_job *),
                      struct fail_job job)
{
    long k = 0;
    bool reported = true;
    bool swallowed = false;
    for (;; k++) {
        job.err.what[0] = '\0';
        countdown = k;
        if (run(&job) == 0) {
            swallowed = fail_happened();
            break;
        }
        reported = reported && job.err.what[0] != '\0';
        if (strstr(job.err.what, " requires "))
            return; /* an error: the format does not support such mazes */
        if (k == 1000)
            break;
    }
    ok(reported && !swallowed && k > 0 && k < 1000,
       "%s %s: reports the failure of each of its %ld allocations", task, name, k);
}

/* The input formats. */
static void fail_imports(void)
{
    for (size_t i = 0; i < sizeof import_texts / sizeof *import_texts; i++)
        fail_each("input format", import_texts[i].kind, run_reader,
                  (struct fail_job){.kind = import_texts[i].kind,
                                    .text = import_texts[i].text,
                                    .n = import_texts[i].n});
}

int main(void)
{
    static const char *const texts[] = {
        "# maze walls 3 2 start=0,0 goal=2,1\n# a comment\n1221\n3001\n2220\n\n",
        "# maze block 3 3 start=1,1 goal=1,1\n# a comment\n111\n101\n111\n\n",
        "1221\n3001\n2220\n",
        "111\n101\n111\n",
    };
    for (const struct opt_entry *const *e = gen_list; *e; e++)
        fail_each("generator", (*e)->name, run_generator, (struct fail_job){.entry = *e});
    for (const struct opt_entry *const *e = gen_list; *e; e++)
        if (gen_of(*e)->mask != MASK_NONE)
            fail_each("generator in a mask", (*e)->name, run_mask,
                      (struct fail_job){.entry = *e, .text = "01000\n00010\n00000\n00010\n"});
    for (const struct opt_entry *const *e = solve_list; *e; e++)
        fail_each("solver", (*e)->name, run_solver, (struct fail_job){.entry = *e});
    fail_each("statistics of", "a maze", run_statistics, (struct fail_job){0});
    for (size_t i = 0; i < 4; i++)
        fail_each("reader", i < 2 ? "with a header" : "without a header", run_reader,
                  (struct fail_job){.text = texts[i]});
    fail_imports();
    for (const struct opt_entry *const *e = render_list; *e; e++)
        for (size_t i = 0; i < 4; i++)
            fail_each("output format", (*e)->name, run_renderer,
                      (struct fail_job){.entry = *e, .text = texts[i]});
    return done();
}
