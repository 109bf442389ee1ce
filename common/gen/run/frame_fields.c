#include "frame_fields.h"

int frame_fields(const struct gen_frames *f, struct header *h)
{
    const size_t x = f->at % f->maze.stride, y = f->at / f->maze.stride;
    if (header_set_number(h, FIELD_FRAME, f->clock.frame) ||
        (f->at != GEN_NOWHERE && header_set_place(h, FIELD_AT, x, y)) ||
        (f->sets > 0 && header_set_number(h, FIELD_SETS, f->sets)))
        return -1;
    return 0;
}
