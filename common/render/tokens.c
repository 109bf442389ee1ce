/* tokens: one line of tokens per maze, for language models.
 *
 * style=adjacency is the text of maze-dataset: the passages, origin, target and path, with spaces
 * between tokens. A cell is (row,column) or, with coordinates=tuple, the five tokens ( row , column
 * ), as in the tokenization modes AOTP_UT_rasterized, AOTP_UT_uniform and AOTP_CTT_indexed:
 *
 *     <ADJLIST_START> (0,0) <--> (0,1) ; <ADJLIST_END> <ORIGIN_START> (0,0) <ORIGIN_END>
 *     <TARGET_START> (0,1) <TARGET_END> <PATH_START> (0,0) (0,1) <PATH_END>
 *
 * Origin and target are written if the header has start and goal, the path if the marks or the
 * header determine it. Passages are in reading order of their second cell, which is to the south or
 * east of the first. With shuffle=N, the order of the passages and of the two cells of each is
 * random: every order is equally likely. It depends only on N, the width and the passages, so the
 * same maze has the same order in any record of any stream, with or without its path.
 *
 * style=walls is the text of AlphaMaze: for each cell its place, its walls, and whether it is
 * origin or target, without spaces; a space between two rows of cells; a tab; and the moves of the
 * path.
 *
 *     <|0-0|><|up_down_left_wall|><|origin|><|0-1|><|up_down_right_wall|><|target|>	<|right|>
 *
 * In both styles, an opening in the border is a wall, and an obstacle is a cell without passages.
 * Visited cells and other header fields are not shown.
 *
 * vocabulary=rasterized lists the tokens instead, one per line: first the special tokens, then the
 * cells of all mazes, row by row. vocabulary=uniform sorts the cells by the larger of row and
 * column, so that the vocabulary of a square begins with the vocabulary of any smaller square. In
 * adjacency style, the line number, counted from 0, is the id of the token in the corresponding
 * mode of maze-dataset.
 *
 * References: Michael Ivanitskiy and others, "A Configurable Library for Generating and
 * Manipulating Maze Datasets", 2023; Alan Dao and Dinh Bach Vu, "AlphaMaze: Enhancing Large
 * Language Models' Spatial Intelligence via GRPO", 2025. */
#include "common/base/rng.h"
#include "common/render/kit/graph.h"
#include "common/render/kit/marked_path.h"

enum { KEY_STYLE, KEY_COORDINATES, KEY_SHUFFLE, KEY_VOCABULARY };
enum { VOCABULARY_NONE, VOCABULARY_RASTERIZED, VOCABULARY_UNIFORM };

static const char *const styles[] = {"adjacency", "walls"};
static const char *const coordinates[] = {"unique", "tuple"};
static const char *const vocabularies[] = {"none", "rasterized", "uniform"};
static const struct row_key keys[ROW_KEYS + 1] = {
    {"style", 0, 1, 0, "passages, or walls per cell", 0, styles},
    {"coordinates", 0, 1, 0, "(0,1) or ( 0 , 1 )", 0, coordinates},
    {"shuffle", 0, UINT64_MAX, 0, "seed; 0: in reading order", 0, NULL},
    {"vocabulary", 0, 2, 0, "list the tokens instead", 0, vocabularies},
};

/* The state. more[0] is a list of numbers, uint64_t. With shuffle, they are passages: 2 * (y *
 * width + x) of the second cell, plus 1 if the first cell is to the west. With vocabulary, there is
 * one number per row: the width of the widest maze that has the row. */
struct tokens {
    size_t count; /* number of passages */
    size_t rows;  /* of the tallest maze */
};

static uint64_t *tokens_numbers(const struct render_ctx *c)
{
    return (uint64_t *)(void *)c->more[0].at;
}

/* ---- cells ---- */

/* Writes a space and the token or tokens of a cell. */
static inline void tokens_put_cell(const struct render_ctx *c, size_t x, size_t y)
{
    struct out *out = c->writer->out;
    if (c->options->values[KEY_COORDINATES])
        render_put_pair(out, " ( ", y, " , ", x, " )");
    else
        render_put_pair(out, " (", y, ",", x, ")");
}

static void tokens_put_passage(const struct render_ctx *c, const struct graph_passage *p)
{
    tokens_put_cell(c, p->x0, p->y0);
    out_text(c->writer->out, " <-->");
    tokens_put_cell(c, p->x1, p->y1);
    out_text(c->writer->out, " ;");
}

/* ---- the list of passages ---- */

