/* Tests of the colours of pictures: within a palette, all parts that must be distinguished have
 * different colours; and a colour means the same part in all palettes, so that a picture can be
 * read without knowing which one drew it. */
#include "common/maze/palette.h"
#include "tests/tap.h"

/* Returns the part that must not be confused with others: what is around the maze may look like
 * free cells. */
static unsigned part_of(unsigned kind)
{
    return kind == PALETTE_MARGIN ? PALETTE_FREE : kind;
}

/* Returns the number of pairs of different parts that have the same colour, or grey if `grey`. */
static unsigned count_confused(bool grey)
{
    enum { ALL = PALETTES * PALETTE_KINDS };
    unsigned confused = 0;
    for (unsigned a = 0; a < ALL; a++)
        for (unsigned b = 0; b < a; b++) {
            const unsigned part = a % PALETTE_KINDS, other = b % PALETTE_KINDS;
            const struct palette *p = &palettes[a / PALETTE_KINDS];
            const struct palette *q = &palettes[b / PALETTE_KINDS];
            if (part_of(part) != part_of(other) &&
                (grey ? p->grey[part] == q->grey[other]
                      : memcmp(p->color[part], q->color[other], 3) == 0)) {
                printf("# palette %s: part %u is part %u of %s\n", palette_names[a / PALETTE_KINDS],
                       part, other, palette_names[b / PALETTE_KINDS]);
                confused++;
            }
        }
    return confused;
}

/* Returns the number of shades, of `count`, that look like a part other than free cells, or like
 * nothing. shade: stores shade number `at`. */
static unsigned count_wrong(unsigned count, void (*shade)(unsigned char to[3],
                                                          const struct palette *palette, size_t at))
{
    unsigned wrong = 0;
    for (unsigned k = 0; k < PALETTES; k++)
        for (unsigned at = 0; at < count; at++) {
            unsigned char color[3];
            shade(color, &palettes[k], at);
            for (unsigned kind = 0; kind < PALETTE_KINDS; kind++)
                wrong +=
                    part_of(kind) != PALETTE_FREE && memcmp(color, palettes[k].color[kind], 3) == 0;
            wrong += palette_find_color(color) != PALETTE_FREE;
        }
    return wrong;
}

/* Returns the number of parts that palette_find_color or palette_find_grey finds. */
static unsigned count_found(bool grey)
{
    unsigned found = 0;
    for (unsigned k = 0; k < PALETTES; k++)
        for (unsigned kind = 0; kind < PALETTE_KINDS; kind++)
            found += part_of(kind) == (grey ? palette_find_grey(palettes[k].grey[kind])
                                            : palette_find_color(palettes[k].color[kind]));
    return found;
}

int main(void)
{
    static const unsigned char strange[] = {1, 2, 3};
    unsigned names = 0;
    while (palette_names[names])
        names++;
    ok(names == PALETTES, "every palette has a name");
    ok(count_confused(false) == 0, "no colour stands for two parts");
    ok(count_confused(true) == 0, "no grey stands for two parts");
    ok(count_wrong(PALETTE_SHADES + 1, palette_shade) == 0, "shades of distances are free cells");
    ok(count_wrong(PALETTE_COMPONENTS, palette_component) == 0,
       "shades of components are free cells");
    ok(count_found(false) == PALETTES * PALETTE_KINDS, "all colours are found");
    ok(count_found(true) == PALETTES * PALETTE_KINDS, "all greys are found");
    ok(palette_find_color(strange) == PALETTE_KINDS, "another colour is not found");
    ok(palette_find_grey(1) == PALETTE_KINDS, "another grey is not found");
    return done();
}
