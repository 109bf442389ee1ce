/* Reads a table with one row per cell, as pyamaze writes it: the cell (row, column), counted from
 * 1, and 1 for a passage to the E, W, N and S. The start is the last cell, the goal the first. */
#include "text_input.h"

#include <string.h>

enum { SIDES = 4 };

/* Reads at most SIDES + 2 numbers from a line. Returns how many there are. */
static size_t table_numbers(struct span line, uint64_t numbers[SIDES + 2])
{
    size_t count = 0;
    for (size_t i = 0, digits; i < line.n && count < SIDES + 2; i += digits) {
        digits = format_number(format_skip(line, i), UINT32_MAX, &numbers[count]);
        count += digits > 0;
        digits = digits > 0 ? digits : 1;
    }
    return count;
}

int table_read(struct text *t, struct maze *m)
{
    static const char names[] = "NESW"; /* by direction */
    const struct span head = drawing_line(&t->d, 0);
    size_t column[SIDES] = {0}, columns = 2, width = 0, height = 0, n;
    unsigned sides = 0; /* bit d: there is a column for direction d */
    uint64_t cell[SIDES + 2];
    for (size_t i = 1; i < head.n; i++) {
        const char *d = memchr(names, head.s[i], SIDES);
        if (d && head.s[i - 1] == ',') {
            column[d - names] = columns++;
            sides |= 1U << (d - names);
        }
    }
    if (columns != SIDES + 2 || sides != (1U << SIDES) - 1)
        return 0;
    for (size_t line = 1; line < t->d.lines; line++) {
        if (table_numbers(drawing_line(&t->d, line), cell) != SIDES + 2 || cell[0] < 1 ||
            cell[1] < 1)
            return drawing_wrong(&t->d, line, 0, "expected a cell (row, column) and four numbers");
        height = cell[0] > height ? (size_t)cell[0] : height;
        width = cell[1] > width ? (size_t)cell[1] : width;
    }
    if (width == 0 || height != (t->d.lines - 1) / width || (t->d.lines - 1) % width != 0)
        return text_refuse(t, 0, "%zu lines do not describe all cells of %zux%zu", t->d.lines - 1,
                           width, height);
    if (maze_shape(m, MAZE_WALLS, width, height, &t->in->reader.lines.err))
        return -1;
    maze_fill(m, 0);
    for (int k = 0; k < 2; k++) /* first opens the passages, then compares them */
        for (size_t line = 1; line < t->d.lines; line++) {
            table_numbers(drawing_line(&t->d, line), cell);
            n = (size_t)((cell[0] - 1) * m->stride + cell[1] - 1);
            if (k == 0 && m->cell[n] & MAZE_SEEN)
                return drawing_wrong(&t->d, line, 0, "this cell appears twice");
            m->cell[n] |= MAZE_SEEN;
            for (unsigned d = 0; d < SIDES; d++)
                if (k == 0 && cell[column[d]])
                    maze_carve(m, &m->cell[n], d);
                else if (k == 1 && !cell[column[d]] == maze_open(m, n, d))
                    return drawing_wrong(&t->d, line, 0,
                                         "this cell and a neighbour disagree about a wall");
        }
    maze_clear(m, MAZE_SEEN);
    return format_start(t->in, width - 1, height - 1) || format_goal(t->in, 0, 0) ? -1 : 1;
}