/* Writes the passages in random order: each position gets one of the remaining passages. */
static void tokens_put_shuffled(const struct render_ctx *c, const struct tokens *s)
{
    const size_t width = c->head->width;
    uint64_t *at = tokens_numbers(c), hash = width, flips = 0;
    struct rng rng;
    for (size_t i = 0; i < s->count; i++) {
        hash ^= at[i];
        hash = rng_splitmix(&hash);
    }
    rng_seed(&rng, c->options->values[KEY_SHUFFLE], hash);
    for (size_t i = 0; i < s->count; i++, flips >>= 1) {
        const size_t k = i + (size_t)rng_below(&rng, s->count - i);
        const size_t cell = (size_t)(at[k] / 2), x = cell % width, y = cell / width;
        const bool west = at[k] & 1;
        struct graph_passage p = {x - west, y - !west, x, y, false};
        at[k] = at[i];
        if (i % 64 == 0)
            flips = rng_next(&rng);
        if (flips & 1)
            p = (struct graph_passage){p.x1, p.y1, p.x0, p.y0, false};
        tokens_put_passage(c, &p);
    }
}

/* ---- the path ---- */

/* Writes p, the start or the goal, between two tokens, if the header specifies it. */
static void tokens_put_place(const struct render_ctx *c, const char *begin, struct place p,
                             const char *end)
{
    if (!place_is_known(p))
        return;
    out_text(c->writer->out, begin);
    tokens_put_cell(c, p.x, p.y);
    out_text(c->writer->out, end);
}

/* ---- the walls of cells ---- */

/* The token for the walls of a cell, indexed by the sum of 1 for above, 2 for below, 4 for left and
 * 8 for right. */
static const char *const walls[16] = {
    "<|no_wall|>",
    "<|up_wall|>",
    "<|down_wall|>",
    "<|up_down_wall|>",
    "<|left_wall|>",
    "<|up_left_wall|>",
    "<|down_left_wall|>",
    "<|up_down_left_wall|>",
    "<|right_wall|>",
    "<|up_right_wall|>",
    "<|down_right_wall|>",
    "<|up_down_right_wall|>",
    "<|left_right_wall|>",
    "<|up_left_right_wall|>",
    "<|down_left_right_wall|>",
    "<|all_wall|>",
};

/* Writes a row of cells: place, walls and role of each. */
static void tokens_put_row(const struct render_ctx *c, const struct render_row *row)
{
    struct out *out = c->writer->out;
    const struct header *h = c->head;
    out_text(out, row->y ? " " : "");
    for (size_t x = 0; x < h->width; x++) {
        const bool up = row->y == 0 || row->here[x] & MAZE_NORTH;
        const bool down = row->y + 1 == h->height || row->below[x] & MAZE_NORTH;
        const bool left = x == 0 || row->here[x] & MAZE_WEST;
        const bool right = x + 1 == h->width || row->here[x + 1] & MAZE_WEST;
        render_put_pair(out, "<|", row->y, "-", x, "|>");
        out_text(out, walls[up | down << 1 | left << 2 | right << 3]);
        out_text(out, render_is_at(c->start, x, row->y)  ? "<|origin|>"
                      : render_is_at(c->goal, x, row->y) ? "<|target|>"
                                                         : "<|blank|>");
    }
}

/* ---- the vocabulary ---- */

/* Writes a line with the token of a cell. */
static void tokens_list_cell(const struct render_ctx *c, size_t x, size_t y)
{
    if (c->options->values[KEY_STYLE])
        render_put_pair(c->writer->out, "<|", y, "-", x, "|>\n");
    else
        render_put_pair(c->writer->out, "(", y, ",", x, ")\n");
}

/* Lists the cells (y,x) by the larger of y and x, which is `last`, then by (y,x) if y is even and
 * by (x,y) if y is odd; of two cells with the same key, (y,last) comes before (last,x). No row is
 * wider than the row above it. */
static void tokens_list_uniform(const struct render_ctx *c, const struct tokens *s)
{
    const uint64_t *width = tokens_numbers(c);
    size_t wide = s->rows; /* number of rows, counted from the first, with a cell (y,last) */
    for (size_t last = 0; last < s->rows || wide > 0; last++) {
        const uint64_t low = last < s->rows ? width[last] : 0; /* number of cells (last,x) */
        const uint64_t most = wide > low ? wide : low;
        while (wide > 0 && width[wide - 1] <= last)
            wide--;
        for (unsigned part = 0; part < 2; part++) /* (y,x) and (x,y) with y first, then last */
            for (size_t k = 0; k < most && k <= last; k++) {
                if (k % 2 == part && k < wide && k < last)
                    tokens_list_cell(c, last, k);
                if (k < low && (k < last ? last % 2 != part : part == 1))
                    tokens_list_cell(c, k, last);
            }
    }
}

/* ---- callbacks ---- */

static bool tokens_needs_whole_maze(const struct render_ctx *c)
{
    return !c->options->values[KEY_VOCABULARY] && marked_path_needs_whole_maze(c);
}

static int tokens_begin(struct render_ctx *c)
{
    const bool is_walls = c->options->values[KEY_STYLE];
    struct tokens *s = render_state_need(c, sizeof *s, 0, 0);
    if (!s)
        return -1;
    s->count = 0;
    if (is_walls && (c->options->values[KEY_COORDINATES] || c->options->values[KEY_SHUFFLE]))
        return err_set(c->err,
                       "tokens:style=walls cannot be combined with coordinates=tuple or shuffle");
    if (!is_walls && !c->options->values[KEY_VOCABULARY])
        out_text(c->writer->out, "<ADJLIST_START>");
    return 0;
}

