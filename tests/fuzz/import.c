/* import: every input format, and the detection of the format.
 *
 * Input: the number of the format in format_list, one byte per key, two bytes for the way of
 * reading (see reading.c), and what is read. */
#include "kit/data.h"
#include "kit/reading.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    struct data d = {bytes, n};
    struct input_choice choice;
    const struct row *entry = data_entry(&d, format_list, choice.values);
    unsigned flags = data_byte(&d);
    flags |= data_byte(&d) << 8;
    choice.format = entry == format_list[0] ? NULL : format_of(entry);
    reading_check(&choice, flags, d.at, d.n);
    return 0;
}
