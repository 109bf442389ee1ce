/* Checks that a board is the only sensible reading of a text. The more usual the wall, the less
 * other evidence is needed: marks, a size before the board, or a closed border. */
#include "text_input.h"

#include "common/maze/bfs.h"

#include <string.h>

/* The cells on the border of a board. */
struct doubt_border {
    size_t length, walls, gaps; /* in cells; a gap is a run of free cells without marks */
    struct place gap[2];        /* the first cells of two gaps */
};

static struct doubt_border doubt_border(const struct text *t, const struct maze *m)
{
    const size_t w = m->width, h = m->height;
    struct doubt_border b = {.length = w > 1 && h > 1 ? 2 * (w + h) - 4 : w * h};
    bool first = false, before = false;
    for (size_t k = 0; k < b.length; k++) { /* clockwise */
        const struct place p = k < w               ? (struct place){k, 0}
                               : k < w + h - 1     ? (struct place){w - 1, k - w + 1}
                               : k < 2 * w + h - 2 ? (struct place){2 * w + h - 3 - k, h - 1}
                                                   : (struct place){0, b.length - k};
        const bool wall = m->cell[maze_cell(m, p)] & MAZE_OBSTACLE;
        const bool gap = !wall && !place_equal(p, t->start) && !place_equal(p, t->goal);
        b.walls += wall;
        if (gap && !before)
            b.gap[b.gaps++ > 0] = p;
        first = k == 0 ? gap : first;
        before = gap;
    }
    b.gaps -= b.gaps > 1 && first && before;
    return b;
}

/* Searches a copy of a board; if `walls`, exchanges walls and free cells in the copy first. Stores
 * whether a path joins the two `ends`; if `ends` is NULL, stores the number of connected
 * components, at most 2. Returns 0, or -1 with the error set if memory runs out. */
static int doubt_search(struct text *t, const struct maze *m, const struct place *ends, bool walls,
                        unsigned *found)
{
    struct maze probe = {0};
    struct mem scratch = {0};
    struct err *err = &t->in->reader.lines.err;
    const size_t until = ends ? maze_cell(m, ends[1]) : SIZE_MAX, count = m->stride * m->height;
    int got = maze_shape(&probe, MAZE_BLOCK, m->width, m->height, err);
    *found = 0;
    if (!got) {
        memcpy(probe.cell, m->cell, count + m->stride);
        for (size_t i = 0; walls && i < count; i++)
            probe.cell[i] ^= MAZE_OBSTACLE;
        for (unsigned k = 0; ends && k < 2; k++)
            probe.cell[maze_cell(m, ends[k])] &= (unsigned char)~MAZE_OBSTACLE;
        maze_block_walls(&probe);
        maze_seal_border(&probe);
    }
    for (size_t i = ends ? maze_cell(m, ends[0]) : 0; got >= 0 && i < count && *found < 2; i++)
        if (!(probe.cell[i] & (MAZE_OBSTACLE | MAZE_SEEN))) {
            got = bfs_search(&probe, i, until, NULL, &scratch, err);
            *found += ends ? got > 0 : 1;
            if (ends)
                break;
        }
    mem_free(&scratch);
    maze_free(&probe);
    return got < 0 ? -1 : 0;
}

/* Sets the error for a board in which walls and free cells may be exchanged. Returns -1. */
static int doubt_swap(struct text *t, const char *what)
{
    const struct text_kinds walls = legend_kinds(t, MEANS_WALL);
    const struct text_kinds starts = legend_kinds(t, MEANS_START);
    const struct text_kinds goals = legend_kinds(t, MEANS_GOAL);
    struct text_kinds others = {.count = 0};
    for (unsigned c = 1; c < DRAWING_CODES; c++)
        if (t->count[c] && t->meaning[c] != MEANS_WALL && t->meaning[c] != MEANS_START &&
            t->meaning[c] != MEANS_GOAL)
            others.code[others.count++] = (unsigned char)c;
    text_refuse(t, 0, "%s", what);
    TEXT_OFFER(t, "the wall is", {TEXT_WALL, walls.code}, {TEXT_FREE, others.code},
               {TEXT_START, starts.code}, {TEXT_GOAL, goals.code});
    return TEXT_OFFER(t, "or", {TEXT_WALL, others.code}, {TEXT_FREE, walls.code},
                      {TEXT_START, starts.code}, {TEXT_GOAL, goals.code});
}

/* Checks a board whose start and goal are marked. Ones in a border closed by zeros are free if they
 * join the marks. Returns 0, or -1 with the error set. */
