/* stream: the maze stream, maze(5).
 *
 * Input: the kind of mazes without a header, two bytes for the way of reading (see reading.c), and
 * what is read. */
#include "kit/data.h"
#include "kit/reading.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    extern const struct format format_auto, format_walls, format_block;
    static const struct format *const kinds[] = {&format_auto, &format_walls, &format_block};
    struct data d = {bytes, n};
    const struct input_choice choice = {kinds[data_byte(&d) % 3], {0}};
    unsigned flags = data_byte(&d);
    flags |= data_byte(&d) << 8;
    reading_check(&choice, flags, d.at, d.n);
    return 0;
}
