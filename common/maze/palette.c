#include "palette.h"

#include <string.h>

const char *const palette_names[] = {"default", "print", "colour-blind", "dark", NULL};

#define RGB(color)                                                                                 \
    {                                                                                              \
        (color) >> 16, (color) >> 8 & 255, (color)&255                                             \
    }

/* No colour or grey represents two different parts, in the same palette or in different ones,
 * except that the area around the maze may look like free cells. The input format pbm can therefore
 * recognize them all. */
const struct palette palettes[] = {
    {{RGB(0xffffff), RGB(0x000000), RGB(0xcde1fa), RGB(0xe13228), RGB(0x14963c), RGB(0x7832c8),
      RGB(0xffffff), RGB(0xfefefe), RGB(0xf5aa00)},
     {255, 0, 222, 140, 30, 100, 255, 254, 190}},
    {{RGB(0xffffff), RGB(0x000000), RGB(0xdedede), RGB(0x8c8c8c), RGB(0x1e1e1e), RGB(0x646464),
      RGB(0xffffff), RGB(0xfefefe), RGB(0xbebebe)},
     {255, 0, 222, 140, 30, 100, 255, 254, 190}},
    {{RGB(0xffffff), RGB(0x000000), RGB(0xc8e6f5), RGB(0xd55e00), RGB(0x0072b2), RGB(0xcc79a7),
      RGB(0xffffff), RGB(0xfefefe), RGB(0xf0e442)},
     {255, 0, 222, 140, 30, 100, 255, 254, 190}},
    {{RGB(0x181a20), RGB(0xa8acb6), RGB(0x2c3e5c), RGB(0xffb020), RGB(0x46c878), RGB(0xf05a5a),
      RGB(0x181a20), RGB(0x181b20), RGB(0x78c8ff)},
     {24, 220, 56, 140, 176, 245, 24, 26, 90}},
};

void palette_component(unsigned char to[3], const struct palette *palette, size_t component)
{
    static const unsigned char light[PALETTE_COMPONENTS][3] = {
        RGB(0xffd6a5), RGB(0xcaffbf), RGB(0x9bf6ff), RGB(0xbdb2ff), RGB(0xffc6ff), RGB(0xfdffb6),
        RGB(0xffadad), RGB(0xa0c4ff), RGB(0xc8e6c8), RGB(0xebcdbe), RGB(0xbeebe1), RGB(0xe1d7f0)};
    for (int i = 0; i < 3; i++) {
        const unsigned value = light[component % PALETTE_COMPONENTS][i];
        to[i] = (unsigned char)(palette_is_dark(palette) ? value * 2 / 5 : value);
    }
}

void palette_shade(unsigned char to[3], const struct palette *palette, size_t at)
{
    enum { POINTS = 6, STEPS = POINTS - 1, STEP = (PALETTE_SHADES - 1) / STEPS };
    static const unsigned char points[2][POINTS][3] = {
        {RGB(0xfffab4), RGB(0xfabe50), RGB(0xe15a46), RGB(0x96286e), RGB(0x461e78), RGB(0x0f0a32)},
        {RGB(0x2d8778), RGB(0x286491), RGB(0x3c4191), RGB(0x6e2d78), RGB(0x5f143c), RGB(0x280a14)}};
    static const unsigned char unreached[2] = {230, 60};
    const bool is_dark = palette_is_dark(palette);
    const size_t k = at / STEP < STEPS ? at / STEP : STEPS - 1, part = at - k * STEP;
    const unsigned char(*from)[3] = points[is_dark] + k;
    for (int i = 0; i < 3; i++)
        to[i] = at == PALETTE_SHADES
                    ? unreached[is_dark]
                    : (unsigned char)(from[0][i] + (from[1][i] - from[0][i]) * (int)part / STEP);
}

enum palette_kind palette_find_color(const unsigned char color[3])
{
    unsigned char shade[3];
    for (unsigned k = 0; k < PALETTES; k++)
        for (unsigned kind = 0; kind < PALETTE_KINDS; kind++)
            if (memcmp(color, palettes[k].color[kind], sizeof palettes[k].color[kind]) == 0)
                return kind;
    for (unsigned k = 0; k < PALETTES; k++)
        for (unsigned at = 0; at <= PALETTE_SHADES + PALETTE_COMPONENTS; at++) {
            if (at <= PALETTE_SHADES)
                palette_shade(shade, &palettes[k], at);
            else
                palette_component(shade, &palettes[k], at);
            if (memcmp(color, shade, sizeof shade) == 0)
                return PALETTE_FREE;
        }
    return PALETTE_KINDS;
}

enum palette_kind palette_find_grey(unsigned char grey)
{
    for (unsigned k = 0; k < PALETTES; k++)
        for (unsigned kind = 0; kind < PALETTE_KINDS; kind++)
            if (grey == palettes[k].grey[kind])
                return kind;
    return PALETTE_KINDS;
}