static void tokens_passage(struct render_ctx *c, const struct graph_passage *p)
{
    struct tokens *s = render_state(c);
    if (c->options->values[KEY_SHUFFLE])
        tokens_numbers(c)[s->count++] = 2 * graph_vertex(c, p->x1, p->y1) + (p->y0 == p->y1);
    else
        tokens_put_passage(c, p);
}

static int tokens_row(struct render_ctx *c, const struct render_row *row)
{
    struct tokens *s = render_state(c);
    uint64_t *width;
    if (row->is_border)
        return 0;
    if (c->options->values[KEY_VOCABULARY]) { /* the cells of the row are tokens */
        if (mem_need_array(&c->more[0], row->y + 1, sizeof(uint64_t), 0))
            return err_memory(c->err);
        width = tokens_numbers(c) + row->y;
        if (row->y == s->rows || *width < c->head->width)
            *width = c->head->width;
        s->rows += row->y == s->rows;
        return 0;
    }
    if (c->options->values[KEY_STYLE]) {
        tokens_put_row(c, row);
        return 0;
    }
    if (c->options->values[KEY_SHUFFLE] &&
        mem_need_array(&c->more[0], s->count + 2 * c->head->width, sizeof(uint64_t), 0))
        return err_memory(c->err);
    return graph_row(c, row);
}

static int tokens_end(struct render_ctx *c)
{
    static const char *const moves[4] = {"<|up|>", "<|right|>", "<|down|>", "<|left|>"};
    struct out *out = c->writer->out;
    struct path path = {.n = 0};
    const bool solved = c->maze && marked_path_find(c, &path);
    struct path_cursor at = path_begin(&path);
    if (c->options->values[KEY_VOCABULARY])
        return 0;
    if (c->options->values[KEY_STYLE]) {
        out_text(out, "\t");
        while (solved && path_next(&path, &at))
            out_text(out, moves[at.d]);
        out_text(out, "\n");
        return 0;
    }
    if (c->options->values[KEY_SHUFFLE])
        tokens_put_shuffled(c, render_state(c));
    out_text(out, " <ADJLIST_END>");
    tokens_put_place(c, " <ORIGIN_START>", c->start, " <ORIGIN_END>");
    tokens_put_place(c, " <TARGET_START>", c->goal, " <TARGET_END>");
    if (solved) {
        out_text(out, " <PATH_START>");
        do
            tokens_put_cell(c, at.at % c->maze->stride, at.at / c->maze->stride);
        while (path_next(&path, &at));
        out_text(out, " <PATH_END>");
    }
    out_text(out, "\n");
    return 0;
}

/* Lists the vocabulary, with vocabulary=. */
static int tokens_close(struct render_ctx *c)
{
    static const char special[] =
        "<ADJLIST_START>\n<ADJLIST_END>\n<TARGET_START>\n<TARGET_END>\n<ORIGIN_START>\n"
        "<ORIGIN_END>\n<PATH_START>\n<PATH_END>\n<-->\n;\n<PADDING>\n";
    static const char moves[] = "<|up|>\n<|down|>\n<|left|>\n<|right|>\n<|blank|>\n<|origin|>\n"
                                "<|target|>\n";
    struct out *out = c->writer->out;
    const struct tokens *s;
    const bool is_walls = c->options->values[KEY_STYLE];
    if (!c->options->values[KEY_VOCABULARY])
        return 0;
    if (!(s = render_state_need(c, sizeof *s, 0, 0))) /* if there were no mazes */
        return -1;
    if (!is_walls)
        out_text(out, special);
    if (c->options->values[KEY_COORDINATES]) {
        const uint64_t wide = s->rows > 0 ? tokens_numbers(c)[0] : 0;
        out_text(out, "(\n,\n)\n");
        for (size_t k = 0; k < s->rows || k < wide; k++)
            out_print(out, "%zu\n", k);
    } else if (c->options->values[KEY_VOCABULARY] == VOCABULARY_UNIFORM) {
        tokens_list_uniform(c, s);
    } else {
        for (size_t y = 0; y < s->rows; y++)
            for (size_t x = 0; x < tokens_numbers(c)[y]; x++)
                tokens_list_cell(c, x, y);
    }
    if (is_walls)
        out_text(out, moves);
    for (size_t k = 0; is_walls && k < sizeof walls / sizeof walls[0]; k++)
        out_print(out, "%s\n", walls[k]);
    return 0;
}

const struct render render_tokens = {
    .entry = {"tokens", "one line of tokens per maze, for language models", keys, NULL},
    .shapes = RENDER_NO_SHAPE,
    .needs_whole_maze = tokens_needs_whole_maze,
    .begin = tokens_begin,
    .row = tokens_row,
    .passage = tokens_passage,
    .end = tokens_end,
    .close = tokens_close,
};
