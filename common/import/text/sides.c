/* Reads numbers, hexadecimal digits or digits of the maze stream that describe which sides of a
 * cell are walls.
 *
 * The text does not define which bit of a number from 0 to 15 is which side, and whether it is a
 * wall or a passage. Numbers are sides if neighbours agree in exactly one way, and the border is
 * closed except for two openings. */
#include "common/import/kit/digits.h"
#include "common/stream/hex.h"
#include "text_input.h"

#include <string.h>

enum { OPENINGS = 2, SIDES = 4, MOST = 15 };

/* The bit of each side, by direction, and whether it means a wall. */
struct sides {
    unsigned char bit[SIDES];
    bool walls;
};

/* Returns the value of a cell; MOST + 1 if it is not a number from 0 to 15. */
static unsigned sides_value(const struct text *t, size_t i)
{
    const unsigned code = text_cells(t)[i];
    const int value = legend_number(t, code);
    unsigned char bad = 0;
    if (t->characters && hex_is_digit((int)code))
        return hex_value((unsigned char)code, 0, &bad);
    return value >= 0 && value <= MOST ? (unsigned)value : MOST + 1;
}

/* Returns whether there is a wall on a side of cell i. */
static bool sides_wall(const struct text *t, const struct sides *s, size_t i, unsigned d)
{
    return !(sides_value(t, i) & s->bit[d]) != s->walls;
}

/* Returns whether all neighbours agree and the border has at most two openings. */
static bool sides_agree(const struct text *t, const struct sides *s)
{
    const size_t w = t->width, count = w * t->height;
    size_t open = 0;
    for (size_t i = 0; i < count; i++) {
        const bool first = i % w == 0, last = i % w == w - 1;
        if ((!last && sides_wall(t, s, i, MAZE_E) != sides_wall(t, s, i + 1, MAZE_W)) ||
            (i + w < count && sides_wall(t, s, i, MAZE_S) != sides_wall(t, s, i + w, MAZE_N)))
            return false;
        open += first && !sides_wall(t, s, i, MAZE_W);
        open += last && !sides_wall(t, s, i, MAZE_E);
        open += i < w && !sides_wall(t, s, i, MAZE_N);
        open += i + w >= count && !sides_wall(t, s, i, MAZE_S);
    }
    return open <= OPENINGS;
}

/* Makes *m from numbers whose bits are sides in exactly one order. Returns 1, 0 if there is no such
 * order, or -1 with the error set. */
static int sides_find(struct text *t, struct maze *m)
{
    const char *named = text_value(t, TEXT_BITS);
    struct sides s, found[2];
    char order[2][SIDES + 1] = {"", ""};
    size_t n = 0;
    for (unsigned k = 0; k < 512 && n < 2; k++) {
        unsigned seen = 0;
        char name[SIDES + 1] = "";
        for (unsigned bit = 0; bit < SIDES; bit++) {
            const unsigned d = k >> 2 * bit & 3;
            seen |= 1U << d;
            s.bit[d] = (unsigned char)(1 << bit);
            name[bit] = "nesw"[d];
        }
        s.walls = k < 256;
        if (seen != MOST || (named && strncmp(named, name, SIDES) != 0) || !sides_agree(t, &s))
            continue;
        memcpy(order[n], name, sizeof name);
        found[n++] = s;
    }
    if (n == 2) {
        text_refuse(t, 0, "the numbers are sides of cells in several ways");
        for (unsigned k = 0; k < 2; k++) {
            t->key[TEXT_BITS] = (uintptr_t)order[k];
            TEXT_OFFER(t, k ? "or" : "with", {TEXT_BITS, ""});
        }
        return -1;
    }
    if (n == 0)
        return 0;
    if (format_open(t->in, m, MAZE_WALLS, t->width, t->height))
        return -1;
    for (size_t y = 0, i = 0; y < t->height; y++)
        for (size_t x = 0; x < t->width; x++, i++) {
            unsigned char *cell = &m->cell[y * m->stride + x];
            for (unsigned d = 0; d < SIDES; d++)
                if (sides_wall(t, &found[0], i, d))
                    cell[m->owner[d]] |= maze_wall[d];
        }
    return 1;
}

/* Returns whether the cells are the digits of a maze of walls in the maze stream: a digit has the
 * value 2, and the last row and column are a border. */
bool sides_are_digits(const struct text *t)
{
    const size_t w = t->width, h = t->height;
    bool north = false;
    for (size_t i = 0; i < w * h; i++) {
        const unsigned value = sides_value(t, i);
        const bool right = i % w == w - 1, bottom = i / w == h - 1;
        if (value &
            (unsigned)~((right ? MAZE_WEST : MAZE_DIGIT) & (bottom ? MAZE_NORTH : MAZE_DIGIT)))
            return false;
        north = north || value & MAZE_NORTH;
    }
    return north;
}

/* Makes *m from the digits of the maze stream. Returns 1, or -1 with the error set. */
static int sides_digits(struct text *t, struct maze *m)
{
    const size_t count = t->width * t->height;
    unsigned char *digits = t->in->state.body.mem.at; /* holds the cells, or more */
    for (size_t i = 0; i < count; i++)
        digits[i] = (unsigned char)sides_value(t, i);
    return digits_maze(t->in, m, MAZE_ANY, t->width, t->height, "");
}

int sides_read(struct text *t, struct maze *m)
{
    const bool named = t->part == TEXT_NUMBERS;
    size_t count[MOST + 2] = {0}, marks = 0;
    unsigned most = 0;
    if (t->given || t->key[TEXT_COLOURS])
        return 0;
    for (size_t i = 0; i < t->width * t->height; i++) {
        const unsigned value = sides_value(t, i);
        count[value]++;
        most = value > most ? value : most;
    }
    for (unsigned k = 2; k <= MOST; k++)
        marks += count[k];
    if (most > MOST || marks == 0)
        return 0;
    if (sides_are_digits(t) && t->numbers.count == 0 &&
        !(!named && most == 3 && count[2] == 1 && count[3] == 1)) {
        const int got = sides_digits(t, m);
        if (got < 0 || named || !maze_has_open_side(m))
            return got;
    }
    if (t->key[TEXT_BITS] || (most > 3 && t->width > 2 && t->height > 2)) {
        const int got = sides_find(t, m);
        if (got)
            return got;
    }
    return named && count[2] + count[3] == 0 ? sides_digits(t, m) : 0;
}
