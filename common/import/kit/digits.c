#include "digits.h"

#include <string.h>

int digits_maze(struct input *in, struct maze *m, enum maze_kind kind, size_t columns, size_t rows,
                const char *hint)
{
    struct err *err = &in->reader.lines.err;
    const unsigned char *digits = in->state.body.mem.at;
    const size_t count = columns * rows;
    size_t i = 0;
    while (i < columns * rows && !(digits[i] & MAZE_NORTH))
        i++;
    if (kind == MAZE_BLOCK && i < count)
        return format_refuse(
            in,
            "number %zu of row %zu is not a digit of a board (0 free, 1 obstacle, 4 path, "
            "8 visited)",
            i % columns + 1, i / columns + 1);
    if (kind == MAZE_BLOCK || (kind == MAZE_ANY && i >= count))
        return format_board(in, m, digits, columns, rows);
    if (columns < 2 || rows < 2)
        return format_refuse(in, "a maze of walls has at least 2 rows of 2 digits");
    for (i = 0; i < count; i++) {
        const bool right = i % columns == columns - 1, bottom = i / columns == rows - 1;
        if (digits[i] & ~((right ? MAZE_WEST : MAZE_DIGIT) & (bottom ? MAZE_NORTH : MAZE_DIGIT)))
            return format_refuse(
                in,
                "walls (a number is 2): number %zu of row %zu must be 0%s, as part of the "
                "border%s",
                i % columns + 1, i / columns + 1,
                right && bottom ? ""
                : right         ? " or 1"
                                : " or 2",
                hint);
    }
    if (maze_shape(m, MAZE_WALLS, columns - 1, rows - 1, err))
        return -1;
    memcpy(m->cell, digits, count);
    return 1;
}