static int doubt_marked(struct text *t, struct maze *m, const struct doubt_border *b)
{
    const bool open = (t->sure == SURE_WALL ? 10U : 4U) * b->walls <= b->length;
    const struct place ends[2] = {t->start, t->goal};
    unsigned path, along = 0;
    if ((t->sure == SURE_WALL && !open) || (t->sure != SURE_NOT && b->walls + 2 >= b->length))
        return 0;
    if (doubt_search(t, m, ends, false, &path) ||
        (!(path && (!open || t->sure == SURE_WALL)) && doubt_search(t, m, ends, true, &along)))
        return -1;
    if (!path && t->sure == SURE_NOT)
        return doubt_swap(t, "no path joins the marks; which is the wall?");
    if (along && path && b->walls == 0 && t->sure == SURE_DIGIT && m->width > 4 && m->height > 4) {
        text_exchange(t, m);
        return 0;
    }
    return along ? doubt_swap(t, "a path along the walls joins the marks; which is the wall?") : 0;
}

/* Checks a board of ones and zeros without marks: the ones may be a path, or all free cells, in a
 * border of zeros. Returns 0, or -1 with the error set. */
static int doubt_digits(struct text *t, struct maze *m, const struct doubt_border *b)
{
    const struct place corners[] = {{0, 0}, {m->width - 1, m->height - 1}};
    unsigned path = b->gaps < 2, along = 0;
    const bool zeros = b->walls <= 2 && m->width > 4 && m->height > 4; /* zeros are the border */
    const bool many = 4 * maze_count(m, MAZE_OBSTACLE) >= m->width * m->height;
    unsigned free = 1, walls = 2;
    if (2 * b->walls < b->length && m->width > 2 && m->height > 2 &&
        (doubt_search(t, m, NULL, false, &free) ||
         ((free > 1 || (zeros && many)) && doubt_search(t, m, NULL, true, &walls))))
        return -1;
    if (free > 1 && walls == 1 && zeros) {
        text_exchange(t, m);
        return 0;
    }
    if (free == 1 && walls == 1)
        return doubt_swap(t, "ones in a border of zeros: which is the wall?");
    if (free > 1 && walls == 1)
        return doubt_swap(t,
                          "all walls are joined, and the free cells are not: which is the wall?");
    if (!(m->cell[0] & m->cell[maze_cell(m, corners[1])] & MAZE_OBSTACLE) || path)
        return 0;
    if ((b->gaps == 2 && doubt_search(t, m, b->gap, false, &path)) ||
        (!path && doubt_search(t, m, corners, true, &along)))
        return -1;
    return along ? doubt_swap(t, "is 1 the wall? a path of ones joins two corners") : 0;
}

/* Returns whether a board is implausible: nothing is free; without marks, it has no wall, or it has
 * fewer than three rows or columns and most cells are not numbers; or most lines are shorter and
 * its border is open. */
static bool doubt_is_none(const struct text *t, const struct maze *m, const struct doubt_border *b)
{
    const uint64_t walls = maze_count(m, MAZE_OBSTACLE), count = m->width * m->height;
    size_t shorter = 0;
    for (size_t y = 0; y < t->d.lines && t->characters; y++)
        shorter += drawing_line(&t->d, y).n < t->left + (m->width - 1) * t->pitch + 1;
    return walls == count || m->width == 1 || m->height == 1 ||
           ((walls == 0 || (!t->numeric && (m->width == 2 || m->height == 2))) &&
            !(place_is_known(t->start) && place_is_known(t->goal))) ||
           ((m->height == 2 || 2 * shorter > m->height) && shorter > 0 && b->walls + 4 < b->length);
}

int doubt_board(struct text *t, struct maze *m)
{
    const struct doubt_border b = doubt_border(t, m);
    const bool start = place_is_known(t->start), goal = place_is_known(t->goal);
    const size_t free = b.length - b.walls;
    const bool closed = (free <= 4 || 10 * free <= b.length) && b.gaps < 3 &&
                        ((m->width > 4 && m->height > 4) || (t->numeric && b.gaps > 0));
    if (t->given || t->part)
        return 0;
    if (t->numbers.count == 0 && doubt_is_none(t, m, &b))
        return text_refuse(t, 0, TEXT_NONE);
    if (start != goal && t->sure != SURE_WALL && (b.gaps != 1 || 2 * b.walls < b.length)) {
        const struct text_kinds starts = legend_kinds(t, MEANS_START);
        text_refuse(t, 0, "only the %s is marked; openings of the border: %zu",
                    start ? "start" : "goal", b.gaps);
        for (const unsigned char *c = starts.code; *c; c++)
            TEXT_OFFER(t, "the goal is the nearest of them", {TEXT_START, TEXT_KIND(*c)},
                       {TEXT_GOAL, TEXT_EXITS});
        return -1;
    }
    if (t->sure < SURE_DIGIT && !(start && goal) && !closed && t->numbers.count == 0)
        return doubt_swap(t, "is this a maze? it has no start and goal, and no border");
    if (start && goal) /* places given as numbers are free in only one reading */
        return t->sure == SURE_DIGIT && t->numbers.count > 2 ? 0 : doubt_marked(t, m, &b);
    return t->sure == SURE_DIGIT && !start && !goal ? doubt_digits(t, m, &b) : 0;
}
