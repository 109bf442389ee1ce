#include "grid.h"

#include <string.h>

/* Returns whether a character is valid in a cell or gap whose marks are the first n. `middle`: the
 * character is in the middle. */
static bool grid_fits(const struct grid *g, unsigned code, size_t n, bool middle)
{
    return code == ' ' || ((middle || !g->middle) && memchr(g->marks, (int)code, n));
}

/* Stores whether the characters from a position on, along a line or `down`, up to the next corner
 * are a wall. Returns 0, or -1 with the error set if they are neither a wall nor a gap. */
static int grid_read_side(struct grid *g, size_t line, size_t column, bool down, bool *wall)
{
    const size_t count = (down ? g->high : g->wide) - 1;
    const unsigned full = down ? g->vertical : g->horizontal;
    *wall = drawing_at(g->d, line, column) == full;
    for (size_t k = 0; k < count; k++) {
        const size_t y = line + (down ? k : 0), x = column + (down ? 0 : k);
        const unsigned code = drawing_at(g->d, y, x);
        if (*wall ? code != full : !grid_fits(g, code, g->gap_marks, k == (count - 1) / 2))
            return drawing_wrong(g->d, y, x,
                                 *wall ? "the wall has a gap" : "expected a wall or a gap");
        g->path |= code == (unsigned char)g->marks[1];
    }
    return 0;
}

/* Reads the inside of cell (x, y). Returns 0, or -1 with the error set. */
static int grid_read_cell(struct grid *g, size_t x, size_t y, bool marks)
{
    unsigned char *cell = &g->m->cell[y * g->m->stride + x];
    for (size_t line = 1; line < g->high; line++)
        for (size_t column = 1; column < g->wide; column++) {
            const size_t row = y * g->high + line, left = x * g->wide + column;
            const unsigned code = drawing_at(g->d, row, left);
            const bool middle = line == g->high / 2 && column == g->wide / 2;
            if (!grid_fits(g, code, strlen(g->marks), middle))
                return drawing_wrong(g->d, row, left, g->wrong);
            switch (!marks ? ' ' : code >= 'a' && code <= 'z' ? code - ' ' : code) {
            case 'A':
            case 'P':
            case 'S':
                if (g->start)
                    return drawing_wrong(g->d, row, left,
                                         "a second start; a drawing has only one (in art, S A P @ "
                                         "^ are starts)");
                g->start = cell;
                if (format_start(g->d->in, x, y))
                    return -1;
                break;
            case 'B':
            case 'E':
            case 'F':
            case 'G':
                g->goal = g->d->in->goals.len == 0 ? cell : NULL;
                if (format_goal(g->d->in, x, y))
                    return -1;
                break;
            case '*':
            case DRAWING_BULLET:
                g->path = true;
                *cell |= MAZE_PATH;
                break;
            case '.':
            case DRAWING_DOT:
                *cell |= MAZE_VISITED;
                break;
            default:
                break;
            }
        }
    return 0;
}

int grid_read(struct grid *g, bool marks)
{
    g->path = false;
    g->start = g->goal = NULL;
    for (size_t y = 0; y <= g->height; y++) {
        unsigned char *row = g->m->cell + y * g->m->stride;
        const size_t top = y * g->high;
        for (size_t x = 0; x <= g->width; x++) {
            const size_t left = x * g->wide;
            const unsigned corner = drawing_at(g->d, top, left);
            bool north = false;
            if (g->post && corner != g->post && corner != ' ')
                return drawing_wrong(g->d, top, left, "expected a post");
            if (x < g->width && grid_read_side(g, top, left + 1, false, &north))
                return -1;
            row[x] = north ? MAZE_NORTH : 0;
        }
        for (size_t x = 0; y < g->height && x <= g->width; x++) {
            bool west;
            if (grid_read_side(g, top + 1, x * g->wide, true, &west) ||
                (x < g->width && grid_read_cell(g, x, y, marks)))
                return -1;
            row[x] |= west ? MAZE_WEST : 0;
        }
    }
    if (g->path && g->start)
        *g->start |= MAZE_PATH;
    if (g->path && g->goal)
        *g->goal |= MAZE_PATH;
    return 0;
}
