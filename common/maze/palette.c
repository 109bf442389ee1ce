#include "palette.h"

#include <string.h>

const char *const palette_names[] = {"default", "print", "colour-blind", "dark", NULL};

/* No colour and no grey stands for two different parts, in one palette or in two, except that what
 * is around the maze may look like free cells. So the input format pbm knows them all. */
const struct palette palettes[] = {
    {{{255, 255, 255},
      {0, 0, 0},
      {205, 225, 250},
      {225, 50, 40},
      {20, 150, 60},
      {120, 50, 200},
      {255, 255, 255},
      {254, 254, 254},
      {245, 170, 0}},
     {255, 0, 222, 140, 30, 100, 255, 254, 190}},
    {{{255, 255, 255},
      {0, 0, 0},
      {222, 222, 222},
      {140, 140, 140},
      {30, 30, 30},
      {100, 100, 100},
      {255, 255, 255},
      {254, 254, 254},
      {190, 190, 190}},
     {255, 0, 222, 140, 30, 100, 255, 254, 190}},
    {{{255, 255, 255},
      {0, 0, 0},
      {200, 230, 245},
      {213, 94, 0},
      {0, 114, 178},
      {204, 121, 167},
      {255, 255, 255},
      {254, 254, 254},
      {240, 228, 66}},
     {255, 0, 222, 140, 30, 100, 255, 254, 190}},
    {{{24, 26, 32},
      {168, 172, 182},
      {44, 62, 92},
      {255, 176, 32},
      {70, 200, 120},
      {240, 90, 90},
      {24, 26, 32},
      {24, 27, 32},
      {120, 200, 255}},
     {24, 220, 56, 140, 176, 245, 24, 26, 90}},
};

void palette_component(unsigned char to[3], const struct palette *palette, size_t component)
{
    static const unsigned char light[PALETTE_COMPONENTS][3] = {
        {255, 214, 165}, {202, 255, 191}, {155, 246, 255}, {189, 178, 255},
        {255, 198, 255}, {253, 255, 182}, {255, 173, 173}, {160, 196, 255},
        {200, 230, 200}, {235, 205, 190}, {190, 235, 225}, {225, 215, 240}};
    for (int i = 0; i < 3; i++) {
        const unsigned value = light[component % PALETTE_COMPONENTS][i];
        to[i] = (unsigned char)(palette_is_dark(palette) ? value * 2 / 5 : value);
    }
}

void palette_shade(unsigned char to[3], const struct palette *palette, unsigned at)
{
    enum { POINTS = 6, STEPS = POINTS - 1, STEP = (PALETTE_SHADES - 1) / STEPS };
    static const unsigned char points[2][POINTS][3] = {{{255, 250, 180},
                                                        {250, 190, 80},
                                                        {225, 90, 70},
                                                        {150, 40, 110},
                                                        {70, 30, 120},
                                                        {15, 10, 50}},
                                                       {{45, 135, 120},
                                                        {40, 100, 145},
                                                        {60, 65, 145},
                                                        {110, 45, 120},
                                                        {95, 20, 60},
                                                        {40, 10, 20}}};
    static const unsigned char unreached[2] = {230, 60};
    const bool is_dark = palette_is_dark(palette);
    const unsigned k = at / STEP < STEPS ? at / STEP : STEPS - 1, part = at - k * STEP;
    const unsigned char(*from)[3] = points[is_dark] + k;
    for (int i = 0; i < 3; i++)
        to[i] = at == PALETTE_SHADES
                    ? unreached[is_dark]
                    : (unsigned char)(from[0][i] + (from[1][i] - from[0][i]) * (int)part / STEP);
}

/* Returns whether a colour is a shade of cells in a palette. */
static bool palette_has_shade(const struct palette *palette, const unsigned char color[3])
{
    unsigned char shade[3];
    for (unsigned at = 0; at <= PALETTE_SHADES; at++) {
        palette_shade(shade, palette, at);
        if (memcmp(color, shade, sizeof shade) == 0)
            return true;
    }
    for (unsigned k = 0; k < PALETTE_COMPONENTS; k++) {
        palette_component(shade, palette, k);
        if (memcmp(color, shade, sizeof shade) == 0)
            return true;
    }
    return false;
}

enum palette_kind palette_find_color(const unsigned char color[3])
{
    for (unsigned k = 0; k < PALETTES; k++)
        for (unsigned kind = 0; kind < PALETTE_KINDS; kind++)
            if (memcmp(color, palettes[k].color[kind], sizeof palettes[k].color[kind]) == 0)
                return kind;
    for (unsigned k = 0; k < PALETTES; k++)
        if (palette_has_shade(&palettes[k], color))
            return PALETTE_FREE;
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
