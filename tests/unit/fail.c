/* Tests that running out of memory is an error, wherever it happens. Each job runs with the first
 * allocation failing, then the second, and so on, until none fails. Every run before that must
 * report the error in words and leave nothing for the sanitizers to find. */
#include "tests/fail.h"
#include "common/gen/run/mask.h"
#include "common/gen/run/unicursal.h"
#include "common/import/run/input.h"
#include "common/render/run/draw.h"
#include "common/solve/run/search.h"
#include "common/solve/run/stats.h"
#include "common/solve/run/verify.h"
#include "tests/import_texts.h"
#include "tests/maze_spec.h"
#include "tests/twin_trees.h"

#include <fcntl.h>
#include <limits.h>

/* What a job works on: the row of a table, or a text in an input format. */
struct fail_job {
    const struct row *entry;
    const char *text, *kind; /* KIND of --input, or NULL */
    size_t n;                /* the length of a text with zero bytes; the number of goals */
    int (*shape)(struct search *s, struct err *err); /* the maze of a solver */
    bool records; /* whether a solver or a generator records frames */
    struct err err;
};

static void ignore_frame(void *context, uint64_t frame)
{
    (void)context;
    (void)frame;
}

static int run_generator(struct fail_job *job)
{
    struct maze m = {0};
    struct mem work = {0};
    struct frames frames = {.every = 1, .write = ignore_frame};
    struct maze_spec spec = {.gen = gen_of(job->entry), .w = 30, .h = 20};
    int got;
    spec.frames = job->records ? &frames : NULL;
    if (spec.gen->total) /* it can enumerate the mazes of small sizes only */
        spec.w = spec.h = 4;
    got = maze_spec_generate(&spec, &m, &work, &job->err);
    maze_free(&m);
    maze_free(&frames.maze);
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

/* ---- mazes for the solvers; each fills *s and returns 0, or -1 if memory runs out ---- */

/* Makes the maze width x height cells with all walls. The solver is to find a path from the first
 * cell to the last one. */
static int shape_closed(struct search *s, size_t width, size_t height, struct err *err)
{
    if (maze_shape(s->maze, MAZE_WALLS, width, height, err))
        return -1;
    maze_fill(s->maze, 0);
    s->start = 0;
    s->goal = maze_cell(s->maze, (struct place){width - 1, height - 1});
    return 0;
}

/* Removes the walls between the cells of a rectangle. */
static void shape_open(const struct maze *m, size_t x, size_t y, size_t width, size_t height)
{
    for (size_t v = y; v < y + height; v++)
        for (size_t u = x; u < x + width; u++)
            m->cell[v * m->stride + u] &=
                (unsigned char)~((u > x ? MAZE_WEST : 0) | (v > y ? MAZE_NORTH : 0));
}

/* Opens a ring of 100 cells, x .. x + 29 in columns and 1 .. 22 in rows. */
static void shape_ring(const struct maze *m, size_t x)
{
    shape_open(m, x, 1, 30, 1);
    shape_open(m, x, 22, 30, 1);
    shape_open(m, x, 1, 1, 22);
    shape_open(m, x + 29, 1, 1, 22);
}

static int shape_small_room(struct search *s, struct err *err)
{
    if (shape_closed(s, 30, 20, err))
        return -1;
    shape_open(s->maze, 0, 0, 30, 20);
    return 0;
}

/* A frontier is a diagonal. */
static int shape_room(struct search *s, struct err *err)
{
    if (shape_closed(s, 270, 270, err))
        return -1;
    shape_open(s->maze, 0, 0, 270, 270);
    return 0;
}

/* The path is short, and what lies around it is large. */
static int shape_middle(struct search *s, struct err *err)
{
    if (shape_room(s, err))
        return -1;
    s->start = maze_cell(s->maze, (struct place){135, 135});
    s->goal = s->start + 1;
    return 0;
}

static int shape_trees(struct search *s, struct err *err)
{
    const long left = countdown;
    (void)err;
    countdown = LONG_MAX; /* without failures */
    twin_trees(s->maze);
    countdown = left;
    s->start = maze_cell(s->maze, (struct place){TREE_X, TREE_Y});
    s->goal = maze_cell(s->maze, (struct place){TREE_X, TREE_Y2});
    return 0;
}

/* A room and, in a wide maze, 40 dead ends. All of it is of no use, which a search knows when it
 * arrives in the last corner. The goal is as far, or, in a wide maze, farther. */
static int shape_collapse(struct search *s, size_t width, struct err *err)
{
    if (shape_closed(s, width, 121, err))
        return -1;
    shape_open(s->maze, 0, 0, width, 1);
    shape_open(s->maze, 0, 1, 120, 120);
    shape_open(s->maze, 0, 0, 1, 2);
    for (size_t x = 121; width == 300 && x < 161; x++) /* as deep as the room */
        shape_open(s->maze, x, 0, 1, 1 + 239 - x);
    s->goal = width - 1;
    return 0;
}

static int shape_collapse_early(struct search *s, struct err *err)
{
    return shape_collapse(s, 300, err);
}

static int shape_collapse_late(struct search *s, struct err *err)
{
    return shape_collapse(s, 1 + 1 + 119 + 119, err);
}

/* Makes a lattice of walls. Passages are only along the first sides of the border, in the order
 * north, south, west, east: the lattice is joined to the others. Without any, there is one passage,
 * from the start to the goal. */
static int shape_lattice(struct search *s, int sides, struct err *err)
{
    if (shape_closed(s, 270, 270, err))
        return -1;
    if (sides == 0) {
        shape_open(s->maze, 0, 0, 2, 1);
        shape_open(s->maze, 0, 269, 2, 1); /* the south comes later than the north */
        s->goal = 1;
        return 0;
    }
    shape_open(s->maze, 0, 0, 270, 1);
    if (sides > 1)
        shape_open(s->maze, 0, 269, 270, 1);
    if (sides > 2)
        shape_open(s->maze, 0, 0, 1, 270);
    if (sides > 3)
        shape_open(s->maze, 269, 0, 1, 270);
    s->goal = 269;
    return 0;
}

static int shape_lattice_north(struct search *s, struct err *err)
{
    return shape_lattice(s, 0, err);
}

static int shape_lattice_south(struct search *s, struct err *err)
{
    return shape_lattice(s, 1, err);
}

static int shape_lattice_west(struct search *s, struct err *err)
{
    return shape_lattice(s, 2, err);
}

static int shape_lattice_east(struct search *s, struct err *err)
{
    return shape_lattice(s, 3, err);
}

static int shape_lattice_island(struct search *s, struct err *err)
{
    return shape_lattice(s, 4, err);
}

/* A long noose at the start, at a junction of the path, and at the goal. */
static int shape_nooses(struct search *s, struct err *err)
{
    if (shape_closed(s, 90, 23, err))
        return -1;
    for (size_t x = 0; x < 90; x += 30)
        shape_ring(s->maze, x);
    shape_open(s->maze, 29, 0, 1, 2);
    shape_open(s->maze, 30, 0, 1, 2);
    shape_open(s->maze, 60, 0, 1, 2);
    shape_open(s->maze, 29, 0, 32, 1);
    s->start = maze_cell(s->maze, (struct place){29, 1});
    s->goal = maze_cell(s->maze, (struct place){60, 1});
    return 0;
}

static int run_solver(struct fail_job *job)
{
    struct frames frames = {.every = 1, .write = ignore_frame};
    struct maze m = {0};
    struct mem work[2] = {{0}, {0}};
    uint64_t values[ROW_KEYS];
    struct search s = {.maze = &m, .values = values, .scratch = work};
    int got = row_find(solve_list, "-a", job->entry->name, values, &job->err) ? 0 : -1;
    got = got ? got : job->shape(&s, &job->err);
    if (!got) {
        s.frames = job->records ? &frames : NULL;
        got = search_solve(solve_of(job->entry), &s, false, &job->err);
    }
    maze_free(&frames.maze);
    maze_free(&m);
    mem_free(&work[0]);
    mem_free(&work[1]);
    return got < 0 ? -1 : 0;
}

/* Finds the nearest of job->n goals, the first cells of a room. */
static int run_nearest(struct fail_job *job)
{
    enum { WIDTH = 270 };
    struct maze m = {0};
    struct mem work = {0};
    struct search s = {.maze = &m, .scratch = &work};
    struct place goals[WIDTH];
    int got = shape_room(&s, &job->err);
    for (size_t i = 0; i < job->n; i++)
        goals[i] = (struct place){i, 0};
    s.start = s.goal;
    got = got ? got : search_nearest(&s, goals, job->n, &job->err);
    maze_free(&m);
    mem_free(&work);
    return got;
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
    struct endpoints e = {0};
    struct endpoint from = {true, {0, 0}, NULL}, to = {true, {0, 0}, "29,19+3,4+5,5"};
    struct maze_endpoints found = {{0, 0}, {29, 19}};
    struct stats stats = {.head = &head, .search = &s, .endpoints = &found};
    int got = maze_shape(&m, MAZE_WALLS, 30, 20, &job->err);
    if (!got) {
        maze_fill(&m, 0);
        got = stats_measure(&stats, stats_between(STATS_OF_HEADER, STATS_OF_ENDS), &job->err);
        maze_clear(&m, MAZE_WEST | MAZE_NORTH);
        head.width = m.width;
        head.height = m.height;
        got = got ? got : endpoints_read(&e, &head, &from, &to, &job->err);
        if (!got && endpoints_find(&m, &head, &from, &e, &found, &job->err) < 0)
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
    struct input_choice import = {NULL, {0}};
    memset(&in, 0, sizeof in);
    if (job->kind && input_option(&import, "--input", job->kind, &job->err))
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
    if (!row_find(render_list, "format", job->entry->name, options.values, &job->err))
        return -1;
    got = draw_init(&draw, render_of(job->entry), &options, &writer, &job->err);
    if (!got && input_next(&in) > 0)
        got = draw_record(&draw, &in);
    else if (!got)
        got = -1;
    if (got && in.reader.lines.err.what[0])
        job->err = in.reader.lines.err;
    if (!got)
        got = draw_close(&draw, &job->err);
    draw_free(&draw);
    input_free(&in);
    close(fd);
    close(null);
    return got;
}

/* Runs the job with allocation 0 failing, then with later ones, about 1 + k / skip after each k,
 * until none fails. Returns the number of that run; -1 if a failure was not reported, and -2 for an
 * error of another kind. */
static long fail_in_turn(int (*run)(struct fail_job *), struct fail_job job, long skip)
{
    for (long k = 0; k < 1000000; k += 1 + k / skip) {
        job.err.what[0] = '\0';
        countdown = k;
        if (run(&job) == 0)
            return fail_happened() ? -1 : k;
        if (strstr(job.err.what, " requires "))
            return -2;
        if (job.err.what[0] == '\0')
            return -1;
    }
    return -1;
}

/* Runs the job with each of its allocations failing in turn, then also calls for which the memory
 * suffices: each of the first, later ones at growing distances. */
static void fail_each(const char *task, const char *name, int (*run)(struct fail_job *),
                      struct fail_job job)
{
    long k = fail_in_turn(run, job, LONG_MAX), calls;
    if (k == -2)
        return; /* the format does not support such mazes */
    countdown_all = true;
    calls = fail_in_turn(run, job, 4);
    countdown_all = false;
    ok(k > 0 && calls >= k, "%s %s: reports the failure of each of its %ld allocations", task, name,
       k);
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

/* The solvers. Walkers use little memory. */
static void fail_solvers(void)
{
    static int (*const shapes[])(struct search *, struct err *) = {
        shape_room,          shape_middle,         shape_trees,        shape_lattice_north,
        shape_lattice_south, shape_lattice_west,   shape_lattice_east, shape_lattice_island,
        shape_nooses,        shape_collapse_early, shape_collapse_late};
    for (const struct row *const *e = solve_list; *e; e++) {
        struct fail_job job = {.entry = *e, .shape = shape_small_room, .records = true};
        fail_each("solver", (*e)->name, run_solver, job);
        job.records = false;
        for (size_t i = 0; !solve_of(*e)->is_walker && i < sizeof shapes / sizeof *shapes; i++) {
            job.shape = shapes[i];
            fail_each("solver", (*e)->name, run_solver, job);
        }
    }
}

int main(void)
{
    static const char *const texts[] = {
        "# maze walls 3 2 start=0,0 goal=2,1\n# a comment\n1221\n3001\n2220\n\n",
        "# maze block 3 3 start=1,1 goal=1,1\n# a comment\n111\n101\n111\n\n",
        "1221\n3001\n2220\n",
        "111\n101\n111\n",
    };
    for (const struct row *const *e = gen_list; *e; e++)
        for (int records = 0; records < 2; records++)
            fail_each("generator", (*e)->name, run_generator,
                      (struct fail_job){.entry = *e, .records = records});
    for (const struct row *const *e = gen_list; *e; e++)
        if (gen_of(*e)->mask != MASK_NONE)
            fail_each("generator in a mask", (*e)->name, run_mask,
                      (struct fail_job){.entry = *e, .text = "01000\n00010\n00000\n00010\n"});
    fail_solvers();
    fail_each("the nearest of", "one goal", run_nearest, (struct fail_job){.n = 1});
    fail_each("the nearest of", "many goals", run_nearest, (struct fail_job){.n = 250});
    fail_each("statistics of", "a maze", run_statistics, (struct fail_job){0});
    for (size_t i = 0; i < 4; i++)
        fail_each("reader", i < 2 ? "with a header" : "without a header", run_reader,
                  (struct fail_job){.text = texts[i]});
    fail_imports();
    for (const struct row *const *e = render_list; *e; e++)
        for (size_t i = 0; i < 4; i++)
            fail_each("output format", (*e)->name, run_renderer,
                      (struct fail_job){.entry = *e, .text = texts[i]});
    return done();
}
